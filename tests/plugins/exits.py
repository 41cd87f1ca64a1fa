"""A plug-in that exits when it is imported."""

raise SystemExit("goodbye")
