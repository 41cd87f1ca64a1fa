"""Compiling: kernels are plain Python over NumPy arrays, compiled by Numba if it is installed.

`LUDOTHEQUE_INTERPRETED=1` runs the same source uncompiled, for debugging. Machine code is kept between starts, in
`NUMBA_CACHE_DIR` or in the person's own cache.
"""

import os
import sys
from collections.abc import Callable, Iterable
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, TypeVar, get_type_hints

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])
Row = Annotated[NDArray[np.int64], "row"]
"""A row of integers."""
Rows = Annotated[NDArray[np.int64], "rows"]
"""Rows of integers."""
Reals = Annotated[NDArray[np.float64], "reals"]
"""A row of real numbers."""
FROZEN = (bool, int, float, tuple)
"""What machine code takes over as it is, besides arrays."""

try:
    numba: Any = import_module("numba")
except ImportError:  # pragma: no cover
    numba = None

IS_COMPILED = numba is not None and os.environ.get("LUDOTHEQUE_INTERPRETED") != "1"
"""True if kernels run as machine code."""
RUNS_KERNELS = IS_COMPILED or os.environ.get("LUDOTHEQUE_INTERPRETED") == "1"
"""True if playouts use kernels. Without Numba the public interface is used: it beats interpreted kernels."""


_waiting: dict[int, Any] = {}
"""Kernels not compiled yet."""


def compiled(kernel: F) -> F:
    """The kernel, as machine code once `prepare` was called; without Numba, unchanged."""
    if not IS_COMPILED:
        return kernel
    machine: F = numba.njit(nogil=True, no_cfunc_wrapper=True)(kernel)
    _waiting[id(machine)] = machine
    return machine


def fingerprint(kernels: Iterable[Callable[..., Any]]) -> str:
    """A hash of what machine code depends on: the files of the kernels, and every number that they can see.

    Numba itself checks only the file of a function. A game counts by the tables read from it: whatever else changes
    there, nothing is compiled again.
    """
    digest = blake2b(digest_size=12)
    for module in sorted({kernel.__module__ for kernel in kernels}):
        seen = vars(sys.modules[module])
        digest.update(Path(seen["__file__"]).read_bytes())
        for name in sorted(seen):
            if isinstance(seen[name], np.ndarray):
                digest.update(f"{name} {seen[name].dtype} {seen[name].shape}".encode() + seen[name].tobytes())
            elif isinstance(seen[name], FROZEN):
                digest.update(f"{name} {seen[name]!r}".encode())
    return digest.hexdigest()


def prepare() -> None:
    """Compiles every kernel once, for its annotated types, or loads it from the cache."""
    if not _waiting:
        return
    before = numba.config.CACHE_DIR
    folder = Path(before) if before else user_cache_path("ludotheque") / "kernels"
    current = folder / fingerprint(machine.py_func for machine in _waiting.values())
    try:
        for machine in _waiting.values():
            # Policies are the same source for each game: Numba must not take one game's machine code for another's.
            numba.config.CACHE_DIR = str(current / machine.py_func.__module__)
            machine.enable_caching()
        while _waiting:
            _compile(next(iter(_waiting.values())))
    finally:
        numba.config.CACHE_DIR = before


def _compile(machine: Any) -> None:
    """Compiles a kernel after those it calls, so that they are not compiled again for each argument type."""
    del _waiting[id(machine)]
    known = machine.py_func.__globals__
    for name in machine.py_func.__code__.co_names:
        if id(called := known.get(name)) in _waiting:
            _compile(called)
    hints = get_type_hints(machine.py_func, include_extras=True)
    returned = hints.pop("return")
    machine.compile(_numba_type(returned)(*map(_numba_type, hints.values())))
    machine.disable_compile()


def _numba_type(hint: Any) -> Any:
    """Numba's type for an annotation of a kernel."""
    if hint in (Row, Rows, Reals):
        kind = numba.float64 if hint == Reals else numba.int64
        return numba.types.Array(kind, 2 if hint == Rows else 1, "C")
    return {int: numba.int64, float: numba.float64, bool: numba.boolean, NoneType: numba.void}[hint]
