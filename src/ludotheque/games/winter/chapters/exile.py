"""Exile: the vote, and the road out (rule 7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Ask, Choice, Option, Player, PlayerName, Roll, Step, Steps, Viewer

from ..actions.move import journey
from ..cards.conditions import betrayers
from ..cards.decisions import Tied
from ..cards.interpreter import does, needs
from ..cards.modifiers import table_gifts, votes_of
from ..cards.selectors import Scene, players
from ..decks import put_under, sole
from ..pack import COLONY, PACK, Place, Someone
from ..pack.names import name_of, person, place_name
from ..table import OUTSIDE, STARTERS, Colony
from ..vocabulary import effects as e
from ..vocabulary.modifiers import ExileOut
from .costs import unlearn
from .death import Leave
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
        weights = {seat: votes_of(w, seat) for seat in answers}
        against = sum([weights[seat] for seat, ballot in answers.items() if ballot.exile])
        for_them = sum(weights.values()) - against
        if against == for_them:
            return (Tied(w.arbiter), ExileTie(self.accused))
        return (Exile(self.accused),) if against > for_them else (Acquit(self.accused),)

    def args(self) -> dict[str, Any]:
        return {"accused": PlayerName(self.accused)}


class Acquit(Step[Colony], frozen=True):
    """The accused stays (rule 7.2)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        return ()


class ExileTie(Choice[Colony, "Exile | Acquit"], frozen=True):
    """As many votes for as against: the first player decides, or the next one who may vote (rule 7.2)."""

    accused: Player

    def decider(self, w: Colony) -> Player:
        return w.arbiter

    def options(self, w: Colony, player: Player) -> Sequence["Exile | Acquit"]:
        return [Acquit(self.accused), Exile(self.accused)]

    def args(self) -> dict[str, Any]:
        return {"accused": PlayerName(self.accused)}


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
            return (*(Leave(s) for s in w.groups[player]), Relinquish(player), TestExiles())
        return (DrawingExile(player), Confess(player), TestExiles(), Banish(player))


class Relinquish(Step[Colony], frozen=True):
    """Whoever is out leaves the hand behind: each card goes under the deck it came from (rule 7.7)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        for card in w.hands[player]:
            home = PACK.items[card].home
            if home == STARTERS:
                w.removed += (card,)
            else:
                put_under(w, home, (card,), player)
        unlearn(w, player)
        w.hands[player], w.marked[player], w.leader[player] = (), (), -1
        return ()


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
        return {"player": PlayerName(self.player), "card": name}


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
        return {"player": PlayerName(self.player), "card": PACK.secrets[self.card].name.said()}


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
            return ()
        return (Banishing(self.player, home[0]), Banish(self.player))


class GoOut(Step[Colony], frozen=True):
    """An exile's survivor goes to a place outside, as in a move, which is not the move of the turn (rule 7.3)."""

    reveals = True
    survivor: Someone
    place: Place

    def do(self, w: Colony) -> Steps:
        return journey(w, self.survivor, self.place, "exile").steps

    def args(self) -> dict[str, Any]:
        place = {"place": place_name(self.place, "to"), "name": place_name(self.place, "name")}
        return {"survivor": name_of(self.survivor), **place}


class SwapOut(Step[Colony], frozen=True):
    """There is no room outside: somebody comes home instead, and nobody is exposed (rule 7.3)."""

    reveals = True
    survivor: Someone
    other: Someone

    def do(self, w: Colony) -> Steps:
        w.at[self.survivor], w.at[self.other] = w.at[self.other], w.at[self.survivor]
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), **person(self.other, "other")}


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

    def only(self, w: Colony) -> GoOut | SwapOut | Perish | None:
        return sole(self.options(w, self.player))

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
