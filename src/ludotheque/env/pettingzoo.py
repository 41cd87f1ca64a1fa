"""The games as PettingZoo environments.

    from ludotheque.env.pettingzoo import env

    table = env("zerzura", players=3, mode="expert")

`env` asks one player after the other (AEC); `parallel_env` asks all at once, and ignores who is not asked.
"""

from typing import Any

from .needing import lacking

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
"""What a choice that is not legal is worth to whoever makes it; it ends the match."""
RENDER_MODES = ["human", "ansi"]

Observation = dict[str, Any]


def env(key: str, players: int | None = None, **settings: Any) -> Any:
    """A game of the shelf, one player after the other, with PettingZoo's usual guards.

    A choice that is not legal ends the match, and costs whoever made it a point. `raw_env` says what else can be set.
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
    """The same without guards: a choice that is not legal is refused with a ValueError.

    Without a number of players, as few as may be. After `max_cycles` questions the match is broken off. Whatever else
    is named is an option of the table.
    """
    return OneByOne(key, players, render_mode, max_cycles, options)


def parallel_env(
    key: str,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> "AllAtOnce":
    """A game of the shelf, everybody at once: a cycle is a question, and who is not asked is not heard.

    Whoever chooses what is not legal is given the question's default, as when the clock runs out.
    """
    return AllAtOnce(key, players, render_mode, max_cycles, options)


class _Table(EzPickle):  # type: ignore[misc]
    """What both kinds of environment have in common."""

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
        """What the agent may observe."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What the agent may choose."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may choose: nothing when it is not asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> Vector:
        """What all see together, one after the other: for training only."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.episode.players)])

    def render(self) -> str | None:
        """The match so far in words."""
        if self.render_mode == "ansi":
            return self.episode.told()
        if self.render_mode == "human":
            print(self.episode.told())
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """A seed decides this match and, as long as no other is given, those that follow."""
        self._seed, self._begun = (self._seed, self._begun + 1) if seed is None else (seed, 0)
        self.episode.begin(None if self._seed is None else f"{self._seed}/{self._begun}")
        self.agents = self.possible_agents[:]

    @property
    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.episode.questions >= self.max_cycles and not self.episode.over

    def _by_agent(self, values: list[float]) -> dict[str, float]:
        return dict(zip(self.possible_agents, values, strict=True))

    def _infos(self) -> dict[str, dict[str, Any]]:
        """At the end, everybody's score and whether they have won."""
        result = self.episode.match.result
        if result is None:
            return {agent: {} for agent in self.possible_agents}
        return {
            agent: {"score": score, "won": seat in result.winners}
            for seat, (agent, score) in enumerate(zip(self.possible_agents, result.scores, strict=True))
        }


class OneByOne(_Table, AECEnv):  # type: ignore[misc]
    """A match in which one player after the other is asked; what several are asked together stays sealed meanwhile."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed and the same choices give the same match."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.waiting[0]]

    def step(self, action: int | None) -> None:
        """The agent that is asked chooses."""
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
    """A match in which everybody chooses in every cycle, and only who is asked is heard."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match. The same seed and the same choices give the same match."""
        self._begin(seed)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """One question is answered by all who are asked."""
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
