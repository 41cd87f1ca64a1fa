"""Rule 12: the end."""

import pytest

from ludotheque.games.winter.chapters.ending import result
from ludotheque.games.winter.chapters.exile import Exile
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from tests.story import tell

from ..story import FUEL, YOU, deal, do, step, village, w_of


@pytest.mark.parametrize(("effect", "ending"), [(e.Morale(-6), "morale"), (e.EndGame(), "failed")])
def test_12_1_the_game_ends_at_once_without_morale_or_when_a_card_says_so(effect: e.Effect, ending: str) -> None:
    match = village()
    do(match, effect)
    assert (w_of(match).over, w_of(match).ending, match.waiting_for()) == (True, ending, [])


@pytest.mark.parametrize(("cap", "morale"), [(10, 10), (12, 12)])
def test_12_2_and_14_7_morale_does_not_rise_above_its_cap(cap: int, morale: int) -> None:
    match = village(options={"morale_cap": cap})
    do(match, e.Morale(9))
    assert w_of(match).morale == morale


def test_12_3_everybody_whose_objective_is_fulfilled_has_won_or_nobody() -> None:
    def arrange(w: Colony) -> None:
        w.played, w.food = 99, 10

    match = village(arrange=arrange)
    tell(match, EndTurn())
    found = match.result
    assert found is not None
    assert all((seat in found.winners) == bool(found.scores[seat]) for seat in range(3))
    assert found.why[0].id == "ended-objective"
    for line in found.why:
        assert line.text("fr")
    lost = village(arrange=lambda w: setattr(w, "morale", 1))
    do(lost, e.Morale(-1))
    assert lost.result is not None
    assert lost.result.winners == ()


BETRAYAL = next(n for n, card in enumerate(PACK.secrets) if card.id == "arsonist")
"""A betrayal objective: morale is 0, and with three players two fuel are in the hand."""


@pytest.mark.parametrize(("morale", "fuel", "winners"), [(0, 2, (1,)), (0, 1, ()), (1, 2, ())])
def test_12_3_a_betrayer_wins_when_hope_is_gone_and_the_rest_holds(
    morale: int, fuel: int, winners: tuple[int, ...]
) -> None:
    def arrange(w: Colony) -> None:
        w.objectives[1] = (BETRAYAL,)
        deal(w, 1, *(FUEL,) * fuel)

    w = w_of(village(arrange=arrange))
    w.morale, w.over, w.ending = morale, True, "morale"
    assert result(w).winners == winners


def test_12_4_what_the_main_objective_says_besides_holds_all_the_time() -> None:
    """Where it has no mercy, whoever is exiled is out."""
    merciless = next(n for n, main in enumerate(PACK.mains) if m.ExileOut() in main.normal.rules)
    match = village(arrange=lambda w: setattr(w, "main", merciless))
    step(match, Exile(YOU))
    assert w_of(match).out == [False, True, False]
