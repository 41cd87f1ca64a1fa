"""What every word of a card is: a small record that can be said in each language."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NewType, Protocol, get_args, get_type_hints

from msgspec import Meta, Struct

from ludotheque.core import Arg, Sentence

from .phrasing import OWN, begun, in_case

PACKAGE = __package__.rpartition(".")[0]
"""Where the sentences are."""

PlaceName = NewType("PlaceName", str)
"""A place as a card calls it: `colony`, `colony#3`, `here`, `each_outside`, `role:fuel`, or the id of a place."""
SurvivorId = NewType("SurvivorId", str)
ItemId = NewType("ItemId", str)
CounterName = NewType("CounterName", str)
Symbol = Literal["food", "fuel", "medicine", "tool", "weapon", "book", "survivor"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
Compare = Literal[">=", "<=", "=="]
Some = Annotated[int, Meta(ge=1, le=99)]

PLACE_WORDS = ("colony", "here", "origin", "destination", "each_outside", "each", "where_own", "anywhere")
"""The places that every pack has."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """Something written on a card, in each language."""

    en: str
    fr: str

    def said(self) -> Sentence:
        """The text; each catalogue takes its own half."""
        return Sentence("written", {"en": self.en, "fr": self.fr}, PACKAGE)

    def shortly(self) -> Sentence:
        """What comes before the first comma: how people are called."""
        return Sentence("written", {"en": self.en.split(",")[0], "fr": self.fr.split(",")[0]}, PACKAGE)


FEWEST_PLAYERS = 2
"""A number that depends on the table is written for this many players first."""


class Names(Protocol):
    """What a pack calls things, and for whom it is read."""

    players: int | None
    """With how many players; None: it is printed, for any table."""

    def place(self, name: str, form: str) -> Sentence:
        """A place: `name`, `at`, `to` or `from` it."""

    def survivor(self, id: str) -> Sentence:
        """A survivor."""

    def item(self, id: str) -> Sentence:
        """A kind of item."""

    def counter(self, name: str) -> Sentence:
        """What a counter counts."""

    def card(self, id: str) -> Sentence:
        """A crossroads card."""

    def meant(self, whom: Any) -> Sequence[Arg]:
        """Whom a word about players or survivors means as things stand, if it would mean the same to everybody."""

    def person(self, word: str) -> Sentence | None:
        """Who `self`, `actor` or `partner` is, by name; None where the card is not being done."""

    def apart(self) -> "Names":
        """The names for what happens in a scene of its own, to whoever acts there."""


def snake(name: str) -> str:
    """The word of a record: `KillZombies` is `kill_zombies`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A record of a card."""

    noun: ClassVar[str] = ""
    """What its number `n` counts; nothing where the sentence says the bare number."""
    begins: ClassVar[str] = "low"
    """How its sentence begins where nothing stands before it: with a `low` letter, or a `high` one."""
    cases: ClassVar[Mapping[str, str]] = {}
    """By field: how the players, survivors or places in it stand in the sentence: `of` them, `to` them, ..."""

    def said(self, names: Names) -> Sentence:
        """The record in words: the message of its family and name, about its fields."""
        args: dict[str, Arg] = {name: said_as(value(self), names) for name, value, said_as in _sayings(type(self))}
        args["start"] = self.begins
        if "n" in args:
            self._count(args, names)
        return Sentence(_message(type(self)), args, PACKAGE)

    def counts(self) -> str:
        """What its number counts; some words look at their other fields first."""
        return self.noun

    def trails(self) -> bool:
        """True if what follows could be taken for a part of its last words."""
        return False

    def _count(self, args: dict[str, Arg], names: Names) -> None:
        n, compare = at_table(getattr(self, "n"), names), getattr(self, "cmp", None)  # noqa: B009
        first = n if isinstance(n, int) else max(n) if isinstance(n, tuple) else n.plus or n.times
        if isinstance(n, tuple):
            args["n"] = counted("plain", n, names)
        args["number"] = "one" if first == 1 else "many"
        args["count"] = counted(self.counts() or "plain", n, names, args.get("symbol", "none"))
        if compare is not None:
            args["cmp"] = "none" if n == 0 and compare != ">=" else COMPARED[compare]
            args["amount"] = Sentence(f"amount-{args['cmp']}", {"count": args["count"]}, PACKAGE)


def counted(noun: str, n: Any, names: Names, of: Arg = "none") -> Sentence:
    """So many of something, in words; `n` is a number, or one that depends on the table."""
    here = at_table(n, names)
    if isinstance(here, int | str):
        shown = signed(here) if noun == "signed" and isinstance(here, int) else here
        return Sentence(f"count-{noun}", {"n": shown, "of": of}, PACKAGE)
    return by_players(here, noun, names, of) if isinstance(here, tuple) else here.counted(noun, names, of)


def at_table(n: Any, names: Names) -> Any:
    """A number as it is with so many players, if it depends on them and they are known."""
    return n[names.players - FEWEST_PLAYERS] if isinstance(n, tuple) and names.players is not None else n


def by_players(numbers: Sequence[int], noun: str, names: Names, of: Arg = "none") -> Sentence:
    """So many of something with two, three, four and five players."""
    shown: list[Arg] = [signed(n) if noun == "signed" else n for n in numbers]
    *fewer, most = shown
    args = dict(zip(("two", "three", "four"), fewer, strict=True))
    return Sentence("by-players", {**args, "count": counted(noun, most, names, of)}, PACKAGE)


def signed(n: int) -> str:
    """A change: +2, or −2."""
    return f"{n:+d}".replace("-", "−")


@cache
def _message(kind: type[Word]) -> str:
    """The name of a word in the catalogue, by its family."""
    config = kind.__struct_config__
    word = str(config.tag or snake(kind.__name__)).replace("_", "-")
    families = {
        "do": f"does-{word}",
        "is": f"if-{word}",
        "on": f"on-{word}",
        "gives": f"gives-{word}",
        "who": f"who-{word}",
        "pick": f"whom-{word}",
        "where": f"where-{word}",
        None: f"what-{word}",
    }
    return families[config.tag_field]


Saying = Callable[[Any, Names], Arg]


@cache
def _sayings(kind: type[Word]) -> tuple[tuple[str, Callable[[Any], Any], Saying], ...]:
    """For each field: its name in messages, how to get it, and how to say it."""
    hints = _hints(kind)
    return tuple((name.strip("_"), _getter(name), _saying(kind, name, hints[name])) for name in kind.__struct_fields__)


def _getter(name: str) -> Callable[[Any], Any]:
    return lambda record: getattr(record, name)


CASES = {"owner": "of", "of": "of", "by": "of", "to": "to", "from_": "from"}
"""By field, where its word does not say otherwise: how it stands in the sentence."""


def _saying(kind: type[Word], field: str, hint: Any) -> Saying:
    kinds, case = {hint, *get_args(hint)}, kind.cases.get(field, CASES.get(field, "at"))
    if PlaceName in kinds:
        return lambda value, names: place_said(value, names, case)
    if SurvivorId in kinds:
        return lambda value, names: names.survivor(value) if value else "none"
    if ItemId in kinds:
        return lambda value, names: names.item(value) if value else "none"
    if CounterName in kinds:
        return lambda value, names: names.counter(value)
    if _speaks_of(hint, "active"):
        return lambda value, names: person_said("who", value, names, case)
    if _speaks_of(hint, "actor"):
        return lambda value, names: person_said("whom", value, names, case)
    if not _speaks_of(hint, "fuel"):
        return _in_a_row(kind)
    return lambda value, names: _said(value, names, "or")


def place_said(value: Any, names: Names, case: str) -> Arg:
    """A place in a sentence: `at` it, `to` it, `from` it, or its bare `name`."""
    if isinstance(value, str):
        return names.place(value, case)
    return "none" if value is None else in_case(value.said(names), case)


def _in_a_row(kind: type[Word]) -> Saying:
    """Says values that are not symbols, even if they have the name of one."""
    joint = {"And": "both", "Or": "or", "Choice": "else", "Vote": "else"}.get(kind.__name__, "then")
    start: Any = "high" if kind.__name__ in AFTER_A_STOP else "low"

    def said(value: Any, names: Names) -> Arg:
        if isinstance(value, tuple):
            return begun(in_a_row(value, names, joint), start)
        return value if isinstance(value, str) and value in SYMBOLS else _said(value, names, joint)

    return said


AFTER_A_STOP = ("Way", "Involve")
"""Words whose effects come after a full stop; those of all others come after a colon, or within the sentence."""


def _speaks_of(hint: Any, word: str) -> bool:
    """True if a field may hold this word."""
    parts = [each for part in (hint, *get_args(hint)) for each in (part, *get_args(part))]
    return any(word in get_args(each) for each in parts) or word in parts


def person_said(family: str, value: Any, names: Names, case: str) -> Arg:
    """A player or a survivor in a sentence, given by a word or by a record."""
    if value == "active" or value is None:
        return "none" if value is None else OWN
    word = isinstance(value, str)
    if word and (known := names.person(value)):
        return in_case(known, case)
    simply: dict[str, Arg] = {"start": "low", "whose": OWN}
    said = Sentence(f"{family}-{value.replace('_', '-')}", simply, PACKAGE) if word else value.said(names)
    meant = [*names.meant(value)]
    if not meant:
        return in_case(said, case)
    args = {"said": in_case(said, case), "number": "many" if meant[1:] else "one", "meant": listed(meant)}
    return Sentence(f"{family}-it-would-be", args, PACKAGE)


COMPARED = {">=": "least", "<=": "most", "==": "exactly"}


def _said(value: Any, names: Names, joint: str = "then") -> Arg:
    """A value inside a sentence."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, Word):
        return value.said(names)
    if isinstance(value, Text):
        return value.said()
    if isinstance(value, tuple):
        return in_a_row(value, names, joint)
    if value in SYMBOLS:
        return Sentence(f"symbol-{value}", {}, PACKAGE)
    return "none" if value is None else COMPARED.get(value, str(value).replace("_", "-"))


