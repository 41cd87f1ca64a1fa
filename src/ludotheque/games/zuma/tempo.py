"""The clock of live play: no rule looks at it; the referee of a live table keeps it (rule 8)."""

from typing import Any

from ludotheque.core import Tempo

from .bot import REACTION_MS, REACTION_SIGMA
from .table import Table

EARLIEST_CALL, LATEST_CALL = 1.2, 5.0
"""Seconds after the cards are shown: a person may call between the two; at the later one, the house calls."""

TEMPO = {"slow": 4.0, "normal": 2.5, "fast": 1.5}
"""Seconds between two calls of a bot, or of the house."""

ACCELERANDO = (3.5, 0.95, 1.5)
"""Seconds before the first call, the part of the time left at each further one, and the shortest time."""

SCRAMBLE = 6.0
"""Seconds from the signal until the scramble closes, if totems still stand."""


BETWEEN_ROUNDS, LONGEST_TURNING = 7.0, 15.0
"""Seconds to look at how a round ended before a bot, or the house, turns the board; and seconds a person has for it."""


def tempo_of(w: Table) -> Tempo | None:
    """The pace of the current question; None at a calm table, which takes its time."""
    if w.is_calm:
        return None
    if not w.hands[w.caller]:
        return Tempo(BETWEEN_ROUNDS, caller=w.caller, latest=LONGEST_TURNING)
    reactions = {level: float(median) for level, median in REACTION_MS.items()}
    if w.grabs:
        return Tempo(SCRAMBLE, claims=("Grab",), reactions=reactions, spread=REACTION_SIGMA)
    return Tempo(
        call_after(w.rules.tempo, w.passes),
        together=True,
        caller=w.caller,
        earliest=EARLIEST_CALL,
        latest=LATEST_CALL,
        claims=("Grab",),
        opens=True,
        reactions=reactions,
        spread=REACTION_SIGMA,
    )


def call_after(tempo: str, passes: int) -> float:
    """Seconds from showing the cards to the call, after this many passes."""
    if tempo in TEMPO:
        return TEMPO[tempo]
    first, quicker, shortest = ACCELERANDO
    return max(shortest, first * quicker**passes)


def plain() -> dict[str, Any]:
    """All of it as plain data."""
    return {
        "call": {"earliest": EARLIEST_CALL, "latest": LATEST_CALL},
        "tempo": {**TEMPO, "accelerando": {**dict(zip(("first", "quicker", "shortest"), ACCELERANDO, strict=True))}},
        "scramble": SCRAMBLE,
    }
