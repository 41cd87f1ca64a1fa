"""Hands that play Zatre."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from ..visiting.people import Person
from .table import MOST_STEPS, OFTEN, Table

LIT_CELLS = """() => [...document.querySelectorAll("[role=gridcell]:has(.lit)")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { name: cell.getAttribute("aria-label"), x: x + width / 2, y: y + height / 2 };
})"""
NAMES = """() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label"))"""
HAS_TILE = """([cell, empty]) => {
    const name = document.querySelector(`[role=gridcell][aria-label^="${cell},"]`)?.getAttribute("aria-label");
    return name !== undefined && !name.includes(empty);
}"""


@dataclass(frozen=True)
class Cell:
    """A cell of the board: its name on the page, and its place on the screen."""

    name: str
    x: float
    y: float

    @property
    def label(self) -> str:
        """Its name for players: H8."""
        return self.name.partition(",")[0]

    @property
    def scores(self) -> bool:
        """True if the chosen tile would make a 10, 11 or 12 here."""
        _, _, state = self.name.split(", ", 2)
        return re.search(r"\b1[0-2] ", state) is not None


class Zatre(Table):
    """Zatre on somebody's page."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.hand = self.page.get_by_role("group", name=person.says("zatre-hand"), exact=True)
        self.playable = self.hand.locator("button:not(.idle)")
        self.cells = self.page.get_by_role("gridcell")

    # Seeing.

    def await_board(self) -> None:
        """Waits until the board is there."""
        expect(self.page.get_by_role("grid", name=self.person.says("zatre-board"))).to_be_visible()

    def lit(self) -> list[Cell]:
        """The cells where the chosen tile may be laid."""
        self.page.wait_for_function("() => document.querySelector('[role=gridcell] .lit')", polling=OFTEN)
        return [Cell(**cell) for cell in self.page.evaluate(LIT_CELLS)]

    def await_tile_on(self, label: str) -> None:
        """Waits until a tile is there, because the house has it."""
        empty = self.person.says("zatre-cell-empty")
        self.page.wait_for_function(HAS_TILE, arg=[label, empty], polling=OFTEN)

    def tiles(self) -> dict[str, str]:
        """The tile on each cell of the board."""
        parts = [name.split(", ") for name in self.names()]
        return {label: state for label, _, state, *_ in parts if state.isdigit()}

    def names(self) -> list[str]:
        """The name of every cell."""
        names: list[str] = self.page.evaluate(NAMES)
        return names

    def scores(self) -> list[int]:
        """Everybody's points, as shown above the board."""
        return [int(text.partition("+")[0]) for text in self.page.locator("[data-seat] b").all_inner_texts()]

    def chosen(self) -> str:
        """The number of the chosen tile."""
        return number_in(self.hand.locator("button[aria-pressed=true]").get_attribute("aria-label"))

    # Playing.

    def choose(self) -> None:
        """Chooses the first tile that fits somewhere."""
        tile = self.playable.first
        if tile.get_attribute("aria-pressed") != "true":
            self.person.tap(tile)

    def lay(self) -> str:
        """Lays a fitting tile on a lit cell, preferably one that scores; returns the cell."""
        self.choose()
        cells = self.lit()
        best = next((cell for cell in cells if cell.scores), cells[0])
        self.person.tap_at(best.x, best.y)
        self.await_tile_on(best.label)
        return best.label

    def take_up(self, tile: str) -> None:
        """Chooses the tile with this number, once it may be laid."""
        held = self.playable.and_(self.page.get_by_role("button", name=re.compile(rf"\b{tile}\b"))).first
        expect(held).to_be_visible()
        if held.get_attribute("aria-pressed") != "true":
            self.person.tap(held)

    def lay_on(self, tile: str, label: str) -> None:
        """Lays the tile with this number on this cell."""
        self.take_up(tile)
        cell = next(cell for cell in self.lit() if cell.label == label)
        self.person.tap_at(cell.x, cell.y)
        self.await_tile_on(label)

    def await_choice(self) -> None:
        """Waits until there is something to do: a tile to lay or draw, or the turn to end."""
        draw, end = (self.person.button(id) for id in ("zatre-draw-one", "zatre-end-turn"))
        expect(self.playable.or_(draw).or_(end).first).to_be_visible()

    def end_turn(self) -> None:
        """Confirms the turn."""
        self.person.press("zatre-end-turn")
        self.await_others()

    def play_turn(self) -> list[str]:
        """Draws if possible, lays every tile that fits, ends the turn; returns the cells."""
        laid: list[str] = []
        while True:
            self.await_choice()
            if self.playable.count():
                laid.append(self.lay())
            elif self.person.button("zatre-end-turn").is_visible():
                self.end_turn()
                return laid
            else:
                self.person.press("zatre-draw-one")
                expect(self.person.button("zatre-draw-one")).to_be_hidden()

    # Playing by keys alone.

    def walk_to(self, things: Locator) -> None:
        """Tabs from control to control until one of these has the focus."""
        for _ in range(MOST_STEPS):
            if things.evaluate_all("(things) => things.includes(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{things} cannot be reached with the Tab key")

    def lay_with_keys(self) -> str:
        """Chooses a tile by its number, goes to the next cell where it fits, and lays it."""
        tile = self.playable.first
        if tile.get_attribute("aria-pressed") != "true":
            self.page.keyboard.press(number_in(tile.get_attribute("aria-label")))
        self.lit()
        self.page.keyboard.press("n")
        label: str = self.page.evaluate("() => document.activeElement.getAttribute('aria-label').split(',')[0]")
        self.page.keyboard.press("Enter")
        self.await_tile_on(label)
        return label

    def play_turn_with_keys(self) -> list[str]:
        """Plays a whole turn with keys alone."""
        laid: list[str] = []
        while True:
            self.await_choice()
            draw = self.person.button("zatre-draw-one")
            self.walk_to(draw if draw.is_visible() else self.cells)
            if self.playable.count():
                laid.append(self.lay_with_keys())
            elif draw.is_visible():
                self.page.keyboard.press("Enter")
                expect(draw).to_be_hidden()
            else:
                self.page.keyboard.press("e")
                self.await_others()
                return laid


def number_in(name: str | None) -> str:
    """The pips in the name of a tile, or of a pile of equal tiles."""
    assert name
    *_, pips = re.findall(r"\d", name.partition(",")[0])
    return str(pips)
