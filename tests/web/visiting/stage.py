"""Tables in every phase, set up without a browser, to look at with one."""

from collections.abc import Callable, Sequence
from functools import cached_property

from tests.server.houses import Json, RunningHouse, Tab, table_of

POINTS = {10: 1, 11: 2, 12: 4}
WAYS = ((0, 1), (1, 0))
TURNS_SEEN = 15
"""After this many turns, there is something to see on the board and on the sheets."""


class Stage:
    """Ann's tables, at which Cléo and a bot sit with her."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.ann, self.cleo = house.guest("Ann"), house.guest("Cléo")

    @cached_property
    def before(self) -> str:
        """A table that has not begun: Ann is its host, Cléo and a bot sit there, and one seat is free."""
        table = self.ann.opens()
        host, friend = self.ann.sits_at(table), self.cleo.sits_at(table)
        host.ask("Resize", seats=4)
        friend.ask("Sit", seat=1)
        host.ask("Offer", seat=2, to="bot", level="easy")
        host.ask("Wave", phrase="hello")
        friend.ask("Wave", phrase="good-luck")
        return table

    @cached_property
    def playing(self) -> str:
        """A table in the middle of a match, where Ann is asked to lay a tile."""
        tabs = self._table_that_comes_to(lambda tab: turns(tab) >= TURNS_SEEN and may_lay(tab))
        tabs[1].ask("Wave", phrase="your-turn")
        return tabs[0].table

    @cached_property
    def over(self) -> str:
        """A finished match."""
        tabs = self._table_that_comes_to(lambda tab: turns(tab) >= TURNS_SEEN and tab.is_over)
        tabs[1].ask("Wave", phrase="well-played")
        return tabs[0].table

    def _table_that_comes_to(self, moment: Callable[[Tab], bool]) -> list[Tab]:
        """A match that has reached this moment. One that ends before it is left: tiles may block one another."""
        while True:
            tabs = table_of([self.ann, self.cleo], bots=1)
            play_sensibly(tabs, lambda tab: tab.is_over or moment(tab))
            if moment(tabs[0]):
                return tabs


def turns(tab: Tab) -> int:
    """How many turns were played."""
    return int(tab.play["view"]["turns"]) if tab.play else 0


def may_lay(tab: Tab) -> bool:
    """True if it is this tab's turn to lay a tile."""
    return tab.is_asked and any(option["type"] == "Place" for option in tab.options)


def play_sensibly(tabs: Sequence[Tab], is_enough: Callable[[Tab], bool]) -> None:
    """Everybody lays what scores most, until it is enough for the first of them."""
    lead = tabs[0]
    while True:
        for tab in tabs:
            tab.until(lambda tab: tab.number >= lead.number)
        if is_enough(lead):
            return
        asked = [tab for tab in tabs if tab.is_asked]
        if asked:
            asked[0].answer(sensible(asked[0]))
            lead.until(lambda lead, number=asked[0].number: lead.number >= number)  # type: ignore[misc]
        else:
            lead.hear()


def sensible(tab: Tab) -> Json:
    """The answer that scores most at once."""
    assert tab.play is not None
    board = tab.play["view"]["board"]
    return max(tab.options, key=lambda option: worth(board, option))


def worth(board: Sequence[Sequence[int | None]], option: Json) -> int:
    """The worth of an answer: laying before drawing, drawing before ending."""
    if option["type"] != "Place":
        return -1 if option["type"] == "DrawOne" else -2
    row, column = option["cell"]
    return sum(POINTS.get(run(board, row, column, way) + option["tile"], 0) for way in WAYS)


def run(board: Sequence[Sequence[int | None]], row: int, column: int, way: tuple[int, int]) -> int:
    """The pips in line with a cell, before and behind it."""
    total = 0
    for sign in (1, -1):
        at = (row + sign * way[0], column + sign * way[1])
        while 0 <= at[0] < len(board) and 0 <= at[1] < len(board[0]) and (pips := board[at[0]][at[1]]):
            total += pips
            at = (at[0] + sign * way[0], at[1] + sign * way[1])
    return total
