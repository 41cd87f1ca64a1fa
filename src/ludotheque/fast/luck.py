"""The randomness of a playout: Marsaglia's KISS generator, four words of 32 bits.

It is not the chance of a match, which must be unpredictable and costs more. A playout only has to be fair.
"""

from .compiling import Row, compiled

Luck = Row

WORD = 0xFFFFFFFF


@compiled
def shuffle(luck: Luck, seed: int, number: int) -> None:
    """Sets the generator for a seed and a number. Neighbouring numbers give unrelated sequences."""
    luck[0] = (seed ^ (seed >> 32)) & WORD
    luck[1] = ((number * 2 + 1) * 40503 & WORD) | 1
    luck[2] = (seed * 31 + number + 362436069) & WORD | 1
    luck[3] = (number * 69069 + 521288629) & WORD | 1
    for _ in range(32):
        below(luck, 2)


@compiled
def below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, uniform to within n parts in 2 ** 32. Advances the generator."""
    line = (69069 * luck[0] + 1234567) & WORD
    shifted = luck[1] ^ ((luck[1] << 13) & WORD)
    shifted ^= shifted >> 17
    shifted ^= (shifted << 5) & WORD
    high = 36969 * (luck[2] & 65535) + (luck[2] >> 16)
    low = 18000 * (luck[3] & 65535) + (luck[3] >> 16)
    luck[0], luck[1], luck[2], luck[3] = line, shifted, high, low
    mixed = ((((high << 16) + low) & WORD) ^ line) + shifted
    return int(((mixed & WORD) * n) >> 32)
