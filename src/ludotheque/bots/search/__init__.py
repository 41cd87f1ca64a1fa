"""Bots that try answers out on imagined positions: a tree search, several at once, and exact play near the end."""
