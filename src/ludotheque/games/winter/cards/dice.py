"""What cards do with dice (rules 11.6, 11.7, 11.16 and 11.17)."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Chance, Choice, Player, PlayerName, Roll, Step, Steps, Why, because

from ..decks import sole, without
from ..pack import Someone
from ..pack.names import name_of
from ..table import Colony
from ..vocabulary import effects as e
from .interpreter import Do, Enough, does, needs
from .selectors import Scene, number, players, survivors

FACES = range(1, 7)
HIGH = 4
"""The least that wins a staked die."""


class RollDice(Step[Colony], frozen=True):
    """What a player's dice show, the lowest first (rule 2.3)."""

    player: Player
    faces: tuple[int, ...]

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = tuple(sorted((*w.dice[self.player], *self.faces)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "faces": " ".join(map(str, self.faces)), "count": len(self.faces)}


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
        return {"player": PlayerName(self.player), "die": self.die, "to": self.to}


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
        return {"player": PlayerName(self.player), "die": self.die}


class KeepDie(Step[Colony], frozen=True):
    """An unused die is laid aside, and lies there in the next round, besides those that are rolled (rule 11.16)."""

    reveals = True
    player: Player
    die: int
    to: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = without(w.dice[self.player], self.die)
        w.saved[self.player] = tuple(sorted((*w.saved[self.player], self.to)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "die": self.die, "to": self.to}


class WagerDie(Step[Colony], frozen=True):
    """An unused die is staked (rule 11.17)."""

    reveals = True
    player: Player
    die: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = without(w.dice[self.player], self.die)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "die": self.die}


class Wagered(Step[Colony], frozen=True):
    """What the staked die shows: high, and it comes back with a second one that shows the same; low, and it is lost."""

    player: Player
    face: int
    survivor: Someone = Someone(-1)
    """Who plays."""

    def do(self, w: Colony) -> Steps:
        if self.face >= HIGH:
            w.dice[self.player] = tuple(sorted((*w.dice[self.player], self.face, self.face)))
        else:
            w.spent[self.player] += (self.face,)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "face": self.face, "won": "yes" if self.face >= HIGH else "no"}


class Wagering(Roll[Colony, Wagered], frozen=True):
    """How a stake ends."""

    player: Player
    survivor: Someone = Someone(-1)

    def options(self, w: Colony, player: Player) -> Sequence[Wagered]:
        return [Wagered(self.player, face, self.survivor) for face in FACES]

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player)}


DieChoice = ChangeDie | LoseDie | RerollDie | KeepDie | WagerDie | Enough


class Dicing(Choice[Colony, "ChangeDie | LoseDie | RerollDie | KeepDie | WagerDie | Enough"], frozen=True):
    """Which die is changed, and how."""

    player: Player
    how: str
    n: int
    picked: tuple[int, ...] = ()
    survivor: Someone = Someone(-1)

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[DieChoice]:
        return [*self._listed(w)]

    def only(self, w: Colony) -> DieChoice | None:
        return sole(self.options(w, self.player))

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
        elif self.how == "keep":
            yield from (KeepDie(me, die, min(6, die + self.n)) for die in dice)
        elif self.how == "wager":
            yield from (WagerDie(me, die) for die in dice)
        else:
            left = [die for die in dice if w.dice[me].count(die) > self.picked.count(die)]
            yield from (RerollDie(me, die) for die in left)
            if self.how == "reroll_any":
                yield Enough()

    def thinkable(self, w: Colony, player: Player) -> Iterator[DieChoice]:
        me = self.player
        yield Enough()
        for die in FACES:
            yield from (LoseDie(me, die), RerollDie(me, die), WagerDie(me, die))
            yield from (KeepDie(me, die, face) for face in FACES)
            yield from (ChangeDie(me, die, face) for face in FACES)

    def chosen(self, w: Colony, option: DieChoice) -> Steps:
        if isinstance(option, RerollDie):
            picked = (*self.picked, option.die)
            if self.how == "reroll_any" and len(picked) < len(w.dice[self.player]):
                return (replace(self, picked=picked),)
            return self._rerolled(w, picked)
        if isinstance(option, Enough):
            return self._rerolled(w, self.picked)
        wagering: Steps = (Wagering(self.player, self.survivor),) if isinstance(option, WagerDie) else ()
        return (*option.do(w), *wagering)

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
            steps += (DiceIfAny(player, it.how, n, Someone(scene.actor)),)
    return steps


class DiceIfAny(Step[Colony], frozen=True):
    """A die is changed, if there is one that can be."""

    quiet = True
    player: Player
    how: str
    n: int
    survivor: Someone = Someone(-1)

    def do(self, w: Colony) -> Steps:
        question = Dicing(self.player, self.how, self.n, survivor=self.survivor)
        return (question,) if w.dice[self.player] and question.options(w, self.player) else ()


@needs(e.Dice)
def _has_dice(w: Colony, it: e.Dice, scene: Scene) -> bool:
    if it.how == "spend_all":
        return True
    found = players(w, it.who, scene)
    if it.how == "spend":
        return all(len(w.dice[player]) >= number(w, it.n, scene) for player in found)
    if it.how in ("reroll", "reroll_any", "set", "keep", "wager"):
        return any(w.dice[player] for player in found)
    return any(w.dice[player] and Dicing(player, it.how, number(w, it.n, scene)).options(w, player) for player in found)


class TableDie(Step[Colony], frozen=True):
    """What a die shows that a card depends on, rolled for a survivor or once for all."""

    die: int
    survivor: Someone = Someone(-1)
    place: int = -1
    """Where it happens, if the card says so of a place or of somebody."""
    card: str = ""
    """The crossroads, or whose ability, or what else asks for it; nothing: the main objective does."""

    def args(self) -> dict[str, Any]:
        return {"die": self.die, "survivor": "none" if self.survivor < 0 else name_of(self.survivor)}


class TableRolling(Roll[Colony, TableDie], frozen=True):
    """A die is rolled, and its line of the card happens."""

    effect: e.Roll
    scene: Scene

    def options(self, w: Colony, player: Player) -> Sequence[TableDie]:
        scene = self.scene
        rolled_for = Someone(-1 if self.effect.on is None else scene.actor)
        return [TableDie(die, rolled_for, scene.place, scene.card) for die in FACES]

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
