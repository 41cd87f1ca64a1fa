"""Attacks at tables: crowding other people's tables, and having too many of one's own."""

import asyncio
from contextlib import suppress

from ..honest.people import Player, Refused
from ..wire import LOST
from .foes import Foe, attack
from .sockets import HELLO, TEXT, frame

MOST_ANSWERS = 2000
AN_UNHURRIED_HAND = 0.05
"""Seconds between answers that any limit allows."""


async def play(foe: Foe, players: list[Player], pause: float = 0) -> None:
    """Answers at random to the end. Two players may answer some seventy times before they must pause."""
    for _ in range(MOST_ANSWERS):
        asked = next((player for player in players if player.options), None)
        if asked is None or asked.play is None:
            if players[0].is_over:
                return
            await asyncio.sleep(0.05)
            continue
        await asked.ask("Answer", question=asked.play.question, option=foe.random.choice(asked.options))
        await asyncio.sleep(pause)


async def table_of_two(foe: Foe, game: str) -> list[Player]:
    """A table of two guests of the attacker, with its match begun."""
    host, other = await foe.guests(2)
    await host.come_to(await host.open_table(game))
    await other.come_to(host.table)
    with suppress(Refused):
        await host.ask("Resize", seats=2)
    await other.ask("Sit", seat=1)
    await host.ask("Begin")
    foe.did["tables"] += 1
    return [host, other]


async def finished_table(foe: Foe, game: str, pause: float = 0) -> str:
    """A table where the attacker has played a match to its end."""
    players = await table_of_two(foe, game)
    await play(foe, players, pause)
    foe.did["matches"] += 1
    return players[0].table


@attack
async def watchers(foe: Foe) -> None:
    """Ten guests of one address, with twenty connections each, at the table of somebody who comes and goes."""
    guests = await foe.guests(10)
    await foe.at_once(_watch(foe, guest) for guest in guests for _ in range(20))


async def _watch(foe: Foe, guest: Player) -> None:
    """A connection that comes back as soon as it is closed, and takes any free place."""
    while foe.goes_on:
        with suppress(*LOST):
            reader, writer = await foe.websocket(foe.table, guest.headers)
            try:
                await foe.pour(writer, frame(TEXT, HELLO), "watchers")
                while await reader.read(65_536):
                    pass
            finally:
                foe.drop(writer)
        await asyncio.sleep(0.05)


@attack
async def public_list(foe: Foe) -> None:
    """As many tables open to anybody as one address may have: nobody else's would be seen in the list."""
    for guest in await foe.guests(3):
        for _ in range(30):
            await foe.at_once([_open_to_anybody(foe, guest)])


async def _open_to_anybody(foe: Foe, guest: Player) -> None:
    await guest.come_to(await guest.open_table())
    await guest.ask("Offer", seat=1, to="anybody")
    foe.did["tables in the list"] += 1


@attack
async def rematches(foe: Foe) -> None:
    """One match after another, each followed by as many rematches as possible."""
    players = await table_of_two(foe, "zerzura")
    while foe.goes_on:
        await play(foe, players, AN_UNHURRIED_HAND)
        await players[0].ask("Rematch")
        await players[1].ask("Rematch")
        await players[0].come_to(str(players[0].facts.rematch))
        await players[1].come_to(players[0].table)
        await players[0].ask("Begin")
        foe.did["rematches"] += 1


@attack
async def moving_chairs(foe: Foe) -> None:
    """Guests who sit down and get up as fast as they may, and a host who changes the number of seats."""
    host, other = await foe.guests(2)
    await host.come_to(await host.open_table("zerzura"))
    await other.come_to(host.table)
    for number in range(200):
        for player, kind, how in ((other, "Sit", {"seat": 1}), (other, "Rise", {}), (host, "Resize", {"seats": 2})):
            with suppress(Refused):
                foe.did["chairs moved"] += 1
                await player.ask(kind, **how)
        with suppress(Refused):
            await host.ask("Resize", seats=3 + number % 2)


@attack
async def chat(foe: Foe) -> None:
    """Floods of long texts and quick phrases, at the attacker's own table and, without a seat, at somebody else's."""
    host, other = await table_of_two(foe, "zatre")
    with suppress(*LOST):
        await other.come_to(foe.table)
        for number in range(100):
            host.tell("Say", text=f"{number} " + "spam " * 50)
            other.tell("Wave", phrase="hello")
            foe.did["said"] += 2
            await asyncio.sleep(0.005)
