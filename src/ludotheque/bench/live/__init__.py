"""Fairness in real time, over unequal links."""
