"""Bots, hints and lessons, thought out in processes of their own."""
