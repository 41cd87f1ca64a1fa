"""What the coming night brings: nights laid out by hand, and what the rules make of each, for the board's forecast.

`python -m tests.games.winter.night` writes `tonight.json`, which this side and the board's tests (`tonight.test.ts`)
both compare with what they make of the same tables.
"""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludotheque.core import Event
from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.core.wire import encode
from ludotheque.games.winter.chapters.colony_phase import (
    CheckWaste,
    Echo,
    NoiseAt,
    NoiseRolling,
    PayFood,
    ZombiesAtHome,
    ZombiesOutside,
    food_needed,
    mouths,
    threshold,
)
from ludotheque.games.winter.chapters.death import Die
from ludotheque.games.winter.chapters.tracks import ChangeMorale, HelplessLeave
from ludotheque.games.winter.chapters.zombies import BarricadeFalls, Overrun, batch
from ludotheque.games.winter.material import material
from ludotheque.games.winter.pack import PACK, ItemCard, Someone
from ludotheque.games.winter.table import NOISES, OUTSIDE, PLACE_OF, PLACES, ROOM_AT, Colony
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.playing import Dice

from .story import FOOD, FUEL, PLAIN, Winter, lasting, settle, village

FILE = Path(__file__).with_name("tonight.json")
NIGHTS = 40
MOST_NOISE = 3
"""Noise tokens of one night: each may draw a zombie, and every way it may come is played."""
QUENOTTE = next(Someone(s) for s, each in enumerate(PACK.survivors) if each.id == "quenotte")
FENCING = next(ItemCard(card) for card, each in enumerate(PACK.items) if each.kind.id == "fencing")
FIELDS = (
    *("rules", "at", "owner", "equipped", "helpless", "food", "starvation", "waste", "crisis", "given", "exiled"),
    *("out", "zombies", "barricades", "noise", "snares", "lasting", "groups"),
)
"""What a board reads of the night from."""


def evening(number: int) -> Winter:
    """A table before the night: who is where, what stands at the doors, and what changes the rules."""
    dice = Dice(f"night {number}")

    def arrange(w: Colony) -> None:
        w.morale, w.food, w.helpless, w.crisis = 10, dice.below(6), dice.below(4), 0
        w.starvation = dice.below(3)
        w.waste = (FUEL,) * dice.below(24)
        w.given[0], w.given[1] = (FOOD,) * dice.below(2), (FUEL,) * dice.below(2)
        w.exiled[1] = not dice.below(4)
        for s in (*PLAIN[:6], QUENOTTE):
            if w.at[s] < 0 and dice.below(2):
                settle(w, dice.below(3), s)
            if w.at[s] >= 0:
                w.at[s] = dice.below(4) if dice.below(2) else 0
        _besiege(w, dice)
        _change_rules(w, dice)

    return village(options={"edition": dice.pick(("sheet", "published"))}, arrange=arrange, todo=[])


def _besiege(w: Colony, dice: Dice) -> None:
    noise = MOST_NOISE
    for entrance, room in enumerate(ROOM_AT):
        w.zombies[entrance] = dice.below(room + 1)
        w.barricades[entrance] = dice.below(room - w.zombies[entrance] + 1)
    for place in OUTSIDE[:3]:
        w.noise[place] = min(noise, dice.below(NOISES[place] + 1))
        noise -= w.noise[place]
        w.snares[place] = dice.below(3) // 2
    w.snares[0] = dice.below(4) // 3


def _change_rules(w: Colony, dice: Dice) -> None:
    somebody = dice.pick([s for s in range(len(w.at)) if w.at[s] >= 0])
    if dice.below(2):
        w.equipped[somebody] = (FENCING,)
    if not dice.below(3):
        lasting(w, m.Overlooked(), survivor=dice.pick([s for s in range(len(w.at)) if w.at[s] >= 0]))
    if not dice.below(3):
        lasting(w, m.Figure(PlaceName(PACK.place_ids[dice.below(3)])))
    if not dice.below(4):
        lasting(w, m.Upkeep(food=1, waste_step=8))


