"""What people, items and places of the pack are called."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludotheque.core import HIDDEN, Arg, Sentence

from ..vocabulary.words import PACKAGE, elides, listed
from . import PACK, Place


def name_of(survivor: int) -> Sentence:
    """The name of a survivor."""
    return PACK.survivors[survivor].name.shortly()


def person(survivor: int, role: str = "survivor") -> dict[str, Arg]:
    """The arguments of a sentence about a survivor: the name, the gender, and whether French elides before it."""
    card = PACK.survivors[survivor]
    return {
        role: name_of(survivor),
        "gender": "female" if "female" in card.tags else "male",
        "elides": elides(card.name.shortly()),
    }


def item_name(card: Any) -> Sentence | str:
    """The name of an item card; a hidden one stays hidden."""
    return "hidden" if card is HIDDEN else PACK.items[card].kind.name.said()


def card_names(cards: Iterable[int]) -> Arg:
    """The names of item cards, one after the other, those alike together."""
    alike = Counter(PACK.items[card].kind.id for card in cards).items()
    return listed([Sentence("card-alike", {"card": PACK.item(kind), "n": n}, PACKAGE) for kind, n in alike])


def place_name(place: int, form: str = "at") -> Sentence:
    """The name of a place in a sentence: at it, to it, from it."""
    return PACK.forms(Place(place), form)
