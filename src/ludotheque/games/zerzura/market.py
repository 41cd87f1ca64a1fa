"""The market and the rounds: what is for sale, who leads, and when the pile is empty (rules 2.4 and 4)."""

from collections.abc import Sequence
from functools import cache

from ludotheque.core import Arg, Chance, Player, PlayerName, Roll, Step, Steps

from .edition import CARDS, Card
from .ending import End
from .names import card_said, cards_said
from .table import Bazaar, Cards, without
from .turn import Turn


class Draw(Step[Bazaar], frozen=True):
    """A card from the pile goes face up into the market (rule 2.4)."""

    quiet = True
    card: Card

    def args(self) -> dict[str, Arg]:
        return {"card": card_said(self.card)}

    def do(self, w: Bazaar) -> Steps:
        w.pool = without(w.pool, self.card)
        w.pile -= 1
        w.market += (self.card,)
        return ()


DRAWS = {card: Draw(card) for card in CARDS}


class Drawing(Roll[Bazaar, Draw], frozen=True):
    """Which card is drawn; after the last one the market is open, and the turns of the round follow (rule 4.3)."""

    stream = "deck"
    is_last: bool

    def options(self, w: Bazaar, player: Player) -> Sequence[Draw]:
        return [DRAWS[card] for card in w.pool]

    def rolled(self, w: Bazaar, chance: Chance) -> tuple[Draw, Chance]:
        number, after = chance.below(len(w.pool), "deck")
        return DRAWS[w.pool[number]], after

    def chosen(self, w: Bazaar, option: Draw) -> Steps:
        option.do(w)
        if not self.is_last:
            return ()
        return Display(w.round, w.market), *turns_of_a_round(w.dromedary, len(w.rows), w.seating.actions_each)


class Display(Step[Bazaar], frozen=True):
    """The market of a round lies open (rules 2.4 and 4.3)."""

    round: int
    cards: Cards

    def args(self) -> dict[str, Arg]:
        return {"round": self.round, "cards": cards_said(self.cards)}

    def do(self, w: Bazaar) -> Steps:
        return ()


class Lead(Step[Bazaar], frozen=True):
    """A player gets the dromedary, by having stored first or in turn, and begins the next round (rules 4.2 and 4.3)."""

    player: Player
    by_storing: bool

    def args(self) -> dict[str, Arg]:
        return {"who": PlayerName(self.player), "by_storing": "yes" if self.by_storing else "no"}

    def do(self, w: Bazaar) -> Steps:
        return begin_round(w, self.player)


class EndRound(Step[Bazaar], frozen=True):
    """What was left in the market leaves the game; the dromedary goes on; or the game ends (rules 4.1, 4.2 and 8.1)."""

    quiet = True

    def do(self, w: Bazaar) -> Steps:
        w.discarded += w.market
        w.market = ()
        if not w.pile:
            return (End(),)
        if w.claimant is not None:
            return (Lead(w.claimant, True),)
        return (Lead(Player((w.dromedary + 1) % len(w.rows)), False),)


def begin_round(w: Bazaar, player: Player) -> Steps:
    """The player with the dromedary draws the market, and will begin (rules 2.4 and 4.3)."""
    w.dromedary = w.turn = player
    w.claimant = None
    w.round += 1
    w.turns = 0
    return draws_of_a_round(w.seating.market)


@cache
def draws_of_a_round(cards: int) -> Steps:
    """The draws for a market of this many cards."""
    return tuple(Drawing(number == cards) for number in range(1, cards + 1))


@cache
def turns_of_a_round(first: Player, players: int, actions_each: int) -> Steps:
    """The turns of a round, clockwise from the player with the dromedary, and its end (rules 3.1 and 3.7)."""
    return (*(Turn(Player((first + turn) % players)) for turn in range(players * actions_each)), EndRound())
