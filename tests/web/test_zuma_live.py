"""Zuma in real time: three people with browsers of their own, one of them far away, and a bot, to the end."""

from playwright.sync_api import expect

from tests.server.houses import House

from .conftest import Come
from .far_away import far_away
from .hands.table import OFTEN
from .hands.zuma import Zuma
from .inspecting import reads_only_their_language
from .setting import begin_zuma

MILLISECONDS_AWAY = 90
MOST_ROUNDS = 12


def test_three_people_and_a_bot_play_live_to_the_end_though_one_is_far_away(person: Come, house: House) -> None:
    guests = [house.guest(name) for name in ("Ann", "Cléo", "Blaise")]
    table = begin_zuma(guests, 1, pace="live", tempo="fast")
    with far_away(house, MILLISECONDS_AWAY) as distant:
        homes = (house, distant, house)
        tables = []
        for guest, home, device in zip(guests, homes, ("desk", "phone", "desk"), strict=True):
            one = person(at=home, guest=guest, device=device, language="fr" if device == "phone" else "en")
            one.open(f"/table/{table}")
            tables.append(Zuma(one))
            tables[-1].await_board()
        for number in range(MOST_ROUNDS):
            if not is_over(tables[0]):
                play_round(tables[number % 3], tables)
        for each in tables:
            each.person.reads("table-over")
            reads_only_their_language(each.person)
        assert len({tuple(each.ranked()) for each in tables}) == 1


def is_over(table: Zuma) -> bool:
    return table.over in table.page.locator("header.bar").inner_text()


def play_round(bold: Zuma, tables: list[Zuma]) -> None:
    """Somebody grabs as soon as the cards are there, and the others go for what is left."""
    for table in tables:
        deal_or_wait(table)
    if is_over(tables[0]):
        return
    bold.grab_by_key(bold.free_totems()[0])
    others = [table for table in tables if table is not bold]
    while not all(has_ended(table) for table in tables):
        for table in others:
            free = [] if has_ended(table) else table.free_totems()
            if free and table.page.locator(".hot").count():
                table.page.keyboard.press(str(free[-1] + 1))
        tables[0].page.wait_for_timeout(OFTEN)


def has_ended(table: Zuma) -> bool:
    """Whether the round is told on this page, or the match is over."""
    return table.ending().count() > 0 or is_over(table)


def deal_or_wait(table: Zuma) -> None:
    """Whoever calls deals at once; everybody else waits for the cards."""
    while table.cells.count() < 7 and not is_over(table):
        if table.page.locator(".deal").count():
            table.page.keyboard.press("Enter")
        table.page.wait_for_timeout(OFTEN)
    if not is_over(table):
        expect(table.cells).to_have_count(7)
