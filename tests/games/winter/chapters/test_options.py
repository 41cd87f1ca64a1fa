"""Rule 14: options."""

from typing import get_args, get_type_hints

import pytest

from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.core.matches.match import begin_match, tell_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.search import Keep, LookOn, PutUnder, Search
from ludotheque.games.winter.cards.selectors import Scene, number
from ludotheque.games.winter.chapters.colony_phase import ColonyPhase, Echo, threshold
from ludotheque.games.winter.chapters.ending import result
from ludotheque.games.winter.chapters.round import Round
from ludotheque.games.winter.chapters.setup import ChooseMain, kept_each, secret_odds, starters_each
from ludotheque.games.winter.chapters.turn import CallVote, Turn, TurnComes
from ludotheque.games.winter.pack import PACK, ItemCard
from ludotheque.games.winter.table import CROSSROADS, GONE, Colony, WinterOptions
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import selectors as sel
from tests.playing import Dice, play
from tests.story import tell

from ..story import (
    FOOD,
    FUEL,
    GROCERY,
    LODGE,
    PLAIN,
    Winter,
    colony_phase,
    deal,
    dealt,
    do,
    mine,
    refused,
    scene,
    turn_of,
    village,
    w_of,
)


@pytest.mark.parametrize(("variant", "pile"), [("normal", 7), ("betrayer", 4)])
def test_14_2_the_betrayer_variant_has_one_loyal_card_for_each_player(variant: str, pile: int) -> None:
    options = secret_odds(WinterOptions(variant=variant), 3, [()] * 3)  # type: ignore[arg-type]
    betrayal = sum(odds for cards, odds in options if cards[0] >= len(PACK.loyal))
    assert betrayal * pile == sum(odds for _, odds in options)


def test_14_3_the_first_game_is_played_together_on_the_normal_side() -> None:
    w = w_of(dealt(3, variant="first"))
    assert (w.coop, w.hard) == (True, False)


def test_14_3_in_the_first_game_whoever_sits_first_begins() -> None:
    match = dealt(3, variant="first")
    for seat in range(3):
        options = match.legal(seat)
        leaders = [option.survivors[0] for option in options]
        tell(match, (seat, options[leaders.index(min(leaders) if seat == 0 else max(leaders))]))
    w = w_of(match)
    assert w.leader[0] < max(w.leader)
    assert w.first == 0


def test_14_2_without_the_betrayal_card_nobody_betrays() -> None:
    options = secret_odds(WinterOptions(variant="no_betrayal"), 3, [()] * 3)
    assert all(cards[0] < len(PACK.loyal) for cards, _ in options)


@pytest.mark.parametrize("players", [2, 3])
def test_14_3_all_together_there_are_no_secrets_and_some_cards_stay_in_the_box(players: int) -> None:
    match = dealt(players, variant="coop")
    w = w_of(match)
    assert (w.coop, w.hard) == (True, True)
    assert w.objectives == [()] * players
    out = {n for n, card in enumerate(PACK.crossroads) if card.non_coop}
    assert out
    assert not out & {card for _, cards in w.decks[CROSSROADS] for card in cards}


def test_14_3_two_players_always_play_together_with_seven_items_and_three_survivors_on_the_hard_side() -> None:
    w = tell_match(GAME, 2).position.world
    assert (w.coop, w.hard, starters_each(2), kept_each(2)) == (True, True, 7, 3)
    match = village(2)
    assert refused(match, CallVote(Player(1)), "14.3")


def test_14_4_in_the_dilemma_each_has_a_loyal_and_a_betrayal_objective() -> None:
    match = dealt(2, variant="dilemma")
    w = w_of(match)
    assert not w.coop
    assert [len(cards) for cards in w.objectives] == [2, 2]
    assert all(loyal < len(PACK.loyal) <= betrayal for loyal, betrayal in w.objectives)


ARSON, HOARD = (
    next(n for n, card in enumerate(PACK.secrets) if card.id == wanted) for wanted in ("arsonist", "lamp_oil")
)
"""A betrayal and a loyal objective: fuel in the hand, two or three of it."""


@pytest.mark.parametrize(
    ("done", "fuel", "winners"),
    [(True, (3, 3), (0, 1)), (True, (3, 0), (0,)), (False, (3, 0), (0,)), (False, (3, 3), ()), (False, (0, 0), ())],
)
def test_14_4_the_loyal_objective_counts_if_the_main_one_is_done_and_otherwise_the_betrayal_of_one_alone(
    done: bool, fuel: tuple[int, int], winners: tuple[int, ...]
) -> None:
    w = w_of(village(2, options={"variant": "dilemma"}))
    w.objectives, w.hands = [(HOARD, ARSON)] * 2, [(FUEL,) * n for n in fuel]
    w.main_done, w.morale, w.over, w.ending = done, 5 * done, True, "objective" if done else "morale"
    assert result(w).winners == winners


def test_14_4_nobody_is_exiled_in_the_dilemma() -> None:
    match = village(2, options={"variant": "dilemma"})
    assert refused(match, CallVote(Player(1)), "14.4")


