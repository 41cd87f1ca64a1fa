"""The end of a match: a scene on the board that is seen once, then the score sheet, the list, and what one can do."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.playing import Dice
from tests.server.houses import Guest, Json, RunningHouse, Tab, close_tabs, play_on, table_of

from ..conftest import Come
from ..looking.inspecting import AXE, violations
from ..visiting.people import Person

ENDS_SOON: dict[str, Callable[[Json], bool]] = {
    "zatre": lambda view: bool(view["bag"] <= 8),
    "zerzura": lambda view: bool(view["pile"] == 0),
    "zuma": lambda view: bool(view["manche"] == 3),
    "winter": lambda view: bool(view["morale"] <= 2 or view["round"] <= 1),
}
OPTIONS: dict[str, Json] = {"zuma": {"pace": "calm"}}
MOST_ANSWERS = 2_000
IN_ORDER = """(parts) => parts.map((part) => document.querySelector(`[data-end] ${part}`)).every(
    (here, at, all) => at === 0 || all[at - 1].compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING)"""


class Last:
    """A match that is about to end, and waits for Ann or Cléo; its last answers are given without a browser."""

    def __init__(self, house: RunningHouse, game: str = "zatre") -> None:
        self.dice = Dice(f"the end of {game}")
        self.ann: Guest = house.guest("Ann")
        self.cleo: Guest = house.guest("Cléo")
        self.tabs: list[Tab] = []
        while not self.tabs:
            self._begin(game)

    def _begin(self, game: str) -> None:
        tabs = table_of([self.ann, self.cleo], 1, game, options=OPTIONS.get(game, {}))
        for _ in range(MOST_ANSWERS):
            tabs[0].until(lambda tab: tab.is_over or any(other.seat in tab.waiting for other in tabs))
            if tabs[0].is_over:
                return
            if tabs[0].play is not None and ENDS_SOON[game](tabs[0].play["view"]):
                self.tabs = tabs
                return
            play_on(tabs, self.dice, 1)

    @property
    def path(self) -> str:
        """Where it is played."""
        return f"/table/{self.tabs[0].table}"

    @property
    def result(self) -> Json:
        """How it ended."""
        play = self.tabs[0].play
        assert play is not None
        found: Json = play["result"]
        return found

    def end(self) -> None:
        """The last answers are given."""
        play_on(self.tabs, self.dice)
        close_tabs()


POINTS = ".standing b, .plate .score b, .mine .own b, .place .head .total"
"""Where boards keep everybody's points in sight."""
HIT_WHEN_GONE = """() => {
  let button = null;
  new MutationObserver(() => {
    const next = document.querySelector("[data-ending] button");
    if (next) button = next.getBoundingClientRect();
    else if (button && !window.hit) {
      const under = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
      window.hit = under?.classList[0] ?? "nothing";
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""What a finger would hit where the button of the scene was, the moment it has gone."""


def scene(one: Person) -> Locator:
    """The scene at the end."""
    return one.page.get_by_role("group", name=one.says("table-end"), exact=True)


def winners(one: Person, last: Last) -> list[str]:
    """What Ann's page may call those who have won."""
    if not last.result["winners"]:
        return [one.says("table-nobody-wins")]
    if len(last.result["winners"]) == len(last.result["scores"]) > 1:
        return [one.says("table-all-level"), one.says("table-all-win")]
    seats, you = last.tabs[0].facts["seats"], one.says("table-wins", you="yes", who="").removesuffix(".")
    return [name for seat in last.result["winners"] for name in (seats[seat]["name"], you if seat == 0 else "") if name]


def come(person: Come, house: RunningHouse, last: Last, **how: Any) -> Person:
    """Ann comes to the table with a browser, before it is over."""
    ann = person(at=house, guest=last.ann, **how)
    ann.open(last.path)
    expect(ann.page.locator("main.board")).to_be_visible()
    expect(ann.page.locator("main.board > :not(h1)").first).to_be_visible()
    return ann


def is_told(one: Person) -> None:
    """The end screen is there: headline, sheet, list, and what one can do, in this order."""
    expect(one.page.locator(".ranks li").first).to_be_visible()
    expect(scene(one)).to_have_count(0)
    assert one.page.evaluate(IN_ORDER, ["h2", ".sheet", ".ranks", ".why", ".learn"])
    for id in ("table-lesson", "table-replay", "to-shelf"):
        expect(one.link(id).last).to_be_visible()
    expect(one.button("table-again")).to_be_visible()


def test_zerzura_s_score_sheet_stands_there_once_at_the_end(person: Come, house: RunningHouse) -> None:
    last = Last(house, "zerzura")
    ann = come(person, house, last, device="desk", still=True)
    ann.resize(1366, 650)
    last.end()
    is_told(ann)
    sheets = ann.page.get_by_role("table", name=ann.says("zerzura-pad"), exact=True).filter(visible=True)
    expect(sheets).to_have_count(1)
    ann.tap(ann.page.get_by_role("tab", name=ann.says("table-scores")))
    expect(ann.page.locator("aside").filter(has=sheets)).to_have_count(1)
    expect(sheets).to_have_count(1)
    ann.tap(ann.page.get_by_role("tab", name=ann.says("table-result")))

    ann.tap(ann.link("table-replay").last)
    ann.press("table-last")
    expect(sheets).to_have_count(1)
    ann.tap(ann.page.get_by_role("tab", name=ann.says("table-scores")))
    expect(ann.page.locator("aside").filter(has=sheets)).to_have_count(1)
    expect(sheets).to_have_count(1)


