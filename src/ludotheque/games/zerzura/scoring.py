"""The score pad: kinds, characters and commands (rules 6, 7 and 8)."""

from collections.abc import Sequence
from itertools import product

from msgspec import Struct

from ludotheque.core import Player

from .edition import (
    CARDS,
    CHARACTERS,
    COMMANDS,
    KINDS,
    VALUES,
    Character,
    Goods,
    Guard,
    Kind,
    Mage,
    Sultan,
)
from .table import Bazaar, Cards


class KindRow(Struct, frozen=True):
    """What the objects of a kind bring: how many there are, and as how many the guards count them (rule 7)."""

    kind: Kind
    quantity: int
    counted: int
    points: int
    guarded: bool = False


class CharacterRow(Struct, frozen=True):
    """What a character brings, and for how many objects, goods or characters (rule 6)."""

    card: Character
    among: int
    points: int


class Pad(Struct, frozen=True):
    """A player's column of the score pad."""

    kinds: list[KindRow]
    characters: list[CharacterRow]
    commands: int

    @property
    def bonus(self) -> int:
        """The bonus row: characters and commands."""
        return sum(row.points for row in self.characters) + self.commands

    @property
    def total(self) -> int:
        """The last row."""
        return sum(row.points for row in self.kinds) + self.bonus


def pad_of(w: Bazaar, player: Player) -> Pad:
    """A player's column, from all the player's cards, visible and stored (rule 8.2)."""
    owned, tally = w.rows[player] + w.stored[player], w.tally[player]
    characters = characters_among(owned) if tally[CHARACTERS] else []
    return Pad(
        [_kind_row(VALUES[w.rules.edition][number], number, tally[number], characters) for number in range(len(KINDS))],
        [_character_row(character, owned, tally) for character in characters if not isinstance(character, Guard)],
        sum(COMMANDS[tile].points for tile in w.claimed[player]),
    )


def characters_among(cards: Cards) -> list[Character]:
    """The characters among these cards."""
    return [card for card in map(CARDS.__getitem__, cards) if not isinstance(card, Goods)]


def _kind_row(values: Sequence[int], number: int, quantity: int, characters: Sequence[Character]) -> KindRow:
    kind = KINDS[number]
    deltas = [each.delta for each in characters if isinstance(each, Guard) and each.kind == kind]
    counted = best_counted(values, quantity, deltas)
    return KindRow(kind, quantity, counted, values[counted], bool(deltas))


def best_counted(values: Sequence[float], quantity: int, deltas: Sequence[int]) -> int:
    """The number that guards count a quantity as: worth most points, with as little change as possible (rule 6.2)."""
    if not quantity or not deltas:
        return quantity
    shifts = [sum(each) for each in product(*((0, -delta, delta) for delta in deltas))]
    counted = sorted({max(0, quantity + shift) for shift in shifts}, key=lambda count: abs(count - quantity))
    return max(counted, key=lambda count: values[count])


def _character_row(character: Character, owned: Cards, tally: Sequence[int]) -> CharacterRow:
    match character:
        case Mage(kind=kind, batch=batch):
            among = tally[KINDS.index(kind)]
            return CharacterRow(character, among, among // batch)
        case Sultan(goods_per_point=goods):
            among = len(owned) - tally[CHARACTERS]
            return CharacterRow(character, among, among // goods)
        case Guard():
            raise TypeError("a guard counts in the row of its kind")
    among = tally[CHARACTERS]
    return CharacterRow(character, among, among * character.points_per_character)
