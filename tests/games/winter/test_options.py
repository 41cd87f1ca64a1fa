"""What a table may agree on (rule 14), how the game is set up (rule 1), and who has won (rule 12)."""

from typing import Any

import pytest

from ludotheque.core.match import begin_match, tell_match
from ludotheque.core.steps import NATURE
from ludotheque.core.words import Player
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.cards import PlayCard
from ludotheque.games.winter.actions.search import Keep, LookOn, PutUnder, Search
from ludotheque.games.winter.chapters.colony_phase import Echo
from ludotheque.games.winter.chapters.ending import result
from ludotheque.games.winter.chapters.setup import ChooseMain, DealSecret, KeepGroup, MeetCandidate
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard
from ludotheque.games.winter.table import CROSSROADS, SURVIVORS, Colony
from ludotheque.games.winter.vocabulary import effects as e
from tests.playing import Dice, play
from tests.story import tell

from .story import GROCERY, LODGE, PLAIN, Winter, card_with, colony_phase, deal, do, mine, village, w_of


def dealt(players: int, **options: Any) -> Winter:
    """A match in which everything has been dealt, and everybody is asked whom to keep."""
    match = tell_match(GAME, players, options)
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])
    return match


def test_1_6_everybody_keeps_two_of_four_and_names_a_leader_at_the_same_time() -> None:
    match = dealt(3)
    assert sorted(match.waiting_for()) == [0, 1, 2]
    offered = w_of(match).offered
    assert {len(option.survivors) for option in match.legal(0)} == {2}
    assert len(match.legal(0)) == 12
    for seat in range(3):
        tell(match, (seat, KeepGroup(offered[seat][:2])))  # type: ignore[arg-type]
    w = w_of(match)
    assert [len(group) for group in w.groups] == [2, 2, 2]
    assert w.first == w.leader.index(max(w.leader))
    assert all(w.at[s] == COLONY for group in w.groups for s in group)
    assert sum(len(cards) for _, cards in w.decks[SURVIVORS]) == len(PACK.survivors) - 6


def test_1_6_nobody_sees_the_others_candidates_or_objectives() -> None:
    match = dealt(3)
    view = match.seen_by(0)
    assert all(isinstance(s, int) for s in view.offered[0])
    assert not any(isinstance(s, int) for s in view.offered[1])
    assert isinstance(view.objectives[0], tuple)
    assert not isinstance(view.objectives[1], tuple)
    hidden = [event for event in match.log(0) if isinstance(event.what, DealSecret | MeetCandidate)]
    assert all(isinstance(event.what.args()["player"].seat, int) for event in hidden)


def test_14_5_a_main_objective_is_chosen_or_drawn() -> None:
    assert len(tell_match(GAME, 3).legal(NATURE)) == len(PACK.mains)
    match = tell_match(GAME, 3, {"objective": 2})
    assert w_of(match).main == 1
    assert ChooseMain(1) in [event.what for event in match.log(None)]
    assert w_of(match).morale == PACK.mains[1].normal.morale
    assert w_of(tell_match(GAME, 3, {"objective": 2, "hard": True})).morale == PACK.mains[1].hard.morale


@pytest.mark.parametrize("players", [2, 3])
def test_14_3_all_together_there_are_no_secrets_and_some_cards_stay_in_the_box(players: int) -> None:
    match = dealt(players, variant="coop")
    w = w_of(match)
    assert (w.coop, w.hard) == (True, True)
    assert w.objectives == [()] * players
    out = {n for n, card in enumerate(PACK.crossroads) if card.non_coop}
    assert out
    assert not out & {card for _, cards in w.decks[CROSSROADS] for card in cards}


def test_14_6_whoever_loses_the_last_survivor_is_out_and_the_last_ends_it() -> None:
    def arrange(w: Colony) -> None:
        deal(w, 1, card_with("food", home=0))

    match = village(options={"elimination": True}, arrange=arrange)
    for s in mine(match, 1):
        do(match, e.Kill("actor"), actor=s)
        while match.waiting_for() == [1]:
            tell(match, match.legal(1)[0])
    w = w_of(match)
    assert w.out == [False, True, False]
    assert w.hands[1] == ()
    assert not w.over


def searched_twice(order: str) -> tuple[Winter, list[int]]:
    def arrange(w: Colony) -> None:
        w.dice[0] = (6,)
        w.at[PLAIN[0]] = GROCERY

    match = village(options={"bottom_order": order}, arrange=arrange)
    tell(match, Search(PLAIN[0], 6))
    seen = []
    for number in range(3):
        if number:
            tell(match, LookOn())
        look = match.legal(NATURE)[number % len(match.legal(NATURE))]
        seen.append(look.card)
        tell(match, look)
    tell(match, Keep(Player(0), ItemCard(seen[0])))
    return match, seen[1:]


def test_14_8_unkept_cards_go_under_the_deck_in_an_order_of_ones_choice() -> None:
    match, rest = searched_twice("chosen")
    tell(match, PutUnder(Player(0), rest[1]))
    tell(match, PutUnder(Player(0), rest[0]))
    assert [cards for _, cards in w_of(match).decks[GROCERY][1:]] == [(rest[1],), (rest[0],)]


def test_14_8_or_shuffled_so_that_nobody_knows_which_comes_first() -> None:
    match, rest = searched_twice("random")
    assert w_of(match).decks[GROCERY][1:] == ((1, tuple(sorted(rest))),)


def test_14_9_noise_may_be_decided_by_a_coin() -> None:
    def arrange(w: Colony) -> None:
        w.food, w.noise[LODGE] = 10, 1

    match = colony_phase(arrange, noise="coin")
    assert match.legal(NATURE) == [Echo(LODGE, 1, True), Echo(LODGE, 2, False)]


@pytest.mark.parametrize(("cap", "morale"), [(10, 10), (12, 12)])
def test_12_2_morale_does_not_rise_above_its_cap(cap: int, morale: int) -> None:
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


def test_12_3_a_betrayer_wins_when_hope_is_gone_and_the_rest_holds() -> None:
    betrayal = len(PACK.loyal)
    w = w_of(village(arrange=lambda w: w.objectives.__setitem__(1, (betrayal,))))
    w.morale, w.over, w.ending = 0, True, "morale"
    assert 0 not in result(w).winners


def test_14_4_in_the_dilemma_each_has_two_objectives_and_only_one_betrayal_wins() -> None:
    match = dealt(2, variant="dilemma")
    w = w_of(match)
    assert not w.coop
    assert [len(cards) for cards in w.objectives] == [2, 2]
    assert all(loyal < len(PACK.loyal) <= betrayal for loyal, betrayal in w.objectives)


def test_5_1_a_card_without_an_effect_now_cannot_be_played() -> None:
    medicine = card_with("medicine", home=0)
    match = village(arrange=lambda w: deal(w, 0, medicine))
    why = match.refusal(0, PlayCard(medicine))
    assert why is not None
    assert why.rule == "5.1"


@pytest.mark.parametrize("variant", ["normal", "coop", "betrayer", "no_betrayal", "dilemma", "first"])
@pytest.mark.parametrize("players", GAME.players)
def test_matches_of_every_size_and_variant_come_to_an_end(players: int, variant: str) -> None:
    match = begin_match(GAME, players, f"{variant} {players}", {"variant": variant})
    assert play(match, Dice(f"{variant} {players}")).over
