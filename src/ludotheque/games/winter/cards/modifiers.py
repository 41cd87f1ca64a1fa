"""Modifiers: what abilities, equipment and lasting effects change, and for whom (rules 10.2 to 10.8)."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Player

from ..pack import COLONY, PACK, ItemCard
from ..table import Colony
from ..vocabulary.effects import Ability
from ..vocabulary.modifiers import Forbid, Grant, ModifierWord, Presence, TwoVotes
from ..vocabulary.words import SYMBOLS
from .conditions import holds
from .selectors import Scene, places

M = TypeVar("M", bound=ModifierWord)

ABILITIES: tuple[Ability, ...] = tuple(survivor.ability for survivor in PACK.survivors)
ITEM_ABILITIES: tuple[Ability | None, ...] = tuple(each.kind.ability for each in PACK.items)


PRESENT = tuple(
    (s, gift.others) for s, ability in enumerate(ABILITIES) for gift in ability.gives if isinstance(gift, Presence)
)
"""Survivors who give something to everybody else at the same place, and what."""


def lasts(w: Colony, *kinds: type) -> bool:
    """True if a lasting effect of one of these kinds is on the table."""
    for lasting in w.lasting:
        if isinstance(lasting.gives, kinds):
            return True
    return False


def is_touched(w: Colony, s: int, *kinds: type) -> bool:
    """True if a lasting effect of one of these kinds concerns a survivor."""
    for lasting in w.lasting:
        if isinstance(lasting.gives, kinds) and _concerns(w, lasting, s):
            return True
    return False


def is_in_company(w: Colony, s: int) -> bool:
    """True if somebody stands by whose presence changes something for a survivor."""
    at = w.at
    for other, _ in PRESENT:
        if at[other] == at[s] and other != s:
            return True
    return False


class Source(Struct, frozen=True, order=True, gc=False):
    """Where something comes from: a survivor's ability, a piece of equipment, or a lasting effect."""

    kind: str
    """`ability` of the survivor `number`, `item` card `number`, or `lasting`, the `number`-th on the table."""
    number: int


OWN = tuple((Source("ability", s), ability) for s, ability in enumerate(ABILITIES))
WORN = tuple(() if worn is None else ((Source("item", card), worn),) for card, worn in enumerate(ITEM_ABILITIES))


def abilities_of(w: Colony, s: int) -> Sequence[tuple[Source, Ability]]:
    """All abilities of a survivor: their own, those of the equipment, and those granted."""
    if not (w.equipped[s] or w.lasting):
        return OWN[s : s + 1]
    found = [OWN[s]]
    if w.equipped[s]:
        for card in dict.fromkeys(w.equipped[s]):
            found += WORN[card]
    for number, lasting in enumerate(w.lasting):
        gives = lasting.gives
        if isinstance(gives, Grant) and _concerns(w, lasting, s):
            found.append((Source("lasting", number), gives.ability))
    return found


def is_there(w: Colony, s: int, ability: Ability) -> bool:
    """True if a survivor is where an ability can be used (rule 10.2)."""
    where = ability.where
    if where == "anywhere":
        return True
    at = w.at[s]
    if where == "colony":
        return at == COLONY
    if where == "each_outside":
        return at != COLONY
    return at in places(w, where, Scene(Player(w.owner[s])))


def _concerns(w: Colony, lasting: object, s: int) -> bool:
    survivor, player = lasting.survivor, lasting.player  # type: ignore[attr-defined]
    return survivor == s or (survivor < 0 and player in (-1, w.owner[s]))


def is_ready(w: Colony, s: int, source: Source, ability: Ability) -> bool:
    """True if an ability can be used here and now: the place, its condition and its limit allow it."""
    if not is_there(w, s, ability) or is_used(w, s, source, ability):
        return False
    if ability.if_ is None:
        return True
    return holds(w, ability.if_, Scene(Player(w.owner[s]), actor=s, bearer=s, place=w.at[s]))


def may_use(w: Colony, s: int) -> bool:
    """True if nothing forbids a survivor to use abilities; what works by itself goes on (rule 10.8)."""
    return not (w.lasting and is_frozen(w, s, "ability"))


def is_used(w: Colony, s: int, source: Source, ability: Ability) -> bool:
    """True if an ability has been used as often as it may."""
    if ability.limit == "none":
        return False
    if source.kind == "item":
        card = ItemCard(source.number)
        return w.used[s].count(card) >= w.equipped[s].count(card)
    if not w.abilities:
        return False
    key = _key(w, source)
    for who, what, _ in w.abilities:
        if who == s and what == key:
            return True
    return False


def _key(w: Colony, source: Source) -> int:
    """How the table remembers an ability: by its survivor's number, or below zero by the card that grants it."""
    if source.kind == "ability":
        return source.number
    card = w.lasting[source.number].card
    return -2 - next((n for n, each in enumerate(PACK.crossroads) if each.id == card), len(PACK.crossroads))


def mark_used(w: Colony, s: int, source: Source) -> None:
    """Marks an ability or a piece of equipment as used, until it is ready again."""
    if source.kind == "lasting" and not isinstance(w.lasting[source.number].gives, Grant):
        use_up(w, source.number)
        return
    ability = ability_of(w, source)
    if ability.limit != "none" and source.kind == "item":
        w.used[s] = tuple(sorted((*w.used[s], ItemCard(source.number))))
    elif ability.limit != "none":
        w.abilities += ((s, _key(w, source), ability.limit),)
    if source.kind == "lasting":
        use_up(w, source.number)


