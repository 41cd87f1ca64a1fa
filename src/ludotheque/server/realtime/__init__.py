"""Games in real time: when a question is shown, and who was first."""
