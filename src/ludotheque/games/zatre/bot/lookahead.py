"""Looking ahead: a turn is judged by what the others can do after it, whatever they draw."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from msgspec import Struct

from ludotheque.core import Chance, Judged, Player, Position, Spending

from ..light_cells import Hand, without
from ..material import TILES, Board
from ..table import Sheet, Table
from ..turn import tiles_needed
from .leaving import left_behind
from .offering import Offer
from .sheets import turns_left
from .turns import End, ahead, by_first_answer, imagined, ranked
from .wishes import Wishes, after

LEFT_LATER = 0.9
"""How much of what is left to the next player counts after looking ahead."""


class Care(Struct, frozen=True):
    """How carefully a bot looks ahead: how many ends of its turn it judges by what they leave, from how many of the
    best it looks one turn ahead, and from how many of those two."""

    closely: int
    one_turn: int
    two_turns: int


class Situation(NamedTuple):
    """A table between two turns, as far as it matters."""

    board: Board
    counts: list[int]
    """The number of tiles of each kind in the bag."""
    hands: list[Hand]
    sheets: list[Sheet]
    turn: Player


class Outlook:
    """A player's outlook: everybody lays their tiles in the way that makes their own sheet worth most."""

    def __init__(self, player: Player, w: Table) -> None:
        self._player, self._players, self._rules = player, len(w.hands), w.rules
        self._wishes: dict[tuple[object, ...], Wishes] = {}

    def lead(self, situation: Situation, turns: int) -> float:
        """How far ahead the player will be at the end, judged by the table after this many more turns."""
        need = tiles_needed(situation.board, situation.hands[situation.turn])
        left = sum(situation.counts) - need
        if left < 0 or not situation.board.has_room_for(1):
            return ahead(situation.sheets, self._player, 0, self._rules)
        if not turns:
            return self._at_sight(situation)
        offer, draws = Offer(situation.board, self._wishes_of(situation, left)), _draws(situation.counts, need)
        found = sum([odds * self.lead(_played(situation, offer, drawn), turns - 1) for odds, drawn in draws])
        return found / sum([odds for odds, _ in draws])

    def _at_sight(self, situation: Situation) -> float:
        """The lead judged by the sheets, and by what is left to the next player."""
        tiles = sum(situation.counts)
        left = LEFT_LATER * left_behind(situation.board, situation.counts, self._wishes_of(situation, tiles))
        now = ahead(situation.sheets, self._player, turns_left(tiles, self._players), self._rules)
        return now + (left if situation.turn == self._player else -left)

    def _wishes_of(self, situation: Situation, tiles: int) -> Wishes:
        """The wishes of the player whose turn it is, with this many tiles in the bag after it."""
        sheet, turns = situation.sheets[situation.turn], turns_left(tiles, self._players)
        key = (sheet.crosses, sheet.columns, turns)
        if key not in self._wishes:
            self._wishes[key] = Wishes(sheet, turns, self._rules)
        return self._wishes[key]


def _played(situation: Situation, offer: Offer, drawn: Hand) -> Situation:
    """The table after the best turn with these tiles; of more than two, the lowest are laid."""
    counts, hands, sheets, turn = situation.counts[:], situation.hands[:], situation.sheets[:], situation.turn
    for tile in drawn:
        counts[tile - 1] -= 1
    held = tuple(sorted((*hands[turn], *drawn)))
    best = offer.best(held[0], held[1])
    board = situation.board.clone()
    for cell, tile in best.laid:
        board.lay(cell, tile)
        held = without(held, tile)
    hands[turn], sheets[turn] = held, after(sheets[turn], best.brought)
    return Situation(board, counts, hands, sheets, Player((turn + 1) % len(hands)))


def _draws(counts: list[int], need: int) -> list[tuple[int, Hand]]:
    """Every hand of this many tiles that can be drawn, with the number of ways to draw it."""
    hands = combinations_with_replacement(TILES, need)
    ways = [(_ways([counts[tile - 1] for tile in hand], hand), hand) for hand in hands]
    return [each for each in ways if each[0]]


def _ways(counts: list[int], hand: Hand) -> int:
    """The number of ways to draw a hand of two tiles or fewer from this many of each."""
    return comb(counts[0], 2) if len({*hand}) < len(hand) else prod(counts)


def judged_by_looking_on(view: Position[Table], player: Player, care: Care, chance: Chance) -> list[Judged]:
    """The best ends at first sight, judged by looking ahead from them, and further from the best of those."""
    best = ranked(imagined(view, player, chance), player, care.one_turn, care.closely)
    outlook, spending = Outlook(player, view.world), Spending(care.one_turn + care.two_turns)
    for turns, most in ((1, care.one_turn), (2, care.two_turns)):
        if len({end.answers[0] for _, end in best[:most]}) > 1:
            best = [*_looked_on(best[:most], outlook, turns, spending)]
    return by_first_answer(best)


def _looked_on(
    ends: Sequence[tuple[float, End]], outlook: Outlook, turns: int, spending: Spending
) -> list[tuple[float, End]]:
    """The ends judged this many turns later, best first: as many of them as there is time for."""
    found = []
    for _, end in ends:
        w = end.after.world
        found.append((outlook.lead(Situation(w.board, w.bag.counts, w.hands, w.sheets, w.turn), turns), end))
        spending.spend()
        if spending.over:
            break
    return sorted(found, key=lambda each: -each[0])
