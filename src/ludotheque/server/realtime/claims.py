"""Claims: who reaches for what, which time is believed, and who was first."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, Literal

from msgspec import Struct

from ludotheque.core.wire import encode

luck = SystemRandom()


class Fairness(Struct, frozen=True):
    """The numbers behind every decision, in milliseconds, each with its reason."""

    margin: float = 40
    """Added to the longest latency, so that a question arrives before it is shown."""
    shortest_lead: float = 80
    """The shortest wait before a question is shown: enough for any good connection, and hardly noticeable."""
    longest_lead: float = 250
    """The longest wait before a question is shown: as long as people should wait for one bad connection."""
    slack: float = 30
    """How much later than usual a message may arrive and still be believed."""
    most_believed: float = 200
    """The most that the browser's own clock can gain for a claim, so that a lie gains no more."""
    human: float = 100
    """No human reacts to what they see in less time than this."""
    longest_opening: float = 250
    """How long the first claim waits for an earlier one."""
    longest_award: float = 200
    """How long any later claim waits for an earlier one."""
    tie: float = 10
    """Claims this close are equal: the higher grip wins, or else chance decides."""


class Claim(Struct, frozen=True):
    """A seat reaches for something."""

    seat: int
    option: Any
    by: Literal["person", "bot"]
    at: float
    """The moment that counts."""
    height: float = 0.5

    @property
    def prize(self) -> bytes:
        """What is reached for."""
        return encode(self.option)


def believed(fairness: Fairness, at: float | None, arrived: float, one_way: float, shown: float) -> float:
    """The moment that counts for a claim: its own, within what latency explains, and never sooner than a human
    reacts."""
    most = min(one_way + fairness.slack, fairness.most_believed)
    said = arrived if at is None else within(at, arrived - most, arrived)
    return max(said, shown + fairness.human)


def first_of(claims: Sequence[Claim], tie: float) -> Claim:
    """The earliest claim; among equals the one gripped highest, and after that a random one."""
    earliest = min(claim.at for claim in claims)
    equal = [claim for claim in claims if claim.at - earliest < tie]
    highest = max(claim.height for claim in equal)
    return luck.choice([claim for claim in equal if claim.height == highest])


def within(value: float, low: float, high: float) -> float:
    """The value, or the nearer end of the range."""
    return min(max(value, low), high)
