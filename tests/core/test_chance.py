"""Chance: the same numbers for the same seed, for ever and everywhere; fair; and it never changes under anybody."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.state.chance import Chance, Stream, fresh_seed
from ludotheque.core.wire import encode

KEYS = {
    "": "826b75eb785d4b6b685bf9e416362889376fa548ecb2f246aa249f096a23dfef",
    "1": "700b2a57dc8b03d14a33ee2184cc81f2ecd622373eb9138aeb5ace4cbf288226",
    "42": "5368aafaa3ced8cc115c480f95ab308f99eaeae17fb162641248ef5ee0a5018f",
    "Ludothèque": "4a8237f5d4048b25750ed76efba4c9226fe36005a13cca2684fd19481dc7c592",
    "a" * 100: "92576cb9e9c97be3b8ab7580bd35efd32e328e62fb56cbb07a6887afc3f6dde8",
}

VECTORS: list[tuple[str, Stream, int, list[int]]] = [
    ("1", "dice", 6, [1, 0, 0, 2, 0, 4, 4, 5, 5, 1, 3, 2]),
    ("1", "deck", 6, [4, 3, 5, 2, 4, 4, 3, 3, 4, 2, 3, 2]),
    ("42", "dice", 6, [3, 4, 0, 2, 5, 4, 5, 0, 3, 3, 3, 0]),
    ("42", "dice", 2, [1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0]),
    ("42", "dice", 1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ("42", "deck", 121, [74, 22, 51, 15, 86, 7, 95, 62, 13, 16, 1, 66]),
    ("42", "dice", 1_000_000, [895687, 247356, 687108, 546494, 532915, 298490, 779749, 690770, 654431, 972853, 177703]),
    ("Ludothèque", "dice", 20, [5, 17, 4, 6, 11, 9, 16, 12, 17, 1, 5, 9]),
    ("", "deck", 52, [49, 49, 2, 7, 44, 6, 46, 50, 11, 50, 4, 6]),
    ("42", "dice", 1 << 64, [10102069305638895687, 2221721925487247356, 5545431570969687108, 11699041096101546494]),
]


def taken(chance: Chance, n: int, stream: Stream, times: int) -> tuple[list[int], Chance]:
    """So many numbers below n in a row, and the chance after them."""
    numbers = []
    for _ in range(times):
        number, chance = chance.below(n, stream)
        numbers.append(number)
    return numbers, chance


@pytest.mark.parametrize(("seed", "key"), KEYS.items())
def test_a_seed_has_its_key_for_ever(seed: str, key: str) -> None:
    assert Chance.of(seed) == Chance(bytes.fromhex(key))


@pytest.mark.parametrize(("seed", "stream", "n", "numbers"), VECTORS)
def test_a_seed_gives_its_numbers_for_ever(seed: str, stream: Stream, n: int, numbers: list[int]) -> None:
    assert taken(Chance.of(seed), n, stream, len(numbers))[0] == numbers


def test_a_seed_shuffles_its_way_for_ever() -> None:
    assert Chance.of("42").shuffled(range(10))[0] == [6, 9, 4, 5, 3, 1, 8, 0, 7, 2]
    assert Chance.of("1").shuffled("abcdef")[0] == ["d", "a", "c", "f", "b", "e"]


def test_a_fork_has_its_key_for_ever() -> None:
    fork = Chance.of("42").fork("bot")
    assert fork.key.hex() == "45dd28364709e41d9228bc422701363989c87a9c2cd4a72af2dbd9eaa031b293"
    assert taken(fork, 6, "dice", 12)[0] == [5, 2, 5, 1, 5, 2, 5, 5, 1, 4, 2, 3]
    assert fork.fork("bot").key.hex() == "d3b94ca84c648d41a0c72c2a19f128aa15cf193543a2b4cd4f579c6b55ff431c"


@pytest.mark.parametrize("stream", ["deck", "dice"])
def test_the_numbers_are_keyed_blake2b_over_a_counter(stream: Stream) -> None:
    """The definition, written a second time: 64 bytes a block, eight little-endian words, so that others can check."""
    chance = Chance.of("written again")
    expected = []
    for block in range(3):
        digest = blake2b(block.to_bytes(8, "little"), digest_size=64, key=chance.key, person=stream.encode()).digest()
        expected += [int.from_bytes(digest[at : at + 8], "little") for at in range(0, 64, 8)]
    assert taken(chance, 1 << 64, stream, 24)[0] == expected


def test_a_number_that_would_favour_some_is_thrown_away() -> None:
    """Just above half of all words, nearly every second one is: four of ten here."""
    words, _ = taken(Chance.of("42"), 1 << 64, "dice", 10)
    half = (1 << 63) + 1
    numbers, after = taken(Chance.of("42"), half, "dice", 6)
    assert numbers == [word for word in words if word < half]
    assert (after.dice, after.deck) == (10, 0)


@given(seed=st.text(alphabet=st.characters(codec="utf-8")), n=st.integers(1, 1 << 64))
def test_a_number_is_always_below_n(seed: str, n: int) -> None:
    numbers, _ = taken(Chance.of(seed), n, "dice", 5)
    assert all(0 <= number < n for number in numbers)


def is_even(counts: Sequence[int], most: float) -> bool:
    """Chi-square against all being equally likely; `most` is passed once in a million by fair numbers."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts) < most


