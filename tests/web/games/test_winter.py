"""Winter Colony in browsers: a group is chosen, dangers are said before they are accepted, votes are sealed."""

import re
from collections.abc import Callable, Sequence
from itertools import count

import pytest
from playwright.sync_api import expect

from ludotheque.core.language.words import LANGUAGES, Language
from tests.playing import Dice
from tests.server.houses import Json, RunningHouse, Tab, play_on, table_of

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.winter import TITLE, Winter
from ..looking.inspecting import AXE, IS_STILL, THEMES, TWICE_THE_SIZE, WIDTH, violations
from ..looking.measuring import FINGER
from ..visiting.people import DEVICES, Device, Person, Scenes

NAMES = ("Ann", "Cléo", "Basile")
TONGUE: dict[Language, Device] = {"en": "desk", "fr": "phone"}
FIVE_DAYS = 1
"""An objective that asks nobody anything at nightfall."""
MOST_TABLES = 16
"""So many matches are begun to come to a moment that not every match comes to."""
MOST_ANSWERS = 150
A_BITE = "1/12"
"""How likely it is that somebody who is exposed is bitten."""

IS_AT = "([survivor, place]) => document.querySelector(`.map [data-place='${place}'] [data-survivor='${survivor}']`)"
IS_NOT_AT = f"(where) => !({IS_AT})(where)"
PRESSED_IS = "() => document.activeElement?.dataset ?? {}"


# To the moments that matter.


class Setting:
    """A table at which Ann has a browser; all of them can be made to play without."""

    def __init__(self, ann: Person, tabs: list[Tab]) -> None:
        self.ann, self.tabs, self.dice = ann, tabs, Dice("winter")
        self.table = Winter(ann)
        expect(self.table.board).to_be_visible()
        self.heard = len(tabs[0].lines)

    def hears(self, kind: str) -> None:
        """Waits until the house tells that Ann has done this."""
        self.tabs[0].until(
            lambda tab: any(line.get("what", {}).get("type") == kind for line in tab.lines[self.heard :])
        )


def ann_at(
    person: Come,
    house: RunningHouse,
    moment: Callable[[Tab], bool],
    device: Device = "desk",
    language: Language = "en",
    still: bool = True,
    scenes: Scenes = "off",
    dice: Dice | None = None,
) -> Setting:
    """Ann with her browser at a table for three that has come to this; Cléo and Basile play without one.

    All play quietly until then, or at random.
    """
    for _ in range(MOST_TABLES):
        guests = [house.guest(name) for name in NAMES]
        tabs = table_of(guests, game="winter", options={"objective": FIVE_DAYS})
        if play_until(tabs, moment, dice):
            ann = person(guest=guests[0], device=device, language=language, still=still, scenes=scenes)
            ann.open(f"/table/{tabs[0].table}")
            return Setting(ann, tabs)
    raise AssertionError("no match has come to it")


def play_until(tabs: Sequence[Tab], moment: Callable[[Tab], bool], dice: Dice | None = None) -> bool:
    """Everybody plays on, Ann to get out of the colony, until it is so for her; false: it never was."""
    lead = tabs[0]
    for _ in range(MOST_ANSWERS):
        for tab in tabs:
            tab.until(lambda tab: tab.number >= lead.number)
        if lead.is_over or moment(lead):
            return not lead.is_over
        asked = next(tab for tab in tabs if tab.is_asked)
        asked.answer(dice.pick(asked.options) if dice else quiet_option(asked, goes_out=asked is lead))
        lead.until(lambda lead, number=asked.number: lead.number >= number)  # type: ignore[misc]
    return False


def quiet_option(tab: Tab, goes_out: bool) -> Json:
    """The first answer, which ends a turn; somebody who wants to go out first moves one of the group."""
    ways = [each for each in tab.options if each["type"] == "Move" and each["place"] > 0]
    if goes_out and ways and all(view_of(tab)["at"][s] == 0 for s in view_of(tab)["groups"][tab.seat or 0]):
        return ways[0]
    return tab.options[0]


