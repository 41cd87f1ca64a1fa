"""A first match explains itself on the page: one thing at a time, over a board that can be played meanwhile."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import Language

from ..conftest import Come
from ..hands.zatre import Zatre
from ..visiting.people import Device, Person

ZATRE = "ludotheque.games.zatre"
MOST_NOTES = 6
A_WHILE = 1000
"""Milliseconds in which a note that was read goes; one that is still there is to be read."""


def note(one: Person) -> Locator:
    return one.page.get_by_role("region", name=one.says("table-guide"))


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_first_match_is_explained_as_it_goes(person: Come, device: Device, language: Language) -> None:
    ann = person("Ann", device=device, language=language)
    ann.open("/box/zatre")
    ann.press("named-for", text=ann.says("play-first"), title="Zatre")
    zatre = Zatre(ann)
    assert zatre.skip_to_turn()

    expect(note(ann)).to_contain_text(ann.told(ZATRE, "guide-welcome"))
    read(ann)
    expect(ann.page.locator("[data-guide~=hand].guided")).to_be_visible()
    read_on(ann)
    expect(ann.page.locator(".guided")).to_have_count(0)

    zatre.lay()
    read_on(ann)
    ann.page.reload()
    zatre.await_board()
    expect(note(ann)).to_have_count(0)

    rules = ann.says("table-rules")
    ann.tap(ann.page.get_by_role("tab", name=rules).or_(ann.page.get_by_role("button", name=rules)))
    again = ann.page.locator("[data-explained]")
    ann.tap(again.locator("summary"))
    expect(again).to_contain_text(ann.told(ZATRE, "guide-welcome"))


def read_on(one: Person) -> None:
    """Reads whatever there is, until there is nothing more."""
    for _ in range(MOST_NOTES):
        with suppress(AssertionError):
            expect(note(one)).to_have_count(0, timeout=A_WHILE)
            return
        read(one)
    raise AssertionError("there is no end of notes")


def read(one: Person) -> None:
    """Reads the note that lies there, and puts it away."""
    unfold(one)
    one.tap(one.page.locator("[data-guide-next]"))


def unfold(one: Person) -> None:
    """Where there was little room for the note, all of it is asked for."""
    folded = note(one).locator(":is(.sign, .unfold)").filter(visible=True)
    if folded.count():
        one.tap(folded)


def test_explanations_can_be_switched_off_and_on_in_any_match(person: Come) -> None:
    ann = person("Ann", device="phone", language="fr")
    ann.open("/")
    ann.press("named-for", text=ann.says("play-now"), title="Zatre")
    assert Zatre(ann).skip_to_turn()
    expect(note(ann)).to_have_count(0)

    ann.press("table-menu")
    ann.press("table-guide-on")
    expect(note(ann)).to_contain_text(ann.told(ZATRE, "guide-welcome").partition("\n")[0])
    unfold(ann)
    ann.tap(note(ann).get_by_role("button", name=ann.says("table-guide-off")))
    expect(note(ann)).to_have_count(0)
