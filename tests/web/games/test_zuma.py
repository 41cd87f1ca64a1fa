"""Zuma on the page: two browsers and bots, by finger and by keys, calm and in real time."""

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games.zuma.material import CIRCLES, is_winning
from ludotheque.games.zuma.table import SETS
from tests.playing import Dice
from tests.server.houses import Guest, Json, RunningHouse, Tab, close_tabs, play_on, table_of

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.zuma import SAYS, Zuma
from ..looking.inspecting import AXE, IS_STILL, THEMES, TWICE_THE_SIZE, WIDTH, reads_only_their_language, violations
from ..visiting.people import DEVICES, Device, Person
from ..visiting.setting import begin_zuma

MOST_PASSES = 6
"""In one of so many there is time to choose twice, on a machine however busy."""
A_CALL = 6000
"""Milliseconds after which the house has called."""
FOURTH_OR_GONE = """(due) => document.querySelectorAll("[data-guide~=hand] button")[3]?.ariaPressed === "true"
    || !document.querySelector(".strip .pass")?.textContent.includes(due)"""
"""The fourth card is chosen, or the pass is over."""
DRAWINGS = (".zuma svg", ".paper svg")
"""They have no words of their own."""


NAMES = ("Ann", "Cléo", "Blaise")


def sit_down(person: Come, house: RunningHouse, *devices: Device, bots: int = 0, **options: Any) -> list[Zuma]:
    """People at a table of Zuma that has begun, each with a browser: French on a phone, English at a desk.

    All but the first want no motion.
    """
    guests = [house.guest(name) for name in NAMES[: len(devices)]]
    return come_to(begin_zuma(guests, bots, **options), person, guests, devices)


def come_to(table: str, person: Come, guests: Sequence[Guest], devices: Sequence[Device]) -> list[Zuma]:
    """The same people come to their table."""
    tables: list[Zuma] = []
    for guest, device in zip(guests, devices, strict=True):
        language: Language = "fr" if device == "phone" else "en"
        one = person(guest=guest, device=device, language=language, still=bool(tables))
        one.open(f"/table/{table}")
        tables.append(Zuma(one))
        tables[-1].await_board()
    return tables


@pytest.mark.parametrize("manche", [SETS, pytest.param(1, marks=pytest.mark.soak)])
def test_two_people_and_a_bot_play_a_calm_game_to_the_end_each_in_their_language(
    person: Come, house: RunningHouse, manche: int
) -> None:
    guests = [house.guest(name) for name in NAMES[:2]]
    ann, cleo = come_to(calm_table(guests, manche), person, guests, ("desk", "phone"))
    they_pass(ann, cleo)
    for bold in cycle((ann, cleo)):
        if not play_round(bold, ann, cleo):
            break
    for table in (ann, cleo):
        table.person.reads("table-over")
        reads_only_their_language(table.person)
    assert ann.ranked() == cleo.ranked()
    assert sorted(ann.totals(), reverse=True) == ann.ranked()


def calm_table(guests: Sequence[Guest], manche: int) -> str:
    """A table for them and a bot, at which a round of this manche has just been dealt."""
    dice, seats = Dice("a calm table"), range(len(guests))
    while True:
        tabs = table_of(guests, 1, "zuma", options={"pace": "calm"})
        while not tabs[0].is_over:
            tabs[0].until(lambda tab: tab.is_over or bool({*seats} & {*tab.waiting}))
            if is_dealt(tabs[0], seats) and view_of(tabs[0])["manche"] >= manche:
                close_tabs()
                return tabs[0].table
            play_on(tabs, dice, 1)


def view_of(tab: Tab) -> Json:
    """The match as this tab knows it."""
    assert tab.play is not None
    view: Json = tab.play["view"]
    return view


def is_dealt(tab: Tab, seats: Sequence[int]) -> bool:
    """True before the first pass, while all of these are asked for a card."""
    view = view_of(tab)
    return {*seats} <= {*tab.waiting} and view["passes"] == 0 and not view["grabs"]


def they_pass(ann: Zuma, cleo: Zuma) -> None:
    """Two passes: what Ann gives, Cléo receives at her left; both see it as new."""
    for number, (key, place) in enumerate(((2, 3), (6, 6)), 1):
        for table in (ann, cleo):
            table.await_pass(number)
            assert table.await_turn()
        given = ann.give_by_key(key)
        expect(ann.chosen()).to_have_count(1)
        cleo.give(place)
        cleo.await_pass(number + 1)
        assert cleo.cards()[-1] == given
        expect(cleo.cells.last).to_have_accessible_name(re.compile(cleo.person.says("zuma-card-new")))


