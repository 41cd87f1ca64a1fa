"""Cards: playing, equipping, adding to the crisis and to the main objective; food for dice (rules 5.1 to 5.7)."""

from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Player, PlayerName, Sentence, Steps, Viewer, Why, because

from ..cards.interpreter import Do, Needs, fulfilled, needed_for
from ..cards.modifiers import banned, lasts, player_gifts
from ..cards.obstacles import obstacle
from ..cards.selectors import SYMBOL, Scene, count_symbol
from ..chapters.costs import discard, forget, lose_card, unlearn
from ..chapters.crossroads import interrupting
from ..decks import without
from ..pack import PACK, ItemCard, Someone
from ..pack.names import item_name, name_of
from ..pack.text import item_rules
from ..table import Cards, Colony, Happening
from ..vocabulary.modifiers import Forbid
from .action import HIGHEST, Action, first_of, no_such_die, not_yours

PLAY = tuple(each.kind.play for each in PACK.items)
DO = tuple(each.kind.do for each in PACK.items)


def not_in_hand(w: Colony, player: Player, card: int, rule: str) -> Why | None:
    """The refusal of a card that is not in the hand, by this rule; None if it is there."""
    if 0 <= card < len(PACK.items) and card in w.hands[player]:
        return None
    return because("not-in-hand", rule)


class PlayCard(Action, frozen=True):
    """Play a card from the hand (rule 5.1)."""

    card: ItemCard

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := not_in_hand(w, player, self.card, "5.1"):
            return why
        return cannot_play(w, player, self.card)

    def do(self, w: Colony) -> Steps:
        player, card = w.turn, self.card
        lose_card(w, player, card)
        w.playing += (card,)
        w.note(Happening("card_played", player, how=SYMBOL[card]))
        return (Do(DO[card], played_scene(player, card)), PutAway(player, card))

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card), "does": text_of_item(self.card)}

    def told(self, who: Player | None = None) -> Sentence:
        """What the card does is told line by line, as it happens."""
        return replace(self.sentence(who), id="play-card-told")


def text_of_item(card: Any) -> Any:
    """What an item does, in words."""
    return "hidden" if card is HIDDEN else item_rules(PACK.items[card].kind)


@cache
def played_scene(player: Player, card: ItemCard) -> Scene:
    """The scene of an item: it speaks to whoever plays it."""
    return Scene(player, PACK.items[card].kind.id, symbol=SYMBOL[card])


@cache
def needs_of(card: ItemCard) -> Needs:
    """What must be there for a card to have an effect."""
    return needed_for(DO[card])


def cannot_play(w: Colony, player: Player, card: ItemCard) -> Why | None:
    """Why a card cannot be played for its effect, wherever it comes from."""
    if PLAY[card] == "equip":
        return because("equip-it", "5.2", card=item_name(card))
    if SYMBOL[card] in banned(w, player):
        return because("card-forbidden", "10.8", card=item_name(card))
    return obstacle(w, DO[card], played_scene(player, card), "5.1")


def can_play(w: Colony, player: Player, card: ItemCard) -> bool:
    """True if a card that is not equipment can be played for its effect."""
    return SYMBOL[card] not in banned(w, player) and _has_effect(w, player, card)


def _has_effect(w: Colony, player: Player, card: ItemCard) -> bool:
    needs = needs_of(card)
    return not needs or fulfilled(w, needs, played_scene(player, card))


class PutAway(Action, frozen=True):
    """A card that was played goes to the waste pile; an event, or an exile's card, leaves the game (rule 5.1)."""

    quiet = True
    reveals = False
    player: Player
    card: ItemCard

    def do(self, w: Colony) -> Steps:
        w.playing = without(w.playing, self.card)
        if PLAY[self.card] == "event" and w.rules.event_cards == "removed":
            w.removed += (self.card,)
        else:
            discard(w, self.player, self.card)
        return ()


class Equip(Action, frozen=True):
    """Equip a survivor with a card from the hand (rule 5.2)."""

    card: ItemCard
    survivor: Someone

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := first_of(not_in_hand(w, player, self.card, "5.2"), not_yours(w, player, self.survivor)):
            return why
        if PLAY[self.card] != "equip":
            return because("cannot-equip", "5.2", card=item_name(self.card))
        if SYMBOL[self.card] in banned(w, player):
            return because("card-forbidden", "10.8", card=item_name(self.card))
        return None

    def do(self, w: Colony) -> Steps:
        player, card, s = w.turn, self.card, self.survivor
        marked = w.marked[player].count(card) >= w.hands[player].count(card)
        w.hands[player] = without(w.hands[player], card)
        forget(w, player, card)
        if marked:
            w.marked[player] = without(w.marked[player], card)
            w.used[s] = tuple(sorted((*w.used[s], card)))
        w.equipped[s] = tuple(sorted((*w.equipped[s], card)))
        w.note(Happening("card_played", player, s, how=SYMBOL[card]))
        return ()

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card), "survivor": name_of(self.survivor)}


