"""The ends a turn may come to, and how they look at first sight."""

from collections.abc import Iterable, Iterator, Sequence
from heapq import nlargest
from typing import NamedTuple

from ludotheque.core import Chance, Judged, Option, Player, Position

from ..guessing import guess
from ..table import Sheet, Table, ZatreOptions
from .leaving import left_behind
from .sheets import turns_left, worth
from .wishes import Wishes

MOST_ENDS = 6000
"""The most ends of a turn compared; if there are more, the first ones found."""
TAKEN = 0.6
"""How much of what is left to the next player counts: they cannot have all of it at once, and some comes back."""

Answers = tuple[Option[Table], ...]


class End(NamedTuple):
    """How a turn may end: the answers that lead there, and the position after the last of them."""

    answers: Answers
    after: Position[Table]


def ends_of_turn(position: Position[Table], player: Player) -> list[End]:
    """Every way to lay the tiles, in any order, up to `MOST_ENDS`; nature has not played on yet."""
    start = position.clone()
    start.chance = None
    return [*_ends(start, player, (), set(), [MOST_ENDS])]


def _ends(
    position: Position[Table], player: Player, before: Answers, known: set[frozenset[object]], left: list[int]
) -> Iterator[End]:
    for option in position.legal(player):
        if left[0] <= 0:
            return
        after = position.clone()
        after.accept(player, option)
        if after.world.turns > position.world.turns:
            left[0] -= 1
            yield End((*before, option), after)
        elif (laid := frozenset(after.world.laid)) not in known:
            known.add(laid)
            yield from _ends(after, player, (*before, option), known, left)


def prospect(w: Table, player: Player) -> float:
    """How many points ahead of the best other the player will be at the end."""
    return ahead(w.sheets, player, turns_left(w.bag.size, len(w.hands)), w.rules)


def ahead(sheets: Sequence[Sheet], player: Player, turns: float, rules: ZatreOptions) -> float:
    """The same for sheets that have this many turns to come."""
    worths = [worth(sheet, turns, rules) for sheet in sheets]
    own = worths.pop(player)
    return own - max(worths)


def ranked(position: Position[Table], player: Player, most: int, closely: int) -> list[tuple[float, End]]:
    """The best ends of a turn by prospect and by what they leave to the next player, best first.

    Only the `closely` best by prospect are judged by what they leave.
    """
    ends = ends_of_turn(position, player)
    best = nlargest(closely, ((prospect(end.after.world, player), n) for n, end in enumerate(ends)))
    w = ends[0].after.world
    following = w.sheets[(player + 1) % len(w.hands)]
    wishes = Wishes(following, turns_left(w.bag.size, len(w.hands)), w.rules)
    judged = [(value - TAKEN * _left(ends[n].after.world, wishes), ends[n]) for value, n in best]
    return nlargest(most, judged, key=lambda each: each[0])


def judged_at_sight(view: Position[Table], player: Player, closely: int, chance: Chance) -> list[Judged]:
    """The first answers of the best ends of a turn, as they look at first sight."""
    return by_first_answer(ranked(imagined(view, player, chance), player, closely, closely))


def by_first_answer(ends: Iterable[tuple[float, End]]) -> list[Judged]:
    """A judgement of each first answer, by the best end of the turn that begins with it."""
    found: dict[Option[Table], Judged] = {}
    for value, end in ends:
        found.setdefault(end.answers[0], Judged(end.answers[0], value))
    return [*found.values()]


def _left(w: Table, wishes: Wishes) -> float:
    """What is left to the next player, if there is one."""
    return 0.0 if w.over else left_behind(w.board, w.bag.counts, wishes)


def imagined(view: Position[Table], player: Player, chance: Chance) -> Position[Table]:
    """An imagined position, with its chance."""
    position = view.clone()
    guess(position.world, player, chance.fork("guess"))
    position.chance = chance.fork("luck")
    return position
