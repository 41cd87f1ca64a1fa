"""The promises of every game, kept by Winter Colony above all: whatever is nested in whatever (rule 13)."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.matches import replay
from ludotheque.core.matches.match import Match, begin_match, tell_match
from ludotheque.core.shelf import Shelf
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions import listing
from ludotheque.games.winter.actions.listing import list_actions
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import CRISES, CROSSROADS, SURVIVORS, Colony
from tests import promises
from tests.playing import Dice, answer_at_random, few, moments, random_options, seats

from .story import ALL_ITEMS, items_of

PLAYERS = pytest.mark.parametrize("players", GAME.players)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Winter Colony stands on the shelf, whether it is registered or not."""
    shelf = Shelf()
    shelf.__dict__["_games"] = {**dict(lt.shelf), "winter": GAME}
    monkeypatch.setattr(lt, "shelf", shelf)
    monkeypatch.setattr(replay, "shelf", shelf)


def table(players: int, seed: int) -> Match[Colony]:
    """A table with options as they come."""
    dice = Dice(f"options {seed}")
    return begin_match(GAME, players, f"table {seed}", random_options(GAME.options, dice.below))


Test = Callable[..., None]


def at_tables(examples: int) -> Callable[[Test], Test]:
    """So many tables of each size."""

    def decorated(test: Test) -> Test:
        drawn: Test = settings(max_examples=few(examples))(given(seed=st.integers(0, 1 << 32))(test))
        sized: Test = PLAYERS(drawn)
        return sized

    return decorated


@at_tables(6)
def test_somebody_can_always_go_on_and_it_always_ends(players: int, seed: int) -> None:
    for moment in moments(table(players, seed), Dice(f"{seed}")):
        promises.somebody_can_go_on(moment)


@at_tables(2)
def test_the_default_answers_end_a_game_too(players: int, seed: int) -> None:
    match = table(players, seed)
    while waiting := match.waiting_for():
        match.answer(waiting[0], match.position.default(waiting[0]))
    assert match.over


