"""The server beside a peer: both started from outside and put under load."""
