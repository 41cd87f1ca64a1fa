"""Attacks with expensive requests: replays, records, lessons, material, lists, and tables read from disk."""

import asyncio

from ..wire import NO_HEADERS, Headers
from .foes import Foe, attack
from .tables import AN_UNHURRIED_HAND, finished_table

AT_ONCE = 8
"""Concurrent requests of one address."""
SECONDS_TO_SLEEP = 6.0
"""Seconds after which the besieged house has put a table away."""


async def ask_for(foe: Foe, *paths: str, headers: Headers = NO_HEADERS) -> None:
    """Requests these pages again and again, several at a time."""
    while foe.goes_on:
        await foe.at_once(foe.fetch(foe.random.choice(paths), headers=headers) for _ in range(AT_ONCE))


@attack
async def material(foe: Foe) -> None:
    """The material of the largest box, compressed and not."""
    await ask_for(foe, "/api/material/winter", headers=foe.random.choice(({}, {"Accept-Encoding": "gzip"})))


@attack
async def pages(foe: Foe) -> None:
    """Rules, words, the shelf and the metrics, in a loop."""
    await ask_for(
        foe, "/api/rules/winter/fr", "/api/words/fr/ludotheque.games.winter", "/api/house", "/metrics", "/", "/health"
    )


@attack
async def lists(foe: Foe) -> None:
    """The list of tables, by a guest with as many tables as one may have."""
    guest = await foe.guest()
    for _ in range(50):
        await foe.at_once([guest.open_table()])
    await ask_for(foe, "/api/tables", headers=guest.headers)


@attack
async def replays(foe: Foe) -> None:
    """Replays and records of a finished match of Winter and of one in play, by new guests."""
    table = await finished_table(foe, "winter", AN_UNHURRIED_HAND)
    paths = [f"/api/tables/{id}/{what}" for id in (table, foe.table) for what in ("film", "film?seat=-1", "record")]
    while foe.goes_on:
        guest = await foe.guest()
        for _ in range(60 // AT_ONCE):
            await foe.at_once(foe.fetch(foe.random.choice(paths), headers=guest.headers) for _ in range(AT_ONCE))


@attack
async def lessons(foe: Foe) -> None:
    """Lessons, of one match after another, for every seat."""
    table = await finished_table(foe, "zerzura")
    for _ in range(20):
        await foe.at_once(foe.fetch(f"/api/tables/{table}/lesson?seat={seat}") for seat in range(2))


@attack
async def tables_nowhere(foe: Foe) -> None:
    """Tables that do not exist, for each of which the disk is asked."""
    while foe.goes_on:
        await foe.at_once(foe.fetch(f"/api/tables/{foe.nowhere()}/film") for _ in range(AT_ONCE))
        await foe.at_once(foe.websocket(foe.nowhere()) for _ in range(AT_ONCE))
        foe.let_go()


@attack
async def sleeping_tables(foe: Foe) -> None:
    """Tables that were opened, played and put away, all requested at once so that they are read from disk."""
    guest = await foe.guest()
    opened = [await guest.open_table("winter", quick=True, level="gentle") for _ in range(30)]
    foe.did["tables"] += len(opened)
    while foe.goes_on:
        await asyncio.sleep(SECONDS_TO_SLEEP)
        guest = await foe.guest()
        await foe.at_once(foe.fetch(f"/api/tables/{table}/film", headers=guest.headers) for table in opened)
