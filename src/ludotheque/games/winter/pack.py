"""The pack: every card as data, read from TOML, checked word by word, and laid out in flat tables."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NewType, TypeVar, get_args

import msgspec

from ludotheque.core import Sentence

from .vocabulary.cards import Board, Crisis, Crossroads, Exile, Item, Main, PackInfo, PlaceForms, Secret, Survivor
from .vocabulary.conditions import CanPay, Hand
from .vocabulary.effects import Detach
from .vocabulary.selectors import These, TheseSeats, ThisPlace
from .vocabulary.triggers import ColonyPhaseStart, CrisisResolved, CrisisRevealed, DiceRoll, RoundStart
from .vocabulary.words import PACKAGE, PLACE_WORDS, SYMBOLS, CounterName, ItemId, PlaceName, SurvivorId, words_in

Someone = NewType("Someone", int)
"""A survivor, by rank: whoever has less influence has the smaller number."""
ItemCard = NewType("ItemCard", int)
"""An item card: its kind, and the deck it comes from. Cards alike are the same number."""
Place = NewType("Place", int)
"""0 is the colony, 1 to 6 the places outside."""

COLONY = Place(0)
STARTER = "starter"
EXTRA_DECKS = ("survivors", "crises", "crossroads")
BETWEEN_TURNS = (RoundStart, DiceRoll, ColonyPhaseStart, CrisisRevealed, CrisisResolved)
FILES = ("survivors", "items", "crises", "main", "secrets", "crossroads")

T = TypeVar("T")


class BadPack(ValueError):
    """A pack that cannot be played: which file, which card, where in it, and what is wrong."""


class ItemType(msgspec.Struct, frozen=True):
    """A kind of item in one of the decks: 0 are the starters, 1 to 6 the places."""

    kind: Item
    home: int
    copies: int

    @property
    def starter(self) -> bool:
        """Whether it was dealt at the start."""
        return self.home == 0


class Pack:
    """All that is printed, by small numbers."""

    def __init__(self, info: PackInfo, board: Board, cards: dict[str, list[Any]]) -> None:
        self.info, self.board = info, board
        self.survivors: tuple[Survivor, ...] = tuple(sorted(cards["survivor"], key=lambda each: each.influence))
        self.kinds: tuple[Item, ...] = tuple(cards["item"])
        self.items = tuple(_item_types(self.kinds, (STARTER, *(location.id for location in board.locations))))
        self.crises: tuple[Crisis, ...] = tuple(cards["crisis"])
        self.mains: tuple[Main, ...] = tuple(cards["main"])
        self.loyal: tuple[Secret, ...] = tuple(cards["loyal"])
        self.betrayal: tuple[Secret, ...] = tuple(cards["betrayal"])
        self.secrets: tuple[Secret, ...] = self.loyal + self.betrayal
        self.exiles: tuple[Exile, ...] = tuple(cards["exile"])
        self.crossroads: tuple[Crossroads, ...] = tuple(cards["crossroads"])
        self.locations = board.locations
        self.place_ids = ("colony", *(location.id for location in board.locations))
        self.survivor_number = {each.id: Someone(number) for number, each in enumerate(self.survivors)}
        self.roles = {symbol: self._richest(symbol) for symbol in SYMBOLS}

    def deck_of(self, home: int) -> tuple[ItemCard, ...]:
        """The items of a deck at the start: of a place, or, 0, the starters."""
        found = ([ItemCard(number)] * each.copies for number, each in enumerate(self.items) if each.home == home)
        return tuple(card for cards in found for card in cards)

    def _richest(self, symbol: str) -> Place:
        """The place whose deck has most of a symbol."""
        counts = [
            sum(kind.decks.get(location.id, 0) for kind in self.kinds if kind.symbol == symbol)
            for location in self.locations
        ]
        return Place(1 + counts.index(max(counts)))

    def place(self, name: str, form: str) -> Sentence:
        """A place in words: one of the board, or as a card calls it."""
        if name.startswith("colony#"):
            return Sentence("place-entrance", {"number": int(name[7:])}, PACKAGE)
        if name.startswith("role:"):
            name = self.place_ids[self.roles[name[5:]]]  # type: ignore[index]
        if name in self.place_ids:
            return self.forms(Place(self.place_ids.index(name)), form)
        if name in EXTRA_DECKS:
            return Sentence(f"deck-{name}", {}, PACKAGE)
        return Sentence(f"place-{name.replace('_', '-')}", {"form": form}, PACKAGE)

    def forms(self, place: Place, form: str) -> Sentence:
        """A place of the board in words."""
        forms: PlaceForms = self.board.colony.name if place == COLONY else self.locations[place - 1].name
        text = {"name": forms.name, "at": forms.at, "to": forms.to, "from": forms.from_}[form]
        return text.said()

    def survivor(self, id: str) -> Sentence:
        """A survivor's name."""
        return self.survivors[self.survivor_number[SurvivorId(id)]].name.shortly()

    def item(self, id: str) -> Sentence:
        """The name of a kind of item."""
        return next(kind for kind in self.kinds if kind.id == id).name.said()

    def counter(self, name: str) -> Sentence:
        """What a counter counts."""
        return self.info.counters[CounterName(name)].said()


