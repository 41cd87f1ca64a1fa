"""Hands that play Zerzura."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, expect

from ..visiting.people import Person
from .table import MOST_STEPS, OFTEN, SAYS_ONE_OF, Table

A_WHILE, MOST_TOUCHES = 2000, 5
"""Milliseconds after which a card that is not chosen yet is touched again, and the most touches."""

CARDS_OF = (
    """(seat) => [...document.querySelectorAll(`.table [data-owner="${seat}"]`)].map((card) => card.dataset.card)"""
)
IS_IN_ROW = (
    """([seat, card]) => document.querySelector(`.table [data-card="${card}"]`)?.dataset.owner === String(seat)"""
)
LIES_NOWHERE = """(card) => document.querySelector(`.table [data-card="${card}"]`) === null"""
FOR_SALE = """() => [...document.querySelectorAll(".stall [data-card]")].map((card) => card.dataset.card)"""
AT_CARD = "() => document.activeElement?.dataset?.card ?? null"
NUMBER = re.compile(r"[−-]?\d+")


class Zerzura(Table):
    """Zerzura on somebody's page. It knows nothing but what the page shows and names."""

    def __init__(self, person: Person, seat: int) -> None:
        super().__init__(person)
        self.seat = seat
        self.market = self.page.get_by_role("group", name=person.says("zerzura-market")).locator("[data-card]")
        self.row = self.page.locator(f'.table [data-owner="{seat}"]')
        self.theirs = self.page.locator(f'.table [data-owner]:not([data-owner="{seat}"])')

    # Seeing.

    def is_over(self) -> bool:
        """True if the page says that the match is over."""
        return bool(self.page.evaluate(SAYS_ONE_OF, [self.over]))

    def await_my_turn(self) -> None:
        """Waits until it is this person's turn, skipping what others play."""
        for _ in range(MOST_STEPS):
            if self.is_asked():
                return
            self.skip()
            self.page.wait_for_timeout(OFTEN)
        raise AssertionError("it is never this person's turn")

    def cards_of(self, seat: int) -> list[str]:
        """The ids of a player's visible cards."""
        found: list[str] = self.page.evaluate(CARDS_OF, seat)
        return found

    def total_of(self, seat: int) -> int:
        """A player's current points."""
        return number_in(self.page.locator(f'[data-place="{seat}"] .total > [aria-hidden]').inner_text())

    def forecasts(self) -> list[tuple[int, int]]:
        """What the chosen move would make of the totals: before and after, this person's first."""
        lines = self.page.locator(".says .effect .total").all_inner_texts()
        found = [[number_in(part) for part in line.split("→")] for line in lines]
        return [(before, after) for before, after in found]

    def under_a_bird(self) -> Locator:
        """Other players' cards with a bird on them."""
        return self.theirs.filter(has=self.page.locator(".bird"))

    # Playing.

    def touch(self, card: Locator) -> str:
        """Taps a card at its left edge, which no other covers, then its close-up if it is small; returns its id."""
        place, id = {"x": 6.0, "y": 12.0}, card.get_attribute("data-card") or ""
        is_small = card.evaluate("(card) => card.closest('[data-close-up]') !== null")
        if self.person.device == "phone":
            card.tap(position=place)  # type: ignore[arg-type]
        else:
            card.click(position=place)  # type: ignore[arg-type]
        if is_small:
            self.person.tap(self.page.locator(f'dialog[open] [data-near="{id}"]'))
        return id

    def take(self, number: int = 0) -> None:
        """Takes a card from the market."""
        card = self.choose(number)
        self.person.press("zerzura-take")
        self.await_mine(card)

    def choose(self, number: int) -> str:
        """Touches a card of the market, again if the first touch came while the cards were being laid out.

        A second touch takes a card that is chosen, so it is made only if none is.
        """
        offer = self.person.button("zerzura-take")
        card = self.touch(self.market.nth(number % self.market.count()))
        for _ in range(MOST_TOUCHES):
            with suppress(AssertionError):
                expect(offer).to_be_visible(timeout=A_WHILE)
                return card
            if not self.market.and_(self.page.locator("[aria-pressed=true]")).count():
                card = self.touch(self.market.nth(number % self.market.count()))
        raise AssertionError("no touch chooses a card")

    def store(self) -> None:
        """Stores one card."""
        card = self.touch(self.row.and_(self.page.locator(":not(:has(.bird))")).first)
        self.person.press("zerzura-store")
        self.page.wait_for_function(LIES_NOWHERE, arg=card, polling=OFTEN)
        if (enough := self.person.button("zerzura-enough")).is_visible():
            self.person.tap(enough)
            expect(enough).to_be_hidden()

    def swap(self) -> None:
        """Swaps the first card for another player's."""
        self.touch(self.row.first)
        wanted = self.touch(self.page.locator(".others .lit").first)
        self.person.press("zerzura-swap")
        self.await_mine(wanted)

    def await_mine(self, card: str) -> None:
        """Waits until a card is in this person's row, because the house has it."""
        self.page.wait_for_function(IS_IN_ROW, arg=[self.seat, card], polling=OFTEN)

    def may_store(self) -> bool:
        """True if a card could be stored."""
        return self.row.count() > self.row.filter(has=self.page.locator(".bird")).count()

    def play_turn(self, turn: int) -> None:
        """Takes, sometimes stores, sometimes swaps."""
        if turn % 4 == 3 and self.may_store():
            self.store()
        elif turn % 4 == 2 and self.row.count() and self.theirs.count() > self.under_a_bird().count():
            self.swap()
        else:
            self.take(turn)

    def play_turn_with_keys(self, turn: int) -> None:
        """Goes to the market with N and from card to card with the arrows; Enter chooses, Enter again takes."""
        market = self.page.evaluate(FOR_SALE)
        for _ in range(MOST_STEPS):
            self.page.keyboard.press("n")
            if (card := self.page.evaluate(AT_CARD)) in market:
                break
        for _ in range(turn % 3):
            self.page.keyboard.press("ArrowRight")
        card = self.page.evaluate(AT_CARD)
        assert card in market, card
        self.page.keyboard.press("Enter")
        expect(self.person.button("zerzura-take")).to_be_visible()
        self.page.keyboard.press("Enter")
        self.await_mine(card)


def number_in(text: str) -> int:
    """The number in a text, with its sign."""
    found = NUMBER.search(text)
    assert found, text
    return int(found[0].replace("−", "-"))
