"""Hands that play Zuma."""

import re

from playwright.sync_api import Locator, expect

from ludotheque.games.zuma.material import CARDS, CIRCLES, Card

from ..visiting.people import Person
from .table import OFTEN, SAYS_NONE_OF, Table

LETTERS = "SDFGHJK"
"""The keys of the cards, from left to right."""
ARMED_OR_DONE = f"""(texts) => document.querySelector(".totem.armed, .totem.reaching, section.end")
    || ({SAYS_NONE_OF})(texts)"""
SAYS = "([part, text]) => document.querySelector(part)?.textContent.includes(text)"


class Zuma(Table):
    """Zuma on somebody's page. It knows nothing but what the page shows and names."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.hand = self.page.get_by_role("toolbar", name=person.says("zuma-hand"), exact=True)
        self.cells = self.hand.get_by_role("button")
        self.kinds: dict[str, Card] = {person.says(f"zuma-card-{card}"): card for card in CARDS}

    # Seeing.

    def await_board(self) -> None:
        """Waits until the totems are there."""
        expect(self.page.get_by_role("group", name=self.person.says("zuma-board"), exact=True)).to_be_visible()

    def await_pass(self, number: int) -> None:
        """Waits until this pass is due."""
        text = self.person.says("zuma-pass", number=number)
        self.page.wait_for_function(SAYS, arg=[".strip .pass", text], polling=OFTEN)

    def is_at_pass(self, number: int) -> bool:
        """True if this pass is still to be made."""
        text = self.person.says("zuma-pass", number=number)
        return bool(self.page.evaluate(SAYS, [".strip .pass", text]))

    def cards(self) -> list[Card]:
        """The cards in hand. The last one lies apart, and came last."""
        expect(self.cells).to_have_count(7)
        return [self.kinds[name.partition(",")[0]] for name in self.names_of(self.cells)]

    def names_of(self, things: Locator) -> list[str]:
        """The names of these."""
        names: list[str] = things.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
        return names

    def chosen(self) -> Locator:
        """The card that goes to the left."""
        return self.hand.locator("button[aria-pressed=true]")

    def totem(self, totem: int) -> Locator:
        """The totem of this circle, wherever it is."""
        name = self.person.says("zuma-totem", colour=CIRCLES[totem], circle=totem + 1)
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    def free_totems(self) -> list[int]:
        """The totems that can be grabbed now."""
        named = {self.person.says("zuma-totem", colour=CIRCLES[each], circle=each + 1): each for each in range(5)}
        names = self.names_of(self.page.locator(".totem[aria-disabled=false]"))
        return [totem for start, totem in named.items() if any(name.startswith(start) for name in names)]

    def ending(self) -> Locator:
        """How the last round ended, as shown over the totems."""
        return self.page.locator("section.end")

    def totals(self) -> list[int]:
        """Everybody's total, as shown on the score sheet."""
        return [*map(points_in, self.page.locator("td.total").all_inner_texts())]

    def ranked(self) -> list[int]:
        """The scores at the end, the highest first."""
        return [*map(points_in, self.page.locator(".ranks .score").all_inner_texts())]

    # Playing by finger or mouse.

    def give(self, place: int = -1) -> Card:
        """Gives the card at this place."""
        card = self.cards()[place]
        self.person.tap(self.cells.nth(place))
        return card

    def grab(self, totem: int) -> None:
        """Reaches for a totem; if there is no hurry, the first grab needs a second tap."""
        self.person.tap(self.totem(totem))
        if self.comes_to_be_armed():
            self.person.tap(self.totem(totem))

    def is_armed(self) -> bool:
        """True if the page waits for a second touch."""
        return self.page.locator(".totem.armed").count() > 0

    def comes_to_be_armed(self) -> bool:
        """After a first touch: True if the page waits for a second, False if it took the first as it was."""
        self.page.wait_for_function(ARMED_OR_DONE, arg=[self.mine], polling=OFTEN)
        return self.is_armed()

    def go_on(self) -> None:
        """Looks at how the round ended, and goes on."""
        expect(self.ending()).to_be_visible()
        self.person.press("zuma-go-on")
        expect(self.ending()).to_have_count(0)

    # Playing by keys alone.

    def give_by_key(self, place: int = -1) -> Card:
        """Gives the card at this place by its letter."""
        card = self.cards()[place]
        self.page.keyboard.press(LETTERS[place].lower())
        return card

    def grab_by_key(self, totem: int) -> None:
        """Reaches for a totem by its number."""
        self.page.keyboard.press(str(totem + 1))
        if self.comes_to_be_armed():
            self.page.keyboard.press(str(totem + 1))


def points_in(text: str) -> int:
    """The number at the end of a text; a minus sign counts."""
    return int(text.split()[-1].replace("\u2212", "-"))
