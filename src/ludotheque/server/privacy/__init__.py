"""What the house keeps of people, what they may see of it, and how it is erased."""
