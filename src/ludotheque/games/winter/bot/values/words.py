"""What the words of a card are worth to the colony."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ...cards.conditions import holds
from ...cards.interpreter import possible
from ...cards.selectors import Scene, number, places, players, survivors
from ...pack import PACK
from ...vocabulary import effects as e
from ...vocabulary import modifiers as m
from ...vocabulary.selectors import Chosen, ChosenPlayer, Cost
from ..insight import Insight
from ..insight.memory import once
from .tokens import CARD, DIE, TOKEN, TOKENS, kills

AGAIN = 0.5
"""What the same good turn is worth once more, when everybody may do it: what was urgent is done already."""


def worth(insight: Insight, effects: Sequence[Any], scene: Scene) -> float:
    """What effects are worth, one after the other."""
    return sum(_worth(insight, effect, scene) for effect in effects)


def _worth(insight: Insight, effect: Any, scene: Scene) -> float:
    weigh = WEIGH.get(type(effect))
    return 0.0 if weigh is None else weigh(insight, effect, scene)


def worth_of_way(insight: Insight, way: e.Way, scene: Scene) -> float:
    """What a way out of a dilemma is worth, less its price."""
    return worth(insight, way.do, scene) - price(insight, way.pay)


def price(insight: Insight, cost: Cost | None) -> float:
    """What it costs to pay this: food tokens cost more where somebody will go hungry for them."""
    if cost is None:
        return 0.0
    w = insight.w
    hungry = cost.food > 0 and w.food >= insight.need > w.food - cost.food
    return DIE * cost.dice + CARD * cost.cards + TOKEN * cost.food + (0.9 * insight.morale if hungry else 0.0)


@once
def failure(insight: Insight) -> float:
    """What it costs if the crisis of the round is not prevented."""
    if insight.w.crisis < 0:
        return 0.0
    crisis = PACK.crises[insight.w.crisis]
    lost = -worth(insight, crisis.fail, Scene(insight.w.chair, crisis.id))
    return insight.temper.alarm * max(6.0, min(32.0, lost))


def _people(insight: Insight, whom: Any, scene: Scene) -> list[int]:
    return [*survivors(insight.w, whom, scene)]


def _each(insight: Insight, whom: Any, scene: Scene, cost: Callable[[int], float]) -> float:
    """The cost of what happens to survivors: to all who are meant or, if some are chosen, to those it hurts least."""
    costs = sorted(cost(s) for s in _people(insight, whom, scene))
    if isinstance(whom, Chosen):
        return sum(costs[: number(insight.w, whom.n, scene)]) if not whom.up_to else min(0.0, *costs, 0.0)
    return sum(costs)


def _kill_zombies(insight: Insight, it: e.KillZombies, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    there = places(insight.w, it.at, scene)
    gains = [kills(insight, place, n) + min(n, insight.w.zombies_at(place)) * insight.hunting for place in there]
    if not gains:
        return 0.0
    rolls = {"none": 0, "once": 1, "each": n}[it.exposure]
    risk = rolls * insight.exposure(scene.actor) if rolls and scene.actor >= 0 else 0.0
    return (sum(gains) if isinstance(it.at, str) else max(gains)) - risk


def _exposure(insight: Insight, it: e.Exposure, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    cost = _each(insight, it.on, scene, lambda s: n * insight.exposure(s))
    return 0.9**n * worth(insight, it.alive, scene) - cost


def _kill(insight: Insight, it: e.Kill, scene: Scene) -> float:
    return -_each(insight, it.on, scene, lambda s: insight.life(s) - (0.0 if it.morale else insight.morale))


def _remove(insight: Insight, it: e.Remove, scene: Scene) -> float:
    return -_each(insight, it.on, scene, lambda s: max(1.0, insight.life(s) - insight.morale))


def _join(insight: Insight, it: e.Join, scene: Scene) -> float:
    own = scene.player == insight.player
    return insight.newcomer if own else max(0.0, insight.newcomer) if insight.w.coop else 0.3 * insight.newcomer


def _involve(insight: Insight, it: e.Involve, scene: Scene) -> float:
    """What it is worth with whoever is best for it."""
    others = [replace(scene, partner=s) for s in _people(insight, it.on, scene)]
    return max((worth(insight, it.then, each) for each in others), default=0.0)


def _shift_wound(insight: Insight, it: e.ShiftWound, scene: Scene) -> float:
    gains = [insight.healing(s) for s in _people(insight, it.from_, scene)]
    costs = [insight.wound(s) for s in _people(insight, it.to, scene)]
    return max(gains) - min(costs) if gains and costs else 0.0


def _roll(insight: Insight, it: e.Roll, scene: Scene) -> float:
    scenes = [scene]
    if it.on is not None:
        scenes = [replace(scene, actor=s, place=insight.w.at[s]) for s in _people(insight, it.on, scene)]
    return sum(_rolled(insight, it, each) for each in scenes)


def _rolled(insight: Insight, it: e.Roll, scene: Scene) -> float:
    total, last = 0.0, 0
    for line in it.table:
        faces = range(last + 1, min(6, line.upto) + 1)
        total += sum(worth(insight, line.do, replace(scene, die=face)) for face in faces) if line.do else 0.0
        last = max(last, line.upto)
    return total / 6


def _crisis(insight: Insight, it: e.Crisis, scene: Scene) -> float:
    if it.how == "skip_next":
        return 9.0 if insight.rounds > 1 else 0.0
    if it.how == "discard":
        return failure(insight) * (1 - insight.hope(len(insight.matching))) + 2.0 if insight.symbols else 0.0
    return -failure(insight) * 0.7 if insight.given > 0 else 0.0


def _quest(insight: Insight, it: e.Quest, scene: Scene) -> float:
    return 0.4 * worth(insight, it.then, scene) + 0.6 * worth(insight, it.else_, scene)


def _when(insight: Insight, it: e.When, scene: Scene) -> float:
    return worth(insight, it.then if holds(insight.w, it.if_, scene) else it.else_, scene)


def _for_each(insight: Insight, it: e.ForEach, scene: Scene) -> float:
    if isinstance(it.who, ChosenPlayer):
        seats = players(insight.w, it.who, scene)
        return max((worth(insight, it.then, replace(scene, player=seat)) for seat in seats), default=0.0)
    each = [worth(insight, it.then, replace(scene, player=seat)) for seat in players(insight.w, it.who, scene)]
    return sum(gain * (AGAIN**times if gain > 0 else 1.0) for times, gain in enumerate(sorted(each, reverse=True)))


def _if_able(insight: Insight, it: e.IfAble, scene: Scene) -> float:
    return sum(_worth(insight, effect, scene) for effect in it.do_ if possible(insight.w, (effect,), scene))


def _ways(insight: Insight, it: e.Choice | e.Vote, scene: Scene) -> float:
    return max((worth_of_way(insight, way, scene) for way in it.options), default=0.0)


def _offer(insight: Insight, it: e.Offer, scene: Scene) -> float:
    if it.pay.dice and not any(insight.w.dice[seat] for seat in players(insight.w, it.who, scene)):
        return worth(insight, it.else_, scene)
    return max(worth(insight, it.else_, scene), worth(insight, it.then, scene) - price(insight, it.pay))


def _attach(insight: Insight, it: e.Attach, scene: Scene) -> float:
    rounds = {"turn": 0.5, "round": 1.0, "next_round": 1.5, "game": float(insight.rounds)}[it.during]
    heads = 1 if it.on is not None else len(players(insight.w, it.who, scene)) if it.who not in (None, "each") else 1
    everybody = it.on is None and it.who in (None, "each")
    return sum(heads * gift_worth(insight, gift, rounds, everybody) for gift in it.gives)


def gift_worth(insight: Insight, gift: Any, rounds: float, everybody: bool) -> float:
    """What a changed rule is worth, for this many rounds."""
    if isinstance(gift, m.Upkeep):
        return -TOKEN * gift.food * rounds - (2.0 if gift.waste_step < 10 else 0.0)
    if isinstance(gift, m.DicePerRound):
        return DIE * gift.n * max(1.0, rounds - 0.5)
    if isinstance(gift, m.Forbid):
        return -{"everything": 3.0, "ability": 0.6, "crisis": 3.0, "leave": 1.5}.get(gift.what, 2.0) * rounds
    if isinstance(gift, m.Grant):
        return 0.6 * rounds * max(0.0, worth(insight, gift.ability.do, Scene(insight.player)))
    if isinstance(gift, m.OnMoveRoll):
        return -2.0 * rounds
    return GIFTS.get(type(gift), 1.0) * (1.0 if rounds < 2 else 2.0) * (2.0 if everybody else 1.0)


GIFTS: dict[type, float] = {
    m.NoExposure: 2.0,
    m.Hardy: 1.0,
    m.WoundLimit: 2.0,
    m.Search: 1.5,
    m.AttackAnyDie: 1.0,
    m.NotCounted: 2.0,
    m.Overlooked: 1.5,
    m.Nerve: 1.0,
    m.ExtraCondition: -4.0,
}

WEIGH: dict[type, Callable[[Insight, Any, Scene], float]] = {
    **TOKENS,
    e.KillZombies: _kill_zombies,
    e.Wound: lambda insight, it, scene: (
        -number(insight.w, it.n, scene) * _each(insight, it.on, scene, lambda s: insight.wound(s, it.frostbite))
    ),
    e.Distribute: lambda insight, it, scene: -3.0 * number(insight.w, it.n, scene),
    e.Heal: lambda insight, it, scene: -_each(insight, it.on, scene, lambda s: -insight.healing(s)),
    e.Exposure: _exposure,
    e.Kill: _kill,
    e.Remove: _remove,
    e.Join: _join,
    e.GiveSurvivor: lambda insight, it, scene: -1.0 if insight.w.coop else -6.0,
    e.Roll: _roll,
    e.Crisis: _crisis,
    e.Attach: _attach,
    e.Quest: _quest,
    e.ExileVote: lambda insight, it, scene: -8.0,
    e.Unequip: lambda insight, it, scene: -1.0,
    e.Freeze: lambda insight, it, scene: -2.5 * len(_people(insight, it.on, scene)),
    e.IfAble: _if_able,
    e.When: _when,
    e.ForEach: _for_each,
    e.Involve: _involve,
    e.Later: lambda insight, it, scene: 0.85 * worth(insight, it.do_, scene) if insight.rounds > 1 else 0.0,
    e.ShiftWound: _shift_wound,
    e.Choice: _ways,
    e.Vote: _ways,
    e.Offer: _offer,
}
"""What each word is worth; what is not here is worth nothing in particular."""
