"""What is too small, cut off, covered or out of sight on a table or beside it: measured on the page, told in words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from .people import Person

FINGER, MOUSE = 44, 40
"""CSS pixels: the least that one can be asked to tap, or to click."""
OF_THE_WINDOW = 2 / 3
"""A board of many cells takes at least so much of the smaller side of the window."""


@dataclass(frozen=True)
class Parts:
    """Where the parts of a board are on its page: selectors."""

    hand: str
    """What one plays from."""
    acts: str = ""
    """What confirms a choice, once there is one."""
    field: str = ""
    """A board of many cells."""
    cards: str = ""
    card: tuple[int, int] = (0, 0)
    """The cards one plays with, and the least that is to be seen of each."""

    @property
    def before_choosing(self) -> "Parts":
        """The same while there is nothing to confirm."""
        return replace(self, acts="")


def _script(name: str) -> str:
    """A function of the page that is given what all of them look with."""
    measure, looking = (
        Path(__file__).with_name(f"{each}.js").read_text(encoding="utf-8") for each in (name, "looking")
    )
    return f"(wanted) => ({measure})(wanted, ({looking})())"


TABLE, PAGE = _script("measuring"), _script("paging")


def complaints(one: Person, parts: Parts, is_touched: bool) -> list[str]:
    """All that is wrong with the room on this page."""
    wanted = {"hand": parts.hand, "acts": parts.acts, "field": parts.field, "cards": parts.cards, "card": [*parts.card]}
    found: list[str] = one.page.evaluate(TABLE, [wanted, FINGER if is_touched else MOUSE, OF_THE_WINDOW])
    return found


def page_complaints(one: Person, is_touched: bool, names: Sequence[str], has_board: bool = False) -> list[str]:
    """All that is wrong on a page beside the tables, or beside the board that it shows; long names may end in dots."""
    found: list[str] = one.page.evaluate(PAGE, [FINGER if is_touched else MOUSE, has_board, [*names]])
    return found
