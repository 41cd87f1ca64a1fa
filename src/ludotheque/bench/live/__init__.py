"""Fairness in real time, over links that differ."""
