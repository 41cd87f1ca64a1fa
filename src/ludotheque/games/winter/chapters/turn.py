"""A player's turn: it begins, any number of actions, it ends (rules 2.4 and 3)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from ludotheque.core import Choice, Player, Step, Steps, Why, because

from ..actions.abilities import UseAbility, own_ability
from ..actions.action import Action
from ..actions.attack import Attack
from ..actions.attack_people import AttackSurvivor
from ..actions.cards import PLAY, EatCard, Equip, GiveEquipment, GiveToCrisis, PlayCard, SpendFood, Store
from ..actions.listing import list_actions
from ..actions.move import Move
from ..actions.search import Search
from ..actions.sharing import HandOff, Request
from ..actions.work import Attract, Barricade, CleanWaste
from ..cards.lasting import promises_broken, promises_kept
from ..cards.modifiers import Source, tidy
from ..cards.selectors import Scene
from ..pack import PACK, ItemCard, Someone
from ..pack.names import name_of
from ..table import CROSSROADS, ENTRANCES_OF, PLACES, Colony, Happening
from ..vocabulary import effects as e
from ..vocabulary.selectors import These
from .crossroads import DrawingCrossroads, PutCrossroadsUnder, crossroads_called
from .crossroads.answers import reactions
from .crossroads.reader import asking_reader
from .exile import ExileVote, has_exile
from .exposure import hurt
from .simultaneous import in_order, one_by_one


class TurnComes(Step[Colony], frozen=True):
    """It is a player's turn, unless they are out (rule 14.6)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        return () if w.out[self.player] else (Turn(self.player),)


class Turn(Step[Colony], frozen=True):
    """A player's turn begins: the neighbour reads, the frost bites, then the actions (rule 2.4)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        w.turn, w.moved, w.accused, w.happened = player, (), False, ()
        reader = w.neighbour(player, -1)
        is_read = reader is not None and w.decks[CROSSROADS]
        reading: Steps = (DrawingCrossroads(CROSSROADS, Player(reader or 0)),) if is_read else ()
        return (*reading, Shiver(player), Wake(player), EndOfTurn(player))


class Shiver(Step[Colony], frozen=True):
    """Whoever has frostbite takes one wound, however many tokens (rule 2.5)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        cold = [s for s in w.groups[self.player] if w.frost[s]]
        wound, scene = e.Wound(These(tuple(cold))), Scene(self.player)
        return one_by_one(w, wound, cold, scene) or tuple([Gnaw(s) for s in cold])


class Gnaw(Step[Colony], frozen=True):
    """Frostbite hurts again at the start of a turn (rule 2.5)."""

    survivor: Someone

    def do(self, w: Colony) -> Steps:
        return hurt(w, self.survivor, False) if w.at[self.survivor] >= 0 else ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Wake(Step[Colony], frozen=True):
    """The turn has begun; whatever waits for that comes now (rule 2.6)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        w.note(Happening("turn_start", self.player))
        return (AfterAction(self.player),)


class AfterAction(Step[Colony], frozen=True):
    """An action is over, with all that came of it: cards that wait for it are checked (rules 2.6 and 9.3)."""

    quiet = True
    player: Player
    last: bool = False
    """True if the turn ends now."""

    def do(self, w: Colony) -> Steps:
        steps = crossroads_called(w) + in_order((*reactions(w), *promises_kept(w)))
        w.happened = ()
        if w.out[self.player]:
            return steps
        if steps:
            return (*steps, self)
        return () if self.last else (Acting(self.player),)


class EndTurn(Action, frozen=True):
    """The turn ends."""


class EndOfTurn(Step[Colony], frozen=True):
    """A turn ends; a card may wait for something that only its reader can tell."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        return (*asking_reader(w), TurnIsOver(self.player))


