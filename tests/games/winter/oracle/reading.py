"""The words of the cards, read naively: numbers, places, people, conditions, and the gifts that are in force."""

from collections.abc import Iterator
from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import BEDS, DOORS, HOME, OUTSIDE, Books, counted, symbol


def kind(word: Any) -> str:
    """What sort of word it is."""
    return type(word).__name__


def compare(left: int, cmp: str, right: int) -> bool:
    """One of the comparisons that cards use."""
    return {">=": left >= right, "<=": left <= right, "==": left == right}[cmp]


def places(b: Books, name: str, player: int = -1, here: int = -1) -> list[int]:
    """The places a name means."""
    if name in PACK.place_ids:
        return [PACK.place_ids.index(name)]
    if name.startswith("role:"):
        return [PACK.roles[name[5:]]]  # type: ignore[index]
    several = {"each_outside": OUTSIDE, "each": [HOME, *OUTSIDE], "anywhere": [HOME, *OUTSIDE], "here": [here]}
    if name == "where_own":
        return sorted({b.at[s] for s in b.group(player)})
    return several[name]


def number(b: Books, n: Any, player: int, die: int = 0, here: int = -1) -> int:
    """A number, worked out."""
    if isinstance(n, int):
        return n
    if isinstance(n, tuple):
        two, three, four, five = n
        return int({2: two, 3: three, 4: four, 5: five}[b.players])
    units = {
        "player": b.players if not b.out else len(b.playing),
        "start_player": b.players,
        "non_exiled": len(b.citizens),
        "helpless": b.helpless,
        "own_survivor": len(b.group(player)),
        "die": die,
        "round": b.played,
    }
    unit = len(b.standing(places(b, n.at, player, here)[0])) if n.per == "survivor_at" else units[n.per]
    share = -(-unit // n.over) if n.up else unit // n.over
    return int(n.times * share + n.plus)


def fits(b: Books, s: int, test: Any, player: int, actor: int = -1) -> bool:
    """True if a survivor is one of those a filter means."""
    tests = [
        test.owner is None or owner_fits(b, s, test.owner, player),
        test.at is None or b.at[s] in places(b, test.at, player, b.at.get(actor, -1)),
        test.outside is None or (b.at[s] != HOME) == test.outside,
        test.exiled is None or (b.owner[s] in b.exiled) == test.exiled,
        test.tag is None or test.tag in PACK.survivors[s].tags,
        test.wounded is None or (b.wounds[s] > 0) == test.wounded,
        test.equipped is None or any(symbol(card) == test.equipped for card in b.carried[s]),
        test.leader is None or (b.leader[b.owner[s]] == s) == test.leader,
        test.moved is None or (s in b.moved) == test.moved,
        not test.other or s != actor,
        not test.elsewhere or b.at[s] != b.at.get(actor, -1),
    ]
    return all(tests)


def owner_fits(b: Books, s: int, who: Any, player: int) -> bool:
    """True if a survivor belongs to these players."""
    return {"active": b.owner[s] == player, "others": b.owner[s] != player}[who]


def holds(b: Books, condition: Any, player: int, s: int = -1) -> bool:
    """True if a condition holds for a player, and perhaps for the survivor who acts."""
    if condition is None:
        return True
    return bool(CONDITIONS[kind(condition)](b, condition, player, s))


def _own(b: Books, c: Any, player: int, s: int) -> bool:
    found = [each for each in b.group(player) if fits(b, each, c.of, player, s)]
    return compare(len(found), c.cmp, number(b, c.n, player))


def _in_play(b: Books, c: Any, player: int, s: int) -> bool:
    them = PACK.survivor_number[c.id]
    if c.among == "dead":
        return them in b.gone
    if c.among == "deck":
        return them not in b.gone and them not in b.at
    if them not in b.at or (c.among == "own" and b.owner[them] != player):
        return False
    there = c.at is None or b.at[them] in places(b, c.at, player)
    return there and (c.exiled is None or (b.owner[them] in b.exiled) == c.exiled)


def _tokens(b: Books, c: Any, player: int, s: int) -> bool:
    wanted = number(b, c.n, player)
    if c.what in ("food", "starvation"):
        return compare(b.food if c.what == "food" else b.starvation, c.cmp, wanted)
    spots = places(b, c.at, player, b.at.get(s, -1))
    if c.what == "noise":
        counts = [b.noise[place] for place in spots]
    else:
        board = b.zombies if c.what == "zombie" else b.barricades
        by_door = c.each and spots == [HOME]
        counts = [board[d] for d in DOORS[HOME]] if by_door else [b.at_doors(board, place) for place in spots]
    if c.each or (c.at == "each_outside" and c.each):
        return all(compare(count, c.cmp, wanted) for count in counts)
    return compare(sum(counts), c.cmp, wanted)


def _group(b: Books, c: Any, player: int, s: int) -> bool:
    mine, n = len(b.group(player)), number(b, c.n, player)
    most = max((len(b.group(other)) for other in b.playing if other != player), default=0)
    return {"most": mine > most, "most_by": mine >= most + n, "exactly": mine == n, "at_least": mine >= n}[c.what]


def _hand(b: Books, c: Any, player: int, s: int) -> bool:
    hand = b.hands[player]
    if c.most:
        return all(len(hand) > len(b.hands[other]) for other in b.playing if other != player)
    have = counted(hand)[c.symbol] if c.symbol else len(hand)
    if c.only and have != len(hand):
        return False
    return compare(have, c.cmp, number(b, c.n, player))


def _equipped(b: Books, c: Any, player: int, s: int) -> bool:
    def has(who: int) -> int:
        return sum(counted(b.carried[each])[c.symbol] for each in b.group(who))

    wanted = number(b, c.n, player)
    return all(has(who) >= wanted for who in b.citizens) if c.each_player else has(player) >= wanted


def _wounds(b: Books, c: Any, player: int, s: int) -> bool:
    total = sum(b.wounds[each] for each in b.at if fits(b, each, c.of, player, s))
    return compare(total, c.cmp, number(b, c.n, player))


def _stored(b: Books, c: Any, player: int, s: int) -> bool:
    cards = [card for card in b.stored if not (c.non_starter and PACK.items[card].home == 0)]
    have = counted(cards)[c.symbol] if c.symbol else len(cards)
    return compare(have, c.cmp, number(b, c.n, player))


def _removed(b: Books, c: Any, player: int, s: int) -> bool:
    return compare(len(b.gone if c.what == "survivors" else b.removed), c.cmp, number(b, c.n, player))


def _share(b: Books, c: Any, player: int, s: int) -> bool:
    for place in BEDS:
        there = b.standing(place)
        own = [each for each in there if b.owner[each] == player]
        others = [each for each in there if b.owner[each] != player]
        tagged = [each for each in others if c.tag is None or c.tag in PACK.survivors[each].tags]
        if {
            "own_own": len(own) >= 2,
            "own_exiled": _across(b, player, own, tagged),
            "own_other": bool(own and tagged),
            "exactly_two": bool(own) and len(there) == 2,
        }[c.what]:
            return True
    return False


def _across(b: Books, player: int, own: list[int], others: list[int]) -> bool:
    """True if somebody in exile and somebody who is not stand together."""
    here = player in b.exiled
    return bool(own) and any((b.owner[s] in b.exiled) != here for s in others)


def _betrayers_exiled(b: Books, c: Any, player: int, s: int) -> bool:
    return all(who in b.exiled for who in range(b.players) if is_betrayer(b, who))


def is_betrayer(b: Books, player: int) -> bool:
    """True if a player was dealt the betrayal card."""
    return any(card >= len(PACK.loyal) for card in b.objectives[player])


CONDITIONS: dict[str, Any] = {
    "Always": lambda b, c, p, s: True,
    "And": lambda b, c, p, s: all(holds(b, each, p, s) for each in c.of),
    "Or": lambda b, c, p, s: any(holds(b, each, p, s) for each in c.of),
    "Not": lambda b, c, p, s: not holds(b, c.of, p, s),
    "Own": _own,
    "This": lambda b, c, p, s: fits(b, s, c.of, p, s),
    "InPlay": _in_play,
    "Helpless": lambda b, c, p, s: compare(b.helpless, c.cmp, number(b, c.n, p)),
    "HelplessOutnumber": lambda b, c, p, s: b.helpless > len(b.standing(HOME)),
    "Tokens": _tokens,
    "Waste": lambda b, c, p, s: compare(len(b.waste), c.cmp, number(b, c.n, p)),
    "Removed": _removed,
    "DecksEmpty": lambda b, c, p, s: sum(not n for n in b.decks.values()) >= number(b, c.n, p),
    "Share": _share,
    "Group": _group,
    "Hand": _hand,
    "Equipped": _equipped,
    "Wounds": _wounds,
    "Stored": _stored,
    "Morale": lambda b, c, p, s: compare(b.morale, c.cmp, number(b, c.n, p)),
    "Round": lambda b, c, p, s: compare(b.round, c.cmp, number(b, c.n, p)),
    "RoundsSurvived": lambda b, c, p, s: b.played >= number(b, c.n, p),
    "MainDone": lambda b, c, p, s: b.main_done,
    "Counter": lambda b, c, p, s: compare(b.counters.get(c.name, 0), c.cmp, number(b, c.n, p)),
    "Exiled": lambda b, c, p, s: compare(len(b.exiled), c.cmp, number(b, c.n, p)),
    "IsExiled": lambda b, c, p, s: p in b.exiled,
    "BetrayersExiled": _betrayers_exiled,
    "SearchedEverywhere": lambda b, c, p, s: b.searched == {*OUTSIDE},
    "DiceUnused": lambda b, c, p, s: len(b.dice[p]) >= number(b, c.n, p),
    "CanPay": lambda b, c, p, s: can_pay(b, p, c.cost),
    "Free": lambda b, c, p, s: b.free(places(b, c.at, p, b.at.get(s, -1))[0]) >= number(b, c.n, p),
}


def can_pay(b: Books, player: int, cost: Any) -> bool:
    """True if a player has all that a price asks for."""
    dice = [die for die in b.dice[player] if die >= cost.showing]
    cards = [card for card in b.hands[player] if cost.symbol in (None, symbol(card))]
    food = 0 if player in b.exiled else b.food
    return len(dice) >= cost.dice and len(cards) >= cost.cards and (food >= cost.food or not cost.food)


def abilities(b: Books, s: int) -> Iterator[tuple[str, int, Any]]:
    """The abilities of a survivor: their own, those of what they carry, and those that cards have granted."""
    yield "ability", s, PACK.survivors[s].ability
    for card in b.carried[s]:
        if PACK.items[card].kind.ability is not None:
            yield "item", card, PACK.items[card].kind.ability
    for place, each in enumerate(b.lasting):
        if kind(each.gives) == "Grant" and meant(b, each, s):
            yield "lasting", place, each.gives.ability


def meant(b: Books, lasting: Any, s: int) -> bool:
    """True if what lasts is for this survivor, this survivor's player, or everybody."""
    if lasting.until == "later":
        return False
    if lasting.survivor >= 0:
        return bool(lasting.survivor == s)
    return lasting.player < 0 or bool(lasting.player == b.owner[s])


def survivor_gifts(b: Books, s: int) -> Iterator[Any]:
    """What works by itself for this survivor alone (rule 10.4)."""
    for _, _, ability in abilities(b, s):
        if b.at[s] in places(b, ability.where) and holds(b, ability.if_, b.owner[s], s):
            yield from ability.gives
    yield from (each.gives for each in b.lasting if each.survivor == s and meant(b, each, s))


def own_gifts(b: Books, s: int) -> Iterator[Any]:
    """What works by itself for a survivor, but for what others at the place do."""
    yield from survivor_gifts(b, s)
    yield from (each.gives for each in b.lasting if each.survivor < 0 and meant(b, each, s))


def gifts(b: Books, s: int) -> list[Any]:
    """All that works by itself for a survivor (rules 10.4 and 10.13)."""
    found = list(own_gifts(b, s))
    for other in b.standing(b.at[s]):
        if other != s:
            found += [gift for each in own_gifts(b, other) if kind(each) == "Presence" for gift in each.others]
    return found


def gifts_called(b: Books, s: int, name: str) -> list[Any]:
    """The gifts of one kind."""
    return [gift for gift in gifts(b, s) if kind(gift) == name]


def forbidden(b: Books, s: int, what: str, place: int = -1) -> bool:
    """True if something that lasts forbids this to a survivor, there (rule 10.8)."""
    return any(
        gift.what == what and (gift.at is None or place in places(b, gift.at)) for gift in gifts_called(b, s, "Forbid")
    )


def frozen(b: Books, s: int) -> bool:
    """True if a survivor takes no more actions this round."""
    return any(gift.what == "everything" for gift in gifts_called(b, s, "Forbid"))


def value(b: Books, s: int, what: str) -> int:
    """The die that an attack, or a search, needs."""
    if what == "attack" and gifts_called(b, s, "AttackAnyDie"):
        return 1
    printed: int = getattr(PACK.survivors[s], what)
    return max(1, printed - sum(int(gift.n) for gift in gifts_called(b, s, "Nerve") if gift.what == what))


def deadly(b: Books, s: int) -> int:
    """How many wounds a survivor dies of."""
    return max([3, *(int(gift.n) for gift in gifts_called(b, s, "WoundLimit"))])


def eaters(b: Books) -> int:
    """How many people in the colony eat and draw zombies."""
    return b.helpless + sum(not gifts_called(b, s, "NotCounted") for s in b.standing(HOME))
