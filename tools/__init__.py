"""Scripts around the clone: building the client, bringing browsers, proving the two commands on a bare system."""
