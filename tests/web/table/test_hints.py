"""What would you do? A hint on the page, and the lesson after the match: read, heard, and shown on the board."""

import re

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import Language

from ..conftest import Come
from ..hands.table import Table
from ..hands.zatre import Zatre
from ..hands.zerzura import Zerzura
from ..looking.inspecting import complaints
from ..visiting.people import Device, Person, Theme
from ..visiting.setting import play_now
from ..visiting.stage import Stage

A_LESSON = 240_000
"""Milliseconds after which a lesson will not come any more."""

TAP_TOO_LATE = """() => {
    const find = (what) => document.querySelector(`.question ${what}`);
    let skips = false;
    new MutationObserver((_, watch) => {
        const lamp = find("[data-hint]");
        if (skips && lamp !== null) {
            watch.disconnect();
            lamp.click();
            window.tapped = true;
        }
        skips = find("button.small") !== null;
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Once, where one could skip until now, the lamp is tapped as soon as it is there, by a finger that meant to skip."""
MOST_TURNS = 12
"""In so many there was one in which the bot was quick enough to be skipped."""


def lamp(one: Person) -> Locator:
    """The button for a hint, when it may be tapped: for a moment after it comes, it rests."""
    return one.page.locator("[data-hint][aria-disabled=false]")


def ask(one: Person) -> Locator:
    """Asks for a hint, and waits until it lies open."""
    one.tap(lamp(one))
    best = one.page.locator(".hint .best")
    expect(best).to_be_visible()
    return best


@pytest.mark.parametrize(("device", "language", "theme"), [("phone", "fr", "dark"), ("desk", "en", "light")])
def test_a_hint_tells_the_move_what_to_expect_and_what_is_wrong_with_the_rest(
    person: Come, device: Device, language: Language, theme: Theme
) -> None:
    ann = person("Ann", device=device, language=language, theme=theme)
    zatre = play_now(ann)
    best = ask(ann)
    moves = best.locator(".move").all_inner_texts()
    told = " ".join(move.strip() for move in moves)
    expect(ann.announced()).to_contain_text(told)
    expect(ann.page.locator(".hint li .verdict")).not_to_have_count(0)
    assert complaints(ann, ".hint") == []
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    ann.tap(best.get_by_role("button", name=ann.says("table-hint-show")))
    lit = ann.page.locator("[data-cell].hinted")
    expect(lit).not_to_have_count(0)
    assert all(cell.get_attribute("aria-label").split(",")[0] in told for cell in lit.all())  # type: ignore[union-attr]
    zatre.lay_on(*elsewhere(zatre, *tile_and_cell(moves[0])))
    expect(ann.page.locator(".hinted")).to_have_count(0)
    expect(ann.page.locator(".hint")).to_have_count(0)


A_TILE_ON_A_CELL = re.compile(r"\b(\d)\b.*?\b([A-Z]\d+)\b")


def tile_and_cell(said: str) -> tuple[str, str]:
    """What a step of a hint lays, and where."""
    found = A_TILE_ON_A_CELL.search(said)
    assert found, said
    return found[1], found[2]


def other_cells(zatre: Zatre, tile: str, cell: str) -> list[str]:
    """The other cells that the tile fits."""
    zatre.take_up(tile)
    return [other.label for other in zatre.lit() if other.label != cell]


def elsewhere(zatre: Zatre, tile: str, cell: str) -> tuple[str, str]:
    """The same tile, on another cell."""
    return tile, other_cells(zatre, tile, cell)[0]


def followed(ann: Person, device: Device) -> tuple[Zatre, tuple[str, str]]:
    """A new match in which Ann has asked for a hint and followed its first step; and its second step."""
    zatre = play_now(ann)
    best = ask(ann)
    steps = best.locator(".steps li")
    laid = [tile_and_cell(said) for said in steps.all_inner_texts() if A_TILE_ON_A_CELL.search(said)]
    first, second = laid[:2]
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    ann.tap(best.get_by_role("button", name=ann.says("table-hint-show")))
    lie_lit_on(ann, [cell for _, cell in laid[:2]])

    zatre.lay_on(*first)
    lie_lit_on(ann, [cell for _, cell in laid[1:3]])
    if device == "phone":
        ann.tap(lamp(ann))
    expect(steps.nth(0).get_by_label(ann.says("table-hint-done"))).to_be_visible()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(ann.page.locator(".hint .others")).to_have_count(0)
    assert complaints(ann, ".hint") == []
    if device == "phone":
        ann.page.keyboard.press("Escape")
    return zatre, second


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_hint_stays_while_it_is_followed_and_goes_when_it_is_not(
    person: Come, device: Device, language: Language
) -> None:
    ann = person("Ann", device=device, language=language)
    zatre, (tile, cell) = followed(ann, device)
    while not (others := other_cells(zatre, tile, cell)):  # by luck the second tile fits nowhere else
        zatre, (tile, cell) = followed(ann, device)
    zatre.lay_on(tile, others[0])
    expect(ann.page.locator(".hinted")).to_have_count(0)
    expect(ann.page.locator(".hint")).to_have_count(0)


