"""Zuma: cards go round the table, until somebody grabs a totem and everybody wants one."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from ludotheque.core import Beat, Chance, FirstMatch, Game, Option, Player, Position, Result, Variant, begin

from . import aspects, bot, guessing, manches, tempo
from .dealing import DrawingCaller, DrawingTotem
from .manches import BeginGame
from .material import (
    CIRCLES,
    FEWEST_PLAYERS,
    FOURTH,
    MASK,
    MOST_PLAYERS,
    SERIES,
    STANDING,
    colours_for,
    deck_for,
)
from .study import ZumaStudy
from .table import MANCHES, Table, ZumaOptions


class Zuma(Game[Table]):
    """A game of passing and grabbing, for three to six players."""

    key = "zuma"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    minutes = 30
    age = 12
    options = ZumaOptions
    variants = (Variant("pace"), Variant("scoring"))
    first = FirstMatch(options={"pace": "calm"})
    world = Table

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        table = Table(
            rules=options,
            totems=STANDING[players],
            hands=[()] * players,
            pile=deck_for(players),
            given=[()] * players,
            cells=[((0,) * len(colours_for(players)),) * MANCHES] * players,
            penalties=[()] * players,
            chips=[()] * players,
            toru=[()] * players,
        )
        fourth = [DrawingTotem()] if len(STANDING[players]) < players - 1 else []
        return begin(table, [*fourth, DrawingCaller(), BeginGame()], chance)

    def result(self, w: Table) -> Result:
        return manches.result(w)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)

    def imagine(self, view: Position[Table], player: Player, chance: Chance) -> Position[Table]:
        imagined = super().imagine(view, player, chance)
        guessing.seal(imagined, view.answers, chance)
        return imagined

    def material(self) -> Any:
        return {
            "series": SERIES,
            "mask": MASK,
            "circles": CIRCLES,
            "fourth": FOURTH,
            "live": {**tempo.plain(), "reaction": {"median_ms": bot.REACTION_MS, "sigma": bot.REACTION_SIGMA}},
        }

    def beat(self, w: Table) -> Beat | None:
        return tempo.beat(w)

    def instinct(self, view: Position[Table], player: Player, level: str, chance: Chance) -> Option[Table] | None:
        return bot.instinct(view, player, level, chance)

    def evaluate(self, w: Table, player: Player) -> float:
        return bot.evaluate(w, player)

    def glance(self, position: Position[Table], player: Player, options: Sequence[Option[Table]]) -> Sequence[float]:
        return aspects.glance(position, player, options)

    def aspects(self, w: Table, player: Player) -> Mapping[str, float]:
        return aspects.aspects(w, player)

    def chapter(self, w: Table) -> Hashable:
        return aspects.chapter(w)

    def study(self) -> ZumaStudy:
        return ZumaStudy()


GAME = Zuma()
