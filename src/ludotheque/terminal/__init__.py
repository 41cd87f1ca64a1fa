"""The terminal: the command line, and tables drawn as text."""
