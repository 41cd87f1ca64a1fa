"""How a page is looked at: what is measured on it, and on which screens."""
