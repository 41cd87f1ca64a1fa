"""Bots wait until those who play have been shown what has happened, as long as the table has patience."""

import asyncio
import json
from typing import Any

import pytest

from ludotheque.server.automation import catching_up
from ludotheque.server.automation.catching_up import CatchingUp
from ludotheque.server.protocol.parts import Patience, TableSettings
from ludotheque.server.tables.seats import Seat
from ludotheque.server.tables.table import Table

from ..houses import RunningHouse, Tab, table_of

MOMENT = 0.05
"""Seconds after which a bot without patience would have answered."""


class Looker:
    """A browser at the table."""

    def __init__(self, moments: bool = True, shown: int = 0, hurries: bool = False) -> None:
        self.moments, self.shown, self.hurries = moments, shown, hurries


class Seated:
    """Those who look on, each with a seat."""

    def __init__(self, *lookers: tuple[Any, int | None]) -> None:
        self.lookers = [*lookers]

    def seated(self) -> list[tuple[Any, int | None]]:
        return self.lookers


def of(lookers: Seated, people: int = 2, patience: Patience = "normal") -> CatchingUp:
    table = Table("somewhere")
    table.seats = [Seat(person=person) for person in range(people)]
    table.settings = TableSettings(patience=patience)
    return CatchingUp(table, lookers)


async def waits(house: CatchingUp, number: int = 7) -> bool:
    """Whether somebody is still waited for after a moment."""
    try:
        await asyncio.wait_for(house.has_seen(number), MOMENT)
    except TimeoutError:
        return True
    return False


@pytest.mark.parametrize(
    ("looker", "seat", "is_waited_for"),
    [
        (Looker(), 0, True),
        (Looker(shown=7), 0, False),
        (Looker(shown=6), 0, True),
        (Looker(hurries=True), 0, False),
        (Looker(moments=False), 0, False),
        (Looker(), None, False),
    ],
)
def test_whoever_plays_and_is_shown_moments_is_waited_for(
    looker: Looker, seat: int | None, is_waited_for: bool
) -> None:
    assert asyncio.run(waits(of(Seated((looker, seat))))) == is_waited_for


def test_nobody_is_waited_for_at_a_quick_table() -> None:
    for people in (1, 2):
        assert not asyncio.run(waits(of(Seated((Looker(), 0)), people, "quick")))


def test_the_last_one_who_looks_is_waited_for() -> None:
    async def story() -> None:
        slow, quick = Looker(), Looker()
        house = of(Seated((slow, 0), (quick, 1)))
        waiting = asyncio.create_task(house.has_seen(3))
        for looker in (quick, slow):
            await asyncio.sleep(0)
            assert not waiting.done()
            looker.shown = 3
            house.look()
        await asyncio.wait_for(waiting, 1)

    asyncio.run(story())


def test_whoever_leaves_is_waited_for_no_longer() -> None:
    async def story() -> None:
        seated = Seated((Looker(), 0))
        house = of(seated)
        waiting = asyncio.create_task(house.has_seen(3))
        await asyncio.sleep(0)
        seated.lookers.clear()
        house.look()
        await asyncio.wait_for(waiting, 1)

    asyncio.run(story())


def test_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catching_up.LONGEST_WAIT, "normal", MOMENT / 5)
    assert not asyncio.run(waits(of(Seated((Looker(), 0)))))
    assert asyncio.run(waits(of(Seated((Looker(), 0)), people=1))), "who plays alone may pause"


def beside_a_bot(house: RunningHouse, **agreed: Any) -> Tab:
    """Ann, whose browser shows moments, at a table of Winter Colony with two bots; all have kept their groups."""
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=2, game="winter", **agreed)
    tab.close()
    tab = ann.sits_at(tab.table, moments=True)
    tab.tell("Shown", number=tab.number, hurry=True)
    tab.answer(tab.options[0])
    return tab.until(lambda tab: tab.is_asked)


def end_turn(tab: Tab) -> None:
    """Answers until the turn is over: an `EndTurn` where there is one."""
    while tab.is_asked:
        ends = [option for option in tab.options if option["type"] == "EndTurn"]
        tab.answer((ends or tab.options)[0])


def test_a_bot_answers_when_it_was_shown_how_it_came_to_be_asked(house: RunningHouse) -> None:
    tab = beside_a_bot(house)
    while True:
        shown = tab.number
        tab.tell("Shown", number=shown)
        end_turn(tab)
        assert tab.play is not None
        if tab.play["question"] > shown:
            break
        # What all were asked together was shown before anybody answered.
        tab.tell("Shown", number=tab.number, hurry=True)
        tab.until(lambda tab: tab.is_asked)
    assert tab.is_quiet(0.5)
    before = tab.number
    tab.tell("Shown", number=tab.number)
    tab.until(lambda tab: tab.number > before)


def test_nobody_waits_for_whoever_hurries(house: RunningHouse) -> None:
    tab = beside_a_bot(house)
    end_turn(tab)
    tab.until(lambda tab: tab.is_asked)


def test_news_hold_the_moments_only_for_whoever_wants_them(house: RunningHouse) -> None:
    people = house.guests(2)
    tabs = table_of(people, game="winter")
    wants = people[0].sits_at(tabs[0].table, moments=True)
    for tab in tabs:
        tab.until(lambda tab: tab.is_asked)
        tab.answer(tab.options[0])
    wants.until(lambda tab: "Arrive" in str(tab.lines))
    tabs[0].until(lambda tab: tab.number >= wants.number)
    assert '"moments"' in "".join(wants.frames)
    assert '"moments"' not in "".join(tabs[0].frames)
    last = next(news for news in map(json.loads, reversed(wants.frames)) if news.get("moments"))
    counts = [moment["lines"] for moment in last["moments"]]
    assert counts == sorted(set(counts))
    assert counts[-1] <= len(last["lines"])
    assert all(moment["view"].keys() <= last["play"]["view"].keys() for moment in last["moments"])
