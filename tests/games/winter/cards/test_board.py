"""Words for the board: tokens, zombies, dice on the table, the crisis, the main objective."""

from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.chapters.colony_phase import goal_reached
from ludotheque.games.winter.chapters.exile import ExileVote
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.kills import Slay
from ludotheque.games.winter.chapters.zombies import BarricadeAt, Lure
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import AT_SCHOOL, BLANK, FOOD, HERE, LODGE, ONE, SCHOOL, TWO, YOU, after, deal, do, infested, thrown, w_of


def test_morale_and_food_change() -> None:
    w = w_of(after(e.Morale(-2), e.Food(3), e.Food(-1), e.Starvation(1)))
    assert (w.morale, w.food, w.starvation) == (4, 2, 1)
    w = w_of(after(e.Morale(9), e.Food(3), e.NoFood()))
    assert (w.morale, w.food) == (10, 0)


def test_zombies_come_to_a_place_or_to_one_entrance() -> None:
    w = w_of(after(e.Zombies(2, PlaceName("each_outside")), e.Zombies(1, PlaceName("colony#4"))))
    assert [w.zombies_at(place) for place in range(1, 7)] == [2] * 6
    assert w.zombies[3] == 1


def test_zombies_are_killed_at_any_entrance() -> None:
    match = after(e.KillZombies(2, PlaceName("colony")), arrange=infested)
    tell(
        match,
        Slay(2),
    )
    assert w_of(match).zombies[:3] == [1, 0, 0]
    assert match.waiting_for() == [0]


def test_zombies_killed_with_one_exposure_in_all() -> None:
    match = after(e.KillZombies(2, HERE, "once"), arrange=infested, actor=ONE, place=COLONY)
    tell(match, Slay(0), Slay(0), Face(ONE, BLANK, "kill"))
    assert match.waiting_for() == [0]


def test_zombies_are_taken_away_or_turned_into_barricades() -> None:
    def lodge(w: Colony) -> None:
        w.zombies[6] = 3

    place = PlaceName(PACK.place_ids[LODGE])
    assert w_of(after(e.RemoveZombies(-1, place), arrange=lodge)).zombies[6] == 0
    w = w_of(after(e.ZombiesToBarricades(2, place), arrange=lodge))
    assert (w.zombies[6], w.barricades[6]) == (1, 2)


def test_zombies_are_attracted_by_a_card() -> None:
    match = after(e.Attract(4, PlaceName("colony"), AT_SCHOOL), arrange=infested)
    tell(match, Lure(0, 8), Lure(0, 8), Lure(2, 8))
    assert w_of(match).zombies_at(SCHOOL) == 3
    assert match.waiting_for() == [0]


def test_barricades_go_up_and_come_down() -> None:
    match = after(e.Barricade(2, PlaceName("colony")))
    tell(match, BarricadeAt(5), BarricadeAt(5))
    assert w_of(match).barricades[5] == 2
    do(match, e.RemoveBarricades())
    assert w_of(match).barricades_at(COLONY) == 0


def test_noise_is_made_as_far_as_there_is_room() -> None:
    w = w_of(after(e.Noise(2, AT_SCHOOL), e.Noise(-1, PlaceName(PACK.place_ids[LODGE]))))
    assert (w.noise[SCHOOL], w.noise[LODGE]) == (2, 4)


def test_helpless_come_leave_and_are_killed() -> None:
    w = w_of(after(e.Helpless(3), e.LoseHelpless(1), e.LoseHelpless(1, kill=True)))
    assert (w.helpless, w.morale) == (1, 5)


def test_a_roll_has_lines_and_can_be_made_for_each_survivor() -> None:
    table = (e.Rolled(2, (e.Food(1),)), e.Rolled(6, (e.Food(sel.Per("die")),)))
    match = after(e.Roll(table))
    low = match.clone()
    thrown(match, 5)
    assert w_of(match).food == 5
    thrown(low, 1)
    assert w_of(low).food == 1
    match = after(e.Roll((e.Rolled(3, (e.Wound("actor"),)),), sel.All(sel.Filter(owner="active"))))
    assert {option.survivor for option in match.legal(NATURE)} == {ONE}
    thrown(thrown(match, 1), 6)
    assert (w_of(match).wounds[ONE], w_of(match).wounds[TWO]) == (1, 0)


def test_the_crisis_is_discarded_skipped_or_robbed() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 3
        deal(w, 0, FOOD)
        w.given[0], w.hands[0] = (FOOD,), ()

    w = w_of(after(e.Crisis("remove_contributions"), arrange=arrange))
    assert (w.removed, w.given[0], w.crisis) == ((FOOD,), (), 3)
    assert w_of(after(e.Crisis("discard"), arrange=arrange)).crisis == -1
    assert w_of(after(e.Crisis("skip_next"), arrange=arrange)).skip_crisis


def test_the_main_objective_asks_for_more_and_counts() -> None:
    counter = next(iter(PACK.info.counters))
    match = after(
        e.Count(counter, 2), e.AddCondition(c.Counter(counter, 3)), arrange=lambda w: setattr(w, "played", 99)
    )
    assert w_of(match).counters[counter] == 2
    assert not goal_reached(w_of(match))
    do(match, e.Count(counter))
    assert goal_reached(w_of(match))


def test_a_card_ends_the_game() -> None:
    assert w_of(after(e.EndGame())).ending == "failed"


def test_a_card_starts_a_vote_on_exile() -> None:
    match = after(e.ExileVote("left"))
    assert match.position.question == ExileVote(YOU)
