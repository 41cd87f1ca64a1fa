"""Guests: how they are known and called, what is kept of them, and how it is erased."""
