"""`python -m tests.web.pictures FOLDER` takes a picture of every screen: on a phone, a laptop and a desk.

It does so by day and night, in both languages. It opens a house of its own, sets tables in every phase, and looks at
them as one of the players. A picture is named after what it shows: `in-play-phone-dark-fr.png`.
"""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from ludotheque.core.language.words import LANGUAGES, Language
from tests.server.houses import RunningHouse, close_tabs

from .looking.inspecting import IS_STILL, THEMES
from .looking.screens import SCREENS
from .visiting.browsing import build_once, chromium
from .visiting.people import Device, Person, Theme, troubles_of
from .visiting.stage import Stage

DEVICES: tuple[Device, ...] = ("phone", "laptop", "desk")


def take(browser: Browser, stage: Stage, into: Path) -> Iterator[Path]:
    """Takes the pictures, one after another."""
    for device, theme, language in product(DEVICES, THEMES, LANGUAGES):
        ann = Person(browser, stage.house, guest=stage.ann, device=device, theme=theme, language=language, still=True)
        for screen in SCREENS[device]:
            yield picture(ann, stage, screen, into, theme, language)
        ann.leave()
        assert troubles_of([ann]) == []


def picture(ann: Person, stage: Stage, screen: str, into: Path, theme: Theme, language: Language) -> Path:
    """Pictures one screen, once its fonts are there and nothing moves any more."""
    SCREENS[ann.device][screen](ann, stage)
    ann.page.evaluate("() => document.fonts.ready.then(() => true)")
    ann.page.wait_for_function(IS_STILL)
    file = into / f"{screen}-{ann.device}-{theme}-{language}.png"
    ann.photograph(file)
    return file


def set_stage(browser: Browser, house: RunningHouse) -> Stage:
    """Sets every table; Cléo watches those that are not over."""
    stage = Stage(house)
    tables = (stage.before, stage.playing, stage.over)
    close_tabs()
    cleo = Person(browser, house, guest=stage.cleo)
    cleo.open(f"/table/{tables[0]}")
    cleo.another_tab().open(f"/table/{tables[1]}")
    return stage


def main(folder: Path) -> None:
    """Opens a house, takes the pictures, closes the house."""
    build_once()
    with TemporaryDirectory() as place, chromium() as browser:
        house = RunningHouse(Path(place) / "data")
        try:
            for file in take(browser, set_stage(browser, house), folder):
                print(file)
        finally:
            house.clear_away()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
