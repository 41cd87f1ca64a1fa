"""How people come to a house with a browser: who they are, where they sit, what they read."""
