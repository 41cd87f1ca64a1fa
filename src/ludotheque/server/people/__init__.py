"""Guests: how they are known and named, what is kept of them, and how it is erased."""
