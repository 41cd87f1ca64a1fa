"""Exile: the vote, and the road out (rule 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Ask, Choice, Option, Player, Roll, Seat, Step, Steps, Viewer

from ..cards.conditions import betrayers
from ..cards.interpreter import does, needs
from ..cards.modifiers import table_gifts
from ..cards.selectors import Scene, players
from ..pack import COLONY, PACK, Place, Someone
from ..pack.names import name_of, place_name
from ..table import OUTSIDE, Colony
from ..vocabulary import effects as e
from ..vocabulary.modifiers import ExileOut
from .death import LastOneLost, Leave
from .exposure import Expose
from .tracks import End


class Ballot(Option[Colony], frozen=True):
    """A vote on exile, opened together with all the others (rule 7.2)."""

    exile: bool

    def args(self) -> dict[str, Any]:
        return {"exile": "yes" if self.exile else "no"}


class ExileVote(Ask[Colony, Ballot], frozen=True):
    """Everybody who is not exiled votes, the accused included (rule 7.2)."""

    accused: Player

    def who(self, w: Colony) -> Sequence[Player]:
        return [seat for seat in w.seats if not w.exiled[seat] and not w.out[seat]]

    def options(self, w: Colony, player: Player) -> Sequence[Ballot]:
        return [Ballot(False), Ballot(True)]

    def then(self, w: Colony, answers: Mapping[Player, Ballot]) -> Steps:
        against = sum([ballot.exile for ballot in answers.values()])
        for_them = len(answers) - against
        if against == for_them:
            return (ExileTie(self.accused),)
        return (Exile(self.accused),) if against > for_them else (Acquit(self.accused),)

    def args(self) -> dict[str, Any]:
        return {"accused": Seat(self.accused)}


class Acquit(Step[Colony], frozen=True):
    """The accused stays (rule 7.2)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        return ()


class ExileTie(Choice[Colony, "Exile | Acquit"], frozen=True):
    """As many votes for as against: the first player decides (rule 7.2)."""

    accused: Player

    def decider(self, w: Colony) -> Player:
        return w.chair

    def options(self, w: Colony, player: Player) -> Sequence["Exile | Acquit"]:
        return [Acquit(self.accused), Exile(self.accused)]

    def args(self) -> dict[str, Any]:
        return {"accused": Seat(self.accused)}


class Exile(Step[Colony], frozen=True):
    """A player is exiled: an exile objective, then the road out (rule 7.3)."""

    reveals = True
    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        if w.exiled[player] or w.out[player]:
            return ()
        w.exiled[player] = True
        if any(True for _ in table_gifts(w, ExileOut)):
            w.out[player] = True
            return (*(Leave(s) for s in w.groups[player]), TestExiles())
        return (DrawingExile(player), Confess(player), TestExiles(), Banish(player))


class TakeExileCard(Step[Colony], frozen=True):
    """An exile objective, which only the exile sees (rule 7.4)."""

    player: Player
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        w.exile_cards[self.player] = self.card
        return ()

    def args(self) -> dict[str, Any]:
        name = "hidden" if self.card is HIDDEN else PACK.exiles[self.card].name.said()
        return {"player": Seat(self.player), "card": name}


class DrawingExile(Roll[Colony, TakeExileCard], frozen=True):
    """Which exile objective is drawn."""

    stream = "deck"
    player: Player

    def options(self, w: Colony, player: Player) -> Sequence[TakeExileCard]:
        taken = {*w.exile_cards}
        return [TakeExileCard(self.player, card) for card in range(len(PACK.exiles)) if card not in taken]


