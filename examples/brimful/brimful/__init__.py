"""Brimful: everybody pours into one barrel, and whoever fills it to the brim wins what is in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NewType, Self

from ludotheque.core import (
    HIDDEN,
    Chance,
    Choice,
    Counted,
    Game,
    Hands,
    Offer,
    Options,
    PerSeat,
    Player,
    PlayerName,
    Position,
    Public,
    Result,
    Roll,
    Sentence,
    Step,
    Steps,
    Viewer,
    Why,
    World,
    because,
    begin,
)

Jug = NewType("Jug", int)
"""A card: a jug of one to six measures."""

JUGS = tuple(Jug(measures) for measures in range(1, 7))
OF_EACH = 6
HAND = 3


class BrimfulOptions(Options, frozen=True):
    """What is agreed before the game (rule 5)."""

    brim: Literal[10, 12, 15] = 12


class Cellar(World, kw_only=True):
    """What lies on the table."""

    brim: Public[int]
    barrel: Public[tuple[Jug, ...]] = ()
    turn: Public[Player] = Player(0)
    last: Public[Literal["brim", "spill"] | None] = None
    won: PerSeat[list[tuple[Jug, ...]]]
    hands: Hands[list[tuple[Jug, ...]]]
    deck: Counted[list[Jug]]

    @property
    def room(self) -> int:
        """How many measures the barrel still takes; below zero, it has spilled."""
        return self.brim - sum(self.barrel)


class Draw(Step[Cellar], frozen=True):
    """A jug goes from the deck to a hand; only its owner sees it (rules 1.3 and 2.3)."""

    player: Player
    jug: Jug

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def do(self, w: Cellar) -> Steps:
        w.deck.remove(self.jug)
        w.hands[self.player] += (self.jug,)
        return ()


class Drawing(Roll[Cellar, Draw], frozen=True):
    """Which jug is drawn."""

    stream = "deck"
    player: Player

    def options(self, w: Cellar, player: Player) -> Sequence[Draw]:
        return [Draw(self.player, jug) for jug in JUGS if jug in w.deck]

    def odds(self, w: Cellar) -> Sequence[int]:
        return [w.deck.count(jug) for jug in JUGS if jug in w.deck]


class Pour(Step[Cellar], frozen=True):
    """Pour a jug of your own, then draw another (rules 2.2 and 2.3)."""

    jug: Jug

    def why_not(self, w: Cellar, player: Player) -> Why | None:
        if self.jug not in w.hands[player]:
            return because("not-in-hand", "2.1", jug=self.jug)
        if self.jug > w.room:
            return because("no-room", "2.2", jug=self.jug, room=w.room)
        return None

    def do(self, w: Cellar) -> Steps:
        hand = w.hands[w.turn]
        place = hand.index(self.jug)
        w.hands[w.turn] = hand[:place] + hand[place + 1 :]
        w.barrel += (self.jug,)
        return (*barrel_won(w), Drawing(w.turn), PassOn())


class PourBlind(Step[Cellar], frozen=True):
    """Pour the next jug of the deck, whatever it is (rule 2.4)."""

    def do(self, w: Cellar) -> Steps:
        return (Splashing(),)


class Splash(Step[Cellar], frozen=True):
    """The jug that was poured blind."""

    jug: Jug

    def do(self, w: Cellar) -> Steps:
        w.deck.remove(self.jug)
        w.barrel += (self.jug,)
        return (*barrel_won(w), PassOn())


class Splashing(Roll[Cellar, Splash], frozen=True):
    """Which jug is poured blind."""

    stream = "deck"

    def options(self, w: Cellar, player: Player) -> Sequence[Splash]:
        return [Splash(jug) for jug in JUGS if jug in w.deck]

    def odds(self, w: Cellar) -> Sequence[int]:
        return [w.deck.count(jug) for jug in JUGS if jug in w.deck]


class Win(Step[Cellar], frozen=True):
    """A player wins every jug in the barrel, which is empty again (rule 3)."""

    player: Player
    how: Literal["brim", "spill"]

    def do(self, w: Cellar) -> Steps:
        w.won[self.player] += w.barrel
        w.last = self.how
        w.barrel = ()
        return ()


def barrel_won(w: Cellar) -> Steps:
    """A full barrel is won by whoever filled it, one that spills by the player before (rules 3.1 and 3.2)."""
    if w.room > 0:
        return ()
    if w.room == 0:
        return (Win(w.turn, "brim"),)
    return (Win(Player((w.turn - 1) % len(w.hands)), "spill"),)


class PassOn(Step[Cellar], frozen=True):
    """The next player's turn, or the end when the deck is empty (rule 4.1)."""

    quiet = True

    def do(self, w: Cellar) -> Steps:
        w.turn = Player((w.turn + 1) % len(w.hands))
        w.over = not w.deck
        return (Pouring(),)


class Pouring(Choice[Cellar, Pour | PourBlind], frozen=True):
    """Pour a jug of your own, or pour blind (rule 2.1)."""

    def decider(self, w: Cellar) -> Player:
        return w.turn

    def options(self, w: Cellar, player: Player) -> Sequence[Pour | PourBlind]:
        hand = w.hands[player]
        return [*(Pour(jug) for jug in JUGS if jug in hand and jug <= w.room), PourBlind()]

    def thinkable(self, w: Cellar, player: Player) -> Sequence[Pour | PourBlind]:
        return [*(Pour(Jug(measures)) for measures in range(9)), PourBlind()]


class Brimful(Game[Cellar]):
    """A small game of jugs and nerve, for two to four players."""

    key = "brimful"
    players = range(2, 5)
    options = BrimfulOptions
    world = Cellar
    offer = Offer(minutes=5, age=7)

    def setup(self, players: int, options: BrimfulOptions, chance: Chance | None) -> Position[Cellar]:
        w = Cellar(brim=options.brim, won=[()] * players, hands=[()] * players, deck=[*JUGS * OF_EACH])
        dealt = [Drawing(Player(player)) for _ in range(HAND) for player in range(players)]
        return begin(w, [*dealt, Pouring()], chance)

    def result(self, w: Cellar) -> Result:
        scores = [len(jugs) for jugs in w.won]
        return Result.highest(scores, [_account(Player(player), score) for player, score in enumerate(scores)])

    def guess(self, w: Cellar, player: Player, chance: Chance) -> None:
        seen = Counter([*w.barrel, *w.hands[player], *sum(w.won, ())])
        unseen, _ = chance.shuffled([*(Counter(JUGS * OF_EACH) - seen).elements()])
        for other, hand in enumerate(w.hands):
            if other != player:
                w.hands[other] = tuple(unseen.pop() for _ in hand)
        w.deck = unseen


def _account(player: Player, jugs: int) -> Sentence:
    return Sentence("result-player", {"who": PlayerName(player), "jugs": jugs}, __package__)


GAME = Brimful()
