"""The exact odds of the rules: exposure, bites, dice, searching, who may be a betrayer."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from ludotheque.core.match import tell_match
from ludotheque.core.steps import NATURE
from ludotheque.core.words import Player
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.attack import Brawling
from ludotheque.games.winter.actions.dice import ATTACK, SEARCH
from ludotheque.games.winter.cards.dice import RollingDice
from ludotheque.games.winter.chapters.colony_phase import NoiseRolling
from ludotheque.games.winter.chapters.exposure import DEADLY, FACES, ODDS, Expose, Spread
from ludotheque.games.winter.chapters.setup import secret_odds
from ludotheque.games.winter.chapters.zombies import ZombiesCome
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import WinterOptions
from tests.story import tell

from .story import LODGE, PLAIN, SCHOOL, Winter, village, w_of

P = {face: Fraction(odds, sum(ODDS)) for face, odds in zip(FACES, ODDS, strict=True)}


def rolled(match: Winter) -> Sequence[tuple[Fraction, Winter]]:
    """All that nature may choose now, and how likely each is."""
    question: Any = match.position.question
    options, odds = question.options(w_of(match), NATURE), question.odds(w_of(match))
    weights = odds or [1] * len(options)
    outcomes = []
    for option, weight in zip(options, weights, strict=True):
        twin = match.clone()
        tell(twin, option)
        outcomes.append((Fraction(weight, sum(weights)), twin))
    return outcomes


def exposed(rolls: int, wounds: int) -> Fraction:
    """How likely a survivor with so many wounds is to die of so many rolls: counted in the game itself."""

    def arrange(w: Any) -> None:
        w.wounds[PLAIN[0]] = wounds
        w.at[PLAIN[0]] = LODGE

    match = village(arrange=arrange)
    match.position.todo += [Expose(PLAIN[0], "move")] * rolls
    match.position.go_on([])
    return _deaths(match, PLAIN[0])


def _deaths(match: Winter, s: Someone) -> Fraction:
    if match.waiting_for() != [NATURE] or s in w_of(match).gone:
        return Fraction(s in w_of(match).gone)
    return sum((odds * _deaths(after, s) for odds, after in rolled(match)), Fraction(0))


def test_the_exposure_die() -> None:
    assert [P[face] for face in FACES] == [Fraction(1, 2), Fraction(1, 4), Fraction(1, 6), Fraction(1, 12)]


@pytest.mark.parametrize(
    ("rolls", "percent"),
    [
        (1, (8.3, 8.3, 50)),
        (2, (16.0, 33.3, 75)),
        (3, (30.2, 56.3, 87.5)),
        (4, (46.9, 72.9, 93.8)),
        (5, (62.2, 83.9, 96.9)),
    ],
)
def test_rolls_in_a_row_kill_as_often_as_the_table_says(rolls: int, percent: tuple[float, ...]) -> None:
    exact = [_dying(rolls, wounds) for wounds in range(DEADLY)]
    assert [float(100 * chance) for chance in exact] == pytest.approx(percent, abs=0.051)
    if rolls <= 3:
        assert [exposed(rolls, wounds) for wounds in range(DEADLY)] == exact


def _dying(rolls: int, wounds: int) -> Fraction:
    """The same by arithmetic: a bite, or the third wound."""
    if not rolls:
        return Fraction(0)
    worse = Fraction(1) if wounds + 1 >= DEADLY else _dying(rolls - 1, wounds + 1)
    return P["bite"] + (P["wound"] + P["frostbite"]) * worse + P["blank"] * _dying(rolls - 1, wounds)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_a_spreading_bite_always_risked_costs_one_less_half_to_the_power_of_those_there(others: int) -> None:
    def arrange(w: Any) -> None:
        for s in PLAIN[:others]:
            w.at[s] = SCHOOL

    match = village(4, arrange=arrange)
    match.position.todo.append(Spread(SCHOOL, PLAIN[:others]))
    match.position.go_on([])
    assert _lost(match) == 1 - Fraction(1, 2) ** others


def _lost(match: Winter) -> Fraction:
    """How many are lost on average when everybody always risks the roll."""
    waiting = match.waiting_for()
    if waiting == [NATURE]:
        if type(match.legal(NATURE)[0]).__name__ != "RiskFace":
            return Fraction(len(w_of(match).gone))
        return sum((odds * _lost(after) for odds, after in rolled(match)), Fraction(0))
    if type(match.position.question).__name__ != "Bitten":
        return Fraction(len(w_of(match).gone))
    tell(match, match.legal(waiting[0])[0])
    return _lost(match)


@pytest.mark.parametrize(("value", "percent"), [(1, 100), (2, 83), (3, 67), (4, 50), (5, 33), (6, 17)])
def test_one_die_is_high_enough(value: int, percent: int) -> None:
    roll = RollingDice(Player(0), 1)
    w = w_of(village())
    good = [option for option in roll.options(w, NATURE) if option.faces[0] >= value]
    assert round(100 * len(good) / 6) == percent


@pytest.mark.parametrize(("value", "percent"), [(1, 100), (2, 100), (3, 96), (4, 88), (5, 70), (6, 42)])
def test_one_of_three_dice_is_high_enough(value: int, percent: int) -> None:
    roll, w = RollingDice(Player(0), 3), w_of(village())
    outcomes = [*zip(roll.options(w, NATURE), roll.odds(w), strict=True)]
    good = sum(odds for option, odds in outcomes if option.faces[-1] >= value)
    assert sum(odds for _, odds in outcomes) == 6**3
    assert round(100 * good / 6**3) == percent


def test_an_attack_on_somebody_lands_by_the_victims_value() -> None:
    w = w_of(village())
    for s in PLAIN[:4]:
        blows = Brawling(PLAIN[5], s).options(w, NATURE)
        assert sum(blow.die <= ATTACK[s] for blow in blows) == ATTACK[s]
    assert all(1 <= value <= 6 for value in (*ATTACK, *SEARCH))


@pytest.mark.parametrize("how", ["die", "coin"])
def test_a_noise_token_is_a_zombie_every_second_time(how: str) -> None:
    echoes = NoiseRolling(LODGE, how).options(w_of(village()), NATURE)
    assert Fraction(sum(echo.drawn for echo in echoes), len(echoes)) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("copies", "percent"),
    [
        (2, (10, 19, 28, 37, 45)),
        (3, (15, 28, 40, 51, 60)),
        (4, (20, 37, 51, 62, 72)),
        (5, (25, 45, 60, 72, 81)),
        (6, (30, 52, 68, 79, 87)),
        (7, (35, 59, 75, 85, 92)),
    ],
)
def test_searching_finds_as_often_as_the_table_says(copies: int, percent: tuple[int, ...]) -> None:
    """With k of 20 in the deck, at least one among the first cards seen."""
    exact = [1 - Fraction(comb(20 - copies, seen), comb(20, seen)) for seen in range(1, 6)]
    assert [round(float(100 * chance)) for chance in exact] == list(percent)


def test_a_first_look_has_the_odds_of_the_deck() -> None:
    def arrange(w: Any) -> None:
        w.at[PLAIN[0]], w.dice[0] = SCHOOL, (6,)

    match = village(arrange=arrange)
    tell(match, next(option for option in match.legal(0) if type(option).__name__ == "Search"))
    question: Any = match.position.question
    odds = dict(zip((look.card for look in match.legal(NATURE)), question.odds(w_of(match)), strict=True))
    deck = PACK.deck_of(SCHOOL)
    assert odds == {card: deck.count(card) for card in deck}


@pytest.mark.parametrize(
    ("players", "variant", "chance"),
    [
        (3, "normal", Fraction(3, 7)),
        (4, "normal", Fraction(4, 9)),
        (5, "normal", Fraction(5, 11)),
        (3, "betrayer", Fraction(3, 4)),
        (4, "betrayer", Fraction(4, 5)),
        (5, "betrayer", Fraction(5, 6)),
        (4, "no_betrayal", Fraction(0)),
    ],
)
def test_a_betrayer_is_dealt_as_often_as_the_table_says(players: int, variant: str, chance: Fraction) -> None:
    rules = WinterOptions(variant=variant)  # type: ignore[arg-type]
    loyal = len(PACK.loyal)
    nobody, dealt = Fraction(1), [()] * players
    for seat in range(players):
        options = secret_odds(rules, players, dealt)
        total = sum(odds for _, odds in options)
        nobody *= Fraction(sum(odds for cards, odds in options if cards[0] < loyal), total)
        dealt = [*dealt[:seat], (seat,), *dealt[seat + 1 :]]  # type: ignore[list-item]
    assert 1 - nobody == chance


def test_there_is_never_a_second_betrayer() -> None:
    options = secret_odds(WinterOptions(), 4, [(len(PACK.loyal),), (), (), ()])
    assert all(cards[0] < len(PACK.loyal) for cards, _ in options)


@pytest.mark.parametrize(("each_round", "begins"), [(1, 4), (3, 4), (6, 4), (7, 2), (9, 2)])
def test_the_first_overrun_comes_when_the_table_says(each_round: int, begins: int) -> None:
    """Because every batch begins at entrance 1, one to six zombies a round all overrun it in round four."""
    match, rounds = village(), 0
    while not w_of(match).gone:
        match.position.todo.append(ZombiesCome(COLONY, each_round))
        match.position.go_on([])
        rounds += 1
    assert rounds == begins


def test_starters_are_dealt_five_each_and_seven_to_two() -> None:
    for players, each in ((2, 7), (3, 5), (4, 5), (5, 5)):
        match = tell_match(GAME, players)
        while match.waiting_for() == [NATURE]:
            tell(match, match.legal(NATURE)[0])
        assert [len(hand) for hand in w_of(match).hands] == [each] * players
        assert [len(offered) for offered in w_of(match).offered] == [4] * players
