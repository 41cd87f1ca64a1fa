"""Plays matches beside the naive reading, and compares after every answer."""

from typing import Any

from ludotheque.bots import LEVELS
from ludotheque.bots.bot import play_for
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.games.winter import GAME
from tests.playing import Dice, random_options

from .acting import compare_actions
from .books import must
from .ending import compare_end
from .referee import Referee

FREE = {"Acting"}
"""Questions before which everything that was begun is over."""


class Witness:
    """A referee beside a match."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.referee = Referee(match.players, match.position.world.rules)
        self.positions = 0
        self._follow(match.everything())

    def _follow(self, events: list[Any]) -> None:
        for event in events:
            self.referee.follow(event.who, event.what)
        self._compare()

    def _compare(self) -> None:
        w, question = self.match.position.world, type(self.match.position.question).__name__
        self.referee.settle(w, question)
        if not self.match.over:
            asked = self.match.waiting_for()
            must(not {*asked} & {*self.referee.b.out}, "14.6 who is out is not asked", asked)
        differences = self.referee.b.differences(w)
        must(not differences, "the books and the table", *differences)
        self.referee.offer = getattr(self.match.position.question, "offer", None)
        self.referee.bill = getattr(self.match.position.question, "cost", None)
        self.referee.picking = getattr(self.match.position.question, "effect", None)
        if question == "AtOnce":
            must(self.match.waiting_for() == self.referee.b.around()[:1], "11.9 the first player puts it in order")
        if question in ("Deciding", "Voting"):
            self._ways_have_reasons()
        if question in FREE:
            self.referee.quiet()
            self._lasting(w)
            must(self.referee.b.leaders(w), "6.3 who leads", self.referee.b.leader, w.leader)
            compare_actions(self.referee, self.match.legal(self.referee.b.turn))
        if self.match.over:
            compare_end(self.referee, self.match)
        self.positions += 1

    def _lasting(self, w: Any) -> None:
        ours = sorted(
            str((each.gives, each.card, each.player, each.survivor, each.uses)) for each in self.referee.in_force()
        )
        theirs = sorted(str((each.gives, each.card, each.player, each.survivor, each.uses)) for each in w.lasting)
        must(ours == theirs, "9.8 what lasts", ours, theirs)

    def _ways_have_reasons(self) -> None:
        """Ways that are closed are shown, each with its reason; ways that are open hold and can be paid (rule 9.5)."""
        for player in self.match.waiting_for():
            closed = self.match.closed(player)
            must(all(why.text("en") and why.text("fr") for _, why in closed), "9.5 the reason", closed)
            for option in self.match.legal(player):
                must(option not in [each for each, _ in closed], "9.5 open or closed, not both", option)

    def answered(self, events: list[Any]) -> None:
        """After an answer: what happened is followed, and the tables are compared."""
        self._follow(events)


def play(seed: str, players: int, options: dict[str, Any], levels: list[str]) -> int:
    """Plays one match to its end, and returns how many positions were compared."""
    match = begin_match(GAME, players, seed, options)
    witness, minds, dice = Witness(match), Chance.of(seed).fork("bots"), Dice(seed)
    while waiting := match.waiting_for():
        player = dice.pick(waiting)
        level = levels[player % len(levels)]
        if level == "random":
            events = match.answer(player, dice.pick(match.legal(player)))
        else:
            events = play_for(match, player, LEVELS[level], minds.fork(str(len(match.answers))))
        witness.answered(events)
    return witness.positions


def table_of(number: int, seed: str) -> tuple[int, dict[str, Any], list[str]]:
    """The table of a match: players, options and bots, all derived from the seed."""
    dice = Dice(f"{seed}:{number}:table")
    players = 2 + number % 4
    options = random_options(GAME.options, dice.below)
    return players, options, dice.pick([["random"], ["random", "gentle"], ["gentle"], ["easy"], ["medium"]])
