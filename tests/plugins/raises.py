"""A plug-in that breaks when it is opened."""

raise RuntimeError("the box is empty")
