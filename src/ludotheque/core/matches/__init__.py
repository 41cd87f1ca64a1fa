"""A match from its seed to its end: played, written down, played again, and explained as it goes."""
