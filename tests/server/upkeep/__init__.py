"""Tests of `ludotheque.server.upkeep`."""
