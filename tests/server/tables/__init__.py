"""Tests of `ludotheque.server.tables`."""
