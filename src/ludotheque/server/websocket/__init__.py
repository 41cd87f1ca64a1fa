"""Websockets: a connection from its handshake to its end, and the visits that browsers pay to tables through it."""
