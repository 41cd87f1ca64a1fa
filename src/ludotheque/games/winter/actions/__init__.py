"""What a player may do in a turn: a module for each kind (rules 3, 5 and 10)."""
