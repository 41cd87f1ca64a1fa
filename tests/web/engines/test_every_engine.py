"""A short visit to each game, in every engine, on a laptop and on a phone."""

from collections.abc import Iterator

import pytest

from tests.web.visiting.wording import told

from .conftest import Visit
from .hands import HANDS
from .pages import Window
from .visitor import Visitor

WINDOWS = {"laptop": Window(1366, 650, by_finger=False), "phone": Window(390, 844, by_finger=True)}

every_window = pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)


def visits() -> Iterator[object]:
    """Every game in every window: the games take turns to be visited on a laptop or a phone, the rest is for a soak."""
    for number, game in enumerate(HANDS):
        for place, (name, window) in enumerate(WINDOWS.items()):
            marks = () if number % 2 == place else (pytest.mark.soak,)
            yield pytest.param(game, window, id=f"{game}-{name}", marks=marks)


@pytest.mark.parametrize(("game", "window"), [*visits()])
def test_a_game_is_begun_from_the_shelf_and_goes_on_after_the_house_has_fallen(
    visit: Visit, game: str, window: Window
) -> None:
    somebody = visit(window)
    somebody.open("/")
    hands = HANDS[game](somebody)
    somebody.touch("button", somebody.says("named-for", text=somebody.says("play-now"), title=hands.title))

    hands.await_turn()
    hands.is_refused()
    hands.answer_by_touch()

    the_house_falls_and_rises(somebody)

    hands.await_turn()
    hands.answer_by_key()


def the_house_falls_and_rises(somebody: Visitor) -> None:
    """Pulls the plug under an open page, which says so, and finds the house again by itself."""
    lost = somebody.says("table-connection-lost")
    somebody.house.kill()
    somebody.reads(".banner", lost)
    somebody.house.open()
    somebody.reads_no_more(".banner", lost)


@every_window
def test_an_address_without_a_table_is_refused_in_words(visit: Visit, window: Window) -> None:
    somebody = visit(window)
    somebody.open("/table/nothing-here")
    somebody.reads("main", told("en", "ludotheque.server", "unknown-table"))
