"""How a table is set up on the page: opened, enlarged, sat down at, or begun at once against a bot.

It may also have begun already, without a browser.
"""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.server.houses import Guest, close_tabs, table_of

from ..hands.zatre import Zatre
from .people import Person

AT_A_TABLE = "**/table/*"
SOON = 8_000
"""Milliseconds after which a person who still sees the same page taps once more."""


def press_for_a_table(one: Person, button: str) -> None:
    """Presses a button of Zatre's box that leads to a table.

    Seen twice in some five thousand tests: the page stays as it is. Nobody knows why yet; then the person taps again.
    """
    one.press("named-for", text=one.says(button), title="Zatre")
    try:
        one.page.wait_for_url(AT_A_TABLE, timeout=SOON)
    except TimeoutError:
        one.press("named-for", text=one.says(button), title="Zatre")


def play_now(one: Person) -> Zatre:
    """One tap on the shelf; in a moment it is this person's turn."""
    one.open("/")
    press_for_a_table(one, "play-now")
    zatre = Zatre(one)
    assert zatre.await_turn()
    return zatre


def open_table(host: Person) -> str:
    """Opens a table from its box; returns the link to invite with."""
    host.open("/box/zatre")
    press_for_a_table(host, "open-table")
    return host.field("table-link").input_value()


def places(one: Person) -> Locator:
    """The seats, in order."""
    return one.page.get_by_role("region", name=one.says("table-seats"), exact=True).get_by_role("listitem")


def make_room_for(host: Person, wanted: int) -> None:
    """Makes it a table for this many."""
    for count in range(places(host).count() + 1, wanted + 1):
        host.press("table-more")
        expect(places(host)).to_have_count(count)


def give_to_bot(host: Person, seat: int) -> None:
    """Gives a seat to an easy bot; seats are counted from 1."""
    host.field("table-seat-for", number=seat).select_option(label=host.says("table-bot-level", level="easy"))


def sit_by_link(one: Person, link: str) -> None:
    """Comes by the link and takes the first free seat."""
    one.page.goto(link)
    one.tap(one.button("table-sit").first)
    expect(one.button("table-get-up")).to_be_visible()


def begin_zuma(guests: Sequence[Guest], bots: int, **options: Any) -> str:
    """Begins a table of Zuma with easy bots; returns its id."""
    table = table_of(guests, bots, "zuma", "easy", options=options)[0].table
    close_tabs()
    return table
