"""Tests of `ludotheque.server.storage`."""