def view_of(tab: Tab) -> Json:
    """The match as this tab knows it."""
    assert tab.play is not None
    view: Json = tab.play["view"]
    return view


def kinds_offered(tab: Tab) -> set[str]:
    """The kinds of answers that are offered."""
    return {option["type"] for option in tab.options} if tab.is_asked else set()


def may_move(tab: Tab) -> bool:
    """Whether Ann may move somebody."""
    return {"EndTurn", "Move"} <= kinds_offered(tab)


def may_search(tab: Tab) -> bool:
    """Whether Ann may search somewhere."""
    return "Search" in kinds_offered(tab)


def places_of_ann(tab: Tab) -> list[int]:
    """Where Ann's survivors are."""
    view = view_of(tab)
    return [view["at"][survivor] for survivor in view["groups"][0]]


def is_outside(tab: Tab) -> bool:
    """Whether it is Ann's turn, and one of hers is outside the colony."""
    return "EndTurn" in kinds_offered(tab) and any(place > 0 for place in places_of_ann(tab))


def cannot_play(tab: Tab) -> list[Json]:
    """The cards of Ann's hand that she cannot play in her turn, each with its reason."""
    assert tab.play is not None
    closed = tab.play["asked"].get("closed", []) if "EndTurn" in kinds_offered(tab) else []
    return [each for each in closed if each["option"]["type"] == "PlayCard"]


# A match begins.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_begins_with_a_group_whose_first_one_leads(person: Come, language: Language) -> None:
    ann = person("Ann", device=TONGUE[language], language=language, still=True)
    ann.open("/")
    ann.press("named-for", text=ann.says("play-now"), title=TITLE[language])
    table = Winter(ann)
    table.asks("keeping")
    keep = ann.button("winter-keep-group")
    expect(keep).to_be_disabled()
    candidates = table.page.locator("[data-candidate]")
    kept = [int(candidates.nth(at).get_attribute("data-candidate") or "") for at in (2, 0, 3)]
    for survivor in kept:
        ann.tap(table.page.locator(f'[data-candidate="{survivor}"]'))
    ann.reads("winter-leads")
    ann.tap(keep)

    expect(table.group).to_have_count(len(kept))
    numbers = [int(each.get_attribute("data-survivor") or "") for each in table.group.all()]
    assert numbers == sorted(kept)
    leader = table.group.and_(table.page.locator(f'[data-survivor="{kept[0]}"]'))
    leads = {"en": "leads", "fr": "à la tête du groupe"}[language]
    expect(leader).to_have_attribute("aria-label", re.compile(leads))
    assert table.page.evaluate(WIDTH) <= DEVICES[ann.device]["viewport"]["width"]


# Sizes.


def test_on_a_phone_a_place_opens_a_close_up_where_a_finger_finds_everything(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, is_outside, "phone", "fr")
    table, ann = setting.table, setting.ann
    page = table.page
    at = next(each for each in places_of_ann(setting.tabs[0]) if each > 0)
    expect(page.locator(f'[data-place="{at}"][data-close-up]')).to_be_visible()
    ann.tap(table.place(at))
    near = page.locator(f'[data-zoom="{at}"]')
    page.wait_for_function(IS_STILL)
    for one in (*near.locator(".person").all(), *near.locator(".entrance").all(), near.locator("[data-act=zoom-out]")):
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    ann.tap(near.locator(".person").first)
    expect(table.page.locator(".panel .about")).to_be_visible()
    ann.press("winter-zoom-out")
    expect(near).to_have_count(0)


# Dangers.