class TurnIsOver(Step[Colony], frozen=True):
    """A turn is over: the crossroads card goes under its deck, what lasted for the turn ends."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        reader, _ = w.reading
        under: Steps = (PutCrossroadsUnder(Player(reader)),) if reader >= 0 else ()
        tidy(w, "turn")
        w.moved, w.happened = (), ()
        return (*under, *in_order(promises_broken(w, "turn")))


class CallVote(Action, frozen=True):
    """A vote on exile is called, once a turn (rule 7.1)."""

    other: Player

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if not has_exile(w):
            return because("no-exile-here", "14.3" if w.coop else "14.4")
        if w.accused:
            return because("voted-already", "7.1")
        other = self.other
        if not 0 <= other < w.players or other == player or w.exiled[other] or w.out[other]:
            return because("nobody-to-exile", "7.1")
        return None

    def do(self, w: Colony) -> Steps:
        w.accused = True
        return (ExileVote(self.other),)


AnyAction = (
    Request
    | Move
    | Attract
    | PlayCard
    | GiveToCrisis
    | EndTurn
    | Attack
    | Barricade
    | AttackSurvivor
    | Search
    | UseAbility
    | CleanWaste
    | SpendFood
    | Store
    | Equip
    | HandOff
    | GiveEquipment
    | EatCard
    | CallVote
)
"""The most frequent choices come first, since an answer is compared with them in this order."""

END = EndTurn()


@cache
def _calls(player: Player, exiled: tuple[bool, ...], out: tuple[bool, ...]) -> tuple[CallVote, ...]:
    """The players one may accuse."""
    here = [Player(other) for other in range(len(out)) if not (exiled[other] or out[other])]
    return tuple([CallVote(other) for other in here if other != player])


class Acting(Choice[Colony, AnyAction], frozen=True):
    """Any number of actions, in any order (rule 3.1)."""

    player: Player

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[AnyAction]:
        found: list[AnyAction] = [END]
        list_actions(w, player, found)
        if not w.accused and has_exile(w):
            found += _calls(player, tuple(w.exiled), tuple(w.out))
        return found

    def refusal(self, w: Colony, player: Player, option: AnyAction) -> Why | None:
        return option.why_not(w, player)

    def closed(self, w: Colony, player: Player) -> Sequence[tuple[AnyAction, Why]]:
        """The cards of the hand that cannot be played, and the abilities that cannot be used."""
        tried: list[AnyAction] = [PlayCard(card) for card in dict.fromkeys(w.hands[player]) if PLAY[card] != "equip"]
        tried += [use for s in w.groups[player] if (use := own_ability(w, s))]
        return [(option, why) for option in tried if (why := option.why_not(w, player))]

    def chosen(self, w: Colony, option: AnyAction) -> Steps:
        """What may be taken back calls for no card yet: that would tell what the neighbour reads (rule 5.3)."""
        if type(option) is EndTurn:
            return (AfterAction(self.player, last=True),) if w.happened else ()
        return (*option.do(w), AfterAction(self.player) if option.reveals else self)

    def thinkable(self, w: Colony, player: Player) -> Iterator[AnyAction]:
        yield EndTurn()
        everybody = [Someone(s) for s in range(len(PACK.survivors)) if w.at[s] >= 0 or s % 7 == 0]
        for s in everybody:
            yield from _thinkable_with(w, s)
        for card in map(ItemCard, range(len(PACK.items))):
            yield from (PlayCard(card), GiveToCrisis(player, card), Store(card))
            yield from (EatCard(card, die) for die in range(8))
            yield from (Equip(card, s) for s in everybody[:6])
        yield from map(SpendFood, range(8))
        for seat in map(Player, range(-1, w.players + 1)):
            yield CallVote(seat)
            yield from (Request(seat, symbol) for symbol in ("food", "tool"))
        yield from (option for option in self.options(w, player) if isinstance(option, Request | Equip | HandOff))


def _thinkable_with(w: Colony, s: Someone) -> Iterator[AnyAction]:
    sources = [Source("ability", s), *(Source("item", card) for card in w.equipped[s])]
    for die in range(8):
        yield from (Attack(s, entrance, die) for entrance in range(sum(map(len, ENTRANCES_OF))))
        yield from (AttackSurvivor(s, other, die) for group in w.groups for other in group)
        yield Search(s, die)
        yield from (Barricade(s, die, gift) for gift in (None, *sources))
        yield from (CleanWaste(s, die, gift) for gift in (None, *sources))
        yield from (Attract(s, place, die) for place in PLACES)
        yield from (UseAbility(s, source, die) for source in sources)
        yield from (UseAbility(s, Source("ability", other), die) for other in w.standing(w.at[s]))
        yield from (UseAbility(s, Source("lasting", number), die) for number in range(len(w.lasting)))
    for place in PLACES:
        yield from (Move(s, place, gift) for gift in (None, *sources))
    yield from (
        HandOff(s, card, Someone(to), used) for card in w.equipped[s] for to in range(9) for used in (True, False)
    )
    yield from (GiveEquipment(Player(max(0, w.owner[s])), s, card) for card in map(ItemCard, range(0, 60, 7)))
    yield from (GiveEquipment(Player(max(0, w.owner[s])), s, card) for card in w.equipped[s])
