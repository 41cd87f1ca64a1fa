"""A player's turn: it begins, any number of actions, it ends (rules 2.4 and 3)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.core import Choice, Player, Step, Steps, Why, because

from .actions.abilities import UseAbility, usable
from .actions.attack import Attack, AttackSurvivor, attack_dice
from .actions.cards import (
    PLAY,
    EatCard,
    Equip,
    GiveEquipment,
    GiveToCrisis,
    PlayCard,
    SpendFood,
    Store,
    cannot_play,
    no_crisis_for,
)
from .actions.dice import FREE, HIGHEST, SEARCH, Action
from .actions.move import Move, leads_to, sheltering
from .actions.search import Search
from .actions.sharing import HandOff, Request, hand_offs, requests
from .actions.work import Attract, Barricade, CleanWaste, amounts, free_barricade
from .crossroads import DrawingCrossroads, PutCrossroadsUnder, crossroads_called, reactions
from .exile import ExileVote, has_exile
from .exposure import TakeWound
from .gifts import Source, is_frozen, is_plain, may_not_play, tidy
from .lasting import promises_broken, promises_kept
from .pack import COLONY, PACK, ItemCard, Place, Someone
from .placing import room_for_barricade
from .reading import SYMBOL
from .table import CROSSROADS, ENTRANCES_OF, OUTSIDE, PLACE_OF, PLACES, SPACES, Colony, Happening
from .telling import asking_reader


class Turn(Step[Colony], frozen=True):
    """A player's turn begins: the neighbour reads, the frost bites, then the actions (rule 2.4)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        player = self.player
        if w.out[player]:
            return ()
        w.turn, w.moved, w.asked, w.accused, w.happened = player, (), (), False, ()
        reader = Player((player - 1) % w.players)
        reading: Steps = (DrawingCrossroads(CROSSROADS, reader),) if w.decks[CROSSROADS] else ()
        return (*reading, Shiver(player), Wake(player), EndOfTurn(player))


class Shiver(Step[Colony], frozen=True):
    """Whoever has frostbite takes one wound, however many tokens (rule 2.5)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        return tuple(TakeWound(Someone(s)) for s in w.groups[self.player] if w.frost[s])


class Wake(Step[Colony], frozen=True):
    """The turn has begun; whatever waits for that comes now (rule 2.6)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        w.note(Happening("turn_start", self.player))
        return (AfterAction(self.player),)


class AfterAction(Step[Colony], frozen=True):
    """An action is over, with all that came of it: cards that wait for it are looked at (rules 2.6 and 9.3)."""

    quiet = True
    player: Player

    def do(self, w: Colony) -> Steps:
        steps = (*crossroads_called(w), *reactions(w), *promises_kept(w))
        w.happened = ()
        if w.out[self.player]:
            return steps
        if any(True for step in steps):
            return (*steps, AfterAction(self.player))
        return (Acting(self.player),)


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
        return (*under, *promises_broken(w, "turn"))


class CallVote(Action, frozen=True):
    """A vote on exile is called, once a turn (rule 7.1)."""

    other: Player

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if not has_exile(w):
            return because("no-exile-here", "7.1")
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
    EndTurn
    | Attack
    | AttackSurvivor
    | Search
    | Barricade
    | CleanWaste
    | Attract
    | UseAbility
    | Move
    | PlayCard
    | Equip
    | GiveToCrisis
    | GiveEquipment
    | Store
    | SpendFood
    | EatCard
    | Request
    | HandOff
    | CallVote
)


class Acting(Choice[Colony, AnyAction], frozen=True):
    """Any number of actions, in any order (rule 3.1)."""

    player: Player

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[AnyAction]:
        found: list[AnyAction] = [EndTurn()]
        lie = _lie_of_the_land(w, player)
        for s in w.groups[player]:
            _with_survivor(w, player, Someone(s), lie, found)
        _with_cards(w, player, found)
        found += requests(w, player)
        if not w.accused and has_exile(w):
            blamed = [other for other in range(len(w.out)) if other != player and not w.exiled[other]]
            found += [CallVote(Player(other)) for other in blamed if not w.out[other]]
        return found

    def refusal(self, w: Colony, player: Player, option: AnyAction) -> Why | None:
        return option.why_not(w, player)

    def chosen(self, w: Colony, option: AnyAction) -> Steps:
        return () if isinstance(option, EndTurn) else (*option.do(w), AfterAction(self.player))

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
        yield from (AttackSurvivor(s, Someone(other), die) for group in w.groups for other in group)
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


PEOPLE = tuple(Someone(s) for s in range(len(PACK.survivors)))
DOORS, DICE = range(sum(map(len, ENTRANCES_OF))), range(7)
ATTACKS = tuple(tuple(tuple(Attack(s, door, die) for die in DICE) for door in DOORS) for s in PEOPLE)
SEARCHES = tuple(tuple(Search(s, die) for die in DICE) for s in PEOPLE)
BARRICADES = tuple(tuple(Barricade(s, die) for die in DICE) for s in PEOPLE)
CLEANINGS = tuple(tuple(CleanWaste(s, die) for die in DICE) for s in PEOPLE)
ATTRACTIONS = tuple(tuple(tuple(Attract(s, place, die) for die in DICE) for place in PLACES) for s in PEOPLE)
MOVES = tuple(tuple(Move(s, place) for place in PLACES) for s in PEOPLE)
"""Options that come up again and again: made once, for they never change."""


