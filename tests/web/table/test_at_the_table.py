"""Small things at a table that people trust: sounds, who plays, who watches, who is heard, and what a tap does."""

import re
from math import hypot

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import LANGUAGES, Language
from tests.server.houses import RunningHouse, close_tabs, table_of

from ..conftest import Come
from ..hands.zatre import Zatre
from ..looking.inspecting import IS_STILL, complaints
from ..visiting.people import Device, Person
from ..visiting.setting import play_now
from ..visiting.wording import told
from .test_before import messages, say

SENDS = """() => {
    const send = WebSocket.prototype.send;
    window.sent = [];
    WebSocket.prototype.send = function (what) {
        window.sent.push({ what: String(what), late: window.late ?? null });
        return send.call(this, what);
    };
    addEventListener("click", () => {
        window.late = false;
        setTimeout(() => (window.late = true));
    }, { capture: true });
}"""
"""What is sent is written down, and whether that was in the click itself or later."""
RINGS = """(() => {
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    window.rung = [];
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
        window.rung.push(value);
        return ramp.call(this, value, at);
    };
})()"""
"""How loud every sound was is written down."""
BIG = """try { localStorage["ludotheque.settings"] = JSON.stringify({ text: "big", soundAsked: true }) } catch {}"""
BOXES = "(things) => things.map((thing) => thing.getBoundingClientRect().toJSON())"
IS_CUT = (
    "(things) => things.filter((thing) => thing.scrollWidth > thing.clientWidth + 1).map(({ outerHTML }) => outerHTML)"
)
LONGEST_NAMES = ("Maximilienne", "Anne-Sophie", "Bartholomew", "Wilhelmina", "Éléonore", "Christophe")
STRIPS = {"normal": 48, "big": 60}
"""Pixels that names, points and tiles of all may take above the board, by the size of the letters."""
SOME_LETTERS = 44
"""Pixels in which a name can be told from others."""


# A tap.


def test_on_touch_a_tile_is_laid_with_the_tap_and_waits_for_no_second_one(person: Come) -> None:
    ann = person("Ann")
    zatre = play_now(ann)
    zatre.choose()
    cell = zatre.lit()[0]
    ann.page.evaluate(SENDS)
    ann.tap_at(cell.x, cell.y)
    zatre.await_tile_on(cell.label)
    placed = [each["late"] for each in ann.page.evaluate("() => window.sent") if '"Place"' in each["what"]]
    assert placed == [False]


def test_two_taps_where_no_tile_may_lie_still_bring_the_board_closer(person: Come) -> None:
    ann = person("Ann")
    zatre = play_now(ann)
    tap_twice(ann, zatre.cells.first)
    expect(ann.button("zatre-whole")).to_be_visible()


def test_show_me_brings_all_of_a_hint_into_sight_however_near_one_looks(person: Come) -> None:
    ann = person("Ann", still=True)
    zatre = play_now(ann)
    ask = ann.page.locator("[data-hint][aria-disabled=false]")
    show = ann.page.locator(".hint .best").get_by_role("button", name=ann.says("table-hint-show"))
    lit = ann.page.locator("[data-cell].hinted")
    ann.tap(ask)
    ann.tap(show)
    expect(lit).not_to_have_count(0)
    hinted = labels(lit)
    where = dict(zip(labels(zatre.cells), boxes(zatre.cells), strict=True))
    far = max(where, key=lambda label: min(distance(where[label], where[one]) for one in hinted))
    ann.tap(ask)
    ann.tap(ann.page.locator(".hint .best").get_by_role("button", name=ann.says("table-hint-hide")))
    ann.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    tap_twice(ann, zatre.cells.and_(ann.page.locator(f"[aria-label^='{far},']")))
    expect(ann.button("zatre-whole")).to_be_visible()
    ann.page.wait_for_function(IS_STILL)
    window = boxes(ann.page.get_by_role("grid"))[0]
    where = dict(zip(labels(zatre.cells), boxes(zatre.cells), strict=True))
    assert not all(is_inside(where[label], window) for label in hinted)

    ann.tap(ask)
    ann.tap(show)
    expect(lit).not_to_have_count(0)
    ann.page.wait_for_function(IS_STILL)
    for box in boxes(lit):
        assert is_inside(box, window)


def tap_twice(one: Person, thing: Locator) -> None:
    """Two taps on the same place, one right after the other."""
    box = thing.bounding_box()
    assert box is not None
    for _ in range(2):
        one.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def labels(cells: Locator) -> list[str]:
    """What players call these cells."""
    names: list[str] = cells.evaluate_all("(cells) => cells.map((cell) => cell.getAttribute('aria-label'))")
    return [name.partition(",")[0] for name in names]


def boxes(things: Locator) -> list[dict[str, float]]:
    """Where these are on the screen."""
    found: list[dict[str, float]] = things.evaluate_all(BOXES)
    return found


