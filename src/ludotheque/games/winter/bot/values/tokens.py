"""The worth of tokens, cards and dice that a card brings or takes."""

from collections.abc import Callable
from typing import Any

from ...cards.conditions import holds
from ...cards.selectors import Scene, entrances, number, places, players
from ...chapters.kills import besieged
from ...table import NOISES, PLACE_OF
from ...vocabulary import effects as e
from ..insight import Insight
from .lures import best_lures, snares

CARD, DIE, TOKEN = 4.0, 3.5, 3.3
"""A card, a die, a food token."""


def _morale(insight: Insight, it: e.Morale, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    if n > 0 and insight.w.morale >= insight.w.rules.morale_cap:
        return 0.0
    return insight.morale * n - (60.0 if insight.w.morale + n <= 0 else 0.0)


def _food(insight: Insight, it: e.Food, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    hunger = insight.morale if n < 0 and insight.w.food >= insight.need > insight.w.food + n else 0.0
    return TOKEN * n - 0.6 * hunger


def _starvation(insight: Insight, it: e.Starvation, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    worse = 25.0 if insight.w.starvation + n > insight.aim.famine else 0.0
    return -n * (2.0 if insight.w.rules.edition == "sheet" else insight.morale) - worse


def _zombies(insight: Insight, it: e.Zombies, scene: Scene) -> float:
    n, cost = number(insight.w, it.n, scene), 0.0
    for place in places(insight.w, it.at, scene):
        doors = [door for door in entrances(insight.w, it.at, scene) if PLACE_OF[door] == place]
        for i in range(n):
            door = doors[i % len(doors)]
            room = insight.capacity(door) - i // len(doors)
            short = insight.arrivals[door][0] + 1 - room
            danger = 1.5 if room <= 0 else 0.9
            cost += (danger * insight.loss_at(place) if short > 0 else 2.2) if insight.loss_at(place) else 0.8
            cost += 4.0 if door in insight.aim.clear else 0.0
    return -cost


def kills(insight: Insight, place: int, n: int) -> float:
    """What it is worth to be rid of this many zombies at a place."""
    w = insight.w
    gains = sorted(
        (
            insight.relief(door, k) + (insight.clearing(door) if k < w.zombies[door] else 0.0) + 0.3
            for door in range(len(PLACE_OF))
            if PLACE_OF[door] == place
            for k in range(w.zombies[door])
        ),
        reverse=True,
    )
    return sum(gains[:n])


def toppled(insight: Insight, door: int) -> float:
    """What it is worth that a barricade comes down on the zombies at its entrance."""
    w = insight.w
    gains = [insight.relief(door, k) + insight.clearing(door) + insight.hunting + 0.3 for k in range(w.zombies[door])]
    wanted = w.barricades[door] <= insight.aim.walls.get(door, 0)
    return sum(gains) - 1.0 - (insight.building(door) if wanted else 0.0)


def _topple(insight: Insight, it: e.Topple, scene: Scene) -> float:
    doors = [door for place in places(insight.w, it.at, scene) for door in besieged(insight.w, place)]
    return max((toppled(insight, door) for door in doors), default=0.0)


def _remove_zombies(insight: Insight, it: e.RemoveZombies, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    return sum(kills(insight, place, n if n >= 0 else 99) for place in places(insight.w, it.at, scene))


def _to_barricades(insight: Insight, it: e.ZombiesToBarricades, scene: Scene) -> float:
    return (
        1.6 * sum(kills(insight, place, number(insight.w, it.n, scene)) for place in places(insight.w, it.at, scene))
        + 1.0
    )


def _barricade(insight: Insight, it: e.Barricade, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    gains = [barricades(insight, place, n) for place in places(insight.w, it.at, scene)]
    return 0.0 if not gains else sum(gains) if isinstance(it.at, str) else max(gains)


def barricades(insight: Insight, place: int, n: int) -> float:
    """What this many barricades are worth at a place."""
    w = insight.w
    doors = [door for door in range(len(PLACE_OF)) if PLACE_OF[door] == place and w.has_room(door)]
    gains = sorted((insight.relief(door) + insight.building(door) for door in doors), reverse=True)
    return sum(gains[:n]) + 0.5 * sum(gains[: max(0, n - len(gains))])


def _snare(insight: Insight, it: e.Snare, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    gains = [snares(insight, place, n) for place in places(insight.w, it.at, scene)]
    return 0.0 if not gains else sum(gains) if isinstance(it.at, str) else max(gains)


def _attract(insight: Insight, it: e.Attract, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    targets = places(insight.w, it.to, scene)
    gains = [best_lures(insight, source, to, n) for source in places(insight.w, it.from_, scene) for to in targets]
    return max(gains, default=0.0)


def _remove_barricades(insight: Insight, it: e.RemoveBarricades, scene: Scene) -> float:
    return -sum(4.0 * insight.w.barricades_at(place) for place in places(insight.w, it.at, scene))


def _noise(insight: Insight, it: e.Noise, scene: Scene) -> float:
    n, cost = number(insight.w, it.n, scene), 0.0
    for place in places(insight.w, it.at, scene):
        free = NOISES[place] - insight.w.noise[place]
        cost += (free if n < 0 else min(n, free)) * (1.5 if insight.there[place] else 0.4)
    return -cost


def _lose_helpless(insight: Insight, it: e.LoseHelpless, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    wanted = 8.0 * max(0, insight.aim.helpless - (insight.w.helpless - n))
    return (
        n * (insight.mouth if insight.w.helpless > insight.aim.helpless else 0.0)
        - wanted
        - (insight.morale * n * it.kill)
    )


def _draw(insight: Insight, it: e.Draw, scene: Scene) -> float:
    return 5.0 * number(insight.w, it.n, scene) * len(players(insight.w, it.who, scene))


def _move_cards(insight: Insight, it: e.MoveCards, scene: Scene) -> float:
    n = number(insight.w, it.n, scene)
    if it.from_ == "waste" and it.pick == "all":
        return min(8.0, 0.7 * len(insight.w.waste))
    worths = {"hand": -CARD, "equipped": -5.0, "waste": 1.0, "objective": -10.0, "crisis": -4.0, "deck": 0.0}
    gains = {"hand": 5.0, "objective": 8.0, "crisis": 1.0}
    if it.from_ == it.to == "hand" and (insight.w.coop or it.to_who != "active"):
        return 0.3
    mine = scene.player == insight.player
    return n * (worths.get(it.from_, 0.0) + gains.get(it.to, 0.0)) * (1.0 if mine else 0.4)


def _dice(insight: Insight, it: e.Dice, scene: Scene) -> float:
    n, total = number(insight.w, it.n, scene), 0.0
    for player in players(insight.w, it.who, scene):
        dice = insight.w.dice[player]
        each = {"spend": -DIE * n, "spend_all": -DIE * len(dice), "set": 2.0, "raise": 0.6 * n, "lower": -1.0}
        total += each.get(it.how, 0.8 if any(die < 3 for die in dice) else -1.0) if dice else 0.0
    return total


def _add_condition(insight: Insight, it: e.AddCondition, scene: Scene) -> float:
    """One more thing to do is a burden; one that can no longer be done is a disaster."""
    return -7.0 if holds(insight.w, it.condition, scene) else -50.0


TOKENS: dict[type, Callable[[Insight, Any, Scene], float]] = {
    e.Morale: _morale,
    e.Food: _food,
    e.NoFood: lambda insight, it, scene: -TOKEN * min(insight.w.food, 6),
    e.Starvation: _starvation,
    e.Zombies: _zombies,
    e.RemoveZombies: _remove_zombies,
    e.ZombiesToBarricades: _to_barricades,
    e.Barricade: _barricade,
    e.Snare: _snare,
    e.Attract: _attract,
    e.RemoveBarricades: _remove_barricades,
    e.Noise: _noise,
    e.Helpless: lambda insight, it, scene: -insight.mouth * number(insight.w, it.n, scene),
    e.LoseHelpless: _lose_helpless,
    e.Draw: _draw,
    e.LookKeep: lambda insight, it, scene: 7.0,
    e.Choose: lambda insight, it, scene: 9.0 * number(insight.w, it.n, scene),
    e.RevealUntil: lambda insight, it, scene: 6.0,
    e.RevealTop: lambda insight, it, scene: 0.3 * insight.newcomer if it.symbol == "survivor" else 2.0,
    e.Peek: lambda insight, it, scene: -0.5,
    e.Reorder: lambda insight, it, scene: -0.5,
    e.MoveCards: _move_cards,
    e.See: lambda insight, it, scene: {"objective": 2.0, "given": 0.0 if insight.betrays else 0.4}.get(it.what, -0.5),
    e.Show: lambda insight, it, scene: 0.4 if it.asked and insight.symbols and not insight.betrays else 0.0,
    e.Dice: _dice,
    e.AddCondition: _add_condition,
    e.Count: lambda insight, it, scene: 8.0 * number(insight.w, it.n, scene),
    e.EndGame: lambda insight, it, scene: -120.0,
}
"""What each of these words is worth."""