class Lie(NamedTuple):
    """The lie of the land, looked at once for all survivors: who finds room where, and where zombies stand."""

    open_places: list[Place]
    infested: list[Place]
    dice: list[int]


def _lie_of_the_land(w: Colony, player: Player) -> Lie:
    room, at = list(SPACES), w.at
    room[COLONY] -= w.helpless
    for group in w.groups:
        for s in group:
            room[at[s]] -= 1
    first = OUTSIDE if w.exiled[player] else PLACES
    infested = sorted({PLACE_OF[door] for door, zombies in enumerate(w.zombies) if zombies})
    return Lie([place for place in first if room[place] > 0], infested, list(dict.fromkeys(w.dice[player])))


def _with_survivor(w: Colony, player: Player, s: Someone, lie: Lie, found: list[AnyAction]) -> None:
    """What a survivor can do."""
    here, dice, lasting, plain = w.at[s], lie.dice, bool(w.lasting), is_plain(w, s)
    if not (lasting and is_frozen(w, s, "attack")):
        _attacks(w, player, s, here, lie, found)
    if here != COLONY and w.decks[here] and not (lasting and is_frozen(w, s, "search")):
        found += [SEARCHES[s][die] for die in dice if die >= SEARCH[s]]
    if not (lasting and is_frozen(w, s, "everything")):
        _work(w, s, here, lie, plain, found)
    found += usable(w, player, s)
    if s not in w.moved and not (lasting and (is_frozen(w, s, "move") or is_frozen(w, s, "leave"))):
        _moves(w, s, here, lie, plain, found)
    if w.equipped[s]:
        found += hand_offs(w, player, s)
        if no_crisis_for(w, player) is None:
            found += [GiveEquipment(player, s, card) for card in dict.fromkeys(w.equipped[s])]


def _attacks(w: Colony, player: Player, s: Someone, here: int, lie: Lie, found: list[AnyAction]) -> None:
    people = [other for seat, group in enumerate(w.groups) if seat != player for other in group if w.at[other] == here]
    if here in lie.infested or people:
        dice = attack_dice(w, player, s)
        if not dice:
            return
        for door in ENTRANCES_OF[here]:
            if w.zombies[door]:
                strikes = ATTACKS[s][door]
                found += [strikes[die] for die in dice]
        found += [AttackSurvivor(s, Someone(other), die) for other in people for die in dice]


def _work(w: Colony, s: Someone, here: int, lie: Lie, plain: bool, found: list[AnyAction]) -> None:
    dice = lie.dice
    if room_for_barricade(w, here):
        costs = dice if plain or not free_barricade(w, s) else [FREE, *dice]
        found += [BARRICADES[s][die] for die in costs]
        for gift in () if plain else amounts(w, s, "barricade"):
            found += [Barricade(s, die, gift) for die in costs]
        for place in lie.infested if dice else ():
            if place != here:
                lured = ATTRACTIONS[s][place]
                found += [lured[die] for die in dice]
    if here == COLONY and w.waste and dice:
        found += [CLEANINGS[s][die] for die in dice]
        for gift in () if plain else amounts(w, s, "clean"):
            found += [CleanWaste(s, die, gift) for die in dice]


def _moves(w: Colony, s: Someone, here: int, lie: Lie, plain: bool, found: list[AnyAction]) -> None:
    places = [place for place in lie.open_places if place != here]
    if w.lasting:
        places = [place for place in places if not is_frozen(w, s, "enter", place)]
    ways = MOVES[s]
    found += [ways[place] for place in places]
    for source, gift in () if plain else sheltering(w, s):
        found += [Move(s, place, source) for place in places if leads_to(w, s, gift, place)]


def _with_cards(w: Colony, player: Player, found: list[AnyAction]) -> None:
    """What can be done with the hand, and with food."""
    crisis, stores, exiled = no_crisis_for(w, player) is None, w.side.stores, w.exiled[player]
    low = [die for die in dict.fromkeys(w.dice[player]) if die < HIGHEST]
    for card in dict.fromkeys(w.hands[player]):
        if PLAY[card] != "equip":
            if cannot_play(w, player, card) is None:
                found.append(PlayCard(card))
        elif not (w.lasting and may_not_play(w, player, SYMBOL[card])):
            found += [Equip(card, Someone(s)) for s in w.groups[player]]
        if crisis:
            found.append(GiveToCrisis(player, card))
        if SYMBOL[card] in stores:
            found.append(Store(card))
        if exiled and SYMBOL[card] == "food" and not (w.lasting and may_not_play(w, player, "food")):
            found += [EatCard(card, die) for die in low]
    if w.food and not exiled:
        found += map(SpendFood, low)
