"""The pack that is played: every card as data, numbered, and looked up by its number."""

import os
from collections.abc import Iterator, Sequence
from copy import copy
from importlib.resources import files
from pathlib import Path
from typing import Any, NewType

import msgspec

from ludotheque.core import Arg, Sentence

from ..vocabulary.cards import Board, Crisis, Crossroads, Exile, Item, Main, PackInfo, PlaceForms, Secret, Survivor
from ..vocabulary.words import PACKAGE, SYMBOLS, CounterName, SurvivorId
from .loading import EXTRA_DECKS, STARTER, BadPack, Folder, read

__all__ = ["COLONY", "PACK", "SETTING", "BadPack", "ItemCard", "ItemType", "Pack", "Place", "Someone", "load_pack"]

SETTING = "LUDOTHEQUE_WINTER_PACK"
"""The environment variable that names the folder of another pack: read once, when the game is opened."""

Someone = NewType("Someone", int)
"""A survivor, by rank: whoever has less influence has the smaller number."""
ItemCard = NewType("ItemCard", int)
"""An item card: its kind, and the deck it comes from. Cards alike are the same number."""
Place = NewType("Place", int)
"""0 is the colony, 1 to 6 the places outside."""

COLONY = Place(0)


class ItemType(msgspec.Struct, frozen=True):
    """A kind of item in one of the decks: 0 are the starters, 1 to 6 the places."""

    kind: Item
    home: int
    copies: int

    @property
    def starter(self) -> bool:
        """True if the card is dealt at the start."""
        return self.home == 0


class Pack:
    """All cards and the board of a pack, each by its number."""

    players: int | None = None
    """With how many players its texts are read; None: they are printed, for any table."""

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

    def at_table(self, players: int) -> "Pack":
        """The same pack, as it is read with so many players."""
        read_here = copy(self)
        read_here.players = players
        return read_here

    def deck_of(self, home: int) -> tuple[ItemCard, ...]:
        """The items of a deck at the start: of a place, or of the starters (0)."""
        found = ([ItemCard(number)] * each.copies for number, each in enumerate(self.items) if each.home == home)
        return tuple(card for cards in found for card in cards)

    def _richest(self, symbol: str) -> Place:
        """The place whose deck has the most cards with a symbol."""
        counts = [
            sum(kind.decks.get(location.id, 0) for kind in self.kinds if kind.symbol == symbol)
            for location in self.locations
        ]
        return Place(1 + counts.index(max(counts)))

    def place(self, name: str, form: str) -> Sentence:
        """The name of a place as a card calls it, in words."""
        if name.startswith("colony#"):
            return Sentence("place-entrance", {"number": int(name[7:]), "case": form}, PACKAGE)
        if name.startswith("role:"):
            name = self.place_ids[self.roles[name[5:]]]  # type: ignore[index]
        if name in self.place_ids:
            return self.forms(Place(self.place_ids.index(name)), form)
        if name in EXTRA_DECKS:
            return Sentence(f"deck-{name}", {}, PACKAGE)
        return Sentence(f"place-{name.replace('_', '-')}", {"case": form}, PACKAGE)

    def forms(self, place: Place, form: str) -> Sentence:
        """The name of a place of the board, in words."""
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
        """The name of a counter."""
        return self.info.counters[CounterName(name)].said()

    def card(self, id: str) -> Sentence:
        """The name of a crossroads card."""
        return next(card for card in self.crossroads if card.id == id).name.said()

    def meant(self, whom: Any) -> Sequence[Arg]:
        """Nobody: a card in the box is at no table."""
        return ()

    def person(self, word: str) -> Sentence | None:
        """Nobody: a card in the box is not being done."""
        return None

    def apart(self) -> "Pack":
        """The same names."""
        return self


def _item_types(kinds: tuple[Item, ...], homes: tuple[str, ...]) -> Iterator[ItemType]:
    for kind in kinds:
        for home, deck in enumerate(homes):
            if deck in kind.decks:
                yield ItemType(kind, home, kind.decks[deck])


def load_pack(folder: Folder) -> Pack:
    """Reads the pack in a folder; raises BadPack with every fault, each with its place."""
    return Pack(*read(folder))


def chosen_folder() -> Folder:
    """The folder of the pack that is played: our own, unless the house names another."""
    elsewhere = os.environ.get(SETTING)
    return Path(elsewhere) if elsewhere else files(__package__).joinpath("shipped")


PACK = load_pack(chosen_folder())
"""The pack that is played."""
