"""The server beside a peer: both started from outside, and the load put on them."""
