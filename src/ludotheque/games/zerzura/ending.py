"""The end of the game and who has won (rule 8)."""

from collections.abc import Iterator

from ludotheque.core import Player, PlayerName, Result, Sentence, Step, Steps

from .edition import COMMANDS, Mage, Sultan
from .names import said, tile_said
from .scoring import CharacterRow, KindRow, pad_of
from .table import Bazaar


class End(Step[Bazaar], frozen=True):
    """The last round is played: the pile is empty (rule 8.1)."""

    def do(self, w: Bazaar) -> Steps:
        w.over = True
        return ()


def result(w: Bazaar) -> Result:
    """The highest total wins; equal totals share the victory (rule 8.3)."""
    seats = [Player(seat) for seat in range(len(w.rows))]
    return Result.highest(
        [pad_of(w, player).total for player in seats],
        [line for player in seats for line in _account(w, player)],
    )


def _account(w: Bazaar, player: Player) -> Iterator[Sentence]:
    """A player's column of the pad, told row by row, the total first."""
    pad = pad_of(w, player)
    yield said("result-player", who=PlayerName(player), total=pad.total)
    yield from map(_kind_told, pad.kinds)
    yield from map(_character_told, pad.characters)
    for tile in w.claimed[player]:
        yield said("result-command", tile=tile_said(tile), points=COMMANDS[tile].points)


def _kind_told(row: KindRow) -> Sentence:
    """What a kind brings, and what its guard has made of it."""
    amount = said("amount", kind=row.kind, count=row.quantity)
    if not row.guarded:
        return said("result-kind", amount=amount, points=row.points)
    if row.counted == row.quantity:
        return said("result-unchanged", amount=amount, points=row.points)
    return said("result-guarded", amount=amount, counted=row.counted, points=row.points)


def _character_told(row: CharacterRow) -> Sentence:
    match row.card:
        case Mage(kind=kind):
            return said("result-mage", amount=said("amount", kind=kind, count=row.among), points=row.points)
        case Sultan():
            return said("result-sultan", goods=row.among, points=row.points)
    return said("result-sultana", characters=row.among, points=row.points)