@pytest.mark.parametrize("game", ENDS_SOON)
def test_the_end_of_every_game_is_a_scene_that_tells_who_has_won_and_goes_by_itself(
    game: str, person: Come, house: RunningHouse
) -> None:
    last = Last(house, game)
    ann = come(person, house, last, device="desk")

    last.end()

    expect(ann.page.locator(".question")).to_contain_text(ann.says("table-over"))
    points = ann.page.locator(POINTS)
    assert {*points.all_inner_texts()} <= {"…"}
    expect(scene(ann)).to_be_visible()
    expect(ann.page.locator(".ranks")).to_have_count(0)
    headline = ann.page.locator("[data-ending].won p:not([data-gone])")
    expect(headline).not_to_be_empty()
    said = headline.inner_text()
    expect(ann.announced()).to_contain_text(said)
    is_told(ann)
    expect(ann.page.locator("[data-end] h2").first).to_have_text(said)
    assert any(name in said for name in winners(ann, last))


def test_a_tap_meant_for_the_scene_does_nothing_to_what_comes_in_its_place(person: Come, house: RunningHouse) -> None:
    last = Last(house)
    ann = come(person, house, last, device="phone")
    ann.page.evaluate(HIT_WHEN_GONE)
    last.end()
    is_told(ann)
    assert ann.page.evaluate("() => window.hit") == "slip"


@pytest.mark.parametrize(("device", "how"), [("phone", "tap"), ("desk", "Escape"), ("desk", "Enter")])
def test_the_scene_is_skipped_by_tap_and_by_key_and_does_not_come_again(
    device: str, how: str, person: Come, house: RunningHouse
) -> None:
    last = Last(house)
    ann = come(person, house, last, device=device)
    last.end()
    expect(scene(ann)).to_be_visible()
    expect(ann.page.locator("[data-ending] p")).not_to_be_empty()

    if how == "tap":
        ann.tap(scene(ann))
    else:
        ann.page.keyboard.press(how)

    is_told(ann)
    ann.page.reload()
    is_told(ann)


def test_under_reduced_motion_the_end_is_told_as_a_finished_picture(person: Come, house: RunningHouse) -> None:
    last = Last(house, "zerzura")
    ann = come(person, house, last, device="phone", language="fr", still=True)

    last.end()

    expect(ann.page.locator("[data-ending].won p:not([data-gone])")).not_to_be_empty()
    ann.press("table-end-on")
    is_told(ann)


def test_the_end_screen_can_be_put_aside_and_called_back_on_a_phone(person: Come, house: RunningHouse) -> None:
    last = Last(house)
    ann = come(person, house, last, device="phone", still=True)
    last.end()
    ann.press("table-end-on")
    is_told(ann)

    ann.press("close")
    expect(ann.page.locator(".ranks")).to_have_count(0)
    ann.tap(ann.page.locator("nav [data-guide=result]"))
    is_told(ann)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_scene_and_on_the_end_screen(theme: str, person: Come, house: RunningHouse) -> None:
    last = Last(house, "winter")
    ann = come(person, house, last, device="phone", theme=theme, still=True)
    last.end()
    expect(ann.page.locator("[data-ending].won")).to_be_visible()

    ann.page.evaluate(AXE)
    assert violations(ann, "[data-ending]") == []
    ann.page.keyboard.press("Escape")
    is_told(ann)
    assert violations(ann, "[data-end]") == []


def test_whoever_wants_to_learn_is_led_to_their_costliest_turns(person: Come, house: RunningHouse) -> None:
    last = Last(house, "zerzura")
    last.end()
    ann = person(at=house, guest=last.ann, device="desk")
    ann.open(last.path)

    ann.tap(ann.link("table-lesson"))

    expect(ann.page.get_by_role("complementary", name=ann.says("table-lesson"), exact=True)).to_be_visible()


CUT = """() => [...document.querySelectorAll("main .paper .who .name")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
STRAYS = """() => [...document.querySelectorAll("main .paper .cross")].filter((sign) => {
    const [own, cell] = [sign, sign.closest(".cell")].map((part) => part.getBoundingClientRect());
    return own.right > cell.right || own.bottom > cell.bottom + 1;
}).length"""


def test_the_final_count_of_zatre_names_everybody_and_keeps_each_sign_in_its_cell(
    person: Come, house: RunningHouse
) -> None:
    last = Last(house)
    ann = come(person, house, last, device="laptop", language="fr")
    last.end()
    expect(scene(ann)).to_be_visible()
    expect(ann.page.locator("main .paper .crown").first).to_be_visible()
    assert ann.page.locator("main .paper .cross").count()
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(STRAYS) == 0


@pytest.mark.parametrize(("device", "language"), [("laptop", "en"), ("phone", "fr")])
def test_the_story_of_the_colony_is_told_at_the_end_and_leads_to_its_moments(
    device: str, language: str, person: Come, house: RunningHouse
) -> None:
    last = Last(house, "winter")
    ann = come(person, house, last, device=device, language=language, still=True)
    last.end()
    is_told(ann)

    story = ann.page.locator("[data-story]")
    expect(story.get_by_role("img")).to_have_accessible_name(re.compile(r"\d"))
    story.locator("summary").click()
    rounds = last.tabs[0].play
    assert rounds is not None
    expect(story.get_by_role("row")).to_have_count(rounds["view"]["played"] + 2)
    ann.page.evaluate(AXE)
    assert violations(ann, "[data-end]") == []
    turnings = story.locator("ol a")
    assert 1 <= turnings.count() <= 6
    at = str(turnings.first.get_attribute("href")).partition("at=")[2]
    turnings.first.click()
    expect(ann.page.get_by_role("slider").first).to_have_value(at)

    if device == "laptop":
        ann.tap(ann.page.get_by_role("tab", name=ann.says("table-story")))
    else:
        ann.press("table-scores")
    ann.tap(story.locator("ol a").last)
    expect(ann.page.get_by_role("slider").first).not_to_have_value(at)
