"""A plan is told as far as it is certain, also in a box that forgets to say what comes to light."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from ludotheque.bots.coach.plans import Foresight
from ludotheque.core import Chance, Choice, Game, Player, Position, Public, Result, Secrets, Step, Steps, World, begin

ANN, BOB = Player(0), Player(1)


class Cups(World, kw_only=True):
    """Everybody hides a hand, and lays it open at the end."""

    hands: Secrets[list[tuple[int, ...]]]
    lifted: Public[int] = 0


class Had(Step[Cups], frozen=True):
    """A hand is laid open; the box does not say that this shows something."""

    player: Player
    hand: tuple[int, ...]

    def do(self, w: Cups) -> Steps:
        return ()


class Opened(Had, frozen=True):
    """The same, in a box that says so; and what follows depends on it."""

    reveals: ClassVar[bool] = True

    def do(self, w: Cups) -> Steps:
        return (Paid(self.player, sum(self.hand)),)


class Paid(Step[Cups], frozen=True):
    """What a hand was worth."""

    player: Player
    points: int

    def do(self, w: Cups) -> Steps:
        return ()


class Lift(Step[Cups], frozen=True):
    """The cups are lifted, and Bob's hand is seen."""

    says_so: bool

    def do(self, w: Cups) -> Steps:
        w.lifted += 1
        return ((Opened if self.says_so else Had)(BOB, w.hands[BOB]),)


class Lifting(Choice[Cups, Lift], frozen=True):
    """Ann may lift the cups, once and again."""

    def decider(self, w: Cups) -> Player:
        return ANN

    def options(self, w: Cups, player: Player) -> Sequence[Lift]:
        return [Lift(False), Lift(True)]

    def chosen(self, w: Cups, option: Lift) -> Steps:
        return (*option.do(w), Lifting())


class CupsGame(Game[Cups]):
    """Nobody but Bob knows Bob's hand."""

    key = "cups"
    players = range(2, 3)
    world = Cups

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Cups]:
        return begin(Cups(hands=[(1, 2, 3), (2, 1, 6)]), [Lifting()], chance)

    def result(self, w: Cups) -> Result:
        return Result.highest([0, 0])

    def guess(self, w: Cups, player: Player, chance: Chance) -> None:
        for seat in {ANN, BOB} - {player}:
            dice = []
            for _ in range(3):
                number, chance = chance.below(6)
                dice.append(number + 1)
            w.hands[seat] = (*dice,)


class OneDeal(CupsGame):
    """The same, where there is only one hand that Bob can have."""

    def guess(self, w: Cups, player: Player, chance: Chance) -> None:
        w.hands = [(1, 2, 3), (2, 1, 6)]


@pytest.mark.parametrize("says_so", [False, True])
def test_what_one_imagined_world_shows_is_no_part_of_a_plan(says_so: bool) -> None:
    box = CupsGame()
    view = box.setup(2, None, Chance.of("cups")).remembered_by(ANN)
    plan = Foresight(box, view, ANN, Chance.of("thoughts")).plan_along([Lift(says_so), Lift(says_so)])
    assert plan.options == (Lift(says_so),)
    assert [sentence.id for sentence in plan.says] == ["lift"]


def test_what_is_sure_is_told_and_gone_on_from() -> None:
    box = OneDeal()
    view = box.setup(2, None, Chance.of("cups")).remembered_by(ANN)
    plan = Foresight(box, view, ANN, Chance.of("thoughts")).plan_along([Lift(False), Lift(False)])
    assert plan.options == (Lift(False), Lift(False))
    assert [sentence.id for sentence in plan.says] == ["lift", "had", "lift", "had"]
    assert plan.told_of == (0, 0, 1, 1)