@pytest.mark.parametrize(("n", "most"), [(2, 24.0), (6, 38.0), (10, 46.0), (121, 207.0)])
@pytest.mark.parametrize("stream", ["deck", "dice"])
def test_every_number_is_equally_likely(n: int, most: float, stream: Stream) -> None:
    numbers, _ = taken(Chance.of("fair"), n, stream, 20_000)
    counts = Counter(numbers)
    assert is_even([counts[number] for number in range(n)], most)


def test_every_pair_of_numbers_is_equally_likely() -> None:
    numbers, _ = taken(Chance.of("fair pairs"), 6, "dice", 20_000)
    counts = Counter(zip(numbers[::2], numbers[1::2], strict=True))
    assert is_even([counts[one, other] for one in range(6) for other in range(6)], 90.0)


def test_every_order_is_equally_likely() -> None:
    chance, counts = Chance.of("fair shuffles"), Counter[tuple[str, ...]]()
    for _ in range(6_000):
        mixed, chance = chance.shuffled("abcd")
        counts[tuple(mixed)] += 1
    assert is_even([counts[order] for order in permutations("abcd")], 70.0)


def test_an_uneven_die_would_be_noticed() -> None:
    assert not is_even([3_500, *[3_300] * 4, 3_000], 38.0)


def test_the_two_streams_do_not_disturb_each_other() -> None:
    alone, _ = taken(Chance.of("streams"), 6, "deck", 20)
    chance, between = Chance.of("streams"), []
    for _ in range(20):
        _, chance = taken(chance, 6, "dice", 3)
        card, chance = chance.below(6, "deck")
        between.append(card)
    assert between == alone
    assert (chance.deck, chance.dice) == (20, 60)


def test_the_two_streams_are_not_the_same() -> None:
    deck, dice = (taken(Chance.of("streams"), 1 << 64, stream, 20)[0] for stream in ("deck", "dice"))
    assert not {*deck} & {*dice}


def test_forks_are_independent_of_each_other_and_of_where_they_were_made() -> None:
    chance = Chance.of("forks")
    _, later = taken(chance, 6, "dice", 5)
    assert chance.fork("a") == later.fork("a")
    assert len({chance.key, chance.fork("a").key, chance.fork("b").key, chance.fork("").key}) == 4


def test_forking_disturbs_nothing() -> None:
    chance = Chance.of("forks")
    expected = taken(chance, 100, "dice", 10)
    chance.fork("a").below(6)
    assert taken(chance, 100, "dice", 10) == expected


def test_taking_a_number_changes_nothing() -> None:
    chance = Chance.of("still")
    before = encode(chance)
    assert chance.below(6) == chance.below(6)
    assert chance.shuffled([1, 2, 3]) == chance.shuffled([1, 2, 3])
    assert encode(chance) == before
    with pytest.raises(AttributeError):
        chance.dice = 5  # type: ignore[misc]


def test_shuffling_leaves_the_items_alone() -> None:
    items = [3, 1, 2]
    mixed, _ = Chance.of("still").shuffled(items)
    assert items == [3, 1, 2]
    assert sorted(mixed) == [1, 2, 3]


def test_little_or_nothing_can_be_shuffled() -> None:
    chance = Chance.of("little")
    assert chance.shuffled([]) == ([], chance)
    assert chance.shuffled(["a"]) == (["a"], chance)


def test_picking_is_taking_the_item_of_that_number() -> None:
    chance = Chance.of("pick")
    number, after = chance.below(4)
    assert chance.pick("abcd") == ("abcd"[number], after)
    assert chance.pick("abcd", "deck")[1].deck == 1


def test_fresh_seeds_are_long_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
