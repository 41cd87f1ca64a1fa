"""The coach: hints during a match, lessons after it, and everything they are made of."""
