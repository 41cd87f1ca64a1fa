"""The bot that looks a round ahead."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player

from .greedy import Greedy, best_of

CANDIDATES = 4
"""Moves that are thought through: those that look best at the end of the turn."""
WORLDS = 4
"""How often what is hidden, and what will be drawn, is imagined."""
LONGEST_ROUND = 60
"""Answers after which a round has been looked at long enough."""


class Ahead:
    """Takes the moves a greedy bot would consider, imagines the unseen a few times, and lets everybody play on greedily
    until the next turn of its own is done."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """The options that were thought through, by what they led to on average."""
        legal = view.legal(player)
        if len(legal) == 1:
            return [Judged(legal[0])]
        greedy = Greedy()
        ranked = sorted(greedy.values(game, view, player, chance), key=lambda each: -each[0])[:CANDIDATES]
        totals = [0.0] * len(ranked)
        for number in range(WORLDS):
            world = game.imagine(view, player, chance.fork(f"world {number}"))
            for place, (_, option) in enumerate(ranked):
                totals[place] += self._value_after(game, world, player, option, chance.fork(f"play {number}"))
        best = best_of([*zip(totals, (option for _, option in ranked), strict=True)], chance.fork("choice"))
        judged = [
            Judged(option, total / WORLDS, 0.0, WORLDS) for (_, option), total in zip(ranked, totals, strict=True)
        ]
        return sorted(judged, key=lambda each: (-each.value, each.option != best))

    def _value_after(
        self, game: Game[Any], world: Position[Any], player: Player, option: Option[Any], chance: Chance
    ) -> float:
        """How good the table looks when everybody, oneself last, has had a turn after this option."""
        after, greedy = world.clone(), Greedy(looks=150)
        after.accept(player, option)
        turns = 0
        for number in range(LONGEST_ROUND):
            waiting = after.waiting_for()
            if not waiting or turns > 2:
                break
            for mover in waiting:
                if (mover == player and turns % 2 == 1) or (mover != player and turns % 2 == 0):
                    turns += 1
                if turns > 2:
                    break
                after.accept(mover, greedy.choose_in(game, after, mover, chance.fork(f"{number} {mover}")))
        return game.evaluate(after.world, player)
