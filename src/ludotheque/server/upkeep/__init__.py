"""What an operator does with a whole house: checks that it is intact, copies it."""
