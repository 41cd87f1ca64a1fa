"""Rule 2: the setup."""

from collections import Counter

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match, tell_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.market import Draw
from ludotheque.games.zerzura.setup import Begin, Post
from ludotheque.games.zerzura.table import BOARD
from tests.story import asked, tell

from .story import all_cards, begun, draw, market_of

SIZES = {2: (40, 4, 10), 3: (45, 3, 15), 4: (60, 4, 15), 5: (60, 5, 12)}
"""By number of players: the pile, the market and the rounds."""


@pytest.mark.parametrize("players", SIZES)
def test_2_1_everybody_begins_with_a_bird_on_the_board_and_no_card(players: int) -> None:
    w = begin_match(GAME, players, "birds").position.world
    assert w.birds == [BOARD] * players
    assert w.rows == w.stored == [()] * players
    assert w.claimed == [()] * players
    assert {sum(tally) for tally in w.tally} == {0}


@pytest.mark.parametrize("players", SIZES)
def test_2_2_the_pile_has_its_size_and_the_market_is_drawn_from_it(players: int) -> None:
    pile, market, _ = SIZES[players]
    assert tell_match(GAME, players).position.world.pile == pile
    w = begin_match(GAME, players, "pile").position.world
    assert (w.pile, len(w.market), len(w.pool)) == (pile - market, market, 60 - market)
    assert len({*all_cards(w)}) == 60


def test_2_2_what_is_removed_cannot_be_told_from_what_is_still_to_come() -> None:
    """Any of the unseen cards may come, however many of them will."""
    match = begun(2)
    assert {option.card for option in match.legal(NATURE)} == {*match.position.world.pool}
    assert match.position.world.pile == 40


def test_2_3_four_different_command_tiles_are_turned_up() -> None:
    match = tell_match(GAME, 3)
    for number in range(4):
        assert len(match.legal(NATURE)) == 9 - number
        tell(match, match.legal(NATURE)[0])
    assert match.position.world.tiles == ("C1", "C2", "C3", "C4")
    assert isinstance(match.legal(NATURE)[0], Begin)


@pytest.mark.parametrize("players", SIZES)
def test_2_3_with_five_players_the_tile_for_12_cards_is_taken_out(players: int) -> None:
    offered = {option.tile for option in tell_match(GAME, players).legal(NATURE)}
    assert ("C1" in offered) == (players < 5)
    assert len(offered) == (9 if players < 5 else 8)


def test_2_3_every_tile_comes_as_often_as_another() -> None:
    seen = Counter(tile for seed in range(360) for tile in begin_match(GAME, 3, f"t{seed}").position.world.tiles)
    assert sum(seen.values()) == 4 * 360
    assert all(120 < times < 200 for times in seen.values())


@pytest.mark.parametrize("players", SIZES)
def test_2_4_ruling_19_anybody_may_get_the_dromedary_and_begins(players: int) -> None:
    firsts = Counter(
        begin_match(GAME, players, f"first {seed}").position.world.dromedary for seed in range(60 * players)
    )
    assert {*firsts} == {*range(players)}
    assert all(35 < times < 90 for times in firsts.values())
    assert begun(players, first=players - 1).position.world.dromedary == players - 1


def test_2_4_who_has_the_dromedary_is_asked_first() -> None:
    match = begun(3, "T, K, P", first=2)
    assert asked(match) == 2
    assert market_of(match) == "T, K, P"
    assert match.position.world.round == 1


def test_2_4_every_card_of_the_market_may_be_any_that_nobody_has_seen() -> None:
    match = begun(3)
    tell(match, *draw("T, K"))
    assert len(match.legal(NATURE)) == 58
    assert draw("T")[0] not in match.legal(NATURE)


def test_a_seed_always_gives_the_same_setup() -> None:
    one, other = (begin_match(GAME, 4, "the same").position.world for _ in range(2))
    assert one == other
    assert begin_match(GAME, 4, "another").position.world != one


def test_what_nature_is_asked_is_what_she_may_choose_of_herself() -> None:
    """The short cut of the draw gives one of the cards that are listed."""
    match = begun(4)
    options = match.legal(NATURE)
    seeded = begin_match(GAME, 4, "short cut")
    drawn = [Draw(card) for card in seeded.position.world.market]
    assert all(option in options for option in drawn)
    assert [event.what for event in seeded.everything()[:4]] == [Post(tile) for tile in seeded.position.world.tiles]
    assert seeded.everything()[4].what == Begin(Player(seeded.position.world.dromedary))
