"""The bot that searches: information-set Monte Carlo tree search, on nothing but what its seat knows.

Every iteration imagines what is hidden and what will be drawn, walks down one tree that all the imagined worlds share,
adds a place to it, and looks at the table there with the eyes of every player: each is taken to choose what is best for
them. Those who are asked together choose without knowing what the others answer.
"""

from collections.abc import Sequence
from itertools import count
from math import inf, sqrt
from random import Random
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged, Spending
from ludotheque.core.words import Player

from .greedy import Greedy
from .tree import Edge, Edges, Node, Spread, most_promising

CALLS = 4000
"""Forward calls that are spent on an answer if nobody says how many."""
CLEAR = 2.5
"""An answer is clear when it is better than the next by so many standard errors of their difference."""
ENOUGH = 100
"""Looks without which nothing is clear."""
LONGEST = 60
"""Answers after which a turn or a round that is played on has been followed long enough."""
MOST_LOOKED_AT = 2000
"""Ends of its own turn that are compared before the search begins."""
TRUST = 0.5
"""What is left of a prior's weight one spread of the priors below the best."""

Walk = list[tuple[Player, Edge]]
"""The edges an iteration went along, and whose choice each was."""


class Search:
    """Searches as long as its budget lets it, or until the answer is clear."""

    def __init__(self, calls: int = CALLS) -> None:
        self.calls = calls

    def with_budget(self, calls: int) -> "Search":
        """The same, with so many forward calls."""
        return type(self)(calls)

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The best of what it has considered."""
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """All the options that were tried, the most tried first."""
        legal = view.legal(player)
        if len(legal) == 1:
            return [Judged(legal[0], game.evaluate(view.world, player))]
        thought = _Thought(game, player, Spending(self.calls), Random(chance.key))
        thought.look_over(view, chance.fork("greedy"))
        for number in count():
            thought.iterate(game.imagine(view, player, chance.fork(str(number))))
            if thought.spending.over or (number % 16 == 0 and thought.is_clear()):
                break
        return thought.ranking()


class _Thought:
    """A search in progress."""

    def __init__(self, game: Game[Any], player: Player, spending: Spending, luck: Random) -> None:
        self.game, self.player, self.spending, self.luck = game, player, spending, luck
        self.root, self.spread = Node(), Spread()

    def look_over(self, view: Position[Any], chance: Chance) -> None:
        """The weights of the first options: by the best end of the turn that each leads to, or as the game says."""
        legal = view.legal(self.player)
        looks = self.game.glance(view, self.player, legal)
        if looks is None:
            looks = [value for value, _ in Greedy(MOST_LOOKED_AT).values(self.game, view, self.player, chance)]
        self.root.edges[self.player] = _weighed(legal, looks)

    def iterate(self, position: Position[Any]) -> None:
        """One walk down the tree in one imagined world, and what it found back up."""
        node, new = self.root, False
        walk: Walk = []
        while not new and (waiting := position.waiting_for()):
            answers = [self._choice(node, position, mover, walk) for mover in waiting]
            self._answer(position, waiting, answers)
            node, new = node.child(tuple(answers))
        self._end_turn(position, walk[-1][0])
        self._end_round(position)
        values = {mover: self.game.evaluate(position.world, mover) for mover, _ in walk}
        self.spread.add(values[self.player])
        for mover, edge in walk:
            edge.add(values[mover])

    def _answer(self, position: Position[Any], waiting: list[Player], answers: list[Option[Any]]) -> None:
        """All answers to one question, as far as it waits for them: a race may be over before."""
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
            edges.update(_weighed(unknown, self._glance(position, mover, unknown)))
        choice = most_promising(edges, options, self.spread.deviation)
        walk.append((mover, edges[choice]))
        return choice

    def _glance(self, position: Position[Any], mover: Player, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How the options look at first sight: as the game says, or by the table right after each."""
        looks = self.game.glance(position, mover, options)
        return [self._after(position, mover, option) for option in options] if looks is None else looks

    def _after(self, position: Position[Any], mover: Player, option: Option[Any]) -> float:
        after = position.clone()
        after.chance = None
        self._accept(after, mover, option)
        return self.game.evaluate(after.world, mover)

    def _end_turn(self, position: Position[Any], mover: Player) -> None:
        """Plays on as looks best at first sight, until somebody else is asked."""
        for _ in range(LONGEST):
            if position.waiting_for() != [mover]:
                return
            self._accept(position, mover, self._at_first_sight(position, mover))

    def _end_round(self, position: Position[Any]) -> None:
        """The same, until the player has had another turn: then everybody has had as many."""
        again = False
        for _ in range(LONGEST):
            waiting = position.waiting_for()
            if not waiting or (again and self.player not in waiting):
                return
            again = again or self.player in waiting
            self._answer(position, waiting, [self._at_first_sight(position, mover) for mover in waiting])

    def _at_first_sight(self, position: Position[Any], mover: Player) -> Option[Any]:
        options = position.legal(mover)
        if len(options) == 1:
            return options[0]  # type: ignore[no-any-return]
        looks = self._glance(position, mover, options)
        best = max(looks)
        return self.luck.choice([option for option, look in zip(options, looks, strict=True) if look == best])

    def _accept(self, position: Position[Any], mover: Player, option: Option[Any]) -> None:
        self.spending.spend()
        position.accept(mover, option)

    def is_clear(self) -> bool:
        """Whether the best option is better than each other beyond doubt."""
        best, *others = sorted(self._tried(), key=lambda edge: -edge.looks)
        return best.looks >= ENOUGH and all(
            best.mean - other.mean > CLEAR * sqrt(self._doubt(best) + self._doubt(other)) for other in others
        )

    def _doubt(self, edge: Edge) -> float:
        """How far off its mean may be, squared: a few looks that happen to be alike prove nothing."""
        return max(edge.doubt, self.spread.deviation**2 / edge.looks) if edge.looks > 1 else inf

    def _tried(self) -> list[Edge]:
        return [edge for edge in self.root.edges.get(self.player, {}).values() if edge.looks]

    def ranking(self) -> list[Judged]:
        """The options that were tried, the most tried first."""
        tried = [
            Judged(option, edge.mean, sqrt(edge.doubt) if edge.looks > 1 else self.spread.deviation, edge.looks)
            for option, edge in self.root.edges[self.player].items()
            if edge.looks
        ]
        return sorted(tried, key=lambda judged: (-judged.looks, -judged.value))


def _weighed(options: Sequence[Option[Any]], looks: Sequence[float]) -> Edges:
    """Options that were never seen here, each with the weight its looks give it."""
    spread, best = Spread(), max(looks)
    for look in looks:
        spread.add(look)
    return {
        option: Edge(TRUST ** ((best - look) / spread.deviation)) for option, look in zip(options, looks, strict=True)
    }
