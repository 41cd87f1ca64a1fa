"""Hands that play Winter Colony."""

from playwright.sync_api import Locator

from ludotheque.core.words import Language

from ..people import Person
from .table import OFTEN, Table

TITLE: dict[Language, str] = {"en": "Winter Colony", "fr": "Colonie d’hiver"}

ASKS = "(kind) => document.querySelector('.winter .table')?.dataset.asking === kind"
ASKS_NOT = f"(kind) => !({ASKS})(kind)"


class Winter(Table):
    """Winter Colony on somebody's page; it knows nothing but what the page shows and names."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.board = self.page.locator(".winter .table")
        self.group = self.page.locator(".mine [data-survivor]")
        self.hand = self.page.get_by_role("list", name=person.says("winter-hand"), exact=True).locator("[data-card]")
        self.risks = self.page.locator("[data-risks]")
        self.confirm = self.page.locator("[data-act=confirm]")

    def asks(self, kind: str) -> None:
        """Waits until this is asked."""
        self.page.wait_for_function(ASKS, arg=kind, polling=OFTEN)

    def is_acting(self) -> bool:
        """Whether this person's turn is asked for."""
        return self.board.get_attribute("data-asking") == "acting"

    def asks_no_more(self, kind: str) -> None:
        """Waits until this is no longer asked: the house has taken the answer."""
        self.page.wait_for_function(ASKS_NOT, arg=kind, polling=OFTEN)

    def verb(self, name: str) -> Locator:
        """The button of something that can be done."""
        return self.page.locator(f"[data-verb={name}]")

    def place(self, number: int) -> Locator:
        """A place of the map."""
        return self.page.locator(f'[data-place-button="{number}"]')

    def choose(self, survivor: int) -> None:
        """Chooses one of the own survivors, beside the dice."""
        self.person.tap(self.group.and_(self.page.locator(f'[data-survivor="{survivor}"]')))
