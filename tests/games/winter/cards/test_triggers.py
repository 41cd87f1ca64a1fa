"""Words for what calls a card."""

import pytest

from ludotheque.games.winter.chapters.crossroads import called
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import Happening
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId

from ..story import AT_SCHOOL, ME, ONE, SCHOOL, THREE, village, w_of


@pytest.mark.parametrize(
    ("trigger", "happening"),
    [
        (t.TurnStart(), Happening("turn_start", 0)),
        (t.RoundStart(), Happening("round_start", 0)),
        (t.DiceRoll(), Happening("dice_roll", 0)),
        (t.ColonyPhaseStart(), Happening("colony_phase_start", 0)),
        (t.Move(fuel=True, to=AT_SCHOOL), Happening("move", 0, ONE, SCHOOL, COLONY, flag=True)),
        (t.Move(to_empty=True), Happening("move", 0, ONE, SCHOOL, COLONY, "empty")),
        (t.Search(at=AT_SCHOOL), Happening("search", 0, ONE, SCHOOL)),
        (t.Search(by=SurvivorId(PACK.survivors[ONE].id)), Happening("search", 0, ONE, SCHOOL)),
        (t.Attack(at=PlaceName("colony")), Happening("attack", 0, ONE, COLONY)),
        (t.ZombieKilled(), Happening("zombie_killed", 0, place=COLONY)),
        (t.Exposure(face="wound", cause="move"), Happening("exposure", 0, ONE, SCHOOL, how="wound", cause="move")),
        (t.CardPlayed(symbol="food"), Happening("card_played", 0, how="food")),
        (t.EquipmentUsed(symbol="weapon"), Happening("equipment_used", 0, ONE, how="weapon")),
        (t.FoodSpent(), Happening("food_spent", 0)),
        (t.FoodSpent(when="interrupt"), Happening("food_spent", 0, cause="before")),
        (t.WasteCleaned(), Happening("waste_cleaned", 0)),
        (t.BarricadeBuilt(), Happening("barricade_built", 0, place=COLONY)),
        (t.NoiseMade(at=AT_SCHOOL), Happening("noise_made", 0, place=SCHOOL)),
        (t.SurvivorAdded(with_helpless=False), Happening("survivor_added", 0, ONE)),
        (t.Wounded(own=True, outside=True), Happening("wounded", 0, ONE, SCHOOL)),
        (t.SurvivorKilled(own=True), Happening("survivor_killed", 0, ONE)),
        (t.SurvivorRemoved(), Happening("survivor_removed", 0, ONE)),
        (t.CrisisRevealed(), Happening("crisis_revealed", 0)),
        (t.CrisisResolved(how="failed"), Happening("crisis_resolved", 0, how="failed")),
        (t.Enter(at=AT_SCHOOL), Happening("enter", 1, THREE, SCHOOL)),
        (t.MoraleLost(), Happening("morale_lost")),
        (t.CrisisGiven(), Happening("crisis_given", 0)),
        (t.HandedOver(), Happening("handed_over", 0)),
        (t.DieUsed(least=3, most=5), Happening("die_used", 0, how="4")),
        (
            t.DieUsed(for_="search", at=AT_SCHOOL),
            Happening("die_used", 0, ONE, SCHOOL, how="1", cause="search"),
        ),
        (t.AbilityUsed(by=SurvivorId(PACK.survivors[ONE].id)), Happening("ability_used", 0, ONE, SCHOOL)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_triggers_are_called_by_what_happens(trigger: t.AnyTrigger, happening: Happening) -> None:
    w = w_of(village())
    assert called(w, trigger, ME, "test") is None
    w.happened = (happening,)
    found = called(w, trigger, ME, "test")
    assert found is not None
    assert found.place == happening.place
    w.happened = (Happening("something_else", 0),)
    assert called(w, trigger, ME, "test") is None
