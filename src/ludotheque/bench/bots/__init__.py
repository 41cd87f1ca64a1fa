"""Bots: how fast they think, how strong they are, and what they lose."""
