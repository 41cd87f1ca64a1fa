"""The fast path is tested compiled, all of it in one worker, because compiling takes a while.

Without Numba the tests are skipped, but never in CI.
"""

import os

import pytest

from ludotheque.fast import IS_COMPILED, prepare
from ludotheque.fast.binding import games_with_kernels


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compiles the kernels."""
    if not IS_COMPILED:
        if os.environ.get("CI") == "true":
            pytest.fail("Numba is not installed: the fast path would go untested")
        pytest.skip("Numba is not installed: pip install 'ludotheque[fast]'")
    assert games_with_kernels()
    prepare()
