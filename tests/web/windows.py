"""The windows people play in, and a table of every game with few and with many players, where it is Ann's turn.

`python -m tests.web.windows FOLDER [GAME …]` takes a picture of each, with normal and big text, in both languages and
themes: `zatre-6-1366x650-big-fr-dark.png`.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser

from ludotheque.core.language.words import LANGUAGES, Language
from tests.playing import Dice
from tests.server.houses import Guest, RunningHouse, Tab, close_tabs, table_of

from .looking.inspecting import IS_STILL, THEMES
from .visiting.browsing import build_once, chromium
from .visiting.people import Device, Person, Theme


class Window(NamedTuple):
    """The inside of a browser window, in CSS pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


TOUCHED = (Window(360, 640), Window(390, 844), Window(844, 390), Window(768, 1024), Window(1024, 768))
DESKS = (Window(1366, 600), Window(1366, 650), Window(1366, 700), Window(1440, 900), Window(1920, 1080))
TIGHT = (Window(360, 640), Window(844, 390), Window(1366, 600), Window(1366, 650))
"""The windows with the least room."""
TEXTS = ("normal", "big")

PLAYERS = {"zatre": (2, 6), "zerzura": (2, 5), "zuma": (3, 6), "winter": (2, 5), "brimful": (2, 4), "humbug": (2, 6)}
"""The fewest and the most players."""
OPTIONS = {"zuma": {"pace": "calm"}}
MOST_TABLES = 40

KEEP_TEXT = "(text) => localStorage.setItem('ludotheque.settings', JSON.stringify({ text, soundAsked: true }))"


def has_come_far(tab: Tab) -> bool:
    """True if Ann is asked and there is something to see on the table."""
    if not tab.is_asked or tab.play is None:
        return False
    view, kinds = tab.play["view"], {option["type"] for option in tab.options}
    match tab.facts["game"]:
        case "zatre":
            return view["turns"] >= 12 and "Place" in kinds and "EndTurn" not in kinds
        case "zerzura":
            return "Take" in kinds and len(view["rows"][tab.seat]) >= 6
        case "winter":
            return {"Move", "EndTurn"} <= kinds
        case "zuma":
            return "Give" in kinds
        case "humbug":
            return "Play" in kinds and len(view["charms"][tab.seat]) == 3 and len(view["doubts"]) >= 1
        case _:
            return True


def set_table(ann: Guest, game: str, players: int) -> str:
    """A table of bots around Ann, played at random until there is something to see and she is asked; its id."""
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
    """Somebody whose window can be resized, with normal or big text."""

    def __init__(self, browser: Browser, ann: Guest, is_touched: bool, language: Language, theme: Theme):
        device: Device = "phone" if is_touched else "desk"
        self.text, self.is_touched = "", is_touched
        self.windows = TOUCHED if is_touched else DESKS
        self.person = Person(browser, ann.house, guest=ann, device=device, language=language, theme=theme, still=True)

    def read_in(self, text: str) -> None:
        """From now on, every page has normal or big text."""
        self.text = text
        self.person.open("/nowhere.txt")
        self.person.page.evaluate(KEEP_TEXT, text)

    def look_at(self, table: str, window: Window) -> None:
        """Opens the table in a window of this size, and waits until nothing moves any more."""
        page = self.person.page
        self.person.resize(*window)
        address = f"/table/{table}"
        if not page.url.endswith(address):
            self.person.open(address)
        page.wait_for_selector(".question", timeout=30_000)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_function(IS_STILL)


def rooms(browser: Browser, ann: Guest, language: Language = "fr", theme: Theme = "light") -> Iterator[Room]:
    """Ann on a touch screen and at a desk, with normal and big text; afterwards each is closed."""
    for is_touched in (True, False):
        room = Room(browser, ann, is_touched, language, theme)
        for text in TEXTS:
            room.read_in(text)
            yield room
        room.person.leave()


def take(browser: Browser, ann: Guest, into: Path, game: str, players: int) -> Iterator[Path]:
    """Pictures of one table in every window, text size, language and theme."""
    table = set_table(ann, game, players)
    for language, theme in product(LANGUAGES, THEMES):
        for room in rooms(browser, ann, language, theme):
            for window in room.windows:
                room.look_at(table, window)
                file = into / f"{game}-{players}-{window}-{room.text}-{language}-{theme}.png"
                room.person.photograph(file)
                yield file


def main(folder: Path, games: Sequence[str]) -> None:
    """Opens a house, takes the pictures, closes the house."""
    build_once()
    with TemporaryDirectory() as place, chromium() as browser:
        house = RunningHouse(Path(place) / "data")
        try:
            ann = house.guest("Ann")
            for game in games or [*PLAYERS]:
                for players in PLAYERS[game]:
                    for file in take(browser, ann, folder, game, players):
                        print(file)
        finally:
            house.clear_away()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
