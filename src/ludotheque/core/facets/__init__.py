"""Facets: what a game may say of itself beyond its rules. Each has defaults, and is found where a game has it."""
