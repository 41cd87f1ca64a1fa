"""What matters in Winter Colony is a scene: seen at the same point of the story, told in words, and a tap goes on."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.core.language.words import LANGUAGES, Language
from tests.playing import Dice
from tests.server.houses import Json, RunningHouse, Tab

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.winter import TITLE, Winter
from ..visiting.people import Scenes
from .test_winter import Setting, ann_at, kinds_offered, view_of
from .test_winter_match import keep_the_first

ON_THE_MAP = """() => {
    const all = (selector) => [...document.querySelectorAll(`.village ${selector}`)];
    const inOrder = (pairs) => pairs.sort(([one], [two]) => one - two);
    const zombies = (door) => door.querySelectorAll(".slot.zombie").length;
    const place = (person) => Number(person.closest("[data-place]").dataset.place);
    return {
        morale: document.querySelector("[data-chip=morale]").textContent.match(/\\d+/)[0],
        zombies: inOrder(all(".entrance").map((door) => [Number(door.dataset.entrance), zombies(door)])),
        people: inOrder(
            all("[data-place] .person:not(.fallen)").map((one) => [Number(one.dataset.survivor), place(one)]),
        ),
    };
}"""
"""What the board shows of a position; whoever dies in its scene lies grey where they stood."""
MOST_SCENES = 80


def may_end_the_round(tab: Tab) -> bool:
    """Whether Ann's turn is the last of the round."""
    return "EndTurn" in kinds_offered(tab) and view_of(tab)["first"] == 1


def alone(person: Come, language: Language = "en", scenes: Scenes = "slow", still: bool = True) -> Winter:
    """Ann, who has just let in her group, at a table with bots; the first scene is shown."""
    ann = person("Ann", device="desk", language=language, still=still, scenes=scenes)
    ann.open("/")
    ann.press("named-for", text=ann.says("play-now"), title=TITLE[language])
    table = Winter(ann)
    table.asks("keeping")
    keep_the_first(table)
    expect(scene_of(table.page)).to_be_visible()
    return table


def scene_of(page: Page) -> Locator:
    """The scene that is shown."""
    return page.locator("[data-scene]")


def nightfall(person: Come, house: RunningHouse, scenes: Scenes = "slow", **how: Any) -> Setting:
    """Ann ends the last turn of a round; the night begins."""
    setting = ann_at(person, house, may_end_the_round, scenes=scenes, **how)
    page = setting.table.page
    has_dice = bool(view_of(setting.tabs[0])["dice"][0])
    setting.ann.tap(page.locator("[data-act=end]"))
    if has_dice:
        setting.ann.press("winter-end-yes")
    expect(scene_of(page)).to_be_visible()
    return setting


