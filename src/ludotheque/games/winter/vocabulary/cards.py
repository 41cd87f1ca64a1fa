"""The cards of a pack, and its board."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .conditions import Condition
from .effects import Ability, Effect, Way
from .modifiers import Modifier
from .selectors import ByPlayers, Who
from .triggers import AnyTrigger
from .words import CounterName, PlaceName, SurvivorId, Symbol, Text, Word

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]


class Card(Word, frozen=True, kw_only=True):
    """Something with an id, a name, and perhaps a word in passing."""

    id: Id
    name: Text
    flavour: Text | None = None
    non_coop: bool = False
    """Not in the box when everybody plays together."""
    mature: bool = False
    """Not in the box where the table wants no such cards."""


class Survivor(Card, frozen=True, kw_only=True):
    """Somebody who is still alive."""

    influence: int
    attack: Annotated[int, Meta(ge=1, le=6)]
    search: Annotated[int, Meta(ge=1, le=6)]
    tags: tuple[Literal["human", "animal", "male", "female"], ...]
    ability: Ability
    question: Text | None = None
    """What the player is asked when the ability may answer a trigger."""
    answer: Text | None = None
    """What is told when it does."""


class Item(Card, frozen=True, kw_only=True):
    """A kind of item: how many lie in which deck, and what it does."""

    symbol: Symbol
    play: Literal["waste", "equip", "event"]
    decks: dict[str, Annotated[int, Meta(ge=1)]]
    do: tuple[Effect, ...] = ()
    ability: Ability | None = None


class Crisis(Card, frozen=True, kw_only=True):
    """What the colony must prevent in a round."""

    symbols: Annotated[tuple[Symbol, ...], Meta(min_length=1)]
    fail: tuple[Effect, ...]
    over: tuple[Effect, ...] | None = None
    """When two more than needed were given; morale rises by one where the card says nothing."""


class Reaction(Word, frozen=True):
    """When this happens, that follows."""

    when: AnyTrigger
    do: tuple[Effect, ...]


class Side(Word, frozen=True):
    """One side of a main objective."""

    morale: Annotated[int, Meta(ge=1, le=10)] | ByPlayers
    rounds: Annotated[int, Meta(ge=1, le=10)]
    goal: Condition
    setup: tuple[Effect, ...] = ()
    rules: tuple[Modifier, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    stores: tuple[Symbol, ...] = ()
    """What may be put on it."""


class Main(Card, frozen=True, kw_only=True):
    """A main objective, with its two sides."""

    length: Literal["short", "medium", "long"]
    normal: Side
    hard: Side


class Secret(Card, frozen=True, kw_only=True):
    """A secret objective: all of its conditions must hold."""

    conditions: Annotated[tuple[Condition, ...], Meta(min_length=1)]


class Exile(Card, frozen=True, kw_only=True):
    """What an exiled player wants instead: a loyal one all of this; a betrayer, this for the first condition."""

    loyal: Annotated[tuple[Condition, ...], Meta(min_length=1)]
    betrayer: Condition


class Crossroads(Card, frozen=True, kw_only=True):
    """A dilemma that comes when its trigger does."""

    story: Text
    trigger: AnyTrigger
    before: tuple[Effect, ...] = ()
    decide: Who | Literal["vote", "nobody"] = "active"
    vote_at: PlaceName = PlaceName("colony")
    options: Annotated[tuple[Way, ...], Meta(min_length=1)]
    about: SurvivorId | None = None
    """The survivor whose card it is, if it is somebody's."""


class PlaceForms(Word, frozen=True):
    """How a place is called in a sentence."""

    name: Text
    at: Text
    to: Text
    from_: Text = field(name="from")


class ColonyBoard(Word, frozen=True):
    """The colony."""

    name: PlaceForms
    spaces: int
    entrances: int
    per_entrance: int


class Location(Word, frozen=True, kw_only=True):
    """A place outside."""

    id: Id
    name: PlaceForms
    spaces: int
    zombies: int
    noise: int


class ExposureDie(Word, frozen=True):
    """How many faces of each kind."""

    blank: int
    wound: int
    frostbite: int
    bite: int


class Board(Word, frozen=True):
    """The places, and the die."""

    colony: ColonyBoard
    locations: tuple[Location, ...]
    die: ExposureDie


class PackInfo(Word, frozen=True):
    """What the pack is."""

    id: Id
    version: int
    title: Text
    counters: dict[CounterName, Text] = {}
