"""What `ludotheque bench` measures, and how it is shown."""
