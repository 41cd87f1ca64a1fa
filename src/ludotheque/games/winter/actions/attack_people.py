"""Attacks on people: the blow, and what the victim loses (rule 3.3)."""

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Player, PlayerName, Roll, Step, Steps, Viewer, Why, because

from ..chapters.costs import unlearn
from ..chapters.exposure import TakeWound
from ..decks import add_to_hand, without
from ..pack import ItemCard, Someone
from ..pack.names import item_name, name_of
from ..table import Colony
from .action import (
    ATTACK,
    Action,
    cannot_attack,
    first_of,
    forbidden,
    not_yours,
    pay_for_attack,
)


class AttackSurvivor(Action, frozen=True):
    """A survivor attacks another player's survivor at the same place (rule 3.3)."""

    survivor: Someone
    target: Someone
    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s, target = self.survivor, self.target
        if why := not_yours(w, player, s):
            return why
        if not 0 <= target < len(w.at) or w.at[target] != w.at[s]:
            return because("not-there", "3.3", survivor=name_of(s))
        if w.owner[target] == player:
            return because("own-survivor", "3.3")
        return first_of(forbidden(w, s, "attack"), cannot_attack(w, player, s, self.die))

    def do(self, w: Colony) -> Steps:
        pay_for_attack(w, w.turn, self.survivor, self.die)
        return (Brawling(self.survivor, self.target),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "target": name_of(self.target), "die": self.die}


class Blow(Step[Colony], frozen=True):
    """The die is rolled again: at most the victim's attack value, and the blow lands (rule 3.3)."""

    survivor: Someone
    target: Someone
    die: int

    def do(self, w: Colony) -> Steps:
        if self.die > ATTACK[self.target]:
            return ()
        robber, robbed = Player(w.owner[self.survivor]), Player(w.owner[self.target])
        theft: Steps = (Stealing(robber, robbed, self.survivor),) if w.hands[robbed] else ()
        return (*theft, TakeWound(self.target))

    def args(self) -> dict[str, Any]:
        return {
            "survivor": name_of(self.survivor),
            "target": name_of(self.target),
            "die": self.die,
            "hit": "yes" if self.die <= ATTACK[self.target] else "no",
        }


class Brawling(Roll[Colony, Blow], frozen=True):
    """Whether the blow lands."""

    survivor: Someone
    target: Someone

    def options(self, w: Colony, player: Player) -> Sequence[Blow]:
        return [Blow(self.survivor, self.target, die) for die in range(1, 7)]

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Steal(Step[Colony], frozen=True):
    """A card at random goes from one hand to another; only those two players see it (rule 3.3)."""

    player: Player
    other: Player
    card: ItemCard
    survivor: Someone = Someone(-1)
    """Who takes it, in a brawl."""

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.player, self.other) else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        w.hands[self.other] = without(w.hands[self.other], self.card)
        unlearn(w, self.other)
        add_to_hand(w, self.player, self.card)
        w.glimpses[self.other] += ((self.player, self.card),)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "other": PlayerName(self.other), "card": item_name(self.card)}


class Stealing(Roll[Colony, Steal], frozen=True):
    """Which card is taken."""

    stream = "deck"
    player: Player
    other: Player
    survivor: Someone = Someone(-1)

    def options(self, w: Colony, player: Player) -> Sequence[Steal]:
        cards = dict.fromkeys(w.hands[self.other])
        return [Steal(self.player, self.other, card, self.survivor) for card in cards]

    def odds(self, w: Colony) -> Sequence[int]:
        hand = w.hands[self.other]
        return [hand.count(card) for card in dict.fromkeys(hand)]
