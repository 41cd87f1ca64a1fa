"""What the words on a card do: each module adds the words that it knows (rules 9, 10 and 11)."""
