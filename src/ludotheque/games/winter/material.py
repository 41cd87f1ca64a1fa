"""What lies in the box, as plain data for whoever draws it: every card with its texts in each language."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import to_builtins

from ludotheque.core import Arg, Sentence

from .pack import PACK
from .pack.text import card_text, conditions_text, effects_text, goal_text, side_text, way_text
from .table import ENTRANCES_OF, MOST_PLAYERS, NOISES, PLACE_OF, ROOM_AT, SPACES
from .vocabulary.cards import Secret
from .vocabulary.effects import Ability
from .vocabulary.modifiers import ExileOut
from .vocabulary.words import FEWEST_PLAYERS, Names, Text

AT_TABLES = [PACK.at_table(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
"""The pack as it is read with two players, with three, and so on."""


@cache
def material() -> dict[str, Any]:
    """The board and all cards, by the numbers that a table uses."""
    return {
        "pack": {"id": PACK.info.id, "version": PACK.info.version, "title": _texts(PACK.info.title.said())},
        "places": [_place(number) for number in range(len(PACK.place_ids))],
        "entrances": [{"place": PLACE_OF[door], "room": ROOM_AT[door]} for door in range(len(PLACE_OF))],
        "survivors": [
            {
                **_card(each),
                "influence": each.influence,
                "attack": each.attack,
                "search": each.search,
                "tags": list(each.tags),
                "always": _always(each.ability),
            }
            for each in PACK.survivors
        ],
        "items": [
            {
                **_card(each.kind),
                "symbol": each.kind.symbol,
                "play": each.kind.play,
                "home": each.home,
                "copies": each.copies,
                "always": _always(each.kind.ability),
            }
            for each in PACK.items
        ],
        "crises": [
            {**_card(each), "symbols": list(each.symbols), "fail": _whole(effects_text(each.fail))}
            for each in PACK.crises
        ],
        "mains": [
            {**_card(each), "sides": {side: _side(getattr(each, side)) for side in ("normal", "hard")}}
            for each in PACK.mains
        ],
        "secrets": [
            {
                **_card(each),
                "texts": [_whole(card_text(each, names)) for names in AT_TABLES],
                "betrayal": each in PACK.betrayal,
                "rest": [_rest(each, names) for names in AT_TABLES],
            }
            for each in PACK.secrets
        ],
        "exiles": [
            {
                **_card(each),
                "loyal": [_whole(conditions_text(each.loyal, names)) for names in AT_TABLES],
                "betrayer": [_whole(each.betrayer.alone(names)) for names in AT_TABLES],
            }
            for each in PACK.exiles
        ],
        "crossroads": [
            {
                **_card(each),
                "story": _texts(each.story.said()),
                "about": None if each.about is None else PACK.survivor_number[each.about],
                "ways": [_texts(way_text(way)) for way in each.options],
            }
            for each in PACK.crossroads
        ],
        "counters": {name: _texts(text.said()) for name, text in PACK.info.counters.items()},
    }


def _rest(secret: Secret, names: Names) -> dict[str, str] | None:
    """What is left of an objective when its first condition is replaced (rule 7.4)."""
    rest = secret.conditions[1:]
    return _whole(conditions_text(rest, names)) if rest else None


def _place(number: int) -> dict[str, Any]:
    return {
        "id": PACK.place_ids[number],
        "number": number,
        "spaces": SPACES[number],
        "entrances": list(ENTRANCES_OF[number]),
        "noise": NOISES[number],
        "forms": {form: _texts(PACK.forms(number, form)) for form in ("name", "at", "to", "from")},  # type: ignore[arg-type]
    }


def _card(card: Any) -> dict[str, Any]:
    flavour: Text | None = card.flavour
    return {
        "id": card.id,
        "name": _texts(card.name.said()),
        "text": _whole(card_text(card)),
        "flavour": None if flavour is None else _texts(flavour.said()),
    }


def _always(ability: Ability | None) -> list[Any]:
    """What an ability changes by itself, and where: it tells a board how dangerous something is."""
    if ability is None or ability.limit != "none" or ability.die:
        return []
    return [{"where": ability.where, **to_builtins(gift)} for gift in ability.gives]


def _side(side: Any) -> dict[str, Any]:
    symbols: Sequence[str] = side.stores
    return {
        "rounds": side.rounds,
        "texts": [_texts(side_text(side, names)) for names in AT_TABLES],
        "goals": [_whole(goal_text(side.goal, names)) for names in AT_TABLES],
        "stores": list(symbols),
        "exile_out": any(isinstance(rule, ExileOut) for rule in side.rules),
    }


def _texts(sentence: Sentence) -> dict[str, str]:
    return {"en": sentence.text("en"), "fr": sentence.text("fr")}


def _whole(sentence: Arg) -> dict[str, str]:
    """A text that stands by itself and so begins with a capital."""
    assert isinstance(sentence, Sentence)
    return {language: text[:1].upper() + text[1:] for language, text in _texts(sentence).items()}
