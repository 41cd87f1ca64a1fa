"""Series: many matches played by bots, over several processes, and their tally."""
