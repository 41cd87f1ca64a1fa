"""Guests: how they are known and named, and what they may write."""
