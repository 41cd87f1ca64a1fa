"""A plug-in that leaves when it is opened."""

raise SystemExit("goodbye")