def nights(match: Winter) -> Iterator[tuple[Fraction, list[Event]]]:
    """Every way the zombies of this night may come, with its probability."""
    outside = [NoiseAt(place) for place in OUTSIDE]
    match.position.todo = [*reversed((*batch((ZombiesAtHome(),)), *batch((ZombiesOutside(),)), *outside))]
    events: list[Event] = []
    match.position.go_on(events)
    yield from _ways(match, Fraction(1), events)


def _ways(match: Winter, odds: Fraction, events: list[Event]) -> Iterator[tuple[Fraction, list[Event]]]:
    waiting = match.waiting_for()
    if not waiting:
        yield odds, events
        return
    asks = isinstance(match.position.question, NoiseRolling) if waiting == [NATURE] else False
    chosen = {option.drawn: option for option in match.legal(NATURE)}.values() if asks else match.legal(waiting[0])[:1]
    for option in chosen:
        twin = match.clone()
        yield from _ways(twin, odds / len(chosen), [*events, *twin.answer(waiting[0], option)])


def told(number: int) -> dict[str, Any]:
    """A night: the table as its first player sees it, and what the rules make of it."""
    match = evening(number)
    view = json.loads(encode(match.seen_by(Player(0))))
    return {"view": {name: view[name] for name in FIELDS}, "brings": brings(match)}


def brings(match: Winter) -> dict[str, Any]:
    """What the night brings, by playing it in every way."""
    w = match.position.world
    supper, waste = match.clone(), match.clone()
    ways = [*nights(match.clone())]
    quiet = next(events for _, events in ways if not any(isinstance(e.what, Echo) and e.what.drawn for e in events))
    chances = Counter[int]()
    for odds, events in ways:
        for place in {PLACE_OF[entrance] for entrance in killing(events)}:
            chances[place] += odds  # type: ignore[assignment]
    return {
        "mouths": mouths(w),
        "need": food_needed(w),
        "needed": threshold(w),
        "hungerCost": loss(supper, PayFood()),
        "wasteCost": loss(waste, CheckWaste()),
        "falls": counted(quiet, BarricadeFalls),
        "certain": counted(quiet, Overrun),
        "first": [first_at(place, ways) for place in PLACES],
        "dies": [float(chances[place]) for place in PLACES],
    }


def loss(match: Winter, step: Any) -> int:
    """How much morale a step costs."""
    match.position.todo, events = [step], list[Event]()
    match.position.go_on(events)
    return -sum(event.what.n for event in events if isinstance(event.what, ChangeMorale))


def counted(events: list[Event], kind: Any) -> list[int]:
    """How often this happens at each entrance."""
    at = Counter(event.what.entrance for event in events if isinstance(event.what, kind))
    return [at[entrance] for entrance in range(len(PLACE_OF))]


def killing(events: list[Event]) -> list[int]:
    """The entrances at which a breach kills somebody."""
    found = []
    for before, after in pairwise(events):
        if isinstance(before.what, Overrun) and isinstance(after.what, Die | HelplessLeave):
            found.append(before.what.entrance)
    return found


def first_at(place: int, ways: list[tuple[Fraction, list[Event]]]) -> int | None:
    """Who would die first of a breach at a place; None: nobody does, or the helpless."""
    for _, events in ways:
        for before, after in pairwise(events):
            if isinstance(before.what, Overrun) and PLACE_OF[before.what.entrance] == place:
                return after.what.survivor if isinstance(after.what, Die) else None
    return None


def written() -> str:
    """The file: what of the box is needed, and all nights."""
    box = material()
    needed = {
        "places": [{key: place[key] for key in ("id", "number", "entrances")} for place in box["places"]],
        "entrances": box["entrances"],
        "survivors": [{"always": each["always"]} for each in box["survivors"]],
        "items": [{"symbol": each["symbol"], "always": each["always"]} for each in box["items"]],
        "crises": [{"symbols": each["symbols"]} for each in box["crises"]],
    }
    return json.dumps({"box": needed, "nights": [told(number) for number in range(NIGHTS)]}, default=list) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
