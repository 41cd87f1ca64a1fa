"""The terminal: the command line, and the table as it is drawn in text."""
