"""What must be done to win: the main objective, and the player's own, read as work."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, field

from ludotheque.core import Player

from ...cards.selectors import SYMBOL, Scene, count_symbol, entrances, number
from ...chapters.ending import LOYAL, objective_of
from ...decks import size
from ...pack import COLONY, PACK
from ...table import ENTRANCES_OF, OUTSIDE, PLACE_OF, ROOM_AT, SPACES, Colony
from ...vocabulary import conditions as c
from ...vocabulary import effects as e
from ...vocabulary.triggers import ColonyPhaseStart, ZombieKilled


class Aim(Struct):
    """What an objective still lacks, as work that somebody can do."""

    store: dict[str, int] = field(default_factory=dict)
    """By symbol: cards to put on it."""
    fresh: bool = False
    """True if the stored cards must have been found."""
    kills: int = 0
    """Zombies to kill, about."""
    clear: dict[int, int] = field(default_factory=dict)
    """By entrance: how many zombies may be left."""
    home: int = 99
    """How many zombies may be left in the colony."""
    walls: dict[int, int] = field(default_factory=dict)
    """By entrance: barricades to stand there."""
    wall: int = 0
    """Barricades to stand in the colony, in all."""
    empty: int = -1
    """The place whose deck is to be emptied."""
    food: int = 0
    waste: int = 99
    helpless: int = 0
    famine: int = 99
    carry: str = ""
    """The symbol of a card that every player must carry."""
    tribute: str = ""
    """A symbol that is paid every round, or all is lost."""


def aim_of(w: Colony) -> Aim:
    """What the main objective still lacks."""
    aim, scene = Aim(), Scene(Player(0))
    for condition in _parts((w.side.goal, *w.extra)):
        read = _READ.get(type(condition))
        if read is not None:
            read(w, condition, scene, aim)
    for reaction in w.side.reactions:
        if isinstance(reaction.when, ColonyPhaseStart):
            for effect in reaction.do:
                if isinstance(effect, e.Offer) and effect.pay.symbol is not None:
                    aim.tribute = effect.pay.symbol
    return aim


def _parts(conditions: Sequence[Any]) -> Iterator[Any]:
    """The conditions that all must hold."""
    for condition in conditions:
        if isinstance(condition, c.And):
            yield from _parts(condition.of)
        else:
            yield condition


def _stored(w: Colony, it: c.Stored, scene: Scene, aim: Aim) -> None:
    cards = [card for card in w.stored if not (it.non_starter and PACK.items[card].starter)]
    lacking = number(w, it.n, scene) - count_symbol(cards, it.symbol)
    if lacking > 0 and it.symbol is not None:
        aim.store[it.symbol], aim.fresh = lacking, aim.fresh or it.non_starter


def _tokens(w: Colony, it: c.Tokens, scene: Scene, aim: Aim) -> None:
    n = number(w, it.n, scene)
    if it.what == "food":
        aim.food = n
    elif it.what == "starvation":
        aim.famine = n
    elif it.what == "zombie" and it.cmp == "<=":
        doors = entrances(w, it.at, scene)
        if doors == [*ENTRANCES_OF[COLONY]] and not it.each:
            aim.home = n
        elif it.each or len(doors) == 1:
            aim.clear |= dict.fromkeys(doors, n)
        else:
            aim.clear |= dict.fromkeys(doors, n // len(doors))
    elif it.what == "barricade":
        doors = entrances(w, it.at, scene)
        if it.each or len(doors) == 1:
            aim.walls |= {door: max(n, aim.walls.get(door, 0)) for door in doors}
        elif doors[0] == 0:
            aim.wall = n
        elif (lacking := n - sum(w.barricades[door] for door in doors)) > 0:
            _wall_somewhere(w, doors, lacking, aim)


def _wall_somewhere(w: Colony, doors: Sequence[int], lacking: int, aim: Aim) -> None:
    """Barricades that may stand at any of these entrances: where somebody is, and where there is room."""
    people = {w.at[s] for group in w.groups for s in group}
    free = {door: ROOM_AT[door] - w.zombies[door] - w.barricades[door] for door in doors}
    door = max(doors, key=lambda door: (min(2, free[door]), PLACE_OF[door] in people, free[door]))
    aim.walls[door] = w.barricades[door] + max(1, min(lacking, free[door]))


def _counter(w: Colony, it: c.Counter, scene: Scene, aim: Aim) -> None:
    if any(isinstance(reaction.when, ZombieKilled) for reaction in w.side.reactions):
        aim.kills = max(0, 2 * (number(w, it.n, scene) - w.counters.get(it.name, 0)))


def _decks(w: Colony, it: c.DecksEmpty, scene: Scene, aim: Aim) -> None:
    left = [place for place in OUTSIDE if w.decks[place]]
    if len(OUTSIDE) - len(left) < number(w, it.n, scene):
        aim.empty = min(left, key=lambda place: (size(w.decks[place]) - 2 * SPACES[place], place))


def _waste(w: Colony, it: c.Waste, scene: Scene, aim: Aim) -> None:
    aim.waste = number(w, it.n, scene)


def _helpless(w: Colony, it: c.Helpless, scene: Scene, aim: Aim) -> None:
    if it.cmp == ">=":
        aim.helpless = number(w, it.n, scene)


def _equipped(w: Colony, it: c.Equipped, scene: Scene, aim: Aim) -> None:
    if it.each_player:
        aim.carry = it.symbol


_READ: dict[type, Any] = {
    c.Stored: _stored,
    c.Tokens: _tokens,
    c.Counter: _counter,
    c.DecksEmpty: _decks,
    c.Waste: _waste,
    c.Helpless: _helpless,
    c.Equipped: _equipped,
}


class Wish(Struct):
    """What a player wants for themselves alone."""

    betrays: bool = False
    hand: dict[str, int] = field(default_factory=dict)
    """By symbol: cards to have in the hand at the end."""
    cards: int = 0
    """Cards to have in the hand, of whatever kind."""
    most: bool = False
    """True: more cards than anybody else."""
    only: str = ""
    """The one symbol that may be in the hand."""
    carry: dict[str, int] = field(default_factory=dict)
    """By symbol: cards to carry."""
    group: int = 0
    """More survivors (1), or fewer (-1)."""
    unhurt: bool = False
    dead: int = 0
    """Survivors who have still to leave the game."""
    walls: int = 0
    """Barricades to stand in the colony."""
    waste: int = 99
    """The most cards on the waste pile."""
    helpless: int = 0
    """More helpless (1), or none (-1)."""
    others: tuple[Any, ...] = ()
    """The conditions, all but those that everybody knows."""


def wish_of(w: Colony, player: Player) -> Wish:
    """What a player's own objective asks for; in co-op, nothing."""
    cards = w.objectives[player]
    if w.coop or not cards:
        return Wish()
    conditions = objective_of(w, player)
    wish = Wish(betrays=len(cards) == 1 and cards[0] >= LOYAL)
    wish.others = tuple(each for each in conditions if not isinstance(each, c.MainDone | c.Morale))
    for condition in _parts(wish.others):
        read = _WISHED.get(type(condition))
        if read is not None:
            read(w, condition, Scene(player), wish)
    return wish


