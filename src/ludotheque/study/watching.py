"""Watching a match: what every match shows by itself, and what the game wants noted."""

from collections import Counter
from itertools import pairwise
from typing import Any

from ludotheque.bots.series.matches import Outcome
from ludotheque.bots.series.tally import victory
from ludotheque.core.facets.study import Measure, Observation, Study, kind_of
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import Event
from ludotheque.core.wire import encode

PARTS = 10
"""A match is divided into this many parts of equal length."""

EVERY_GAME = (
    Measure("opening", "choice"),
    Measure("did", "held"),
    Measure("options", "number"),
    Measure("branching", "course"),
    Measure("lead", "course"),
    Measure("lead-changes", "number"),
)
"""What is noted of every game. An opening is noted only if the game does not note its own."""


class Watch:
    """Watches one match, then gives its observations."""

    def __init__(self, game: Game[Any]) -> None:
        self.study = game.study()
        self.starter: Player | None = None
        self._options: list[int] = []
        self._standings: list[tuple[float, ...]] = []
        self._first: dict[Player, str] = {}
        self._did: dict[Player, Counter[str]] = {}

    def asked(self, match: Match[Any], player: Player) -> None:
        """Notes how much there is to choose from, and the first player to be asked alone."""
        if not match.answers:
            self.study.begun(match.position.world, match.everything())
            if match.waiting_for() == [player]:
                self.starter = player
        self._options.append(len(match.legal(player)))

    def answered(self, match: Match[Any], player: Player, events: list[Event]) -> None:
        """Notes what was chosen, and everybody's standing after it."""
        world, (_, option) = match.position.world, match.answers[-1]
        self.study.answered(world, player, option, events)
        begins = self.study.starter(world)
        if begins is not None:
            self.starter = begins
        if player not in self._first:
            self._first[player] = encode(option).decode()
        self._did.setdefault(player, Counter())[kind_of(option)] += 1
        points = [self.study.score(world, Player(seat)) for seat in range(match.players)]
        self._standings.append(tuple(each for each in points if each is not None))
        if match.over:
            self.study.ended(world, match.game.result(world).winners)

    def observations(self, outcome: Outcome) -> list[Observation]:
        """All observations of the match."""
        ours: Study[Any] = Study()
        if all(measure.name != "opening" for measure in self.study.measures):
            for player, option in self._first.items():
                ours.chose("opening", player, option)
        seats = [self._did.get(Player(seat), Counter()) for seat in range(len(outcome.scores))]
        for kind in sorted(set().union(*seats)):
            ours.held("did", kind, [did[kind] for did in seats])
        for options in self._options:
            ours.number("options", options)
        for part, options_then in enumerate(_parts(self._options)):
            ours.course("branching", part, sum(options_then) / len(options_then))
        self._note_lead(ours, outcome)
        return ours.observations + self.study.observations

    def _note_lead(self, ours: Study[Any], outcome: Outcome) -> None:
        """Notes, part by part, how often the leader goes on to win, and how often the lead changes."""
        if not self._standings or not self._standings[0] or not outcome.winners:
            return
        leaders = [_leaders(points) for points in self._standings]
        for part, then in enumerate(_parts(leaders)):
            leading = then[-1]
            ours.course("lead", part, sum(victory(seat, outcome) > 0 for seat in leading) / len(leading))
        alone = [leading[0] for leading in leaders if len(leading) == 1]
        ours.number("lead-changes", sum(one != other for one, other in pairwise(alone)))


def _leaders(points: tuple[float, ...]) -> list[int]:
    best = max(points)
    return [seat for seat, each in enumerate(points) if each == best]


def _parts(values: list[Any]) -> list[list[Any]]:
    """The values in ten parts, in order. In a very short match a value counts for several parts."""
    starts = [part * len(values) // PARTS for part in range(PARTS + 1)]
    return [values[low : max(high, low + 1)] for low, high in pairwise(starts)]
