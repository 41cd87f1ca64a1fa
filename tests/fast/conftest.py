"""The fast path is tested compiled, all of it in one worker: compiling takes a while.

Where Numba is not installed, the tests are left out, but never in CI.
"""

import os

import pytest

from ludotheque.fast import IS_COMPILED, prepare


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Kernels as machine code."""
    if not IS_COMPILED:
        if os.environ.get("CI") == "true":
            pytest.fail("Numba is not installed: the fast path would go untested")
        pytest.skip("Numba is not installed: pip install 'ludotheque[fast]'")
    prepare()
