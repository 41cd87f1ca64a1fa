"""What people, items and places of the pack are called."""

from typing import Any

from ludotheque.core import HIDDEN, Sentence

from . import PACK, Place


def name_of(survivor: int) -> Sentence:
    """A survivor's name."""
    return PACK.survivors[survivor].name.shortly()


def item_name(card: Any) -> Sentence | str:
    """An item's name; what is hidden stays so."""
    return "hidden" if card is HIDDEN else PACK.items[card].kind.name.said()


def place_name(place: int, form: str = "at") -> Sentence:
    """A place in words."""
    return PACK.forms(Place(place), form)
