"""Boxes that strangers might install: one that is whole, the others broken or not what they say."""
