"""The exact solver: the measure for the bots must itself be right."""

import pytest

from ludotheque.bots.search.exact import Exact, TooFar, ahead
from ludotheque.core import NATURE, Chance, Player, Position, Result
from ludotheque.core.matches.match import begin_match
from ludotheque.games.zatre import GAME as ZATRE
from ludotheque.games.zatre.scoring import total
from ludotheque.games.zatre.table import Table
from tests.playing import Dice

from .little import Bids, Dare, Dared, Points, Sure

FIRST, SECOND = Player(0), Player(1)


def dare(bad: bool = False) -> Position[Points]:
    return Dare(bad).setup(2, None, None)


def test_a_coin_is_worth_what_its_sides_are_worth_by_their_odds() -> None:
    judged = Exact(Dare()).judge(dare(), FIRST)
    assert [(each.option, each.value) for each in judged] == [(Dared(FIRST), 0.0), (Sure(FIRST), -0.5)]
    judged = Exact(Dare(True)).judge(dare(True), FIRST)
    assert [(each.option, each.value) for each in judged] == [(Sure(FIRST), 0.0), (Dared(FIRST, True), -0.25)]


def test_who_comes_later_is_taken_to_choose_what_is_best_for_them() -> None:
    position = dare()
    position.accept(FIRST, Sure(FIRST))
    (best, worst) = Exact(Dare()).judge(position, SECOND)
    assert (best.option, best.value, worst.value) == (Dared(SECOND), 0.5, 0.0)


def test_the_position_is_left_as_it_was() -> None:
    position = dare()
    position.chance = Chance.of("kept")
    before = position.clone()
    Exact(Dare()).judge(position, FIRST)
    assert position == before


def test_an_end_that_is_too_far_away_is_not_guessed() -> None:
    with pytest.raises(TooFar):
        Exact(Dare(), most=5).judge(dare(), FIRST)


def test_what_is_decided_at_the_same_time_is_not_solved() -> None:
    position = Dare().setup(2, None, None)
    position.todo.insert(0, Bids().setup(2, None, None).todo[0])
    with pytest.raises(TooFar):
        Exact(Dare()).judge(position, FIRST)


@pytest.mark.parametrize(
    ("scores", "worth"), [((3, 5), (-2, 2)), ((4, 4), (0, 0)), ((7, 2, 7), (0, -5, 0)), ((1, 9, 4), (-8, 5, -5))]
)
def test_everybody_is_measured_against_the_best_other(scores: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert ahead(Result(scores, ())) == worth


def last_turn(seed: str) -> Position[Table]:
    """The first question of a turn of Zatre after which no tile is left to draw."""
    dice = Dice(seed)
    match = begin_match(ZATRE, 2, seed, {"single_draw": "must"})
    while match.position.world.bag.size or match.position.world.laid:
        (player,) = match.waiting_for()
        match.answer(player, dice.pick(match.legal(player)))
    return match.position


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_last_turn_of_zatre_is_solved_as_by_hand(seed: str) -> None:
    position = last_turn(seed)
    (player,) = position.waiting_for()

    def best(place: Position[Table]) -> int:
        if place.waiting_for() != [player]:
            w = place.world
            return total(w.sheets[player], w.rules) - total(w.sheets[1 - player], w.rules)
        return max(best(after) for after in followers(place, player))

    try:
        judged = Exact(ZATRE, 20_000).judge(position, player)
    except TooFar:
        pytest.fail("the last turn is small enough")
    assert judged[0].value == best(position)


def followers(position: Position[Table], player: Player) -> list[Position[Table]]:
    found = []
    for option in position.legal(player):
        after = position.clone()
        after.chance = None
        after.accept(player, option)
        assert after.waiting_for() != [NATURE]
        found.append(after)
    return found
