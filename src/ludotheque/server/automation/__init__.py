"""What the house does at a table by itself: bots answer, clocks run out, seats of absent people are held."""
