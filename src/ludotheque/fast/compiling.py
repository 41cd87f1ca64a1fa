"""Compiling: kernels are plain Python over NumPy arrays, compiled by Numba where it is installed.

`LUDOTHEQUE_INTERPRETED=1` lets the same source run uncompiled, for whoever looks for a mistake in it.
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
"""Numbers, one after the other."""
Rows = Annotated[NDArray[np.int64], "rows"]
"""Rows, one below the other."""
Reals = Annotated[NDArray[np.float64], "reals"]
"""Numbers with something behind the point."""

HERE = Path(__file__).parent
SOURCES = (
    *(HERE / name for name in ("compiling.py", "kernels.py", "luck.py", "signs.py")),
    *(file for game in ("zatre", "zerzura") for file in sorted((HERE / game).glob("*.py")) if file.stem != "coding"),
    *(file for game in ("zatre", "zerzura") for file in sorted((HERE.parent / "games" / game).rglob("*.py"))),
    *sorted((HERE.parent / "games" / "zerzura" / "editions").glob("*.toml")),
)
"""What the kernels are made of: themselves, and the games that their tables are read from."""

try:
    numba: Any = import_module("numba")
except ImportError:  # pragma: no cover
    numba = None

IS_COMPILED = numba is not None and os.environ.get("LUDOTHEQUE_INTERPRETED") != "1"
"""Whether kernels run as machine code."""
RUNS_KERNELS = IS_COMPILED or os.environ.get("LUDOTHEQUE_INTERPRETED") == "1"
"""Without Numba playouts go through the public interface, which is faster than a kernel that is not compiled."""


def fingerprint() -> str:
    """Changes with every file that has a part in the kernels: Numba itself looks only at the file of a function."""
    digest = blake2b(digest_size=12)
    for file in SOURCES:
        digest.update(file.relative_to(HERE.parent).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


CACHE = user_cache_path("ludotheque") / "kernels" / fingerprint() if IS_COMPILED else None
"""Where machine code is kept from one start to the next."""


_waiting: dict[int, Any] = {}
"""Kernels that are still to be compiled."""


def compiled(kernel: F) -> F:
    """The kernel as machine code, once `prepare` was called; without Numba, the kernel as it is."""
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
    """Compiles every kernel, once, for the types that it says it takes, or fetches what was compiled before."""
    while _waiting:
        _compile(next(iter(_waiting.values())))


def _compile(machine: Any) -> None:
    """First those that a kernel calls, so that they are not compiled again for every number they are called with."""
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
    """What Numba calls a type that a kernel takes or returns."""
    if hint in (Row, Rows, Reals):
        kind = numba.float64 if hint == Reals else numba.int64
        return numba.types.Array(kind, 2 if hint == Rows else 1, "C")
    return {int: numba.int64, float: numba.float64, bool: numba.boolean, NoneType: numba.void}[hint]
