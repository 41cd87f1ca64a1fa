"""Rule 2: the draw for the start."""

import pytest

from ludotheque.core.matches.match import tell_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.wire import wire
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.material import TILES
from ludotheque.games.zatre.start import Begin
from tests.story import asked, tell

from .story import Zatre, draw, end_turn, hand_of, lay, opened, show, tiles_of


def drawn(players: int, *tiles: int) -> Zatre:
    """A game for which everybody in turn has drawn one of these tiles."""
    match = tell_match(GAME, players)
    tell(match, *(show(player, tile) for player, tile in enumerate(tiles)))
    return match


def starter_of(match: Zatre) -> Begin:
    (begun,) = [event.what for event in match.log(None) if isinstance(event.what, Begin)]
    return begun


def bag_of(match: Zatre) -> list[int]:
    counts: list[int] = wire(match.position.world)["bag"]
    return counts


@pytest.mark.parametrize(("tiles", "starter"), [((2, 5, 3), 1), ((6, 5, 1), 0), ((1, 1, 2), 2)])
def test_2_1_the_highest_tile_starts(tiles: tuple[int, ...], starter: int) -> None:
    match = drawn(3, *tiles)
    assert starter_of(match) == Begin(starter, max(tiles))  # type: ignore[arg-type]


def test_2_1_the_draw_for_the_start_is_open() -> None:
    match = drawn(3, 4)
    assert wire(match.seen_by(None))["shown"] == [[4], [], []]
    assert tiles_of(match) == TILES


def test_2_1_only_a_tile_that_is_in_the_bag_can_be_drawn_for_the_start() -> None:
    match = drawn(2)
    assert match.legal(NATURE) == [show(0, tile) for tile in TILES]
    assert match.refusal(NATURE, show(1, 4)) is not None


def test_2_2_those_who_are_level_draw_again_and_the_others_do_not() -> None:
    match = drawn(4, 5, 2, 5, 4)
    assert match.legal(NATURE)[0].player == 0
    tell(match, show(0, 1))
    assert match.legal(NATURE)[0].player == 2
    tell(match, show(2, 2))
    assert starter_of(match).player == 2


def test_2_2_the_new_tiles_decide_even_when_they_are_low() -> None:
    match = drawn(3, 6, 6, 5)
    tell(match, show(0, 2), show(1, 1))
    assert starter_of(match).player == 0


def test_2_2_whoever_is_still_level_goes_on_drawing() -> None:
    match = drawn(3, 6, 6, 6)
    tell(match, show(0, 4), show(1, 4), show(2, 1))
    tell(match, show(0, 3), show(1, 3))
    tell(match, show(0, 1), show(1, 2))
    assert starter_of(match).player == 1


def test_2_2_when_the_bag_cannot_give_each_one_more_the_first_of_them_starts() -> None:
    match = tell_match(GAME, 2)
    for tile, count in TILES.items():
        tell(match, *[show(0, tile), show(1, tile)] * (count // 2))
    assert starter_of(match) == Begin(0, 6)  # type: ignore[arg-type]
    assert bag_of(match) == [21, 20, 20, 20, 20, 19]


def test_2_2_the_bag_gives_as_long_as_it_has_one_for_each_who_is_level() -> None:
    """Three are level until four ones are left, then two of them until there are two: the bag is emptied."""
    match = tell_match(GAME, 3)
    for tile, rounds in {6: 6, 5: 6, 4: 6, 3: 6, 2: 6, 1: 6}.items():
        tell(match, *[show(0, tile), show(1, tile), show(2, tile)] * rounds)
    assert bag_of(match) == [3, 2, 2, 2, 2, 2]
    tell(match, show(0, 6), show(1, 1), show(2, 6))
    for tile in (5, 4, 3, 2, 1):
        tell(match, show(0, tile), show(2, tile))
    assert starter_of(match) == Begin(0, 6)  # type: ignore[arg-type]
    assert tiles_of(match) == TILES


def test_2_3_the_starter_keeps_the_highest_of_all_the_tiles_drawn_for_the_start() -> None:
    match = drawn(2, 4, 4)
    tell(match, show(0, 6), show(1, 6))
    tell(match, show(0, 1), show(1, 2))
    assert starter_of(match) == Begin(1, 6)  # type: ignore[arg-type]
    assert hand_of(match, 1) == [6]


def test_2_3_all_the_other_tiles_go_back_into_the_bag() -> None:
    match = drawn(4, 5, 2, 5, 4)
    tell(match, show(0, 1), show(2, 2))
    assert hand_of(match, 2) == [5]
    assert bag_of(match) == [21, 20, 20, 20, 19, 20]
    assert tiles_of(match) == TILES


def test_2_3_the_starter_draws_two_more_and_plays_with_three() -> None:
    match = drawn(3, 2, 5, 3)
    assert asked(match) == NATURE
    tell(match, draw(1, 4), draw(1, 1))
    assert asked(match) == 1
    assert hand_of(match, 1) == [1, 4, 5]
    assert [hand_of(match, other) for other in (0, 2)] == [[], []]


def test_2_3_everybody_has_seen_the_kept_tile_but_not_the_two_others() -> None:
    match = drawn(2, 5, 3)
    tell(match, draw(0, 4), draw(0, 1))
    view = wire(match.seen_by(1))
    assert view["hands"] == [["?", "?", "?"], []]
    assert view["shown"] == [[5], []]


def test_2_4_turns_pass_clockwise_from_the_starter() -> None:
    match = drawn(3, 1, 1, 2)
    tell(match, draw(2, 5), draw(2, 5), lay(2, "H8"), lay(5, "H7"), lay(5, "G8"), end_turn)
    turns = []
    for player in (0, 1, 2):
        turns.append(match.position.world.turn)
        tell(match, draw(player, 1), draw(player, 1))
        while asked(match) == player:
            tell(match, match.legal(player)[0])
    assert turns == [0, 1, 2]


@pytest.mark.parametrize("players", range(2, 7))
def test_2_3_the_first_turn_is_played_with_three_tiles_by_any_number_of_players(players: int) -> None:
    match = opened(3, 2, 1, players)
    assert hand_of(match, 0) == [1, 2, 3]
    assert tiles_of(match) == TILES
