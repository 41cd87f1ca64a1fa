"""OpenSpiel's own tree search as a bot at our tables: the peer that our search is compared with."""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option
from ludotheque.env.openspiel import PREFIX

FEWEST_SIMULATIONS = 2
"""With fewer, neither of OpenSpiel's searches tries anything."""
CURIOSITY = 2.0
"""The exploration constant from OpenSpiel's own example."""


class TheirSearch:
    """`ISMCTSBot` where a hand is hidden, `MCTSBot` where none is. Each simulation plays a match to its end at random.

    It knows no more than our bots: what its seat has not seen is imagined before OpenSpiel gets the state.
    """

    def __init__(self, key: str, players: int, simulations: int) -> None:
        self.key, self.players, self.simulations = key, players, max(FEWEST_SIMULATIONS, simulations)
        self._game: Any = pyspiel.load_game(PREFIX + key, {"players": players})

    def with_budget(self, simulations: int) -> "TheirSearch":
        """The same bot with this many simulations."""
        return type(self)(self.key, self.players, simulations)

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The answer that OpenSpiel's search tried most."""
        legal = view.legal(player)
        if len(legal) == 1:
            return legal[0]  # type: ignore[no-any-return]
        state = self._game.new_initial_state()
        state.match.position = game.imagine(view, player, chance)
        state.match.position.chance = None
        options: dict[int, Option[Any]] = self._game.choices.numbered(legal)
        return options[int(self._bot(chance).step(state))]

    def _bot(self, chance: Chance) -> Any:
        luck = np.random.RandomState(chance.below(2**32)[0])
        playing = mcts.RandomRolloutEvaluator(1, luck)
        if not self._game.box.research.open_information:
            return ismcts.ISMCTSBot(self._game, playing, CURIOSITY, self.simulations, random_state=luck)
        return mcts.MCTSBot(self._game, CURIOSITY, self.simulations, playing, random_state=luck)