def is_inside(box: dict[str, float], window: dict[str, float]) -> bool:
    """Whether all of it is within the window."""
    return all(
        window[edge] - 1 <= box[edge] and box[edge] + box[size] <= window[edge] + window[size] + 1
        for edge, size in (("x", "width"), ("y", "height"))
    )


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    """How far the corners of two boxes are apart."""
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


# Who plays.


@pytest.mark.parametrize("text", STRIPS)
def test_on_a_small_phone_six_players_stand_in_one_row_each_with_name_and_points(
    person: Come, house: RunningHouse, text: str
) -> None:
    people = [house.guest(name) for name in LONGEST_NAMES]
    table = table_of(people)[0].table
    close_tabs()
    ann = person(guest=people[0])
    if text == "big":
        ann.context.add_init_script(BIG)
    ann.resize(360, 640)
    ann.open(f"/table/{table}")
    rows = ann.page.locator("[data-seat]")
    expect(rows).to_have_count(6)
    for row, name in zip(rows.all(), LONGEST_NAMES, strict=True):
        expect(row.locator(".name")).to_have_text(name)
        expect(row.locator("b")).to_have_text("0")
    strip = ann.page.locator(".standing")
    assert len({round(box["top"]) for box in boxes(rows)}) == 1
    assert boxes(strip)[0]["height"] <= STRIPS[text]
    assert min(box["width"] for box in boxes(rows.locator(".name"))) >= SOME_LETTERS
    assert ann.page.locator(".standing, .standing b").evaluate_all(IS_CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_of_who_left_has_another_name_than_they_had_from_then_on(
    person: Come, house: RunningHouse, language: Language
) -> None:
    ann, cleo = house.guest("Ann"), house.guest("Cléo")
    tabs = table_of([ann, cleo])
    tabs[1].ask("Say", text="I must go")
    desk = person(guest=ann, device="desk", language=language)
    desk.open(f"/table/{tabs[0].table}")
    row = desk.page.get_by_role("list", name=desk.says("table-players")).get_by_role("listitem").nth(1)
    standing = desk.page.locator("[data-seat='1'] .name")
    expect(row).to_contain_text("Cléo")
    tabs[1].ask("Rise")
    bot = desk.says("table-bot-for", who="Cléo")
    expect(row).to_contain_text(bot)
    expect(standing).to_have_text(bot)
    expect(messages(desk)).to_contain_text("Cléo")
    expect(messages(desk)).not_to_contain_text(bot)
    desk.open("/tables")
    expect(desk.page.get_by_role("link").filter(has_text=bot).first).to_be_visible()


@pytest.mark.parametrize(("language", "unit"), [("en", "seconds"), ("fr", "secondes")])
def test_a_clock_of_half_a_minute_never_says_a_minute(
    person: Come, house: RunningHouse, language: Language, unit: str
) -> None:
    ann, cleo = house.guest("Ann"), house.guest("Cléo")
    table_of([ann, cleo], clock={"seconds": 30})
    desk = person(guest=ann, device="desk", language=language)
    desk.open("/tables")
    left = desk.page.locator(".deadline")
    expect(left).to_have_text(re.compile(rf"\b[12]?\d\s{unit}"))
    expect(left).not_to_contain_text("minute")


# Sounds.


@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize("device", ["phone", "desk"])
def test_sounds_are_asked_for_once_and_the_answer_holds(person: Come, device: Device, wanted: bool) -> None:
    ann = person("Ann", device=device, new=True)
    ann.context.add_init_script(RINGS)
    play_now(ann)
    asks = ann.page.get_by_role("group", name=ann.says("sound"), exact=True)
    expect(asks).to_contain_text(ann.says("table-sound-ask"))
    assert complaints(ann, ".ask") == []
    board = ann.page.locator("main").bounding_box()
    ann.tap(asks.get_by_role("button", name=ann.says("table-sound-yes" if wanted else "table-sound-no")))
    expect(asks).to_be_hidden()
    assert ann.page.locator("main").bounding_box() == board
    assert bool(ann.page.evaluate("() => window.rung.length")) is wanted
    play_now(ann)
    expect(asks).to_be_hidden()
    ann.open("/settings")
    expect(ann.page.get_by_role("switch", name=ann.says("sound"))).to_be_checked(checked=wanted)


def test_sounds_are_switched_at_the_table_and_are_as_loud_as_was_chosen(person: Come) -> None:
    ann = person("Ann", device="desk")
    ann.context.add_init_script(RINGS)
    play_now(ann)
    ann.press("table-menu")
    switch = ann.page.get_by_role("switch", name=ann.says("sound"))
    expect(ann.field("volume")).to_be_hidden()
    ann.tap(switch)
    usual = loudest(ann)
    assert usual > 0
    ann.field("volume").focus()
    ann.page.keyboard.press("Home")
    soft = loudest(ann)
    assert 0 < soft < usual
    ann.page.keyboard.press("End")
    assert loudest(ann) > usual
    assert complaints(ann, "dialog[open]") == []
    ann.page.reload()
    ann.press("table-menu")
    expect(ann.field("volume")).to_have_value("100")
    ann.page.evaluate("() => window.rung.splice(0)")
    ann.tap(switch)
    expect(switch).not_to_be_checked()
    assert ann.page.evaluate("() => window.rung") == []


def loudest(one: Person) -> float:
    """How loud the last sound was; it is forgotten."""
    one.page.wait_for_function("() => window.rung.length > 0")
    return float(one.page.evaluate("() => Math.max(...window.rung.splice(0))"))


# Who watches, and who is heard.


def test_the_link_to_watch_is_in_the_menu_while_the_match_is_played(person: Come) -> None:
    ann, cleo = person("Ann", device="desk"), person("Cléo", language="fr")
    play_now(ann)
    ann.press("table-menu")
    ann.press("table-menu-watch")
    assert complaints(ann, "dialog[open]") == []
    cleo.page.goto(ann.field("table-link").input_value())
    Zatre(cleo).await_board()
    expect(Zatre(cleo).hand).to_have_count(0)


def test_where_nobody_may_watch_no_link_is_offered(person: Come, house: RunningHouse) -> None:
    host = house.guest("Ann")
    table = table_of([host], bots=1, watchers=False)[0].table
    ann = person(guest=host, device="desk")
    ann.open(f"/table/{table}")
    ann.press("table-menu")
    expect(ann.button("table-menu-device")).to_be_visible()
    expect(ann.button("table-menu-watch")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_closes_the_table_to_watchers_from_the_menu(
    person: Come, house: RunningHouse, language: Language
) -> None:
    host = house.guest("Ann")
    table = table_of([host], bots=1)[0].table
    ann = person(guest=host, device="phone", language=language)
    eve = person("Eve", device="desk", language=language)
    eve.open(f"/table/{table}")
    Zatre(eve).await_board()
    ann.open(f"/table/{table}")
    ann.press("table-menu")
    assert complaints(ann, "dialog[open]") == []
    switch = ann.page.get_by_role("switch", name=ann.says("table-custom-watchers"))
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(ann.button("table-menu-watch")).to_have_count(0)
    expect(eve.page.get_by_text(told(language, "ludotheque.server", "no-watchers"))).to_be_visible()


def test_everybody_mutes_for_themselves_and_nobody_else_is_concerned(person: Come, house: RunningHouse) -> None:
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cléo")]
    tabs = table_of(guests)
    bob, cleo = (person(guest=guest, device="desk") for guest in guests[1:])
    for one in (bob, cleo):
        one.open(f"/table/{tabs[0].table}")
        expect(messages(one)).to_be_visible()
    tabs[0].ask("Say", text="Hurry up")
    expect(messages(bob)).to_contain_text("Hurry up")
    bob.press("table-about-mine", who="Ann")
    expect(bob.button("table-mute")).to_have_count(0)
    bob.press("table-mute-mine")
    bob.reads("table-unheard", who="Ann")
    tabs[0].ask("Say", text="I said hurry")
    tabs[2].ask("Say", text="Take your time")
    for one in (bob, cleo):
        expect(messages(one)).to_contain_text("Take your time")
    expect(messages(cleo)).to_contain_text("I said hurry")
    expect(messages(bob)).not_to_contain_text("urry")
    expect(bob.announced()).not_to_contain_text("I said hurry")
    assert not any(each.get("muted") for each in tabs[0].facts["people"]), "nobody is told"

    bob.page.reload()
    expect(messages(bob)).to_contain_text("Take your time")
    expect(messages(bob)).not_to_contain_text("urry")
    bob.press("table-unmute-mine", who="Ann")
    expect(messages(bob)).to_contain_text("I said hurry")


def test_on_a_phone_what_is_muted_is_not_counted_as_unread(person: Come, house: RunningHouse) -> None:
    guests = [house.guest(name) for name in ("Ann", "Bob")]
    tabs = table_of(guests)
    bob = person(guest=guests[1])
    bob.open(f"/table/{tabs[0].table}")
    bob.press("table-menu")
    bob.press("table-menu-people")
    bob.reads("table-people-hint-mine")
    bob.press("table-mute-mine")
    expect(bob.button("table-hear-again")).to_be_visible()
    bob.press("close")
    tabs[0].ask("Say", text="Hurry up")
    tabs[1].until(lambda tab: tab.number >= tabs[0].number)
    chat = bob.page.get_by_role("navigation").get_by_role("button").filter(has_text=bob.says("table-chat"))
    expect(chat).not_to_contain_text("1")
    bob.tap(chat)
    expect(messages(bob)).not_to_contain_text("Hurry up")
    bob.press("table-unmute-mine", who="Ann")
    expect(messages(bob)).to_contain_text("Hurry up")
    say(bob, "Sorry")
    expect(messages(bob)).to_contain_text("Sorry")