@PLAYERS
def test_a_list_made_quickly_is_the_list_made_plainly(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who bears nothing, and has no ability that matters, is listed without asking for abilities."""
    dice = Dice(f"plainly {players}")
    for seed in range(8):
        for moment in moments(table(players, seed), dice, one_in=2):
            for player in seats(moment):
                quick: list[object] = []
                plain: list[object] = []
                list_actions(moment.position.world, player, quick)
                with monkeypatch.context() as patched:
                    patched.setattr(listing, "WIDE", range(len(PACK.survivors)))
                    list_actions(moment.position.world, player, plain)
                assert quick == plain


@at_tables(3)
def test_exactly_the_legal_options_are_not_refused_and_every_refusal_names_a_rule(players: int, seed: int) -> None:
    dice = Dice(f"{seed}")
    for moment in moments(table(players, seed), dice, one_in=15):
        if moment.waiting_for():
            promises.legal_lists_are_firm(moment)
            promises.refusals_agree_with_the_legal_list(moment)
            promises.refusals_name_a_rule(moment, dice)


@at_tables(3)
def test_a_view_does_not_depend_on_what_is_hidden(players: int, seed: int) -> None:
    dice = Dice(f"{seed}")
    for moment in moments(table(players, seed), dice, one_in=10):
        promises.views_hide_what_is_hidden(moment, dice, 2)
        promises.an_imagined_world_can_go_on(moment, dice, 1)


@at_tables(1)
def test_the_log_tells_no_more_than_the_view(players: int, seed: int) -> None:
    promises.the_log_tells_no_more_than_the_view(table(players, seed), Dice(f"{seed}"))


@at_tables(2)
def test_undo_gives_back_nothing_that_was_shown(players: int, seed: int) -> None:
    dice = Dice(f"{seed}")
    for moment in moments(table(players, seed), dice, one_in=10):
        promises.undo_takes_back_what_was_not_shown(moment, dice)


@at_tables(1)
def test_saved_cloned_imagined_and_refused(players: int, seed: int) -> None:
    dice = Dice(f"{seed}")
    for moment in moments(table(players, seed), dice, one_in=60):
        if moment.waiting_for():
            promises.a_saved_position_plays_on_the_same(moment, dice)
            promises.a_clone_is_independent(moment, dice)
            promises.an_imagined_world_can_be_played(moment, dice)
            promises.nobody_else_may_answer(moment, dice)
            promises.illegal_answers_change_nothing(moment, dice)


@at_tables(1)
def test_everything_can_be_said_and_no_sentence_tells_a_secret(players: int, seed: int) -> None:
    match = table(players, seed)
    for moment in moments(match, Dice(f"{seed}"), one_in=12):
        promises.the_moment_can_be_read(moment)
    promises.the_log_can_be_read(match)
    promises.words_tell_nothing_hidden(match)


@PLAYERS
def test_the_record_is_the_match(shelf: None, players: int) -> None:
    dice = Dice(f"record {players}")
    for moment in moments(table(players, players), dice, one_in=80):
        promises.the_record_is_the_match(moment)


@PLAYERS
def test_in_the_middle_of_every_kind_of_question_nothing_leaks(players: int) -> None:
    """Matches are played until many kinds of questions have come up; at the first of each the promise is kept."""
    met: Counter[str] = Counter()
    for seed in range(12):
        dice = Dice(f"kinds {players} {seed}")
        match = table(players, seed)
        while match.waiting_for():
            kind = type(match.position.question).__name__
            met[kind] += 1
            if met[kind] <= 2:
                promises.views_hide_what_is_hidden(match, dice, 2)
                promises.an_imagined_world_can_go_on(match, dice, 1)
            answer_at_random(match, dice)
    assert len(met) > 15


@PLAYERS
def test_all_cards_and_people_are_conserved(players: int) -> None:
    for seed in range(4):
        told = tell_match(GAME, players, random_options(GAME.options, Dice(f"c {seed}").below))
        for moment in moments(told, Dice(f"conserved {players} {seed}")):
            w = moment.position.world
            assert items_of(w) == ALL_ITEMS
            _everybody_is_somewhere(w)
            _every_other_card_is_somewhere(w)
            assert all(w.zombies[door] >= 0 for door in range(12))
            assert all(len(w.used[s]) <= len(w.equipped[s]) for s in range(len(w.at)))


def _everybody_is_somewhere(w: Colony) -> None:
    in_deck = [s for _, cards in w.decks[SURVIVORS] for s in cards]
    offered = [s for cards in w.offered for s in cards]
    in_play = [s for group in w.groups for s in group]
    absent = [s for s in range(len(PACK.survivors)) if w.coop and PACK.survivors[s].non_coop]
    absent += [s for s in range(len(PACK.survivors)) if not w.rules.mature_cards and PACK.survivors[s].mature]
    looked = [*w.looked[1], *w.turned] if w.open_deck == SURVIVORS else []
    arriving = [s for s in range(len(w.at)) if s not in {*in_deck, *offered, *in_play, *w.gone, *absent, *looked}]
    assert len(arriving) <= 1
    total = sorted([*in_deck, *offered, *in_play, *w.gone, *{*absent}, *looked, *arriving])
    assert total == [*range(len(PACK.survivors))]
    assert all(w.owner[s] == seat for seat, group in enumerate(w.groups) for s in group)
    assert all(w.at[s] >= 0 for s in in_play)


def _every_other_card_is_somewhere(w: Colony) -> None:
    crises = [card for _, cards in w.decks[CRISES] for card in cards]
    crises += [*w.crises_gone, *([w.crisis] if w.crisis >= 0 else [])]
    crises += [*w.looked[1], *w.turned] if w.open_deck == CRISES else []
    assert len(crises) == len({*crises})
    roads = [card for _, cards in w.decks[CROSSROADS] for card in cards]
    roads += [*w.crossroads_gone, *([w.reading[1]] if w.reading[1] >= 0 else [])]
    assert len(roads) == len({*roads})
    left_out = sum((w.coop and card.non_coop) or (not w.rules.mature_cards and card.mature) for card in PACK.crossroads)
    looked = len(w.looked[1]) + len(w.turned) if w.open_deck == CROSSROADS else 0
    assert len(roads) + looked + left_out == len(PACK.crossroads)


def test_nature_is_asked_for_everything_that_is_random() -> None:
    """Two told matches with the same answers are the same, to the byte."""
    one, other = tell_match(GAME, 3), tell_match(GAME, 3)
    dice = Dice("told")
    for _ in range(400):
        if not (waiting := one.waiting_for()):
            break
        option = dice.pick(one.legal(waiting[0]))
        one.answer(waiting[0], option)
        other.answer(waiting[0], option)
    assert one.marks() == other.marks()
    assert NATURE in {who for who, _ in one.answers}
    assert seats(one) == [0, 1, 2]
