"""The table of Winter Colony: what lies on it, who sees it, and what was agreed (rules 1, 2 and 14)."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludotheque.core import HIDDEN, Hands, Options, PerSeat, Player, Public, Secrets, Sight, Viewer, World

from .pack import COLONY, PACK, ItemCard, Place, Someone
from .vocabulary.cards import Side
from .vocabulary.conditions import Condition
from .vocabulary.effects import Duration, Effect
from .vocabulary.modifiers import Modifier
from .vocabulary.words import Text

OUTSIDE = tuple(Place(number) for number in range(1, len(PACK.locations) + 1))
PLACES = (COLONY, *OUTSIDE)
ENTRANCES = PACK.board.colony.entrances
NOBODY = Someone(-1)
NOWHERE = Place(-1)
"""A survivor who is not in play yet."""
GONE = Place(-2)
"""A survivor who has left the game."""
MOST_PLAYERS = 5
STARTERS, SURVIVORS, CRISES, CROSSROADS = 0, len(PLACES), len(PLACES) + 1, len(PLACES) + 2
"""The numbers of the starters and of the three decks without a place; other decks have the number of their place."""
SPACES = (PACK.board.colony.spaces, *(location.spaces for location in PACK.locations))
ROOM_AT = (*(PACK.board.colony.per_entrance for _ in range(ENTRANCES)), *(each.zombies for each in PACK.locations))
"""By entrance: how many zombies and barricades find room."""
NOISES = (0, *(location.noise for location in PACK.locations))
PLACE_OF = (*(COLONY for _ in range(ENTRANCES)), *OUTSIDE)
ENTRANCES_OF = tuple(tuple(e for e, place in enumerate(PLACE_OF) if place == here) for here in PLACES)

SIDES = tuple(main.normal for main in PACK.mains), tuple(main.hard for main in PACK.mains)
"""The main objectives: the sides that are played, and the harder ones."""

Cards = tuple[ItemCard, ...]
Layer = tuple[int, tuple[int, ...]]
"""Cards of a deck that nothing distinguishes: who knows them (a bit for each seat), and which they are."""
Deck = tuple[Layer, ...]
"""From the top to the bottom. A deck nobody has touched is one layer: no world contains its future."""


class _Layers(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [tuple(_layer_seen(layer, viewer) for layer in deck) for deck in value]


def _layer_seen(layer: Layer, viewer: Viewer) -> Layer:
    knowing, cards = layer
    return layer if viewer is not None and knowing >> viewer & 1 else (knowing, (HIDDEN,) * len(cards))


class _OnlyForFirst(Sight):
    """Somebody, and what only they see."""

    def seen(self, value: Any, viewer: Viewer) -> Any:
        who, *rest = value
        return value if who < 0 or who == viewer else (who, *(_covered(each) for each in rest))


def _covered(value: Any) -> Any:
    return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN


class WinterOptions(Options, frozen=True):
    """What may be agreed before a game of Winter Colony (rule 14)."""

    edition: Literal["sheet", "published"] = "sheet"
    variant: Literal["normal", "coop", "betrayer", "no_betrayal", "dilemma", "first"] = "normal"
    hard: bool = False
    elimination: bool = False
    objective: Annotated[int, Meta(ge=0, le=10)] = 0
    crisis_threshold: Literal["edition", "players", "non_exiled"] = "edition"
    event_cards: Literal["removed", "waste"] = "removed"
    first_player_pass: Literal["right", "left"] = "right"
    bottom_order: Literal["drawn", "chosen", "random"] = "drawn"
    morale_cap: Annotated[int, Meta(ge=7, le=15)] = 10
    noise: Literal["die", "coin"] = "die"
    mature_cards: bool = True


class Lasting(Struct, frozen=True, gc=False):
    """A changed rule that lasts: for a survivor, for a player, or for everybody."""

    gives: Modifier
    card: str
    until: Duration
    player: int = -1
    survivor: int = -1
    uses: int = 0
    symbol: str = ""
    known: Text | None = None


class Promise(Struct, frozen=True, gc=False):
    """Something that somebody has promised to do in time."""

    card: str
    player: Player
    condition: Condition
    until: Duration
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Due(Struct, frozen=True, gc=False):
    """Something that comes when the next round begins."""

    card: str
    player: Player
    effects: tuple[Effect, ...]


class Happening(Struct, frozen=True, gc=False):
    """Something that may set off a trigger, kept until it is checked when the action is over."""

    what: str
    player: int = -1
    survivor: int = -1
    place: int = -1
    origin: int = -1
    how: str = ""
    cause: str = ""
    flag: bool = False


class Tally(Struct, frozen=True, gc=False):
    """A crisis that was opened: how many cards each player had given, how many of all of them were wrong, how many each
    had kept, and whether it was prevented."""

    given: tuple[int, ...]
    wrong: int
    kept: tuple[int, ...] = ()
    prevented: bool = False


class Declined(Struct, frozen=True, gc=False):
    """A no: who asked or offered, who said it, and to what: the symbol that was asked for, or the card offered."""

    by: int
    to: int
    symbol: str = ""
    card: int = -1


@cache
def _seats(first: Player, players: int) -> tuple[Player, ...]:
    return tuple(Player((first + step) % players) for step in range(players))


class Colony(World, kw_only=True):
    """What lies on the table."""

    rules: Public[WinterOptions]
    coop: Public[bool] = False
    hard: Public[bool] = False
    main: Public[int] = -1
    main_done: Public[bool] = False
    stage: Public[Literal["setup", "turns", "colony"]] = "setup"
    ending: Public[str] = ""
    morale: Public[int] = 0
    round: Public[int] = 0
    """Where the round marker stands."""
    played: Public[int] = 0
    """Rounds begun."""
    first: Public[Player] = Player(0)
    turn: Public[Player] = Player(0)
    food: Public[int] = 0
    starvation: Public[int] = 0
    helpless: Public[int] = 0
    waste: Public[Cards] = ()
    """The last is on top."""
    playing: Public[Cards] = ()
    """Cards that are being played: they go away when their effect is over."""
    removed: Public[Cards] = ()
    stored: Public[Cards] = ()
    counters: Public[dict[str, int]] = {}
    extra: Public[tuple[Condition, ...]] = ()
    """What the main objective asks for in addition."""
    at: Public[list[int]]
    """By survivor: the place."""
    owner: Public[list[int]]
    wounds: Public[list[int]]
    """By survivor: wounds of every kind."""
    frost: Public[list[int]]
    """By survivor: how many of them are frostbite."""
    equipped: Public[list[Cards]]
    used: Public[list[Cards]]
    """By survivor: the equipment that has done its work this round."""
    gone: Public[tuple[int, ...]] = ()
    """Survivors who have left the game."""
    moved: Public[tuple[int, ...]] = ()
    abilities: Public[tuple[tuple[int, int, str], ...]] = ()
    """Abilities used: whose, by whom, and until when."""
    groups: PerSeat[list[tuple[Someone, ...]]]
    """By player: the survivors, the least influential first."""
    leader: PerSeat[list[int]]
    zombies: Public[list[int]]
    """By entrance: the colony's six, then one for each place."""
    barricades: Public[list[int]]
    noise: Public[list[int]]
    """By place."""
    snares: Public[list[int]]
    """By place: how many of the next zombies of this round do not arrive."""
    forecast: Public[str] = ""
    """The face that the next exposure of this round shows; nothing if nobody has looked ahead."""
    decks: Annotated[list[Deck], _Layers()]
    strays: Public[list[Cards]]
    """By place: cards from elsewhere that were shuffled into its deck."""
    hands: Hands[list[Cards]]
    marked: PerSeat[list[Cards]]
    """By player: cards that went back to the hand and have done their work this round."""
    known: PerSeat[list[Cards]]
    """By player: cards that everybody knows to be in the hand."""
    glimpses: Secrets[list[tuple[tuple[int, int], ...]]]
    """By player: whose cards they have seen, and which."""
    objectives: Secrets[list[tuple[int, ...]]]
    exile_cards: Secrets[list[int]]
    shown: PerSeat[list[int]]
    """By player: the objective that was shown; -1: none; -2: an exile who shows none."""
    insights: Secrets[list[tuple[tuple[int, int], ...]]]
    """By player: whose objective they have seen, and which."""
    exiled: PerSeat[list[bool]]
    out: PerSeat[list[bool]]
    dice: PerSeat[list[tuple[int, ...]]]
    """By player: the unused dice, lowest first."""
    spent: PerSeat[list[tuple[int, ...]]]
    saved: PerSeat[list[tuple[int, ...]]]
    """By player: the dice laid aside for the next round."""
    offered: Hands[list[tuple[int, ...]]]
    """By player: the survivors to choose from, before the game."""
    crisis: Public[int] = -1
    crises_gone: Public[tuple[int, ...]] = ()
    tallies: Public[tuple[Tally, ...]] = ()
    """What everybody has seen of the crises that were opened (rules 8.3 and 13.1)."""
    skip_crisis: Public[bool] = False
    given: Hands[list[Cards]]
    """By player: what lies in the crisis."""
    reading: Annotated[tuple[int, int], _OnlyForFirst()] = (-1, -1)
    """Who reads a crossroads card, and which."""
    crossroads_gone: Public[tuple[int, ...]] = ()
    looked: Annotated[tuple[int, tuple[int, ...]], _OnlyForFirst()] = (-1, ())
    """Who looks at cards, and which."""
    turned: Public[tuple[int, ...]] = ()
    """Cards of a deck that lie open for a moment."""
    open_deck: Public[int] = -1
    """The deck whose cards somebody has just looked at, or turned up."""
    lasting: Public[tuple[Lasting, ...]] = ()
    promises: Public[tuple[Promise, ...]] = ()
    due: Public[tuple[Due, ...]] = ()
    searched: Public[int] = 0
    """Places searched since somebody set out to: a bit for each."""
    happened: Public[tuple[Happening, ...]] = ()
    declined: Public[tuple[Declined, ...]] = ()
    """What was refused or declined this round (rules 5.8 and 5.9)."""
    cancelled: Public[bool] = False
    """True if a card has cancelled what it interrupted."""
    accused: Public[bool] = False
    """True if a vote on exile was called this turn."""
    batch: Public[bool] = False
    """True while zombies are being placed: morale is checked afterwards."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def side(self) -> Side:
        """The side of the main objective that is played."""
        return SIDES[self.hard][self.main]

    @property
    def seats(self) -> Iterable[Player]:
        """Everybody, from the first player on, to the left."""
        return _seats(self.first, len(self.hands))

    @property
    def chair(self) -> Player:
        """Who decides for all if nobody else does: the first player, or the next one still in the game."""
        for seat in self.seats:
            if not self.out[seat]:
                return seat
        return self.first

    @property
    def arbiter(self) -> Player:
        """Who breaks a tie of votes: the first player, or the next one who may vote (rules 7.2 and 9.6)."""
        for seat in self.seats:
            if not (self.out[seat] or self.exiled[seat]):
                return seat
        return self.chair

    @property
    def in_game(self) -> int:
        """How many players are still in the game."""
        return len(self.out) - sum(self.out)

    def neighbour(self, player: Player, way: Literal[-1, 1]) -> Player | None:
        """The next player still in the game, to the left (1) or to the right (-1); None if there is no other."""
        for step in range(1, self.players):
            other = Player((player + way * step) % self.players)
            if not self.out[other]:
                return other
        return None

    def standing(self, place: int) -> list[Someone]:
        """The survivors at a place, the least influential first."""
        at = self.at
        return sorted([s for group in self.groups for s in group if at[s] == place])

    def is_empty(self, place: int) -> bool:
        """True if no survivor is at a place."""
        at = self.at
        for group in self.groups:
            for s in group:
                if at[s] == place:
                    return False
        return True

    def free(self, place: int) -> int:
        """How many more survivors a place has room for."""
        at = self.at
        taken = len([s for group in self.groups for s in group if at[s] == place])
        return SPACES[place] - taken - (self.helpless if place == COLONY else 0)

    def has_room(self, entrance: int) -> bool:
        """True if an entrance has a free space."""
        return self.zombies[entrance] + self.barricades[entrance] < ROOM_AT[entrance]

    def zombies_at(self, place: int) -> int:
        """All zombies at a place."""
        return sum([self.zombies[entrance] for entrance in ENTRANCES_OF[place]])

    def barricades_at(self, place: int) -> int:
        """All barricades at a place."""
        return sum([self.barricades[entrance] for entrance in ENTRANCES_OF[place]])

    def note(self, happening: Happening) -> None:
        """Notes that something has happened that a card may wait for."""
        self.happened += (happening,)
