"""What a card changes for longer: rules, promises, the crisis, the main objective, the next round (rules 9.8, 10.8)."""

from typing import Any

from msgspec.structs import replace

from ludotheque.core import Player, PlayerName, Step, Steps

from ..pack import PACK
from ..pack.names import name_of
from ..pack.text import within
from ..table import Colony, Due, Lasting, Promise
from ..vocabulary import effects as e
from ..vocabulary.conditions import Condition, SearchedEverywhere
from ..vocabulary.modifiers import Figure, Forbid, Modifier
from ..vocabulary.words import PlaceName, words_in
from .conditions import holds
from .interpreter import Do, does, needs
from .selectors import Scene, places, players, survivors


class BeginLasting(Step[Colony], frozen=True):
    """From now on something is different, for a while."""

    what: Lasting

    def do(self, w: Colony) -> Steps:
        w.lasting += (self.what,)
        return ()

    def args(self) -> dict[str, Any]:
        it = self.what
        return {
            "what": e.gifts_said((it.gives,), PACK),
            "until": it.until.replace("_", "-"),
            "whom": name_of(it.survivor) if it.survivor >= 0 else "none",
            "player": PlayerName(Player(it.player)) if it.player >= 0 else "none",
            "uses": it.uses,
            **e.how_said((it.gives,), PACK),
        }


def _attached(w: Colony, it: e.Attach, gift: Modifier, scene: Scene) -> list[Lasting]:
    if isinstance(gift, Figure):
        gift = replace(gift, at=PlaceName(PACK.place_ids[places(w, gift.at, scene)[0]]))
    base = Lasting(gift, scene.card, it.during, uses=it.uses, symbol=scene.symbol, known=it.known)
    if it.on is not None:
        return [replace(base, survivor=int(s)) for s in survivors(w, it.on, scene)]
    if it.who is None or it.who == "each":
        return [base]
    return [replace(base, player=int(player)) for player in players(w, it.who, scene)]


@does(e.Attach)
def _attach(w: Colony, it: e.Attach, scene: Scene) -> Steps:
    return tuple(BeginLasting(each) for gift in it.gives for each in _attached(w, it, gift, scene))


@needs(e.Attach)
def _somebody_to_attach_to(w: Colony, it: e.Attach, scene: Scene) -> bool:
    return it.on is None or bool(survivors(w, it.on, scene))


