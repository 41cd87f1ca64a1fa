"""What cards do with dice (rules 11.6 and 11.7)."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Chance, Choice, Player, Roll, Seat, Step, Steps, Why, because

from ..decks import without
from ..table import Colony
from ..vocabulary import effects as e
from .interpreter import Do, Enough, does, needs
from .selectors import Scene, number, players, survivors

FACES = range(1, 7)


class RollDice(Step[Colony], frozen=True):
    """What a player's dice show, the lowest first (rule 2.3)."""

    player: Player
    faces: tuple[int, ...]

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = tuple(sorted((*w.dice[self.player], *self.faces)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": Seat(self.player), "faces": " ".join(map(str, self.faces)), "count": len(self.faces)}


class RollingDice(Roll[Colony, RollDice], frozen=True):
    """What so many dice show."""

    player: Player
    n: int

    def options(self, w: Colony, player: Player) -> Sequence[RollDice]:
        return [RollDice(self.player, faces) for faces in combinations_with_replacement(FACES, self.n)]

    def odds(self, w: Colony) -> Sequence[int]:
        return [_ways(faces) for faces in combinations_with_replacement(FACES, self.n)]

    def rolled(self, w: Colony, chance: Chance) -> tuple[RollDice, Chance]:
        faces = []
        for _ in range(self.n):
            face, chance = chance.below(6)
            faces.append(face + 1)
        return RollDice(self.player, tuple(sorted(faces))), chance


def _ways(faces: tuple[int, ...]) -> int:
    """The number of ways in which dice can show these faces."""
    ways = factorial(len(faces))
    for face in FACES:
        ways //= factorial(faces.count(face))
    return ways


class ChangeDie(Step[Colony], frozen=True):
    """An unused die shows something else."""

    reveals = True
    player: Player
    die: int
    to: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = tuple(sorted((*without(w.dice[self.player], self.die), self.to)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": Seat(self.player), "die": self.die, "to": self.to}


class LoseDie(Step[Colony], frozen=True):
    """An unused die is used for this."""

    reveals = True
    player: Player
    die: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = without(w.dice[self.player], self.die)
        w.spent[self.player] += (self.die,)
        return ()


class RerollDie(Step[Colony], frozen=True):
    """An unused die is rolled again."""

    reveals = True
    player: Player
    die: int

    def args(self) -> dict[str, Any]:
        return {"player": Seat(self.player), "die": self.die}


class ShiftDie(Step[Colony], frozen=True):
    """Another player's die shows one less, and the player's own one more."""

    reveals = True
    player: Player
    own: int
    other: Player
    die: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = tuple(sorted((*without(w.dice[self.player], self.own), self.own + 1)))
        w.dice[self.other] = tuple(sorted((*without(w.dice[self.other], self.die), self.die - 1)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": Seat(self.player), "own": self.own, "other": Seat(self.other), "die": self.die}


DieChoice = ChangeDie | LoseDie | RerollDie | ShiftDie | Enough


class Dicing(Choice[Colony, "ChangeDie | LoseDie | RerollDie | ShiftDie | Enough"], frozen=True):
    """Which die is changed, and how."""

    player: Player
    how: str
    n: int
    picked: tuple[int, ...] = ()

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[DieChoice]:
        return [*self._listed(w)]

    def _listed(self, w: Colony) -> Iterator[DieChoice]:
        me, dice = self.player, dict.fromkeys(w.dice[self.player])
        if self.how == "raise":
            yield from (ChangeDie(me, die, min(6, die + self.n)) for die in dice if die < 6)
        elif self.how == "lower":
            yield from (ChangeDie(me, die, max(1, die - self.n)) for die in dice if die > 1)
        elif self.how == "set":
            yield from (ChangeDie(me, die, face) for die in dice for face in FACES if face != die)
        elif self.how == "spend":
            yield from (LoseDie(me, die) for die in dice)
        elif self.how == "transfer":
            others = [(seat, die) for seat in w.seats if seat != me for die in dict.fromkeys(w.dice[seat]) if die > 1]
            yield from (ShiftDie(me, own, seat, die) for own in dice if own < 6 for seat, die in others)
        else:
            left = [die for die in dice if w.dice[me].count(die) > self.picked.count(die)]
            yield from (RerollDie(me, die) for die in left)
            if self.how == "reroll_any":
                yield Enough()

    def thinkable(self, w: Colony, player: Player) -> Iterator[DieChoice]:
        me = self.player
        yield Enough()
        for die in FACES:
            yield from (LoseDie(me, die), RerollDie(me, die))
            yield from (ChangeDie(me, die, face) for face in FACES)
            yield from (ShiftDie(me, own, other, die) for own in FACES for other in w.seats)

    def chosen(self, w: Colony, option: DieChoice) -> Steps:
        if isinstance(option, RerollDie):
            picked = (*self.picked, option.die)
            if self.how == "reroll_any" and len(picked) < len(w.dice[self.player]):
                return (replace(self, picked=picked),)
            return self._rerolled(w, picked)
        if isinstance(option, Enough):
            return self._rerolled(w, self.picked)
        return option.do(w)

    def _rerolled(self, w: Colony, picked: tuple[int, ...]) -> Steps:
        for die in picked:
            w.dice[self.player] = without(w.dice[self.player], die)
        return (RollingDice(self.player, len(picked)),) if picked else ()

    def args(self) -> dict[str, Any]:
        return {"how": self.how.replace("_", "-")}


@does(e.Dice)
def _dice(w: Colony, it: e.Dice, scene: Scene) -> Steps:
    steps: Steps = ()
    for player in players(w, it.who, scene):
        n = number(w, it.n, scene)
        if it.how == "spend_all":
            steps += tuple(LoseDie(player, die) for die in w.dice[player])
        elif it.how == "spend":
            steps += (DiceIfAny(player, it.how, n),) * n
        else:
            steps += (DiceIfAny(player, it.how, n),)
    return steps


class DiceIfAny(Step[Colony], frozen=True):
    """A die is changed, if there is one that can be."""

    quiet = True
    player: Player
    how: str
    n: int

    def do(self, w: Colony) -> Steps:
        question = Dicing(self.player, self.how, self.n)
        return (question,) if w.dice[self.player] and question.options(w, self.player) else ()


@needs(e.Dice)
def _has_dice(w: Colony, it: e.Dice, scene: Scene) -> bool:
    if it.how == "spend_all":
        return True
    found = players(w, it.who, scene)
    if it.how == "spend":
        return all(len(w.dice[player]) >= number(w, it.n, scene) for player in found)
    if it.how in ("reroll", "reroll_any", "set"):
        for player in found:  # noqa: SIM110 - this runs before every decision
            if w.dice[player]:
                return True
        return False
    return any(w.dice[player] and Dicing(player, it.how, number(w, it.n, scene)).options(w, player) for player in found)


class TableDie(Step[Colony], frozen=True):
    """What a die shows that a card depends on."""

    die: int


class TableRolling(Roll[Colony, TableDie], frozen=True):
    """A die is rolled, and its line of the card happens."""

    effect: e.Roll
    scene: Scene

    def options(self, w: Colony, player: Player) -> Sequence[TableDie]:
        return [TableDie(die) for die in FACES]

    def chosen(self, w: Colony, option: TableDie) -> Steps:
        for line in self.effect.table:
            if option.die <= line.upto:
                return (Do(line.do, replace(self.scene, die=option.die)),) if line.do else ()
        return ()

    def args(self) -> dict[str, Any]:
        return {}


@does(e.Roll)
def _roll(w: Colony, it: e.Roll, scene: Scene) -> Steps:
    if it.on is None:
        return (TableRolling(it, scene),)
    return tuple(TableRolling(it, replace(scene, actor=s, place=w.at[s])) for s in survivors(w, it.on, scene))


class Stake(Step[Colony], frozen=True):
    """So many food tokens are staked."""

    reveals = True
    n: int


class Staking(Choice[Colony, Stake], frozen=True):
    """How much food is staked, before the die is rolled (rule 11.7)."""

    player: Player
    most: int
    lucky: int
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Stake]:
        return [Stake(n) for n in range(min(self.most, w.food) + 1)]

    def thinkable(self, w: Colony, player: Player) -> Sequence[Stake]:
        return [Stake(n) for n in range(-1, self.most + 2)]

    def refusal(self, w: Colony, player: Player, option: Stake) -> Why | None:
        return None if 0 <= option.n <= min(self.most, w.food) else because("cannot-stake", "11.7")

    def chosen(self, w: Colony, option: Stake) -> Steps:
        lost, won = e.Rolled(self.lucky - 1, (e.Food(-option.n),)), e.Rolled(6, (e.Food(option.n),))
        return (Do((e.Roll((lost, won)),), self.scene),) if option.n else ()

    def args(self) -> dict[str, Any]:
        return {"most": self.most, "lucky": self.lucky}


@does(e.Gamble)
def _gamble(w: Colony, it: e.Gamble, scene: Scene) -> Steps:
    return (Staking(scene.player, number(w, it.n, scene), it.lucky, scene),)


@needs(e.Gamble)
def _something_to_stake(w: Colony, it: e.Gamble, scene: Scene) -> bool:
    return w.food > 0
