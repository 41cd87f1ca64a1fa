"""Thinking is fair: who asks for much waits longest and is told so, and what hangs hurts nobody else."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.shelf import Shelf
from ludotheque.core.state.position import Position
from ludotheque.core.wire import wire
from ludotheque.server import entries, limits
from ludotheque.server.limits import OverLimit, Usage
from ludotheque.server.tables import table as table_module
from ludotheque.server.tables.table import Table
from ludotheque.server.thinking import pool
from ludotheque.server.thinking.pool import BotAnswer, Thinkers
from ludotheque.server.thinking.queue import Cause, Kind

from ..conftest import OpenHouse
from ..houses import PATIENCE, Guest, RunningHouse, Tab, table_of, worded
from ..moods import GAME, LONG, TURNS, Say
from ..plugins import MOODS, installed

THOUGHT = 3 * LONG
"""Seconds a slow bot takes for a question."""
MANY = 10


def asked_bot(guest: Guest, mood: str, level: str = "medium") -> Tab:
    """A table of a guest and a bot in this mood, at the moment when the bot is asked."""
    (tab,) = table_of([guest], bots=1, game="moods", level=level, options={"mood": mood})
    tab.answer({"type": "Say", "number": 1})
    return tab


def answered(tabs: list[Tab]) -> int:
    """At how many of the tables the bot has answered."""
    for tab in tabs:
        tab.catch_up()
    return sum(tab.is_asked for tab in tabs)


def at(house: RunningHouse, address: str, number: int) -> list[Guest]:
    """Several guests who share an address."""
    return [house.guest(f"Guest {each}", **{"X-Forwarded-For": address}) for each in range(number)]


# In a house.


def test_somebody_with_many_tables_delays_nobody_else_by_more_than_a_turn(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=1)
    greedy, other = house.guest("Mallory"), house.guest("Ann")
    many = [asked_bot(greedy, "slow") for _ in range(MANY)]
    before = answered(many)
    asked_bot(other, "quick").until(lambda tab: tab.is_asked)
    assert answered(many) - before <= 2


def test_many_guests_of_one_address_have_one_share(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=1)
    many = [asked_bot(guest, "slow") for guest in at(house, "192.0.2.7", MANY)]
    before = answered(many)
    asked_bot(house.guest("Ann"), "quick").until(lambda tab: tab.is_asked)
    assert answered(many) - before <= 2


def test_a_bot_that_somebody_watches_comes_before_those_that_nobody_watches(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=1)
    guests = house.guests(MANY)
    many = [asked_bot(guest, "slow") for guest in guests]
    for tab in many:
        tab.close()
    quick = asked_bot(house.guest("Zoe"), "quick").until(lambda tab: tab.is_asked)
    back = [guest.sits_at(tab.table) for guest, tab in zip(guests, many, strict=True)]
    assert answered(back) <= MANY - 3
    assert quick.noted().count("bot-hurried") == 0


def test_whoever_has_many_bots_thinking_is_told_once_that_one_had_to_hurry(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=1)
    greedy = house.guest("Mallory")
    slow = [asked_bot(greedy, "slow") for _ in range(5)]
    hurried = asked_bot(greedy, "quick", level="master").until(lambda tab: tab.is_asked)
    for tab in slow:
        tab.until(lambda tab: tab.is_asked).answer({"type": "Say", "number": 1})
    hurried.answer({"type": "Say", "number": 1})
    hurried.until(lambda tab: tab.is_asked)
    assert hurried.noted().count("bot-hurried") == 1
    (line,) = [line for line in hurried.lines if line.get("says", {}).get("id") == "bot-hurried"]
    assert "plus vite" in worded(line["says"], hurried.seat)["fr"]
    assert "ludotheque_hurried_total 2.0" in house.get("/metrics").body.decode()


# Hints.


def asked_first(guest: Guest) -> Tab:
    """A table of the guest and a bot, when it is the guest's turn."""
    (tab,) = table_of([guest], bots=1)
    return tab.until(lambda tab: tab.is_asked)


def question(tab: Tab) -> int:
    assert tab.play is not None
    return int(tab.play["question"])


def test_somebody_has_one_hint_at_a_time_wherever_they_sit(open_house: OpenHouse) -> None:
    ann = open_house(thinkers=1).guest("Ann")
    first, second = asked_first(ann), asked_first(ann)
    first.ask("Hint", question=question(first))
    assert second.refused("Hint", question=question(second)) == "hint-elsewhere"
    while first.hear()["type"] != "Advised":
        pass
    second.ask("Hint", question=question(second))


def test_an_address_has_a_few_hints_at_a_time(open_house: OpenHouse) -> None:
    house = open_house(thinkers=1, crowd=1)
    *few, last = [asked_first(guest) for guest in at(house, "192.0.2.7", limits.HINTS_AT_ADDRESS.most + 1)]
    for tab in few:
        tab.ask("Hint", question=question(tab))
    assert last.refused("Hint", question=question(last)) == "hints-busy"
    elsewhere = asked_first(house.guest("Ann"))
    elsewhere.ask("Hint", question=question(elsewhere))


# Without a house.


