"""Tests of `ludotheque.server.websocket`."""
