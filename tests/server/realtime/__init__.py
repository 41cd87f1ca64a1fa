"""Tests of `ludotheque.server.realtime`."""
