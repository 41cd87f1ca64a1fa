"""The bot that searches: information-set Monte Carlo tree search, using only what its seat knows.

Every iteration imagines what is hidden and what will be drawn, walks down one tree that all imagined worlds share, adds
a node, and evaluates the world there for every player: each is taken to choose what is best for them. Players who are
asked together choose without knowing each other's answers.
"""

from collections.abc import Sequence
from heapq import nlargest
from random import Random
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.judging import Found, Judged, Spending
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from ..players.greedy import Greedy
from .tree import Edge, Edges, Node, Spread, most_promising
from .victories import mind_of

CALLS = 4000
"""How many forward calls an answer takes by default."""
MOST_BLIND = 32
"""How many options are tried in a game that does not say what looks good."""
CANDIDATES = 8
"""How many options are tried. After a third of the budget the better half stays, and so on."""
ROUNDS = 3
CLEAR = 3.0
"""An option is dropped when the best is this many standard errors ahead of it, world by world."""
ENOUGH = 12
"""With fewer worlds, nothing is clear."""
LONGEST = 60
"""A turn or a round is followed for at most this many answers."""
FARTHEST = 2000
"""A match longer than this is taken to have no end."""
MOST_LOOKED_AT = 2000
"""The most ends of the bot's own turn compared before the search begins."""
TRUST = 0.5
"""How much of its weight an option keeps for every standard deviation that its prior lies below the best."""

Walk = list[tuple[Player, Edge]]
"""The edges that an iteration went along, and whose choice each was."""


class Trial:
    """An option, and what it led to in each imagined world; the worlds are the same for all options."""

    def __init__(self, option: Option[Any]) -> None:
        self.option, self.found = option, Found()

    def is_behind(self, best: "Trial") -> bool:
        """True if it is worse than the best beyond doubt."""
        lead = best.found.ahead_of(self.found)
        return len(lead) >= ENOUGH and lead.mean > CLEAR * lead.error

    def judged(self) -> Judged:
        """The judgement of the option."""
        return Judged(self.option, self.found.mean, self.found.error, len(self.found))


