"""Numbers that stand for something else."""

NATURE, NOBODY = -1, -2
"""Who is asked when it is no player."""
GIVEN_UP = -(1 << 40)
"""The score of everybody in a match that has grown beyond what there is room for."""
