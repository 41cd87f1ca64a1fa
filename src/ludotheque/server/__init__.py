"""The house on the web: tables that people open, sit down at, and return to. Nothing acknowledged is ever lost."""
