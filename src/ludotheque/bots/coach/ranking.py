"""Ranking: the most promising plans, compared with one another, the best first."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option
from ludotheque.core.wire import encode

from .. import LEVELS
from ..players.greedy import Greedy
from .comparing import Compared, compare
from .effort import Deadline, Effort
from .phrasing import is_worse
from .plans import Foresight, Plan

LEVEL = "hard"
MOST_ALIKE = 2
MOST_TRIED = 16
"""The most options tried in search of plans that differ."""


def ranked(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    chance: Chance,
    effort: Effort,
    others: Sequence[Plan] = (),
    until: Deadline | None = None,
) -> list[Compared]:
    """The most promising plans, together with `others` to compare them with, the best first.

    What a strong bot would choose stays first unless another plan is better beyond doubt.
    """
    plans = promising(game, view, player, chance, effort.plans)
    known = {plan.leaves for plan in plans}
    plans += [plan for plan in others if plan.leaves not in known]
    first, *rest = compare(game, view, player, plans, effort.worlds, chance.fork("weighing"), until)
    rest.sort(key=lambda each: -each.mean)
    if rest and is_worse(game, *rest[0].lead_over(first)):
        return sorted([first, *rest], key=lambda each: -each.mean)
    return [first, *rest]


def promising(game: Game[Any], view: Position[Any], player: Player, chance: Chance, most: int) -> list[Plan]:
    """The most promising plans that leave different worlds and read differently.

    The plan a strong bot would choose comes first. At most two begin alike, unless there are no others.
    """
    found: list[Plan] = []
    alike: list[Plan] = []
    known: set[Hashable] = set()
    kinds: Counter[Hashable] = Counter()
    foresight = Foresight(game, view, player, chance)
    for option in islice(_options_by_promise(game, view, player, chance), MOST_TRIED):
        if len(found) == most:
            break
        plan = foresight.plan_from([option])
        told = frozenset(map(encode, plan.says))
        if known.isdisjoint((plan.leaves, told)):
            known |= {plan.leaves, told}
            kinds[kind := _kind(option)] += 1
            (alike if kinds[kind] > MOST_ALIKE else found).append(plan)
    return [*found, *alike][:most]


def _kind(option: Option[Any]) -> Hashable:
    """What is done, and with what: options of the same kind begin alike."""
    return type(option), *(getattr(option, field) for field in option.__struct_fields__[:1])


def _options_by_promise(game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Iterator[Option[Any]]:
    """The options as a strong bot ranks them, then the others by the best end of the turn; in a game with instinct, the
    others as they look at first sight."""
    legal = view.legal(player)
    glances = game.mind.glance(game.imagine(view, player, chance), player, legal)
    if glances is not None and game.mind.instinct(view, player, LEVEL, chance) is not None:
        yield from (option for _, option in sorted(zip(glances, legal, strict=True), key=lambda each: -each[0]))
        return
    thought = [each.option for each in LEVELS[LEVEL].think(game, view, player, chance)]
    yield from thought
    values = sorted(Greedy().values(game, view, player, chance), key=lambda each: -each[0])
    yield from (option for _, option in values if option not in thought)
