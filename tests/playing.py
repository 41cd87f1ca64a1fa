"""How the tests play: matches at random tables, answered at random, all derived from a seed."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from hypothesis import settings
from msgspec import Struct, inspect

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.options import Options
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Event
from ludotheque.core.state.world import Viewer
from ludotheque.core.wire import encode

T = TypeVar("T")

NAMES = ("Ann", "Bob", "Cléo", "Dan", "Eve", "Flo", "Gus", "Hal")
"""Names without digits, so that any number in a sentence is the sentence's own."""
MOST_ANSWERS = 20_000
"""A longer match counts as endless."""


def few(examples: int) -> int:
    """So many examples of a dear test, or the profile's share of them."""
    return max(1, examples * settings().max_examples // 100)


class Dice:
    """Randomness that advances by itself, in the same way each time."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance.of(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        number, self._chance = self._chance.below(n)
        return number

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def chance(self) -> Chance:
        """A fresh chance to give away."""
        return Chance.of(f"given away {self.below(1 << 32)}")


class Table(Struct, frozen=True):
    """The conditions of a match: everything it begins with."""

    game: str
    players: int
    seed: str
    options: dict[str, Any] = {}

    def start(self) -> Match[Any]:
        """The match that begins with these conditions."""
        return lt.start(self.game, self.players, self.seed, self.options)


def random_table(game: Game[Any], players: int, below: Callable[[int], int]) -> Table:
    """Random conditions, with a seed and options. `below(n)` gives a number from 0 to n - 1."""
    return Table(game.key, players, f"table {below(1 << 32)}", random_options(game.options, below))


def random_options(kind: type[Options], below: Callable[[int], int]) -> dict[str, Any]:
    """Random values for some of the options; the others keep their defaults."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: _random_value(field.type, below) for field in info.fields if below(2)}


def _random_value(kind: inspect.Type, below: Callable[[int], int]) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _random_value(inner, below)
        case inspect.BoolType():
            return bool(below(2))
        case inspect.LiteralType(values=values):
            return values[below(len(values))]
        case inspect.IntType(ge=low, le=high):
            lowest = 0 if low is None else low
            return lowest + below((lowest + 9 if high is None else high) - lowest + 1)
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            fewest = least or 0
            length = fewest + below(min(20, 9 if most is None else most - fewest) + 1)
            return [_random_value(item, below) for _ in range(length)]
    raise NotImplementedError(f"teach the tests to make a value for {kind}")


def seats(match: Match[Any]) -> list[Player]:
    """Every player of the match."""
    return [Player(seat) for seat in range(match.players)]


def viewers(match: Match[Any]) -> list[Viewer]:
    """Every player of the match, and a watcher."""
    return [*seats(match), None]


def answer_at_random(match: Match[Any], dice: Dice) -> list[Event]:
    """Gives a random legal answer for somebody who is asked."""
    player = dice.pick(match.waiting_for())
    return match.answer(player, dice.pick(match.legal(player)))


def play(match: Match[Any], dice: Dice, answers: int = MOST_ANSWERS) -> Match[Any]:
    """Plays this many answers, or to the end; returns the match."""
    for _ in range(answers):
        if not match.waiting_for():
            return match
        answer_at_random(match, dice)
    assert answers < MOST_ANSWERS, "the match does not end"
    return match


def moments(match: Match[Any], dice: Dice, one_in: int = 1) -> Iterator[Match[Any]]:
    """The match at its start, at about one in `one_in` of its moments, and at its end. It is played in between."""
    yield match
    for _ in range(MOST_ANSWERS):
        if not match.waiting_for():
            yield match
            return
        answer_at_random(match, dice)
        if match.waiting_for() and not dice.below(one_in):
            yield match
    raise AssertionError("the match does not end")


def positions(position: Position[Any], dice: Dice) -> Iterator[Position[Any]]:
    """A bare position, played to its end: yields the same object after each answer."""
    yield position
    for _ in range(MOST_ANSWERS):
        if not (waiting := position.waiting_for()):
            return
        player = dice.pick(waiting)
        position.answer(player, dice.pick(position.legal(player)))
        yield position
    raise AssertionError("the position does not end")


def state(match: Match[Any]) -> bytes:
    """Everything that a match is, as bytes: whatever leaves them equal has changed nothing."""
    return encode((match.position, match.answers, match.everything(), match.marks()))


def plain_json(thing: Any) -> bytes:
    """JSON for files that people read, too: one line for each field, and for each entry of a list of records."""
    lines = [f"{json.dumps(name)}: {_entries(value)}" for name, value in thing.items()]
    return ("{\n " + ",\n ".join(lines) + "\n}\n").encode()


def _entries(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n  " + ",\n  ".join(json.dumps(entry) for entry in value) + "\n ]"
    return json.dumps(value)
