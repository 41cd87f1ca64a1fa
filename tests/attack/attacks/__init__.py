"""What strangers do to a house: a function with `@attack` for each assault."""
