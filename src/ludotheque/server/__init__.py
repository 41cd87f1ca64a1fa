"""The house on the web: tables that people open, sit down at, and come back to; nothing acknowledged is ever lost."""