@pytest.fixture
def moods(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The box Moods is on the shelf."""
    monkeypatch.syspath_prepend(installed(tmp_path / "box", "moods", MOODS))
    monkeypatch.setattr(table_module, "shelf", Shelf())


@pytest.mark.usefixtures("moods")
def test_that_bots_hurry_is_told_again_only_after_a_calm_while() -> None:
    table = Table("a table")
    bots = [entries.Offered(seat, "bot", "master", f"Bot {seat}") for seat in (1, 2, 3)]
    for entry in (entries.Opened("moods", "a seed", "ann", "Ann", 4), *bots, entries.Begun(wire(GAME.options()))):
        table.add(entry, 0)
    thoughts = iter("hffhfffffhhf")
    for number in range(4 * TURNS):
        by_bot = number % 4 > 0
        thought = "hurried" if by_bot and next(thoughts) == "h" else "full"
        entry = entries.Answered(number % 4, wire(Say(1)), "bot" if by_bot else "person", thought=thought)
        table.add(entries.read(entries.written(entry)), 0)
    assert [each.what.id for each in table.lines if isinstance(each.what, Sentence)] == ["begun", *["bot-hurried"] * 2]


@pytest.fixture
def thinkers(moods: None) -> Iterator[type[Thinkers]]:
    """Thinkers who know the box Moods; their processes end with the test."""
    made: list[Thinkers] = []

    class Known(Thinkers):
        def __init__(self, workers: int) -> None:
            super().__init__(workers, 0, Usage())
            made.append(self)

    yield Known
    for each in made:
        each.close()


def view_of(mood: str) -> Position[Any]:
    """What the first player sees of a match of Moods."""
    match = Match(GAME, 2, "a seed", GAME.agreed(2, {"mood": mood}))
    return match.position.seen_by(Player(0))


def choose(thinkers: Thinkers, mood: str, who: str = "ann", level: Any = "medium") -> Coroutine[Any, Any, BotAnswer]:
    """A thought of somebody."""
    return thinkers.choose("moods", lambda: view_of(mood), 0, level, Cause(Kind.WATCHED, who, who))


def test_a_thought_that_hangs_costs_only_its_own_process(monkeypatch: pytest.MonkeyPatch, thinkers: Any) -> None:
    async def think() -> tuple[set[int], list[Any], set[int]]:
        two = thinkers(2)
        await asyncio.gather(*(choose(two, "slow", who) for who in ("ann", "bob")))
        before = {child.pid for child in psutil.Process().children()}
        monkeypatch.setattr(pool, "LONGEST_THOUGHT", LONG)
        hanging = asyncio.create_task(choose(two, "slow", "mallory"))
        await asyncio.sleep(0.01)
        monkeypatch.setattr(pool, "LONGEST_THOUGHT", PATIENCE)
        others = [choose(two, "slow", "ann"), choose(two, "quick", "bob")]
        told = await asyncio.gather(hanging, *others, return_exceptions=True)
        return before, told, {child.pid for child in psutil.Process().children()}

    before, (hanging, *others), after = asyncio.run(think())
    assert isinstance(hanging, TimeoutError)
    assert others == [BotAnswer(Say(3), False)] * 2
    assert len(before & after) == len(before) - 1


def test_only_thinking_counts_against_the_longest_thought_not_waiting(
    monkeypatch: pytest.MonkeyPatch, thinkers: Any
) -> None:
    async def think() -> list[BotAnswer]:
        one = thinkers(1)
        await choose(one, "quick")
        monkeypatch.setattr(pool, "LONGEST_THOUGHT", 2 * THOUGHT)
        return await asyncio.gather(*(choose(one, "slow") for _ in range(4)))

    assert [choice.option for choice in asyncio.run(think())] == [Say(3)] * 4


def test_a_master_thinks_less_the_more_its_payer_asks_for(thinkers: Any) -> None:
    async def think() -> tuple[list[BotAnswer], BotAnswer]:
        one = thinkers(1)
        await choose(one, "quick")
        many = asyncio.gather(*(choose(one, "quick", "mallory", "master") for _ in range(40)))
        await asyncio.sleep(0)
        other = await choose(one, "quick", "ann", "master")
        return await many, other

    many, other = asyncio.run(think())
    assert not other.hurried
    assert sum(choice.hurried for choice in many) > 20


def test_the_queue_of_one_address_is_bounded_and_leaves_room_for_others(thinkers: Any) -> None:
    async def think() -> list[str]:
        nobody = thinkers(0)
        most = limits.THOUGHTS.most
        tasks = [asyncio.create_task(choose(nobody, "quick", "mallory")) for _ in range(most + 5)]
        tasks += [asyncio.create_task(choose(nobody, "quick", "ann"))]
        await asyncio.sleep(0.01)
        waiting = nobody.queue.lengths()[Kind.WATCHED]
        refused = [type(task.exception()) for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert nobody.queue.lengths()[Kind.WATCHED] == 0
        return [f"{waiting - most}", *(kind.__name__ for kind in refused)]

    assert asyncio.run(think()) == ["1", *[OverLimit.__name__] * 5]
