"""The engine beside a naive reading of the rules page (`oracle.py`): at every turn both must agree."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.wire import wire
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.material import LAYOUT, TILES, label
from ludotheque.games.zatre.placing import Place
from ludotheque.games.zatre.table import ZatreOptions
from ludotheque.games.zatre.turn import DrawOne, EndTurn, PlayOn
from tests.story import asked, tell

from . import oracle
from .story import Zatre, board_of, draw_one, opened, play_on, spot, table, tiles_of, totals

CHOICES: dict[str, list[Any]] = {
    "red_needs_own_row": [False, True],
    "bonus_table": [list(ZatreOptions().bonus_table), [1, 2], [9]],
    "bonus_beyond": ["none", "last", "rising"],
    "end_rule": ["cannot_draw", "bag_below_two", "bag_empty"],
    "single_draw": ["may", "must"],
    "must_place_all_held": [True, False],
    "light_check": ["end_of_turn", "at_once"],
}

Picker = Callable[[list[Any]], Any]
"""Chooses one of the legal options."""


class Witness:
    """Follows a match with a board, a turn and sheets of its own, and compares."""

    def __init__(self, match: Zatre) -> None:
        rules = match.position.world.rules
        self.match, self.rules = match, rules
        self.agreed = oracle.Agreed(rules.must_place_all_held, rules.light_check)
        self.sheets = [oracle.Sheet() for _ in range(match.players)]
        self.player = asked(match)
        self.passes = 0
        self.turn = oracle.Turn(board_of(match), (), self.agreed, is_first=not match.position.world.turns)

    def _with_hand(self) -> oracle.Turn:
        return self.turn._replace(hand=tuple(self.match.position.world.hands[self.player]))

    def compare_choices(self) -> None:
        """What may be laid, and whether the turn may end, is the same for both."""
        turn = self._with_hand()
        legal = self.match.legal(self.player)
        assert {(place.tile, place.cell) for place in legal if isinstance(place, Place)} == oracle.legal(turn)
        assert (EndTurn() in legal) == oracle.may_end(turn)

    def compare_refusals(self) -> None:
        """Every tile on every place is refused unless the naive reading allows it."""
        turn = self._with_hand()
        places = [Place(tile, (r, c)) for tile in TILES for r, line in enumerate(LAYOUT) for c in range(len(line))]
        free = {(place.tile, place.cell) for place in places if self.match.refusal(self.player, place) is None}
        assert free == oracle.legal(turn)

    def play(self, option: Place | EndTurn) -> None:
        """Plays on with this choice; when the turn ends, the score, the draw and the end must be the same for both."""
        if isinstance(option, Place):
            self.turn = dict(oracle.nexts(self._with_hand()))[option.tile, option.cell]
            tell(self.match, option)
        else:
            self._end_turn(option)

    def _end_turn(self, option: EndTurn) -> None:
        turn, rules, w = self.turn, self.rules, self.match.position.world
        new = [laid.spot for laid in turn.laid]
        self.sheets[self.player].write(oracle.score(turn.board, new, turn.is_first, rules.red_needs_own_row))
        self.passes = 0 if new or w.drew else self.passes + 1
        self.player = (self.player + 1) % self.match.players  # type: ignore[assignment]
        held, bag = w.hands[self.player], len(w.bag)
        tell(self.match, option)
        assert wire(self.match.position.world)["sheets"] == [sheet.lines() for sheet in self.sheets]
        assert totals(self.match) == tuple(sheet.total(rules.bonus_table, rules.bonus_beyond) for sheet in self.sheets)
        over = oracle.is_over(turn.board, held, bag, rules.end_rule, self.passes == self.match.players)
        assert self.match.over == over
        self.turn = oracle.Turn(turn.board, (), self.agreed)
        if not over:
            self._begin_turn(list(held), bag)

    def _begin_turn(self, held: list[int], bag: int) -> None:
        while asked(self.match) == NATURE:
            tell(self.match, self.match.legal(NATURE)[0])
        assert asked(self.match) == self.player
        needed = oracle.needed(self.turn.board, held)
        offered = needed == 1 and bool(held) and self.rules.single_draw == "may"
        assert (self.match.legal(self.player) == [draw_one, play_on]) == offered
        drawn = 0 if offered else min(needed, bag)
        assert len(self.match.position.world.hands[self.player]) == len(held) + drawn


def lights_among(options: list[Any]) -> list[Any]:
    """The tiles on light cells: they are laid more often than by mere chance, so that their rules come into play."""
    return [option for option in options if isinstance(option, Place) and oracle.COLOURS[option.cell] == "x"]


def play_out(match: Zatre, random: Random, often: float, compare: Callable[[Witness], None]) -> None:
    """Plays a match by chance to its end, and compares as often as asked."""
    witness = Witness(match)
    while not match.over:
        options = match.legal(witness.player)
        lights = lights_among(options)
        option = random.choice(lights if lights and random.random() < 0.6 else options)
        if isinstance(option, DrawOne | PlayOn):
            tell(match, option)
            continue
        if random.random() < often:
            compare(witness)
        witness.play(option)
    assert board_of(match) == witness.turn.board
    assert tiles_of(match) == TILES


@pytest.mark.parametrize("seed", range(25))
def test_random_matches_agree_with_the_naive_reading(seed: int) -> None:
    random = Random(seed)
    options = {name: random.choice(values) for name, values in CHOICES.items()}
    match = begin_match(GAME, 2 + seed % 5, f"naive {seed}", options)
    play_out(match, random, 0.15, Witness.compare_choices)


@pytest.mark.parametrize("seed", range(5))
def test_every_place_is_refused_but_those_of_the_naive_reading(seed: int) -> None:
    match = begin_match(GAME, 2 + seed, f"refusals {seed}")
    play_out(match, Random(seed), 0.05, Witness.compare_refusals)


STARTS = ["H8", "H8", "H8", "E1", "A5", "C2", "B3", "M13", "K15", "O11"]
"""Where a board made up by chance begins: at red, or too far away to reach it."""

tiles = st.integers(1, 6)


@st.composite
def boards(draw: st.DrawFn, size: int) -> dict[str, int]:
    """A board that has grown tile by tile, each where it fits."""
    board = {spot(draw(st.sampled_from(STARTS))): draw(tiles)}
    for tile in draw(st.lists(tiles, min_size=2, max_size=size)):
        if spots := oracle.fitting(board, tile):
            board[draw(st.sampled_from(spots))] = tile
    return {label(spot): tile for spot, tile in board.items()}


def with_hand(board: dict[str, int], hand: list[int], pick: Picker, **options: Any) -> None:
    """Plays one turn with this hand to its end and compares all along."""
    match = table(board, hand, [], options=options)
    if match.over:
        assert oracle.is_over(board_of(match), hand, len(match.position.world.bag), "cannot_draw", False)
        return
    witness = Witness(match)
    if match.legal(0) == [draw_one, play_on]:
        tell(match, play_on)
    while witness.player == 0:
        witness.compare_choices()
        witness.play(pick(match.legal(0)))


SIZES = {2: 7, 3: 6, 4: 5}
"""By the number of tiles held: how large the board may grow for the naive search to be done in time."""


@pytest.mark.parametrize("held", SIZES)
@settings(max_examples=100, deadline=None, database=None, derandomize=True, phases=[Phase.generate])
@given(data=st.data())
def test_turns_on_made_up_boards_agree_with_the_naive_reading(held: int, data: st.DataObject) -> None:
    with_hand(
        data.draw(boards(SIZES[held]), "board"),
        data.draw(st.lists(tiles, min_size=held, max_size=held), "hand"),
        lambda options: data.draw(st.sampled_from(lights_among(options) or options), "choice"),
        must_place_all_held=data.draw(st.sampled_from([True, True, False]), "must_place_all_held"),
        light_check=data.draw(st.sampled_from(["end_of_turn", "end_of_turn", "at_once"]), "light_check"),
    )


@pytest.mark.parametrize("seed", range(40))
def test_turns_with_three_tiles_on_boards_in_play_agree_with_the_naive_reading(seed: int) -> None:
    random = Random(seed)
    match = begin_match(GAME, 2, f"three tiles {seed}")
    stop = random.randint(8, 150)
    while len(match.answers) < stop and not match.over:
        tell(match, random.choice(match.legal(asked(match))))
    board = {label(spot): tile for spot, tile in board_of(match).items()}
    hand = random.sample([*(Counter[int](TILES) - Counter(board.values())).elements()], 3)
    with_hand(board, hand, lambda options: random.choice(lights_among(options) or options))


@pytest.mark.parametrize("light_check", ["end_of_turn", "at_once"])
@pytest.mark.parametrize("hand", [(6, 5, 5), (6, 6, 6), (5, 3, 2)])
def test_openings_agree_with_the_naive_reading(hand: tuple[int, int, int], light_check: str) -> None:
    witness = Witness(opened(*hand, light_check=light_check))
    random = Random(sum(hand))
    while witness.player == 0:
        witness.compare_choices()
        witness.compare_refusals()
        witness.play(random.choice(witness.match.legal(0)))
