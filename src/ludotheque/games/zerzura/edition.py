"""The editions: what is printed on cards, tiles and boards, each edition in one file (rules 1, 5, 6 and 7)."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, Literal, NewType, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

Card = NewType("Card", str)
"""The id of a card: the same card in every edition that has it."""
Tile = NewType("Tile", str)
"""The id of a command tile: the same tile in every edition that has it."""
Kind = Literal["turban", "kanoun", "pepper", "ring", "lamp"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""The kinds of objects, in the order of the score pad."""
EditionName = Literal["oasis", "mirage"]
"""The files in `editions`; the first is played unless the table agrees otherwise."""

PLAYERS = range(2, 6)
FACE_UP = 4
"""Command tiles in a match (rule 2.3)."""
MOST_OBJECTS = 3
COLUMNS = 11
"""A board says at least what none, one, two ... ten objects of a kind are worth."""

Id = Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,3}$")]
Some = Annotated[int, Meta(ge=1, le=99)]
None_or_more = Annotated[int, Meta(ge=0, le=99)]


class Printed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something with an id that is printed."""

    id: Id


class Goods(Printed, frozen=True):
    """A card with one to three objects (rule 1.2)."""

    objects: dict[Kind, Some]


class Guard(Printed, frozen=True, tag_field="type", tag="guard"):
    """Counts a kind as so many more or so many less (rule 6.2)."""

    kind: Kind
    delta: Some


class Mage(Printed, frozen=True, tag_field="type", tag="mage"):
    """A point for each batch of a kind (rule 6.3)."""

    kind: Kind
    batch: Some


class Sultan(Printed, frozen=True, tag_field="type", tag="sultan"):
    """A point for every so many goods cards (rule 6.4)."""

    goods_per_point: Some


class Sultana(Printed, frozen=True, tag_field="type", tag="sultana"):
    """So many points for each character (rule 6.5)."""

    points_per_character: Some


Character = Guard | Mage | Sultan | Sultana


class Command(Printed, frozen=True):
    """A tile for the first player to meet its condition (rule 5)."""

    points: Some
    cards_total_eq: Some | None = None
    stored_eq: Some | None = None
    characters_min: Some | None = None
    objects_min: dict[Kind, Some] = {}
    not_with_players: tuple[int, ...] = ()


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of players changes (rule 2.5)."""

    removed: None_or_more
    market: Some
    actions_each: Some
    rounds: Some


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    kinds: tuple[Kind, ...]
    values: dict[Kind, tuple[int, ...]]
    goods: tuple[Goods, ...]
    characters: tuple[Character, ...]
    commands: tuple[Command, ...]
    players: dict[int, Seating]


class BadEdition(ValueError):
    """An edition that cannot be played: which file, which entry, and what is wrong with it."""


def read_edition(name: str, text: str) -> Edition:
    """The edition in a file of this name; refuses one with which the game could not be played."""
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{name}.toml: {error}") from error
    return checked_edition(name, plain)


