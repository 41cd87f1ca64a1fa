"""What people, items and places of the pack are called."""

from typing import Any

from ludotheque.core import HIDDEN, Sentence

from . import PACK, Place


def name_of(survivor: int) -> Sentence:
    """The name of a survivor."""
    return PACK.survivors[survivor].name.shortly()


def item_name(card: Any) -> Sentence | str:
    """The name of an item card; a hidden one stays hidden."""
    return "hidden" if card is HIDDEN else PACK.items[card].kind.name.said()


def place_name(place: int, form: str = "at") -> Sentence:
    """The name of a place in a sentence: at it, to it, from it."""
    return PACK.forms(Place(place), form)
