"""The table of Zerzura: market, rows, birds, what is stored, and what was agreed (rules 1, 2 and 9)."""

from functools import cache
from operator import add, sub
from typing import Annotated, Any, Literal, get_type_hints

from msgspec.structs import replace

from ludotheque.core import (
    HIDDEN,
    Option,
    Options,
    PerSeat,
    Player,
    Public,
    Sight,
    TurnedDown,
    Viewer,
    World,
)

from .edition import EDITIONS, Card, EditionName, Seating, Tally, Tile

BOARD, DROMEDARY = "board", "dromedary"
"""Where a bird sits when it sits on no card."""

Cards = tuple[Card, ...]


class ZerzuraOptions(Options, frozen=True):
    """What may be agreed before a game of Zerzura (rule 9)."""

    mode: Literal["easy", "expert"] = "easy"
    edition: EditionName = "oasis"
    claiming: Literal["automatic", "manual"] = "automatic"


class LeftOpen(Sight):
    """A pile that lay open card by card: all see how many, and a player who paid attention knows which."""

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return (HIDDEN,) * len(value)

    def remembered(self, value: Any, viewer: Viewer) -> Any:
        return value

    def opened(self, value: Any) -> Any:
        return value


class Bazaar(World, kw_only=True):
    """What lies on the table."""

    rules: Public[ZerzuraOptions]
    round: Public[int] = 0
    turn: Public[Player] = Player(0)
    turns: Public[int] = 0
    """Turns begun in this round."""
    market: Public[Cards] = ()
    rows: PerSeat[list[Cards]]
    """The visible cards before each player."""
    birds: PerSeat[list[str]]
    """Where each player's bird sits: on one of the player's visible cards, on the board, or on the dromedary."""
    stored: TurnedDown[list[Cards]]
    tally: TurnedDown[list[Tally]]
    """Of each player's cards, visible and stored: how many objects of each kind, and how many characters."""
    tiles: Public[tuple[Tile, ...]] = ()
    """The command tiles still unclaimed."""
    claimed: PerSeat[list[tuple[Tile, ...]]]
    dromedary: Public[Player] = Player(0)
    claimant: Public[Player | None] = None
    """Who has stored first in this round, and will have the dromedary in the next."""
    offered: Public[Card | None] = None
    """The card that is given away in the swap in progress."""
    storing: Public[int] = 0
    """How many cards the storing in progress has stored."""
    pile: Public[int]
    """How many cards are still to be drawn."""
    pool: Cards
    """Cards still unseen: those to be drawn, and those that were removed; no order tells them apart."""
    discarded: Annotated[Cards, LeftOpen()] = ()
    """Cards that were left in the market, and so left the game."""

    @property
    def from_memory(self) -> bool:
        return self.rules.mode == "expert" and not self.over

    def glimpsed_by(self, viewer: Viewer) -> "Bazaar":
        """Everybody remembers open cards that were stored or left the game, except in Expert during the match."""
        view = super().glimpsed_by(viewer)
        if not self.from_memory:
            view.stored, view.tally, view.discarded = self.stored, self.tally, self.discarded
        return view

    def tells(self, what: Option[Any], viewer: Viewer) -> Option[Any]:
        """In Expert the log names no card during the match, since it would remember for the players (rule 9.1)."""
        return with_cards_hidden(what) if self.from_memory else what

    @property
    def seating(self) -> Seating:
        """What this number of players changes."""
        return EDITIONS[self.rules.edition].players[len(self.rows)]


def with_cards_hidden(what: Option[Any]) -> Option[Any]:
    """The record without its cards."""
    hidden = _card_fields(type(what))
    return replace(what, **dict.fromkeys(hidden, HIDDEN)) if hidden else what


@cache
def _card_fields(record: type[Option[Any]]) -> list[str]:
    hints = get_type_hints(record)
    return [name for name in record.__struct_fields__ if hints[name] in (Card, Cards)]


def without(cards: Cards, card: Card) -> Cards:
    """The cards less this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def plus(tally: Tally, more: Tally) -> Tally:
    """Two tallies together."""
    return tuple(map(add, tally, more))


def minus(tally: Tally, less: Tally) -> Tally:
    """A tally less another."""
    return tuple(map(sub, tally, less))
