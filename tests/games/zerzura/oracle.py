"""Rules 3 to 8 once more, naively and from the rules page alone: actions are whole, and everything is counted anew.

It uses nothing of the game's code: what is printed is read from the edition's file.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ludotheque.games.zerzura as package

FOLDER = Path(package.__file__).parent / "editions"
KINDS = ["turban", "kanoun", "pepper", "ring", "lamp"]

Action = tuple[Any, ...]
"""("take", card), ("swap", mine, owner, theirs) or ("store", card, ...)."""


def edition(name: str) -> dict[str, Any]:
    """What is printed."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@dataclass
class Seat:
    """What one player has. The bird is on a card, or on none."""

    row: list[str] = field(default_factory=list)
    stored: set[str] = field(default_factory=set)
    bird: str | None = None
    tiles: set[str] = field(default_factory=set)

    @property
    def cards(self) -> set[str]:
        return {*self.row, *self.stored}


class Game:
    """A table, kept by somebody with the rules page in hand."""

    def __init__(self, name: str, players: int, first: int, tiles: list[str]) -> None:
        self.printed = edition(name)
        self.players, self.leader = players, first
        self.first_to_store: int | None = None
        self.seats = [Seat() for _ in range(players)]
        self.tiles = set(tiles)
        self.market: list[str] = []
        self.objects = {goods["id"]: goods["objects"] for goods in self.printed["goods"]}
        self.characters = {each["id"]: each for each in self.printed["characters"]}

    def turn_order(self) -> list[int]:
        """Rules 3.1 and 3.7."""
        once = [(self.leader + number) % self.players for number in range(self.players)]
        return once * (2 if self.players == 2 else 1)

    def actions(self, player: int) -> set[Action]:
        """Rules 3.2 to 3.5: every whole action."""
        me = self.seats[player]
        found: set[Action] = {("take", card) for card in self.market}
        for owner, other in enumerate(self.seats):
            if owner != player:
                found |= {
                    ("swap", mine, owner, theirs) for mine in me.row for theirs in other.row if theirs != other.bird
                }
        free = [card for card in me.row if card != me.bird]
        found |= {("store", *sorted({one, other})) for one in free for other in free} | {("store",)}
        return found

    def act(self, player: int, action: Action) -> None:
        """Does a whole action, then gives out the command tiles."""
        me, moved = self.seats[player], [player]
        match action:
            case ("take", card):
                self.market.remove(card)
                me.row.append(card)
                me.bird = card
            case ("swap", mine, owner, theirs):
                other = self.seats[owner]
                me.row[me.row.index(mine)] = theirs
                other.row[other.row.index(theirs)] = mine
                me.bird = theirs
                moved.append(owner)
            case ("store", *cards):
                me.bird = None
                for card in cards:
                    me.row.remove(card)
                    me.stored.add(card)
                if cards and self.first_to_store is None:
                    self.first_to_store = player
                moved = [player] if cards else []
        for seat in moved:
            won = {tile for tile in self.tiles if self.meets(seat, tile)}
            self.tiles -= won
            self.seats[seat].tiles |= won

    def end_round(self) -> None:
        """Rule 4."""
        self.market = []
        self.leader = (self.leader + 1) % self.players if self.first_to_store is None else self.first_to_store
        self.first_to_store = None

    def count(self, seat: int, kind: str) -> int:
        return sum(self.objects.get(card, {}).get(kind, 0) for card in self.seats[seat].cards)

    def meets(self, seat: int, tile: str) -> bool:
        """Rules 5.1 and 5.3 to 5.5."""
        (printed,) = (each for each in self.printed["commands"] if each["id"] == tile)
        has = self.seats[seat]
        if "cards_total_eq" in printed:
            return len(has.cards) == int(printed["cards_total_eq"])
        if "stored_eq" in printed:
            return len(has.stored) == int(printed["stored_eq"])
        if "characters_min" in printed:
            return sum(card in self.characters for card in has.cards) >= int(printed["characters_min"])
        return all(self.count(seat, kind) >= least for kind, least in printed["objects_min"].items())

    def value(self, kind: str, quantity: int) -> int:
        """Rules 7.1 and 7.2."""
        values: list[int] = self.printed["values"][kind]
        return values[quantity] if quantity < len(values) else values[-1]

    def score(self, seat: int) -> int:
        """Rules 6 to 8: every use of every guard is tried."""
        mine = [self.characters[card] for card in self.seats[seat].cards if card in self.characters]
        guards = [each for each in mine if each["type"] == "guard"]
        best = max(self._kinds(seat, uses) for uses in _uses(guards))
        bonus = sum(self._bonus(seat, each, len(mine)) for each in mine)
        return best + bonus + 3 * len(self.seats[seat].tiles)

    def _kinds(self, seat: int, uses: list[tuple[str, int]]) -> int:
        total = 0
        for kind in KINDS:
            quantity = self.count(seat, kind)
            if quantity:
                quantity = max(0, quantity + sum(change for guarded, change in uses if guarded == kind))
            total += self.value(kind, quantity)
        return total

    def _bonus(self, seat: int, character: dict[str, Any], characters: int) -> int:
        match character["type"]:
            case "mage":
                return self.count(seat, character["kind"]) // int(character["batch"])
            case "sultan":
                return (len(self.seats[seat].cards) - characters) // int(character["goods_per_point"])
            case "sultana":
                return characters * int(character["points_per_character"])
        return 0


def _uses(guards: list[dict[str, Any]]) -> list[list[tuple[str, int]]]:
    """Every way to use the guards: each one more, one less, or not at all."""
    if not guards:
        return [[]]
    first, *rest = guards
    changes = [0, first["delta"], -first["delta"]]
    return [[(first["kind"], change), *more] for change in changes for more in _uses(rest)]