def play_round(bold: Zuma, ann: Zuma, cleo: Zuma) -> bool:
    """Somebody grabs at once, by key or finger, and the others follow; false: the game is over."""
    other = cleo if bold is ann else ann
    for table in (bold, other):
        assert table.await_turn()
    totem = bold.free_totems()[0]
    reach = bold.grab_by_key if bold is ann else bold.grab
    reach(totem)
    bold.await_others()
    other.give() if other is cleo else other.give_by_key()
    ends_well(other)
    for table in (ann, cleo):
        if table.page.evaluate(SAYS, ["header", table.over]):
            return False
        table.go_on()
    return True


def ends_well(other: Zuma) -> None:
    """Whoever has no totem yet reaches for one, as often as they are asked, until the round is told."""
    over, told = other.person.says("table-over"), "() => document.querySelector('section.end')"
    while True:
        other.page.wait_for_function(
            f"(over) => ({told})() || document.querySelector('header').textContent.includes(over)"
            " || document.querySelector('.hot .totem.open')",
            arg=over,
            polling=OFTEN,
        )
        free = other.free_totems()
        if other.ending().count() or not free or not other.is_asked():
            return
        (other.grab if other.person.device == "phone" else other.grab_by_key)(free[-1])
        other.page.wait_for_timeout(OFTEN)


def test_the_hands_are_laid_open_and_a_false_start_is_told(person: Come, house: RunningHouse) -> None:
    (ann,) = sit_down(person, house, "desk", bots=2, pace="calm")
    assert ann.await_turn()
    hand = ann.cards()
    ann.grab_by_key(0)
    ends_well(ann)
    rows = ann.ending().get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.locator(".cards > .card")).to_have_count(21)
    first = rows.first
    if "Ann" in first.inner_text():
        told = ann.person.says("zuma-case-starter" if is_winning(tuple(hand)) else "zuma-case-false")
        expect(first.locator(".note")).to_have_text(told)


def test_where_nobody_is_in_a_hurry_the_first_grab_takes_two_touches_and_can_be_left(
    person: Come, house: RunningHouse
) -> None:
    ann, _ = sit_down(person, house, "desk", "phone", bots=1, pace="calm")
    ann.page.keyboard.press("1")
    expect(ann.totem(0)).to_have_accessible_name(re.compile(ann.person.says("zuma-act-grab").split()[0].lower()))
    ann.page.keyboard.press("Escape")
    assert not ann.is_armed()
    ann.page.keyboard.press("1")
    ann.person.press("zuma-act-grab")
    ann.await_others()


def test_a_card_given_in_secret_can_be_taken_back(person: Come, house: RunningHouse) -> None:
    guests = [house.guest(name) for name in ("Ann", "Cléo", "Blaise")]
    table = begin_zuma(guests, 0, pace="calm")
    ann = Zuma(person(guest=guests[0], device="desk"))
    ann.person.open(f"/table/{table}")
    assert ann.await_turn()
    before = ann.cards()
    ann.give(1)
    ann.await_others()
    expect(ann.person.button("zuma-act-undo")).to_be_visible()
    ann.page.keyboard.press("u")
    assert ann.await_turn()
    assert ann.cards() == before
    expect(ann.chosen()).to_have_count(0)


def test_the_cards_can_be_reached_and_given_with_arrows_and_enter(person: Come, house: RunningHouse) -> None:
    ann, _ = sit_down(person, house, "desk", "phone", bots=1, pace="calm")
    ann.page.keyboard.press("ArrowRight")
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.cells.nth(3)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.cells.nth(3)).to_have_attribute("aria-pressed", "true")


def test_in_real_time_i_call_and_grab_with_one_tap_each_and_my_time_is_told(person: Come, house: RunningHouse) -> None:
    (cleo,) = sit_down(person, house, "phone", bots=2, pace="live", tempo="slow")
    begin_live(cleo)
    number = next(number for number in range(1, MOST_PASSES) if chooses_again(cleo, number))
    call = cleo.person.button("zuma-call")
    if call.count():
        with suppress(TimeoutError):  # the house calls for whoever is too slow
            cleo.person.tap(call.and_(cleo.page.locator("[aria-disabled=false]")), A_CALL)
    cleo.await_pass(number + 1)
    totem = cleo.free_totems()[0]
    cleo.person.tap(cleo.totem(totem))
    holds = cleo.person.says("zuma-totem-held", totem="", who="Ann")
    expect(cleo.totem(totem)).to_have_accessible_name(re.compile(re.escape(holds)))
    expect(cleo.ending()).to_be_visible()
    expect(cleo.ending().locator("li.me .note")).to_have_text(re.compile(r"\d,\d\d\s+s"))


