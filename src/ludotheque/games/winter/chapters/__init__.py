"""The chapters of the rules, a module for each: from the setup to the end."""
