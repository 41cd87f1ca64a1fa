"""Replays and records of matches."""
