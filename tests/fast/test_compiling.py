"""Machine code is kept until a kernel, or a number that one sees, is another."""

from typing import Any

import numpy as np
import pytest

from ludotheque.fast.compiling import fingerprint
from ludotheque.games.zatre.kernels import scoring, tables


@pytest.fixture
def kernels() -> list[Any]:
    """A kernel, as it was written."""
    score: Any = scoring.score
    return [score.py_func]


@pytest.mark.parametrize("changed", [tables.POINTS + 1, tables.POINTS.astype(np.int32), tables.POINTS[:-1].copy()])
def test_another_table_of_numbers_is_compiled_again(
    kernels: list[Any], monkeypatch: pytest.MonkeyPatch, changed: Any
) -> None:
    before = fingerprint(kernels)
    monkeypatch.setattr(scoring, "POINTS", changed)
    assert fingerprint(kernels) != before


def test_another_constant_is_compiled_again(kernels: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(kernels)
    monkeypatch.setattr(scoring, "RED", tables.RED + 1)
    assert fingerprint(kernels) != before


def test_what_no_kernel_can_see_compiles_nothing_again(kernels: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(kernels)
    monkeypatch.setattr(scoring, "compiled", lambda kernel: kernel)
    assert fingerprint(kernels) == before
