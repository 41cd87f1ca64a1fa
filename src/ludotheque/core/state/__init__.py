"""A game in progress: the world, the steps still to do, chance, and the position that holds them all."""
