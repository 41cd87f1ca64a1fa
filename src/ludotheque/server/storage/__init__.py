"""What is on disk: entries, the lists made from them, and the check that all of it is intact."""
