"""Chance: keyed and cryptographic, so that future draws cannot be worked out from past ones.

The same seed gives the same numbers on every machine and every Python, for ever; test vectors prove it.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from secrets import token_hex
from struct import unpack
from typing import Literal, Self, TypeVar

from msgspec import Struct

T = TypeVar("T")

Stream = Literal["deck", "dice"]
"""Draws and shuffles use one stream, dice another, so that an extra roll leaves the cards as they were."""

WORDS = 1 << 64


class Chance(Struct, frozen=True, gc=False):
    """A key, and how many numbers were taken from each stream. Taking a number returns the next chance with it."""

    key: bytes
    deck: int = 0
    dice: int = 0

    @classmethod
    def of(cls, seed: str) -> Self:
        """The chance that belongs to a seed."""
        return cls(blake2b(seed.encode(), digest_size=32, person=b"ludotheque").digest())

    def fork(self, name: str) -> Self:
        """An independent chance, for use that must not disturb this one."""
        return type(self)(blake2b(name.encode(), digest_size=32, key=self.key, person=b"fork").digest())

    def below(self, n: int, stream: Stream = "dice") -> tuple[int, "Chance"]:
        """A number from 0 to n - 1, each equally likely, and the chance after it."""
        if not 0 < n <= WORDS:
            raise ValueError(f"no number below {n} can be drawn")
        key, deck, dice = self.key, self.deck, self.dice
        while True:
            if stream == "deck":
                word = _block(key, b"deck", deck >> 3)[deck & 7]
                deck += 1
            else:
                word = _block(key, b"dice", dice >> 3)[dice & 7]
                dice += 1
            number = word % n
            if word - number <= WORDS - n:
                return number, Chance(key, deck, dice)

    def pick(self, items: Sequence[T], stream: Stream = "dice") -> tuple[T, "Chance"]:
        """One of the items, each equally likely."""
        index, after = self.below(len(items), stream)
        return items[index], after

    def weighted(self, items: Sequence[tuple[T, int]], stream: Stream = "dice") -> tuple[T, "Chance"]:
        """One of the items, each as likely as the weight beside it says."""
        number, after = self.below(sum([odds for _, odds in items]), stream)
        for item, odds in items:
            number -= odds
            if number < 0:
                return item, after
        raise AssertionError("a number below the sum of all odds is below one of the parts")

    def shuffled(self, items: Sequence[T]) -> tuple[list[T], "Chance"]:
        """The items in random order, every order equally likely."""
        mixed, chance = list(items), self
        for last in range(len(mixed) - 1, 0, -1):
            other, chance = chance.below(last + 1, "deck")
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed, chance


@lru_cache(maxsize=256)
def _block(key: bytes, stream: bytes, number: int) -> tuple[int, ...]:
    """Eight words of a stream: keyed BLAKE2b over the block's number, read as little-endian."""
    return unpack("<8Q", blake2b(number.to_bytes(8, "little"), digest_size=64, key=key, person=stream).digest())


def fresh_seed() -> str:
    """An unpredictable seed."""
    return token_hex(32)
