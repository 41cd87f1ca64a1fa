"""Humbug: dice in the hand, claims about them, and a field of every shape that a table can show."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Any, NewType, Self

from msgspec import Meta, Struct

from ludotheque.core import (
    HIDDEN,
    Chance,
    Choice,
    Counted,
    Die,
    Game,
    Hands,
    Options,
    PerSeat,
    Player,
    Position,
    Public,
    Result,
    Roll,
    Step,
    Steps,
    Viewer,
    Why,
    World,
    because,
    begin,
)

Charm = NewType("Charm", str)
CHARMS = tuple(map(Charm, ("clover", "feather", "mirror")))
FACES = tuple(map(Die, range(1, 7)))
DICE, LIVES, SIDE = 3, 3, 3

Lives = Annotated[int, Meta(ge=0, le=LIVES)]


class Mood(Enum):
    CALM = "calm"
    TENSE = "tense"


class HumbugOptions(Options, frozen=True):
    """What is agreed before the game (rule 4)."""

    charms: bool = True


class Claimed(Struct, frozen=True):
    """What was claimed last, and by whom."""

    bidder: Player
    count: int
    face: Die


class Table(World, kw_only=True):
    """What lies on the table."""

    rules: Public[HumbugOptions]
    claim: Public[Claimed | None] = None
    last_bidder: Public[Player | None] = None
    bluffed: Public[bool] = False
    mood: Public[Mood] = Mood.CALM
    turn: Public[Player] = Player(0)
    doubts: Public[tuple[tuple[Player, Player], ...]] = ()
    """Who doubted whom."""
    squares: Public[list[list[Player | None]]]
    dice: Hands[list[tuple[Die, ...]]]
    charms: Hands[list[tuple[Charm, ...]]]
    lives: PerSeat[list[Lives]]
    passed: PerSeat[list[bool]]
    bag: Counted[list[Charm]]

    @property
    def higher(self) -> list["Claim"]:
        """Every claim that may follow."""
        most = sum(map(len, self.dice))
        last = (0, 0) if self.claim is None else (self.claim.count, self.claim.face)
        return [Claim(count, face) for count in range(1, most + 1) for face in FACES if (count, face) > last]


class Cast(Step[Table], frozen=True):
    """A die falls under its owner's hand."""

    quiet = True
    player: Player
    face: Die

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def do(self, w: Table) -> Steps:
        w.dice[self.player] += (self.face,)
        return ()


class Casting(Roll[Table, Cast], frozen=True):
    """How a die falls."""

    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Cast]:
        return [Cast(self.player, face) for face in FACES]


class Round(Step[Table], frozen=True):
    """Everybody casts their dice."""

    def do(self, w: Table) -> Steps:
        w.dice = [() for _ in w.lives]
        w.claim, w.mood, w.passed = None, Mood.CALM, [False for _ in w.lives]
        return (*(Casting(Player(seat)) for seat in range(len(w.lives)) for _ in range(DICE)), Claiming())


class Claim(Step[Table], frozen=True):
    """So many dice of a face lie under all hands."""

    count: int
    face: Die

    def why_not(self, w: Table, player: Player) -> Why | None:
        return None if self in w.higher else because("not-higher", "2.1")

    def do(self, w: Table) -> Steps:
        w.claim = Claimed(w.turn, self.count, self.face)
        w.last_bidder = w.turn
        w.mood = Mood.TENSE if self.count > len(w.dice) else Mood.CALM
        return (PassOn(),)


class Play(Step[Table], frozen=True):
    """Give a charm away instead of claiming."""

    charm: Charm

    def why_not(self, w: Table, player: Player) -> Why | None:
        if self.charm not in w.charms[player]:
            return because("no-such-charm", "2.3", charm=self.charm)
        return because("nothing-claimed", "2.3", charm=self.charm) if w.claim is None else None

    def do(self, w: Table) -> Steps:
        hand = w.charms[w.turn]
        place = hand.index(self.charm)
        w.charms[w.turn] = hand[:place] + hand[place + 1 :]
        w.bag.append(self.charm)
        w.passed[w.turn] = True
        return (PassOn(),)


class Doubt(Step[Table], frozen=True):
    """Say that there are fewer."""

    def why_not(self, w: Table, player: Player) -> Why | None:
        return because("nothing-to-doubt", "2.2") if w.claim is None else None

    def do(self, w: Table) -> Steps:
        assert w.claim is not None
        bidder = w.claim.bidder
        w.bluffed = sum(hand.count(w.claim.face) for hand in w.dice) < w.claim.count
        w.doubts += ((w.turn, bidder),)
        won, lost = (w.turn, bidder) if w.bluffed else (bidder, w.turn)
        return (Lose(lost, won),)


class Lose(Step[Table], frozen=True):
    """Somebody was wrong: a life is lost, and a square won."""

    reveals = True
    player: Player
    other: Player

    def do(self, w: Table) -> Steps:
        w.lives[self.player] -= 1
        y, x = next((y, x) for y, row in enumerate(w.squares) for x, owner in enumerate(row) if owner is None)
        w.squares[y][x] = self.other
        w.turn = self.player
        w.over = 0 in w.lives or all(None not in row for row in w.squares)
        return (Round(),)


class PassOn(Step[Table], frozen=True):
    """The next player's turn."""

    quiet = True

    def do(self, w: Table) -> Steps:
        w.turn = Player((w.turn + 1) % len(w.lives))
        return (Claiming(),)


class Claiming(Choice[Table, Claim | Doubt | Play], frozen=True):
    """Claim, doubt, or give a charm away."""

    def decider(self, w: Table) -> Player:
        return w.turn

    def options(self, w: Table, player: Player) -> Sequence[Claim | Doubt | Play]:
        if w.claim is None:
            return w.higher
        return [*w.higher, Doubt(), *(Play(charm) for charm in CHARMS if charm in w.charms[player])]

    def thinkable(self, w: Table, player: Player) -> Sequence[Claim | Doubt | Play]:
        return [Claim(0, FACES[0]), *w.higher, Doubt(), *map(Play, CHARMS)]


class Humbug(Game[Table]):
    """A game for two to six players, made for the tests."""

    key = "humbug"
    players = range(2, 7)
    options = HumbugOptions
    world = Table

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        table = Table(
            rules=options,
            squares=[[None] * SIDE for _ in range(SIDE)],
            dice=[()] * players,
            charms=[CHARMS if options.charms else ()] * players,
            lives=[LIVES] * players,
            passed=[False] * players,
            bag=[],
        )
        return begin(table, [Round()], chance)

    def result(self, w: Table) -> Result:
        return Result.highest(w.lives)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        unseen = [charm for charm in CHARMS for _ in w.lives] if w.rules.charms else []
        for charm in (*w.charms[player],):
            unseen.remove(charm)
        unseen, chance = chance.shuffled(unseen)
        for seat, hand in enumerate(w.dice):
            if seat != player:
                w.charms[seat] = tuple(unseen.pop() for _ in w.charms[seat])
                for _ in hand:
                    face, chance = chance.pick(FACES)
                    w.dice[seat] = (*w.dice[seat][1:], face)
        w.bag = unseen


GAME = Humbug()