class Search:
    """Searches until its budget is spent, or until the answer is clear."""

    def __init__(self, calls: int = CALLS) -> None:
        self.calls = calls

    def with_budget(self, calls: int) -> "Search":
        """The same bot with this many forward calls."""
        return type(self)(calls)

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The best of the options it has considered."""
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """The options that were tried, the best first."""
        legal = view.legal(player)
        if len(legal) == 1:
            return [Judged(legal[0])]
        thought = _Thought(game, player, Spending(self.calls), Random(chance.key))
        staying, worlds = [Trial(option) for option in thought.candidates(view, chance.fork("greedy"))], 0
        given_up: list[Trial] = []
        for part in range(1, ROUNDS + 1):
            while not worlds or (len(staying) > 1 and thought.spending.share < part / ROUNDS):
                world, worlds = game.imagine(view, player, chance.fork(str(worlds))), worlds + 1
                for trial in staying:
                    trial.found.append(thought.try_out(world.clone(), trial.option))
                staying.sort(key=lambda trial: -trial.found.mean)
                given_up += [trial for trial in staying if trial.is_behind(staying[0])]
                staying = [trial for trial in staying if trial not in given_up]
            half = (len(staying) + 1) // 2
            staying, given_up = staying[:half], [*given_up, *staying[half:]]
        given_up.sort(key=lambda trial: -trial.found.mean)
        return [trial.judged() for trial in (*staying, *given_up)]


class _Thought:
    """A search in progress."""

    def __init__(self, game: Game[Any], player: Player, spending: Spending, luck: Random) -> None:
        self.game, self.mind, self.player = game, mind_of(game), player
        self.spending, self.luck = spending, luck
        self.root, self.spread = Node(), Spread()

    def candidates(self, view: Position[Any], chance: Chance) -> list[Option[Any]]:
        """The options that look best: as the game says, or by the best end of the turn that each leads to.

        Where the game says nothing of good and bad, any of them.
        """
        legal = view.legal(self.player)
        if not self.game.mind.can_evaluate:
            return self.luck.sample(legal, min(len(legal), MOST_BLIND))
        glances = self.mind.glance(self.game.imagine(view, self.player, chance), self.player, legal)
        if glances is None:
            glances = [value for value, _ in Greedy(MOST_LOOKED_AT).values(self.game, view, self.player, chance)]
        return [legal[place] for place in nlargest(CANDIDATES, range(len(legal)), key=glances.__getitem__)]

    def try_out(self, position: Position[Any], first: Option[Any]) -> float:
        """Walks down the tree once in one imagined world, starting with this option, and returns what it found."""
        node, new = self.root, False
        walk: Walk = []
        while not new and (waiting := position.waiting_for()):
            answers = [
                first if node is self.root and mover == self.player else self._choice(node, position, mover, walk)
                for mover in waiting
            ]
            self._answer(position, waiting, answers)
            node, new = node.child(tuple(answers))
        self._end_turn(position, walk[-1][0] if walk else self.player)
        if self.mind.far:
            self._end_match(position)
        else:
            self._end_round(position)
        value = self.mind.evaluate(position.world, self.player)
        self.spread.add(value)
        values = {self.player: value}
        for mover, edge in walk:
            if mover not in values:
                values[mover] = self.mind.evaluate(position.world, mover)
            edge.add(values[mover])
        return value

    def _answer(self, position: Position[Any], waiting: list[Player], answers: list[Option[Any]]) -> None:
        """Gives all answers to one question, until it is settled: a race may settle early."""
        question, order = position.question, [*zip(waiting, answers, strict=True)]
        if len(order) > 1:
            self.luck.shuffle(order)
        for mover, answer in order:
            if position.question is question:
                self._accept(position, mover, answer)

    def _choice(self, node: Node, position: Position[Any], mover: Player, walk: Walk) -> Option[Any]:
        options = position.legal(mover)
        self.luck.shuffle(options)
        edges = node.edges.setdefault(mover, {})
        if unknown := [option for option in options if option not in edges]:
            edges.update(_with_weights(unknown, self._glance(position, mover, unknown)))
        choice = most_promising(edges, options, self.spread.deviation)
        walk.append((mover, edges[choice]))
        return choice

    def _glance(self, position: Position[Any], mover: Player, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How the options look at first sight: as the game says, or by the world right after each."""
        glances = self.mind.glance(position, mover, options)
        return [self._after(position, mover, option) for option in options] if glances is None else glances

    def _after(self, position: Position[Any], mover: Player, option: Option[Any]) -> float:
        after = position.clone()
        after.chance = None
        self._accept(after, mover, option)
        return self.mind.evaluate(after.world, mover)

    def _end_turn(self, position: Position[Any], mover: Player) -> None:
        """Plays the best answers at first sight until another player is asked."""
        for _ in range(LONGEST):
            if position.waiting_for() != [mover]:
                return
            self._accept(position, mover, self._at_first_sight(position, mover))

    def _end_round(self, position: Position[Any]) -> None:
        """Plays on until the player has had another turn, and so everybody has had as many."""
        again = False
        for _ in range(LONGEST):
            waiting = position.waiting_for()
            if not waiting or (again and self.player not in waiting):
                return
            again = again or self.player in waiting
            self._answer(position, waiting, [self._at_first_sight(position, mover) for mover in waiting])

    def _end_match(self, position: Position[Any]) -> None:
        """Plays on to the end of the match."""
        for _ in range(FARTHEST):
            waiting = position.waiting_for()
            if not waiting:
                return
            self._answer(position, waiting, [self._at_first_sight(position, mover) for mover in waiting])

    def _at_first_sight(self, position: Position[Any], mover: Player) -> Option[Any]:
        options = position.legal(mover)
        if len(options) == 1:
            return options[0]  # type: ignore[no-any-return]
        glances = self._glance(position, mover, options)
        best = max(glances)
        return self.luck.choice([option for option, glance in zip(options, glances, strict=True) if glance == best])

    def _accept(self, position: Position[Any], mover: Player, option: Option[Any]) -> None:
        self.spending.spend()
        position.accept(mover, option)


def _with_weights(options: Sequence[Option[Any]], glances: Sequence[float]) -> Edges:
    """New edges for these options, with more weight the better they look."""
    spread, best = Spread(), max(glances)
    for glance in glances:
        spread.add(glance)
    return {
        option: Edge(TRUST ** ((best - glance) / spread.deviation))
        for option, glance in zip(options, glances, strict=True)
    }
