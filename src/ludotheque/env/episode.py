"""An episode: a match in which choices are numbers and observations are vectors."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import Match, Option, Player
from ludotheque.core.matches.match import begin_match, tell_match
from ludotheque.core.shelf import shelf

from .numbering import actions_for, encoding_for
from .observing import Observer, Vector
from .outcomes import rewards_of

Mask = NDArray[np.int8]


class Episode:
    """A table, and the matches played at it one after another."""

    def __init__(self, key: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = shelf.game(key)
        self.players = self.game.players[0] if players is None else players
        self.options = {**self.game.realtime.untimed, **(options or {})}
        self.match: Match[Any] = tell_match(self.game, self.players, self.options)
        before = self.match.position.world
        self.actions = actions_for(self.game, before, self.players)
        self.observer = Observer(self.game, self.players, encoding_for(self.game, before, self.players))
        self.questions = 0
        self._choices: dict[int, dict[int, Option[Any]]] = {}

    def begin(self, seed: str | None) -> None:
        """Begins a match; without a seed, with an unpredictable one."""
        self.match = begin_match(self.game, self.players, seed, self.options)
        self.questions = 0
        self._choices = {}

    @property
    def waiting(self) -> list[Player]:
        """The players who are asked, in the order in which an episode asks them."""
        return self.match.waiting_for()

    def choices(self, player: int) -> dict[int, Option[Any]]:
        """The player's current choices, by number; none if they are not asked."""
        found = self._choices.get(player)
        if found is None:
            found = self._choices[player] = self.actions.numbered(self.match.legal(player))
        return found

    def mask(self, player: int) -> Mask:
        """A mask with a 1 for each number that the player may choose now."""
        mask: Mask = np.zeros(len(self.actions), np.int8)
        mask[[*self.choices(player)]] = 1
        return mask

    def observe(self, player: int) -> Vector:
        """The player's current observation."""
        return self.observer.observe(self.match.position, Player(player))

    def choose(self, player: int, number: int) -> None:
        """Makes a choice; raises ValueError for a number that is not legal now."""
        choices = self.choices(player)
        if number not in choices:
            raise ValueError(f"player {player} may not choose {number} now: {len(choices)} numbers are legal")
        self._answer(player, choices[number])

    def choose_or_default(self, player: int, number: int) -> None:
        """Makes a choice. A number that is not legal now gets the default answer, as if time had run out."""
        choice = self.choices(player).get(number)
        self._answer(player, self.match.position.default(Player(player)) if choice is None else choice)

    def _answer(self, player: int, choice: Option[Any]) -> None:
        self.match.answer(player, choice)
        self._choices = {}
        if not self.match.position.answers:
            self.questions += 1

    @property
    def over(self) -> bool:
        """True if the match has ended."""
        return self.match.over

    def rewards(self) -> list[float]:
        """The rewards by seat; 0 before the end."""
        result = self.match.result
        return [0.0] * self.players if result is None else rewards_of(self.game, result.winners, self.players)

    def told(self) -> str:
        """The match so far in words, as a watcher reads it."""
        return "\n".join(event.sentence().text("en") for event in self.match.log(None))