class GiveToCrisis(Action, frozen=True):
    """A card goes face down into the crisis: everybody sees that, nobody sees which (rule 5.3).

    It can be taken back as long as nothing else was done since.
    """

    reveals = False
    player: Player
    card: ItemCard

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if self.player != player:
            return because("not-in-hand", "5.3")
        return first_of(not_in_hand(w, player, self.card, "5.3"), no_crisis_for(w, player))

    def do(self, w: Colony) -> Steps:
        player = self.player
        w.hands[player] = without(w.hands[player], self.card)
        unlearn(w, player)
        _put_in_crisis(w, player, self.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class GiveEquipment(Action, frozen=True):
    """A piece of equipment goes into the crisis; everybody has seen what it is (rule 5.3)."""

    reveals = False
    player: Player
    survivor: Someone
    card: ItemCard

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := first_of(not_yours(w, player, self.survivor), no_crisis_for(w, player)):
            return why
        if self.player == player and self.card in w.equipped[self.survivor]:
            return None
        return because("not-carried", "5.3", survivor=name_of(self.survivor))

    def do(self, w: Colony) -> Steps:
        take_off(w, self.survivor, self.card, used=self.card in w.used[self.survivor])
        _put_in_crisis(w, self.player, self.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "survivor": name_of(self.survivor), "card": item_name(self.card)}


def take_off(w: Colony, s: int, card: ItemCard, used: bool) -> None:
    """A card leaves a survivor's equipment."""
    w.equipped[s] = without(w.equipped[s], card)
    if used:
        w.used[s] = without(w.used[s], card)


def _put_in_crisis(w: Colony, player: Player, card: ItemCard) -> None:
    w.given[player] = tuple(sorted((*w.given[player], card)))
    w.note(Happening("crisis_given", player))


def may_give(w: Colony, player: Player) -> bool:
    """True if a player may give to the crisis."""
    if w.exiled[player] or w.crisis < 0:
        return False
    return not (w.lasting and lasts(w, Forbid)) or all(
        gift.what != "crisis" for _, gift in player_gifts(w, player, Forbid)
    )


def no_crisis_for(w: Colony, player: Player) -> Why | None:
    """Why a player may not give to the crisis: they are in exile, or there is none."""
    if may_give(w, player):
        return None
    if w.exiled[player]:
        return because("exiles-give-nothing", "7.6")
    return because("no-crisis", "5.3") if w.crisis < 0 else because("crisis-forbidden", "10.8")


class Store(Action, frozen=True):
    """A card is put on the main objective, for everybody to see (rule 5.7)."""

    card: ItemCard

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := not_in_hand(w, player, self.card, "5.7"):
            return why
        if SYMBOL[self.card] not in w.side.stores:
            return because("not-wanted", "5.7", card=item_name(self.card))
        return None

    def do(self, w: Colony) -> Steps:
        lose_card(w, w.turn, self.card)
        w.stored += (self.card,)
        return ()

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card)}


class SpendFood(Action, frozen=True):
    """A food token makes an unused die show one more (rule 5.6)."""

    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if w.exiled[player]:
            return because("exiles-eat-alone", "7.6")
        if not w.food:
            return because("no-food", "5.6")
        return first_of(no_such_die(w, player, self.die), _too_high(self.die))

    def do(self, w: Colony) -> Steps:
        spent = Happening("food_spent", w.turn)
        if coming := interrupting(w, spent):
            return (*coming, SpendAfterAll(w.turn, self.die))
        return _eat(w, w.turn, self.die)

    def args(self) -> dict[str, Any]:
        return {"die": self.die, "to": self.die + 1}


class SpendAfterAll(Action, frozen=True):
    """Food is spent after a card has interrupted it, unless the card has cancelled it (rule 9.3)."""

    quiet = True
    reveals = False
    player: Player
    die: int

    def do(self, w: Colony) -> Steps:
        if w.cancelled or not w.food or self.die not in w.dice[self.player]:
            w.cancelled = False
            return ()
        return _eat(w, self.player, self.die)


def _eat(w: Colony, player: Player, die: int) -> Steps:
    raise_die(w, player, die)
    w.food -= 1
    w.note(Happening("food_spent", player))
    return ()


class EatCard(Action, frozen=True):
    """An exile eats a food card: an unused die shows one more (rule 7.6)."""

    card: ItemCard
    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        if why := not_in_hand(w, player, self.card, "7.6"):
            return why
        if not w.exiled[player] or SYMBOL[self.card] != "food":
            return because("only-exiles", "7.6")
        if "food" in banned(w, player):
            return because("card-forbidden", "10.8", card=item_name(self.card))
        return first_of(no_such_die(w, player, self.die), _too_high(self.die))

    def do(self, w: Colony) -> Steps:
        lose_card(w, w.turn, self.card)
        w.playing += (self.card,)
        raise_die(w, w.turn, self.die)
        w.note(Happening("card_played", w.turn, how="food"))
        return (PutAway(w.turn, self.card),)

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card), "die": self.die, "to": self.die + 1}


def _too_high(die: int) -> Why | None:
    return because("six-is-highest", "5.6") if die >= HIGHEST else None


def raise_die(w: Colony, player: int, die: int, by: int = 1) -> None:
    """Makes an unused die show more, up to six."""
    w.dice[player] = tuple(sorted((*without(w.dice[player], die), max(1, min(HIGHEST, die + by)))))


def crisis_score(cards: Cards, symbols: tuple[str, ...]) -> int:
    """One point for each card with a symbol that is asked for, and one less for each other card (rule 8.3)."""
    right = sum(count_symbol(cards, symbol) for symbol in symbols)
    return right - (len(cards) - right)