def checked_edition(name: str, plain: Mapping[str, Any]) -> Edition:
    """The edition in a file of this name, given as plain data and checked entry by entry."""
    try:
        edition = msgspec.convert(plain, Edition, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadEdition(f"{name}.toml: {_entry(plain, str(error))}{error}") from error
    for complaint in _complaints(edition):
        raise BadEdition(f"{name}.toml: {complaint}")
    return edition


def _entry(plain: Mapping[str, Any], error: str) -> str:
    """The entry of a list that an error is about, by its id if it has one."""
    found = re.search(r"\$\.(\w+)\[(\d+)\]", error)
    if not found:
        return ""
    entry = plain[found[1]][int(found[2])]
    return f"{found[1]} {entry['id']}: " if isinstance(entry, dict) and "id" in entry else ""


def _complaints(edition: Edition) -> Iterator[str]:
    if edition.kinds != KINDS:
        yield f"kinds: must be {', '.join(KINDS)}, in this order"
    yield from _doubles("cards", (*edition.goods, *edition.characters))
    yield from _doubles("commands", edition.commands)
    for goods in edition.goods:
        if not 1 <= sum(goods.objects.values()) <= MOST_OBJECTS:
            yield f"goods {goods.id}: {sum(goods.objects.values())} objects; a card has 1 to {MOST_OBJECTS}"
    yield from _bad_values(edition.values)
    for command in edition.commands:
        yield from _bad_command(command)
    yield from _bad_seatings(edition)


def _doubles(where: str, printed: Iterable[Printed]) -> Iterator[str]:
    for id, times in Counter(each.id for each in printed).items():
        if times > 1:
            yield f"{where} {id}: the id is there {times} times"


def _bad_values(values: Mapping[Kind, tuple[int, ...]]) -> Iterator[str]:
    for kind in KINDS:
        if kind not in values:
            yield f"values {kind}: missing"
        elif len(values[kind]) < COLUMNS:
            yield f"values {kind}: {len(values[kind])} columns; it takes {COLUMNS}, for 0 to {COLUMNS - 1}, or more"
        elif values[kind][0] != 0:
            yield f"values {kind}: none is worth {values[kind][0]}; it must be worth 0"


def _bad_command(command: Command) -> Iterator[str]:
    if not any((command.cards_total_eq, command.stored_eq, command.characters_min, command.objects_min)):
        yield f"commands {command.id}: has no condition"
    for players in command.not_with_players:
        if players not in PLAYERS:
            yield f"commands {command.id}: not with {players} players, but there are never {players}"


def _bad_seatings(edition: Edition) -> Iterator[str]:
    if sorted(edition.players) != [*PLAYERS]:
        yield f"players: must be {', '.join(map(str, PLAYERS))}"
        return
    for players, seating in edition.players.items():
        pile = len(edition.goods) + len(edition.characters) - seating.removed
        if pile != seating.market * seating.rounds:
            yield f"players {players}: {pile} cards are not {seating.rounds} markets of {seating.market}"
        if seating.market < (turns := players * seating.actions_each):
            yield f"players {players}: a market of {seating.market} can run short in {turns} turns"
        if len(tiles_for(edition, players)) < FACE_UP:
            yield f"players {players}: fewer than {FACE_UP} commands"


def tiles_for(edition: Edition, players: int) -> tuple[Tile, ...]:
    """The tiles from which those of a match are drawn (rule 2.3)."""
    return tuple(Tile(command.id) for command in edition.commands if players not in command.not_with_players)


P = TypeVar("P", bound=Printed)


def same_in_all(printed: Mapping[str, Iterable[P]]) -> dict[Any, P]:
    """By id, what several editions print; refuses an id that is not the same thing in all of them."""
    found: dict[Any, P] = {}
    for name, all_of_it in printed.items():
        for each in all_of_it:
            if found.setdefault(each.id, each) != each:
                raise BadEdition(f"{name}.toml: {each.id} is something else in another edition; give it its own id")
    return found


EDITIONS: dict[EditionName, Edition] = {
    name: read_edition(name, files(__package__).joinpath("editions", f"{name}.toml").read_text(encoding="utf-8"))
    for name in get_args(EditionName)
}
CARDS: dict[Card, Goods | Character] = same_in_all(
    {name: (*edition.goods, *edition.characters) for name, edition in EDITIONS.items()}
)
COMMANDS: dict[Tile, Command] = same_in_all({name: edition.commands for name, edition in EDITIONS.items()})

DECKS: dict[EditionName, tuple[Card, ...]] = {
    name: tuple(Card(card.id) for card in (*edition.goods, *edition.characters)) for name, edition in EDITIONS.items()
}

Tally = tuple[int, ...]
"""How many objects of each kind, in the order of `KINDS`, and how many characters."""
CHARACTERS = len(KINDS)
"""Where the characters stand in a tally."""


def tally_of(objects: Mapping[Kind, int], characters: int) -> Tally:
    """The tally of these objects and characters."""
    return (*(objects.get(kind, 0) for kind in KINDS), characters)


SHOWS: dict[Card, Tally] = {
    id: tally_of(card.objects, 0) if isinstance(card, Goods) else tally_of({}, 1) for id, card in CARDS.items()
}
"""What a card adds to a tally."""

MOST_OF_A_KIND = max(map(sum, zip(*SHOWS.values(), strict=True))) + sum(
    card.delta for card in CARDS.values() if isinstance(card, Guard)
)
"""No player can have more objects of a kind, nor count them as more."""

VALUES: dict[EditionName, tuple[tuple[int, ...], ...]] = {
    name: tuple(edition.values[kind] + (edition.values[kind][-1],) * MOST_OF_A_KIND for kind in KINDS)
    for name, edition in EDITIONS.items()
}
"""By edition, kind and quantity, the points; beyond the printed columns, those of the last (rule 7.2)."""
