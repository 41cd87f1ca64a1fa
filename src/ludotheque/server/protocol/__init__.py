"""What travels between a browser and the house, typed; the client's types are written from it."""
