"""The round: a crisis, the dice, everybody's turn, then the colony phase (rule 2)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Sentence, Step, Steps

from ..cards.decisions import Pay, PayNot
from ..cards.dice import RollingDice
from ..cards.lasting import FallDue
from ..cards.modifiers import gifts, player_gifts, table_gifts
from ..cards.selectors import can_pay
from ..decks import Drawing, take
from ..pack import PACK
from ..pack.text import crisis_text, said
from ..table import CRISES, Colony, Happening
from ..vocabulary.modifiers import DicePerRound, PayForDie
from ..vocabulary.selectors import Cost
from .colony_phase import ColonyPhase
from .costs import paid
from .crossroads.answers import reactions
from .simultaneous import in_order
from .turn import TurnComes


class Round(Step[Colony], frozen=True):
    """A round begins (rule 2.1)."""

    number: int

    def do(self, w: Colony) -> Steps:
        w.stage, w.turn, w.declined = "turns", w.chair, ()
        w.played += 1
        return (
            FallDue(),
            Announce("round_start"),
            NextCrisis(),
            Announce("crisis_revealed"),
            *(DiceFor(seat) for seat in w.seats),
            Announce("dice_roll"),
            *(TurnComes(seat) for seat in w.seats),
            ColonyPhase(),
            Round(self.number + 1),
        )


class Announce(Step[Colony], frozen=True):
    """Something has happened between turns, and a card may wait for it."""

    quiet = True
    what: str

    def do(self, w: Colony) -> Steps:
        w.happened = (Happening(self.what, w.turn),)
        steps = in_order(reactions(w))
        w.happened = ()
        return steps


class NextCrisis(Step[Colony], frozen=True):
    """The next crisis is turned up, unless it is passed over (rule 2.2)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        if w.skip_crisis or not w.decks[CRISES]:
            w.skip_crisis = False
            return ()
        return (DrawingCrisis(CRISES),)


class RevealCrisis(Step[Colony], frozen=True):
    """A crisis is turned up (rule 2.2)."""

    card: int

    def do(self, w: Colony) -> Steps:
        take(w, CRISES, self.card)
        w.crisis = self.card
        return ()

    def args(self) -> dict[str, Any]:
        crisis = PACK.crises[self.card]
        return {"card": crisis.name.said(), "text": crisis_text(crisis)}


class DrawingCrisis(Drawing[RevealCrisis], frozen=True):
    """Which crisis comes."""

    def made(self, card: int) -> RevealCrisis:
        return RevealCrisis(card)


class DiceFor(Step[Colony], frozen=True):
    """A player puts the old dice away and rolls one, plus one for each survivor; dice laid aside stay (rule 2.3)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        w.dice[player], w.spent[player], w.saved[player] = w.saved[player], (), ()
        if w.out[player]:
            w.dice[player] = ()
            return ()
        price = _price_of_a_die(w, player)
        asks: Steps = (BuyingDie(player, price),) if price is not None and w.food >= price.food else ()
        n = dice_of(w, player)
        return (*asks, RollingDice(player, n)) if n > 0 else asks


def dice_of(w: Colony, player: int) -> int:
    """The number of dice a player rolls."""
    more = sum(
        [gift.n for s in w.groups[player] for source, gift in gifts(w, s, DicePerRound) if source.kind != "lasting"]
    )
    more += sum([gift.n for _, gift in player_gifts(w, player, DicePerRound)])
    more += sum([gift.n for gift in w.side.rules if isinstance(gift, DicePerRound)])
    return 1 + len(w.groups[player]) + more


def _price_of_a_die(w: Colony, player: int) -> Cost | None:
    if not (w.lasting or w.side.rules):
        return None
    found = [gift for _, gift in player_gifts(w, player, PayForDie)]
    found += [gift for gift in table_gifts(w, PayForDie) if gift not in found]
    return found[0].cost if found else None


class BuyingDie(Choice[Colony, Pay | PayNot], frozen=True):
    """Whether another die is paid for."""

    player: Player
    cost: Cost

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Pay | PayNot]:
        return [PayNot(), Pay()] if can_pay(w, self.player, self.cost) else [PayNot()]

    def only(self, w: Colony) -> Pay | PayNot | None:
        return None if can_pay(w, self.player, replace(self.cost, symbol=None)) else PayNot()

    def thinkable(self, w: Colony, player: Player) -> Sequence[Pay | PayNot]:
        return [PayNot(), Pay()]

    def chosen(self, w: Colony, option: Pay | PayNot) -> Steps:
        if isinstance(option, PayNot):
            return ()
        return (*paid(w, self.player, self.cost), RollingDice(self.player, 1))

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return said("buying-die", cost=self.cost.said(PACK))

    def args(self) -> dict[str, Any]:
        return {"cost": self.cost.said(PACK)}
