"""What is said, in each language: sentences, refusals, numbers and the rules pages."""