def test_a_move_says_what_is_risked_and_happens_only_when_that_is_accepted(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, may_move, "phone", "fr")
    table, ann = setting.table, setting.ann
    move = next(each for each in setting.tabs[0].options if each["type"] == "Move" and each["gift"] is None)
    survivor, place = move["survivor"], move["place"]
    at = view_of(setting.tabs[0])["at"][survivor]

    # What is possible is lit; a tap on the place is a plan, not yet a move.
    table.choose(survivor)
    ann.tap(table.place(place))
    expect(table.confirm).to_be_visible()
    expect(table.risks.get_by_role("listitem")).not_to_have_count(0)
    if ann.says("winter-no-risk-move") not in table.risks.inner_text():
        expect(table.risks).to_contain_text(A_BITE)
    table.page.wait_for_function(IS_AT, arg=[survivor, at])
    table.page.keyboard.press("Escape")
    expect(table.confirm).to_have_count(0)

    ann.tap(table.verb("Move"))
    if (part := table.page.locator("[data-part]").filter(has_text=re.compile("."))).count():
        ann.tap(part.nth(0))
    ann.tap(table.confirm)
    setting.hears("Move")
    table.page.wait_for_function(IS_NOT_AT, arg=[survivor, at], polling=OFTEN)


def test_with_keys_alone_somebody_is_chosen_a_place_is_found_and_the_way_is_taken(
    person: Come, house: RunningHouse
) -> None:
    setting = ann_at(person, house, may_move)
    table, keys = setting.table, setting.table.page.keyboard
    view = view_of(setting.tabs[0])
    movers = {each["survivor"] for each in setting.tabs[0].options if each["type"] == "Move"}
    survivor = next(s for s in view["groups"][0] if s in movers)

    keys.press(str(view["groups"][0].index(survivor) + 1))
    expect(table.verb("Move")).to_be_visible()
    for _ in count():
        keys.press("n")
        found: Json = table.page.evaluate(PRESSED_IS)
        if "placeButton" in found:
            break
    keys.press("Enter")
    expect(table.confirm).to_be_focused()
    keys.press("Enter")
    setting.hears("Move")
    table.page.wait_for_function(IS_NOT_AT, arg=[survivor, view["at"][survivor]], polling=OFTEN)


def test_escape_goes_back_and_a_turn_with_dice_left_is_ended_only_when_one_is_sure(
    person: Come, house: RunningHouse
) -> None:
    setting = ann_at(person, house, may_move)
    table, ann = setting.table, setting.ann
    keys = table.page.keyboard
    keys.press("t")
    expect(table.page.get_by_role("region", name=ann.says("winter-leaf-tonight"))).to_be_visible()
    keys.press("Escape")
    expect(table.page.locator("[data-leaf]")).to_have_count(0)
    keys.press("z")
    expect(table.page.locator("[data-zoom]")).to_be_visible()
    keys.press("Escape")
    expect(table.page.locator("[data-zoom]")).to_have_count(0)

    keys.press("e")
    if view_of(setting.tabs[0])["dice"][0]:
        expect(ann.button("winter-end-yes")).to_be_visible()
        assert table.is_asked()
        keys.press("e")
    setting.hears("EndTurn")


# Searching.


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_is_kept_and_noise_says_what_it_means_for_the_night(
    person: Come, house: RunningHouse, language: Language
) -> None:
    setting = ann_at(person, house, may_search, TONGUE[language], language)
    table, ann = setting.table, setting.ann
    search = next(each for each in setting.tabs[0].options if each["type"] == "Search")
    before = len(view_of(setting.tabs[0])["hands"][0])
    table.choose(search["survivor"])
    ann.tap(table.verb("Search"))
    ann.tap(table.confirm)
    page = table.page
    page.wait_for_function("() => ['finding', 'plain'].includes(document.querySelector('.table').dataset.asking)")
    if table.board.get_attribute("data-question") == "preparing":
        ann.tap(page.locator("[data-option]").first)
    table.asks("finding")
    expect(page.locator("[data-found]").first).to_be_visible()
    further = page.locator(".decision .option")
    if further.count():
        expect(further.first.locator("small")).to_have_count(1)
    ann.tap(page.locator("[data-found]").first)
    page.wait_for_function("() => document.querySelector('.table').dataset.asking !== 'finding'", polling=OFTEN)
    setting.tabs[0].catch_up()
    assert len(view_of(setting.tabs[0])["hands"][0]) == before + 1


