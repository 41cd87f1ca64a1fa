"""Other honest people: those who check the house's health, newcomers, those who come back, watchers."""

import asyncio
from collections.abc import Iterator
from random import Random
from time import perf_counter

from ..felt import Felt
from ..wire import LOST, Gate, fetch
from .people import Person, Player, Refused

BETWEEN_PROBES = 0.1
BETWEEN_NEWCOMERS = 2.0
BETWEEN_CUTS = 2.0
LONGEST_WAIT = 120.0
"""Seconds after which a newcomer gives up on their bot."""


async def probe(gate: Gate, address: str, felt: Felt) -> None:
    """Checks the house's health ten times a second, each time over a new connection."""
    while True:
        wait = felt.wait("health", BETWEEN_PROBES)
        try:
            reply = await fetch(gate, address, "GET", "/health")
            if reply.status != 200 or not reply.json["ok"]:
                felt.refusals["not well"] += 1
        except LOST as error:
            felt.refusals[f"health: {type(error).__name__}"] += 1
        felt.came(wait)
        await asyncio.sleep(BETWEEN_PROBES)


async def welcome(gate: Gate, homes: Iterator[str], felt: Felt, random: Random) -> None:
    """Lets a newcomer in every few seconds, without waiting for the one before."""
    visits: set[asyncio.Task[None]] = set()
    while True:
        task = asyncio.ensure_future(visit(gate, next(homes), felt, random))
        visits.add(task)
        task.add_done_callback(visits.discard)
        await asyncio.sleep(BETWEEN_NEWCOMERS)


async def visit(gate: Gate, address: str, felt: Felt, random: Random) -> None:
    """A newcomer looks at the shelf, opens a table against an easy bot, and waits for its first answer."""
    newcomer, wait = Player(gate, address, felt), felt.wait("newcomers")
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            await _look_round(newcomer)
            await newcomer.come_to(await newcomer.open_table(quick=True, level="easy"))
            await _first_move(newcomer, random)
            felt.came(wait)
    except Refused as refused:
        felt.refusals[f"newcomer: {refused}"] += 1
    except LOST as error:
        felt.refusals[f"newcomer: {type(error).__name__}"] += 1
    felt.never_came(wait)
    newcomer.leave()


async def _look_round(newcomer: Person) -> None:
    """The requests of a browser that opens the shelf."""
    await newcomer.get("/api/house")
    await newcomer.arrive()
    await newcomer.get("/api/tables")
    await newcomer.get("/api/words/en/ludotheque.server")


async def _first_move(newcomer: Player, random: Random) -> None:
    """Answers until it is the bot's turn, and waits until the bot has answered."""
    while newcomer.options and newcomer.play is not None:
        await newcomer.ask("Answer", question=newcomer.play.question, option=random.choice(newcomer.options))
    await newcomer.until_news()


async def come_and_go(player: Player, felt: Felt) -> None:
    """Cuts a player's connection again and again; they come back to their seat each time."""
    while True:
        await asyncio.sleep(BETWEEN_CUTS)
        while player.is_waiting or not player.here.is_set():
            await asyncio.sleep(0.01)
        player.leave()
        await asyncio.sleep(0.2)
        began = perf_counter()
        await player.return_to_seat()
        felt.returns.append((perf_counter() - began) * 1000)


async def watch(watcher: Player, table: str) -> None:
    """Watches without a cookie, and feels what any reader feels."""
    await watcher.come_to(table)
    while True:
        await watcher.until_news()


async def keep_time(felt: Felt) -> None:
    """Measures how late this process is: that much of its measurements is its own."""
    while True:
        due = perf_counter() + 0.02
        await asyncio.sleep(0.02)
        felt.lateness.append((perf_counter() - due) * 1000)
