"""The call, and the pass: everybody gives a card to the left, then takes one from the right (rule 4)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from ludotheque.core import HIDDEN, Arg, Ask, Option, Player, Roll, Sentence, Step, Steps, Viewer, Why, because

from .grabbing import GRABS, THINKABLE_GRABS, Grab, Scramble, Take, taken_by
from .material import CARDS, Card, Hand, in_order
from .table import (
    FIRST_WIND,
    MOST_IN_THE_WIND,
    MOST_PASSES,
    WIND_EVERY,
    Table,
    everybody,
    left_of,
    without,
)


class Give(Option[Table], frozen=True):
    """A card for the neighbour on the left (rule 4.1)."""

    quiet = True
    card: Card

    def args(self) -> dict[str, Arg]:
        return {"card": named(self.card)}

    def why_not(self, w: Table, player: Player) -> Why | None:
        if w.passes >= MOST_PASSES:
            return because("no-more-passes", "4.8", passes=MOST_PASSES)
        if self.card not in w.hands[player]:
            return because("card-not-in-hand", "4.2", card=named(self.card))
        return None


class Hold(Option[Table], frozen=True):
    """After the last pass: no grab either (rule 4.8)."""

    quiet = True

    def why_not(self, w: Table, player: Player) -> Why | None:
        return None if w.passes >= MOST_PASSES else because("card-must-be-given", "4.1")


GIVES = {card: Give(card) for card in CARDS}


class Passing(Ask[Table, Give | Grab | Hold], frozen=True):
    """Everybody at once: a card to give, or a totem (rules 4.1 and 5.1)."""

    def who(self, w: Table) -> Sequence[Player]:
        return everybody(w)

    def asks(self, w: Table, player: Player) -> bool:
        return 0 <= player < len(w.hands)

    def options(self, w: Table, player: Player) -> Sequence[Give | Grab | Hold]:
        grabs = [GRABS[totem] for totem in w.totems]
        if w.passes >= MOST_PASSES:
            return [Hold(), *grabs]
        return [*(Give(card) for card in dict.fromkeys(w.hands[player])), *grabs]

    def thinkable(self, w: Table, player: Player) -> Iterator[Give | Grab | Hold]:
        yield Hold()
        yield from GIVES.values()
        yield from THINKABLE_GRABS

    def refusal(self, w: Table, player: Player, option: Give | Grab | Hold) -> Why | None:
        return option.why_not(w, player)

    def prompt(self, w: Table, player: Player) -> Sentence:
        if w.passes >= MOST_PASSES:
            return Sentence("last-look-question", {}, __package__)
        id = "wind-question" if w.wind else "pass-question"
        return Sentence(id, {"number": w.passes + 1}, __package__)

    def default(self, w: Table, player: Player) -> Give | Grab | Hold:
        """The card that came last goes on (rule 4.3)."""
        return Hold() if w.passes >= MOST_PASSES else GIVES[w.hands[player][-1]]

    def settled(self, w: Table, answers: Mapping[Player, Give | Grab | Hold]) -> bool:
        """When all have answered; live, the first grab ends it at once (rules 5.1 and 9.2)."""
        if len(answers) == len(w.hands):
            return True
        return not w.is_calm and any(isinstance(answer, Grab) for answer in answers.values())

    def then(self, w: Table, answers: Mapping[Player, Give | Grab | Hold]) -> Steps:
        claims = [Take(player, answer.totem) for player, answer in answers.items() if isinstance(answer, Grab)]
        if claims:
            return (*taken_by(claims), Scramble())
        if w.passes >= MOST_PASSES:
            return ()
        cards = tuple(answers[player].card for player in everybody(w))  # type: ignore[union-attr]
        if w.wind:
            return (ChangeWind(w.passes + 1, cards), *map(Blowing, everybody(w)), CalmDown(), self)
        return (Pass(w.passes + 1, cards), self)


class Pass(Step[Table], frozen=True):
    """The cards go round, all at the same time. Each player knows the one given and the one received."""

    number: int
    cards: Hand
    """By giver."""

    def seen_by(self, viewer: Viewer) -> Self:
        known = () if viewer is None else (viewer, (viewer - 1) % len(self.cards))
        return type(self)(self.number, _known(self.cards, known))

    def args(self) -> dict[str, Arg]:
        gave, got = self._in_hand()
        return {"number": self.number, "gave": named(gave), "got": named(got)}

    def _in_hand(self) -> tuple[Card, Card]:
        """What its one reader gave and received; hidden if no seat or every seat may read it."""
        own = [seat for seat, card in enumerate(self.cards) if HIDDEN not in (card, self.cards[seat - 1])]
        if len(own) != 1:
            return HIDDEN, HIDDEN
        return self.cards[own[0]], self.cards[own[0] - 1]

    def do(self, w: Table) -> Steps:
        for player in everybody(w):
            w.hands[player] = without(w.hands[player], self.cards[player])
        for player in everybody(w):
            w.hands[left_of(w, player)] += (self.cards[player],)
        count_pass(w)
        return ()


class ChangeWind(Step[Table], frozen=True):
    """The cards given go to the pile, and each player receives one from it instead (rule 4.7)."""

    number: int
    cards: Hand
    """By giver."""

    def seen_by(self, viewer: Viewer) -> Self:
        return type(self)(self.number, _known(self.cards, () if viewer is None else (viewer,)))

    def args(self) -> dict[str, Arg]:
        own = [card for card in self.cards if card is not HIDDEN]
        return {"number": self.number, "gave": named(own[0] if len(own) == 1 else HIDDEN)}

    def do(self, w: Table) -> Steps:
        for player in everybody(w):
            w.hands[player] = without(w.hands[player], self.cards[player])
            w.given[player] = (self.cards[player],)
        return ()


class Receive(Step[Table], frozen=True):
    """A card from the pile; only the player who receives it sees it."""

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


class Blowing(Roll[Table, Receive], frozen=True):
    """Which card the wind brings."""

    stream = "deck"
    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Receive]:
        return [Receive(self.player, card) for card in dict.fromkeys(w.pile)]

    def odds(self, w: Table) -> Sequence[int]:
        return odds_of(w.pile)


class CalmDown(Step[Table], frozen=True):
    """Only now do the cards that were given join the pile."""

    quiet = True

    def do(self, w: Table) -> Steps:
        w.pile = in_order((*w.pile, *sum(w.given, ())))
        w.given = [()] * len(w.hands)
        count_pass(w)
        return ()


def take_from_pile(w: Table, player: Player, card: Card) -> None:
    """A card of the pile joins a hand."""
    w.pile = without(w.pile, card)
    w.hands[player] += (card,)


def odds_of(pile: Hand) -> list[int]:
    """How many of each card the pile has, in its order."""
    return [pile.count(card) for card in dict.fromkeys(pile)]


def count_pass(w: Table) -> None:
    """Counts a pass, and settles whether the wind changes at the next."""
    w.passes += 1
    after = w.passes + 1 - FIRST_WIND
    may_change = w.rules.change_of_wind and len(w.hands) <= MOST_IN_THE_WIND
    w.wind = may_change and after >= 0 and after % WIND_EVERY == 0


def named(card: Card) -> Arg:
    """A card as sentences speak of it: the sun."""
    return "hidden" if card is HIDDEN else Sentence(f"the-{card}", {}, __package__)


def _known(cards: Hand, seats: Sequence[int]) -> Hand:
    return tuple(card if seat in seats else HIDDEN for seat, card in enumerate(cards))
