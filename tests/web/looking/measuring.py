"""What is too small, cut off, covered or out of sight, at a table or beside it: measured on the page, told in words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..visiting.people import Person

FINGER, MOUSE = 44, 40
"""CSS pixels: the smallest thing to tap, and to click."""
OF_THE_WINDOW = 2 / 3
"""The least share of the window's smaller side that a board of many cells takes."""


@dataclass(frozen=True)
class Parts:
    """Selectors for the parts of a board on its page."""

    hand: str
    """What one plays from."""
    acts: str = ""
    """What confirms a choice, once there is one."""
    field: str = ""
    """A board of many cells."""
    cards: str = ""
    card: tuple[int, int] = (0, 0)
    """The cards one plays with, and the least that must be seen of each."""

    @property
    def before_choosing(self) -> "Parts":
        """The same while there is nothing to confirm."""
        return replace(self, acts="")


def _script(name: str) -> str:
    """A function of the page, called with what all of them use."""
    measure, looking = (
        Path(__file__).with_name(f"{each}.js").read_text(encoding="utf-8") for each in (name, "looking")
    )
    return f"(wanted) => ({measure})(wanted, ({looking})())"


TABLE, PAGE = _script("measuring"), _script("paging")


def complaints(one: Person, parts: Parts, is_touched: bool) -> list[str]:
    """Everything wrong with the space on this page."""
    wanted = {"hand": parts.hand, "acts": parts.acts, "field": parts.field, "cards": parts.cards, "card": [*parts.card]}
    found: list[str] = one.page.evaluate(TABLE, [wanted, FINGER if is_touched else MOUSE, OF_THE_WINDOW])
    return found


def page_complaints(one: Person, is_touched: bool, names: Sequence[str], has_board: bool = False) -> list[str]:
    """Everything wrong on a page beside the tables, or beside the board it shows. Long names may end in an ellipsis."""
    found: list[str] = one.page.evaluate(PAGE, [FINGER if is_touched else MOUSE, has_board, [*names]])
    return found
