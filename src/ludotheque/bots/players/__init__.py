"""Bots that answer quickly, and the levels of strength that people choose from."""
