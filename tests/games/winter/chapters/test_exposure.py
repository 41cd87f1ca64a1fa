"""Rule 4: cold and bite."""

from fractions import Fraction
from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.chapters.exposure import (
    DEADLY,
    FACES,
    ODDS,
    Bitten,
    Expose,
    Face,
    FaceName,
    GiveUp,
    HealWound,
    Reach,
    Recover,
    Risk,
    RiskFace,
    Spread,
)
from ludotheque.games.winter.pack import COLONY, Someone
from ludotheque.games.winter.table import Colony
from tests.story import tell, what_if

from ..story import BITE, BLANK, FROSTBITE, LODGE, ONE, PLAIN, SCHOOL, WOUND, Winter, mine, rolled, step, village, w_of


def test_4_1_the_exposure_die_has_six_blanks_three_wounds_two_frostbites_and_a_bite() -> None:
    assert dict(zip(FACES, ODDS, strict=True)) == {BLANK: 6, WOUND: 3, FROSTBITE: 2, BITE: 1}


P = {face: Fraction(odds, sum(ODDS)) for face, odds in zip(FACES, ODDS, strict=True)}


def test_4_1_half_of_the_rolls_hurt() -> None:
    assert [P[face] for face in FACES] == [Fraction(1, 2), Fraction(1, 4), Fraction(1, 6), Fraction(1, 12)]


def _dying(rolls: int, wounds: int) -> Fraction:
    """The same by arithmetic: a bite, or the third wound."""
    if not rolls:
        return Fraction(0)
    worse = Fraction(1) if wounds + 1 >= DEADLY else _dying(rolls - 1, wounds + 1)
    return P["bite"] + (P["wound"] + P["frostbite"]) * worse + P["blank"] * _dying(rolls - 1, wounds)


def _deaths(match: Winter, s: Someone) -> Fraction:
    if match.waiting_for() != [NATURE] or s in w_of(match).gone:
        return Fraction(s in w_of(match).gone)
    return sum((odds * _deaths(after, s) for odds, after in rolled(match)), Fraction(0))


def exposed(rolls: int, wounds: int) -> Fraction:
    """How likely a survivor with so many wounds is to die of so many rolls: counted in the game itself."""

    def arrange(w: Any) -> None:
        w.wounds[PLAIN[0]] = wounds
        w.at[PLAIN[0]] = LODGE

    match = village(arrange=arrange)
    match.position.todo += [Expose(PLAIN[0], "move")] * rolls
    match.position.go_on([])
    return _deaths(match, PLAIN[0])


def test_4_1_whoever_moves_is_exposed_and_so_is_whoever_attacks() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.zombies[0] = (6,), 1

    match = village(arrange=arrange)
    assert isinstance(what_if(match, Move(ONE, SCHOOL)).legal(NATURE)[0], Face)
    assert isinstance(what_if(match, Attack(ONE, 0, 6)).legal(NATURE)[0], Face)


@pytest.mark.parametrize(("face", "frost"), [(WOUND, 0), (FROSTBITE, 1)])
def test_4_2_frostbite_is_a_wound_too(face: FaceName, frost: int) -> None:
    match = village()
    tell(match, Move(ONE, SCHOOL), Face(ONE, face, "move"))
    assert (w_of(match).wounds[ONE], w_of(match).frost[ONE]) == (1, frost)


@pytest.mark.parametrize("face", [WOUND, FROSTBITE])
def test_4_3_the_third_wound_kills_of_whatever_kind(face: FaceName) -> None:
    def arrange(w: Colony) -> None:
        w.wounds[ONE], w.frost[ONE] = 2, 1

    match = village(arrange=arrange)
    tell(match, Move(ONE, SCHOOL), Face(ONE, face, "move"))
    assert ONE in w_of(match).gone


