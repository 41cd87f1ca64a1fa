"""What a game's kernels are: the functions that a package `kernels` offers, compiled, over rows of numbers.

Beside them it offers its encodings: `encoded`, `decoded` and `options_at` between rows and positions, `agreed` and
`judged` for the options of the table, `players_at`, and the space they need, `DEPTH`, `MOST_OPTIONS` and `SCRATCH`.
"""

from .compiling import Reals, Row, Rows
from .luck import Luck

State = Row
"""A world, as a row of numbers."""
States = Rows
Rules = Row
"""The options of the table, as a row of numbers."""
Found = Row
"""A list of answers, each a number."""


def asked(state: State) -> int:
    """The seat that is asked, or nature, or NOBODY once the match is over."""
    raise NotImplementedError


def options_of(rules: Rules, state: State, scratch: States, found: Found) -> int:
    """Writes the answers to the question into `found`; returns how many there are."""
    raise NotImplementedError


def answered(rules: Rules, state: State, answer: int) -> None:
    """Applies an answer, up to the next question or the end of the match."""
    raise NotImplementedError


def drawn(rules: Rules, state: State, scratch: States, found: Found, luck: Luck) -> int:
    """Nature's answer."""
    raise NotImplementedError


def evaluation(rules: Rules, judged: Reals, state: State, player: int) -> float:
    """How good the world looks for a player, by the game's own `evaluate`."""
    raise NotImplementedError


def score(rules: Rules, state: State, player: int) -> int:
    """A player's score at the end."""
    raise NotImplementedError
