"""An exposure in Winter Colony: the die is thrown, and nobody knows what it shows before it has come to rest."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.houses import Json, RunningHouse

from ..conftest import Come
from ..looking.inspecting import IS_STILL
from .test_winter import Setting, ann_at, may_move
from .test_winter_moments import scene_of

DESKTOPS = ((1280, 800), (1280, 720), (1366, 600), (1366, 650), (1440, 900), (1920, 1080), (1024, 768))
WORDLESS = """() => [...document.querySelectorAll('.strip button')].filter((chip) => {
    const label = chip.querySelector('.label');
    return !label.checkVisibility() || label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0
        || chip.scrollWidth > chip.clientWidth + 1;
}).map((chip) => chip.dataset.chip)"""
"""The tracks on which no word can be read, or not all of it."""


@pytest.fixture(params=[True, False], ids=["still", "moving"])
def exposed(request: pytest.FixtureRequest, person: Come, house: RunningHouse) -> tuple[Setting, Json]:
    """Ann watches a move of hers on a page that stands still as the die is thrown; and what came of it."""
    setting = ann_at(person, house, may_move, scenes="slow", still=request.param)
    tab, page = setting.tabs[0], setting.table.page
    expect(page.locator(".winter .table[data-asking=acting]")).to_be_visible()
    tab.answer(next(option for option in tab.options if option["type"] == "Move" and option["place"] > 0))
    expect(page.locator("[data-scene=die]")).to_be_visible()
    page.keyboard.press("p")
    setting.hears("Face")
    face = next(line for line in reversed(tab.lines) if line.get("what", {}).get("type") == "Face")
    return setting, face


def caption_of(page: Page) -> str:
    """What is said of the scene."""
    return page.locator("[data-caption] .said").inner_text()


def test_until_it_lies_open_nothing_tells_what_the_die_shows(exposed: tuple[Setting, Json]) -> None:
    setting, line = exposed
    page, what = setting.table.page, line["what"]
    story = page.locator(".winter .tray").inner_text()
    wounds = page.locator(".map .drop, .map .flake").count()
    assert not page.locator("[data-face], [data-mood]").count()
    rolling = caption_of(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-face]")).to_have_attribute("data-face", what["face"])
    assert caption_of(page) != rolling
    assert page.locator(".winter .tray").inner_text() != story
    hurts = what["face"] in ("wound", "frostbite")
    assert (page.locator(".map .drop, .map .flake").count() > wounds) == hurts


def test_every_face_has_a_mood_of_its_own(exposed: tuple[Setting, Json]) -> None:
    setting, line = exposed
    page = setting.table.page
    page.keyboard.press("Enter")
    moods = {"blank": "relief", "wound": "wound", "frostbite": "frost", "bite": "dread"}
    expect(page.locator("[data-mood]")).to_have_attribute("data-mood", moods[line["what"]["face"]])
    page.keyboard.press("Escape")
    expect(scene_of(page)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_every_desktop_the_tracks_have_words(person: Come, house: RunningHouse, language: str) -> None:
    setting = ann_at(person, house, may_move, language=language)  # type: ignore[arg-type]
    page = setting.table.page
    wordless = {}
    for window in DESKTOPS:
        setting.ann.resize(*window)
        page.wait_for_function(IS_STILL)
        if found := page.evaluate(WORDLESS):
            wordless[window] = found
    assert not wordless
