"""Many matches played by bots, over several processes, and what they show."""
