"""Rule 2: the round."""

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE, Event
from ludotheque.games.winter.cards.dice import RollDice, RollingDice
from ludotheque.games.winter.chapters.crossroads import ReadCrossroads
from ludotheque.games.winter.chapters.round import RevealCrisis, Round, dice_of
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.triggers import Move as MoveTrigger
from tests.story import tell

from ..story import PLAIN, Winter, do, lines, settle, turn_of, unlikely, village, w_of


def begun(first: int = 1) -> Winter:
    """A round begins; everybody still has dice of the last one."""

    def arrange(w: Colony) -> None:
        w.first, w.dice = Player(first), [(6, 6)] * 3

    return village(arrange=arrange, todo=[Round(1)])


def played(match: Winter) -> tuple[list[Player], list[Event]]:
    """Everybody has a turn and ends it at once: whose turn it was, and what happened."""
    turns, events = [], tell(match, match.legal(NATURE)[0])
    for seat in (1, 2, 0):
        events += tell(match, RollDice(Player(seat), (1, 2, 3)))
    for _ in range(3):
        waiting = (read for read in match.legal(NATURE) if isinstance(PACK.crossroads[read.card].trigger, MoveTrigger))
        tell(match, next(waiting))
        turns += match.waiting_for()
        events += tell(match, EndTurn())
    return turns, events


def test_2_1_when_everybody_has_had_a_turn_the_colony_phase_comes_and_then_the_next_round() -> None:
    _, events = played(begun())
    assert [kind for kind in lines(events) if kind in ("EndTurn", "ColonyPhase", "Round")] == [
        *["EndTurn"] * 3,
        "ColonyPhase",
        "Round",
    ]


def test_2_2_the_next_crisis_is_turned_up_before_anything_is_rolled() -> None:
    match = begun()
    crisis = match.legal(NATURE)[0]
    assert isinstance(crisis, RevealCrisis)
    assert w_of(match).dice == [(6, 6)] * 3
    tell(match, crisis)
    assert w_of(match).crisis == crisis.card


def test_2_3_everybody_puts_their_dice_away_and_rolls_one_and_one_for_each_survivor() -> None:
    match = begun()
    tell(match, match.legal(NATURE)[0])
    for seat in (1, 2, 0):
        assert w_of(match).dice[seat] == ()
        tell(match, RollDice(Player(seat), (1, 2, 3)))
    assert w_of(match).dice == [(1, 2, 3)] * 3


def test_2_3_a_newcomer_brings_a_die_only_in_the_next_round() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (1, 2, 3)))
    do(match, e.Join())
    tell(match, match.legal(NATURE)[0])
    assert w_of(match).dice[0] == (1, 2, 3)
    assert dice_of(w_of(match), 0) == 4


def test_2_3_the_dice_of_the_dead_stay_until_the_next_roll() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (1, 2, 3)))
    do(match, e.Kill("actor"), actor=PLAIN[3])
    assert w_of(match).dice[0] == (1, 2, 3)


@pytest.mark.parametrize(("value", "percent"), [(1, 100), (2, 83), (3, 67), (4, 50), (5, 33), (6, 17)])
def test_2_3_one_die_shows_a_value_or_more_as_often_as_it_should(value: int, percent: int) -> None:
    roll = RollingDice(Player(0), 1)
    w = w_of(village())
    good = [option for option in roll.options(w, NATURE) if option.faces[0] >= value]
    assert round(100 * len(good) / 6) == percent


@pytest.mark.parametrize(("value", "percent"), [(1, 100), (2, 100), (3, 96), (4, 88), (5, 70), (6, 42)])
def test_2_3_one_of_three_dice_shows_a_value_or_more_as_often_as_it_should(value: int, percent: int) -> None:
    roll, w = RollingDice(Player(0), 3), w_of(village())
    outcomes = [*zip(roll.options(w, NATURE), roll.odds(w), strict=True)]
    good = sum(odds for option, odds in outcomes if option.faces[-1] >= value)
    assert sum(odds for _, odds in outcomes) == 6**3
    assert round(100 * good / 6**3) == percent


def test_2_4_everybody_has_a_turn_from_the_first_player_to_the_left() -> None:
    turns, _ = played(begun(first=1))
    assert turns == [1, 2, 0]


def test_2_5_frostbite_costs_one_normal_wound_a_turn_however_many_tokens() -> None:
    def arrange(w: Colony) -> None:
        s = w.groups[0][0]
        w.wounds[s] = w.frost[s] = 1
        t = w.groups[0][1]
        w.wounds[t], w.frost[t] = 2, 2
        settle(w, 0, PLAIN[9])

    match = turn_of(0, arrange)
    tell(match, ReadCrossroads(Player(2), unlikely(match)))
    w = w_of(match)
    first, gone = PLAIN[0], PLAIN[3]
    assert (w.wounds[first], w.frost[first]) == (2, 1)
    assert gone in w.gone


def test_2_5_frostbite_hurts_at_the_start_of_its_own_players_turn_only() -> None:
    def arrange(w: Colony) -> None:
        s = w.groups[1][0]
        w.wounds[s] = w.frost[s] = 1

    match = turn_of(0, arrange)
    tell(match, ReadCrossroads(Player(2), unlikely(match)))
    assert w_of(match).wounds[PLAIN[1]] == 1
    other = turn_of(1, arrange)
    tell(other, ReadCrossroads(Player(0), unlikely(other)))
    assert w_of(other).wounds[PLAIN[1]] == 2
