"""The coach: hints during a match and lessons after it, and all that they are made of."""
