"""What the others may hold, as far as a player knows who sees only their own tiles."""

from collections.abc import Sequence

from ludotheque.core import Chance, Player

from .light_cells import Hand, without
from .material import TILES, Tile
from .placing import opening_places
from .quick.places import quickly_legal_places
from .table import Bag, Table

TRIES = 200
"""The most deals tried to find one that fits what everybody knows. After that, which is rare, any deal will do."""


def guess(w: Table, player: Player, chance: Chance) -> None:
    """Deals the unseen tiles anew: to the others what they may hold, the rest to the bag."""
    unseen = _unseen(w, player)
    for number in range(TRIES):
        dealt = _dealt(w, player, unseen, chance.fork(str(number)), strict=number < TRIES - 1)
        if dealt is not None:
            hands, left = dealt
            if number == TRIES - 1 or w.turn == player or _could_be(w, hands[w.turn]):
                w.hands, w.bag = hands, Bag(left)
                return


def _could_be(w: Table, hand: Hand) -> bool:
    """True if the player whose turn it is may hold these tiles, going by what everybody has seen of the turn."""
    if w.waiting or (not w.turns and len(hand) + len(w.laid) == 3):
        return _can_go_on(w, hand)
    fits_some = len(hand) > 1 and not w.drew and not w.laid and w.board.has_room_for(w.kept_above[w.turn] + 1)
    return not fits_some or w.board.has_room_for(min(hand))


def _can_go_on(w: Table, hand: Hand) -> bool:
    if not w.turns:
        return not hand or bool(opening_places(w, hand))
    return any(quickly_legal_places(w, tile, without(hand, tile)) for tile in {*hand})


def _unseen(w: Table, player: Player) -> list[int]:
    """How many of each tile lie neither on the board, nor in the player's hand, nor open on the table."""
    open_tiles = [tile for seat, tiles in enumerate(w.shown) if seat != player for tile in tiles]
    seen = [*w.board.tiles, *w.hands[player], *open_tiles, *_own_shown(w, player)]
    return [count - seen.count(tile) for tile, count in TILES.items()]


def _own_shown(w: Table, player: Player) -> tuple[Tile, ...]:
    """The player's own tile drawn for the start: on the table before the first turn, then already in hand."""
    return () if w.hands[player] else w.shown[player]


Deal = tuple[list[Hand], list[int]]


def _dealt(w: Table, player: Player, unseen: Sequence[int], chance: Chance, strict: bool) -> Deal | None:
    """One deal; None if it runs out of tiles that a player must hold. If not strict, anything may be held."""
    left = list(unseen)
    hands = list(w.hands)
    for seat in (seat for seat in range(len(hands)) if seat != player):
        shown = w.shown[seat] if hands[seat] else ()
        older = len(hands[seat]) - (w.drew if seat == w.turn else 0)
        tiles = list(shown)
        for number in range(len(shown), len(hands[seat])):
            above = w.kept_above[seat] if strict and number < older else 0
            odds = [0 if tile <= above else left[tile - 1] for tile in TILES]
            if not any(odds):
                return None
            index, chance = chance.below(sum(odds), "deck")
            tile = next(tile for tile in TILES if index < sum(odds[:tile]))
            left[tile - 1] -= 1
            tiles.append(tile)
        hands[seat] = tuple(tiles)
    return hands, left
