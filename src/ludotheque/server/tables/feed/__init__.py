"""The feed of a table: who has it open, and what each of them is sent."""
