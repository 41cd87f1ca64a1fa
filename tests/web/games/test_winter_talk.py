"""Bargains in Winter Colony: a sentence is put together with a few taps, and each reads it in their own language."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.houses import Guest, RunningHouse, Tab, table_of

from ..conftest import Come
from ..hands.winter import Winter
from ..looking.inspecting import IS_STILL
from ..visiting.people import Device, Person
from .test_winter import kinds_offered, play_until

NAMES = ("Ann", "Cléo", "Basile")
OFFER = {"card": "fuel", "deed": "kill", "place": "school"}
LASTS = 15_000
"""Milliseconds after which no words are over the table any more."""
COVERED = """() => {
    const words = document.querySelector('[data-aloud]').getBoundingClientRect();
    const shown = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0;
    return [...document.querySelectorAll('.question, [data-guide~=hand], main .primary, main [data-act], nav')]
        .filter(shown)
        .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < words.right && words.left < box.right && box.top < words.bottom && words.top < box.bottom;
        })
        .map((part) => part.className);
}"""
"""What lies under the words that must stay in sight."""
PHONES = {"portrait": (390, 844), "small": (360, 640), "landscape": (844, 390)}


A_LITTLE = 0.1
"""So much of the map may lie under what is said."""
MAP_COVERED = """() => {
    const map = document.querySelector('.winter .map').getBoundingClientRect();
    const sheet = document.querySelector('nav [role=region]').getBoundingClientRect();
    const wide = Math.min(map.right, sheet.right) - Math.max(map.left, sheet.left);
    const high = Math.min(map.bottom, sheet.bottom) - Math.max(map.top, sheet.top);
    return Math.max(0, wide) * Math.max(0, high) / (map.width * map.height);
}"""


class Bargain(NamedTuple):
    """A table of three at which it is Ann's turn; who has a browser comes by `sees`."""

    guests: Sequence[Guest]
    tabs: Sequence[Tab]
    come: Come

    def sees(self, seat: int, **how: object) -> Person:
        """Somebody of the table, with the table open in a browser."""
        one = self.come(guest=self.guests[seat], **how)
        one.open(f"/table/{self.tabs[0].table}")
        expect(Winter(one).board).to_be_visible()
        return one


@pytest.fixture
def bargain(person: Come, house: RunningHouse) -> Bargain:
    guests = [house.guest(name) for name in NAMES]
    tabs = table_of(guests, game="winter", options={"objective": 1})
    assert play_until(tabs, lambda tab: "EndTurn" in kinds_offered(tab))
    return Bargain(guests, tabs, person)


def chat_of(one: Person) -> Locator:
    """What was said, as this person reads it; where a tab hides it, the tab is turned to."""
    messages = one.page.get_by_role("group", name=one.says("table-messages"), exact=True)
    if not messages.count():
        one.tap(one.page.locator("nav [data-guide=chat], [role=tab]").last)
    return messages


def map_covered(page: Page) -> float:
    """How much of the map lies under the open leaf, once that has come to rest."""
    page.wait_for_function(IS_STILL)
    return float(page.evaluate(MAP_COVERED))


def words_over(page: Page) -> Locator:
    """The newest words, over the table."""
    return page.locator("[data-aloud].placed")


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_three_taps_make_an_offer_and_another_reads_it_in_the_other_language(bargain: Bargain, device: Device) -> None:
    ann, cleo = bargain.sees(0, device=device), bargain.sees(1, device="desk", language="fr")
    before = ann.taps
    said = chat_of(ann)
    ann.tap(ann.page.locator("[data-template=offer]"))
    ann.tap(ann.page.locator("[data-say=school]"))
    assert ann.taps - before == 3
    expect(said).to_contain_text("if you kill zombies at the school.")
    expect(chat_of(cleo)).to_contain_text("si tu tues des zombies à l’école.")


def test_a_sentence_is_made_and_left_by_keyboard_and_its_words_are_named_whole(bargain: Bargain) -> None:
    ann = bargain.sees(0, device="laptop")
    said = chat_of(ann)
    ann.page.locator("[data-template=offer]").focus()
    ann.page.keyboard.press("Enter")
    whole = ann.page.get_by_role("button", name="at the school.")
    assert "if you kill zombies at the school." in (whole.get_attribute("aria-label") or "")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-template=offer]")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-fill=search]").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-say=school]").focus()
    ann.page.keyboard.press("Enter")
    expect(said).to_contain_text("if you search at the school.")


