"""Hands that play Winter Colony."""

from playwright.sync_api import Locator

from ludotheque.core.language.words import Language

from ..visiting.people import Person
from .table import OFTEN, Table

TITLE: dict[Language, str] = {"en": "Winter Colony", "fr": "Colonie d’hiver"}

ASKS = "(kind) => document.querySelector('.winter .table')?.dataset.asking === kind"
ASKS_NOT = f"(kind) => !({ASKS})(kind)"
TAPS_COUNT = f"(kind) => ({ASKS})(kind) && !document.querySelector('.winter :is([data-caption], [data-late])')"
"""It asks, no scene is shown, nor has one just ended."""


class Winter(Table):
    """Winter Colony on somebody's page. It knows nothing but what the page shows and names."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.board = self.page.locator(".winter .table")
        self.group = self.page.locator(".mine [data-survivor]")
        self.hand = self.page.get_by_role("list", name=person.says("winter-hand"), exact=True).locator("[data-card]")
        self.risks = self.page.locator("[data-risks]")
        self.confirm = self.page.locator("[data-act=confirm]")

    def asks(self, kind: str) -> None:
        """Waits for this question, and until it can be tapped."""
        self.page.wait_for_function(TAPS_COUNT, arg=kind, polling=OFTEN)

    def is_acting(self) -> bool:
        """True if the page asks for this person's turn."""
        return self.board.get_attribute("data-asking") == "acting"

    def is_settled(self) -> bool:
        """True if a tap counts: no scene is shown, nor has one just ended."""
        return not self.page.locator("[data-caption], [data-late]").count()

    def skip(self) -> None:
        """Skips what is being shown, scenes too, if anything."""
        if self.page.locator("[data-caption]").count():
            self.page.keyboard.press("Escape")
        super().skip()

    def asks_no_more(self, kind: str) -> None:
        """Waits until this is no longer asked, because the house has the answer."""
        self.page.wait_for_function(ASKS_NOT, arg=kind, polling=OFTEN)

    def verb(self, name: str) -> Locator:
        """The button of an action."""
        return self.page.locator(f"[data-verb={name}]")

    def place(self, number: int) -> Locator:
        """A place on the map."""
        return self.page.locator(f'[data-place-button="{number}"]')

    def choose(self, survivor: int) -> None:
        """Chooses one of the person's own survivors, beside the dice."""
        self.person.tap(self.group.and_(self.page.locator(f'[data-survivor="{survivor}"]')))
