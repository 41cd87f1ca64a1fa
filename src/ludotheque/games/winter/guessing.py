"""What hands, objectives, decks and the neighbour's card may be, for a player who sees only the table (rule 13)."""

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.core import HIDDEN, Chance, Player, Position

from .chapters.crossroads import calls
from .chapters.setup import in_the_box, secret_odds
from .decks import without
from .pack import PACK, ItemCard
from .table import CRISES, CROSSROADS, OUTSIDE, PLACES, STARTERS, SURVIVORS, Colony, Deck

TRIES = 12
"""The most crossroads cards tried to find one not called for by now. After that, any will do."""


def guess(w: Colony, player: Player, chance: Chance) -> None:
    """Fills in what the player does not see, in a way that fits all they have seen."""
    _guess_objectives(w, player, chance.fork("objectives"))
    _guess_items(w, player, chance.fork("items"))
    _guess_survivors(w, chance.fork("survivors"))
    _guess_crossroads(w, chance.fork("crossroads"))
    crises = [n for n in range(len(PACK.crises)) if in_the_box(PACK.crises[n], w.coop, w.rules)]
    gone = {*w.crises_gone, w.crisis}
    _fill_deck(w, CRISES, [n for n in crises if n not in gone], chance.fork("crises"))
    _guess_exile_cards(w, chance.fork("exile"))
    w.glimpses = [() if seen is HIDDEN else seen for seen in w.glimpses]
    w.insights = [() if seen is HIDDEN else seen for seen in w.insights]


def _guess_objectives(w: Colony, player: Player, chance: Chance) -> None:
    """Deals the others objectives as in the setup, out of those not known to be elsewhere."""
    if w.coop:
        w.objectives = [()] * w.players
    if not any(cards is HIDDEN for cards in w.objectives):
        return
    known = {seat: (card,) for seat, card in w.insights[player]}
    known |= {seat: (card,) for seat, card in enumerate(w.shown) if card >= 0}
    dealt = [known.get(seat, ()) if cards is HIDDEN else cards for seat, cards in enumerate(w.objectives)]
    loyal = len(PACK.loyal)
    suspect = next((seat for seat, card in enumerate(w.shown) if card == -2 and not dealt[seat]), None)
    if w.players == 2:
        seen = dict(w.insights[player])
        dealt = [() if cards is HIDDEN else cards for cards in w.objectives]
        for seat in range(w.players):
            if not dealt[seat]:
                options = [(cards, odds) for cards, odds in secret_odds(w.rules, 2, dealt) if _knows(seen, seat, cards)]
                dealt[seat], chance = chance.weighted(options, "deck")
        w.objectives = dealt
        return
    if suspect is not None:
        card, chance = chance.pick(range(loyal, len(PACK.secrets)), "deck")
        dealt[suspect] = (card,)
    for seat in range(w.players):
        if not dealt[seat] and w.objectives[seat] is HIDDEN:
            dealt[seat], chance = chance.weighted(secret_odds(w.rules, w.players, dealt), "deck")
    w.objectives = dealt


def _knows(seen: dict[int, int], seat: int, cards: tuple[int, ...]) -> bool:
    return seat not in seen or seen[seat] in cards


def _guess_items(w: Colony, player: Player, chance: Chance) -> None:
    """Every card is in its own deck, or with somebody; strays may be where they were shuffled in."""
    unseen = _unseen_items(w)
    held = _seen_in_hands(w, player, unseen)
    for place in (STARTERS, *OUTSIDE):
        hidden = _hidden_in(w.decks[place])
        if not hidden:
            continue
        strays = [card for card in w.strays[place] if card in unseen] if place else []
        own = [card for card in unseen if PACK.items[card].home == place and not _is_astray(w, card, place)]
        pool, chance = chance.shuffled([*own, *_at_most(strays, unseen)])
        rest = [*pool]
        if len(rest) < hidden:
            more, chance = chance.shuffled(_less(unseen, rest))
            rest += more
        chosen = rest[:hidden]
        for card in chosen:
            unseen.remove(card)
        w.decks[place] = _filled_deck(w.decks[place], chosen)
    _deal_to_players(w, held, unseen, chance)


def _seen_in_hands(w: Colony, player: Player, unseen: list[ItemCard]) -> list[tuple[Any, ...]]:
    """The hands with the cards in them that everybody, or the player, has seen there."""
    hands = list(w.hands)
    seen = [(seat, card) for seat, cards in enumerate(w.known) for card in cards]
    seen += [(seat, ItemCard(card)) for seat, card in reversed(w.glimpses[player]) if card not in w.known[seat]]
    for seat, card in seen:
        if HIDDEN in hands[seat] and card in unseen:
            unseen.remove(card)
            hands[seat] = (*without(hands[seat], HIDDEN), card)
    return hands


def _is_astray(w: Colony, card: ItemCard, place: int) -> bool:
    return any(card in cards for other, cards in enumerate(w.strays) if other != place)


def _at_most(cards: Iterable[ItemCard], available: Sequence[ItemCard]) -> list[ItemCard]:
    found: list[ItemCard] = []
    for card in cards:
        if found.count(card) < available.count(card):
            found.append(card)
    return found


