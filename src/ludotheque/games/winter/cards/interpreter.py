"""Does what a card says, word by word, and first asks whoever has to choose whom, where or what (rule 11.3)."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Sentence, Step, Steps

from ..naming import InScene
from ..pack import PACK, Place, Someone
from ..pack.names import name_of
from ..table import Colony
from ..vocabulary.effects import Attach, Effect, EffectWord, Food
from ..vocabulary.selectors import Chosen, ChosenPlace, ChosenPlayer, These, TheseSeats, ThisPlace
from ..vocabulary.words import PACKAGE
from .selectors import FIXED, Scene, is_anybody, number, places, players, those

E = TypeVar("E", bound=EffectWord)
Doing = Callable[[Colony, Any, Scene], Steps]
Possible = Callable[[Colony, Any, Scene], object]

DOES: dict[type, Doing] = {}
"""How each word is done; every chapter adds its own."""
POSSIBLE: dict[type, Possible] = {}
"""Whether a word can be done at all; a word that is not here always can."""
OPEN: set[type] = set()
"""Words whose possibility depends on nothing but what everybody can see."""


def does(word: type[E]) -> Callable[[Callable[[Colony, E, Scene], Steps]], Callable[[Colony, E, Scene], Steps]]:
    """Registers how a word is done."""

    def known(doing: Callable[[Colony, E, Scene], Steps]) -> Callable[[Colony, E, Scene], Steps]:
        DOES[word] = doing
        return doing

    return known


def needs(
    word: type[E], in_the_open: bool = False
) -> Callable[[Callable[[Colony, E, Scene], bool]], Callable[[Colony, E, Scene], bool]]:
    """Registers what a word needs to be possible, and whether everybody can see it."""

    def known(possible: Callable[[Colony, E, Scene], bool]) -> Callable[[Colony, E, Scene], bool]:
        POSSIBLE[word] = possible
        if in_the_open:
            OPEN.add(word)
        return possible

    return known


def possible(w: Colony, effects: Sequence[Effect], scene: Scene) -> bool:
    """True if all of these effects can be done, as far as can be seen before they begin."""
    return fulfilled(w, needed_for(effects), scene)


Needs = tuple[tuple[Possible, Any], ...]
"""What effects need to be possible: tests, each with the word that it looks at."""


def needed_for(effects: Sequence[Effect]) -> Needs:
    """What must hold for these effects to be possible. For the effects of a card it is worked out once."""
    needs: list[tuple[Possible, Any]] = []
    for effect in effects:
        needs += [(_can_choose, chosen) for _, chosen in _choices_in(effect) if not _is_sure(chosen)]
        if not _is_simple(effect):
            needs.append((POSSIBLE[type(effect)], effect))
    return tuple(needs)


def fulfilled(w: Colony, needs: Needs, scene: Scene) -> bool:
    """True if everything that is needed is there."""
    for test, word in needs:
        if not test(w, word, scene):
            return False
    return True


def _is_simple(effect: Effect) -> bool:
    """True if an effect can fail only because there is nobody to choose."""
    if isinstance(effect, Food):
        return isinstance(effect.n, int) and effect.n >= 0
    return (isinstance(effect, Attach) and effect.on is None) or type(effect) not in POSSIBLE


class Do(Step[Colony], frozen=True):
    """Does what a card says, one word after the other."""

    quiet = True
    effects: tuple[Effect, ...]
    scene: Scene

    def do(self, w: Colony) -> Steps:
        if not self.effects:
            return ()
        first, rest = self.effects[0], self.effects[1:]
        following: Steps = (Do(rest, self.scene),) if rest else ()
        for field, chosen in _choices_in(first):
            found = eligible(w, first, field, self.scene)
            if not found:
                return following
            least = 0 if isinstance(chosen, Chosen) and chosen.up_to else _wanted(w, chosen, self.scene)
            if len(found) <= least:
                settled: Any = replace(first, **{field: settled_on(chosen, tuple(found))})
                return (Do((settled, *rest), self.scene),)
            if not players(w, _chooser(chosen), self.scene):
                return following
            return (Picking(first, field, self.scene), *following)
        return (*DOES[type(first)](w, first, self.scene), *following)


Selector = Chosen | ChosenPlace | ChosenPlayer
CHOSEN = frozenset((Chosen, ChosenPlace, ChosenPlayer))


def _choices_in(effect: Effect) -> Sequence[tuple[str, Selector]]:
    """The fields of an effect that somebody has yet to decide."""
    fields = _fields_to_choose(type(effect))
    if not fields:
        return ()
    values = [(field, getattr(effect, field)) for field in fields]
    return [(field, value) for field, value in values if type(value) in CHOSEN]


@cache
def _fields_to_choose(word: type[Effect]) -> tuple[str, ...]:
    """The fields of a word that may hold a choice."""
    hints = get_type_hints(word)
    return tuple(field for field in word.__struct_fields__ if not CHOSEN.isdisjoint(get_args(hints[field])))


def candidates(w: Colony, chosen: Selector, scene: Scene) -> Sequence[int]:
    """Everybody, or everything, that can be chosen."""
    if isinstance(chosen, Chosen):
        return those(w, chosen.from_, scene)
    if isinstance(chosen, ChosenPlace):
        return places(w, chosen, scene)
    return players(w, chosen, scene)


def eligible(w: Colony, effect: Effect, field: str, scene: Scene) -> Sequence[int]:
    """The candidates with whom, or where, the effect is possible, as far as everybody can see."""
    chosen: Any = getattr(effect, field)
    found = candidates(w, chosen, scene)
    if not _is_open(effect):
        return found
    test = POSSIBLE[type(effect)]
    return [each for each in found if test(w, replace(effect, **{field: settled_on(chosen, (each,))}), scene)]


def _is_open(effect: Any) -> bool:
    """True if everybody can see whether this effect, and all that it leads to, is possible."""
    return type(effect) in OPEN and all(_is_open(inner) for inner in getattr(effect, "then", ()))


def _can_choose(w: Colony, chosen: Selector, scene: Scene) -> bool:
    """True if there is anybody or anything to choose."""
    if type(chosen) is Chosen:
        return is_anybody(w, chosen.from_, scene)
    return bool(candidates(w, chosen, scene))


def _is_sure(chosen: Selector) -> bool:
    """True if a choice is possible at any table: of up to so many, or of a place of the board."""
    if isinstance(chosen, Chosen):
        return chosen.up_to
    return isinstance(chosen, ChosenPlace) and chosen.from_ in FIXED


def settled_on(chosen: Selector, picked: tuple[int, ...]) -> These | ThisPlace | TheseSeats:
    """The selector that stands for what was chosen."""
    if isinstance(chosen, Chosen):
        return These(picked)
    return ThisPlace(picked[0]) if isinstance(chosen, ChosenPlace) else TheseSeats(picked)


def _wanted(w: Colony, chosen: Selector, scene: Scene) -> int:
    return number(w, chosen.n, scene) if isinstance(chosen, Chosen) else 1


def _chooser(chosen: Selector) -> Any:
    return chosen.by


class PickSurvivor(Step[Colony], frozen=True):
    """This survivor."""

    reveals = True
    survivor: Someone

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class PickPlace(Step[Colony], frozen=True):
    """This place."""

    reveals = True
    place: Place

    def args(self) -> dict[str, Any]:
        return {"place": PACK.forms(self.place, "name")}


class PickPlayer(Step[Colony], frozen=True):
    """This player."""

    reveals = True
    other: Player


class Enough(Step[Colony], frozen=True):
    """No more than that."""

    reveals = True

    def do(self, w: Colony) -> Steps:
        return ()


Pick = PickSurvivor | PickPlace | PickPlayer | Enough


class Picking(Choice[Colony, Pick], frozen=True):
    """Somebody chooses whom, where or what a card speaks of."""

    effect: Effect
    field: str
    scene: Scene
    picked: tuple[int, ...] = ()

    @property
    def chosen_word(self) -> Selector:
        """What is to be chosen."""
        found: Selector = getattr(self.effect, self.field)
        return found

    def decider(self, w: Colony) -> Player:
        return players(w, _chooser(self.chosen_word), self.scene)[0]

    def options(self, w: Colony, player: Player) -> Sequence[Pick]:
        word = self.chosen_word
        found = [each for each in eligible(w, self.effect, self.field, self.scene) if each not in self.picked]
        if isinstance(word, ChosenPlace):
            return [PickPlace(Place(place)) for place in found]
        if isinstance(word, ChosenPlayer):
            return [PickPlayer(Player(seat)) for seat in found]
        someone = [PickSurvivor(Someone(s)) for s in found]
        return [*someone, Enough()] if word.up_to else someone

    def thinkable(self, w: Colony, player: Player) -> Iterator[Pick]:
        yield Enough()
        yield from map(PickSurvivor, map(Someone, range(len(PACK.survivors))))
        yield from map(PickPlace, map(Place, range(len(PACK.place_ids))))
        yield from map(PickPlayer, map(Player, range(w.players)))

    def chosen(self, w: Colony, option: Pick) -> Steps:
        word, picked = self.chosen_word, self.picked
        if isinstance(option, PickSurvivor):
            picked += (option.survivor,)
            left = len(eligible(w, self.effect, self.field, self.scene)) - len(picked)
            if left > 0 and len(picked) < _wanted(w, word, self.scene):
                return (replace(self, picked=picked),)
        elif isinstance(option, PickPlace):
            picked += (option.place,)
        elif isinstance(option, PickPlayer):
            picked += (option.other,)
        effect: Any = replace(self.effect, **{self.field: settled_on(word, picked)})
        return (Do((effect,), self.scene),)

    def prompt(self, w: Colony, player: Player) -> Sentence:
        kind = {Chosen: "survivor", ChosenPlace: "place", ChosenPlayer: "player"}[type(self.chosen_word)]
        return Sentence("picking-what", {"kind": kind, "effect": self.effect.said(InScene(w, self.scene))}, PACKAGE)

    def args(self) -> dict[str, Any]:
        return {}
