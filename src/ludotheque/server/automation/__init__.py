"""What the house does at a table by itself: bots answer, clocks run out, bots hold the seats of absent people."""
