"""Between players: requests and hand-offs (rules 5.8 and 5.9)."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Choice, Player, PlayerName, Steps, Why, because

from ..cards.modifiers import banned, is_frozen
from ..cards.selectors import SYMBOL
from ..chapters.costs import lose_card
from ..decks import add_to_hand, show_all, sole
from ..pack import PACK, ItemCard, Someone
from ..pack.names import item_name, name_of, person
from ..table import MOST_PLAYERS, Colony, Declined, Happening
from ..vocabulary.words import SYMBOLS, Symbol
from .action import HIGHEST, Action, distinct, forbidden, not_yours
from .attack import AttackPaid, attacks_paid_by
from .cards import PLAY, EatCard, Equip, PlayCard, can_play, take_off


class Request(Action, frozen=True):
    """Ask another player for a card of a kind; giving is voluntary (rule 5.8)."""

    other: Player
    symbol: Symbol

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if not 0 <= self.other < w.players or self.other == player or w.out[self.other]:
            return because("ask-somebody-else", "5.8")
        if not w.hands[self.other]:
            return because("empty-hand", "5.8")
        if Declined(player, self.other, self.symbol) in w.declined:
            return because("refused-already", "5.8")
        return None

    def do(self, w: Colony) -> Steps:
        return (Requested(w.turn, self.other, self.symbol),)

    def args(self) -> dict[str, Any]:
        return {"other": PlayerName(self.other), "symbol": self.symbol}


class Give(Action, frozen=True):
    """The card is given: everybody sees it, and the one who asked plays it at once (rule 5.8)."""

    card: ItemCard

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card)}


class Refuse(Action, frozen=True):
    """Nothing is given."""


REFUSE = Refuse()


class Requested(Choice[Colony, Give | Refuse], frozen=True):
    """Somebody asks for a card that they would play at once (rule 5.8)."""

    asker: Player
    giver: Player
    symbol: Symbol

    def decider(self, w: Colony) -> Player:
        return self.giver

    def options(self, w: Colony, player: Player) -> Sequence[Give | Refuse]:
        symbol = self.symbol
        found: list[Give | Refuse] = [REFUSE]
        for card in dict.fromkeys(w.hands[self.giver]):
            if SYMBOL[card] == symbol and can_use(w, self.asker, card):
                found.append(Give(card))
        return found

    def thinkable(self, w: Colony, player: Player) -> Iterator[Give | Refuse]:
        yield Refuse()
        yield from (Give(ItemCard(card)) for card in range(len(PACK.items)))

    def refusal(self, w: Colony, player: Player, option: Give | Refuse) -> Why | None:
        if isinstance(option, Refuse) or option in self.options(w, player):
            return None
        return because("not-asked-for", "5.8")

    def chosen(self, w: Colony, option: Give | Refuse) -> Steps:
        if isinstance(option, Refuse):
            w.declined += (Declined(self.asker, self.giver, self.symbol),)
            return ()
        lose_card(w, self.giver, option.card)
        add_to_hand(w, self.asker, option.card)
        show_all(w, self.asker, option.card)
        w.note(Happening("handed_over", self.asker))
        return (PlayingGiven(self.asker, option.card),)

    def args(self) -> dict[str, Any]:
        return {"asker": PlayerName(self.asker), "symbol": self.symbol}


def can_use(w: Colony, player: Player, card: ItemCard) -> bool:
    """True if a player could play a card at once, were it in their hand."""
    if PLAY[card] == "equip":
        return bool(w.groups[player]) and SYMBOL[card] not in banned(w, player)
    if can_play(w, player, card) or next(attacks_paid_by(w, player, card), None) is not None:
        return True
    return _may_eat(w, player, card) and any(die < HIGHEST for die in w.dice[player])


def _may_eat(w: Colony, player: Player, card: ItemCard) -> bool:
    """True if an exile may eat the card, unless a lasting effect forbids it (rules 7.6 and 10.8)."""
    return w.exiled[player] and SYMBOL[card] == "food" and "food" not in banned(w, player)


class PlayingGiven(Choice[Colony, PlayCard | Equip | EatCard | AttackPaid], frozen=True):
    """A card that was given is played at once (rule 5.8)."""

    player: Player
    card: ItemCard

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[PlayCard | Equip | EatCard | AttackPaid]:
        card = self.card
        if PLAY[card] == "equip":
            return [Equip(card, s) for s in w.groups[player]]
        plays: list[PlayCard | Equip | EatCard | AttackPaid] = [*attacks_paid_by(w, player, card)]
        if can_play(w, player, card):
            plays.append(PlayCard(card))
        if _may_eat(w, player, card):
            plays += [EatCard(card, die) for die in distinct(w.dice[player]) if die < HIGHEST]
        return plays

    def only(self, w: Colony) -> PlayCard | Equip | EatCard | AttackPaid | None:
        return sole(self.options(w, self.player))

    def thinkable(self, w: Colony, player: Player) -> Iterator[PlayCard | Equip | EatCard | AttackPaid]:
        for card in {self.card, *w.hands[player]}:
            yield PlayCard(card)
            yield from (Equip(card, Someone(s)) for s in range(len(PACK.survivors)))
            yield from (EatCard(card, die) for die in range(1, 7))
        yield from attacks_paid_by(w, player, self.card)

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card)}


class HandOff(Action, frozen=True):
    """A piece of equipment goes to another survivor at the same place (rule 5.9)."""

    survivor: Someone
    card: ItemCard
    to: Someone
    used: bool = False

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s, to = self.survivor, self.to
        if why := not_yours(w, player, s):
            return why
        if not 0 <= self.card < len(PACK.items) or self.card not in w.equipped[s]:
            return because("not-carried", "5.9", survivor=name_of(s))
        used, all_of_them = w.used[s].count(self.card), w.equipped[s].count(self.card)
        if not (used if self.used else all_of_them - used):
            return because("not-carried", "5.9", survivor=name_of(s))
        if not 0 <= to < len(w.at) or to == s or w.at[to] != w.at[s]:
            return because("not-together", "5.9")
        if Declined(player, w.owner[to], card=self.card) in w.declined:
            return because("declined-already", "5.9")
        return forbidden(w, s, "hand_off")

    def do(self, w: Colony) -> Steps:
        if w.owner[self.to] == w.turn:
            hand_over(w, self)
            return ()
        return (HandedOff(self),)

    def args(self) -> dict[str, Any]:
        return {**person(self.survivor), "card": item_name(self.card), "to": name_of(self.to)}


def hand_over(w: Colony, it: HandOff) -> None:
    """Hands a card over, used or not as it was."""
    take_off(w, it.survivor, it.card, it.used)
    w.note(Happening("handed_over", w.owner[it.survivor], it.to, w.at[it.to]))
    w.equipped[it.to] = tuple(sorted((*w.equipped[it.to], it.card)))
    if it.used:
        w.used[it.to] = tuple(sorted((*w.used[it.to], it.card)))


class Accept(Action, frozen=True):
    """It is taken."""


class Decline(Action, frozen=True):
    """It is not taken."""


class HandedOff(Choice[Colony, Accept | Decline], frozen=True):
    """Whether a piece of equipment is taken (rule 5.9)."""

    what: HandOff

    def decider(self, w: Colony) -> Player:
        return Player(w.owner[self.what.to])

    def options(self, w: Colony, player: Player) -> Sequence[Accept | Decline]:
        return [Decline(), Accept()]

    def chosen(self, w: Colony, option: Accept | Decline) -> Steps:
        it = self.what
        if isinstance(option, Accept):
            hand_over(w, it)
        else:
            w.declined += (Declined(w.owner[it.survivor], w.owner[it.to], card=it.card),)
        return ()

    def args(self) -> dict[str, Any]:
        return self.what.args()


def requests(w: Colony, player: Player) -> list[Request]:
    """Everything a player may ask others for."""
    found: list[Request] = []
    refused = [0] * len(w.hands)
    for no in w.declined:
        if no.by == player and no.symbol:
            refused[no.to] |= BIT[no.symbol]
    for other, hand in enumerate(w.hands):
        if hand and other != player and not w.out[other]:
            found += REQUESTS[other][refused[other]]
    return found


BIT: dict[str, int] = {symbol: 1 << place for place, symbol in enumerate(SYMBOLS)}


def _requests_to(other: Player) -> tuple[tuple[Request, ...], ...]:
    """What somebody may still be asked for, by what they have refused: a bit for each symbol."""
    requests = [Request(other, symbol) for symbol in SYMBOLS]
    return tuple(
        [tuple([each for each in requests if not refused & BIT[each.symbol]]) for refused in range(1 << len(SYMBOLS))]
    )


REQUESTS = tuple(map(_requests_to, map(Player, range(MOST_PLAYERS))))


def hand_offs(w: Colony, player: Player, s: int) -> Iterator[HandOff]:
    """Every way a survivor can give equipment away."""
    if w.lasting and is_frozen(w, s, "hand_off"):
        return
    others = [other for other in w.standing(w.at[s]) if other != s]
    for card in dict.fromkeys(w.equipped[s]):
        used = w.used[s].count(card)
        marks = ([False] if w.equipped[s].count(card) > used else []) + ([True] if used else [])
        willing = [to for to in others if Declined(player, w.owner[to], card=card) not in w.declined]
        yield from (HandOff(Someone(s), card, to, mark) for mark in marks for to in willing)