def _less(cards: Sequence[ItemCard], taken: Sequence[ItemCard]) -> list[ItemCard]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def _unseen_items(w: Colony) -> list[ItemCard]:
    """All item cards whose place is not known."""
    counts = [each.copies for each in PACK.items]
    zones: list[Sequence[Any]] = [w.waste, w.playing, w.removed, w.stored, *w.hands, *w.given, *w.equipped]
    zones += [cards for place in PLACES for _, cards in w.decks[place]]
    if w.open_deck in PLACES:
        zones += [w.turned, w.looked[1]]
    for zone in zones:
        for card in zone:
            if card is not HIDDEN:
                counts[card] -= 1
    return [ItemCard(card) for card, count in enumerate(counts) for _ in range(count)]


def _deal_to_players(w: Colony, hands: list[tuple[Any, ...]], unseen: list[ItemCard], chance: Chance) -> None:
    """Deals the rest to hands, to the crisis, and to whoever is looking at cards."""
    mixed, chance = chance.shuffled(unseen)

    def filled(cards: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(sorted(mixed.pop() if card is HIDDEN else card for card in cards))

    if w.open_deck in PLACES:
        w.looked = (w.looked[0], tuple(mixed.pop() if card is HIDDEN else card for card in w.looked[1]))
    w.given = [filled(cards) for cards in w.given]
    w.hands = [filled(cards) for cards in hands]


def _hidden_in(deck: Deck) -> int:
    return sum(cards.count(HIDDEN) for _, cards in deck)


def _filled_deck(deck: Deck, cards: Sequence[int]) -> Deck:
    """A deck with these cards in place of the hidden ones; within a layer there is no order."""
    left = list(cards)
    layers = []
    for knowing, layer in deck:
        known = [card for card in layer if card is not HIDDEN]
        known += [left.pop() for _ in range(len(layer) - len(known))]
        layers.append((knowing, tuple(sorted(known))))
    return tuple(layers)


def _fill_deck(w: Colony, number: int, cards: Sequence[int], chance: Chance) -> Chance:
    """Fills in the hidden cards of a deck, and those somebody is looking at, out of the cards that may be there."""
    known = {card for _, layer in w.decks[number] for card in layer if card is not HIDDEN}
    if w.open_deck == number:
        known |= {card for card in (*w.looked[1], *w.turned) if card is not HIDDEN}
    free, chance = chance.shuffled([card for card in cards if card not in known])
    if w.open_deck == number:
        w.looked = (w.looked[0], tuple(free.pop() if card is HIDDEN else card for card in w.looked[1]))
    w.decks[number] = _filled_deck(w.decks[number], free[: _hidden_in(w.decks[number])])
    return chance


def _guess_survivors(w: Colony, chance: Chance) -> None:
    """Puts whoever is not in play into the deck, or among the survivors offered to somebody."""
    seen = {s for offered in w.offered for s in offered if s is not HIDDEN}
    absent = [s for s, place in enumerate(w.at) if place == -1 and s not in seen]
    absent = [s for s in absent if in_the_box(PACK.survivors[s], w.coop, w.rules)]
    if w.stage == "setup":
        mixed, chance = chance.shuffled(absent)
        offered = []
        for dealt in w.offered:
            offered.append(tuple(sorted(mixed.pop() if s is HIDDEN else s for s in dealt)))
        w.offered = offered
        absent = sorted(mixed)
    _fill_deck(w, SURVIVORS, absent, chance)


def _guess_crossroads(w: Colony, chance: Chance) -> None:
    """Gives the neighbour a card to read that has not been called for."""
    reader, card = w.reading
    free = [each for each in _crossroads_left(w) if each != card]
    if card is HIDDEN:
        known = {card for _, layer in w.decks[CROSSROADS] for card in layer if card is not HIDDEN}
        mixed, chance = chance.shuffled([card for card in free if card not in known])
        picked = next((card for card in mixed[:TRIES] if _still_waits(w, card)), mixed[0])
        w.reading = (reader, picked)
        free.remove(picked)
    _fill_deck(w, CROSSROADS, free, chance)


def _crossroads_left(w: Colony) -> list[int]:
    """The crossroads cards that have not come true."""
    cards = [n for n, card in enumerate(PACK.crossroads) if in_the_box(card, w.coop, w.rules)]
    return [card for card in cards if card not in w.crossroads_gone]


def _still_waits(w: Colony, card: int) -> bool:
    return calls(w, card) is None


def surprises(position: Position[Colony], player: Player) -> list[Position[Colony]]:
    """The same position with each crossroads card that the neighbour may be reading (rule 9.1)."""
    w = position.world
    reader, _ = w.reading
    if reader < 0 or reader == player:
        return []
    return [_with_card(position, card) for card in _crossroads_left(w) if _still_waits(w, card)]


def _with_card(position: Position[Colony], card: int) -> Position[Colony]:
    other = position.clone()
    other.world.reading = (other.world.reading[0], card)
    return other


def _guess_exile_cards(w: Colony, chance: Chance) -> None:
    """Fills in the exile objectives that only their owners have seen."""
    taken = {card for card in w.exile_cards if card is not HIDDEN}
    for seat, card in enumerate(w.exile_cards):
        if card is HIDDEN and w.exiled[seat]:
            free = [card for card in range(len(PACK.exiles)) if card not in taken]
            w.exile_cards[seat], chance = chance.pick(free, "deck")
            taken.add(w.exile_cards[seat])
        elif card is HIDDEN:
            w.exile_cards[seat] = -1
