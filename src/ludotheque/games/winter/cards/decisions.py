"""Dilemmas: somebody decides, all vote, or something is offered (rules 9.4 to 9.7)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Ask, Choice, Option, Player, Sentence, Steps, Why, because

from ..chapters.costs import paid
from ..pack import PACK
from ..pack.text import effects_text, said, way_text
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.effects import Way
from ..vocabulary.selectors import Cost
from .conditions import holds
from .interpreter import Do, does, needs, possible
from .selectors import Scene, can_pay, places, players

CROSSROADS_BY_ID = {card.id: card for card in PACK.crossroads}


def way_is_open(w: Colony, way: Way, scene: Scene, payer: Player | None) -> bool:
    """True if a way can be taken: its condition holds, its price can be paid, its effects are possible (rule 9.5)."""
    seen = scene if payer == scene.player else replace(scene, shared=True)
    if not holds(w, way.if_, scene) or not possible(w, way.do, seen):
        return False
    return way.pay is None or payer is None or can_pay(w, payer, way.pay)


class TakeWay(Option[Colony], frozen=True):
    """A way out of a dilemma."""

    reveals = True
    number: int
    way: Way

    def args(self) -> dict[str, Any]:
        return {"way": way_text(self.way)}


class NoWay(Option[Colony], frozen=True):
    """None of the ways is open, so nothing happens (rule 9.5)."""

    reveals = True


class Deciding(Choice[Colony, TakeWay | NoWay], frozen=True):
    """Somebody decides (rule 9.4)."""

    player: Player
    ways: tuple[Way, ...]
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[TakeWay | NoWay]:
        ways = [
            TakeWay(number, way) for number, way in enumerate(self.ways) if way_is_open(w, way, self.scene, self.player)
        ]
        return ways or [NoWay()]

    def thinkable(self, w: Colony, player: Player) -> Sequence[TakeWay | NoWay]:
        return [NoWay(), *(TakeWay(number, way) for number, way in enumerate(self.ways))]

    def refusal(self, w: Colony, player: Player, option: TakeWay | NoWay) -> Why | None:
        return None if option in self.options(w, player) else because("way-closed", "9.5")

    def chosen(self, w: Colony, option: TakeWay | NoWay) -> Steps:
        if isinstance(option, NoWay):
            return ()
        price = paid(w, self.player, option.way.pay) if option.way.pay else ()
        return (*price, Do(option.way.do, self.scene))

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene)

    def args(self) -> dict[str, Any]:
        return {}


def dilemma(scene: Scene) -> Sentence:
    """The story that asks for a decision, if it is a crossroads card's."""
    card = CROSSROADS_BY_ID.get(scene.card)
    return said("dilemma", story=card.story.said(), name=card.name.said()) if card else said("deciding")


class Vote(Option[Colony], frozen=True):
    """A vote for a way, opened together with all the others (rule 9.6)."""

    number: int
    way: Way

    def args(self) -> dict[str, Any]:
        return {"way": way_text(self.way)}


class Voting(Ask[Colony, Vote], frozen=True):
    """Everybody who has a survivor there votes (rule 9.6)."""

    voters: tuple[Player, ...]
    ways: tuple[Way, ...]
    scene: Scene

    def who(self, w: Colony) -> Sequence[Player]:
        return self.voters

    def options(self, w: Colony, player: Player) -> Sequence[Vote]:
        return open_ways(w, self.ways, self.scene)

    def then(self, w: Colony, answers: Mapping[Player, Vote]) -> Steps:
        count = Counter(vote.number for vote in answers.values())
        most = max(count.values())
        tied = [number for number in sorted(count) if count[number] == most]
        if len(tied) > 1:
            return (Tie(tuple(self.ways[number] for number in tied), self.scene),)
        return (Do(self.ways[tied[0]].do, self.scene),)

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene)

    def args(self) -> dict[str, Any]:
        return {}


