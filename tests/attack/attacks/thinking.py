"""Attacks on the processes in which bots think."""

import asyncio

from ..honest.people import Player
from .foes import Foe, attack

HOMES = 8
"""Addresses from which tables of masters are opened."""


@attack
async def winter_masters(foe: Foe) -> None:
    """Three hundred and twenty tables of Winter against masters, from eight addresses; at some the match goes on."""
    await foe.at_once(_masters(foe, home) for home in range(HOMES))
    await asyncio.sleep(10)


async def _masters(foe: Foe, home: int) -> None:
    guest = await foe.guest(home)
    opened = []
    for _ in range(320 // HOMES):
        opened.append(await guest.open_table("winter", quick=True, level="master"))
        foe.did["tables of masters"] += 1
    await foe.at_once(_go_on(foe, foe.tab_of(guest), table) for table in opened[:10])


async def _go_on(foe: Foe, tab: Player, table: str) -> None:
    """Answers a few times, so that the masters must think again."""
    await tab.come_to(table)
    for _ in range(5):
        await tab.until_asked()
        if tab.play is not None and tab.options:
            await tab.ask("Answer", question=tab.play.question, option=foe.random.choice(tab.options))
            foe.did["answers to masters"] += 1


@attack
async def hints(foe: Foe) -> None:
    """Forty-two hints for three guests, at fourteen tables each."""
    for guest in await foe.guests(3):
        tables = [await guest.open_table("winter", quick=True, level="gentle") for _ in range(14)]
        await foe.at_once(_hint(foe, guest, table) for table in tables)
    await asyncio.sleep(5)


async def _hint(foe: Foe, guest: Player, table: str) -> None:
    """Asks for one guest's hint in a tab of its own, without waiting for it."""
    tab = foe.tab_of(guest)
    await tab.come_to(table)
    await tab.until_asked()
    if tab.play is not None:
        tab.tell("Hint", question=tab.play.question, ref=1)
        foe.did["hints"] += 1
