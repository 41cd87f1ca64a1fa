"""Dilemmas: somebody decides, all vote, or something is offered (rules 9.4 to 9.7)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Arg, Ask, Choice, Option, Player, PlayerName, Sentence, Step, Steps, Why, because

from ..chapters.costs import paid
from ..naming import InScene
from ..pack import PACK
from ..pack.names import name_of
from ..pack.text import said, way_text, within
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.cards import Crossroads
from ..vocabulary.effects import Way
from ..vocabulary.phrasing import OWN, begun, throughout, with_args
from ..vocabulary.selectors import Cost
from ..vocabulary.words import Names
from .interpreter import Do, does, needs
from .modifiers import votes_of
from .obstacles import costs_too_much, could_pay, may_be_open, rests_on_hand, way_is_open, why_closed
from .selectors import Scene, can_pay, places, players

CROSSROADS_BY_ID = {card.id: card for card in PACK.crossroads}


class TakeWay(Option[Colony], frozen=True):
    """A way out of a dilemma."""

    reveals = True
    number: int
    way: Way

    def args(self) -> dict[str, Any]:
        return {"way": way_text(self.way)}

    def told(self, who: Player | None = None) -> Sentence:
        """Only what was decided: what comes of it is told line by line, and so are the cards and the food it costs."""
        dice = 0 if self.way.pay is None else self.way.pay.dice
        return replace(self.sentence(who), id="take-way-told", args=_as_taken(self, who) | {"dice": dice})


def _as_things_stand(w: Colony, player: Player, option: "TakeWay | Vote", scene: Scene) -> Sentence:
    """A way with the names of those whom it would concern now."""
    way: Arg = way_text(option.way, InScene(w, scene))
    if player != scene.player:
        way = throughout(way, lambda said: _as_others_read(said, scene.player))
    return with_args(option.sentence(player), {"way": way})


def _as_others_read(said: Sentence, active: Player) -> Sentence:
    """What the active player receives, as somebody else reads it who votes, or who would give it."""
    if said.id == "does-join" and said.args["to"] == OWN:
        return with_args(said, {"to": "player", "player": PlayerName(active)})
    if said.id != "does-move-cards" or said.args["way"] != "get":
        return said
    whom = Sentence("who-player", {"player": PlayerName(active), "case": "to"}, said.package)
    return with_args(said, {"way": "give", "to_who": whom})


def _as_taken(option: "TakeWay | Vote", who: Player | None) -> dict[str, Arg]:
    """The arguments of a line that tells who was for which way."""
    return {**option.sentence(who).args, "way": option.way.label.said()}


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

    def only(self, w: Colony) -> TakeWay | NoWay | None:
        """The one way that everybody can see to be open, or none."""
        seen = [way for way in self.ways if may_be_open(w, way, self.scene, self.player)]
        if len(seen) > 1 or any(map(rests_on_hand, seen)):
            return None
        return self.options(w, self.player)[0]

    def says(self, w: Colony, player: Player, option: TakeWay | NoWay) -> Sentence:
        return option.sentence(player) if isinstance(option, NoWay) else _as_things_stand(w, player, option, self.scene)

    def closed(self, w: Colony, player: Player) -> Sequence[tuple[TakeWay | NoWay, Why]]:
        return [
            (TakeWay(number, way), why)
            for number, way in enumerate(self.ways)
            if (why := why_closed(w, way, self.scene, self.player))
        ]

    def thinkable(self, w: Colony, player: Player) -> Sequence[TakeWay | NoWay]:
        return [NoWay(), *(TakeWay(number, way) for number, way in enumerate(self.ways))]

    def refusal(self, w: Colony, player: Player, option: TakeWay | NoWay) -> Why | None:
        if option in self.options(w, player):
            return None
        if isinstance(option, NoWay):
            return because("way-is-open", "9.5")
        return why_closed(w, option.way, self.scene, self.player) or because("way-closed", "9.5")

    def chosen(self, w: Colony, option: TakeWay | NoWay) -> Steps:
        if isinstance(option, NoWay):
            return ()
        price = paid(w, self.player, option.way.pay) if option.way.pay else ()
        return (*price, Do(option.way.do, self.scene))

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene)

    def args(self) -> dict[str, Any]:
        return {}


def story_of(card: Crossroads) -> Sentence:
    """The name and the story of a crossroads card; a name that asks has its stop already."""
    asks = "yes" if card.name.en.endswith("?") else "no"
    return said("dilemma", story=card.story.said(), name=card.name.said(), asks=asks)


def dilemma(scene: Scene) -> Sentence:
    """The story that asks for a decision, if it is a crossroads card's."""
    card = CROSSROADS_BY_ID.get(scene.card)
    if card is not None:
        return story_of(card)
    return said("deciding-of", survivor=name_of(scene.bearer)) if scene.bearer >= 0 else said("deciding")


class Vote(Option[Colony], frozen=True):
    """A vote for a way, opened together with all the others (rule 9.6)."""

    number: int
    way: Way

    def args(self) -> dict[str, Any]:
        return {"way": way_text(self.way)}

    def told(self, who: Player | None = None) -> Sentence:
        """Only what was voted for: what comes of it is told when it comes."""
        return replace(self.sentence(who), id="vote-told", args=_as_taken(self, who))