def chooses_again(table: Zuma, number: int) -> bool:
    """Chooses a card in this pass, and another instead; false: the call came in between."""
    table.await_pass(number)
    card = table.give(0)
    table.give(3)
    pass_due = table.person.says("zuma-pass", number=number)
    table.page.wait_for_function(FOURTH_OR_GONE, arg=pass_due, polling=OFTEN)
    held = table.cards()
    if not table.is_at_pass(number):
        return False
    assert card in held, "nothing goes before the call"
    expect(table.chosen()).to_have_count(1)
    return True


def begin_live(*tables: Zuma) -> None:
    """Before a deal: whoever calls deals at once; if a bot does, everybody waits."""
    for table in tables:
        deal = table.person.button("zuma-deal")
        expect(deal.or_(table.cells.first).or_(table.page.locator(".turning")).first).to_be_visible()
        named = table.page.locator(".deal")
        if named.count():
            table.person.tap(named)
    for table in tables:
        expect(table.cells).to_have_count(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_totem_has_a_name(person: Come, house: RunningHouse, language: Language) -> None:
    guests = [house.guest("Ann")]
    ann = Zuma(person(guest=guests[0], device="desk", language=language))
    ann.person.open(f"/table/{begin_zuma(guests, 5, pace='calm')}")
    ann.await_board()
    assert len(ann.cards()) == 7
    names = ann.names_of(ann.page.locator(".totem"))
    assert names == [ann.person.says("zuma-totem", colour=colour, circle=at) for at, colour in enumerate(CIRCLES, 1)]


STICKS_OUT = """() => [...document.querySelectorAll(".totem")].filter((totem) => {
    const kept = totem.closest("[data-guide~=totems]") ?? totem.querySelector("[data-guide~=totems]");
    const room = kept.getBoundingClientRect();
    return [...totem.querySelectorAll(".drawn, .drawn svg, kbd")].some((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        const out = [room.left - left, room.top - top, right - room.right, bottom - room.bottom];
        return width > 0 && Math.max(...out) > 4;
    });
}).map((totem) => totem.dataset.totem)"""
"""The totems of which something reaches farther out of their room than a note stays away from it."""


def test_all_of_a_totem_is_kept_clear_of_notes_raised_or_not(person: Come, house: RunningHouse) -> None:
    guest = house.guest("Ann")
    ann = Zuma(person(guest=guest, device="desk", still=True))
    ann.person.resize(1366, 650)
    ann.person.open(f"/table/{begin_zuma([guest], 2, pace='calm')}")
    assert ann.await_turn()
    assert ann.page.evaluate(STICKS_OUT) == []
    for totem in ann.free_totems():
        ann.totem(totem).hover()
        ann.page.keyboard.press(str(totem + 1))
        expect(ann.page.locator(".totem.armed")).to_have_attribute("data-totem", str(totem))
        ann.page.wait_for_function(IS_STILL)
        assert ann.page.evaluate(STICKS_OUT) == []
        ann.page.keyboard.press("Escape")


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_axe_finds_nothing_wrong_by_day_or_night_and_nothing_scrolls_sideways(
    person: Come, house: RunningHouse, device: Device
) -> None:
    guest = house.guest("Ann")
    ann = Zuma(person(guest=guest, device=device, still=True))
    ann.person.open(f"/table/{begin_zuma([guest], 5, pace='calm')}")
    assert ann.await_turn()
    looks_right(ann.person)
    ann.grab_by_key(0)
    ends_well(ann)
    expect(ann.ending()).to_be_visible()
    looks_right(ann.person)
    ann.page.evaluate(TWICE_THE_SIZE)
    assert ann.page.evaluate(WIDTH) <= DEVICES[device]["viewport"]["width"]


def looks_right(one: Person) -> None:
    """Once nothing moves, axe has nothing to say against the page, and it is not wider than the screen."""
    one.page.evaluate(AXE)
    for theme in THEMES:
        one.page.emulate_media(color_scheme=theme)
        one.page.wait_for_function(IS_STILL)
        assert violations(one, None, DRAWINGS) == [], theme
    assert one.page.evaluate(WIDTH) <= DEVICES[one.device]["viewport"]["width"]
