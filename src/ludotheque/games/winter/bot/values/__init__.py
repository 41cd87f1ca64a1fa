"""What things are worth to the colony: cards, tokens, and the words on a card."""
