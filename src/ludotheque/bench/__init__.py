"""Benchmarks: what we claim to be fast at, measured beside a peer in the same run. Each has a folder."""
