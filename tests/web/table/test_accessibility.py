"""Everybody can play: with a screen reader, with keys alone, with large letters, on a small screen, without motion."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.core.language.words import LANGUAGES, Language

from ..conftest import Come
from ..hands.zatre import Zatre
from ..looking.inspecting import AXE, IS_STILL, THEMES, TWICE_THE_SIZE, WIDTH, violations
from ..looking.screens import PARTS, SCREENS
from ..visiting.people import DEVICES, Device, Person, Theme, troubles_of
from ..visiting.setting import play_now
from ..visiting.stage import Stage

ZATRE = "ludotheque.games.zatre"
TONGUE: dict[Device, Language] = {"phone": "fr", "laptop": "fr", "desk": "en"}
THEME: dict[Device, Theme] = {"phone": "light", "laptop": "light", "desk": "dark"}
EVERY_SCREEN = [(device, screen) for device, ways in SCREENS.items() for screen in ways]

FOCUS_SHOWS = """() => {
    const at = document.activeElement;
    const framed = (one) => one !== null && getComputedStyle(one).outlineStyle !== "none";
    const halo = at.closest("[role=grid]")?.querySelector(".halo")?.getBoundingClientRect().width ?? 0;
    return halo > 0 || framed(at) || framed(at.nextElementSibling);
}"""
WATCH = """() => {
    window.moved = [];
    const look = () => {
        for (const animation of document.getAnimations()) {
            if (animation.playState !== "running") continue;
            const changed = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
            const { duration } = animation.effect.getComputedTiming();
            window.moved.push([changed.filter((name) => !MARKS.includes(name)), duration]);
        }
        requestAnimationFrame(look);
    };
    const MARKS = ["offset", "computedOffset", "easing", "composite"];
    look();
}"""
CELLS = 193
A_SHORT_FADE = 200
"""Milliseconds."""


Look = Callable[[Device], Person]


@pytest.fixture(scope="module")
def ann_with(browser: Browser, stage: Stage) -> Iterator[Look]:
    """Ann with her phone or laptop, in French by day, or at her desk, in English by night; each keeps its browser."""
    known: dict[Device, Person] = {}

    def ann(device: Device) -> Person:
        if device not in known:
            how: dict[str, Any] = {"device": device, "language": TONGUE[device], "still": True}
            known[device] = Person(browser, stage.house, guest=stage.ann, **how)
        return known[device]

    yield ann
    for one in known.values():
        one.leave()


@pytest.mark.parametrize(("device", "screen"), EVERY_SCREEN)
def test_axe_finds_nothing_wrong_and_nothing_scrolls_sideways_even_with_letters_of_twice_the_size(
    ann_with: Look, stage: Stage, device: Device, screen: str
) -> None:
    ann = ann_with(device)
    SCREENS[device][screen](ann, stage)
    ann.page.evaluate(AXE)
    for theme in THEMES if screen in PARTS else (THEME[device],):
        ann.page.emulate_media(color_scheme=theme)
        ann.page.wait_for_function(IS_STILL)
        assert violations(ann, PARTS.get(screen)) == [], theme

    wide = DEVICES[device]["viewport"]["width"]
    assert ann.page.evaluate(WIDTH) <= wide
    ann.page.evaluate(TWICE_THE_SIZE)
    assert ann.page.evaluate(WIDTH) <= wide
    assert troubles_of([ann]) == []


def test_from_the_shelf_to_the_end_of_a_turn_without_a_mouse_and_the_focus_is_always_seen(person: Come) -> None:
    ann = person("Ann", device="desk")
    page = ann.open("/")
    wanted = ann.button("named-for", text=ann.says("play-now"), title="Zatre")
    expect(wanted).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS_SHOWS), page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
        if wanted.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    zatre = Zatre(ann)
    assert zatre.await_turn()
    zatre.walk_to(zatre.cells)
    assert page.evaluate(FOCUS_SHOWS)
    laid = zatre.play_turn_with_keys()
    assert laid
    assert {*laid} <= {*zatre.tiles()}
    assert page.evaluate(FOCUS_SHOWS), "the focus stays where it can be seen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_live_region_says_what_i_did_and_what_is_asked_now(person: Come, language: Language) -> None:
    ann = person("Ann", device="desk", language=language)
    zatre = play_now(ann)
    laid = zatre.lay()
    tile = zatre.tiles()[laid]
    expect(ann.announced()).to_contain_text(ann.told(ZATRE, "place", you="yes", tile=tile, cell=laid))
    asked = [ann.told(ZATRE, "place-question", laid=1, last="no"), ann.told(ZATRE, "end-question")]
    expect(ann.announced()).to_have_text(re.compile("|".join(map(re.escape, asked))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_has_a_name_that_says_where_it_is_what_it_is_and_what_fits(
    person: Come, stage: Stage, language: Language
) -> None:
    ann = person(guest=stage.ann, device="desk", language=language)
    ann.open(f"/table/{stage.playing}")
    zatre = Zatre(ann)
    assert zatre.await_turn()
    zatre.choose()
    lit = zatre.lit()
    colours = "|".join(ann.says(f"zatre-{colour}") for colour in ("black", "light", "red"))
    named = re.compile(rf"[A-O]\d+, ({colours}), ({ann.says('zatre-cell-empty')}|[1-6]).*")
    assert [name for name in zatre.names() if not named.fullmatch(name)] == []
    assert len({*zatre.names()}) == CELLS
    expect(ann.page.get_by_role("gridcell", name=re.compile(rf"^H8, {ann.says('zatre-red')}, [1-6]"))).to_have_count(1)
    fits = ann.says("zatre-cell-fits-alone", tile=zatre.chosen())
    assert {cell.name for cell in lit} == {name for name in zatre.names() if fits in name}


def test_whoever_wants_no_motion_sees_none_but_a_short_fade(person: Come) -> None:
    ann = person("Ann", device="phone", still=True)
    zatre = play_now(ann)
    ann.page.evaluate(WATCH)
    zatre.play_turn()
    zatre.await_turn()
    moved = ann.page.evaluate("() => window.moved")
    assert [each for each in moved if {*each[0]} - {"opacity"} and each[1] > 1] == []
    assert [each for each in moved if each[1] > A_SHORT_FADE] == []
    ann.page.wait_for_function(IS_STILL)
