"""How good an option looks: what it brings, in points, by its kind."""