def _item_types(kinds: tuple[Item, ...], homes: tuple[str, ...]) -> Iterator[ItemType]:
    for kind in kinds:
        for home, deck in enumerate(homes):
            if deck in kind.decks:
                yield ItemType(kind, home, kind.decks[deck])


def load_pack(folder: Traversable) -> Pack:
    """The pack in a folder; refuses, and says where, what is not in the vocabulary."""
    info = _converted("pack.toml", "", _read(folder, "pack"), PackInfo)
    board = _converted("board.toml", "", _read(folder, "board"), Board)
    kinds: dict[str, tuple[str, type[Any]]] = {
        "survivor": ("survivors", Survivor),
        "item": ("items", Item),
        "crisis": ("crises", Crisis),
        "main": ("main", Main),
        "loyal": ("secrets", Secret),
        "betrayal": ("secrets", Secret),
        "exile": ("secrets", Exile),
        "crossroads": ("crossroads", Crossroads),
    }
    plain = {file: _read(folder, file) for file in FILES}
    for file, tables in plain.items():
        if unknown := tables.keys() - {key for key, (home, _) in kinds.items() if home == file}:
            raise BadPack(f"{file}.toml: unknown table {sorted(unknown)[0]!r}")
    cards = {
        key: [_converted(f"{file}.toml", str(each.get("id", "?")), each, kind) for each in plain[file].get(key, [])]
        for key, (file, kind) in kinds.items()
    }
    for key, (file, _) in kinds.items():
        for card in cards[key]:
            for complaint in _complaints(card, info, board, cards):
                raise BadPack(f"{file}.toml: {card.id}: {complaint}")
        for id, times in Counter(card.id for card in cards[key]).items():
            if times > 1:
                raise BadPack(f"{file}.toml: {id}: stands there {times} times")
    return Pack(info, board, cards)


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    except FileNotFoundError as missing:
        raise BadPack(f"{name}.toml: there is no such file") from missing
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{name}.toml: {error}") from error


def _converted(file: str, card: str, plain: dict[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadPack(f"{file}: {card + ': ' if card else ''}{error}") from error


def _complaints(card: Any, info: PackInfo, board: Board, cards: dict[str, list[Any]]) -> Iterator[str]:
    """Names that nothing bears: places, survivors, items, counters."""
    places = {*PLACE_WORDS, *EXTRA_DECKS, *(location.id for location in board.locations)}
    places |= {f"role:{symbol}" for symbol in SYMBOLS}
    places |= {f"colony#{number}" for number in range(1, board.colony.entrances + 1)}
    known: dict[Any, set[str]] = {
        PlaceName: places,
        SurvivorId: {each.id for each in cards["survivor"]},
        ItemId: {each.id for each in cards["item"]},
        CounterName: {*info.counters},
    }
    for path, hint, value in words_in(card):
        if isinstance(value, Detach) and value.card not in {"", *(each.id for each in cards["crossroads"])}:
            yield f"{path}: no card is called {value.card!r}"
        if isinstance(value, These | TheseSeats | ThisPlace):
            yield f"{path}: only the rules say this"
        for kind in {hint, *get_args(hint)} & known.keys() if isinstance(value, str) else ():
            if value not in known[kind]:
                yield f"{path}: {value!r} is not known"
    if isinstance(card, Crossroads):
        yield from _crossroads_complaints(card)
    for deck in getattr(card, "decks", {}):
        if deck not in {STARTER, *(location.id for location in board.locations)}:
            yield f".decks: {deck!r} is not known"


def _crossroads_complaints(card: Crossroads) -> Iterator[str]:
    if isinstance(card.trigger, BETWEEN_TURNS):
        yield ".trigger: this does not happen in a turn"
    if card.decide not in ("active", "nobody"):
        for path, _, value in words_in(tuple(way.if_ for way in card.options), ".options"):
            if isinstance(value, Hand | CanPay):
                yield f"{path}: others than the active player would learn what is in a hand"
        for number, way in enumerate(card.options):
            if isinstance(way.if_, Hand | CanPay):
                yield f".options[{number}].if: others than the active player would learn what is in a hand"


PACK = load_pack(files(__package__).joinpath("pack"))
"""The pack that is played."""