def open_ways(w: Colony, ways: Sequence[Way], scene: Scene) -> list[Vote]:
    """The ways that can be voted for."""
    return [Vote(number, way) for number, way in enumerate(ways) if way_is_open(w, way, scene, None)]


class Tie(Choice[Colony, TakeWay], frozen=True):
    """Two ways have equally many votes: the first player decides (rule 9.6)."""

    ways: tuple[Way, ...]
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return w.chair

    def options(self, w: Colony, player: Player) -> Sequence[TakeWay]:
        return [TakeWay(number, way) for number, way in enumerate(self.ways)]

    def chosen(self, w: Colony, option: TakeWay) -> Steps:
        return (Do(option.way.do, self.scene),)

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene)

    def args(self) -> dict[str, Any]:
        return {}


class Pay(Option[Colony], frozen=True):
    """Pay what is asked for."""

    reveals = True


class PayNot(Option[Colony], frozen=True):
    """Pay nothing."""

    reveals = True


class Offering(Choice[Colony, Pay | PayNot], frozen=True):
    """Something may be paid, by one player or by all together; each is asked in turn (rule 9.7)."""

    offer: e.Offer
    scene: Scene
    payers: tuple[Player, ...]
    left: int

    def decider(self, w: Colony) -> Player:
        return self.payers[0]

    def options(self, w: Colony, player: Player) -> Sequence[Pay | PayNot]:
        return [Pay(), PayNot()] if can_pay(w, self.payers[0], self._price()) else [PayNot()]

    def thinkable(self, w: Colony, player: Player) -> Sequence[Pay | PayNot]:
        return [Pay(), PayNot()]

    def refusal(self, w: Colony, player: Player, option: Pay | PayNot) -> Why | None:
        return None if option in self.options(w, player) else because("cannot-pay", "5.4")

    def default(self, w: Colony, player: Player) -> Pay | PayNot:
        return PayNot()

    def _price(self) -> Cost:
        """What one player pays at a time."""
        price = self.offer.pay
        if self.offer.payers == "one":
            return price
        return replace(price, cards=min(1, price.cards), food=min(1, price.food), dice=min(1, price.dice))

    def chosen(self, w: Colony, option: Pay | PayNot) -> Steps:
        if isinstance(option, PayNot):
            following = self.payers[1:]
            if not following:
                return (Do(self.offer.else_, self.scene),)
            return (replace(self, payers=following),)
        price = paid(w, self.payers[0], self._price())
        if self.left > 1:
            return (*price, replace(self, left=self.left - 1))
        return (*price, Do(self.offer.then, self.scene))

    def args(self) -> dict[str, Any]:
        return {"pay": self._price().said(PACK), "left": self.left, "what": effects_text(self.offer.then)}


@does(e.Choice)
def _choice(w: Colony, it: e.Choice, scene: Scene) -> Steps:
    by = players(w, it.by, scene)
    return (Deciding(by[0], it.options, scene),) if by else ()


@needs(e.Choice)
def _has_a_way(w: Colony, it: e.Choice, scene: Scene) -> bool:
    return bool(players(w, it.by, scene))


@does(e.Vote)
def _vote(w: Colony, it: e.Vote, scene: Scene) -> Steps:
    there = {w.owner[s] for place in places(w, it.at, scene) for s in w.standing(place)}
    voters = tuple(seat for seat in w.seats if seat in there and not w.exiled[seat])
    if not open_ways(w, it.options, scene):
        return ()
    return (Voting(voters, it.options, scene),) if voters else (Deciding(scene.player, it.options, scene),)


@does(e.Offer)
def _offer(w: Colony, it: e.Offer, scene: Scene) -> Steps:
    payers = tuple(players(w, it.who, scene))
    if not payers:
        return (Do(it.else_, scene),)
    needed = max(it.pay.cards, it.pay.food, it.pay.dice) if it.payers == "together" else 1
    return (Offering(it, scene, payers, needed),)
