"""Tests of `ludotheque.server.http`."""
