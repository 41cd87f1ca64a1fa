"""Quick twins of what is said plainly elsewhere; each names its plain twin, and a test compares both."""
