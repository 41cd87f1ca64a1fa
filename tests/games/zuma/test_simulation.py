"""How long deals take among bots, beside the figures the rulings were made from (rules 3.3, 4.7 and 4.8).

Those bots collected greedily, with 0, 10 or 25 passes in a hundred at random, and the figures are ranges over these.
Ours pass 10 to 25 at random and are asked to stay in the same ranges, with room for chance.
"""

from random import Random
from statistics import median

import pytest

from ludotheque.core.state.chance import Chance
from ludotheque.games.zuma.bot import superfluous_series
from ludotheque.games.zuma.material import MASK, MASKS, Card, Hand, can_be_won, deck_for, is_winning
from ludotheque.games.zuma.table import FIRST_WIND, MOST_IN_THE_WIND, MOST_PASSES, WIND_EVERY, without

DEALS = 400


@pytest.mark.parametrize(("players", "all_masks"), [(3, 0.30), (4, 0.50), (5, 0.72), (6, 0.93)])
def test_how_often_the_three_masks_are_dealt(players: int, all_masks: float) -> None:
    random, deck = Random(players), [*deck_for(players)]
    found = sum(_masks_dealt(deck, players, random) == MASKS for _ in range(4000))
    assert found / 4000 == pytest.approx(all_masks, abs=0.03)


def _masks_dealt(deck: list[Card], players: int, random: Random) -> int:
    random.shuffle(deck)
    return deck[: 7 * players].count(MASK)


@pytest.mark.parametrize(("players", "share"), [(3, 0.072), (4, 0), (5, 0), (6, 0)])
def test_3_3_how_often_nobody_could_win(players: int, share: float) -> None:
    random, deck = Random(players), [*deck_for(players)]
    lost = 0
    for _ in range(6000):
        random.shuffle(deck)
        lost += not can_be_won(deck[: 7 * players])
    assert lost / 6000 == pytest.approx(share, abs=0.012 if share else 0)


def passes_until_somebody_wins(players: int, at_random: float, wind: bool, random: Random) -> int | None:
    """One deal that can be won, among bots; None: it is void."""
    deck = [*deck_for(players)]
    random.shuffle(deck)
    while not can_be_won(deck[: 7 * players]):
        random.shuffle(deck)
    hands = [tuple(deck[7 * seat : 7 * seat + 7]) for seat in range(players)]
    pile = deck[7 * players :]
    for passes in range(MOST_PASSES + 1):
        if any(map(is_winning, hands)):
            return passes
        gifts = [random.choice(_offered(hand, at_random, random)) for hand in hands]
        left = [without(hand, gift) for hand, gift in zip(hands, gifts, strict=True)]
        taken = gifts[-1:] + gifts[:-1]
        after = passes + 1 - FIRST_WIND
        if wind and players <= MOST_IN_THE_WIND and after >= 0 and after % WIND_EVERY == 0:
            random.shuffle(pile)
            taken, pile = pile[:players], pile[players:] + gifts
        hands = [(*hand, card) for hand, card in zip(left, taken, strict=True)]
    return None


def _offered(hand: Hand, at_random: float, random: Random) -> Hand:
    if random.random() < at_random:
        return hand
    return (MASK,) if hand.count(MASK) == 1 else superfluous_series(hand, Chance.of(str(random.random())))


@pytest.mark.parametrize(
    ("players", "wind", "passes", "void"),
    [
        (3, False, (5, 14), (0.06, 0.30)),
        (3, True, (8, 15), (0.0, 0.08)),
        (4, False, (6, 11), (0.0, 0.10)),
        (4, True, (6, 11), (0.0, 0.05)),
        (5, False, (5, 11), (0.0, 0.05)),
        (6, False, (5, 13), (0.0, 0.04)),
    ],
)
@pytest.mark.parametrize("at_random", [0.10, 0.25])
def test_4_8_how_long_a_deal_takes_and_how_often_it_is_void(
    players: int, wind: bool, passes: tuple[int, int], void: tuple[float, float], at_random: float
) -> None:
    random = Random(f"{players} {wind} {at_random}")
    lengths = [passes_until_somebody_wins(players, at_random, wind, random) for _ in range(DEALS)]
    finished = [length for length in lengths if length is not None]
    assert passes[0] <= median(finished) <= passes[1]
    assert void[0] <= 1 - len(finished) / DEALS <= void[1]


def test_4_7_the_wind_makes_void_deals_rare() -> None:
    random = Random("wind")
    voids = [
        sum(passes_until_somebody_wins(3, 0.15, wind, random) is None for _ in range(DEALS)) for wind in (False, True)
    ]
    assert voids[0] > 3 * voids[1]
