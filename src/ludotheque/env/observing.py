"""Observations: what a seat may know, as one vector with named parts."""

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import Ask, Game, Player, Position
from ludotheque.core.facets.research import Encoding, Parts, SeatView
from ludotheque.core.wire import vocabulary

from .fields import Field, record_field

Vector = NDArray[np.float32]

LOWEST, HIGHEST = -5.0, 1000.0
"""Bounds of every number in an observation."""
ABOUT = 8
"""How many numbers encode what a question is about."""


class Sheet:
    """A vector of zeros, with its parts by name, each in its shape. The parts are views of the vector."""

    __slots__ = ("parts", "vector")

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.vector: Vector = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.parts: dict[str, Vector] = {}
        start = 0
        for name, shape in shapes.items():
            self.parts[name] = self.vector[start : start + prod(shape)].reshape(shape)
            start += prod(shape)


class Observer:
    """Encodes what a seat sees: the question, who is asked, and the world."""

    def __init__(self, game: Game[Any], players: int, encoding: Encoding) -> None:
        self.players, self.encoding = players, encoding
        self.questions = _questions(game, players)
        self.shapes = {
            "question.kind": (len(self.questions),),
            "question.about": (ABOUT,),
            "question.to": (players,),
            **encoding.shapes,
        }

    def observe(self, position: Position[Any], player: Player) -> Vector:
        """The seat's current observation."""
        sheet = Sheet(self.shapes)
        self.write(sheet, position, player)
        return sheet.vector

    def write(self, sheet: Sheet, position: Position[Any], player: Player) -> None:
        """Writes the observation into a sheet of zeros."""
        self._write_question(sheet.parts, position, player)
        self.encoding.write(sheet.parts, SeatView(position.world.glimpsed_by(player), player, self.players))
        np.clip(sheet.vector, LOWEST, HIGHEST, out=sheet.vector)

    def _write_question(self, parts: Parts, position: Position[Any], player: Player) -> None:
        question = position.question
        if question is None or question.rolls:
            return
        number, field = self.questions[type(question).__name__]
        parts["question.kind"][number] = 1
        about = field.numbers(question.seen_by(player), player)[:ABOUT]
        parts["question.about"][: len(about)] = about
        for other in position.waiting_for():
            parts["question.to"][(other - player) % self.players] = 1


def _questions(game: Game[Any], players: int) -> dict[str, tuple[int, Field]]:
    """The questions of a game, numbered in alphabetical order."""
    asks = {name: kind for name, kind in vocabulary(game).items() if issubclass(kind, Ask) and not kind.rolls}
    return {name: (number, record_field(asks[name], players)) for number, name in enumerate(sorted(asks))}
