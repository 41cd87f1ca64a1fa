"""Rules 1 and 2: the box, and what is used of it. Rule 4.4: which hands win. Rule 3.3: which deals can be won."""

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import tell_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.wire import wire
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.dealing import CallFirst
from ludotheque.games.zuma.material import (
    CARDS,
    CIRCLES,
    SERIES,
    can_be_won,
    colours_for,
    deck_for,
    is_winning,
    series_for,
)
from tests.story import tell

from . import oracle
from .story import BLUE_TOO, RED_TOO, cards, opened


def test_1_1_there_are_ten_series_of_four_and_three_masks() -> None:
    assert Counter(deck_for(6)) == {**dict.fromkeys(SERIES, 4), "mask": 3}
    assert len(SERIES) == 10


def test_1_2_there_are_two_red_circles_two_blue_ones_and_a_violet_one() -> None:
    assert Counter(CIRCLES) == {"red": 2, "blue": 2, "violet": 1}


@pytest.mark.parametrize(
    ("players", "series", "deck", "left"), [(3, 7, 31, 10), (4, 8, 35, 7), (5, 9, 39, 4), (6, 10, 43, 1)]
)
def test_1_4_how_many_cards_are_used_and_left_over(players: int, series: int, deck: int, left: int) -> None:
    assert len(series_for(players)) == series
    assert len(deck_for(players)) == deck
    match = lt.start("zuma", players, seed="1", options={"pace": "calm"})
    assert match.seen_by(None).pile == left
    assert [len(hand) for hand in match.position.world.hands] == [7] * players


@pytest.mark.parametrize(
    ("players", "colours"),
    [(3, "red blue"), (4, "red violet blue"), (6, "red blue violet blue red")],
)
def test_2_1_there_is_one_totem_fewer_than_there_are_players(players: int, colours: str) -> None:
    totems = opened(players).position.world.totems
    assert [CIRCLES[totem] for totem in totems] == colours.split()
    assert len(totems) == players - 1
    assert {*colours.split()} == {*colours_for(players)}


def test_2_1_with_five_players_the_fourth_totem_is_red_or_blue() -> None:
    for fourth, colours in ((RED_TOO, "red violet blue red"), (BLUE_TOO, "red blue violet blue")):
        totems = opened(5, fourth=fourth).position.world.totems
        assert [CIRCLES[totem] for totem in totems] == colours.split()
    drawn = Counter(lt.start("zuma", 5, seed=str(seed)).position.world.totems for seed in range(200))
    assert len(drawn) == 2
    assert min(drawn.values()) > 70


def test_2_2_anybody_may_be_the_first_to_call() -> None:
    callers = Counter(lt.start("zuma", 4, seed=str(seed)).position.world.caller for seed in range(200))
    assert min(callers[Player(seat)] for seat in range(4)) > 30
    match = tell_match(GAME, 3)
    assert match.waiting_for() == [NATURE]
    tell(match, CallFirst(Player(2)))
    assert match.position.world.caller == 2


WINNING = ["4 sun 3 moon", "3 sun 4 moon", "3 mask sun moon jaguar eagle", "3 mask 4 sun", "3 mask 3 sun moon"]
NOT_WINNING = [
    "4 sun 2 moon jaguar",
    "4 sun 2 moon mask",
    "4 sun 2 mask moon",
    "3 sun 3 moon jaguar",
    "4 sun moon jaguar eagle",
    "2 mask 4 sun moon",
    "sun moon jaguar eagle serpent maize rain",
]


@pytest.mark.parametrize("hand", WINNING)
def test_4_4_four_and_three_or_three_masks_are_a_winning_hand(hand: str) -> None:
    for order in [*permutations(cards(hand))][::97]:
        assert is_winning(order)


@pytest.mark.parametrize("hand", NOT_WINNING)
def test_4_4_and_nothing_else_is(hand: str) -> None:
    for order in [*permutations(cards(hand))][::97]:
        assert not is_winning(order)


def test_4_5_a_mask_is_no_joker() -> None:
    assert not is_winning(cards("4 sun 2 moon mask"))
    assert not is_winning(cards("3 sun 2 moon 2 mask"))


@settings(max_examples=300)
@given(deck=st.permutations(deck_for(6)), kinds=st.lists(st.sampled_from(CARDS), min_size=1, max_size=4))
def test_4_4_as_the_rules_page_is_read_naively(deck: list[str], kinds: list[str]) -> None:
    """Hands from a few kinds of card, which win now and then."""
    hand = tuple([card for card in deck if card in kinds][:7] + [card for card in deck if card not in kinds][:7])[:7]
    assert is_winning(hand) == oracle.wins(hand)  # type: ignore[arg-type]


def test_4_4_every_hand_of_three_series_and_the_masks() -> None:
    checked = Counter(
        oracle.wins(hand) == is_winning(hand) and oracle.wins(hand)
        for counts in product(range(5), range(5), range(5), range(4))
        if sum(counts) == 7
        for hand in [cards("{} sun {} moon {} rain {} mask".format(*counts))]
    )
    assert checked[True] == 6 + sum(1 for counts in product(range(5), repeat=3) if sum(counts) == 4)


@pytest.mark.parametrize("seed", range(8))
def test_3_3_a_deal_can_be_won_if_some_seven_of_its_cards_are_a_winning_hand(seed: int) -> None:
    """Every seven of the 21 cards in play are tried; half of the deals are chosen because they cannot be won."""
    random = Random(seed)
    deck = [*deck_for(3)]
    random.shuffle(deck)
    while seed % 2 and can_be_won(deck[:21]):
        random.shuffle(deck)
    assert can_be_won(deck[:21]) == any(oracle.wins(hand) for hand in combinations(deck[:21], 7))


def test_3_3_with_more_than_three_players_every_deal_can_be_won() -> None:
    """The worst that can be left over: a mask, and as many series broken as there are cards for it."""
    for players in (4, 5, 6):
        deck = [*deck_for(players)]
        left = len(deck) - 7 * players
        deck.remove("mask")
        for card in series_for(players)[: left - 1]:
            deck.remove(card)
        assert can_be_won(deck)


def test_3_3_passing_can_bring_any_cards_together() -> None:
    """In miniature, three players with two cards each: every distribution of six cards is reached."""
    start = ((0, 1), (2, 3), (4, 5))
    reached, new = {start}, [start]
    while new:
        hands = new.pop()
        for gifts in product(*hands):
            after = tuple(
                tuple(sorted({*hand} - {gift} | {gifts[seat - 1]}))
                for seat, (hand, gift) in enumerate(zip(hands, gifts, strict=True))
            )
            if after not in reached:
                reached.add(after)  # type: ignore[arg-type]
                new.append(after)  # type: ignore[arg-type]
    assert len(reached) == 90


def test_what_lies_in_the_box_is_told_to_whoever_draws_it() -> None:
    box = wire(GAME.face.material())
    assert len(box["series"]) == 10
    assert box["circles"] == ["red", "blue", "violet", "blue", "red"]
    assert box["live"]["reaction"] == {
        "median_ms": {"gentle": 1400, "easy": 900, "medium": 600, "hard": 400, "master": 320},
        "sigma": 0.25,
    }
    assert box["live"]["call"] == {"earliest": 1.2, "latest": 5.0}