class Voting(Ask[Colony, Vote], frozen=True):
    """Everybody who has a survivor there votes (rule 9.6)."""

    voters: tuple[Player, ...]
    ways: tuple[Way, ...]
    scene: Scene

    def who(self, w: Colony) -> Sequence[Player]:
        return self.voters

    def options(self, w: Colony, player: Player) -> Sequence[Vote]:
        return open_ways(w, self.ways, self.scene)

    def says(self, w: Colony, player: Player, option: Vote) -> Sentence:
        return _as_things_stand(w, player, option, self.scene)

    def closed(self, w: Colony, player: Player) -> Sequence[tuple[Vote, Why]]:
        return [
            (Vote(number, way), why)
            for number, way in enumerate(self.ways)
            if (why := why_closed(w, way, self.scene, None))
        ]

    def thinkable(self, w: Colony, player: Player) -> Sequence[Vote]:
        return [Vote(number, way) for number, way in enumerate(self.ways)]

    def refusal(self, w: Colony, player: Player, option: Vote) -> Why | None:
        if option in self.options(w, player):
            return None
        return why_closed(w, option.way, self.scene, None) or because("way-closed", "9.5")

    def then(self, w: Colony, answers: Mapping[Player, Vote]) -> Steps:
        count = Counter(vote.number for seat, vote in answers.items() for _ in range(votes_of(w, seat)))
        most = max(count.values())
        tied = [number for number in sorted(count) if count[number] == most]
        if len(tied) > 1:
            return (Tied(w.arbiter), Tie(tuple(self.ways[number] for number in tied), self.scene))
        won = self.ways[tied[0]]
        told = (Carried(won),) if len(count) > 1 else ()
        return (*told, Do(won.do, self.scene))

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene)

    def args(self) -> dict[str, Any]:
        return {}


class Tied(Step[Colony], frozen=True):
    """Votes are tied, and this player decides (rules 7.2 and 9.6)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player)}


class Carried(Step[Colony], frozen=True):
    """The way that most have voted for, told where not all did (rule 9.6)."""

    way: Way

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {"way": self.way.label.said()}


def open_ways(w: Colony, ways: Sequence[Way], scene: Scene) -> list[Vote]:
    """The ways that can be voted for."""
    return [Vote(number, way) for number, way in enumerate(ways) if way_is_open(w, way, scene, None)]


class Tie(Choice[Colony, TakeWay], frozen=True):
    """Ways have equally many votes: the first player who may vote decides; one way only is taken (rule 9.6)."""

    ways: tuple[Way, ...]
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return w.arbiter

    def options(self, w: Colony, player: Player) -> Sequence[TakeWay]:
        return [TakeWay(number, way) for number, way in enumerate(self.ways)]

    def says(self, w: Colony, player: Player, option: TakeWay) -> Sentence:
        return _as_things_stand(w, player, option, self.scene)

    def only(self, w: Colony) -> TakeWay | None:
        return TakeWay(0, self.ways[0]) if len(self.ways) == 1 else None

    def chosen(self, w: Colony, option: TakeWay) -> Steps:
        return (Do(option.way.do, self.scene),)

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return dilemma(self.scene) if len(self.ways) == 1 else said("tie", first="yes" if player == w.first else "no")

    def args(self) -> dict[str, Any]:
        return {}


def _at_stake(offer: e.Offer, names: Names = PACK) -> dict[str, Arg]:
    """What comes of it if an offer is paid, and if it is not."""
    otherwise = within(offer.else_, names) if any(not isinstance(each, e.Nothing) for each in offer.else_) else "none"
    together = "yes" if offer.payers == "together" else "no"
    return {"what": within(offer.then, names), "otherwise": otherwise, "together": together}


class Offered(Step[Colony], frozen=True):
    """What may be paid, and what for, told before several are asked (rule 9.7)."""

    offer: e.Offer

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {"pay": begun(self.offer.pay.said(PACK), "high"), **_at_stake(self.offer)}


class Pay(Option[Colony], frozen=True):
    """Pay what is asked for."""

    reveals = True

    def told(self, who: Player | None = None) -> Sentence:
        """Only that somebody pays: the cards and the food are told by themselves."""
        return replace(self.sentence(who), id="pay-told")


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
        return None if option in self.options(w, player) else costs_too_much(self._price(), "9.7")

    def default(self, w: Colony, player: Player) -> Pay | PayNot:
        return PayNot()

    def only(self, w: Colony) -> Pay | PayNot | None:
        return None if could_pay(w, self.payers[0], self._price()) else PayNot()

    def closed(self, w: Colony, player: Player) -> Sequence[tuple[Pay | PayNot, Why]]:
        return [] if can_pay(w, player, self._price()) else [(Pay(), costs_too_much(self._price(), "9.7"))]

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
        return {"pay": self._price().said(PACK), "left": self.left, **_at_stake(self.offer)}

    def prompt(self, w: Colony, player: Player) -> Sentence:
        return with_args(self.sentence(player), _at_stake(self.offer, InScene(w, self.scene)))


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
    ways = open_ways(w, it.options, scene)
    if len(ways) < 2:
        return (Tie(tuple(vote.way for vote in ways), scene),) if ways else ()
    return (Voting(voters, it.options, scene),) if voters else (Deciding(scene.player, it.options, scene),)


@does(e.Offer)
def _offer(w: Colony, it: e.Offer, scene: Scene) -> Steps:
    payers = tuple(players(w, it.who, scene))
    if not payers:
        return (Do(it.else_, scene),)
    needed = max(it.pay.cards, it.pay.food, it.pay.dice) if it.payers == "together" else 1
    told = (Offered(it),) if len(payers) > 1 else ()
    return (*told, Offering(it, scene, payers, needed))
