"""Tests of `ludotheque.server.automation`."""
