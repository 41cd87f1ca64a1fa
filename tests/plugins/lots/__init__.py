"""Lots: a small box with features of larger games: sealed answers, a race, secrets, and a peek at one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Self

from msgspec import Meta

from ludotheque.core.facets.face import Face
from ludotheque.core.game import Game, Result
from ludotheque.core.language.words import Player, Why, because
from ludotheque.core.options import Options
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position, begin
from ludotheque.core.state.steps import Ask, Choice, Option, Roll, Step, Steps
from ludotheque.core.state.world import HIDDEN, Public, Secrets, Viewer, World

STONES = 3
NUMBERS = range(1, 7)


class LotsOptions(Options, frozen=True):
    """The options of Lots."""

    rounds: Annotated[int, Meta(ge=1, le=4)] = 2
    race: bool = True


class Table(World, kw_only=True):
    """What lies on the table."""

    rules: Public[LotsOptions]
    stones: Public[list[int]]
    won: Public[list[int]]
    winner: Public[Player] = Player(0)
    left: Public[int]
    """The number of rounds still to play."""
    numbers: Secrets[list[int]]
    peeks: Public[list[tuple[Player, ...]]]
    known: Secrets[list[tuple[int, ...]]]
    """By player, the numbers they have peeked at."""


class Deal(Step[Table], frozen=True):
    """A secret number is dealt."""

    player: Player
    number: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def do(self, w: Table) -> Steps:
        w.numbers[self.player] = self.number
        return ()


class Dealing(Roll[Table, Deal], frozen=True):
    """Which number is dealt."""

    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Deal]:
        return [Deal(self.player, number) for number in NUMBERS]


class Round(Step[Table], frozen=True):
    """Everybody bids; then, if that is agreed, there is a race for a stone."""

    quiet = True

    def do(self, w: Table) -> Steps:
        if not w.left:
            return (End(),)
        w.left -= 1
        race = (Grabbing(),) if w.rules.race else ()
        return (Bidding(), *race, Round())


class Bid(Option[Table], frozen=True):
    """Stones offered in a closed fist."""

    stones: int

    def why_not(self, w: Table, player: Player) -> Why | None:
        if 0 <= self.stones <= w.stones[player]:
            return None
        return because("too-few-stones", "2.1", stones=w.stones[player])


class Bidding(Ask[Table, Bid], frozen=True):
    """Everybody bids at the same time."""

    def who(self, w: Table) -> Sequence[Player]:
        return [Player(seat) for seat in range(len(w.stones))]

    def options(self, w: Table, player: Player) -> Sequence[Bid]:
        return [Bid(stones) for stones in range(w.stones[player] + 1)]

    def thinkable(self, w: Table, player: Player) -> Iterator[Bid]:
        yield from (Bid(stones) for stones in range(-1, STONES + 9))

    def then(self, w: Table, answers: Mapping[Player, Bid]) -> Steps:
        for player, bid in answers.items():
            w.stones[player] -= bid.stones
        w.winner = max(sorted(answers), key=lambda player: answers[player].stones)
        w.won[w.winner] += 1
        return (Rewarding(w.winner),)


class Peek(Step[Table], frozen=True):
    """Look at somebody's secret number."""

    other: Player

    def why_not(self, w: Table, player: Player) -> Why | None:
        if not 0 <= self.other < len(w.won) or self.other == player:
            return because("nobody-there", "2.2")
        if self.other in w.peeks[player]:
            return because("known-already", "2.2")
        return None

    def do(self, w: Table) -> Steps:
        return (Seen(w.winner, self.other, w.numbers[self.other]),)


class Seen(Step[Table], frozen=True):
    """A secret number is shown to one player."""

    reveals = True
    player: Player
    other: Player
    number: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, self.other, HIDDEN)

    def do(self, w: Table) -> Steps:
        w.peeks[self.player] += (self.other,)
        w.known[self.player] += (self.number,)
        return ()


class Rest(Step[Table], frozen=True):
    """Look at nothing."""

    def do(self, w: Table) -> Steps:
        return ()


class Rewarding(Choice[Table, Peek | Rest], frozen=True):
    """The winner of the round may peek."""

    player: Player

    def decider(self, w: Table) -> Player:
        return self.player

    def options(self, w: Table, player: Player) -> Sequence[Peek | Rest]:
        others = [Player(seat) for seat in range(len(w.won)) if seat != player and seat not in w.peeks[player]]
        return (*map(Peek, others), Rest())

    def thinkable(self, w: Table, player: Player) -> Iterator[Peek | Rest]:
        yield Rest()
        yield from (Peek(Player(seat)) for seat in range(-1, len(w.won) + 2))


class Grab(Option[Table], frozen=True):
    """Take the stone."""


class Wait(Option[Table], frozen=True):
    """Leave the stone to the others."""


class Grabbing(Ask[Table, Grab | Wait], frozen=True):
    """A stone for whoever grabs it first; the others need not answer after that."""

    def who(self, w: Table) -> Sequence[Player]:
        return [Player(seat) for seat in range(len(w.stones))]

    def options(self, w: Table, player: Player) -> Sequence[Grab | Wait]:
        return Grab(), Wait()

    def settled(self, w: Table, answers: Mapping[Player, Grab | Wait]) -> bool:
        return len(answers) == len(w.stones) or Grab() in answers.values()

    def then(self, w: Table, answers: Mapping[Player, Grab | Wait]) -> Steps:
        for player, answer in answers.items():
            w.stones[player] += isinstance(answer, Grab)
        return ()


class End(Step[Table], frozen=True):
    """The last round has been played."""

    def do(self, w: Table) -> Steps:
        w.over = True
        return ()


def standing(w: Table) -> list[int]:
    """Rounds won, times the number if it can be seen."""
    return [won if number is HIDDEN else won * number for won, number in zip(w.won, w.numbers, strict=True)]


class Lots(Game[Table]):
    """A game for two to four players, made for the tests."""

    key = "lots"
    players = range(2, 5)
    options = LotsOptions
    world = Table
    face = Face(standing=standing)

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        table = Table(
            rules=options,
            stones=[STONES] * players,
            won=[0] * players,
            left=options.rounds,
            numbers=[0] * players,
            peeks=[()] * players,
            known=[()] * players,
        )
        return begin(table, [*(Dealing(Player(seat)) for seat in range(players)), Round()], chance)

    def result(self, w: Table) -> Result:
        scores = tuple(won * number for won, number in zip(w.won, w.numbers, strict=True))
        winners = tuple(Player(seat) for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, winners)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        known = dict(zip(w.peeks[player], w.known[player], strict=True)) | {player: w.numbers[player]}
        for seat in map(Player, range(len(w.numbers))):
            number, chance = chance.pick(NUMBERS)
            w.numbers[seat] = known.get(seat, number)
        w.known = [tuple(w.numbers[other] for other in peeks) for peeks in w.peeks]

    def imagine(self, view: Position[Table], player: Player, chance: Chance) -> Position[Table]:
        imagined = super().imagine(view, player, chance)
        for seat in (seat for seat, answer in view.answers.items() if seat != player):
            imagined.answers[seat], chance = chance.pick(_sealed(view, seat))
        return imagined


def _sealed(view: Position[Table], seat: Player) -> Sequence[Option[Table]]:
    """The answers somebody may have sealed; a grab would have ended the race."""
    assert view.question is not None
    return [option for option in view.question.options(view.world, seat) if option != Grab()]


GAME = Lots()