# Votes and secrets.


def test_votes_stay_folded_until_all_are_in_and_are_opened_together(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, is_on_trial, "phone", "fr", scenes="slow")
    table, ann = setting.table, setting.ann
    page = table.page
    table.asks("ballot")
    expect(page.locator('[data-voted="no"]')).to_have_count(3)
    ann.press("winter-exile-no")
    ann.reads("winter-sealed")
    expect(page.locator('[data-voted="yes"]')).to_have_count(1)
    expect(ann.text("winter-votes-open")).to_have_count(0)
    for tab in setting.tabs[1:]:
        tab.catch_up()
        tab.answer({"type": "Ballot", "exile": False})
    ann.reads("winter-votes-open")
    expect(page.locator(".reveal li")).to_have_count(3)


def is_on_trial(tab: Tab) -> bool:
    """Whether Ann is asked about somebody's exile; if she may call such a vote, she does."""
    if "CallVote" in kinds_offered(tab):
        tab.answer(next(each for each in tab.options if each["type"] == "CallVote"))
    return "Ballot" in kinds_offered(tab)


def test_an_objective_lies_face_down_until_its_owner_turns_it(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, may_move, "desk", "en")
    table, ann = setting.table, setting.ann
    (number,) = view_of(setting.tabs[0])["objectives"][0]
    name = house.get("/api/material/winter").json["secrets"][number]["name"]["en"]
    page = table.page
    ann.tap(page.locator("[data-chip=objective]"))
    secret = page.locator("[data-secret]")
    expect(secret).to_contain_text(ann.says("winter-secret-open"))
    assert name not in page.locator("main").inner_text()
    ann.tap(secret)
    expect(secret).to_contain_text(name)
    page.keyboard.press("Tab")
    expect(secret).not_to_contain_text(name)


# Everybody can play.


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_axe_finds_nothing_wrong_with_the_village_and_nothing_scrolls_sideways(
    person: Come, house: RunningHouse, device: Device
) -> None:
    setting = ann_at(person, house, may_move, device, "fr")
    table, ann = setting.table, setting.ann
    page, wide = table.page, DEVICES[device]["viewport"]["width"]
    page.evaluate(AXE)
    move = next(each for each in setting.tabs[0].options if each["type"] == "Move")
    table.choose(move["survivor"])
    for theme in THEMES[: 2 if device == "phone" else 1]:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(IS_STILL)
        assert violations(ann, "main") == [], theme
    ann.tap(table.place(move["place"]))
    page.wait_for_function(IS_STILL)
    assert violations(ann, ".tray") == []
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_function(IS_STILL)
    assert violations(ann, ".map") == []
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    page.wait_for_function(IS_STILL)
    assert violations(ann, ".map") == []
    page.keyboard.press("z")
    assert page.evaluate(WIDTH) <= wide
    page.evaluate(TWICE_THE_SIZE)
    assert page.evaluate(WIDTH) <= wide


def test_at_the_end_everybody_sees_who_wanted_what(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, may_move, "desk", "fr")
    play_on(setting.tabs, setting.dice)
    setting.ann.reads("table-over")
    page = setting.table.page
    page.evaluate(AXE)
    page.wait_for_function(IS_STILL)
    expect(page.locator(".winter-scores .objective")).to_have_count(3)
    assert violations(setting.ann, ".winter-scores") == []
    assert violations(setting.ann, ".table") == []


# What is closed says why.


def test_a_card_that_cannot_be_played_is_shown_grey_and_says_why(person: Come, house: RunningHouse) -> None:
    setting = ann_at(person, house, lambda tab: bool(cannot_play(tab)))
    (closed, *_) = cannot_play(setting.tabs[0])
    ann, page = setting.ann, setting.ann.page
    ann.tap(setting.table.hand.and_(page.locator(f'[data-card~="{closed["option"]["card"]}"]')).first)
    button = page.locator("[data-closed]")
    expect(button).to_have_count(1)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button.locator("small")).not_to_be_empty()
