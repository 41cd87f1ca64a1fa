"""What is on disk: entries, lists made from them, and whether all of it is whole."""
