"""Facets: what a game may define beyond its rules. Every facet is optional and has defaults."""
