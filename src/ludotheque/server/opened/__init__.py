"""A table in memory: who comes and goes, what they ask, and what the house does for it."""
