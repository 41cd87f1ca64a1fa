"""A round begins: the board is turned, the cards are dealt (rules 2 and 3)."""

from collections.abc import Iterator, Sequence
from typing import Self

from ludotheque.core import HIDDEN, Arg, Choice, Player, Roll, Step, Steps, Viewer, Why, because

from .grabbing import colour_of
from .material import CIRCLES, COLOURS, FOURTH, HAND, Card, Colour, Totem, can_be_won, deck_for
from .passing import named, odds_of, take_from_pile
from .table import Table, everybody

CHIPS_OF_A_TOTEM = 2


class AddTotem(Step[Table], frozen=True):
    """With five players a second red or blue totem comes to the table, for the whole game (rule 2.1)."""

    totem: Totem

    def args(self) -> dict[str, Arg]:
        return {"colour": colour_of(self.totem)}

    def do(self, w: Table) -> Steps:
        w.totems = tuple(sorted((*w.totems, self.totem)))
        return ()


class DrawingTotem(Roll[Table, AddTotem], frozen=True):
    """Which of the two it is."""

    def options(self, w: Table, player: Player) -> Sequence[AddTotem]:
        return [AddTotem(totem) for totem in FOURTH]


class CallFirst(Step[Table], frozen=True):
    """The player who calls in the first round (rule 2.2)."""

    player: Player

    def do(self, w: Table) -> Steps:
        w.caller = self.player
        return ()


class DrawingCaller(Roll[Table, CallFirst], frozen=True):
    """Who calls first."""

    def options(self, w: Table, player: Player) -> Sequence[CallFirst]:
        return [*map(CallFirst, everybody(w))]


class TurnBoard(Step[Table], frozen=True):
    """The caller turns the board by so many circles, or leaves it (rule 3.1)."""

    steps: int

    def why_not(self, w: Table, player: Player) -> Why | None:
        return None if 0 <= self.steps < len(CIRCLES) else because("five-circles", "3.1", steps=self.steps)

    def do(self, w: Table) -> Steps:
        w.rotation = (w.rotation + self.steps) % len(CIRCLES)
        return ()


class Turning(Choice[Table, TurnBoard], frozen=True):
    """Which totem shall stand near the caller?"""

    def decider(self, w: Table) -> Player:
        return w.caller

    def options(self, w: Table, player: Player) -> Sequence[TurnBoard]:
        return [*map(TurnBoard, range(len(CIRCLES)))]

    def thinkable(self, w: Table, player: Player) -> Iterator[TurnBoard]:
        yield from map(TurnBoard, range(-1, len(CIRCLES) + 2))

    def default(self, w: Table, player: Player) -> TurnBoard:
        return TurnBoard(0)


class Gather(Step[Table], frozen=True):
    """All cards come together again, and the totems stand on their circles."""

    quiet = True

    def do(self, w: Table) -> Steps:
        players = len(w.hands)
        w.pile = deck_for(players)
        w.hands, w.given, w.chips = [()] * players, [()] * players, [()] * players
        w.passes, w.wind, w.grabs, w.away = 0, False, (), ()
        return ()


class DealOut(Step[Table], frozen=True):
    """Everybody gets seven cards; the others are left over (rule 3.2)."""

    quiet = True

    def do(self, w: Table) -> Steps:
        return (*(Dealing(player) for player in everybody(w) for _ in range(HAND)), CheckDeal())


class Deal(Step[Table], frozen=True):
    """A card from the pile to a hand; only its owner sees it."""

    quiet = True
    player: Player
    card: Card

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def args(self) -> dict[str, Arg]:
        return {"card": named(self.card)}

    def do(self, w: Table) -> Steps:
        take_from_pile(w, self.player, self.card)
        return ()


class Dealing(Roll[Table, Deal], frozen=True):
    """Which card is dealt."""

    stream = "deck"
    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Deal]:
        return [Deal(self.player, card) for card in dict.fromkeys(w.pile)]

    def odds(self, w: Table) -> Sequence[int]:
        return odds_of(w.pile)


class CheckDeal(Step[Table], frozen=True):
    """A deal from which no player could ever win is dealt again before it is seen (rule 3.3)."""

    quiet = True

    def do(self, w: Table) -> Steps:
        if not can_be_won(sum(w.hands, ())):
            return (Gather(), DealOut())
        return tuple(map(DrawingChip, everybody(w))) if w.is_toru else ()


class DrawChip(Step[Table], frozen=True):
    """A secret colour, for this round (rule 11.1)."""

    quiet = True
    player: Player
    colour: Colour

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def do(self, w: Table) -> Steps:
        w.chips[self.player] = (self.colour,)
        return ()


class DrawingChip(Roll[Table, DrawChip], frozen=True):
    """Which chip is drawn: there are two for each totem."""

    stream = "deck"
    player: Player

    def options(self, w: Table, player: Player) -> Sequence[DrawChip]:
        return [DrawChip(self.player, colour) for colour in dict.fromkeys(chips_left(w))]

    def odds(self, w: Table) -> Sequence[int]:
        left = chips_left(w)
        return [left.count(colour) for colour in dict.fromkeys(left)]


def chips_left(w: Table) -> list[Colour]:
    """The chips not yet drawn, colour by colour."""
    drawn = sum(w.chips, ())
    standing = [CIRCLES[totem] for totem in w.totems]
    left = {colour: standing.count(colour) * CHIPS_OF_A_TOTEM - drawn.count(colour) for colour in COLOURS}
    return [colour for colour, count in left.items() for _ in range(count)]
