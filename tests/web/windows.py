"""The windows people play in, and a table of every game with few and with many players, where it is Ann's turn.

`python -m tests.web.windows FOLDER [GAME …]` takes a picture of each: `zatre-6-1366x650-big-fr-dark.png`.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser

from ludotheque.core.words import Language
from tests.playing import Dice
from tests.server.houses import Guest, House, Tab, close_tabs, table_of

from .browsing import build_once, chromium
from .inspecting import IS_STILL
from .people import Person, Theme


class Window(NamedTuple):
    """The inside of a browser's window, in CSS pixels."""

    width: int
    height: int

    @property
    def is_touched(self) -> bool:
        """Whether phones and tablets have it, rather than computers."""
        return self in TOUCHED

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


TOUCHED = (Window(360, 640), Window(390, 844), Window(844, 390), Window(768, 1024), Window(1024, 768))
DESKS = (Window(1366, 600), Window(1366, 650), Window(1366, 700), Window(1440, 900), Window(1920, 1080))
WINDOWS = (*TOUCHED, *DESKS)
TEXTS = ("normal", "big")

PLAYERS = {"zatre": (2, 6), "zerzura": (2, 5), "zuma": (3, 6), "winter": (2, 5), "brimful": (2, 4)}
"""The fewest and the most."""
OPTIONS = {"zuma": {"pace": "calm"}}
MOST_TABLES = 40

KEEP_TEXT = "(text) => localStorage.setItem('ludotheque.settings', JSON.stringify({ text }))"


def has_come_far(tab: Tab) -> bool:
    """Ann is asked, and there is something to see on the table."""
    if not tab.is_asked or tab.play is None:
        return False
    view, kinds = tab.play["view"], {option["type"] for option in tab.options}
    match tab.facts["game"]:
        case "zatre":
            return view["turns"] >= 12 and "Place" in kinds
        case "zerzura":
            return "Take" in kinds and len(view["rows"][tab.seat]) >= 6
        case "winter":
            return "Attack" in kinds or "EndTurn" in kinds
        case "zuma":
            return "Give" in kinds
        case _:
            return True


def set_table(ann: Guest, game: str, players: int) -> str:
    """A table of bots around Ann, played at random until it has come far and she is asked; its id."""
    for number in range(MOST_TABLES):
        dice = Dice(f"table {number}")
        tabs = table_of([ann], players - 1, game, options=OPTIONS.get(game, {}))
        lead = tabs[0]
        while not lead.is_over:
            lead.until(lambda tab: tab.is_over or tab.is_asked)
            if has_come_far(lead):
                close_tabs()
                return lead.table
            wanted = [option for option in lead.options if option["type"] in ("Take", "Place")]
            lead.answer(dice.pick(wanted or lead.options))
        close_tabs()
    raise AssertionError(f"no match of {game} comes so far")


class Room:
    """Somebody whose window can be made larger and smaller, with normal or big text."""

    def __init__(self, browser: Browser, ann: Guest, text: str, is_touched: bool, language: Language, theme: Theme):
        device = "phone" if is_touched else "desk"
        self.person = Person(
            browser, ann.house, guest=ann, device=device, language=language, theme=theme, still=True  # type: ignore[arg-type]
        )
        self.person.open("/nowhere.txt")
        self.person.page.evaluate(KEEP_TEXT, text)

    def look_at(self, table: str, window: Window) -> None:
        """The table in a window of this size, once nothing moves any more."""
        page = self.person.page
        page.set_viewport_size({"width": window.width, "height": window.height})
        address = f"/table/{table}"
        if not page.url.endswith(address):
            self.person.open(address)
        page.wait_for_selector(".question", timeout=30_000)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_function(IS_STILL)


def take(browser: Browser, house: House, into: Path, games: list[str], windows, langs, themes, texts) -> Iterator[Path]:
    ann = house.guest("Ann")
    for game in games:
        for players in PLAYERS[game]:
            table = set_table(ann, game, players)
            for text, touched, language, theme in product(texts, (True, False), langs, themes):
                some = [window for window in windows if window.is_touched == touched]
                if not some:
                    continue
                room = Room(browser, ann, text, touched, language, theme)
                for window in some:
                    room.look_at(table, window)
                    file = into / f"{game}-{players}-{window}-{text}-{language}-{theme}.png"
                    room.person.photograph(file)
                    yield file
                room.person.leave()


def main(folder: Path, games: list[str]) -> None:
    build_once()
    import os
    windows = [w for w in WINDOWS if str(w) in os.environ.get("WINDOWS", " ".join(map(str, WINDOWS))).split()]
    langs = os.environ.get("LANGS", "fr").split()
    themes = os.environ.get("THEMES", "light").split()
    texts = os.environ.get("TEXTS", "normal").split()
    with TemporaryDirectory() as place, chromium() as browser:
        house = House(Path(place) / "data")
        try:
            for file in take(browser, house, folder, games or [*PLAYERS], windows, langs, themes, texts):
                print(file)
        finally:
            house.clear_away()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