class Confess(Step[Colony], frozen=True):
    """A player who is not a betrayer shows the old objective; a betrayer shows nothing (rule 7.4)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        cards = w.objectives[self.player]
        if self.player in betrayers(w) or not cards:
            w.shown[self.player] = -2
            return (ShowNothing(self.player),)
        return (ShowObjective(self.player, cards[0]),)


class ShowObjective(Step[Colony], frozen=True):
    """The old objective is shown, and no longer counts (rule 7.4)."""

    reveals = True
    player: Player
    card: int

    def do(self, w: Colony) -> Steps:
        w.shown[self.player] = self.card
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": Seat(self.player), "card": PACK.secrets[self.card].name.said()}


class ShowNothing(Step[Colony], frozen=True):
    """Nothing is shown, which says enough (rule 7.4)."""

    reveals = True
    player: Player

    def do(self, w: Colony) -> Steps:
        return ()


class TestExiles(Step[Colony], frozen=True):
    """Two exiles, and no betrayer among them: the colony gives up (rule 7.5)."""

    __test__ = False
    quiet = True

    def do(self, w: Colony) -> Steps:
        if sum(w.exiled) < 2 or any(w.exiled[seat] for seat in betrayers(w)):
            return ()
        w.morale = 0
        return (End("exiles"),)


class Banish(Step[Colony], frozen=True):
    """Every survivor of the exile leaves the colony, one after the other (rule 7.3)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        home = [s for s in w.groups[self.player] if w.at[s] == COLONY]
        if not home:
            return (LastOneLost(self.player),) if not w.groups[self.player] else ()
        return (Banishing(self.player, home[0]), Banish(self.player))


class GoOut(Step[Colony], frozen=True):
    """An exile's survivor goes to a place outside, and is exposed (rule 7.3)."""

    reveals = True
    survivor: Someone
    place: Place

    def do(self, w: Colony) -> Steps:
        w.at[self.survivor] = self.place
        return (Expose(self.survivor, "exile"),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "place": place_name(self.place, "to")}


class SwapOut(Step[Colony], frozen=True):
    """There is no room outside: somebody comes home instead, and nobody is exposed (rule 7.3)."""

    reveals = True
    survivor: Someone
    other: Someone

    def do(self, w: Colony) -> Steps:
        w.at[self.survivor], w.at[self.other] = w.at[self.other], w.at[self.survivor]
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "other": name_of(self.other)}


class Perish(Step[Colony], frozen=True):
    """There is nowhere to go at all."""

    reveals = True
    survivor: Someone

    def do(self, w: Colony) -> Steps:
        return (Leave(self.survivor),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Banishing(Choice[Colony, GoOut | SwapOut | Perish], frozen=True):
    """Where an exile's survivor goes (rule 7.3)."""

    player: Player
    survivor: Someone

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[GoOut | SwapOut | Perish]:
        s = self.survivor
        if out := [GoOut(s, place) for place in OUTSIDE if w.free(place) > 0]:
            return out
        outside = [other for place in OUTSIDE for other in w.standing(place) if not w.exiled[w.owner[other]]]
        return [SwapOut(s, other) for other in outside] or [Perish(s)]

    def thinkable(self, w: Colony, player: Player) -> Iterator[GoOut | SwapOut | Perish]:
        yield Perish(self.survivor)
        yield from (GoOut(self.survivor, place) for place in (COLONY, *OUTSIDE))
        yield from (SwapOut(self.survivor, Someone(other)) for other in range(len(PACK.survivors)))

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


def has_exile(w: Colony) -> bool:
    """True if anybody can be exiled at this table (rules 14.3 and 14.4)."""
    return not w.coop and len(w.hands) > 2


@does(e.ExileVote)
def _exile_vote(w: Colony, it: e.ExileVote, scene: Scene) -> Steps:
    accused = [player for player in players(w, it.against, scene) if not w.exiled[player]]
    return (ExileVote(accused[0]),) if accused and has_exile(w) else ()


@needs(e.ExileVote)
def _somebody_to_accuse(w: Colony, it: e.ExileVote, scene: Scene) -> bool:
    return has_exile(w) and any(not w.exiled[player] for player in players(w, it.against, scene))