def ability_of(w: Colony, source: Source) -> Ability:
    """The ability of a source."""
    if source.kind == "ability":
        return ABILITIES[source.number]
    if source.kind == "item":
        worn = ITEM_ABILITIES[source.number]
        assert worn is not None
        return worn
    granted = w.lasting[source.number].gives
    assert isinstance(granted, Grant)
    return granted.ability


def use_up(w: Colony, number: int) -> None:
    """Counts one use of a lasting effect, and ends it with the last one."""
    lasting = w.lasting[number]
    if lasting.uses == 1:
        w.lasting = w.lasting[:number] + w.lasting[number + 1 :]
    elif lasting.uses > 1:
        w.lasting = (*w.lasting[:number], replace(lasting, uses=lasting.uses - 1), *w.lasting[number + 1 :])


def gifts(w: Colony, s: int, kind: type[M]) -> Sequence[tuple[Source, M]]:
    """What works for a survivor by itself: gifts without limit, die or price."""
    found: list[tuple[Source, M]] = []
    for source, ability in abilities_of(w, s):
        if ability.gives and ability.limit == "none" and not ability.die and is_ready(w, s, source, ability):
            found += [(source, gift) for gift in ability.gives if isinstance(gift, kind)]
    for number, lasting in enumerate(w.lasting):
        gives = lasting.gives
        if isinstance(gives, kind) and _concerns(w, lasting, s):
            found.append((Source("lasting", number), gives))
    for other, given in PRESENT:
        if w.at[other] == w.at[s] and other != s and is_ready(w, other, *OWN[other]):
            found += [(OWN[other][0], gift) for gift in given if isinstance(gift, kind)]
    return found


def offers(w: Colony, s: int, kind: type[M]) -> Sequence[tuple[Source, M]]:
    """What a survivor may choose to use: gifts with a limit or a die, still ready, and within reach of the dice."""
    if not may_use(w, s):
        return ()
    found: list[tuple[Source, M]] = []
    for source, ability in abilities_of(w, s):
        if ability.gives and (ability.limit != "none" or ability.die) and is_ready(w, s, source, ability):
            if ability.die and ability.die > max(w.dice[w.owner[s]], default=0):
                continue
            found += [(source, gift) for gift in ability.gives if isinstance(gift, kind)]
    return found


def has(w: Colony, s: int, kind: type[ModifierWord]) -> bool:
    """True if a survivor has such a gift that works by itself."""
    return bool(gifts(w, s, kind))


def votes_of(w: Colony, player: int) -> int:
    """How many times a player's vote counts (rule 10.12)."""
    return 2 if any(has(w, s, TwoVotes) for s in w.groups[player]) else 1


def table_gifts(w: Colony, kind: type[M]) -> Iterator[M]:
    """The gifts that hold for everybody: rules of the main objective, and lasting effects for all."""
    if w.main >= 0:
        yield from (gift for gift in w.side.rules if isinstance(gift, kind))
    yield from (each.gives for each in w.lasting if isinstance(each.gives, kind) and each.player == each.survivor == -1)


def player_gifts(w: Colony, player: int, kind: type[M]) -> Iterator[tuple[int, M]]:
    """The lasting effects that hold for a player, or for everybody, each with its number."""
    for number, lasting in enumerate(w.lasting):
        if isinstance(lasting.gives, kind) and lasting.survivor < 0 and lasting.player in (-1, player):
            yield number, lasting.gives


def is_frozen(w: Colony, s: int, what: str, place: int = -1) -> bool:
    """True if a lasting effect forbids this to a survivor, where they stand or at the place."""
    for lasting in w.lasting:
        gives = lasting.gives
        if type(gives) is Forbid and _concerns(w, lasting, s) and _forbids(w, gives, s, what, place):
            return True
    return False


def _forbids(w: Colony, forbid: Forbid, s: int, what: str, place: int) -> bool:
    if forbid.what not in (what, "everything"):
        return False
    at = place if place >= 0 else w.at[s]
    return forbid.at is None or at in places(w, forbid.at, Scene(Player(w.owner[s]), actor=s, place=w.at[s]))


def banned(w: Colony, player: int) -> Sequence[str]:
    """The symbols of cards that lasting effects forbid a player to play."""
    if not (w.lasting and lasts(w, Forbid)):
        return ()
    symbols = [gift.symbol for _, gift in player_gifts(w, player, Forbid) if gift.what == "play"]
    return SYMBOLS if None in symbols else [symbol for symbol in symbols if symbol is not None]


def tidy(w: Colony, over: str) -> None:
    """Ends the lasting effects, and makes ready the abilities, that last until the end of the turn, or of the round."""
    if over == "turn":
        w.lasting = tuple(each for each in w.lasting if each.until != "turn")
        w.abilities = tuple(used for used in w.abilities if used[2] != "turn")
        return
    kept = (each for each in w.lasting if each.until not in ("turn", "round"))
    w.lasting = tuple(replace(each, until="round") if each.until == "next_round" else each for each in kept)
    w.abilities = tuple(used for used in w.abilities if used[2] == "game")
