"""A table: what is written down, what follows from it, who may do what, and what each reader is sent."""
