"""The forecast: what a plan may lead to, at the end of the match if there is time to play that far."""

from statistics import NormalDist
from typing import Any

from ludotheque.core.game import Game, Result
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position

from ..series.tally import Estimate, Totals
from .comparing import Compared, deviation, follow, play_to_the_end
from .effort import Deadline
from .phrasing import said

FEWEST_MATCHES = 4
"""With fewer finished matches, the forecast says nothing about the end."""
WIDEST = 0.5
"""An interval of victories wider than this says nothing and is left out."""


def forecast(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    best: Compared,
    chance: Chance,
    matches: int,
    until: Deadline | None = None,
) -> Sentence:
    """What to expect of the best plan: how the match may end, or how things may stand after everybody's next turn."""
    ends = _ends(game, view, player, best, chance, matches, until)
    if len(ends) < FEWEST_MATCHES:
        return _so_far(best) if game.mind.scored else said("outlook-open")
    wins = sum(_victory(game, end, player) for end in ends)
    if not game.mind.scored:
        return victories("outlook-wins", wins, len(ends))
    leads = [_lead(end, player) for end in ends]
    ahead, spread = sum(leads) / len(leads), max(1.0, deviation(leads))
    hope = 1 - NormalDist(ahead, spread).cdf(0)
    side, points = _side(round(ahead)), abs(round(ahead))
    return victories(f"outlook-{side}-and-wins", wins, len(ends), hope, points=points, spread=round(spread))


def _ends(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    best: Compared,
    chance: Chance,
    matches: int,
    until: Deadline | None,
) -> list[Result]:
    """The results of this many matches played to their end, or of as many as there is time for."""
    ends = []
    for number in range(matches):
        mind = chance.fork(str(number))
        position = game.imagine(view, player, mind)
        follow(position, player, best.plan)
        if not play_to_the_end(game, position, mind, until):
            break
        ends.append(game.result(position.world))
    return ends


def _lead(end: Result, player: Player) -> float:
    return end.scores[player] - max(score for seat, score in enumerate(end.scores) if seat != player)


def _victory(game: Game[Any], end: Result, player: Player) -> float:
    """The player's victory: 1 or 0, or a share of 1 where points decide and several win."""
    if player not in end.winners:
        return 0.0
    return 1 / len(end.winners) if game.mind.scored else 1.0


def _side(ahead: int) -> str:
    return "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"


def _so_far(best: Compared) -> Sentence:
    """How far ahead the player should be after everybody's next turn."""
    ahead = round(best.mean)
    return said(f"outlook-{_side(ahead)}", points=abs(ahead), spread=max(1, round(best.spread)))


def victories(id: str, wins: float, matches: int, hope: float = 0.5, **more: int) -> Sentence:
    """How many matches out of ten the player should win, with an interval.

    A few matches say little, so `hope` counts as one more.
    """
    return said(id, wins=_often(Totals(matches + 1, wins + hope).wins()), **more)


def _often(wins: Estimate) -> Sentence:
    low, high = wins.low or 0.0, wins.high or 0.0
    if high - low > WIDEST:
        return said("wins-open")
    return said("wins", n=round(10 * wins.value), low=round(10 * low), high=round(10 * high))
