"""The bots at Zatre: what they know of sheets and boards, and how they look on."""

from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludotheque as lt
from ludotheque.bots import BOTS, LEVELS
from ludotheque.bots.players.greedy import MOST_LOOKED_AT
from ludotheque.bots.search.exact import Exact
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.bot.leaving import left_behind
from ludotheque.games.zatre.bot.lookahead import LEFT_LATER, Outlook, Situation
from ludotheque.games.zatre.bot.offering import Offer
from ludotheque.games.zatre.bot.sheets import turns_left, worth
from ludotheque.games.zatre.bot.turns import ends_of_turn
from ludotheque.games.zatre.bot.wishes import A_CROSS, A_ROW, NOTHING, Wishes
from ludotheque.games.zatre.bot.wishes import after as brought_to
from ludotheque.games.zatre.material import CELLS, SPOTS, Board, Tile
from ludotheque.games.zatre.placing import Place
from ludotheque.games.zatre.scoring import total
from ludotheque.games.zatre.table import Laid, Sheet, Table, ZatreOptions
from ludotheque.games.zatre.turn import DrawOne, EndTurn, MayDraw
from tests.playing import Dice

from .story import CORNER, spot

LONG_TURN = Path(__file__).parent / "long_turn.json"


def test_a_turn_with_six_tiles_in_hand_is_not_thought_through_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lt.replay(LONG_TURN.read_text())
    (player,) = match.waiting_for()
    assert len(match.seen_by(player).hands[player]) == 6
    looked = 0
    mind = match.game.mind

    def counting(*args: Any) -> float:
        nonlocal looked
        looked += 1
        return mind.evaluate(*args)

    monkeypatch.setattr(type(match.game), "mind", replace(mind, evaluate=counting))
    option = BOTS["greedy"].choose(match.game, match.position.seen_by(player), player, Chance.of("a long turn"))
    assert option in match.legal(player)
    assert 100 < looked <= MOST_LOOKED_AT


RULES = ZatreOptions()
SHEET = Sheet(2, (1, 1, 1), (2, 2), (4, 8, 4, 4))


def test_at_the_end_a_sheet_is_worth_its_points_and_before_it_more() -> None:
    assert worth(SHEET, 0, RULES) == total(SHEET, RULES)
    worths = [worth(SHEET, turns, RULES) for turns in range(30)]
    assert worths == sorted(worths)


def gains(turns: float) -> dict[str, float]:
    wishes = Wishes(SHEET, turns, RULES)
    brought = {"cross": A_CROSS, "ten": A_ROW[10], "eleven": A_ROW[11], "twelve": A_ROW[12]}
    return {name: wishes[each] - wishes[NOTHING] for name, each in brought.items()}


def test_a_row_is_worth_most_in_the_column_that_is_missing_and_a_cross_what_it_doubles() -> None:
    last, early = gains(0), gains(20)
    assert last == {"cross": 5.0, "ten": 1.0, "eleven": 5.0, "twelve": 4.0}
    assert early["eleven"] > last["eleven"]
    assert early["cross"] > last["cross"]


def board(tiles: dict[str, int]) -> Board:
    laid = Board()
    for cell, tile in tiles.items():
        laid.lay(CELLS[spot(cell)], tile)
    return laid


def test_what_a_board_leaves_is_the_best_place_of_each_tile() -> None:
    wishes = Wishes(Sheet(), 0, RULES)
    assert left_behind(board({"H8": 6}), [1] * 6, wishes) == (1 + 2 + 4) / 6
    assert left_behind(board({"H8": 6}), [5, 0, 0, 0, 5, 0], wishes) == 1.0
    ones, sixes = [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]
    assert left_behind(board(CORNER), ones, wishes) == 1.0
    assert left_behind(board(CORNER), sixes, wishes) == 2 * 2, "G7: two rows of 10 in one box, doubled by a cross"
    assert left_behind(board(CORNER), [0] * 6, wishes) == 0.0


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


