"""The table of Zuma: hands, totems, score sheets, and what was agreed (rules 1, 6 and 10)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ludotheque.core import Counted, Hands, Options, PerSeat, Player, Public, World

from .material import CIRCLES, MASK, MASKS, MOST_PLAYERS, Card, Colour, Hand, Totem, colours_for

SETS = 3
ROUNDS = 3
"""Rounds of a set, at most (rule 7.1)."""
MOST_OPEN_ROUNDS = 9
"""Rounds of an open set, at most (rule 10.3)."""
MOST_PASSES = 40
"""After this many passes a deal is void (rule 4.8)."""
FIRST_WIND, WIND_EVERY, MOST_IN_THE_WIND = 20, 5, 4
"""The wind changes at the 20th pass and then at every fifth, where there are at most four players (rule 4.7)."""


class ZumaOptions(Options, frozen=True):
    """What may be agreed before a game of Zuma (rule 10)."""

    pace: Literal["live", "calm"] = "live"
    tempo: Literal["slow", "normal", "fast", "accelerando"] = "normal"
    open_manche: bool = False
    change_of_wind: bool = True
    scoring: Literal["sheet", "toru"] = "sheet"
    ties: Literal["shared", "ranked"] = "shared"


class Grabbed(Struct, frozen=True, gc=False):
    """A player who has a totem."""

    player: Player
    totem: Totem


class Penalty(Struct, frozen=True, gc=False):
    """Masks held when the totems were grabbed, and in which round (rule 6.6)."""

    manche: int
    round: int
    masks: int


class LastRound(Struct, frozen=True, gc=False):
    """How the last deal ended, for everybody to see: the hands, who took what, and what it brought (rule 6.1)."""

    manche: int
    round: int
    caller: Player
    passes: int
    void: bool
    hands: tuple[Hand, ...]
    grabs: tuple[Grabbed, ...]
    starter: Player | None
    """The first player to take a totem with a winning hand."""
    points: tuple[int, ...]
    penalties: tuple[int, ...]
    chips: tuple[Colour, ...]
    """By seat, where Toru's scoring is agreed; otherwise none."""


class Table(World, kw_only=True):
    """What lies on the table."""

    rules: Public[ZumaOptions]
    totems: Public[tuple[Totem, ...]]
    """The totems in play, by their circles; they stand there until they are in `grabs`."""
    manche: Public[int] = 0
    round: Public[int] = 0
    """Which round of the set."""
    caller: Public[Player] = Player(0)
    rotation: Public[int] = 0
    """By how many circles the board is turned."""
    passes: Public[int] = 0
    """Passes of this deal."""
    wind: Public[bool] = False
    """True if the wind changes at the next pass."""
    hands: Hands[list[Hand]]
    """In the order in which the cards came: the last one received is the last."""
    pile: Counted[Hand]
    """The cards left over."""
    given: Hands[list[Hand]]
    """What was given while the wind changes, until it goes to the pile."""
    grabs: Public[tuple[Grabbed, ...]] = ()
    """Who has a totem, in the order of the grabs; as long as it is empty, cards are passed."""
    away: Public[tuple[Player, ...]] = ()
    """Who no longer wants a totem."""
    voids: Public[int] = 0
    """Void deals in a row."""
    cells: PerSeat[list[tuple[tuple[int, ...], ...]]]
    """The sheet: by set and colour 1 or 2, and 0 while the cell is empty."""
    penalties: PerSeat[list[tuple[Penalty, ...]]]
    chips: Hands[list[tuple[Colour, ...]]]
    """The secret colour of this round, where Toru's scoring is agreed."""
    toru: PerSeat[list[tuple[int, ...]]]
    """Points by round, where Toru's scoring is agreed."""
    last: Public[LastRound | None] = None

    @property
    def free_totems(self) -> list[Totem]:
        """The totems that still stand."""
        taken = [grab.totem for grab in self.grabs]
        return [totem for totem in self.totems if totem not in taken]

    @property
    def reaching(self) -> list[Player]:
        """Who has no totem and still wants one."""
        done = [*self.away, *(grab.player for grab in self.grabs)]
        return [player for player in everybody(self) if player not in done]

    @property
    def is_calm(self) -> bool:
        """True if the table plays without a clock (rule 9)."""
        return self.rules.pace == "calm"

    @property
    def is_toru(self) -> bool:
        """True if Toru's scoring is agreed (rule 11)."""
        return self.rules.scoring == "toru"


SEATS = [tuple(Player(seat) for seat in range(players)) for players in range(MOST_PLAYERS + 1)]


def everybody(w: Table) -> Sequence[Player]:
    """All the players, in the order of their seats."""
    return SEATS[len(w.hands)]


def left_of(w: Table, player: Player) -> Player:
    """The neighbour to whom cards are given."""
    return Player((player + 1) % len(w.hands))


def colours_of(w: Table) -> tuple[Colour, ...]:
    """The colours in play."""
    return colours_for(len(w.hands))


def cell_of(w: Table, player: Player, colour: Colour) -> int:
    """What stands in the player's cell of this set; 0 while it is empty."""
    return w.cells[player][w.manche - 1][colours_of(w).index(colour)]


def is_new_to(w: Table, player: Player, totem: Totem) -> bool:
    """True if the totem's colour is still missing in this set."""
    return not cell_of(w, player, CIRCLES[totem])


def without(hand: Hand, card: Card) -> Hand:
    """The hand without one such card: of several, the one that came last."""
    place = len(hand) - 1 - hand[::-1].index(card)
    return hand[:place] + hand[place + 1 :]


def penalty_for(hand: Hand) -> int:
    """What the masks in a hand cost: one each, but all three together nothing (rule 6.6)."""
    masks = hand.count(MASK)
    return 0 if masks == MASKS else masks


def total(w: Table, player: Player) -> int:
    """Everything earned so far, less the penalties; it may be below zero (rule 6.7)."""
    earned = w.toru[player] if w.is_toru else sum(w.cells[player], ())
    return sum(earned) - sum(penalty.masks for penalty in w.penalties[player])