def in_a_row(values: Sequence[Any], names: Names, joint: str = "then") -> Arg:
    """Several values in words; after what could run on into the next, it is said that something else follows."""
    parts = [_said(each, names) for each in values]
    for number, value in enumerate(values[:-1]):
        if isinstance(value, Word) and value.trails():
            parts[number] = Sentence("apart", {"what": parts[number]}, PACKAGE)
            parts[number + 1] = begun(parts[number + 1], "low")
    return joined(parts, joint)


def joined(parts: list[Arg], joint: str = "then") -> Arg:
    """Several things in a row: one after the other, or as alternatives."""
    if not parts:
        return "none"
    first, *rest = parts
    return Sentence(f"joined-{joint}", {"first": first, "rest": joined(rest, joint)}, PACKAGE) if rest else first


def listed(parts: list[Arg]) -> Arg:
    """Several things, with a comma between them and "and" before the last."""
    if len(parts) < 3:
        return joined(parts, "with")
    return Sentence("joined-list", {"first": parts[0], "rest": listed(parts[1:])}, PACKAGE)


VOWELS = "AEIOUYHÀÂÉÈÊÎÔ"
"""What a French word may begin with that takes *d’*, *qu’*; an H of our people is mute."""


def elides(said: Arg) -> str:
    """Whether French elides before these words."""
    text = said.text("fr") if isinstance(said, Sentence) else str(said)
    return "yes" if text[:1].upper() in VOWELS else "no"


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a record's fields, read once."""
    return get_type_hints(kind)


def words_in(thing: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every value in a record and in its parts: its path, its type, and itself."""
    if isinstance(thing, tuple):
        for number, each in enumerate(thing):
            yield f"{path}[{number}]", None, each
            yield from words_in(each, f"{path}[{number}]")
    elif isinstance(thing, Struct):
        hints = _hints(type(thing))
        for name in thing.__struct_fields__:
            value, inner = getattr(thing, name), f"{path}.{name.strip('_')}"
            yield inner, hints[name], value
            yield from words_in(value, inner)
