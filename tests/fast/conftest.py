"""The fast path is tested compiled; where Numba is not installed, the tests are left out, but never in CI."""

import os
from pathlib import Path

import pytest

from ludotheque.fast import IS_COMPILED, prepare


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process compiles, and tests all of it, while the others do something else."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("fast"))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Kernels as machine code."""
    if not IS_COMPILED:
        if os.environ.get("CI") == "true":
            pytest.fail("Numba is not installed: the fast path would go untested")
        pytest.skip("Numba is not installed: pip install 'ludotheque[fast]'")
    prepare()
