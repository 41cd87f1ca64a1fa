"""What lies on the table, in plain dicts and lists, and where it differs from the engine's table."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import Colony, WinterOptions

HOME = 0
OUTSIDE = [1, 2, 3, 4, 5, 6]
DOORS = {HOME: [0, 1, 2, 3, 4, 5], **{place: [5 + place] for place in OUTSIDE}}
PLACE_AT = {door: place for place, doors in DOORS.items() for door in doors}
ROOM_AT_DOOR = dict.fromkeys(DOORS[HOME], PACK.board.colony.per_entrance) | {
    5 + place: PACK.locations[place - 1].zombies for place in OUTSIDE
}
BEDS = {HOME: PACK.board.colony.spaces} | {place: PACK.locations[place - 1].spaces for place in OUTSIDE}
NOISE_SPACES = {place: PACK.locations[place - 1].noise for place in OUTSIDE}
DEALT = {2: (7, 3), 3: (5, 2), 4: (5, 2), 5: (5, 2)}
"""By number of players: starter items, and survivors kept (the sheet, 1.1)."""
SURVIVOR_DECK, CRISIS_DECK = 7, 8


class Disagreement(AssertionError):
    """The engine did what the rules forbid, or did not do what they ask for."""


def must(holds: object, rule: str, *facts: object) -> None:
    """The rule holds, or the referee stops the match."""
    if not holds:
        raise Disagreement(f"{rule}: {', '.join(map(str, facts))}")


class Books:
    """Everything that the rules speak about."""

    def __init__(self, players: int, rules: WinterOptions) -> None:
        self.rules, self.players = rules, players
        self.dilemma = players == 2 and rules.variant == "dilemma"
        self.together = rules.variant in ("coop", "first") or (players == 2 and not self.dilemma)
        self.hard = rules.hard or (self.together and rules.variant != "first")
        self.main = -1
        self.main_done = False
        self.morale = self.round = self.played = self.food = self.starvation = self.helpless = 0
        self.first = self.turn = 0
        self.at: dict[int, int] = {}
        self.owner: dict[int, int] = {}
        self.wounds: dict[int, int] = {}
        self.frost: dict[int, int] = {}
        self.carried: dict[int, list[int]] = {}
        self.leader = dict.fromkeys(range(players), -1)
        self.gone: list[int] = []
        self.moved: list[int] = []
        self.zombies = dict.fromkeys(PLACE_AT, 0)
        self.barricades = dict.fromkeys(PLACE_AT, 0)
        self.noise = dict.fromkeys([HOME, *OUTSIDE], 0)
        self.snares = dict.fromkeys([HOME, *OUTSIDE], 0)
        self.waste: list[int] = []
        self.removed: list[int] = []
        self.stored: list[int] = []
        self.hands: dict[int, list[int]] = {player: [] for player in range(players)}
        self.given: dict[int, list[int]] = {player: [] for player in range(players)}
        self.dice: dict[int, list[int]] = {player: [] for player in range(players)}
        self.spent: dict[int, list[int]] = {player: [] for player in range(players)}
        self.saved: dict[int, list[int]] = {player: [] for player in range(players)}
        self.decks = {place: len(PACK.deck_of(place)) for place in OUTSIDE}
        self.exiled: list[int] = []
        self.out: list[int] = []
        self.crisis = -1
        self.counters: dict[str, int] = {}
        self.lasting: list[Any] = []
        self.objectives: dict[int, list[int]] = {player: [] for player in range(players)}
        self.exile_cards = dict.fromkeys(range(players), -1)
        self.extra: list[Any] = []
        self.searched: set[int] = set()

    @property
    def side(self) -> Any:
        """The side of the main objective that lies up."""
        main = PACK.mains[self.main]
        return main.hard if self.hard else main.normal

    @property
    def playing(self) -> list[int]:
        """Who is still in the game."""
        return [player for player in range(self.players) if player not in self.out]

    @property
    def citizens(self) -> list[int]:
        """Who is in the game and not in exile."""
        return [player for player in self.playing if player not in self.exiled]

    def around(self) -> list[int]:
        """Who is still in the game, from the first player to the left."""
        seats = [(self.first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if seat not in self.out]

    def neighbour(self, player: int, way: int) -> int:
        """The next player still in the game; the player, if there is no other."""
        other = (player + way) % self.players
        while other in self.out and other != player:
            other = (other + way) % self.players
        return other

    def group(self, player: int) -> list[int]:
        """A player's survivors, the least influential first."""
        return sorted(s for s, owner in self.owner.items() if owner == player)

    def standing(self, place: int) -> list[int]:
        """The survivors at a place, the least influential first."""
        return sorted(s for s, where in self.at.items() if where == place)

    def strangers(self) -> list[int]:
        """Who is still in the survivor deck."""
        barred = [s for s, each in enumerate(PACK.survivors) if each.non_coop and self.together]
        return [s for s in range(len(PACK.survivors)) if s not in {*barred, *self.at, *self.gone}]

    def free(self, place: int) -> int:
        """How many people still find room."""
        return BEDS[place] - len(self.standing(place)) - (self.helpless if place == HOME else 0)

    def door_free(self, door: int) -> bool:
        """True if a zombie or a barricade finds a space."""
        return self.zombies[door] + self.barricades[door] < ROOM_AT_DOOR[door]

    def at_doors(self, what: dict[int, int], place: int) -> int:
        """How many zombies, or barricades, there are at a place."""
        return sum(what[door] for door in DOORS[place])

    def lose(self, s: int) -> tuple[int, int, list[int]]:
        """A survivor leaves the game: whose it was, where, and with what."""
        self.gone.append(s)
        self.lasting = [each for each in self.lasting if each.survivor != s]
        del self.wounds[s], self.frost[s]
        return self.owner.pop(s), self.at.pop(s), self.carried.pop(s)

    def differences(self, w: Colony) -> list[str]:
        """Where these books and the engine's table say different things."""
        ours, theirs = self._figures(), _figures_of(w)
        return [
            f"{name}: {ours[name]} in the books, {theirs[name]} there" for name in ours if ours[name] != theirs[name]
        ]

    def leaders(self, w: Colony) -> bool:
        """True if the same survivors lead."""
        return all(self.leader[seat] == w.leader[seat] for seat in self.playing)

    def _figures(self) -> dict[str, Any]:
        seats = range(self.players)
        people = sorted(self.at)
        return {
            "tracks": (
                self.main,
                self.hard,
                self.morale,
                self.round,
                self.played,
                self.food,
                self.starvation,
                self.helpless,
            ),
            "seats": (self.first, sorted(self.exiled), sorted(self.out)),
            "people": [(s, self.owner[s], self.at[s], self.wounds[s], self.frost[s]) for s in people],
            "gone": sorted(self.gone),
            "zombies": list(self.zombies.values()),
            "barricades": list(self.barricades.values()),
            "noise": list(self.noise.values()),
            "snares": list(self.snares.values()),
            "carried": {s: _sorted(self.carried[s]) for s in people},
            "hands": [_sorted(self.hands[seat]) for seat in seats],
            "given": [_sorted(self.given[seat]) for seat in seats],
            "stored": _sorted(self.stored),
            "waste": _sorted(self.waste),
            "removed": _sorted(self.removed),
            "dice": [sorted(self.dice[seat]) for seat in self.playing],
            "saved": [sorted(self.saved[seat]) for seat in seats],
            "decks": self.decks,
            "crisis": self.crisis,
            "counters": {name: n for name, n in self.counters.items() if n},
        }