def turns_with_two_tiles(matches: int) -> Iterator[tuple[Match[Table], Player]]:
    for number in range(matches):
        match, dice = begin_match(GAME, 2, f"two tiles {number}", {"single_draw": "must"}), Dice(f"two tiles {number}")
        while waiting := match.waiting_for():
            w = match.position.world
            if w.turns and not w.laid and len(w.hands[w.turn]) == 2:
                yield match, w.turn
            match.answer(waiting[0], dice.pick(match.legal(waiting[0])))


@pytest.mark.thorough
def test_the_best_turn_is_found_without_trying_all_of_them_out() -> None:
    """But for full boards, where a tile that fits on light cells only may lie there without a row (rule 4.2.8)."""
    asked = missed = 0
    for match, player in turns_with_two_tiles(6):
        w = match.position.world
        turns = turns_left(w.bag.size, 2)
        wishes = Wishes(w.sheets[player], turns, RULES)
        best = Offer(w.board, wishes).best(*w.hands[player])
        ends = ends_of_turn(match.position, player)
        found = max(worth(end.after.world.sheets[player], turns, RULES) for end in ends)
        asked, missed = asked + 1, missed + (wishes[best.brought] != found)
        if best.brought and wishes[best.brought] == found:
            laid = frozenset(Laid(tile, SPOTS[cell]) for cell, tile in best.laid)
            sheets = {frozenset(_laid(end.answers)): end.after.world.sheets[player] for end in ends}
            assert worth(sheets[laid], turns, RULES) == found
    assert asked > 200
    assert missed <= asked * 0.01


def _laid(answers: Sequence[Any]) -> list[Laid]:
    return [Laid(answer.tile, answer.cell) for answer in answers if isinstance(answer, Place)]


def scene_of(match: Match[Table]) -> Situation:
    w = match.position.world
    return Situation(w.board, w.bag.counts, [() for _ in w.hands], w.sheets, w.turn)


def test_looking_on_counts_every_draw_as_often_as_it_comes() -> None:
    match = midway("averages", 20)
    situation, w = scene_of(match), match.position.world
    outlook, turns = Outlook(w.turn, w), turns_left(3, 2)
    offer = Offer(w.board, Wishes(w.sheets[w.turn], turns, RULES))
    following = Player(1 - w.turn)
    expected = 0.0
    for odds, hand, left in ((1, (1, 1), [0, 3]), (6, (1, 2), [1, 2]), (3, (2, 2), [2, 1])):
        best, after = offer.best(Tile(hand[0]), Tile(hand[1])), w.board.clone()
        for cell, tile in best.laid:
            after.lay(cell, tile)
        sheets = list(w.sheets)
        sheets[w.turn] = brought_to(sheets[w.turn], best.brought)
        own, other = (worth(sheets[seat], turns, RULES) for seat in (w.turn, following))
        leaves = left_behind(after, [*left, 0, 0, 0, 0], Wishes(sheets[following], turns, RULES))
        expected += odds / 10 * (own - other - LEFT_LATER * leaves)
    assert outlook.lead(situation._replace(counts=[2, 3, 0, 0, 0, 0]), 1) == pytest.approx(expected)


def test_what_one_expects_to_win_the_other_expects_to_lose() -> None:
    match = midway("two minds", 12)
    situation, w = scene_of(match), match.position.world
    for turns in (0, 1, 2):
        leads = [Outlook(Player(seat), w).lead(situation, turns) for seat in (0, 1)]
        assert leads[0] == pytest.approx(-leads[1])


def test_when_nobody_can_go_on_only_points_count() -> None:
    match = midway("the end", 30)
    situation, w = scene_of(match), match.position.world
    own, other = (total(sheet, RULES) for sheet in w.sheets)
    assert Outlook(Player(0), w).lead(situation._replace(counts=[0, 0, 1, 0, 0, 0]), 2) == own - other, "the bag"
    assert Outlook(Player(0), w).lead(situation._replace(board=Board()), 2) == own - other, "no room"


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
