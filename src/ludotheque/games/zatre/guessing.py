"""What a player who knows only their own tiles may imagine the others to hold."""

from collections.abc import Sequence

from ludotheque.core import Chance, Player

from .table import TILES, Bag, Table, Tile


def guess(w: Table, player: Player, chance: Chance) -> None:
    """Deals the unseen tiles anew: to the others what they may hold, the rest to the bag."""
    unseen = _unseen(w, player)
    while (dealt := _dealt(w, player, unseen, chance)) is None:
        chance = chance.fork("again")
    w.hands, left = dealt
    w.bag = Bag(left)


def _unseen(w: Table, player: Player) -> list[int]:
    """How many of each tile lie neither on the board, nor in the player's hand, nor open on the table."""
    open_tiles = [tile for seat, tiles in enumerate(w.shown) if seat != player for tile in tiles]
    seen = [*w.board.tiles, *w.hands[player], *open_tiles, *_own_shown(w, player)]
    return [count - seen.count(tile) for tile, count in TILES.items()]


def _own_shown(w: Table, player: Player) -> tuple[Tile, ...]:
    """The player's own tile drawn for the start: on the table before the first turn, then already in hand."""
    return () if w.hands[player] else w.shown[player]


Deal = tuple[list[tuple[Tile, ...]], list[int]]


def _dealt(w: Table, player: Player, unseen: Sequence[int], chance: Chance) -> Deal | None:
    """One deal, or None where the tiles that somebody may hold have run out: rare, then it is dealt again."""
    left = list(unseen)
    hands = list(w.hands)
    for seat in (seat for seat in range(len(hands)) if seat != player):
        known = w.shown[seat] if hands[seat] else ()
        tiles = list(known)
        for _ in range(len(hands[seat]) - len(known)):
            odds = [0 if tile <= w.kept_above[seat] else left[tile - 1] for tile in TILES]
            if not any(odds):
                return None
            number, chance = chance.below(sum(odds), "deck")
            tile = next(tile for tile in TILES if number < sum(odds[:tile]))
            left[tile - 1] -= 1
            tiles.append(tile)
        hands[seat] = tuple(tiles)
    return hands, left