def on(page: Page, before: str) -> None:
    """Waits until something else is shown than what these words tell."""
    page.wait_for_function(
        "(before) => document.querySelector('[data-scene]')?.innerText !== before", arg=before, polling=OFTEN
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_before_the_scene_has_ended_or_was_skipped(person: Come, language: Language) -> None:
    table = alone(person, language)
    assert table.board.get_attribute("data-asking") is None
    table.person.reads("table-moment")
    table.page.locator("[data-act=skip-scene]").click()
    expect(scene_of(table.page)).to_have_count(0)


def test_a_scene_ends_by_itself(person: Come) -> None:
    table = alone(person, scenes="quick")
    expect(scene_of(table.page)).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_goes_on_and_escape_to_the_end(person: Come, house: RunningHouse, key: str) -> None:
    setting = nightfall(person, house)
    page = setting.table.page
    first = scene_of(page).inner_text()
    page.keyboard.press(key)
    on(page, first)
    page.keyboard.press("Escape")
    expect(scene_of(page)).to_have_count(0)


def test_a_tap_anywhere_on_the_village_goes_on(person: Come, house: RunningHouse) -> None:
    setting = nightfall(person, house, device="phone", language="fr")
    page = setting.table.page
    first = scene_of(page).inner_text()
    box = scene_of(page).bounding_box()
    assert box is not None
    setting.ann.tap_at(box["x"] + box["width"] / 2, box["y"] + 30)
    on(page, first)
    setting.ann.tap(page.locator("[data-act=skip-scene]"))
    expect(scene_of(page)).to_have_count(0)


def views_of(tab: Tab) -> list[Json]:
    """The positions that the last news with moments have led through, as a browser is shown them."""
    news = next(each for each in map(json.loads, reversed(tab.frames)) if each.get("moments"))
    whole = news["play"]["view"]
    return [{**whole, **moment["view"]} for moment in news["moments"]] + [whole]


def map_of(view: Json) -> Json:
    """What the board must show of a position."""
    people = [[survivor, place] for survivor, place in enumerate(view["at"]) if place >= 0]
    return {
        "morale": str(view["morale"]),
        "zombies": [[entrance, n] for entrance, n in enumerate(view["zombies"])],
        "people": people,
    }


def test_a_scene_and_the_village_show_the_same_position(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, may_end_the_round, scenes="slow")
    beside = house_tab(setting)
    page = setting.table.page
    has_dice = bool(view_of(setting.tabs[0])["dice"][0])
    setting.ann.tap(page.locator("[data-act=end]"))
    if has_dice:
        setting.ann.press("winter-end-yes")
    expect(scene_of(page)).to_be_visible()
    beside.catch_up()
    wanted = [map_of(view) for view in views_of(beside)]
    at = 0
    for _ in range(MOST_SCENES):
        if not scene_of(page).count():
            break
        shown = page.evaluate(ON_THE_MAP)
        at = next(later for later in range(at, len(wanted)) if wanted[later] == shown)
        page.keyboard.press("Enter")
        page.wait_for_timeout(OFTEN)
    assert page.evaluate(ON_THE_MAP) == wanted[-1]


def house_tab(setting: Setting) -> Tab:
    """Ann's table once more, without a browser, with its moments."""
    tab = setting.tabs[0]
    return Tab(setting.ann.house, tab.table, tab.headers, moments=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_under_reduced_motion_a_scene_is_told_in_words(person: Come, house: RunningHouse, language: Language) -> None:
    setting = nightfall(person, house, language=language, still=True)
    page = setting.table.page
    told: list[str] = []
    for _ in range(MOST_SCENES):
        if not scene_of(page).count():
            break
        told.append(page.locator("[data-caption] .said").inner_text())
        page.keyboard.press("Enter")
        page.wait_for_timeout(OFTEN)
    assert len(told) > 1
    assert all(re.search(r"\w", each) for each in told)
    assert page.locator(".rolls").count() == 0


def numbers_of(page: Page) -> Sequence[str]:
    """Which moment of the story the board shows."""
    return str(page.locator(".winter .table").get_attribute("data-moment")).split()


def others_play(table: Winter) -> None:
    """Skips to Ann's turn, and ends it: now the bots are asked."""
    page = table.page
    while not table.is_acting():
        page.keyboard.press("Escape")
        option = page.locator("[data-option]:visible")
        if table.board.get_attribute("data-asking") not in (None, "acting") and option.count():
            option.first.click()
        page.wait_for_timeout(OFTEN)
    table.asks("acting")
    page.locator("[data-act=end]").click()
    sure = table.person.button("winter-end-yes")
    if sure.is_visible():
        sure.click()


def test_who_plays_alone_may_pause_and_go_forward_to_their_turn(person: Come) -> None:
    table = alone(person, still=True)
    page = table.page
    others_play(table)
    pause, hurry = page.locator("[data-steer=pause]"), page.locator("[data-steer=hurry]")
    expect(pause).to_be_visible()
    pause.click()
    table.person.reads("table-paused")
    before = numbers_of(page)
    page.wait_for_timeout(1_500)
    assert numbers_of(page) == before
    hurry.click()
    page.wait_for_function("() => document.querySelector('.winter .table').dataset.asking !== undefined", polling=OFTEN)
    assert not scene_of(page).count()


def test_who_wants_no_scenes_is_shown_none(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, may_end_the_round)
    page = setting.table.page
    has_dice = bool(view_of(setting.tabs[0])["dice"][0])
    setting.ann.tap(page.locator("[data-act=end]"))
    if has_dice:
        setting.ann.press("winter-end-yes")
    setting.hears("EndTurn")
    assert not scene_of(page).count()


def test_a_voter_sees_the_card_that_everybody_sees(person: Come, house: RunningHouse) -> None:
    """A crossroads card lies on everybody's village until somebody has decided."""
    setting = ann_at(person, house, card_waits, dice=Dice("crossroads"))
    expect(setting.table.page.locator("[data-crossroads]")).to_be_visible()


def card_waits(tab: Tab) -> bool:
    """Whether somebody else has to decide about a crossroads card that has just come."""
    happened = [line for line in tab.lines if line["type"] == "Happened"]
    return not tab.is_asked and bool(happened) and happened[-1]["what"]["type"] in ("CrossroadsComes", "Meant")
