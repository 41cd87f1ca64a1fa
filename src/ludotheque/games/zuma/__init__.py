"""Zuma: cards go round the table, until one player grabs a totem and all want one."""

from typing import Any

from ludotheque.core import (
    Chance,
    Face,
    FirstMatch,
    Game,
    Mind,
    Offer,
    Player,
    Position,
    RealTime,
    Result,
    Variant,
    begin,
)

from . import bot, guessing, sets, tempo
from .bot import aspects
from .dealing import DrawingCaller, DrawingTotem
from .encoding import RESEARCH
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
from .sets import BeginGame
from .study import ZumaStudy
from .table import SETS, Table, ZumaOptions, everybody, total


def material() -> Any:
    """The cards, the board, and how fast live play is."""
    return {
        "series": SERIES,
        "mask": MASK,
        "circles": CIRCLES,
        "fourth": FOURTH,
        "live": {**tempo.plain(), "reaction": {"median_ms": bot.REACTION_MS, "sigma": bot.REACTION_SIGMA}},
    }


def standing(w: Table) -> list[int]:
    """Everybody's points so far."""
    return [total(w, player) for player in everybody(w)]


class Zuma(Game[Table]):
    """A game of passing and grabbing, for three to six players."""

    key = "zuma"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = ZumaOptions
    world = Table
    offer = Offer(
        minutes=30,
        age=12,
        variants=(Variant("pace"), Variant("scoring")),
        first=FirstMatch(options={"pace": "calm"}),
    )
    mind = Mind(
        evaluate=bot.evaluate,
        glance=aspects.glance,
        instinct=bot.instinct,
        aspects=aspects.aspects,
        chapter=aspects.chapter,
    )
    face = Face(material=material, standing=standing)
    study = ZumaStudy
    research = RESEARCH
    realtime = RealTime(tempo=tempo.tempo_of, untimed={"pace": "calm"})

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        table = Table(
            rules=options,
            totems=STANDING[players],
            hands=[()] * players,
            pile=deck_for(players),
            given=[()] * players,
            cells=[((0,) * len(colours_for(players)),) * SETS] * players,
            penalties=[()] * players,
            chips=[()] * players,
            toru=[()] * players,
        )
        fourth = [DrawingTotem()] if len(STANDING[players]) < players - 1 else []
        return begin(table, [*fourth, DrawingCaller(), BeginGame()], chance)

    def result(self, w: Table) -> Result:
        return sets.result(w)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)

    def imagine(self, view: Position[Table], player: Player, chance: Chance) -> Position[Table]:
        imagined = super().imagine(view, player, chance)
        guessing.seal(imagined, view.answers, chance)
        return imagined


GAME = Zuma()
