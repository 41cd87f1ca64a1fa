"""The attackers, in a process of their own that gives way to the house and to those who measure it."""

import asyncio
import os
import resource
from collections import Counter
from multiprocessing.connection import Connection as Pipe
from typing import Any

import uvloop
from msgspec import Struct

from . import dear, http, names, sockets, tables, thinking
from .foes import ATTACKS, Foe
from .wire import Gate, is_lost

__all__ = ["ATTACKS", "Round", "attack_on_order", "dear", "http", "names", "sockets", "tables", "thinking"]

NICENESS = 5
"""An attacker elsewhere would take no time of this machine's processors."""


class Round(Struct, frozen=True):
    """Which attacks go on at the same time, against which tables, for how long."""

    attacks: tuple[str, ...]
    tables: list[str]
    seconds: float
    seed: str


def attack_on_order(pipe: Pipe, gate: Gate) -> None:
    """The process: fights one round after the other, as they come through the pipe, until it gets none."""
    os.nice(NICENESS)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    while (order := pipe.recv()) is not None:
        pipe.send(uvloop.run(fight(gate, order)))


async def fight(gate: Gate, order: Round) -> dict[str, Counter[str]]:
    """One round; gives by attack what was done and what became of it."""
    foes = {
        name: Foe(gate, order.tables, place, order.seed, order.seconds)
        for place, name in enumerate(ATTACKS)
        if name in order.attacks
    }
    mistakes: Counter[str] = Counter()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: _note(mistakes, context))
    await asyncio.gather(*(foe.attack(ATTACKS[name].assault) for name, foe in foes.items()))
    return {name: foe.did for name, foe in foes.items()} | ({"MISTAKES": mistakes} if mistakes else {})


def _note(mistakes: Counter[str], context: dict[str, Any]) -> None:
    """Connections that break are what attackers live with; anything else is a mistake of ours."""
    error = context.get("exception")
    if not is_lost(error):
        mistakes[repr(error or context["message"])[:200]] += 1
