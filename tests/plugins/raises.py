"""A plug-in that raises an error when it is imported."""

raise RuntimeError("the box is empty")
