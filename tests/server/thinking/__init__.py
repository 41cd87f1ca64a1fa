"""Tests of `ludotheque.server.thinking`."""
