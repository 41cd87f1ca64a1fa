"""A table at one keyboard: drawn in text, played, saved, coached."""
