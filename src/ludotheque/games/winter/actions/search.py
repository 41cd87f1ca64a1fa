"""Searching: look, make noise to look further, keep, and put the rest under the deck (rule 3.4)."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Choice, Player, PlayerName, Steps, Viewer, Why, because

from ..cards.modifiers import Source, gifts, offers
from ..chapters.zombies import make_noise
from ..decks import Looking, add_to_hand, put_under, size, sole, without
from ..pack import COLONY, PACK, ItemCard, Place, Someone
from ..pack.names import item_name, name_of, place_name
from ..table import NOISES, Colony, Happening
from ..vocabulary import modifiers as m
from .action import Action, first_of, forbidden, gift_said, no_such_die, not_yours, pay_die, search_of, use_gift
from .attack import UseGift


class Search(Action, frozen=True):
    """A survivor searches the place where they stand (rule 3.4)."""

    survivor: Someone
    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        place = w.at[s]
        if place == COLONY:
            return because("nothing-to-search", "3.4")
        if not w.decks[place]:
            return because("deck-empty", "3.4", place=place_name(place))
        if why := first_of(forbidden(w, s, "search"), no_such_die(w, player, self.die)):
            return why
        needed = search_of(w, s)
        return None if self.die >= needed else because("die-too-low", "3.1", die=self.die, needed=needed)

    def do(self, w: Colony) -> Steps:
        player, s, place = w.turn, self.survivor, Place(w.at[self.survivor])
        pay_die(w, s, self.die, "search")
        w.looked = (player, ())
        w.searched |= 1 << place
        look = keep = 0
        for _, gift in gifts(w, s, m.Search):
            if gift.at is None or gift.at == PACK.place_ids[place]:
                look, keep = look + gift.look, keep + gift.keep
        question = Preparing(player, s, place, 1 + look, 1 + keep)
        return (question if question.gifts_left(w) else BeginSearch(player, s, place, 1 + look, 1 + keep),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "die": self.die}


class BeginSearch(Action, frozen=True):
    """So many cards are looked at, and so many of them may be kept: each is told by itself."""

    quiet = True
    reveals = False
    player: Player
    survivor: Someone
    place: Place
    look: int
    keep: int

    def do(self, w: Colony) -> Steps:
        seen = min(self.look, size(w.decks[self.place]))
        found = Finding(self.player, self.survivor, self.place, self.keep)
        return (*(Looking(self.place, self.player),) * seen, found)

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "survivor": name_of(self.survivor),
            "place": place_name(self.place),
            "look": self.look,
            "keep": self.keep,
        }


class Preparing(Choice[Colony, BeginSearch | UseGift], frozen=True):
    """What a survivor uses for a search (rule 10.5)."""

    player: Player
    survivor: Someone
    place: Place
    look: int
    keep: int

    def decider(self, w: Colony) -> Player:
        return self.player

    def gifts_left(self, w: Colony) -> dict[Source, m.Search]:
        """What can still be used here."""
        here = PACK.place_ids[self.place]
        return {source: gift for source, gift in offers(w, self.survivor, m.Search) if gift.at in (None, here)}

    def _begin(self) -> BeginSearch:
        return BeginSearch(self.player, self.survivor, self.place, self.look, self.keep)

    def options(self, w: Colony, player: Player) -> Sequence[BeginSearch | UseGift]:
        return [self._begin(), *map(UseGift, self.gifts_left(w))]

    def thinkable(self, w: Colony, player: Player) -> Iterator[BeginSearch | UseGift]:
        yield self._begin()
        yield from (UseGift(Source("item", card)) for card in range(len(PACK.items)))
        yield from (UseGift(Source("ability", s)) for s in range(len(PACK.survivors)))

    def chosen(self, w: Colony, option: BeginSearch | UseGift) -> Steps:
        if isinstance(option, BeginSearch):
            return option.do(w)
        gift = self.gifts_left(w)[option.source]
        use_gift(w, self.survivor, option.source)
        following = replace(self, look=self.look + gift.look, keep=self.keep + gift.keep)
        return (following if following.gifts_left(w) else following._begin(),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class LookOn(Action, frozen=True):
    """Make noise, and look at more (rule 3.4)."""

    gift: Source | None = None

    def args(self) -> dict[str, Any]:
        return {"gift": gift_said(self.gift)}


class Keep(Action, frozen=True):
    """Keep a card that was found; the others learn only that there was one (rule 3.4)."""

    player: Player
    card: ItemCard

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class KeepNoMore(Action, frozen=True):
    """The rest goes under the deck."""


class Finding(Choice[Colony, LookOn | Keep | KeepNoMore], frozen=True):
    """Make noise and look further, or keep what was found (rule 3.4)."""

    player: Player
    survivor: Someone
    place: Place
    keep: int
    kept: int = 0

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[LookOn | Keep | KeepNoMore]:
        cards: list[LookOn | Keep | KeepNoMore] = [
            Keep(self.player, ItemCard(card)) for card in dict.fromkeys(w.looked[1])
        ]
        if self.kept:
            return [KeepNoMore(), *cards]
        noisy = self._can_look_on(w)
        return [*cards, *(LookOn(source) for source in self._lights(w)), LookOn()] if noisy else cards

    def only(self, w: Colony) -> LookOn | Keep | KeepNoMore | None:
        """Everybody sees how many cards were looked at: of one, nothing else can be done than to keep it."""
        return sole(self.options(w, self.player)) if len(w.looked[1]) == 1 else None

    def _can_look_on(self, w: Colony) -> bool:
        if self.place == COLONY or self.survivor < 0:
            return False
        return not self.kept and w.noise[self.place] < NOISES[self.place] and bool(w.decks[self.place])

    def _lights(self, w: Colony) -> list[Source]:
        return [source for source, _ in offers(w, self.survivor, m.NoiseLook)]

    def thinkable(self, w: Colony, player: Player) -> Iterator[LookOn | Keep | KeepNoMore]:
        yield from (KeepNoMore(), LookOn())
        yield from (Keep(self.player, ItemCard(card)) for card in range(len(PACK.items)))
        yield from (LookOn(Source("item", card)) for card in range(len(PACK.items)))

    def refusal(self, w: Colony, player: Player, option: LookOn | Keep | KeepNoMore) -> Why | None:
        if option in self.options(w, player):
            return None
        if isinstance(option, Keep):
            return because("not-found", "3.4")
        if isinstance(option, KeepNoMore):
            return because("keep-one", "3.4")
        return because("no-more-noise", "3.4", place=place_name(self.place))

    def chosen(self, w: Colony, option: LookOn | Keep | KeepNoMore) -> Steps:
        if isinstance(option, LookOn):
            return self._look_on(w, option)
        if isinstance(option, Keep):
            who, cards = w.looked
            w.looked = (who, without(cards, option.card))
            add_to_hand(w, self.player, option.card)
            if self.keep > 1 and w.looked[1]:
                return (replace(self, keep=self.keep - 1, kept=self.kept + 1),)
        return (*put_back(w, self.player, self.place), Searched(self.player, self.survivor, self.place))

    def _look_on(self, w: Colony, option: LookOn) -> Steps:
        look = max([1, *(gift.n for _, gift in gifts(w, self.survivor, m.NoiseLook))])
        if option.gift is not None:
            look = max(look, dict(offers(w, self.survivor, m.NoiseLook))[option.gift].n)
            use_gift(w, self.survivor, option.gift)
        make_noise(w, self.place, 1)
        seen = min(look, size(w.decks[self.place]))
        return (*(Looking(self.place, self.player),) * seen, self)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor) if self.survivor >= 0 else "none", "place": place_name(self.place)}


class Searched(Action, frozen=True):
    """The search is over."""

    quiet = True
    reveals = False
    player: Player
    survivor: Someone
    place: Place

    def do(self, w: Colony) -> Steps:
        w.looked = (-1, ())
        if self.survivor >= 0:
            w.note(Happening("search", self.player, self.survivor, self.place))
        return ()


def put_back(w: Colony, player: Player, deck: int) -> Steps:
    """What was not kept goes under the deck: as drawn, in the player's order, or in no order (rule 3.4)."""
    _, cards = w.looked
    if len(cards) < 2 or w.rules.bottom_order == "drawn":
        put_under(w, deck, cards, player)
    elif w.rules.bottom_order == "random":
        w.decks[deck] += ((1 << player, tuple(sorted(cards))),)
    else:
        return (Ordering(player, deck),)
    w.looked = (player, ())
    return ()


class PutUnder(Action, frozen=True):
    """This card goes under the deck next."""

    player: Player
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class Ordering(Choice[Colony, PutUnder], frozen=True):
    """In which order the rest goes under the deck."""

    player: Player
    deck: int

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[PutUnder]:
        return [PutUnder(self.player, card) for card in dict.fromkeys(w.looked[1])]

    def only(self, w: Colony) -> PutUnder | None:
        return PutUnder(self.player, w.looked[1][0]) if len(w.looked[1]) == 1 else None

    def thinkable(self, w: Colony, player: Player) -> Iterator[PutUnder]:
        yield from (PutUnder(self.player, card) for card in range(len(PACK.items)))

    def chosen(self, w: Colony, option: PutUnder) -> Steps:
        _, cards = w.looked
        put_under(w, self.deck, [option.card], self.player)
        w.looked = (self.player, without(cards, option.card))
        return (self,) if w.looked[1] else ()
