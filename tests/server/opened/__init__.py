"""Tests of `ludotheque.server.opened`."""