def lie_lit_on(one: Person, labels: list[str]) -> None:
    """The next two steps: these cells are lit by the hint, and no other."""
    lit = one.page.locator("[data-cell].hinted")
    expect(lit).to_have_count(len(labels))
    for label in labels:
        expect(lit.and_(one.page.locator(f"[aria-label^='{label},']"))).to_have_count(1)


def test_a_hint_lies_open_and_is_closed_by_keys_alone(person: Come) -> None:
    ann = person("Ann", device="phone")
    play_now(ann)
    lamp(ann).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".hint .best")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hint")).to_have_count(0)


def test_zerzura_has_hints_and_lights_what_they_speak_of(person: Come) -> None:
    ann = person("Ann", device="desk", language="fr")
    ann.open("/box/zerzura")
    ann.tap(ann.page.get_by_role("button", name=ann.says("play-now")).first)
    zerzura = Zerzura(ann, seat=0)
    for turn in range(MOST_TURNS):
        assert zerzura.skip_to_turn()
        show = ask(ann).get_by_role("button", name=ann.says("table-hint-show"))
        assert complaints(ann, ".hint") == []
        if show.count():
            break
        ann.page.keyboard.press("Escape")  # to do nothing may be best: then there is nothing to light
        zerzura.take(turn)
    ann.tap(show)
    expect(ann.page.locator(".hinted")).not_to_have_count(0)


def test_a_game_without_a_board_of_its_own_has_hints_and_lights_what_they_speak_of(person: Come) -> None:
    ann = person("Ann", device="desk", language="fr")
    ann.open("/box/brimful")
    ann.tap(ann.page.get_by_role("button", name=ann.says("play-now")).first)
    assert Table(ann).skip_to_turn()
    best = ask(ann)
    assert complaints(ann, ".hint") == []
    ann.tap(best.get_by_role("button", name=ann.says("table-hint-show")))
    expect(ann.page.locator(".hinted")).not_to_have_count(0)


def test_a_finger_that_is_late_for_skipping_asks_for_no_hint(person: Come) -> None:
    ann = person("Ann", device="phone")
    ann.open("/box/zerzura")
    ann.tap(ann.page.get_by_role("button", name=ann.says("play-now")).first)
    zerzura = Zerzura(ann, seat=0)
    ann.page.evaluate(TAP_TOO_LATE)
    for turn in range(MOST_TURNS):
        assert zerzura.skip_to_turn()
        if ann.page.evaluate("() => window.tapped === true"):
            break
        zerzura.take(turn)
    else:
        raise AssertionError("there was never anything to skip")
    expect(lamp(ann)).to_be_visible()
    expect(ann.page.locator(".hint")).to_have_count(0)
    ask(ann)


def test_everybody_sees_at_the_seat_that_a_hint_was_asked_for(person: Come) -> None:
    ann = person("Ann", device="desk")
    play_now(ann)
    ask(ann)
    players = ann.page.get_by_role("list", name=ann.says("table-players"))
    expect(players).to_contain_text(ann.says("table-hints", count=1))


def test_a_finished_match_shows_the_costliest_turns_and_leads_there(person: Come, stage: Stage) -> None:
    ann = person(guest=stage.ann, device="desk", language="en")
    ann.open(f"/table/{stage.over}/replay")
    ann.tap(ann.page.locator("[data-lesson]"))
    expect(ann.page.locator(".lesson .says")).to_be_visible(timeout=A_LESSON)
    assert complaints(ann, ".lesson") == []
    turns = ann.page.locator(".lesson .turns button")
    if turns.count():
        ann.tap(turns.last)
        expect(turns.last).to_have_attribute("aria-pressed", "true")
        expect(ann.page.get_by_label(ann.says("table-eyes"))).to_have_value("0")
