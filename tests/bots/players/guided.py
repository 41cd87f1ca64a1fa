"""A careful newcomer to Winter Colony: does what the guide of a first match says, note by note, and knows no odds.

It judges by the board alone, and shares no judgement with the bots. What the guide says nothing about is chosen at
random, and a die, a place or an entrance is the first that will do.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option
from ludotheque.games.winter.actions.action import ATTACK, SEARCH
from ludotheque.games.winter.actions.attack import Attack, Strike
from ludotheque.games.winter.actions.cards import Equip, GiveToCrisis, PlayCard, Store
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import BeginSearch, Keep, LookOn, Search
from ludotheque.games.winter.actions.sharing import Give, Requested
from ludotheque.games.winter.actions.work import Barricade, CleanWaste
from ludotheque.games.winter.cards.selectors import SYMBOL
from ludotheque.games.winter.chapters.colony_phase import food_needed, mouths, threshold
from ludotheque.games.winter.chapters.exposure import GiveUp
from ludotheque.games.winter.chapters.setup import KeepGroup
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import ENTRANCES_OF, PLACE_OF, ROOM_AT, Colony


class Guided:
    """Chooses what the guide speaks of first; of equals, any."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        stray = Random(chance.below(1 << 32)[0]).random
        legal = view.legal(player)
        urges = [self._urge(view, player, option) for option in legal]
        best = [option for option, urge in zip(legal, urges, strict=True) if urge == max(urges)]
        return best[int(stray() * len(best))]  # type: ignore[no-any-return]

    def _urge(self, view: Position[Any], player: Player, option: Any) -> float:
        if isinstance(option, EndTurn):
            return 0.0
        urge = URGES.get(type(option))
        if urge is None:
            return -1.0 if any(isinstance(each, EndTurn) for each in view.legal(player)[:1]) else 0.0
        return urge(view, player, option)


def _give(view: Position[Colony], player: Player, it: GiveToCrisis) -> float:
    """Guide: the table gives as many cards of its kind as there are players."""
    w = view.world
    right = SYMBOL[it.card] in PACK.crises[w.crisis].symbols
    return 10.0 if right and sum(map(len, w.given)) < threshold(w) else -1.0


def _play(view: Position[Colony], player: Player, it: PlayCard) -> float:
    """Guide: look at the night, what will be eaten. Newcomers and medicine are good at sight."""
    w, symbol = view.world, SYMBOL[it.card]
    if symbol == "food":
        return 9.0 if w.food < food_needed(w) else -1.0
    if symbol == "medicine":
        return 8.0 if any(w.wounds[s] > 1 or w.frost[s] for s in w.groups[player]) else -1.0
    return 7.0 if symbol == "survivor" else -1.0


def _attack(view: Position[Colony], player: Player, it: Attack) -> float:
    """Guide: look at the night, where they break through; whoever kills is exposed."""
    w = view.world
    return 6.0 - 0.1 * it.die if _breaks(w, it.entrance) and w.wounds[it.survivor] < 2 else -1.0


def _breaks(w: Colony, door: int) -> bool:
    """True if more zombies come to an entrance tonight than it has room for."""
    place = PLACE_OF[door]
    if place == COLONY:
        waves = -(-mouths(w) // 2)
        come = waves // 6 + (door < waves % 6)
    else:
        come = not w.is_empty(place)
    return come > ROOM_AT[door] - w.zombies[door] + w.barricades[door]


def _barricade(view: Position[Colony], player: Player, it: Barricade) -> float:
    """Guide: where they break through. A die that is too low for anything else still builds."""
    w = view.world
    tight = any(_breaks(w, door) for door in ENTRANCES_OF[w.at[it.survivor]])
    return (5.0 if tight else 1.0) - 0.1 * it.die


def _search(view: Position[Colony], player: Player, it: Search) -> float:
    """Guide: to search, somebody must stand outside."""
    return 4.0 - 0.1 * it.die


def _move(view: Position[Colony], player: Player, it: Move) -> float:
    """Guide: crises ask for food, medicine, fuel and tools. One of the group goes where what is lacking is found."""
    w, s = view.world, it.survivor
    if it.place == COLONY:
        door = ENTRANCES_OF[w.at[s]][0]
        return 3.0 if w.at[s] != COLONY and not w.dice[player] and _breaks(w, door) else -1.0
    outside = any(w.at[other] != COLONY for other in w.groups[player])
    if outside or w.wounds[s] > 1 or not any(die >= SEARCH[s] for die in w.dice[player]):
        return -1.0
    lacking = [*PACK.crises[w.crisis].symbols] if w.crisis >= 0 and sum(map(len, w.given)) < threshold(w) else []
    lacking += ["food"] if w.food < food_needed(w) else []
    deck = PACK.deck_of(it.place)
    found = max((sum(SYMBOL[card] == symbol for card in deck) for symbol in lacking), default=1)
    return 2.0 + 0.02 * found - 0.1 * SEARCH[s] - 0.1 * w.zombies[ENTRANCES_OF[it.place][0]]


def _keep(view: Position[Colony], player: Player, it: Keep) -> float:
    """What the crisis asks for, then food, then any card."""
    w = view.world
    if w.crisis >= 0 and SYMBOL[it.card] in PACK.crises[w.crisis].symbols:
        return 3.0
    return {"food": 2.0, "survivor": 1.9}.get(SYMBOL[it.card], 1.0)


def _give_when_asked(view: Position[Colony], player: Player, it: Give) -> float:
    """Guide: you need not. Food for the hungry is given."""
    question, w = view.question, view.world
    assert isinstance(question, Requested)
    return 1.0 if question.symbol == "food" and w.food < food_needed(w) else -1.0


def _keep_group(view: Position[Colony], player: Player, it: KeepGroup) -> float:
    """Guide: low values are good."""
    return -float(sum(ATTACK[s] + SEARCH[s] for s in it.survivors))


URGES: dict[type, Callable[[Position[Colony], Player, Any], float]] = {
    GiveToCrisis: _give,
    PlayCard: _play,
    Equip: lambda view, player, it: 6.5,
    Store: lambda view, player, it: 5.5,
    Attack: _attack,
    Barricade: _barricade,
    CleanWaste: lambda view, player, it: 4.5 - 0.1 * it.die if len(view.world.waste) >= 8 else -1.0,
    Search: _search,
    Move: _move,
    Strike: lambda view, player, it: 0.0,
    BeginSearch: lambda view, player, it: 0.0,
    LookOn: lambda view, player, it: 1.5 if not view.world.noise[view.question.place] else -1.0,  # type: ignore[union-attr]
    Keep: _keep,
    Give: _give_when_asked,
    GiveUp: lambda view, player, it: 1.0,
    KeepGroup: _keep_group,
}
"""By kind of answer: how much the guide urges it. What it does not speak of is begun never, and answered anyhow."""
