"""For authors and translators: what a game must keep, and whether it does."""
