"""Tests of `ludotheque.server.privacy`."""
