"""Zerzura as numbers: where each card lies, who has which command tile, and every player's tally."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import HIDDEN
from ludotheque.core.facets.research import Bounds, Kinds, Parts, Research, SeatView

from .edition import EDITIONS, Card, Tile, tiles_for
from .table import Bazaar

MARKET, OFFERED, LEFT = range(3)
"""Where a card without an owner may lie: in the market, offered for a swap, or out of the game."""
PERCHES = ("board", "dromedary")
UNKNOWN = -1


def choices(world: Bazaar, players: int) -> Kinds:
    """Every choice a player can ever have. The table shows whose card a swap takes, and for which."""
    cards = {"card": cards_of(world)}
    tiles = {"tile": tiles_at(world, players)}
    alone: Kinds = {"Pass": {}, "Enough": {}, "Leave": {}}
    return {**alone, "Take": cards, "Offer": cards, "Swap": cards, "Store": cards, "Claim": tiles}


def outcomes(world: Bazaar, players: int) -> Kinds:
    """Every choice nature can ever have."""
    tiles, cards = tiles_at(world, players), cards_of(world)
    return {"Post": {"tile": tiles}, "Begin": {"player": range(players)}, "Draw": {"card": cards}}


def cards_of(world: Bazaar) -> Sequence[Card]:
    """The cards of the agreed edition, goods first."""
    edition = EDITIONS[world.rules.edition]
    return [Card(card.id) for card in (*edition.goods, *edition.characters)]


def tiles_at(world: Bazaar, players: int) -> Sequence[Tile]:
    """The command tiles in play with this number of players."""
    return tiles_for(EDITIONS[world.rules.edition], players)


class Encoding:
    """Marks and counts. Whatever belongs to seats begins with the viewer's own and goes on clockwise."""

    def __init__(self, world: Bazaar, players: int) -> None:
        self.cards = {card: number for number, card in enumerate(cards_of(world))}
        self.tiles = {tile: number for number, tile in enumerate(tiles_at(world, players))}
        self.shapes = {
            "cards": (len(self.cards), 3 + 2 * players),
            "birds": (len(self.cards),),
            "perches": (players, len(PERCHES)),
            "stored": (players,),
            "tally": (players, len(world.tally[0])),
            "tiles": (len(self.tiles), 1 + players),
            "turn": (players,),
            "dromedary": (players,),
            "claimant": (players,),
            "counts": (4,),
        }

    def write(self, parts: Parts, view: SeatView) -> None:
        """Fills the parts with what is seen."""
        w = view.world
        self._place(parts, w.market, MARKET)
        self._place(parts, w.discarded, LEFT)
        self._place(parts, () if w.offered is None else (w.offered,), OFFERED)
        self._hang(parts, w.tiles, 0)
        parts["turn"][view.from_here(w.turn)] = 1
        parts["dromedary"][view.from_here(w.dromedary)] = 1
        if w.claimant is not None:
            parts["claimant"][view.from_here(w.claimant)] = 1
        parts["counts"][:] = w.round, w.turns, w.pile, w.storing
        for seat in range(view.players):
            self._write_seat(parts, w, seat, view.from_here(seat), view.players)

    def _write_seat(self, parts: Parts, w: Any, seat: int, place: int, players: int) -> None:
        self._place(parts, w.rows[seat], 3 + place)
        self._place(parts, w.stored[seat], 3 + players + place)
        self._hang(parts, w.claimed[seat], 1 + place)
        parts["stored"][place] = len(w.stored[seat])
        parts["tally"][place] = [UNKNOWN if count is HIDDEN else count for count in w.tally[seat]]
        bird = w.birds[seat]
        if bird in PERCHES:
            parts["perches"][place, PERCHES.index(bird)] = 1
        else:
            parts["birds"][self.cards[bird]] = 1

    def _place(self, parts: Parts, cards: Sequence[Any], where: int) -> None:
        for card in cards:
            if card is not HIDDEN:
                parts["cards"][self.cards[card], where] = 1

    def _hang(self, parts: Parts, tiles: Sequence[Any], where: int) -> None:
        for tile in tiles:
            parts["tiles"][self.tiles[tile], where] = 1


RESEARCH: Research[Bazaar] = Research(
    choices=choices,
    outcomes=outcomes,
    encoding=Encoding,
    bounds=Bounds(decisions=150, draws=80),
    open_information=True,
)
"""There are no more turns than the 60 cards, and each asks at most four times. Everything is open, or was when it was
chosen."""
