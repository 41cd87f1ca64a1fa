"""Rules 4 and 8.1: the end of a round, and how many there are."""

import pytest

from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.ending import End
from ludotheque.games.zerzura.market import Lead
from tests.playing import Dice, moments, play
from tests.story import asked, tell

from .story import Place, Zerzura, all_cards, begun, bird_of, draw, enough, market_of, pass_, said, store, table, take

ROUNDS = {2: 10, 3: 15, 4: 15, 5: 12}


def next_market(match: Zerzura) -> None:
    """Nature draws whatever comes first."""
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])


def test_4_1_cards_left_in_the_market_leave_the_game() -> None:
    match = begun(3, "T, K, P")
    tell(match, take("K"), pass_, pass_)
    assert said(match.position.world.discarded) == "T, P"
    assert match.position.world.market == ()
    assert draw("T")[0] not in match.legal(NATURE)
    tell(match, *draw("R, L, TT"))
    assert market_of(match) == "R, L, TT"


def test_4_2_the_dromedary_goes_to_whoever_stored_first() -> None:
    match = table(Place("T"), Place(), Place("K"), Place("P"))
    events = tell(match, pass_, pass_, *store("K"), *store("P"))
    assert Lead(match.position.world.dromedary, True) in [event.what for event in events]
    assert match.position.world.dromedary == 2
    next_market(match)
    assert asked(match) == 2


@pytest.mark.parametrize("players", ROUNDS)
@pytest.mark.parametrize("holder", [0, 1])
def test_4_2_if_nobody_stored_it_goes_to_the_left_neighbour(players: int, holder: int) -> None:
    match = table(*[Place()] * players, dromedary=holder)
    while match.waiting_for() != [NATURE]:
        tell(match, pass_)
    assert match.position.world.dromedary == (holder + 1) % players


def test_4_2_storing_counts_anew_in_every_round() -> None:
    match = table(Place("T, K"), Place("P"), Place())
    tell(match, *store("T"), enough, *store("P"), pass_)
    assert match.position.world.claimant is None
    assert match.position.world.dromedary == 0
    next_market(match)
    tell(match, pass_, pass_, pass_)
    assert match.position.world.dromedary == 1


def test_4_3_the_new_market_is_full_again_and_its_drawer_begins() -> None:
    match = begun(5, "T, K, P, R, L")
    tell(match, take("T"), pass_, pass_, pass_, pass_)
    next_market(match)
    w = match.position.world
    assert (len(w.market), w.round, w.pile, asked(match)) == (5, 2, 50, 1)


def test_a_bird_on_the_dromedary_stays_there_in_the_next_round() -> None:
    match = table(Place("T"), Place("K"), Place())
    tell(match, *store("T"), pass_, pass_)
    next_market(match)
    assert bird_of(match, 0) == "dromedary"
    tell(match, pass_, *store("K"), pass_)
    assert bird_of(match, 0) == "board"
    assert bird_of(match, 1) == "dromedary"


@pytest.mark.parametrize("players", ROUNDS)
@pytest.mark.parametrize("seed", range(5))
def test_8_1_every_match_has_exactly_its_rounds_and_everybody_the_same_turns(players: int, seed: int) -> None:
    match, dice = begin_match(GAME, players, f"rounds {seed}"), Dice(f"rounds {seed}")
    turns = []
    for moment in moments(match, dice):
        w = moment.position.world
        if not w.over and (w.round, w.turns) not in turns:
            turns.append((w.round, w.turns))
            assert w.turn == (w.dromedary + w.turns - 1) % players
    each = 4 if players == 2 else players
    assert turns == [(round, turn) for round in range(1, ROUNDS[players] + 1) for turn in range(1, each + 1)]
    assert match.everything()[-1].what == End()


@pytest.mark.parametrize("players", ROUNDS)
def test_8_1_the_round_in_which_the_pile_became_empty_is_played_to_its_end(players: int) -> None:
    match = begin_match(GAME, players, "the last round")
    dice = Dice("the last round")
    while match.position.world.pile:
        play(match, dice, 1)
    assert not match.over
    assert match.position.world.turns == 1
    play(match, dice)
    assert (match.position.world.turns, match.position.world.pile) == (4 if players == 2 else players, 0)


@pytest.mark.parametrize("players", ROUNDS)
@pytest.mark.parametrize("seed", range(5))
def test_there_are_always_60_cards_and_each_is_in_one_place(players: int, seed: int) -> None:
    for moment in moments(begin_match(GAME, players, f"sixty {seed}"), Dice(f"sixty {seed}")):
        cards = all_cards(moment.position.world)
        assert len(cards) == len({*cards}) == 60


@pytest.mark.parametrize("players", ROUNDS)
def test_no_tile_is_lost(players: int) -> None:
    for moment in moments(begin_match(GAME, players, "tiles"), Dice("tiles")):
        w = moment.position.world
        assert len({*w.tiles, *sum(w.claimed, ())}) == len([*w.tiles, *sum(w.claimed, ())]) == 4
