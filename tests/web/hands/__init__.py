"""Hands that play on a page, by finger, by mouse, or by keys alone.

They know nothing but what the page shows and names.
"""
