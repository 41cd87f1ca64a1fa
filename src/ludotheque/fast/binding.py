"""The kernels of a game, found in its package as `kernels`, and the policies bound to them."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.shelf import shelf

POLICIES = Path(__file__).with_name("policies.py")
BOUND = ("asked", "options_of", "answered", "drawn", "evaluation", "score")
"""The kernels that policies call."""


class Kernels:
    """What a game offers to the fast path: its kernels and encodings, and the policies that play by them."""

    def __init__(self, package: str) -> None:
        self.coding: Any = import_module(package)
        self.policies: Any = policies_for(self.coding)


@cache
def kernels_of(game: Game[Any]) -> Kernels | None:
    """The game's kernels; None if it has none."""
    package = f"{game.package}.kernels"
    return None if find_spec(package) is None else Kernels(package)


def games_with_kernels() -> list[str]:
    """The keys of the games on the shelf that have kernels."""
    return [key for key, game in shelf.items() if kernels_of(game) is not None]


def policies_for(coding: Any) -> ModuleType:
    """The module of policies, loaded once more with the kernels of one game in place of the contract."""
    spec = spec_from_file_location(f"{__package__}.policies_of_{coding.__name__.replace('.', '_')}", POLICIES)
    assert spec is not None
    assert spec.loader is not None
    policies = module_from_spec(spec)
    sys.modules[policies.__name__] = policies
    spec.loader.exec_module(policies)
    vars(policies).update({name: getattr(coding, name) for name in BOUND})
    return policies
