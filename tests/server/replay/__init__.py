"""Tests of `ludotheque.server.replay`."""
