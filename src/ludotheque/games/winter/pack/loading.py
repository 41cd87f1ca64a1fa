"""Reading a pack: TOML, checked word by word and name by name (docs/writing-a-pack.md)."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from ..vocabulary.cards import Board, Crisis, Crossroads, Exile, Item, Main, PackInfo, Secret, Survivor
from ..vocabulary.conditions import CanPay, Hand
from ..vocabulary.effects import Ability, Cancel, Detach, Vote
from ..vocabulary.selectors import These, TheseSeats, ThisPlace
from ..vocabulary.triggers import ColonyPhaseStart, CrisisResolved, CrisisRevealed, DiceRoll, FoodSpent, RoundStart
from ..vocabulary.words import PLACE_WORDS, SYMBOLS, CounterName, ItemId, PlaceName, SurvivorId, words_in
from .faults import Fault, Found, misfits, wrong

STARTER = "starter"
EXTRA_DECKS = ("survivors", "crises", "crossroads")
BETWEEN_TURNS = (RoundStart, DiceRoll, ColonyPhaseStart, CrisisRevealed, CrisisResolved)
KINDS: dict[str, tuple[str, type[Any]]] = {
    "survivor": ("survivors", Survivor),
    "item": ("items", Item),
    "crisis": ("crises", Crisis),
    "main": ("main", Main),
    "loyal": ("secrets", Secret),
    "betrayal": ("secrets", Secret),
    "exile": ("secrets", Exile),
    "crossroads": ("crossroads", Crossroads),
}
"""By table: the file it stands in, and what a card of it is."""
FEWEST = {"survivor": 25, "crisis": 8, "main": 1, "loyal": 10, "betrayal": 2, "exile": 5}
"""What five players need at least: four survivors to choose from and one to come, a crisis for each round, ..."""
FILES = tuple(dict.fromkeys(file for file, _ in KINDS.values()))

Folder = Traversable | Path
T = TypeVar("T")


class BadPack(ValueError):
    """A pack that cannot be played, with all that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class Sheets:
    """The files of a pack as they were read, with all their faults."""

    def __init__(self, folder: Folder) -> None:
        self.faults: list[Fault] = []
        self.info = self._one(folder, "pack", PackInfo)
        self.board = self._one(folder, "board", Board)
        plain = {file: self._read(folder, file) or {} for file in FILES}
        self.ids: dict[str, set[str]] = {
            key: {str(each["id"]) for each in _tables(plain[file], key) if "id" in each}
            for key, (file, _) in KINDS.items()
        }
        self.cards = {key: self._cards(plain[file], key) for key, (file, _) in KINDS.items()}
        self._look_at_tables(plain)
        for key, (file, _) in KINDS.items():
            for card in self.cards[key]:
                self.faults += [Fault(f"{file}.toml", card.id, path, what) for path, what in self._complaints(card)]

    def _read(self, folder: Folder, name: str) -> dict[str, Any] | None:
        try:
            return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        except OSError:
            self.faults.append(Fault(f"{name}.toml", "", "", wrong("no-file")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.faults.append(Fault(f"{name}.toml", "", "", wrong("no-toml", error=str(error))))
        return None

    def _one(self, folder: Folder, name: str, kind: type[T]) -> T | None:
        plain = self._read(folder, name)
        return None if plain is None else self._converted(f"{name}.toml", "", plain, kind)

    def _converted(self, file: str, card: str, plain: Any, kind: type[T]) -> T | None:
        found = [*misfits(plain, kind)]
        self.faults += [Fault(file, card, path, what) for path, what in found]
        return None if found else msgspec.convert(plain, kind)

    def _cards(self, tables: dict[str, Any], key: str) -> list[Any]:
        file, kind = KINDS[key]
        found = (self._converted(f"{file}.toml", str(each.get("id", "?")), each, kind) for each in _tables(tables, key))
        return [card for card in found if card is not None]

    def _look_at_tables(self, plain: dict[str, dict[str, Any]]) -> None:
        for file, tables in plain.items():
            for name in tables.keys() - {key for key, (home, _) in KINDS.items() if home == file}:
                self.faults.append(Fault(f"{file}.toml", "", "", wrong("unknown-table", table=repr(name))))
            for key in tables.keys() & KINDS.keys():
                ids = Counter(str(each.get("id", "?")) for each in _tables(tables, key))
                for id, times in ids.items():
                    if times > 1:
                        self.faults.append(Fault(f"{file}.toml", id, "", wrong("twice", times=times)))
            for key, (home, _) in KINDS.items():
                if home == file and len(_tables(tables, key)) < FEWEST.get(key, 0):
                    few = wrong("too-few", n=FEWEST[key], found=len(_tables(tables, key)))
                    self.faults.append(Fault(f"{file}.toml", f"[[{key}]]", "", few))
        for influence, times in Counter(each.influence for each in self.cards["survivor"]).items():
            if times > 1:
                self.faults.append(Fault("survivors.toml", "", "", wrong("same-influence", n=influence, times=times)))

    def _complaints(self, card: Any) -> Iterator[Found]:
        """Names that do not exist, and words that may not stand where they do."""
        known = self._known_names()
        for path, hint, value in words_in(card):
            path = path.lstrip(".")
            if isinstance(value, These | TheseSeats | ThisPlace):
                yield path, wrong("rules-only")
            if isinstance(value, Detach) and value.card and value.card not in self.ids["crossroads"]:
                yield path, wrong("no-card", card=repr(value.card))
            for kind in {hint, *get_args(hint)} & known.keys() if isinstance(value, str) else ():
                if value not in known[kind]:
                    yield path, wrong("unknown-name", name=repr(value))
        for deck in getattr(card, "decks", {}):
            if deck not in {STARTER, *self._place_ids()}:
                yield "decks", wrong("unknown-name", name=repr(deck))
        yield from _out_of_place(card)

    def _place_ids(self) -> list[str]:
        return [] if self.board is None else [location.id for location in self.board.locations]

    def _known_names(self) -> dict[Any, set[str]]:
        entrances = 0 if self.board is None else self.board.colony.entrances
        places = {*PLACE_WORDS, *EXTRA_DECKS, *self._place_ids(), *(f"role:{symbol}" for symbol in SYMBOLS)}
        places |= {f"colony#{number}" for number in range(1, entrances + 1)}
        known: dict[Any, set[str]] = {SurvivorId: self.ids["survivor"], ItemId: self.ids["item"]}
        if self.board is not None:
            known[PlaceName] = places
        if self.info is not None:
            known[CounterName] = {*self.info.counters}
        return known


def _tables(tables: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """The cards of a table as plain data; anything else is left out."""
    cards = tables.get(key, [])
    return [each for each in cards if isinstance(each, dict)] if isinstance(cards, list) else []


def _out_of_place(card: Any) -> Iterator[Found]:
    """Known words that make no sense where they stand."""
    trigger = getattr(card, "trigger", None)
    interrupts = isinstance(trigger, FoodSpent) and trigger.when == "interrupt"
    for path, _, value in words_in(card):
        if isinstance(value, Cancel) and not interrupts:
            yield path.lstrip("."), wrong("nothing-to-cancel")
        if isinstance(value, Vote) and any(way.pay is not None for way in value.options):
            yield path.lstrip("."), wrong("votes-pay-nothing")
        if isinstance(value, Ability) and bool(value.do) == bool(value.gives):
            yield path.lstrip("."), wrong("do-or-gives")
    if isinstance(card, Survivor) and (card.ability.on is None) != (card.question is None):
        yield "question", wrong("answers-are-asked")
    if isinstance(card, Item) and (card.play == "equip") != (card.ability is not None):
        yield "ability", wrong("equipment-has-one")
    if isinstance(card, Crossroads):
        yield from _out_of_turn(card)


def _out_of_turn(card: Crossroads) -> Iterator[Found]:
    """What a crossroads card may neither wait for nor tell."""
    trigger = card.trigger
    if isinstance(trigger, BETWEEN_TURNS):
        yield "trigger", wrong("between-turns")
    if card.decide not in ("active", "nobody"):
        for number, way in enumerate(card.options):
            if card.decide == "vote" and way.pay is not None:
                yield f"options[{number}].pay", wrong("votes-pay-nothing")
            if any(isinstance(value, Hand | CanPay) for _, _, value in words_in((way.if_,))):
                yield f"options[{number}].if", wrong("tells-the-hand")


def read(folder: Folder) -> tuple[PackInfo, Board, dict[str, list[Any]]]:
    """Reads the cards of a pack; raises BadPack with every fault, each with its place."""
    sheets = Sheets(folder)
    if sheets.faults or sheets.info is None or sheets.board is None:
        raise BadPack(sheets.faults)
    return sheets.info, sheets.board, sheets.cards
