"""What a player makes of the table: what is lacking, and what the others may do about it."""

from functools import cached_property
from math import exp

from ludotheque.core import Player

from ...cards.selectors import SYMBOL
from ...chapters.colony_phase import food_needed, goal_reached, threshold
from ...decks import size
from ...pack import COLONY
from .aims import SHARE
from .doors import Doors
from .memory import once

HELD = {"food": 0.3, "medicine": 0.2, "fuel": 0.2, "tool": 0.2}
"""About how many of the cards in a hand show each symbol."""

TRAITOR = 0.5
"""The belief at which a player is taken for a traitor: their cards do not count, and nothing is asked of them."""


class Insight(Doors):
    """What a player makes of the table, from what the seat knows."""

    @cached_property
    def near(self) -> bool:
        """True if the main objective will be done at the end of this round, if nothing goes wrong."""
        return goal_reached(self.w) and not self.aim.kills

    @cached_property
    def need(self) -> int:
        """Food tokens that the colony eats this round."""
        return food_needed(self.w)

    @cached_property
    def hungry(self) -> int:
        """The food tokens still lacking for this round and for the objective."""
        spare = 0 if not self.aim.food or self.rounds > 2 else self.aim.food
        return self.need + spare - self.w.food

    @cached_property
    def later(self) -> list[Player]:
        """The players whose turns are still to come in this round."""
        w, seats = self.w, [*self.w.seats]
        if w.stage != "turns" or w.turn not in seats:
            return []
        after = seats[seats.index(w.turn) + 1 :]
        return [seat for seat in after if not w.out[seat]]

    @once
    def supply(self, symbol: str) -> float:
        """About how many cards of a symbol the players still to come this round may have."""
        w, total = self.w, 0.0
        for seat in self.later:
            if seat == self.player or w.exiled[seat]:
                continue
            known = sum(SYMBOL[card] == symbol for card in w.known[seat])
            total += known + HELD.get(symbol, 0.1) * max(0, len(w.hands[seat]) - len(w.known[seat]))
            finding = [SHARE[symbol][w.at[s]] for s in w.groups[seat] if w.at[s] != COLONY]
            total += 1.2 * sum(finding)
        return total

    @cached_property
    def given(self) -> int:
        """The score of the crisis, as far as it can be known: the player's own cards are counted, and those of others
        taken to be right, except a traitor's."""
        own = sum(1 if SYMBOL[card] in self.symbols else -1 for card in self.w.given[self.player])
        others = [seat for seat in range(self.w.players) if seat != self.player and self.beliefs[seat] < TRAITOR]
        return own + sum(len(self.w.given[seat]) for seat in others)

    @cached_property
    def missing(self) -> int:
        """Cards that the crisis still lacks."""
        return threshold(self.w) - self.given if self.w.crisis >= 0 else 0

    @cached_property
    def expected(self) -> float:
        """Cards that those who come later may still give to the crisis."""
        return 0.85 * sum(self.supply(symbol) for symbol in self.symbols)

    @once
    def hope(self, mine: int) -> float:
        """How likely the crisis is to be prevented if the player gives this many more cards."""
        return at_least(self.missing - mine, self.expected)

    @cached_property
    def matching(self) -> list[int]:
        """The cards of the hand that the crisis asks for."""
        return [card for card in self.hand if SYMBOL[card] in self.symbols]

    @once
    def held(self, symbol: str) -> int:
        """How many cards of a symbol are in the hand."""
        return sum([SYMBOL[card] == symbol for card in self.hand])

    def deck_left(self, place: int) -> int:
        """How many cards are left to find at a place."""
        return size(self.w.decks[place])


def at_least(k: int, mean: float) -> float:
    """How likely something with this mean number of times is to happen at least k times."""
    if k <= 0:
        return 1.0
    term = total = exp(-mean)
    for i in range(1, k):
        term *= mean / i
        total += term
    return 1.0 - total
