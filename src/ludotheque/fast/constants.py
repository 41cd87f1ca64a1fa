"""Sentinel values."""

NATURE, NOBODY = -1, -2
"""Who is asked, if not a player."""
GIVEN_UP = -(1 << 40)
"""Everybody's score in a match that has outgrown the space for it."""