def _hand(w: Colony, it: c.Hand, scene: Scene, wish: Wish) -> None:
    n = number(w, it.n, scene)
    if it.most:
        wish.most = True
    elif it.symbol is None:
        wish.cards = n
    else:
        wish.hand[it.symbol] = n
        wish.only = it.symbol if it.only else wish.only


def _carried(w: Colony, it: c.Equipped, scene: Scene, wish: Wish) -> None:
    wish.carry[it.symbol] = number(w, it.n, scene)


def _armed(w: Colony, it: c.Own, scene: Scene, wish: Wish) -> None:
    if it.of.equipped is not None:
        wish.carry[it.of.equipped] = max(1, wish.carry.get(it.of.equipped, 0))


def _group(w: Colony, it: c.Group, scene: Scene, wish: Wish) -> None:
    n = number(w, it.n, scene)
    own = len(w.groups[scene.player])
    wish.group = (0 if own == n else 1 if own < n else -1) if it.what == "exactly" else 1


def _unhurt(w: Colony, it: c.Wounds, scene: Scene, wish: Wish) -> None:
    wish.unhurt = it.cmp == "<="


def _dead(w: Colony, it: c.Removed, scene: Scene, wish: Wish) -> None:
    wish.dead = max(0, number(w, it.n, scene) - len(w.gone))


def _walled(w: Colony, it: c.Tokens, scene: Scene, wish: Wish) -> None:
    if it.what == "barricade":
        wish.walls = number(w, it.n, scene)


def _tidy(w: Colony, it: c.Waste, scene: Scene, wish: Wish) -> None:
    wish.waste = number(w, it.n, scene)


def _mouths(w: Colony, it: c.Helpless, scene: Scene, wish: Wish) -> None:
    wish.helpless = 1 if it.cmp == ">=" else -1


_WISHED: dict[type, Any] = {
    c.Hand: _hand,
    c.Equipped: _carried,
    c.Own: _armed,
    c.Group: _group,
    c.Wounds: _unhurt,
    c.Removed: _dead,
    c.Helpless: _mouths,
    c.Tokens: _walled,
    c.Waste: _tidy,
}

DECK_OF = (PACK.deck_of(0), *(PACK.deck_of(place) for place in OUTSIDE))
"""By place: the cards there at the start; the starters come first."""
SHARE: dict[str, tuple[float, ...]] = {
    symbol: tuple(sum(SYMBOL[card] == symbol for card in deck) / len(deck) for deck in DECK_OF) for symbol in {*SYMBOL}
}
"""By symbol, by place: how many of the cards show it."""
