"""Tests of `ludotheque.server.people`."""
