"""Zerzura: take, swap and store the marvels of the oasis, of which more is not always better."""

from typing import Any

from ludotheque.core import Chance, Face, Game, Mind, Offer, Player, Position, Result, Variant
from ludotheque.core.wire import wire

from . import bot, ending, guessing
from .bot import aspects, first_sight
from .edition import EDITIONS, KINDS, PLAYERS
from .encoding import RESEARCH
from .scoring import pad_of
from .setup import set_up
from .study import ZerzuraStudy
from .table import Bazaar, ZerzuraOptions


def material() -> Any:
    """The editions, card by card, and the kinds of goods."""
    return wire({"kinds": KINDS, "editions": EDITIONS})


def standing(w: Bazaar) -> list[int]:
    """What each pad comes to so far."""
    return [pad_of(w, Player(seat)).total for seat in range(len(w.rows))]


class Zerzura(Game[Bazaar]):
    """A card game by Romaric Galonnier, for two to five players."""

    key = "zerzura"
    players = PLAYERS
    options = ZerzuraOptions
    world = Bazaar
    offer = Offer(minutes=20, age=8, variants=(Variant("mode"), Variant("edition")))
    mind = Mind(evaluate=bot.evaluate, glance=first_sight.glance, far=True, aspects=aspects.aspects)
    face = Face(material=material, standing=standing)
    study = ZerzuraStudy
    research = RESEARCH

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Bazaar]:
        return set_up(players, options, chance)

    def result(self, w: Bazaar) -> Result:
        return ending.result(w)

    def guess(self, w: Bazaar, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)


GAME = Zerzura()