def test_14_5_a_main_objective_is_chosen_or_drawn() -> None:
    assert len(tell_match(GAME, 3).legal(NATURE)) == len(PACK.mains)
    match = tell_match(GAME, 3, {"objective": 2})
    assert w_of(match).main == 1
    assert ChooseMain(1) in [event.what for event in match.log(None)]
    hard = tell_match(GAME, 3, {"objective": 2, "hard": True})
    for each, side in ((match, PACK.mains[1].normal), (hard, PACK.mains[1].hard)):
        assert w_of(each).morale == number(w_of(each), side.morale, Scene(Player(0)))


@pytest.mark.parametrize("victims", [(1,), (1, 2, 0)])
def test_14_6_whoever_loses_the_last_survivor_is_out_and_the_last_ends_it(victims: tuple[int, ...]) -> None:
    match = village(options={"elimination": True}, arrange=lambda w: deal(w, 1, FOOD))
    w_of(match).morale = 10
    for seat in victims:
        for s in mine(match, seat):
            do(match, e.Kill("actor"), actor=s)
    w = w_of(match)
    assert w.out == [seat in victims for seat in range(3)]
    assert (w.hands[1], w.removed) == ((), (FOOD,))
    assert w.over == (len(victims) == 3)
    assert match.result is None if not w.over else match.result.winners == ()  # type: ignore[union-attr]


def test_14_6_whoever_is_out_counts_for_no_threshold_gets_no_turn_and_reads_no_card() -> None:
    def arrange(w: Colony) -> None:
        w.out[1], w.first = True, Player(0)
        for s in w.groups[1]:
            w.at[s], w.owner[s] = GONE, -1
        w.groups[1] = ()

    rest = [TurnComes(Player(1)), TurnComes(Player(2)), ColonyPhase(), Round(2)]
    match = village(options={"elimination": True}, arrange=arrange, todo=rest)
    w = w_of(match)
    assert (threshold(w), number(w, sel.Per("player"), scene())) == (2, 2)
    assert [event.what for event in match.log(None)] == [Turn(Player(2))]
    assert match.legal(NATURE)[0].player == 0


def test_14_6_nobody_reads_for_the_last_player_left() -> None:
    def arrange(w: Colony) -> None:
        w.out[1] = w.out[2] = True

    match = turn_of(0, arrange, elimination=True)
    assert match.waiting_for() == [0]
    assert w_of(match).reading == (-1, -1)


def searched_twice(order: str) -> tuple[Winter, list[int]]:
    def arrange(w: Colony) -> None:
        w.dice[0] = (6,)
        w.at[PLAIN[0]] = GROCERY

    match = village(options={"bottom_order": order}, arrange=arrange)
    tell(match, Search(PLAIN[0], 6))
    seen = []
    for turn in range(3):
        if turn:
            tell(match, LookOn())
        look = match.legal(NATURE)[turn % len(match.legal(NATURE))]
        seen.append(look.card)
        tell(match, look)
    tell(match, Keep(Player(0), ItemCard(seen[0])))
    return match, seen[1:]


def test_14_8_unkept_cards_go_under_the_deck_in_an_order_of_ones_choice() -> None:
    match, rest = searched_twice("chosen")
    told = tell(match, PutUnder(Player(0), rest[1]))
    assert told[-1].what == PutUnder(Player(0), rest[0])
    assert [cards for _, cards in w_of(match).decks[GROCERY][1:]] == [(rest[1],), (rest[0],)]


def test_14_8_or_they_are_shuffled_so_that_nobody_knows_which_comes_first() -> None:
    match, rest = searched_twice("random")
    assert w_of(match).decks[GROCERY][1:] == ((1, tuple(sorted(rest))),)


def test_14_9_noise_may_be_decided_by_a_coin() -> None:
    def arrange(w: Colony) -> None:
        w.food, w.noise[LODGE] = 10, 1

    match = colony_phase(arrange, noise="coin")
    assert match.legal(NATURE) == [Echo(LODGE, 1, True), Echo(LODGE, 2, False)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", WinterOptions.__struct_fields__)
def test_14_1_and_14_7_every_value_of_every_option_stands_on_the_page(option: str, language: Language) -> None:
    chapter = GAME.rulebook.rule(language, "14") or ""
    hint = get_type_hints(WinterOptions)[option]
    values = ("true", "false") if hint is bool else get_args(hint)
    assert f"`{option}`" in chapter
    assert [value for value in values if isinstance(value, str) and f"`{value}`" not in chapter] == []


@pytest.mark.parametrize("mature", [True, False])
def test_14_10_the_darker_cards_stay_in_the_box_unless_they_are_wanted(mature: bool) -> None:
    w = w_of(dealt(3, mature_cards=mature))
    darker = {n for n, card in enumerate(PACK.crossroads) if card.mature}
    assert darker
    assert bool(darker & {card for _, cards in w.decks[CROSSROADS] for card in cards}) == mature


@pytest.mark.parametrize("variant", ["normal", "coop", "betrayer", "no_betrayal", "dilemma", "first"])
@pytest.mark.parametrize("players", GAME.players)
def test_matches_of_every_size_and_variant_come_to_an_end(players: int, variant: str) -> None:
    match = begin_match(GAME, players, f"{variant} {players}", {"variant": variant})
    assert play(match, Dice(f"{variant} {players}")).over
