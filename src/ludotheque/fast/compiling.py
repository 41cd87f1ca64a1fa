"""Compiling: kernels are plain Python over NumPy arrays, compiled by Numba if it is installed.

`LUDOTHEQUE_INTERPRETED=1` runs the same source uncompiled, for debugging.
"""

import os
from collections.abc import Callable
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

HERE = Path(__file__).parent
SOURCES = (
    *(HERE / name for name in ("compiling.py", "kernels.py", "luck.py", "constants.py")),
    *(file for game in ("zatre", "zerzura") for file in sorted((HERE / game).glob("*.py")) if file.stem != "coding"),
    *(file for game in ("zatre", "zerzura") for file in sorted((HERE.parent / "games" / game).rglob("*.py"))),
    *sorted((HERE.parent / "games" / "zerzura" / "editions").glob("*.toml")),
)
"""The files that kernels depend on: their own code, and the games their tables are read from."""

try:
    numba: Any = import_module("numba")
except ImportError:  # pragma: no cover
    numba = None

IS_COMPILED = numba is not None and os.environ.get("LUDOTHEQUE_INTERPRETED") != "1"
"""True if kernels run as machine code."""
RUNS_KERNELS = IS_COMPILED or os.environ.get("LUDOTHEQUE_INTERPRETED") == "1"
"""True if playouts use kernels. Without Numba the public interface is used: it beats interpreted kernels."""


def fingerprint() -> str:
    """A hash of every file that kernels depend on; Numba itself checks only the file of a function."""
    digest = blake2b(digest_size=12)
    for file in SOURCES:
        digest.update(file.relative_to(HERE.parent).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


CACHE = user_cache_path("ludotheque") / "kernels" / fingerprint() if IS_COMPILED else None
"""Where machine code is cached between starts."""


_waiting: dict[int, Any] = {}
"""Kernels not compiled yet."""


def compiled(kernel: F) -> F:
    """The kernel, as machine code once `prepare` was called; without Numba, unchanged."""
    if CACHE is None:
        return kernel
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE)
    try:
        machine: F = numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True)(kernel)
    finally:
        numba.config.CACHE_DIR = before
    _waiting[id(machine)] = machine
    return machine


def prepare() -> None:
    """Compiles every kernel once, for its annotated types, or loads it from the cache."""
    while _waiting:
        _compile(next(iter(_waiting.values())))


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
