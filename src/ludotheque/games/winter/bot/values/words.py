"""What the words of a card are worth to the colony."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ...cards.conditions import holds
from ...cards.interpreter import possible
from ...cards.selectors import Scene, number, places, players, survivors
from ...pack import COLONY, PACK
from ...vocabulary import effects as e
from ...vocabulary import modifiers as m
from ...vocabulary.selectors import Chosen, Cost
from ..mind import Mind
from ..mind.memory import once
from .tokens import CARD, DIE, TOKEN, TOKENS, kills


def worth(mind: Mind, effects: Sequence[Any], scene: Scene) -> float:
    """What effects are worth, one after the other."""
    return sum(_worth(mind, effect, scene) for effect in effects)


def _worth(mind: Mind, effect: Any, scene: Scene) -> float:
    weigh = WEIGH.get(type(effect))
    return 0.0 if weigh is None else weigh(mind, effect, scene)


def worth_of_way(mind: Mind, way: e.Way, scene: Scene) -> float:
    """What a way out of a dilemma is worth, less its price."""
    return worth(mind, way.do, scene) - price(mind, way.pay)


def price(mind: Mind, cost: Cost | None) -> float:
    """What it costs to pay this."""
    return 0.0 if cost is None else DIE * cost.dice + CARD * cost.cards + TOKEN * cost.food


@once
def failure(mind: Mind) -> float:
    """What it costs if the crisis of the round is not prevented."""
    if mind.w.crisis < 0:
        return 0.0
    crisis = PACK.crises[mind.w.crisis]
    lost = -worth(mind, crisis.fail, Scene(mind.w.chair, crisis.id))
    return mind.temper.alarm * max(6.0, min(32.0, lost))


def _people(mind: Mind, whom: Any, scene: Scene) -> list[int]:
    return [*survivors(mind.w, whom, scene)]


def _each(mind: Mind, whom: Any, scene: Scene, cost: Callable[[int], float]) -> float:
    """The cost of what happens to survivors: to all who are meant or, if some are chosen, to those it hurts least."""
    costs = sorted(cost(s) for s in _people(mind, whom, scene))
    if isinstance(whom, Chosen):
        return sum(costs[: number(mind.w, whom.n, scene)]) if not whom.up_to else min(0.0, *costs, 0.0)
    return sum(costs)


def _kill_zombies(mind: Mind, it: e.KillZombies, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    there = places(mind.w, it.at, scene)
    gains = [kills(mind, place, n) + min(n, mind.w.zombies_at(place)) * mind.hunting for place in there]
    if not gains:
        return 0.0
    rolls = {"none": 0, "once": 1, "each": n}[it.exposure]
    risk = rolls * mind.exposure(scene.actor) if rolls and scene.actor >= 0 else 0.0
    return (sum(gains) if isinstance(it.at, str) else max(gains)) - risk


def _exposure(mind: Mind, it: e.Exposure, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    cost = _each(mind, it.on, scene, lambda s: n * mind.exposure(s))
    return 0.9**n * worth(mind, it.alive, scene) - cost


def _kill(mind: Mind, it: e.Kill, scene: Scene) -> float:
    return -_each(mind, it.on, scene, lambda s: mind.life(s) - (0.0 if it.morale else mind.morale))


def _remove(mind: Mind, it: e.Remove, scene: Scene) -> float:
    return -_each(mind, it.on, scene, lambda s: max(1.0, mind.life(s) - mind.morale))


def _place(mind: Mind, it: e.Place, scene: Scene) -> float:
    there = places(mind.w, it.at, scene)
    people = _people(mind, it.on, scene)
    if there and there[0] == COLONY:
        return -sum(1.0 for s in people if mind.w.at[s] != COLONY)
    return -0.5 * len(people)


def _join(mind: Mind, it: e.Join, scene: Scene) -> float:
    own = scene.player == mind.player
    return mind.newcomer if own else max(0.0, mind.newcomer) if mind.w.coop else 0.3 * mind.newcomer


def _roll(mind: Mind, it: e.Roll, scene: Scene) -> float:
    scenes = [scene]
    if it.on is not None:
        scenes = [replace(scene, actor=s, place=mind.w.at[s]) for s in _people(mind, it.on, scene)]
    return sum(_rolled(mind, it, each) for each in scenes)


def _rolled(mind: Mind, it: e.Roll, scene: Scene) -> float:
    total, last = 0.0, 0
    for line in it.table:
        faces = range(last + 1, min(6, line.upto) + 1)
        total += sum(worth(mind, line.do, replace(scene, die=face)) for face in faces) if line.do else 0.0
        last = max(last, line.upto)
    return total / 6


def _crisis(mind: Mind, it: e.Crisis, scene: Scene) -> float:
    if it.how == "skip_next":
        return 9.0 if mind.rounds > 1 else 0.0
    if it.how == "discard":
        return failure(mind) * (1 - mind.hope(len(mind.matching))) + 2.0 if mind.symbols else 0.0
    return -failure(mind) * 0.7 if mind.given > 0 else 0.0


def _quest(mind: Mind, it: e.Quest, scene: Scene) -> float:
    return 0.4 * worth(mind, it.then, scene) + 0.6 * worth(mind, it.else_, scene)


def _when(mind: Mind, it: e.When, scene: Scene) -> float:
    return worth(mind, it.then if holds(mind.w, it.if_, scene) else it.else_, scene)


def _for_each(mind: Mind, it: e.ForEach, scene: Scene) -> float:
    return sum(worth(mind, it.then, replace(scene, player=seat)) for seat in players(mind.w, it.who, scene))


def _if_able(mind: Mind, it: e.IfAble, scene: Scene) -> float:
    return sum(_worth(mind, effect, scene) for effect in it.do_ if possible(mind.w, (effect,), scene))


def _ways(mind: Mind, it: e.Choice | e.Vote, scene: Scene) -> float:
    return max((worth_of_way(mind, way, scene) for way in it.options), default=0.0)


def _offer(mind: Mind, it: e.Offer, scene: Scene) -> float:
    return max(worth(mind, it.else_, scene), worth(mind, it.then, scene) - price(mind, it.pay))


def _attach(mind: Mind, it: e.Attach, scene: Scene) -> float:
    rounds = {"turn": 0.5, "round": 1.0, "next_round": 1.5, "game": float(mind.rounds)}[it.during]
    heads = 1 if it.on is not None else len(players(mind.w, it.who, scene)) if it.who not in (None, "each") else 1
    everybody = it.on is None and it.who in (None, "each")
    return sum(heads * gift_worth(mind, gift, rounds, everybody) for gift in it.gives)


def gift_worth(mind: Mind, gift: Any, rounds: float, everybody: bool) -> float:
    """What a changed rule is worth, for this many rounds."""
    if isinstance(gift, m.Upkeep):
        return -TOKEN * gift.food * rounds - (2.0 if gift.waste_step < 10 else 0.0)
    if isinstance(gift, m.DicePerRound):
        return DIE * gift.n * max(1.0, rounds - 0.5)
    if isinstance(gift, m.Forbid):
        return -{"everything": 3.0, "ability": 0.6, "crisis": 3.0, "leave": 1.5}.get(gift.what, 2.0) * rounds
    if isinstance(gift, m.Grant):
        return 0.6 * rounds * max(0.0, worth(mind, gift.ability.do, Scene(mind.player)))
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
    m.ExtraCondition: -4.0,
}

WEIGH: dict[type, Callable[[Mind, Any, Scene], float]] = {
    **TOKENS,
    e.KillZombies: _kill_zombies,
    e.Wound: lambda mind, it, scene: (
        -number(mind.w, it.n, scene) * _each(mind, it.on, scene, lambda s: mind.wound(s, it.frostbite))
    ),
    e.Distribute: lambda mind, it, scene: -3.0 * number(mind.w, it.n, scene),
    e.Heal: lambda mind, it, scene: -_each(mind, it.on, scene, lambda s: -mind.healing(s)),
    e.Exposure: _exposure,
    e.Kill: _kill,
    e.Remove: _remove,
    e.Place: _place,
    e.Join: _join,
    e.GiveSurvivor: lambda mind, it, scene: -1.0 if mind.w.coop else -6.0,
    e.Roll: _roll,
    e.Crisis: _crisis,
    e.Attach: _attach,
    e.Quest: _quest,
    e.ExileVote: lambda mind, it, scene: -8.0,
    e.Unequip: lambda mind, it, scene: -1.0,
    e.Freeze: lambda mind, it, scene: -2.5 * len(_people(mind, it.on, scene)),
    e.IfAble: _if_able,
    e.When: _when,
    e.ForEach: _for_each,
    e.Choice: _ways,
    e.Vote: _ways,
    e.Offer: _offer,
}
"""What each word is worth; what is not here is worth nothing in particular."""
