"""The games as PettingZoo environments.

    from ludotheque.env.pettingzoo import env

    table = env("zerzura", players=3, mode="expert")

`env` asks one player after another (AEC); `parallel_env` asks all at once, and ignores those who are not asked.
"""

from typing import Any

from .extras import lacking

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as missing:
    raise lacking("pettingzoo", "pettingzoo") from missing

from .episode import Episode
from .observing import HIGHEST, LOWEST, Vector

ILLEGAL = -1.0
"""The reward for an illegal choice, which ends the match."""
RENDER_MODES = ["human", "ansi"]

Observation = dict[str, Any]


def env(key: str, players: int | None = None, **settings: Any) -> Any:
    """A game of the shelf, one player after another, with PettingZoo's usual guards.

    An illegal choice ends the match and costs its player a point. See `raw_env` for the settings.
    """
    guarded = TerminateIllegalWrapper(raw_env(key, players, **settings), illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


def raw_env(
    key: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> "OneByOne":
    """The same without guards: an illegal choice raises ValueError.

    Without `players`, there are as few as possible. After `max_cycles` questions the match is truncated. All other
    names are options of the table.
    """
    return OneByOne(key, players, render_mode, max_cycles, options)


def parallel_env(
    key: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> "AllAtOnce":
    """A game of the shelf, everybody at once: a cycle is a question, and players who are not asked are ignored.

    An illegal choice gets the question's default answer, as if time had run out.
    """
    return AllAtOnce(key, players, render_mode, max_cycles, options)


class _Table(EzPickle):  # type: ignore[misc]
    """What both kinds of environment share."""

    def __init__(
        self,
        key: str,
        players: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        options: dict[str, Any],
    ) -> None:
        EzPickle.__init__(self, key, players, render_mode, max_cycles, options)
        self.episode = Episode(key, players, options)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.metadata = {"name": f"ludotheque_{key}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        self.layout = self.episode.observer.shapes
        self._action_spaces = {agent: Discrete(len(self.episode.actions)) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.state_space = self._box(self.episode.players)
        self._seed: int | None = None
        self._begun = 0

    def _space(self) -> Any:
        mask = Box(low=0, high=1, shape=(len(self.episode.actions),), dtype=np.int8)
        return Dict({"observation": self._box(1), "action_mask": mask})

    def _box(self, seats: int) -> Any:
        size = len(self.episode.observe(0)) * seats
        return Box(low=LOWEST, high=HIGHEST, shape=(size,), dtype=np.float32)

    def observation_space(self, agent: str) -> Any:
        """The observations of this agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The choices of this agent."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The agent's observation, and the mask of its choices, which is empty if it is not asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> Vector:
        """The observations of all seats, one after another; for training only."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.episode.players)])

    def render(self) -> str | None:
        """The match so far, in words."""
        if self.render_mode == "ansi":
            return self.episode.told()
        if self.render_mode == "human":
            print(self.episode.told())
        return None

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """Begins a match. A seed decides it and, until another is given, the matches after it."""
        self._seed, self._begun = (self._seed, self._begun + 1) if seed is None else (seed, 0)
        self.episode.begin(None if self._seed is None else f"{self._seed}/{self._begun}")
        self.agents = self.possible_agents[:]

    @property
    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.episode.questions >= self.max_cycles and not self.episode.over

    def _by_agent(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def _infos(self) -> dict[str, dict[str, Any]]:
        """At the end, each player's score and whether they won."""
        result = self.episode.match.result
        if result is None:
            return {agent: {} for agent in self.possible_agents}
        return {
            agent: {"score": score, "won": seat in result.winners}
            for seat, (agent, score) in enumerate(zip(self.possible_agents, result.scores, strict=True))
        }


class OneByOne(_Table, AECEnv):  # type: ignore[misc]
    """A match that asks one player after another. What several are asked together stays sealed meanwhile."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match. The same seed and choices give the same match."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.waiting[0]]

    def step(self, action: int | None) -> None:
        """Makes the choice of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.choose(self.possible_agents.index(agent), int(action))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards, self.infos = self._by_agent(self.episode.rewards()), self._infos()
        else:
            self.truncations = dict.fromkeys(self.agents, self._is_cut_off)
            self.agent_selection = self.possible_agents[self.episode.waiting[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class AllAtOnce(_Table, ParallelEnv):  # type: ignore[misc]
    """A match in which everybody chooses in every cycle, and only those who are asked count."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins a match. The same seed and choices give the same match."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Takes the answers of all who are asked to one question."""
        question = self.episode.match.position.question
        for seat in self.episode.waiting:
            if self.episode.match.position.question is question:
                self.episode.choose_or_default(seat, int(actions[self.possible_agents[seat]]))
        over, cut_off = self.episode.over, self._is_cut_off
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            self._by_agent(self.episode.rewards()),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut_off),
            self._infos(),
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