def _figures_of(w: Colony) -> dict[str, Any]:
    """The same of the engine's table."""
    people = sorted(s for group in w.groups for s in group)
    inside = {s: player for player, group in enumerate(w.groups) for s in group}
    return {
        "tracks": (w.main, w.hard, w.morale, w.round, w.played, w.food, w.starvation, w.helpless),
        "seats": (w.first, _flags(w.exiled), _flags(w.out)),
        "people": [(s, inside[s], w.at[s], w.wounds[s], w.frost[s]) for s in people],
        "gone": sorted(w.gone),
        "zombies": w.zombies,
        "barricades": w.barricades,
        "noise": w.noise,
        "snares": w.snares,
        "carried": {s: _sorted(w.equipped[s]) for s in people},
        "hands": [_sorted(hand) for hand in w.hands],
        "given": [_sorted(cards) for cards in w.given],
        "stored": _sorted(w.stored),
        "waste": _sorted(w.waste),
        "removed": _sorted(w.removed),
        "dice": [sorted(dice) for dice, out in zip(w.dice, w.out, strict=True) if not out],
        "saved": [sorted(dice) for dice in w.saved],
        "decks": {place: sum(len(cards) for _, cards in w.decks[place]) + _open(w, place) for place in OUTSIDE},
        "crisis": w.crisis,
        "counters": {name: n for name, n in w.counters.items() if n},
    }


def _open(w: Colony, place: int) -> int:
    """How many cards of a deck somebody is looking at."""
    return len(w.looked[1]) + len(w.turned) if w.open_deck == place else 0


def _sorted(cards: Iterable[int]) -> list[int]:
    return sorted(cards)


def _flags(flags: Iterable[bool]) -> list[int]:
    return [seat for seat, flag in enumerate(flags) if flag]


def symbol(card: int) -> str:
    """What an item card shows."""
    return PACK.items[card].kind.symbol


def counted(cards: Iterable[int]) -> Counter[str]:
    """How many cards of each symbol there are."""
    return Counter(symbol(card) for card in cards)
