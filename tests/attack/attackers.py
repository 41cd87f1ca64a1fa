"""The attackers, in a process of their own that yields to the house and to those who measure it."""

import asyncio
import os
import resource
from collections import Counter
from multiprocessing import parent_process
from multiprocessing.connection import Connection as Pipe
from threading import Thread
from typing import Any

import uvloop
from msgspec import Struct

from .attacks import dear, http, names, sockets, tables, thinking
from .attacks.foes import ATTACKS, Foe
from .wire import Gate, is_lost

__all__ = ["ATTACKS", "Round", "attack_on_order", "dear", "http", "names", "sockets", "tables", "thinking"]

NICENESS = 5
"""Real attackers are elsewhere and take none of this machine's processor time."""


class Round(Struct, frozen=True):
    """Which attacks run at the same time, against which tables, for how long."""

    attacks: tuple[str, ...]
    tables: list[str]
    seconds: float
    seed: str


def attack_on_order(pipe: Pipe, gate: Gate) -> None:
    """The process: fights each round that comes through the pipe, until there is none."""
    os.nice(NICENESS)
    Thread(target=_end_with_our_parent, daemon=True).start()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    while (order := pipe.recv()) is not None:
        pipe.send(uvloop.run(fight(gate, order)))


def _end_with_our_parent() -> None:
    """Stops in the middle of a round where nobody is left to hear of it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


async def fight(gate: Gate, order: Round) -> dict[str, Counter[str]]:
    """Fights one round; returns, by attack, what was done and what became of it."""
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
    """Ignores broken connections, which attackers must expect; counts anything else as a mistake of ours."""
    error = context.get("exception")
    if not is_lost(error):
        mistakes[repr(error or context["message"])[:200]] += 1
