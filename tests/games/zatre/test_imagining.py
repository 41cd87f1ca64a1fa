"""What a player may imagine of the tiles that others hold."""

from collections import Counter
from random import Random

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match, tell_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import NATURE
from ludotheque.core.wire import encode, wire
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.material import TILES
from ludotheque.games.zatre.table import Table
from tests.story import asked, tell

from .story import (
    SQUARE,
    Zatre,
    draw,
    end_turn,
    hand_of,
    lay,
    opened,
    show,
    table,
    tiles_of,
)

CHANCE = Chance.of("what may be")


def imagined(match: Zatre, player: int, number: int = 0) -> Zatre:
    """The match as the player may imagine it, one way of many."""
    twin = match.clone()
    twin.position = GAME.imagine(match.position.seen_by(Player(player)), Player(player), CHANCE.fork(str(number)))
    return twin


def looks_the_same(match: Zatre, player: int, number: int = 0) -> None:
    """The player sees the same table, may choose the same, and no tile is lost or added."""
    other = imagined(match, player, number)
    assert view(other.position, player) == view(match.position, player)
    assert other.legal(player) == match.legal(player)
    assert tiles_of(other) == TILES
    assert all(is_known_to_be_possible(other.position.world, seat) for seat in range(match.players) if seat != player)


def is_known_to_be_possible(w: Table, seat: int) -> bool:
    """Whether the tiles a player certainly held before this turn are as high as everybody knows them to be."""
    held_before = len(w.hands[seat]) - (w.drew if seat == w.turn else 0)
    return sum(tile > w.kept_above[seat] for tile in w.hands[seat]) >= held_before


def view(position: Position[Table], player: int) -> bytes:
    return encode(position.seen_by(Player(player)))


@pytest.mark.parametrize("seed", range(10))
def test_what_each_player_imagines_looks_the_same_to_them_all_game_long(seed: int) -> None:
    random = Random(seed)
    options = {"must_place_all_held": seed % 3 > 0, "single_draw": "must" if seed % 4 == 3 else "may"}
    match = begin_match(GAME, 2 + seed % 5, f"imagine {seed}", options)
    while not match.over:
        if random.random() < 0.2:
            looks_the_same(match, random.randrange(match.players), random.randrange(1000))
        tell(match, random.choice(match.legal(asked(match))))
    looks_the_same(match, random.randrange(match.players))


@pytest.mark.parametrize("seed", range(10))
def test_a_kept_tile_is_always_higher_than_what_everybody_knows(seed: int) -> None:
    """4.3.1: otherwise it would have had to be laid."""
    random = Random(seed)
    match = begin_match(GAME, 2 + seed % 5, f"kept {seed}")
    while not match.over:
        assert all(is_known_to_be_possible(match.position.world, seat) for seat in range(match.players))
        tell(match, random.choice(match.legal(asked(match))))


def beate_keeps(tile: int) -> Zatre:
    """The booklet's square; Beate (1) has kept this tile, and only 1 and 2 would have fitted."""
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    tell(match, draw(1, 5), draw(1, tile), lay(5, "H7"), end_turn)
    return match


def imagined_hands(match: Zatre, player: int, seat: int, times: int = 60) -> Counter[tuple[int, ...]]:
    return Counter(tuple(hand_of(imagined(match, player, number), seat)) for number in range(times))


@pytest.mark.parametrize("tile", [3, 6])
def test_4_3_1_a_kept_tile_is_imagined_as_one_of_those_that_did_not_fit(tile: int) -> None:
    hands = imagined_hands(beate_keeps(tile), 0, 1)
    assert set(hands) == {(3,), (4,), (5,), (6,)}


def test_a_tile_drawn_in_secret_may_be_any_that_nobody_has_seen() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn, draw(1, 1), draw(1, 1))
    assert {tile for hand in imagined_hands(match, 0, 1) for tile in hand} == {1, 2, 3, 4, 5, 6}


def test_you_imagine_your_own_tiles_as_they_are() -> None:
    assert imagined_hands(beate_keeps(3), 1, 1) == {(3,): 60}


def test_8_6_where_tiles_may_be_kept_at_will_a_kept_one_may_be_anything() -> None:
    match = table(SQUARE, [1, 1, 1, 6], [], options={"must_place_all_held": False})
    tell(match, lay(1, "J7"), lay(1, "J8"), end_turn)
    tell(match, draw(1, 1), draw(1, 1))
    assert {tile for hand in imagined_hands(match, 1, 0) for tile in hand} == {1, 2, 3, 4, 5, 6}


def test_2_3_everybody_remembers_the_tile_the_starter_kept() -> None:
    match = opened(4, 2, 1)
    hands = imagined_hands(match, 1, 0)
    assert all(4 in hand for hand in hands)
    assert len(hands) > 5


def test_2_3_once_that_tile_is_laid_the_others_may_be_anything() -> None:
    match = opened(4, 2, 1)
    tell(match, lay(4, "H8"))
    hands = imagined_hands(match, 1, 0)
    assert {tile for hand in hands for tile in hand} == {1, 2, 3, 4, 5, 6}
    assert any(4 not in hand for hand in hands)


def test_during_the_draw_for_the_start_the_open_tiles_stay_where_they_are() -> None:
    match = tell_match(GAME, 3)
    tell(match, show(0, 6), show(1, 6), show(2, 1), show(0, 3))
    assert asked(match) == NATURE
    for player in range(3):
        looks_the_same(match, player)
        assert wire(imagined(match, player).position.world)["shown"] == [[6, 3], [6], [1]]


def test_in_the_middle_of_the_first_draw_everybody_can_imagine_the_rest() -> None:
    match = tell_match(GAME, 2)
    tell(match, show(0, 2), show(1, 5), draw(1, 3))
    for player in range(2):
        looks_the_same(match, player)


def test_the_imagined_match_can_be_played_on_to_its_end() -> None:
    match = imagined(beate_keeps(4), 0)
    random = Random(0)
    while not match.over:
        tell(match, random.choice(match.legal(asked(match))))
    assert tiles_of(match) == TILES


def test_when_almost_all_tiles_are_seen_only_who_has_which_is_left_to_imagine() -> None:
    """Player 2 has all the tiles but six, one of each value."""
    match = table(SQUARE, [3, 4], [6], bag=[1, 2, 5])
    for number in range(30):
        other = imagined(match, 2, number)
        assert tiles_of(other) == TILES
        assert len({*hand_of(other, 0), *hand_of(other, 1)}) == 3
    assert len(imagined_hands(match, 2, 0)) > 5


def test_what_one_must_hold_is_not_imagined_in_the_hand_of_another() -> None:
    """Player 1 can only hold a 6, and there is but one that player 2 has not seen."""
    match = table(SQUARE, [1], [6], bag=[2], kept_above=[0, 5, 0])
    assert imagined_hands(match, 2, 1) == {(6,): 60}
    assert set(imagined_hands(match, 2, 0)) == {(1,), (2,)}
