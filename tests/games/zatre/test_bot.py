"""The bots at Zatre: what they know of sheets and boards, and how they look on."""

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import BOTS, LEVELS
from ludotheque.bots.exact import Exact
from ludotheque.bots.greedy import MOST_LOOKED_AT
from ludotheque.core.chance import Chance
from ludotheque.core.match import Match, begin_match
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.bot.leaving import left_behind, places
from ludotheque.games.zatre.bot.sheets import A_CROSS, gains, worth
from ludotheque.games.zatre.bot.turns import ends_of_turn
from ludotheque.games.zatre.material import CELLS, Board
from ludotheque.games.zatre.scoring import total
from ludotheque.games.zatre.table import Sheet, Table, ZatreOptions
from ludotheque.games.zatre.turn import DrawOne, EndTurn, MayDraw
from tests.playing import Dice

from .story import CORNER, spot

LONG_TURN = Path(__file__).parent / "long_turn.json"


def test_a_turn_with_six_tiles_in_hand_is_not_thought_through_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lt.replay(LONG_TURN.read_text())
    (player,) = match.waiting_for()
    assert len(match.seen_by(player).hands[player]) == 6
    looked = 0
    evaluate = type(match.game).evaluate

    def counting(*args: Any) -> float:
        nonlocal looked
        looked += 1
        return evaluate(*args)

    monkeypatch.setattr(type(match.game), "evaluate", counting)
    option = BOTS["greedy"].choose(match.game, match.position.seen_by(player), player, Chance.of("a long turn"))
    assert option in match.legal(player)
    assert 100 < looked <= MOST_LOOKED_AT


RULES = ZatreOptions()
SHEET = Sheet(2, (1, 1, 1), (2, 2), (4, 8, 4, 4))


def test_at_the_end_a_sheet_is_worth_its_points_and_before_it_more() -> None:
    assert worth(SHEET, 0, RULES) == total(SHEET, RULES)
    worths = [worth(SHEET, turns, RULES) for turns in range(30)]
    assert worths == sorted(worths)


def test_a_row_is_worth_most_in_the_column_that_is_missing_and_a_cross_what_it_doubles() -> None:
    last = gains(SHEET, 0, RULES)
    assert last == {A_CROSS: 5.0, 10: 1.0, 11: 5.0, 12: 4.0}
    early = gains(SHEET, 20, RULES)
    assert early[11] > last[11]
    assert early[A_CROSS] > last[A_CROSS]


def board(tiles: dict[str, int]) -> Board:
    laid = Board()
    for cell, tile in tiles.items():
        laid.lay(CELLS[spot(cell)], tile)
    return laid


def test_what_a_board_leaves_is_the_best_place_of_each_tile() -> None:
    known = places({A_CROSS: 100.0, 10: 1.0, 11: 2.0, 12: 4.0})
    assert left_behind(board({"H8": 6}), [1] * 6, known) == (1 + 2 + 4) / 6
    assert left_behind(board({"H8": 6}), [5, 0, 0, 0, 5, 0], known) == 1.0
    ones, sixes = [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]
    assert left_behind(board(CORNER), ones, known) == 1.0
    assert left_behind(board(CORNER), sixes, known) == 1 + 0.6 + 100, "G7: two rows of 10 in one box, and a cross"
    assert left_behind(board(CORNER), [0] * 6, known) == 0.0


def midway(seed: str, turns: int) -> Match[Table]:
    """A match between random players, where a turn begins that leaves a choice, when so many have been played."""
    match, dice = begin_match(GAME, 2, seed, {"single_draw": "must"}), Dice(seed)
    while (w := match.position.world).turns < turns or w.laid or len(match.legal(w.turn)) < 2:
        (player,) = match.waiting_for()
        match.answer(player, dice.pick(match.legal(player)))
    return match


def test_a_turn_is_looked_at_once_whatever_the_order_of_its_tiles() -> None:
    match = midway("order", 8)
    player = match.waiting_for()[0]
    ends = ends_of_turn(match.position, player)
    laid = [frozenset(answer for answer in end.answers if answer != EndTurn()) for end in ends]
    assert len(laid) == len(set(laid)) > 10
    for end in ends[:20]:
        again = match.clone()
        for answer in end.answers:
            again.answer(player, answer)
        assert again.position.world.board.tiles == end.after.world.board.tiles


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_strong_bots_know_only_their_seat(level: str, seed: str) -> None:
    match = midway(seed, 40)
    (player,) = match.waiting_for()
    view, mind = match.position.seen_by(player), Chance.of(seed)
    judged = LEVELS[level].think(GAME, view, player, mind)
    assert LEVELS[level].think(GAME, GAME.imagine(view, player, mind).seen_by(player), player, mind) == judged
    assert {each.option for each in judged} <= {*match.legal(player)}
    assert len({each.option for each in judged}) == len(judged)


def last_turns() -> Iterator[Match[Table]]:
    """Matches in whose last turn there is a choice."""
    for number in count():
        match, dice = begin_match(GAME, 2, f"last {number}", {"single_draw": "must"}), Dice(f"last {number}")
        while waiting := match.waiting_for():
            if not match.position.world.bag.size and len(match.legal(waiting[0])) > 1:
                yield match
                break
            match.answer(waiting[0], dice.pick(match.legal(waiting[0])))


@pytest.mark.parametrize("level", ["hard", "master"])
def test_in_the_last_turn_strong_bots_lose_nothing(level: str) -> None:
    for match in islice(last_turns(), 6):
        (player,) = match.waiting_for()
        exact = Exact(GAME).judge(match.position, player)
        choice = BOTS[level].choose(GAME, match.position.seen_by(player), player, Chance.of(level))
        assert {each.option: each.value for each in exact}[choice] == exact[0].value


def test_strong_bots_draw_when_they_may() -> None:
    match, dice = begin_match(GAME, 6, "drawing"), Dice("drawing")
    while not isinstance(match.position.question, MayDraw):
        if match.over:
            match = begin_match(GAME, 6, f"drawing {dice.below(1000)}")
        (player,) = match.waiting_for()
        match.answer(player, dice.pick(match.legal(player)))
    (player,) = match.waiting_for()
    for level in ("hard", "master"):
        assert BOTS[level].choose(GAME, match.position.seen_by(player), player, Chance.of("x")) == DrawOne()
