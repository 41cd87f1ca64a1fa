"""Zerzura as numbers: where each card lies, who has which command tile, and every player's tally."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core import HIDDEN, Game

from .actions import Kinds
from .observing import Parts, SeatView

MARKET, OFFERED, LEFT = range(3)
"""Where a card without an owner may lie: in the market, offered for a swap, or out of the game."""
PERCHES = ("board", "dromedary")
UNKNOWN = -1


def kinds(game: Game[Any], world: Any, players: int) -> Kinds:
    """Every choice a player can ever have. The table shows whose card a swap takes, and for which."""
    cards = {"card": cards_of(game, world)}
    tiles = {"tile": tiles_of(game, world, players)}
    alone: Kinds = {"Pass": {}, "Enough": {}, "Leave": {}}
    return {**alone, "Take": cards, "Offer": cards, "Swap": cards, "Store": cards, "Claim": tiles}


def outcomes(game: Game[Any], world: Any, players: int) -> Kinds:
    """Every choice nature can ever have."""
    tiles, cards = tiles_of(game, world, players), cards_of(game, world)
    return {"Post": {"tile": tiles}, "Begin": {"player": range(players)}, "Draw": {"card": cards}}


def edition_of(game: Game[Any], world: Any) -> Mapping[str, Any]:
    """The printed material of the agreed edition."""
    edition: Mapping[str, Any] = game.face.material()["editions"][world.rules.edition]
    return edition


def cards_of(game: Game[Any], world: Any) -> Sequence[str]:
    """The cards, goods first."""
    edition = edition_of(game, world)
    return [card["id"] for card in (*edition["goods"], *edition["characters"])]


def tiles_of(game: Game[Any], world: Any, players: int) -> Sequence[str]:
    """The command tiles in play with this number of players."""
    commands = edition_of(game, world)["commands"]
    return [tile["id"] for tile in commands if players not in tile.get("not_with_players", ())]


class Encoding:
    """Marks and counts. Whatever belongs to seats begins with the viewer's own and goes on clockwise."""

    def __init__(self, game: Game[Any], world: Any, players: int) -> None:
        self.cards = {card: number for number, card in enumerate(cards_of(game, world))}
        self.tiles = {tile: number for number, tile in enumerate(tiles_of(game, world, players))}
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
