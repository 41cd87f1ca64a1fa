"""Thinking for bots, hints and lessons, in processes of its own."""
