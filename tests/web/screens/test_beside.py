"""The screens beside the tables, in the windows people have: nothing is cut off, too small, nameless or covered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.houses import RunningHouse

from ..beside import LOOKS, SCREENS, Look, Setting, Visitor
from ..visiting.people import troubles_of
from ..windows import Window

SHORT = (
    Look([Window(360, 640), Window(844, 390)], True, text="big"),
    Look([Window(1366, 600)], False, language="en", theme="dark"),
)
"""Where room is shortest."""
USUAL = (
    "shelf",
    "shelf-alone",
    "box-winter",
    "choose-zuma",
    "rules-zatre",
    "my-tables-none",
    "settings",
    "not-found",
    "no-such-replay",
    "before-rules-winter",
    "before-bots",
    "invited",
    "before-lost",
    "menu",
    "menu-people",
    "end-zatre",
    "replay-zatre",
    "replay-moves",
)
"""One of each kind; the others are for a soak."""


@pytest.fixture(scope="module")
def setting(house: RunningHouse) -> Setting:
    """A house with a table for every screen."""
    return Setting(house)


def wrong(browser: Browser, setting: Setting, look: Look, names: tuple[str, ...]) -> Iterator[str]:
    """What is wrong on these screens."""
    visitors: dict[str, Visitor] = {}
    for name in names:
        screen = SCREENS[name]
        if screen.who not in visitors:
            visitors[screen.who] = Visitor(browser, setting, look, screen.who)
        visitor = visitors[screen.who]
        visitor.go_to(screen)
        for window in visitor.in_windows():
            for complaint in visitor.wrong_in(screen):
                yield f"{name} {window} {look}: {complaint}"
        visitor.come_back()
    people = [visitor.person for visitor in visitors.values()]
    yield from troubles_of(people)
    for person in people:
        person.leave()


@pytest.mark.parametrize("look", SHORT, ids=str)
def test_everything_on_the_screens_beside_the_tables_can_be_read_and_tapped(
    browser: Browser, setting: Setting, look: Look
) -> None:
    assert [*wrong(browser, setting, look, USUAL)] == []


@pytest.mark.soak
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_in_every_window_every_screen_beside_the_tables_is_in_order(
    browser: Browser, setting: Setting, look: Look
) -> None:
    assert [*wrong(browser, setting, look, (*SCREENS,))] == []
