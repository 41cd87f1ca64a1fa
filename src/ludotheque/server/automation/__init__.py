"""What the house does at a table unasked: bots answer, clocks run out, bots hold the seats of absent people."""
