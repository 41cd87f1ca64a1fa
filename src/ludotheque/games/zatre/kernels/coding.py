"""Positions of Zatre as rows of numbers, and back. The conversion loses nothing."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ludotheque.core.language.words import Player
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option, Step
from ludotheque.fast.compiling import Reals
from ludotheque.fast.unsupported import unsupported

from ..material import CELLS as CELL_AT
from ..material import OFF, SPOTS, TILES, Board, Tile
from ..placing import EVERYWHERE
from ..scoring import bonus_at
from ..start import Compare, Show, Showing
from ..table import Bag, Laid, Sheet, Table, ZatreOptions
from ..turn import DRAWS, Drawing, DrawOne, EndTurn, MayDraw, Placing, PlayOn
from . import layout as at
from .board import State
from .choosing import Rules
from .scoring import total
from .tables import judgement

QUESTIONS: dict[type, int] = {
    Showing: at.SHOWING,
    Drawing: at.DRAWING,
    MayDraw: at.MAY_DRAW,
    Placing: at.PLACING,
}


@lru_cache
def agreed(options: ZatreOptions, players: int) -> Rules:
    """The options of the table, as a row of numbers."""
    least_in_bag = {"cannot_draw": 0, "bag_below_two": 2, "bag_empty": 1}[options.end_rule]
    flags = [
        players,
        options.red_needs_own_row,
        least_in_bag,
        options.single_draw == "must",
        options.must_place_all_held,
        options.light_check == "at_once",
    ]
    return np.array([*flags, *(bonus_at(line, options) for line in range(at.MOST_LINES))], np.int64)


@lru_cache
def judged(options: ZatreOptions) -> Reals:
    """The bots' judgements, as a row of numbers."""
    return judgement()


def encoded(position: Position[Table]) -> State:
    """A position in which nothing is hidden, as a row of numbers."""
    w, todo = position.world, position.todo
    if not isinstance(w.bag, Bag):
        raise unsupported("something-hidden")
    state = np.zeros(at.SEATS + at.SEAT * len(w.hands), np.int64)
    board = w.board
    state[: at.WAITING] = np.frombuffer(board.tiles + board.across + board.down + board.room, np.uint8)
    _count_out(state, at.WAITING, [CELL_AT[spot] for spot in w.waiting], at.MOST_HELD)
    question = QUESTIONS[type(todo[-1])] if todo else at.NOTHING
    pending = sum(type(step) in (Showing, Drawing) for step in todo)
    contenders = sum(1 << player for player in todo[0].contenders) if question == at.SHOWING else 0  # type: ignore[attr-defined]
    state[at.OVER : at.LAID] = (
        *(w.over, question, w.turn, w.turns, w.drew, w.passes, pending, contenders),
        *w.bag.counts,
        w.bag.size,
    )
    _count_out(
        state, at.LAID, [number for laid in w.laid for number in (laid.tile, CELL_AT[laid.cell])], 2 * at.MOST_HELD
    )
    state[at.LAID] = len(w.laid)
    rules = agreed(w.rules, len(w.hands))
    for seat, sheet in enumerate(w.sheets):
        place = at.SEATS + at.SEAT * seat
        _count_out(state, place + at.HAND, w.hands[seat], at.MOST_HELD)
        _count_out(state, place + at.SHOWN, w.shown[seat], at.MOST_HELD)
        _write(state, place, sheet)
        state[place + at.KEPT_ABOVE] = w.kept_above[seat]
        state[place + at.TOTAL] = total(rules, state, place)
    return state


def _count_out(state: State, place: int, numbers: Sequence[int], most: int) -> None:
    """Writes the number of numbers, then the numbers."""
    if numbers:
        if len(numbers) > most:
            raise unsupported("too-much", what="tiles", most=at.MOST_HELD)
        state[place] = len(numbers)
        state[place + 1 : place + 1 + len(numbers)] = numbers


def _write(state: State, place: int, sheet: Sheet) -> None:
    """Writes a sheet, column by column."""
    state[place + at.CROSSES] = sheet.crosses
    for number, column in enumerate(sheet.columns):
        if len(column) > at.MOST_LINES:
            raise unsupported("too-much", what="lines", most=at.MOST_LINES)
        boxes = place + at.BOXES + number * at.MOST_LINES
        state[place + at.FILLED + number] = len(column)
        state[boxes : boxes + len(column)] = column


