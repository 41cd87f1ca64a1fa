"""Records: a match written down."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Protocol

from msgspec import Struct

from ..game import Game, Result
from ..language.words import Player
from ..options import Options
from ..state.steps import Option
from ..wire import wire

FORMAT = 1


class RecordedAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: who gave it, and the running hash after it."""

    who: int
    what: dict[str, Any]
    mark: str


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match written down. Without a seed, nature's choices are among the answers."""

    format: int
    ludotheque: str
    game: str
    rules: int
    players: int
    seed: str | None
    options: dict[str, Any]
    start: str
    answers: list[RecordedAnswer]
    end: str
    scores: list[int] | None
    names: list[str] = []
    """The players' names, by seat; nothing in the match depends on them."""


class Recordable(Protocol):
    """What a record tells of a match."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def players(self) -> int: ...
    @property
    def seed(self) -> str | None: ...
    @property
    def options(self) -> Options: ...
    @property
    def answers(self) -> Sequence[tuple[Player, Option[Any]]]: ...
    @property
    def result(self) -> Result | None: ...
    def marks(self) -> list[str]: ...


def recorded(match: Recordable, names: Sequence[str] = ()) -> dict[str, Any]:
    """The record of a match, as plain data."""
    start, *marks = match.marks()
    record = Record(
        format=FORMAT,
        ludotheque=version("ludotheque"),
        game=match.game.key,
        rules=match.game.rules_version,
        players=match.players,
        seed=match.seed,
        options=wire(match.options),
        start=start,
        answers=[RecordedAnswer(who, wire(what), mark) for (who, what), mark in zip(match.answers, marks, strict=True)],
        end=(start, *marks)[-1],
        scores=list(match.result.scores) if match.result else None,
        names=list(names),
    )
    plain: dict[str, Any] = wire(record)
    return plain
