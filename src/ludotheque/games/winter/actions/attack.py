"""Attacks on zombies (rules 3.2, 10.5 and 10.6)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Steps, Why, because

from ..cards.modifiers import ABILITIES, ITEM_ABILITIES, Source, ability_of, gifts, is_frozen, lasts, offers, use_up
from ..cards.selectors import SYMBOL
from ..chapters.costs import PayingCard, discard, lose_card
from ..chapters.kills import Slaughter, Slay
from ..chapters.zombies import MakeNoise, entrance_name
from ..decks import without
from ..pack import PACK, ItemCard, Place, Someone
from ..pack.names import item_name, name_of
from ..table import ENTRANCES_OF, NOISES, Colony, Happening
from ..vocabulary.modifiers import AttackKills, Grant, NoExposure
from .action import (
    FREE,
    Action,
    attack_dice,
    cannot_attack,
    first_of,
    forbidden,
    gift_said,
    not_yours,
    pay_for_attack,
    use_gift,
)


class Attack(Action, frozen=True):
    """A survivor attacks a zombie at an entrance of the same place (rule 3.2)."""

    survivor: Someone
    entrance: int
    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := not_yours(w, player, self.survivor):
            return why
        if self.entrance not in ENTRANCES_OF[w.at[self.survivor]]:
            return because("not-there", "3.2", survivor=name_of(self.survivor))
        if not w.zombies[self.entrance]:
            return because("no-zombie", "3.2", entrance=entrance_name(self.entrance))
        return first_of(forbidden(w, self.survivor, "attack"), cannot_attack(w, player, self.survivor, self.die))

    def do(self, w: Colony) -> Steps:
        player, s = w.turn, self.survivor
        pay_for_attack(w, player, s, self.die)
        strike = Striking(player, s, self.entrance, "none" if is_sheltered(w, s) else "each")
        return (strike if strike.may_use(w) else Strike(s, self.entrance, 1, strike.exposure),)

    def args(self) -> dict[str, Any]:
        return {
            "survivor": name_of(self.survivor),
            "entrance": entrance_name(self.entrance),
            "die": self.die,
            "risk": "yes",
        }


def is_sheltered(w: Colony, s: Someone) -> bool:
    """True if something spares the attacker the exposure by itself. A lasting effect loses a use."""
    for source, gift in gifts(w, s, NoExposure):
        if gift.on == "attack" and _covers(w, s, gift):
            if source.kind == "lasting":
                use_up(w, source.number)
            return True
    return False


def _covers(w: Colony, s: int, gift: NoExposure) -> bool:
    return gift.at is None or gift.at == PACK.place_ids[w.at[s]]


class Strike(Action, frozen=True):
    """The attack takes place: the zombie dies, then the attacker is exposed (rule 3.2). Each kill is told by itself."""

    quiet = True
    reveals = False
    survivor: Someone
    entrance: int
    kills: int = 1
    exposure: str = "each"
    noise: int = 0

    def do(self, w: Colony) -> Steps:
        s, place = self.survivor, Place(w.at[self.survivor])
        w.note(Happening("attack", w.turn, s, place))
        free = NOISES[place] - w.noise[place]
        noise: Steps = (MakeNoise(place, min(self.noise, free)),) if self.noise and free > 0 else ()
        rest = Slaughter(w.turn, place, self.kills - 1, self.exposure, s, "attack", killed=1)
        return (*noise, Slay(self.entrance), rest)

    def args(self) -> dict[str, Any]:
        return {
            "survivor": name_of(self.survivor),
            "entrance": entrance_name(self.entrance),
            "kills": self.kills,
            "exposure": self.exposure,
        }


class UseGift(Action, frozen=True):
    """Use a weapon, a tool or an ability for this."""

    source: Source

    def args(self) -> dict[str, Any]:
        return {"gift": gift_said(self.source), "kind": self.source.kind}


class Striking(Choice[Colony, Strike | UseGift], frozen=True):
    """What else an attacker uses: one at most that kills more, and what protects (rules 10.5 and 10.6)."""

    player: Player
    survivor: Someone
    entrance: int
    exposure: str = "each"
    kills: int = 1
    noise: int = 0
    replaced: bool = False

    def decider(self, w: Colony) -> Player:
        return self.player

    def may_use(self, w: Colony) -> bool:
        """True if there is anything to ask; the question must not reveal what is in the hand."""
        return bool(self._ready(w))

    def gifts_left(self, w: Colony) -> list[Source]:
        """What can still be used and paid for."""
        return [source for source, pay in self._ready(w).items() if pay is None or self._holds(w, pay)]

    def _holds(self, w: Colony, symbol: str) -> bool:
        return any(SYMBOL[card] == symbol for card in w.hands[self.player])

    def _ready(self, w: Colony) -> dict[Source, str | None]:
        """What is ready to be used, and the symbol of the card that it costs."""
        found: dict[Source, str | None] = {}
        if not self.replaced:
            for source, gift in (*gifts(w, self.survivor, AttackKills), *offers(w, self.survivor, AttackKills)):
                found[source] = gift.pay
        if self.exposure != "none":
            for source, shield in offers(w, self.survivor, NoExposure):
                if shield.on == "attack" and _covers(w, self.survivor, shield):
                    found[source] = None
        return found

    def options(self, w: Colony, player: Player) -> Sequence[Strike | UseGift]:
        return [self._strike(), *map(UseGift, self.gifts_left(w))]

    def _strike(self) -> Strike:
        return Strike(self.survivor, self.entrance, self.kills, self.exposure, self.noise)

    def thinkable(self, w: Colony, player: Player) -> Iterator[Strike | UseGift]:
        yield self._strike()
        yield from (UseGift(Source("item", card)) for card in range(len(PACK.items)))
        yield from (UseGift(Source("ability", s)) for s in range(len(PACK.survivors)))
        yield from (UseGift(Source("lasting", number)) for number in range(len(w.lasting)))

    def chosen(self, w: Colony, option: Strike | UseGift) -> Steps:
        if isinstance(option, Strike):
            return option.do(w)
        kills = [
            gift
            for source, gift in (*gifts(w, self.survivor, AttackKills), *offers(w, self.survivor, AttackKills))
            if source == option.source
        ]
        use_gift(w, self.survivor, option.source)
        if not kills or self.replaced:
            following = replace(self, exposure="none")
            return (following if following.may_use(w) else following._strike(),)
        (gift, *_) = kills
        exposure = "none" if self.exposure == "none" else gift.exposure
        following = replace(self, exposure=exposure, kills=gift.n, noise=gift.noise, replaced=True)
        price: Steps = (PayingCard(self.player, gift.pay),) if gift.pay else ()
        return (*price, following if following.may_use(w) else following._strike())

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class AttackPaid(Action, frozen=True):
    """A card that was given pays at once for an attack that kills more (rule 5.8)."""

    card: ItemCard
    survivor: Someone
    source: Source
    entrance: int
    die: int

    def do(self, w: Colony) -> Steps:
        s, player = self.survivor, w.turn
        gift = dict(_priced(w, s, SYMBOL[self.card]))[self.source]
        pay_for_attack(w, player, s, self.die)
        use_gift(w, s, self.source)
        lose_card(w, player, self.card)
        discard(w, player, self.card)
        exposure = "none" if is_sheltered(w, s) else gift.exposure
        return (Strike(s, self.entrance, gift.n, exposure, gift.noise),)

    def args(self) -> dict[str, Any]:
        return {
            "survivor": name_of(self.survivor),
            "entrance": entrance_name(self.entrance),
            "card": item_name(self.card),
            "die": self.die,
        }


PRICES = frozenset(
    gift.pay
    for ability in (*ABILITIES, *ITEM_ABILITIES)
    if ability is not None
    for gift in ability.gives
    if isinstance(gift, AttackKills)
)
"""Symbols of cards that pay for an attack that kills more."""


def _priced(w: Colony, s: int, symbol: str) -> Iterator[tuple[Source, AttackKills]]:
    """What makes a survivor's attack kill more for a card with this symbol."""
    for source, gift in (*gifts(w, s, AttackKills), *offers(w, s, AttackKills)):
        if gift.pay == symbol:
            yield source, gift


def attacks_paid_by(w: Colony, player: Player, card: ItemCard) -> Iterator[AttackPaid]:
    """Every attack for which a card could pay right now."""
    if SYMBOL[card] not in PRICES and not lasts(w, AttackKills, Grant):
        return
    for s in map(Someone, w.groups[player]):
        if w.lasting and is_frozen(w, s, "attack"):
            continue
        doors = [door for door in ENTRANCES_OF[w.at[s]] if w.zombies[door]]
        for source, _ in dict(_priced(w, s, SYMBOL[card])).items() if doors else ():
            extra = ability_of(w, source).die if source.kind != "lasting" else 0
            for die in attack_dice(w, player, s):
                left = without(w.dice[player], die) if die != FREE else w.dice[player]
                if not extra or any(other >= extra for other in left):
                    yield from (AttackPaid(card, s, source, door, die) for door in doors)
