"""A table at one keyboard: drawing, playing, saving, coaching."""