@pytest.mark.parametrize(
    ("rolls", "percent"),
    [
        (1, (8.3, 8.3, 50)),
        (2, (16.0, 33.3, 75)),
        (3, (30.2, 56.3, 87.5)),
    ],
)
def test_4_3_rolls_in_a_row_kill_by_a_third_wound_or_by_a_bite(rolls: int, percent: tuple[float, ...]) -> None:
    exact = [_dying(rolls, wounds) for wounds in range(DEADLY)]
    assert [float(100 * chance) for chance in exact] == pytest.approx(percent, abs=0.051)
    assert [exposed(rolls, wounds) for wounds in range(DEADLY)] == exact


def moved_to_the_school(*, others: int = 1) -> tuple[Winter, Someone]:
    def arrange(w: Colony) -> None:
        for s in [w.groups[1][0], w.groups[2][0]][:others]:
            w.at[s] = SCHOOL

    match = village(arrange=arrange)
    s = mine(match)[0]
    tell(match, Move(s, SCHOOL))
    return match, s


def test_4_4_a_bite_on_the_way_spreads_where_the_mover_has_come_to() -> None:
    match, s = moved_to_the_school()
    tell(match, Face(s, BITE, "move"))
    assert s in w_of(match).gone
    assert match.position.question == Bitten(mine(match, 1)[0], SCHOOL)
    assert match.waiting_for() == [1]


@pytest.mark.parametrize("face", [WOUND, FROSTBITE, BITE])
def test_4_5_every_face_but_blank_kills_and_passes_the_bite_on(face: FaceName) -> None:
    match, s = moved_to_the_school(others=2)
    first, second = mine(match, 1)[0], mine(match, 2)[0]
    tell(match, Face(s, BITE, "move"), Risk(first), RiskFace(first, face))
    assert first in w_of(match).gone
    assert match.position.question == Bitten(second, SCHOOL)
    tell(match, Risk(second), RiskFace(second, BLANK))
    assert second not in w_of(match).gone


def test_4_5_giving_up_ends_the_bite() -> None:
    match, s = moved_to_the_school(others=2)
    first = mine(match, 1)[0]
    tell(match, Face(s, BITE, "move"), GiveUp(first))
    assert w_of(match).gone == (s, first)
    assert match.waiting_for() == [0]


def test_4_5_the_helpless_never_take_a_spreading_bite() -> None:
    def arrange(w: Colony) -> None:
        w.helpless = 3
        for group in w.groups[1:]:
            for s in group:
                w.at[s] = LODGE
        w.at[w.groups[0][0]] = LODGE
        w.at[w.groups[0][1]] = SCHOOL

    match = village(arrange=arrange)
    s = mine(match)[1]
    tell(match, Move(s, COLONY), Face(s, BITE, "move"))
    assert w_of(match).helpless == 3
    assert match.waiting_for() == [0]


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


@pytest.mark.parametrize("others", [1, 2, 3])
def test_4_5_a_spreading_bite_always_risked_costs_one_less_half_to_the_power_of_those_there(others: int) -> None:
    def arrange(w: Any) -> None:
        for s in PLAIN[:others]:
            w.at[s] = SCHOOL

    match = village(4, arrange=arrange)
    match.position.todo.append(Spread(SCHOOL, PLAIN[:others]))
    match.position.go_on([])
    assert _lost(match) == 1 - Fraction(1, 2) ** others


def test_4_6_healing_may_choose_the_kind_of_wound() -> None:
    def arrange(w: Colony) -> None:
        w.wounds[PLAIN[0]], w.frost[PLAIN[0]] = 2, 1

    match = village(arrange=arrange)
    step(match, Recover(Player(0), PLAIN[0], "any"))
    assert match.legal(0) == [HealWound(PLAIN[0], True), HealWound(PLAIN[0], False)]
    tell(match, HealWound(PLAIN[0], True))
    assert (w_of(match).wounds[PLAIN[0]], w_of(match).frost[PLAIN[0]]) == (1, 0)


def test_4_5_everybody_is_told_whom_a_bite_reaches_and_how_many_may_come_next() -> None:
    match, s = moved_to_the_school(others=2)
    tell(match, Face(s, BITE, "move"))
    assert [event.what for event in match.log(None)][-1] == Reach(mine(match, 1)[0], SCHOOL, 1)
