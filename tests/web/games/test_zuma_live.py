"""Zuma in real time: three people with browsers of their own, one of them far away, and a bot, to the end."""

import pytest

from ludotheque.core.language.words import Language
from tests.server.houses import RunningHouse

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.zuma import Zuma
from ..looking.inspecting import reads_only_their_language
from ..visiting.far_away import far_away
from ..visiting.setting import begin_zuma

MILLISECONDS_AWAY = 90
MOST_ROUNDS = 12
A_FEW = 4
"""Fewer rounds than any match has; in a soak all are played."""
IS_OVER = """(over) => document.querySelector("header.bar").innerText.includes(over)"""
HAS_ENDED = f"""(over) => document.querySelector("section.end") !== null || ({IS_OVER})(over)"""
"""The round is told, or the match is over."""
IS_DEALT = f"""(over) => document.querySelectorAll("[data-guide~=hand] button").length === 7 || ({IS_OVER})(over)"""
MAY_DEAL = """() => document.querySelector(".deal") !== null"""
TO_GRAB = """() => [...document.querySelectorAll(".hot .totem[aria-disabled=false]")].at(-1)?.dataset.totem"""
"""The last totem that still stands in a scramble."""


@pytest.mark.parametrize("rounds", [A_FEW, pytest.param(MOST_ROUNDS, marks=pytest.mark.soak)])
def test_three_people_and_a_bot_play_round_after_round_live_though_one_is_far_away(
    person: Come, house: RunningHouse, rounds: int
) -> None:
    guests = [house.guest(name) for name in ("Ann", "Cléo", "Blaise")]
    table = begin_zuma(guests, 1, pace="live", tempo="fast")
    with far_away(house, MILLISECONDS_AWAY) as distant:
        homes = (house, distant, house)
        tables = []
        for guest, home, device in zip(guests, homes, ("desk", "phone", "desk"), strict=True):
            language: Language = "fr" if device == "phone" else "en"
            one = person(at=home, guest=guest, device=device, language=language, still=home is house)
            one.open(f"/table/{table}")
            tables.append(Zuma(one))
            tables[-1].await_board()
        for number in range(rounds):
            deal(tables)
            if not is_over(tables[0]):
                play_round(tables[number % 3], tables)
        if rounds == MOST_ROUNDS:
            is_told_to_all(tables)


def is_told_to_all(tables: list[Zuma]) -> None:
    """The match is over, for each in their language and with the same scores."""
    for each in tables:
        each.person.reads("table-over")
        reads_only_their_language(each.person)
    assert len({tuple(each.ranked()) for each in tables}) == 1


def is_over(table: Zuma) -> bool:
    """Whether the match is over on this page."""
    return bool(table.page.evaluate(IS_OVER, table.over))


def deal(tables: list[Zuma]) -> None:
    """Whoever calls deals at once, and everybody gets their cards, unless the match is over."""
    while not all(table.page.evaluate(IS_DEALT, table.over) for table in tables):
        for table in tables:
            if table.page.evaluate(MAY_DEAL):
                table.page.keyboard.press("Enter")
        tables[0].page.wait_for_timeout(OFTEN)


def play_round(bold: Zuma, tables: list[Zuma]) -> None:
    """Somebody grabs as soon as the cards are there, and the others go for what is left."""
    bold.grab_by_key(bold.free_totems()[0])
    others = [table for table in tables if table is not bold]
    while not all(table.page.evaluate(HAS_ENDED, table.over) for table in tables):
        for table in others:
            if (totem := table.page.evaluate(TO_GRAB)) is not None:
                table.page.keyboard.press(str(int(totem) + 1))
        tables[0].page.wait_for_timeout(OFTEN)
