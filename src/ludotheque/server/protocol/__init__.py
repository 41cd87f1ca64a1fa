"""What travels between a browser and the house, typed. The client's types are generated from it."""