def test_who_is_accused_reads_it_and_others_reply_with_a_tap(bargain: Bargain) -> None:
    cleo, basile = bargain.sees(1, language="fr"), bargain.sees(2, device="laptop")
    heard, other = chat_of(cleo), chat_of(basile)
    bargain.tabs[0].ask("Speak", template="suspect", filling={"reason": "hand", "other": 1})
    expect(heard).to_contain_text("Je te soupçonne : une main bien trop pleine.")
    expect(other).to_contain_text("I suspect Cléo: a hand too full.")
    basile.tap(basile.page.locator("[data-reply=doubt]"))
    expect(heard).to_contain_text("Je n’y crois pas.")
    expect(heard).to_contain_text("à Ann : Je te soupçonne")


@pytest.mark.parametrize("phone", PHONES)
def test_words_show_over_the_map_and_cover_nothing_that_is_asked(bargain: Bargain, phone: str) -> None:
    ann = bargain.sees(0)
    ann.resize(*PHONES[phone])
    expect(Winter(ann).board).to_be_visible()
    bargain.tabs[1].ask("Speak", template="offer", filling=OFFER)
    expect(words_over(ann.page)).to_contain_text("I give fuel if you kill zombies at the school.")
    assert ann.page.evaluate(COVERED) == []
    expect(words_over(ann.page)).to_have_count(0, timeout=LASTS)
    expect(ann.page.locator("nav [data-guide=chat]")).to_contain_text("1")


@pytest.mark.parametrize("phone", PHONES)
def test_who_speaks_and_replies_on_a_phone_has_the_map_in_sight(bargain: Bargain, phone: str) -> None:
    ann = bargain.sees(0, language="fr")
    ann.resize(*PHONES[phone])
    said = chat_of(ann)
    assert map_covered(ann.page) < A_LITTLE
    ann.tap(ann.page.locator("[data-template=offer]"))
    assert map_covered(ann.page) < A_LITTLE
    ann.tap(ann.page.locator("[data-say=school]"))
    expect(said).to_contain_text("à l’école.")
    bargain.tabs[1].ask("Speak", template="suspect", filling={"reason": "hand", "other": 2})
    ann.tap(ann.page.locator("[data-reply=doubt]"))
    expect(said).to_contain_text("Je n’y crois pas.")
    assert map_covered(ann.page) < A_LITTLE


def test_who_wants_to_read_more_opens_the_chat_wide(bargain: Bargain) -> None:
    ann = bargain.sees(0)
    chat_of(ann)
    low = map_covered(ann.page)
    ann.tap(ann.page.get_by_role("button", name=ann.says("table-raise"), exact=True))
    ann.page.wait_for_function(IS_STILL)
    assert map_covered(ann.page) > low + 2 * A_LITTLE


def test_a_tap_goes_through_words_over_the_map(bargain: Bargain) -> None:
    ann = bargain.sees(0)
    bargain.tabs[1].ask("Speak", template="offer", filling=OFFER)
    expect(words_over(ann.page)).to_be_visible()
    assert ann.page.locator("[data-aloud]").evaluate("(words) => getComputedStyle(words).pointerEvents") == "none"


def test_whom_one_does_not_want_to_hear_is_not_over_the_map_either(bargain: Bargain) -> None:
    ann = bargain.sees(0)
    hush = "(table) => localStorage.setItem('ludotheque.unheard', JSON.stringify([[table, [2]]]))"
    ann.page.evaluate(hush, bargain.tabs[0].table)
    ann.page.reload()
    expect(Winter(ann).board).to_be_visible()
    bargain.tabs[2].ask("Say", text="not to be heard")
    bargain.tabs[2].ask("Speak", template="offer", filling=OFFER)
    bargain.tabs[1].ask("Say", text="to be heard")
    expect(words_over(ann.page)).to_have_text(re.compile("^\\s*Cléo\\s+to be heard\\s*$"))


def test_words_over_the_table_can_be_switched_off(bargain: Bargain) -> None:
    ann = bargain.sees(0)
    ann.open("/settings")
    ann.tap(ann.page.get_by_role("switch", name=ann.says("aloud"), exact=True))
    ann.open(f"/table/{bargain.tabs[0].table}")
    expect(Winter(ann).board).to_be_visible()
    bargain.tabs[1].ask("Say", text="hm")
    expect(ann.page.locator("nav [data-guide=chat]")).to_contain_text("1")
    expect(words_over(ann.page)).to_have_count(0)


def test_words_over_the_table_are_told_to_whoever_listens(bargain: Bargain) -> None:
    ann = bargain.sees(0, language="fr")
    bargain.tabs[1].ask("Speak", template="need", filling={"wanted": "tool"})
    polite = ann.page.locator("[aria-live=polite], [role=status]").filter(has_text="Il me faut un outil.")
    expect(polite.first).to_be_attached()