class EndLasting(Step[Colony], frozen=True):
    """What a card has changed ends."""

    card: str

    def do(self, w: Colony) -> Steps:
        w.lasting = tuple(each for each in w.lasting if each.card != self.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {"card": next((card.name.said() for card in PACK.crossroads if card.id == self.card), "none")}


@does(e.Detach)
def _detach(w: Colony, it: e.Detach, scene: Scene) -> Steps:
    card = it.card or scene.card
    return (EndLasting(card),) if any(each.card == card for each in w.lasting) else ()


@does(e.Freeze)
def _freeze(w: Colony, it: e.Freeze, scene: Scene) -> Steps:
    still = Lasting(Forbid("everything"), scene.card, "round")
    return tuple(BeginLasting(replace(still, survivor=int(s))) for s in survivors(w, it.on, scene))


class Vow(Step[Colony], frozen=True):
    """Somebody sets out to do something in time."""

    what: Promise

    def do(self, w: Colony) -> Steps:
        w.promises += (self.what,)
        if any(isinstance(value, SearchedEverywhere) for _, _, value in words_in((self.what.condition,))) or isinstance(
            self.what.condition, SearchedEverywhere
        ):
            w.searched = 0
        return ()

    def args(self) -> dict[str, Any]:
        it = self.what
        return _promised(it) if it.otherwise else {**_promised(it), "what": it.condition.said(PACK)}


def _promised(it: Promise) -> dict[str, Any]:
    """A promise in a sentence: it is a task if something happens where it is not done."""
    return {
        "what": it.condition.task(PACK),
        "until": it.until.replace("_", "-"),
        "player": PlayerName(it.player),
        "task": "yes" if it.otherwise else "no",
    }


@does(e.Quest)
def _quest(w: Colony, it: e.Quest, scene: Scene) -> Steps:
    return (Vow(Promise(scene.card, scene.player, it.if_, it.until, it.then, it.else_)),)


def promises_kept(w: Colony) -> "tuple[PromiseEnds, ...]":
    """Takes the promises that have come true off the table, and returns what follows."""
    if not w.promises:
        return ()
    kept = [each for each in w.promises if holds(w, each.condition, Scene(each.player, each.card))]
    w.promises = tuple(each for each in w.promises if each not in kept)
    return tuple(PromiseEnds(each, True) for each in kept)


def promises_broken(w: Colony, over: str) -> "tuple[PromiseEnds, ...]":
    """Takes the promises off the table that are due and have not come true, and returns what follows."""
    if not w.promises:
        return ()
    ends = ("turn",) if over == "turn" else ("turn", "round")
    broken = [each for each in w.promises if each.until in ends]
    left = [each for each in w.promises if each.until not in ends]
    if over == "round":
        left = [replace(each, until="round") if each.until == "next_round" else each for each in left]
    w.promises = tuple(left)
    return tuple(PromiseEnds(each, False) for each in broken)


class PromiseEnds(Step[Colony], frozen=True):
    """A promise is kept, or broken."""

    what: Promise
    kept: bool

    def do(self, w: Colony) -> Steps:
        effects = self.what.then if self.kept else self.what.otherwise
        return (Do(effects, Scene(self.what.player, self.what.card)),)

    def args(self) -> dict[str, Any]:
        return {**_promised(self.what), "kept": "yes" if self.kept else "no"}


class ChangeCrisis(Step[Colony], frozen=True):
    """The crisis is discarded, or its cards are, or the next one is passed over."""

    how: str

    def do(self, w: Colony) -> Steps:
        if self.how == "skip_next":
            w.skip_crisis = True
            return ()
        for player, cards in enumerate(w.given):
            w.removed += cards
            w.given[player] = ()
        if self.how == "discard":
            w.crises_gone += (w.crisis,) if w.crisis >= 0 else ()
            w.crisis = -1
        return ()

    def args(self) -> dict[str, Any]:
        return {"how": self.how.replace("_", "-")}


@does(e.Crisis)
def _crisis(w: Colony, it: e.Crisis, scene: Scene) -> Steps:
    return (ChangeCrisis(it.how),)


class AskMore(Step[Colony], frozen=True):
    """The main objective asks for more."""

    condition: Condition

    def do(self, w: Colony) -> Steps:
        w.extra += (self.condition,)
        return ()

    def args(self) -> dict[str, Any]:
        return {"what": self.condition.alone(PACK)}


@does(e.AddCondition)
def _add_condition(w: Colony, it: e.AddCondition, scene: Scene) -> Steps:
    return (AskMore(it.condition),)


class LayUp(Step[Colony], frozen=True):
    """Something is set going that comes when the next round begins (rule 11.13)."""

    what: Due

    def do(self, w: Colony) -> Steps:
        w.due += (self.what,)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.what.player), "what": within(self.what.effects)}


@does(e.Later)
def _later(w: Colony, it: e.Later, scene: Scene) -> Steps:
    return (LayUp(Due(scene.card, scene.player, it.do_)),)


class FallDue(Step[Colony], frozen=True):
    """A round begins, and with it what was waiting for it (rule 11.13)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        waiting, w.due = w.due, ()
        return tuple(ComeDue(each) for each in waiting)


class ComeDue(Step[Colony], frozen=True):
    """What was waiting for the round happens (rule 11.13)."""

    quiet = True
    what: Due

    def do(self, w: Colony) -> Steps:
        return (Do(self.what.effects, Scene(self.what.player, self.what.card)),)
