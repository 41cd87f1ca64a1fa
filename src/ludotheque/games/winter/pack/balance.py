"""The numbers that keep a pack in balance: what is in it, beside what the game was tried with."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import StatisticsError, correlation, mean
from typing import Any

from ludotheque.core import Arg, Sentence
from ludotheque.core.facets.packs import Measure

from ..vocabulary import conditions, effects, triggers
from ..vocabulary.cards import Crossroads, Item, Main, Side, Survivor
from ..vocabulary.selectors import ByPlayers, Per
from ..vocabulary.words import PACKAGE, words_in
from . import Pack

ATTACK = {1: 2, 2: 11, 3: 7, 4: 8, 5: 1, 6: 1}
SEARCH = {1: 2, 2: 5, 3: 11, 4: 9, 5: 3, 6: 0}
STARTERS = {"food": 10, "fuel": 5, "medicine": 5, "tool": 5}
FOUND = {"food": 26, "fuel": 18, "medicine": 18, "tool": 18, "weapon": 11, "book": 11, "survivor": 18}
PLAYED = {"waste": 71, "equip": 31, "event": 18}
ASKED = ("food", "medicine", "fuel", "tool")
LENGTHS = {"short": (3, range(5, 7)), "medium": (4, range(6, 8)), "long": (3, range(7, 9))}
"""Main objectives by length: how many, and how many rounds."""


def about(id: str, **args: Arg) -> Sentence:
    """A message about a pack: what a number counts, or what is strange."""
    return Sentence(f"pack-{id}", args, PACKAGE)


def span(name: Sentence, value: float, low: float, high: float, digits: int = 0) -> Measure:
    """A number that should lie between two others."""
    low_text, high_text = f"{low:.{digits}f}", f"{high:.{digits}f}"
    wanted = low_text if low_text == high_text else f"{low_text}–{high_text}"
    return Measure(name, f"{value:.{digits}f}", wanted, low <= round(value, digits) <= high)


def spread(name: Sentence, found: Counter[Any], wanted: dict[Any, int], leeway: int = 1) -> Measure:
    """Several numbers that should lie near others."""
    keys = sorted({*wanted, *found}, key=list({**wanted, **found}).index)
    fits = all(abs(found[key] - wanted.get(key, 0)) <= leeway for key in keys)
    rows = [" ".join(str(numbers.get(key, 0)) for key in keys) for numbers in (found, wanted)]
    return Measure(name, rows[0], rows[1] + (f" ±{leeway}" if leeway else ""), fits)


def measures(pack: Pack) -> Iterator[Measure]:
    """All numbers of a pack, each beside what it should be."""
    for chapter in (_survivors, _items, _crises, _mains, _secrets, _crossroads):
        yield from chapter(pack)


def _survivors(pack: Pack) -> Iterator[Measure]:
    people = pack.survivors
    yield span(about("survivors"), len(people), 30, 30)
    yield spread(about("attack"), Counter(each.attack for each in people), ATTACK)
    yield spread(about("search"), Counter(each.search for each in people), SEARCH)
    attacks, searches = [each.attack for each in people], [each.search for each in people]
    yield span(about("mean-attack"), mean(attacks or [0]), 2.8, 3.1, 1)
    yield span(about("mean-search"), mean(searches or [0]), 3.1, 3.3, 1)
    influence = [each.influence for each in people]
    yield span(about("mean-influence"), mean(influence or [0]), *_middle(influence), 1)
    sums = [attack + search for attack, search in zip(attacks, searches, strict=True)]
    yield span(about("strongest"), min(sums, default=0), 4, 6)
    yield span(about("weakest"), sum(each >= 9 for each in sums), 0, 2)
    for name, values in (("influence-attack", attacks), ("influence-search", searches)):
        yield span(about(name), _correlated(influence, values), -0.3, 0.3, 2)
    where = {"anywhere": 16, "colony": 9, "place": 3, "outside": 2}
    yield spread(about("where"), Counter(map(_where, people)), where, 2)
    cost = {"limited": 16, "passive": 5, "die": 5, "answer": 4}
    yield spread(about("cost"), Counter(map(_cost, people)), cost, 2)
    yield span(about("non-coop"), sum(each.non_coop for each in people), 1, 3)


def _middle(influence: Sequence[int]) -> tuple[float, float]:
    """The values between which a mean should lie: well away from the lowest and the highest."""
    low, high = min(influence, default=0), max(influence, default=0)
    return low + 0.4 * (high - low), low + 0.6 * (high - low)


def _correlated(one: Sequence[int], other: Sequence[int]) -> float:
    try:
        return correlation(one, other)
    except StatisticsError:
        return 0.0


def _where(survivor: Survivor) -> str:
    words = {"anywhere": "anywhere", "colony": "colony", "each_outside": "outside"}
    return words.get(survivor.ability.where, "place")


def _cost(survivor: Survivor) -> str:
    ability = survivor.ability
    if ability.on is not None:
        return "answer"
    if ability.die:
        return "die"
    return "passive" if ability.limit == "none" else "limited"


def _items(pack: Pack) -> Iterator[Measure]:
    starters = Counter(pack.items[card].kind.symbol for card in pack.deck_of(0))
    yield spread(about("starters"), Counter(starters), dict(STARTERS), 0)
    found: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for home, location in enumerate(pack.locations, 1):
        kinds = [pack.items[card].kind for card in pack.deck_of(home)]
        symbols = Counter(kind.symbol for kind in kinds)
        found.update(symbols)
        played.update(kind.play for kind in kinds)
        name = location.name.name.said()
        most, people = max(symbols.values(), default=0), symbols["survivor"]
        fits = len(kinds) == 20 and 6 <= most <= 7 and people == 3
        yield Measure(about("deck", place=name), f"{len(kinds)} {most} {people}", "20 6–7 3", fits)
    yield spread(about("symbols", order=_symbols()), found, dict(FOUND))
    yield spread(about("played"), played, dict(PLAYED), 2)
    tokens = sum(each.copies * _food_of(each.kind) for each in pack.items if each.home)
    yield span(about("food-tokens"), tokens, 37, 41)


def _symbols() -> Sentence:
    return Sentence("pack-symbol-order", {}, PACKAGE)


def _food_of(item: Item) -> int:
    return sum(each.n for each in item.do if isinstance(each, effects.Food) and isinstance(each.n, int))


def _crises(pack: Pack) -> Iterator[Measure]:
    yield span(about("crises"), len(pack.crises), 20, 20)
    single = Counter(crisis.symbols[0] for crisis in pack.crises if len(crisis.symbols) == 1)
    yield spread(about("asked"), single, dict.fromkeys(ASKED, 5))
    yield span(about("double"), sum(len(crisis.symbols) > 1 for crisis in pack.crises), 0, 2)
    strange = sum(not {*crisis.symbols} <= {*ASKED} for crisis in pack.crises)
    yield span(about("never-asked"), strange, 0, 0)
    kinds = Counter(_failure(crisis.fail) for crisis in pack.crises)
    yield spread(about("failures"), kinds, {"morale": 6, "zombies": 8, "wounds": 3, "other": 3}, 2)


def _failure(fail: Sequence[Any]) -> str:
    """The kind of harm that a failed crisis mainly does."""
    kinds = {type(value) for _, _, value in words_in(tuple(fail))}
    if kinds & {effects.Zombies}:
        return "zombies"
    if kinds & {effects.Kill, effects.NoFood, effects.Starvation, effects.GiveSurvivor, effects.MoveCards}:
        return "other"
    return "wounds" if kinds & {effects.Wound, effects.Distribute, effects.Exposure} else "morale"


def _mains(pack: Pack) -> Iterator[Measure]:
    yield span(about("mains"), len(pack.mains), 10, 10)
    for length, (count, rounds) in LENGTHS.items():
        mains = [main for main in pack.mains if main.length == length]
        yield span(about("mains-of", length=length), len(mains), count, count)
        shortest = min((main.normal.rounds for main in mains), default=rounds[0])
        longest = max((main.normal.rounds for main in mains), default=rounds[-1])
        outside = sum(main.normal.rounds not in rounds for main in mains)
        shown, wanted = f"{shortest}–{longest}", f"{rounds[0]}–{rounds[-1]}"
        yield Measure(about("rounds-of", length=length), shown, wanted, not outside)
    sides = [side for main in pack.mains for side in (main.normal, main.hard)]
    morale = [each for side in sides for each in _at_each_table(side.morale)]
    yield Measure(about("start-morale"), _range(morale), "5–9", all(5 <= each <= 9 for each in morale))
    home, outside_each = (
        [_starting(side, "colony") for side in sides],
        [_starting(side, "each_outside") for side in sides],
    )
    yield Measure(about("start-home"), _range(home), "0–12", all(each <= 12 for each in home))
    yield Measure(about("start-outside"), _range(outside_each), "0–3", all(each <= 3 for each in outside_each))
    harder = sum(_is_harder(main) for main in pack.mains)
    yield span(about("harder"), harder, len(pack.mains), len(pack.mains))


def _range(values: Sequence[int]) -> str:
    return f"{min(values, default=0)}–{max(values, default=0)}"


def _at_each_table(n: int | ByPlayers) -> ByPlayers:
    """A number with two, three, four and five players."""
    return n if isinstance(n, tuple) else (n, n, n, n)


def _starting(side: Side, at: str) -> int:
    """How many zombies stand at a place before the game, at the table where there are most."""
    zombies = (each for each in side.setup if isinstance(each, effects.Zombies) and each.at == at)
    return sum(max(_at_each_table(each.n)) for each in zombies if not isinstance(each.n, Per))


def _is_harder(main: Main) -> bool:
    """The hard side has fewer rounds, another goal, or more zombies."""
    normal, hard = main.normal, main.hard
    more = any(_starting(hard, at) > _starting(normal, at) for at in ("colony", "each_outside"))
    return more or hard.rounds < normal.rounds or hard.goal != normal.goal


def _secrets(pack: Pack) -> Iterator[Measure]:
    yield span(about("loyal"), len(pack.loyal), 24, 24)
    yield span(about("betrayal"), len(pack.betrayal), 10, 10)
    yield span(about("exiles"), len(pack.exiles), 10, 10)
    first = sum(isinstance(each.conditions[0], conditions.MainDone) for each in pack.loyal)
    yield span(about("loyal-first"), first, len(pack.loyal), len(pack.loyal))
    fallen = sum(_is_morale_zero(each.conditions[0]) for each in pack.betrayal)
    yield span(about("betrayal-first"), fallen, len(pack.betrayal), len(pack.betrayal))
    in_hand = sum(any(isinstance(each, conditions.Hand) for each in card.conditions) for card in pack.loyal)
    yield span(about("loyal-hand"), in_hand, 11, 15)


def _is_morale_zero(condition: Any) -> bool:
    return isinstance(condition, conditions.Morale) and condition.n == 0


def _crossroads(pack: Pack) -> Iterator[Measure]:
    cards = pack.crossroads
    yield span(about("crossroads"), len(cards), 80, 80)
    yield span(about("of-survivors"), sum(card.about is not None for card in cards), 28, 32)
    yield span(about("votes"), sum(card.decide == "vote" for card in cards), 13, 17)
    yield span(about("ways-out"), sum(map(_has_way_out, cards)), 23, 31)
    yield span(about("move-cards"), sum(isinstance(card.trigger, triggers.Move) for card in cards), 10, 16)
    yield span(about("search-cards"), sum(isinstance(card.trigger, triggers.Search) for card in cards), 8, 14)
    yield span(about("lasting-cards"), sum(map(_lasts, cards)), 14, 20)
    swings = [_swing(card) for card in cards]
    yield span(about("morale-up"), sum(high > 0 for _, high in swings), 16, 24)
    yield span(about("morale-down"), sum(low < 0 for low, _ in swings), 9, 15)
    yield Measure(about("morale-swing"), *_swing_seen(swings))
    for name, kind, low, high in AMOUNTS:
        values = [abs(value) for card in cards for value in _numbers(card, kind)]
        yield Measure(about(name), _range(values), f"{low}–{high}", all(low <= value <= high for value in values))


AMOUNTS: tuple[tuple[str, type, int, int], ...] = (
    ("exposure-rolls", effects.Exposure, 1, 3),
    ("zombies-added", effects.Zombies, 1, 8),
    ("food-changed", effects.Food, 1, 5),
    ("helpless-added", effects.Helpless, 1, 3),
)


def _has_way_out(card: Crossroads) -> bool:
    return any(way.pay is None and all(isinstance(each, effects.Nothing) for each in way.do) for way in card.options)


def _lasts(card: Crossroads) -> bool:
    return any(isinstance(each, effects.Attach) and each.during == "game" for _, _, each in words_in(card))


def _numbers(card: Crossroads, kind: type) -> list[int]:
    found = (value for _, _, value in words_in(card) if isinstance(value, kind))
    return [value.n for value in found if isinstance(value.n, int)]  # type: ignore[attr-defined]


def _swing(card: Crossroads) -> tuple[int, int]:
    changes = _numbers(card, effects.Morale)
    return min([0, *changes]), max([0, *changes])


def _swing_seen(swings: Sequence[tuple[int, int]]) -> tuple[str, str, bool]:
    low, high = min([0, *(low for low, _ in swings)]), max([0, *(high for _, high in swings)])
    return f"{low}…+{high}".replace("-", "−"), "−2…+1", low >= -2 and high <= 1