def players_at(state: State) -> int:
    """The number of players at a table."""
    return (len(state) - at.SEATS) // at.SEAT


def decoded(state: State, options: ZatreOptions) -> Position[Table]:
    """The position for a row of numbers, without a chance of its own."""
    players = players_at(state)
    places = [at.SEATS + at.SEAT * seat for seat in range(players)]
    w = Table(
        rules=options,
        over=bool(state[at.OVER]),
        board=_board(state),
        hands=[_tiles(state, place + at.HAND) for place in places],
        bag=Bag(_numbers(state[at.BAG : at.BAG_SIZE])),
        turn=Player(int(state[at.TURN])),
        turns=int(state[at.TURNS]),
        laid=_laid(state),
        waiting=tuple(SPOTS[cell] for cell in _tiles(state, at.WAITING)),
        drew=int(state[at.DREW]),
        passes=int(state[at.PASSES]),
        sheets=[_sheet(state, place) for place in places],
        shown=[_tiles(state, place + at.SHOWN) for place in places],
        kept_above=[int(state[place + at.KEPT_ABOVE]) for place in places],
    )
    return Position(w, _todo(state, players))


def _numbers(state: State) -> list[int]:
    return [int(number) for number in state]


def _tiles(state: State, place: int) -> tuple[Tile, ...]:
    return tuple(map(Tile, _numbers(state[place + 1 : place + 1 + int(state[place])])))


def _board(state: State) -> Board:
    """All four tables as they are stored, so that an error in one of them does not go unnoticed."""
    board = Board()
    tables = (board.tiles, board.across, board.down, board.room)
    for table, place in zip(tables, (at.LYING, at.ACROSS, at.DOWN, at.ROOM), strict=True):
        table[:] = bytes(_numbers(state[place : place + at.CELLS]))
    return board


def _laid(state: State) -> tuple[Laid, ...]:
    numbers = _numbers(state[at.LAID + 1 : at.LAID + 1 + 2 * int(state[at.LAID])])
    return tuple(Laid(Tile(tile), SPOTS[cell]) for tile, cell in zip(numbers[::2], numbers[1::2], strict=True))


def _sheet(state: State, place: int) -> Sheet:
    columns = [place + at.BOXES + number * at.MOST_LINES for number in range(3)]
    filled = _numbers(state[place + at.FILLED : place + at.BOXES])
    boxes = [tuple(_numbers(state[start : start + lines])) for start, lines in zip(columns, filled, strict=True)]
    return Sheet(int(state[place + at.CROSSES]), *boxes)


def _todo(state: State, players: int) -> list[Step[Table]]:
    player, pending = Player(int(state[at.TURN])), int(state[at.PENDING])
    match int(state[at.QUESTION]):
        case at.SHOWING:
            mask = int(state[at.CONTENDERS])
            contenders = tuple(Player(seat) for seat in range(players) if mask >> seat & 1)
            return [Compare(contenders), *map(Showing, reversed(contenders[len(contenders) - pending :]))]
        case at.DRAWING:
            return [Placing(player), *[Drawing(player)] * pending]
        case at.MAY_DRAW:
            return [Placing(player), MayDraw(player)]
        case at.PLACING:
            return [Placing(player)]
    return []


ANSWERS: Mapping[int, Option[Any]] = {at.END_TURN: EndTurn(), at.DRAW_ONE: DrawOne(), at.PLAY_ON: PlayOn()} | {
    at.PLACE + tile * at.CELLS + cell: EVERYWHERE[tile][cell] for tile in TILES for cell in range(OFF)
}


def options_at(position: Position[Table], answers: Iterable[int]) -> list[Option[Any]]:
    """The options for these numbers, as answers to the current question."""
    asked: Any = position.question
    match asked:
        case Showing(player=player):
            return [Show(player, Tile(answer)) for answer in answers]
        case Drawing(player=player):
            return [DRAWS[player][answer - 1] for answer in answers]
    return [ANSWERS[answer] for answer in answers]
