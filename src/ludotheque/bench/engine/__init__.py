"""The engine beside its peers: decisions, copies and playouts per second."""
