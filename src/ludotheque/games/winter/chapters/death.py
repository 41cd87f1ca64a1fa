"""Death, removal, and the last survivor of a group (rule 6)."""

from typing import Any

from ludotheque.core import Player, PlayerName, Step, Steps

from ..cards.interpreter import does, needs
from ..cards.selectors import Scene, survivors
from ..decks import add_to_hand, show_all, shuffle, size
from ..pack import COLONY, PACK, Place, Someone
from ..pack.names import name_of, person, place_name
from ..table import GONE, SURVIVORS, Cards, Colony, Happening
from ..vocabulary import effects as e
from .newcomers import Meeting, NamingLeader
from .tracks import ChangeMorale, End


class Die(Step[Colony], frozen=True):
    """A survivor is killed: the colony loses heart, unless the survivor was an exile's (rule 6.1)."""

    survivor: Someone
    mourned: bool = True

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        if w.at[s] < 0:
            return ()
        player = w.owner[s]
        w.note(Happening("survivor_killed", player, s, w.at[s]))
        grief: Steps = (ChangeMorale(-1),) if self.mourned and not w.exiled[player] else ()
        return (*_depart(w, s), *grief, *_after(w, Player(player), s))

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Leave(Step[Colony], frozen=True):
    """A survivor leaves the game alive; nobody loses heart (rule 6.2)."""

    survivor: Someone

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        if w.at[s] < 0:
            return ()
        player = w.owner[s]
        w.note(Happening("survivor_removed", player, s, w.at[s]))
        return (*_depart(w, s), *_after(w, Player(player), s))

    def args(self) -> dict[str, Any]:
        return person(self.survivor)


class Inherit(Step[Colony], frozen=True):
    """What a survivor carried goes back to the hand, or into the deck of the place (rule 6.2)."""

    player: Player
    place: Place
    cards: Cards
    survivor: Someone

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        whose = {"player": PlayerName(self.player), "survivor": name_of(self.survivor)}
        return {**whose, "place": place_name(self.place), "home": _home(self.place)}


def _home(place: int) -> str:
    return "yes" if place == COLONY else "no"


def _depart(w: Colony, s: int) -> Steps:
    """Takes a survivor off the board; their equipment stays behind."""
    place, player, cards = w.at[s], w.owner[s], w.equipped[s]
    steps: Steps = (Inherit(Player(player), Place(place), cards, Someone(s)),) if cards else ()
    if place == COLONY:
        add_to_hand(w, player, *cards)
        show_all(w, player, *cards)
        w.marked[player] += w.used[s]
    elif cards:
        shuffle(w, place, cards)
        w.strays[place] += tuple(card for card in cards if PACK.items[card].home != place)
    w.equipped[s], w.used[s] = (), ()
    w.at[s], w.owner[s], w.wounds[s], w.frost[s] = GONE, -1, 0, 0
    w.groups[player] = tuple(other for other in w.groups[player] if other != s)
    w.gone += (s,)
    w.lasting = tuple(each for each in w.lasting if each.survivor != s)
    return steps


def _after(w: Colony, player: Player, s: int) -> Steps:
    """Somebody must lead; whoever has lost the last survivor begins anew (rules 6.3 and 6.6)."""
    group = w.groups[player]
    if not group:
        return () if w.out[player] else (LastOneLost(player),)
    if w.out[player] or w.leader[player] != s:
        return ()
    if len(group) > 1:
        return (NamingLeader(player),)
    w.leader[player] = group[0]
    return ()


class LastOneLost(Step[Colony], frozen=True):
    """The last survivor is lost: the hand leaves the game, and somebody new comes, or the player is out (rule 6.6)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        if w.groups[player] or w.out[player]:
            return ()
        w.removed += w.hands[player]
        w.hands[player], w.marked[player], w.leader[player] = (), (), -1
        w.known[player] = ()
        w.glimpses = [tuple(seen for seen in known if seen[0] != player) for known in w.glimpses]
        if not w.rules.elimination and size(w.decks[SURVIVORS]):
            return (Meeting(SURVIVORS, player, leads=True),)
        w.out[player] = True
        return (End("nobody"),) if all(w.out) else ()


@needs(e.Kill)
def _somebody_to_kill(w: Colony, it: e.Kill, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene))


@does(e.Remove)
def _remove(w: Colony, it: e.Remove, scene: Scene) -> Steps:
    return tuple(Leave(s) for s in survivors(w, it.on, scene))


@needs(e.Remove)
def _somebody_to_remove(w: Colony, it: e.Remove, scene: Scene) -> bool:
    whom = it.on
    return bool(survivors(w, whom, scene)) or getattr(whom, "up_to", False)
