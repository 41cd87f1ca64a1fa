"""The worth of tokens, cards and dice that a card brings or takes."""

from collections.abc import Callable
from typing import Any

from ...cards.conditions import holds
from ...cards.selectors import Scene, entrances, number, places, players
from ...table import NOISES, PLACE_OF
from ...vocabulary import effects as e
from ..mind import Mind

CARD, DIE, TOKEN = 4.0, 3.5, 3.3
"""A card, a die, a food token."""


def _morale(mind: Mind, it: e.Morale, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    if n > 0 and mind.w.morale >= mind.w.rules.morale_cap:
        return 0.0
    return mind.morale * n - (60.0 if mind.w.morale + n <= 0 else 0.0)


def _food(mind: Mind, it: e.Food, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    hunger = mind.morale if n < 0 and mind.w.food >= mind.need > mind.w.food + n else 0.0
    return TOKEN * n - 0.6 * hunger


def _starvation(mind: Mind, it: e.Starvation, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    worse = 25.0 if mind.w.starvation + n > mind.aim.famine else 0.0
    return -n * (2.0 if mind.w.rules.edition == "sheet" else mind.morale) - worse


def _zombies(mind: Mind, it: e.Zombies, scene: Scene) -> float:
    n, cost = number(mind.w, it.n, scene), 0.0
    for place in places(mind.w, it.at, scene):
        doors = [door for door in entrances(mind.w, it.at, scene) if PLACE_OF[door] == place]
        for i in range(n):
            door = doors[i % len(doors)]
            short = mind.arrivals[door][0] + 1 + i // len(doors) - mind.capacity(door)
            cost += (0.9 * mind.loss_at(place) if short > 0 else 2.2) if mind.loss_at(place) else 0.8
            cost += 4.0 if door in mind.aim.clear else 0.0
    return -cost


def kills(mind: Mind, place: int, n: int) -> float:
    """What it is worth to be rid of this many zombies at a place."""
    w = mind.w
    gains = sorted(
        (
            mind.relief(door, k) + (mind.clearing(door) if k < w.zombies[door] else 0.0) + 0.3
            for door in range(len(PLACE_OF))
            if PLACE_OF[door] == place
            for k in range(w.zombies[door])
        ),
        reverse=True,
    )
    return sum(gains[:n])


def _remove_zombies(mind: Mind, it: e.RemoveZombies, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    return sum(kills(mind, place, n if n >= 0 else 99) for place in places(mind.w, it.at, scene))


def _to_barricades(mind: Mind, it: e.ZombiesToBarricades, scene: Scene) -> float:
    return 1.6 * sum(kills(mind, place, number(mind.w, it.n, scene)) for place in places(mind.w, it.at, scene)) + 1.0


def _barricade(mind: Mind, it: e.Barricade, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    gains = [barricades(mind, place, n) for place in places(mind.w, it.at, scene)]
    return 0.0 if not gains else sum(gains) if isinstance(it.at, str) else max(gains)


def barricades(mind: Mind, place: int, n: int) -> float:
    """What this many barricades are worth at a place."""
    w = mind.w
    doors = [door for door in range(len(PLACE_OF)) if PLACE_OF[door] == place and w.has_room(door)]
    gains = sorted((mind.relief(door) + mind.building(door) for door in doors), reverse=True)
    return sum(gains[:n]) + 0.5 * sum(gains[: max(0, n - len(gains))])


def _remove_barricades(mind: Mind, it: e.RemoveBarricades, scene: Scene) -> float:
    return -sum(4.0 * mind.w.barricades_at(place) for place in places(mind.w, it.at, scene))


def _noise(mind: Mind, it: e.Noise, scene: Scene) -> float:
    n, cost = number(mind.w, it.n, scene), 0.0
    for place in places(mind.w, it.at, scene):
        free = NOISES[place] - mind.w.noise[place]
        cost += (free if n < 0 else min(n, free)) * (1.5 if mind.there[place] else 0.4)
    return -cost


def _lose_helpless(mind: Mind, it: e.LoseHelpless, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    wanted = 8.0 * max(0, mind.aim.helpless - (mind.w.helpless - n))
    return n * (mind.mouth if mind.w.helpless > mind.aim.helpless else 0.0) - wanted - (mind.morale * n * it.kill)


def _draw(mind: Mind, it: e.Draw, scene: Scene) -> float:
    return 5.0 * number(mind.w, it.n, scene) * len(players(mind.w, it.who, scene))


def _move_cards(mind: Mind, it: e.MoveCards, scene: Scene) -> float:
    n = number(mind.w, it.n, scene)
    if it.from_ == "waste" and it.pick == "all":
        return min(8.0, 0.7 * len(mind.w.waste))
    worths = {"hand": -CARD, "equipped": -5.0, "waste": 1.0, "objective": -10.0, "crisis": -4.0, "deck": 0.0}
    gains = {"hand": 5.0, "objective": 8.0, "crisis": 1.0}
    if it.from_ == it.to == "hand" and mind.w.coop:
        return 0.0
    mine = scene.player == mind.player
    return n * (worths.get(it.from_, 0.0) + gains.get(it.to, 0.0)) * (1.0 if mine else 0.4)


def _dice(mind: Mind, it: e.Dice, scene: Scene) -> float:
    n, total = number(mind.w, it.n, scene), 0.0
    for player in players(mind.w, it.who, scene):
        dice = mind.w.dice[player]
        each = {"spend": -DIE * n, "spend_all": -DIE * len(dice), "set": 2.0, "raise": 0.6 * n, "lower": -1.0}
        total += each.get(it.how, 0.8 if any(die < 3 for die in dice) else -1.0) if dice else 0.0
    return total


def _add_condition(mind: Mind, it: e.AddCondition, scene: Scene) -> float:
    """One more thing to do is a burden; one that can no longer be done is a disaster."""
    return -7.0 if holds(mind.w, it.condition, scene) else -50.0


TOKENS: dict[type, Callable[[Mind, Any, Scene], float]] = {
    e.Morale: _morale,
    e.Food: _food,
    e.NoFood: lambda mind, it, scene: -TOKEN * min(mind.w.food, 6),
    e.Starvation: _starvation,
    e.Zombies: _zombies,
    e.RemoveZombies: _remove_zombies,
    e.ZombiesToBarricades: _to_barricades,
    e.Barricade: _barricade,
    e.RemoveBarricades: _remove_barricades,
    e.Noise: _noise,
    e.Helpless: lambda mind, it, scene: -mind.mouth * number(mind.w, it.n, scene),
    e.LoseHelpless: _lose_helpless,
    e.Draw: _draw,
    e.LookKeep: lambda mind, it, scene: 7.0,
    e.Choose: lambda mind, it, scene: 9.0 * number(mind.w, it.n, scene),
    e.RevealUntil: lambda mind, it, scene: 6.0,
    e.RevealTop: lambda mind, it, scene: 0.3 * mind.newcomer if it.symbol == "survivor" else 2.0,
    e.Peek: lambda mind, it, scene: -0.5,
    e.Reorder: lambda mind, it, scene: -0.5,
    e.MoveCards: _move_cards,
    e.See: lambda mind, it, scene: 2.0 if it.what == "objective" else -0.5,
    e.Dice: _dice,
    e.AddCondition: _add_condition,
    e.Count: lambda mind, it, scene: 8.0 * number(mind.w, it.n, scene),
    e.EndGame: lambda mind, it, scene: -120.0,
}
"""What each of these words is worth."""
