"""Third-party boxes: one that is whole, and others that are broken or not what they claim."""
