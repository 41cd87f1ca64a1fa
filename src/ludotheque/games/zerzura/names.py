"""How cards and tiles are named: two lamps; a turban and a ring; the mage of lamps; 5 turbans and 3 rings."""

from collections.abc import Mapping, Sequence
from functools import cache

from ludotheque.core import HIDDEN, Arg, Sentence
from ludotheque.core.language.words import quoted

from .edition import CARDS, COMMANDS, KINDS, Card, Command, Goods, Guard, Kind, Mage, Sultan, Tile


def said(id: str, **args: Arg) -> Sentence:
    """A message of this game."""
    return Sentence(id, args, __package__)


def card_said(card: Card) -> Arg:
    """A card by what it shows; a hidden one is `hidden`, and one that does not exist keeps the name it was given."""
    if card is HIDDEN:
        return "hidden"
    return _card(card) if card in CARDS else quoted(card)


def cards_said(cards: Sequence[Card]) -> Arg:
    """Several cards, one after the other."""
    return "hidden" if cards is HIDDEN else _listed("cards", [card_said(card) for card in cards])


def tile_said(tile: Tile) -> Arg:
    """A command tile by what it asks for."""
    return _needs(COMMANDS[tile]) if tile in COMMANDS else quoted(tile)


@cache
def _card(card: Card) -> Sentence:
    match CARDS[card]:
        case Goods(objects=objects):
            return _listed("and", [said("thing", kind=kind, count=count) for kind, count in _in_order(objects)])
        case Guard(kind=kind):
            return said("guard", kinds=said("kinds", kind=kind))
        case Mage(kind=kind):
            return said("mage", kinds=said("kinds", kind=kind))
        case Sultan():
            return said("sultan")
    return said("sultana")


def _needs(command: Command) -> Sentence:
    needs: list[Arg] = []
    if command.cards_total_eq:
        needs.append(said("need-cards", count=command.cards_total_eq))
    if command.stored_eq:
        needs.append(said("need-stored", count=command.stored_eq))
    if command.characters_min:
        needs.append(said("need-characters", count=command.characters_min))
    least = command.objects_min
    if len(least) == len(KINDS) and len({*least.values()}) == 1:
        needs.append(said("need-each", count=least[KINDS[0]]))
    else:
        needs += [said("amount", kind=kind, count=count) for kind, count in least.items()]
    return _listed("and", needs)


def _in_order(objects: Mapping[Kind, int]) -> list[tuple[Kind, int]]:
    return [(kind, objects[kind]) for kind in KINDS if kind in objects]


def _listed(how: str, things: Sequence[Arg]) -> Sentence:
    """Things one after the other: with commas and an `and`, or as cards side by side."""
    if len(things) == 1:
        return said("one", first=things[0])
    if len(things) == 2:
        return said(f"last-{how}", first=things[0], second=things[1])
    return said(f"more-{how}", first=things[0], rest=_listed(how, things[1:]))
