"""A game as a browser is offered it: its title and every option, in words of both languages."""

from typing import Any

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.language.words import LANGUAGES, Sentence, catalogue
from ludotheque.core.matches.guide import has_guide
from ludotheque.core.wire import wire

from ..protocol import api, parts

KINDS: dict[str, Any] = {"boolean": "switch", "integer": "number", "array": "numbers"}


def box_of(game: Game[Any]) -> api.Box:
    """A game as it stands on the shelf."""
    return api.Box(
        key=game.key,
        title=_in_words(game.title()),
        pitch=_in_words(game.pitch()),
        package=game.package,
        least=game.players[0],
        most=game.players[-1],
        minutes=game.offer.minutes,
        age=game.offer.age,
        options=[option_offered(game, name) for name in game.options.__struct_fields__],
        guided=has_guide(game),
    )


def option_offered(game: Game[Any], name: str) -> api.OptionOffered:
    """An option of a game. Its schema says how to ask for it."""
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"][name]
    values = [str(value) for value in schema.get("enum", ())] or _numbers_with_names(game, name, schema)
    variant = next((variant for variant in game.offer.variants if variant.option == name), None)
    return api.OptionOffered(
        name=name,
        title=_in_words(Sentence(f"option-{name}", {}, game.package)),
        kind="choice" if values else KINDS[schema["type"]],
        default=wire(game.options())[name],
        values=values,
        named=[_value(game, name, value) for value in values],
        variant=variant is not None,
        fits={value: [*players] for value, players in variant.fits.items()} if variant else {},
    )


def _numbers_with_names(game: Game[Any], name: str, schema: dict[str, Any]) -> list[str]:
    """Every number that may be chosen, where each stands for something with a name: `option-objective-1`."""
    if "minimum" not in schema or "maximum" not in schema:
        return []
    numbers = [str(number) for number in range(schema["minimum"], schema["maximum"] + 1)]
    known = catalogue(game.package, LANGUAGES[0]).ids
    return numbers if all(f"option-{name}-{number}" in known for number in numbers) else []


def _value(game: Game[Any], name: str, value: str) -> parts.Bilingual:
    """A value in words if the game has some (`option-end_rule-bag_empty`), otherwise as it is."""
    id = f"option-{name}-{value}"
    if id in catalogue(game.package, LANGUAGES[0]).ids:
        return _in_words(Sentence(id, {}, game.package))
    return dict.fromkeys(LANGUAGES, value.replace("_", " "))


def _in_words(sentence: Sentence) -> parts.Bilingual:
    return {language: sentence.text(language) for language in LANGUAGES}
