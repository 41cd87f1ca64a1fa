"""The house on the web, tested as a process, over its connections."""

import pytest

pytest.register_assert_rewrite("tests.server.houses", "tests.server.ledger")
