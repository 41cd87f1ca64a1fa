"""What a round brings: totems, masks, and the hands laid open (rules 6 and 11)."""

from collections.abc import Iterator
from typing import Literal

from ludotheque.core import Arg, Player, PlayerName, Sentence, Step, Steps

from .material import CIRCLES, MASK, MASKS, Card, Colour, Hand, is_winning
from .table import MOST_PASSES, Grabbed, LastRound, Penalty, Table, colours_of, everybody, is_new_to, penalty_for

Case = Literal["starter", "follower", "again", "false", "match", "other"]
"""Why a totem brings what it brings."""


class Judge(Step[Table], frozen=True):
    """The hands are laid open, and every totem is judged; without a totem the deal is void (rules 4.8 and 6)."""

    quiet = True

    def do(self, w: Table) -> Steps:
        if not w.grabs:
            w.voids += 1
            w.last = _laid_open(w, {}, {})
            return (Void(),)
        w.voids = 0
        scores = [_judged(w, grab) for grab in w.grabs]
        penalties = {player: masks for player in everybody(w) if (masks := penalty_for(w.hands[player]))}
        w.last = _laid_open(w, {score.player: score.points for score in scores}, penalties)
        outside = [LeaveEmpty(player) for player in everybody(w) if player not in holders(w)]
        return (*_shown(w), *scores, *outside, *(Penalise(player, masks) for player, masks in penalties.items()))


def holders(w: Table) -> list[Player]:
    """Who has a totem, in the order of the grabs."""
    return [grab.player for grab in w.grabs]


def starter_of(w: Table) -> Player | None:
    """The first player to take a totem with a winning hand (rule 6.2)."""
    return next((player for player in holders(w) if is_winning(w.hands[player])), None)


def points_for(w: Table, grab: Grabbed) -> tuple[Case, int]:
    """What a totem brings its holder (rules 6.2 to 6.5; with Toru's scoring 11.2)."""
    player, is_first = grab.player, grab == w.grabs[0]
    if is_first and not is_winning(w.hands[player]):
        return "false", 0
    if w.is_toru:
        return ("match", 2) if CIRCLES[grab.totem] in w.chips[player] else ("other", 1)
    if not is_new_to(w, player, grab.totem):
        return "again", 0
    return ("starter", 2) if player == starter_of(w) else ("follower", 1)


def _judged(w: Table, grab: Grabbed) -> "Score":
    case, points = points_for(w, grab)
    return Score(grab.player, CIRCLES[grab.totem], case, points)


def _laid_open(w: Table, points: dict[Player, int], penalties: dict[Player, int]) -> LastRound:
    return LastRound(
        manche=w.manche,
        round=w.round,
        caller=w.caller,
        passes=w.passes,
        void=not w.grabs,
        hands=tuple(w.hands),
        grabs=w.grabs,
        starter=starter_of(w),
        points=tuple(points.get(player, 0) for player in everybody(w)),
        penalties=tuple(penalties.get(player, 0) for player in everybody(w)),
        chips=sum(w.chips, ()),
    )


def _shown(w: Table) -> Iterator["Show"]:
    """The first hand that grabbed, and after a false start the next that is a winning one."""
    first, starter = holders(w)[0], starter_of(w)
    yield Show(first, w.hands[first])
    if starter is not None and starter != first:
        yield Show(starter, w.hands[starter])


class Void(Step[Table], frozen=True):
    """Forty passes without a grab: no player scores or pays (rule 4.8)."""

    reveals = True

    def args(self) -> dict[str, Arg]:
        return {"passes": MOST_PASSES}

    def do(self, w: Table) -> Steps:
        return ()


class Show(Step[Table], frozen=True):
    """A hand is laid open and looked at by all (rule 6.1)."""

    reveals = True
    player: Player
    hand: Hand

    def args(self) -> dict[str, Arg]:
        return {"player": PlayerName(self.player), "hand": in_words(self.hand)}

    def do(self, w: Table) -> Steps:
        return ()


def in_words(hand: Hand) -> Sentence:
    """What a hand is worth: four suns and three moons, three masks, or nothing."""
    if hand.count(MASK) == MASKS:
        return Sentence("hand-masks", {}, __package__)
    if not is_winning(hand):
        return Sentence("hand-nothing", {}, __package__)
    three, four = sorted({*hand}, key=hand.count)
    return Sentence("hand-full", {"four": _many(four), "three": _many(three)}, __package__)


def _many(card: Card) -> Sentence:
    return Sentence(f"many-{card}", {}, __package__)


class Score(Step[Table], frozen=True):
    """What a totem brings its holder; a new colour is ticked on the sheet (rules 6.4 and 11.2)."""

    player: Player
    colour: Colour
    case: Case
    points: int

    def do(self, w: Table) -> Steps:
        if w.is_toru:
            w.toru[self.player] += (self.points,)
        elif self.points:
            w.cells[self.player] = _ticked(w, self)
        return ()


def _ticked(w: Table, score: Score) -> tuple[tuple[int, ...], ...]:
    sheet = [[*manche] for manche in w.cells[score.player]]
    sheet[w.manche - 1][colours_of(w).index(score.colour)] = score.points
    return tuple(map(tuple, sheet))


class LeaveEmpty(Step[Table], frozen=True):
    """A player has no totem, and scores nothing (rule 6.3)."""

    player: Player

    def do(self, w: Table) -> Steps:
        if w.is_toru:
            w.toru[self.player] += (0,)
        return ()


class Penalise(Step[Table], frozen=True):
    """One or two masks in hand cost a point each (rule 6.6)."""

    player: Player
    masks: int

    def do(self, w: Table) -> Steps:
        w.penalties[self.player] += (Penalty(w.manche, w.round, self.masks),)
        return ()
