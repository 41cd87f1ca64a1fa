"""How the answers of a turn look at first sight, without trying them out: cheap enough to play whole matches with."""

from collections.abc import Sequence
from heapq import nlargest, nsmallest

from ludotheque.core import Option, Player, Position

from ..edition import CARDS, CHARACTERS, SHOWS, Card, Goods, Tally
from ..table import Bazaar, minus, plus
from ..turn import Acting, Offer, Store, Storing, Swap, Swapping, Take, exposed
from . import LEADING, LOST_TO_A_SWAP, character_hope, commands_hope, hopes_of, to_come

MOST_OFFERED, MOST_WANTED = 2, 2
"""How many cards a player thinks of giving away, those least missed; and for each, how many of the others' cards."""
NEVER = -100.0

OBJECTS = {card: tuple([(kind, n) for kind, n in enumerate(shows[:CHARACTERS]) if n]) for card, shows in SHOWS.items()}
"""The kinds of objects on a card, and how many of each."""


def glance(position: Position[Bazaar], player: Player, options: Sequence[Option[Bazaar]]) -> list[float] | None:
    """How the options look to the player who is asked; None if the question is not part of a turn."""
    question = position.question
    if isinstance(question, Acting):
        return _Glance(position.world, player).actions(options)
    if isinstance(question, Swapping):
        return _Glance(position.world, player).swaps(options)  # type: ignore[arg-type]
    if isinstance(question, Storing):
        return _Glance(position.world, player).stores(options)
    return None


class _Glance:
    """A player's cards, what each is worth among them, and what others may take before the player's next turn.

    All values are gains: what the player may hope for then, less what the player may hope for now.
    """

    def __init__(self, w: Bazaar, player: Player) -> None:
        self.w, self.player = w, player
        self.later = max(0, to_come(w, player)[0] - 1)
        """How often the player will act after this turn."""
        self.hopes = hopes_of(w.rules.edition, self.later)
        self.row, self.tally, self.down = w.rows[player], w.tally[player], len(w.stored[player])
        self.missed = {card: self._missed(self.tally, card) for card in self.row}
        """What each card in the row is worth among the others."""
        self.claims = self._commands(self.tally)
        players = len(w.rows)
        turns = players - 1 if self.later else players * w.seating.actions_each - w.turns
        self.danger = min(1.0, LOST_TO_A_SWAP * turns)

    def actions(self, options: Sequence[Option[Bazaar]]) -> list[float]:
        """Take, offer, store or pass."""
        swaps, at_risk = self._best_swaps(), self._at_risk(self.row)
        leading = LEADING if self.w.claimant is None else 0.0
        looks = []
        for option in options:
            if isinstance(option, Take):
                looks.append(self._taken(option.card) - at_risk)
            elif isinstance(option, Offer):
                looks.append(swaps.get(option.card, NEVER))
            elif isinstance(option, Store):
                looks.append(leading + self._stored(option.card, *self._stored_with(option.card)))
            else:
                looks.append(-at_risk)
        return looks

    def swaps(self, options: Sequence[Swap]) -> list[float]:
        """For which card of another player to swap."""
        given = options[0].given
        best = self._likely_swaps(given, [(swap.owner, swap.card) for swap in options])
        return [best.get((swap.owner, swap.card), NEVER) for swap in options]

    def stores(self, options: Sequence[Option[Bazaar]]) -> list[float]:
        """A second card, or none."""
        return [self._stored(option.card) if isinstance(option, Store) else self._stored() for option in options]

    # What they lead to.

    def _taken(self, card: Card) -> float:
        tally = plus(self.tally, SHOWS[card])
        return self._gained(self.tally, card) + self._character(card) + self._commands(tally, 1) - self.claims

    def _best_swaps(self) -> dict[Card, float]:
        """The cards that would be missed least, and how good it may be to offer each."""
        wanted = exposed(self.w, self.player)
        if not wanted:
            return {}
        offered = nsmallest(MOST_OFFERED, self.row, key=self.missed.__getitem__)
        return {given: max(self._likely_swaps(given, wanted).values()) for given in offered}

    def _likely_swaps(self, given: Card, wanted: Sequence[tuple[Player, Card]]) -> dict[tuple[Player, Card], float]:
        """Of the cards that others have, those that would add most, and how good the swap would be."""
        left = minus(self.tally, SHOWS[given])
        likely = nlargest(MOST_WANTED, [(self._gained(left, card), owner, card) for owner, card in wanted])
        return {(owner, card): self._swapped(left, given, owner, card) for _, owner, card in likely}

    def _swapped(self, left: Tally, given: Card, owner: Player, card: Card) -> float:
        """The player's gain, less a share of the other's."""
        look = self._gained(left, card) - self.missed[given] + self._character(card) - self._character(given)
        look += self._commands(plus(left, SHOWS[card])) - self.claims
        theirs = minus(self.w.tally[owner], SHOWS[card])
        look -= (self._gained(theirs, given) - self._gained(theirs, card)) / (len(self.w.rows) - 1)
        return look - self._at_risk([other for other in self.row if other != given])

    def _stored(self, *cards: Card) -> float:
        """The gain from storing these cards: they are safe, and the bird leaves the row."""
        claims = self._commands(self.tally, 0, len(cards)) - self.claims
        return claims - self._at_risk([card for card in self.row if card not in cards])

    def _stored_with(self, card: Card) -> list[Card]:
        """The cards worth storing with it, if any."""
        bird = self.w.birds[self.player]
        others = [other for other in self.row if other not in (card, bird) and self.missed[other] > 0]
        return nlargest(1, others, key=self.missed.__getitem__)

    def _at_risk(self, row: Sequence[Card]) -> float:
        """What a swap may take from these cards."""
        return self.danger * max([0.0, *[self.missed[card] for card in row]])

    # What cards are worth.

    def _gained(self, tally: Tally, card: Card) -> float:
        """What the card's objects add to a tally."""
        hopes = self.hopes
        return sum([hopes[kind][tally[kind] + n] - hopes[kind][tally[kind]] for kind, n in OBJECTS[card]])

    def _missed(self, tally: Tally, card: Card) -> float:
        """What the card's objects add to the rest of a tally that includes them."""
        hopes = self.hopes
        return sum([hopes[kind][tally[kind]] - hopes[kind][tally[kind] - n] for kind, n in OBJECTS[card]])

    def _character(self, card: Card) -> float:
        """What the card brings besides objects, if it is a character."""
        shown = CARDS[card]
        if isinstance(shown, Goods):
            return 0.0
        goods = len(self.row) + self.down - self.tally[CHARACTERS]
        return character_hope(shown, self.hopes, self.tally, goods, self.later)

    def _commands(self, tally: Tally, more: int = 0, down: int = 0) -> float:
        """What the tiles may bring for these objects, with `more` cards more, `down` of them stored."""
        if not self.w.tiles:
            return 0.0
        return commands_hope(self.w.tiles, tally, len(self.row) + self.down + more, self.down + down)
