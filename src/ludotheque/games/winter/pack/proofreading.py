"""Proofreading a pack: numbers out of balance, words that no card says, texts that are missing or too long."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.core import Arg, Sentence
from ludotheque.core.facets.packs import Finding
from ludotheque.core.language.words import LANGUAGES, LONGEST_ARG

from ..vocabulary import conditions, effects, modifiers, selectors, triggers
from ..vocabulary.cards import Crossroads, Main
from ..vocabulary.words import PACKAGE, Text, Word, words_in
from . import Pack
from .balance import about, measures
from .text import card_text, side_text

ROOM = {"crossroads": 800, "main": 620, "other": 320}
"""How many characters a printed card has room for; on a crossroads card, story included."""


LOOSE = re.compile(" [;:?!»]|« ")
"""Spaces at which a French line must not break."""


def strange(pack: Pack) -> Iterator[Finding]:
    """What is not wrong but worth a look: numbers, words, texts."""
    for measure in measures(pack):
        if not measure.fits:
            args: dict[str, Arg] = {"name": measure.name, "value": measure.value, "wanted": measure.wanted}
            yield Finding("", Sentence("pack-off-balance", args, PACKAGE))
    unused = sorted(word_of(kind) for kind in unused_words(pack))
    if unused:
        yield Finding("", about("unused-words", words=", ".join(unused)))
    for file, cards in decks(pack).items():
        for card in cards:
            for what in _texts_of(card, pack):
                yield Finding(f"{file}.toml: {card.id}", what)


def decks(pack: Pack) -> dict[str, tuple[Any, ...]]:
    """All cards of a pack, by the file they stand in."""
    return {
        "survivors": pack.survivors,
        "items": pack.kinds,
        "crises": pack.crises,
        "main": pack.mains,
        "secrets": (*pack.secrets, *pack.exiles),
        "crossroads": pack.crossroads,
    }


def vocabulary() -> Iterator[type[Word]]:
    """Every word that a pack may use."""
    inside = {selectors.These, selectors.TheseSeats, selectors.ThisPlace}
    for union in (effects.Effect, conditions.Condition, triggers.AnyTrigger, modifiers.Modifier):
        yield from union.__args__
    for union in (selectors.Who, selectors.Whom, selectors.Where):
        yield from (
            each for each in union.__args__ if isinstance(each, type) and each not in inside and each is not str
        )
    yield from (selectors.Per, selectors.Filter, selectors.Cost)


NEEDLESS = {triggers.Table, conditions.Always}
"""Words that no pack needs: what happens in the room suits no table on the web, and what always is calls at once."""


def unused_words(pack: Pack) -> set[type[Word]]:
    """The words that no card of a pack uses."""
    said = {type(value) for cards in decks(pack).values() for _, _, value in words_in(cards)}
    return {*vocabulary()} - said - NEEDLESS


def word_of(kind: type[Word]) -> str:
    """A word as it stands in a file: `do = "morale"`."""
    config = kind.__struct_config__
    return kind.__name__ if config.tag_field is None else f'{config.tag_field} = "{config.tag}"'


def _texts_of(card: Any, pack: Pack) -> Iterator[Sentence]:
    """What is strange about the texts of a card."""
    for path, _, value in words_in(card):
        if isinstance(value, Text):
            yield from _text(value, path.lstrip("."))
    for language in LANGUAGES:
        for length, room in _lengths(card, pack, lambda said: len(said.text(language))):  # noqa: B023
            if length > room:
                yield about("too-long", language=language, length=length, room=room)


def _text(text: Text, path: str) -> Iterator[Sentence]:
    for language in LANGUAGES:
        written: str = getattr(text, language)
        if not written.strip():
            yield about("no-text", path=path, language=language)
        elif "'" in written or '"' in written:
            yield about("straight-quotes", path=path, language=language)
        if language == "fr" and LOOSE.search(written):
            yield about("loose-space", path=path)
        if len(written) > LONGEST_ARG:
            yield about("cut-text", path=path, language=language, room=LONGEST_ARG)
    if text.en == text.fr and len(text.en.split()) > 2:
        yield about("same-text", path=path)


def _lengths(card: Any, pack: Pack, long: Callable[[Sentence], int]) -> Iterator[tuple[int, int]]:
    """The length of each text of a card, with the room there is for it."""
    if isinstance(card, Main):
        yield from ((long(side_text(side, pack)), ROOM["main"]) for side in (card.normal, card.hard))
        return
    text = card_text(card, pack)
    if isinstance(card, Crossroads):
        yield long(text) + long(card.story.said()), ROOM["crossroads"]
    else:
        yield long(text), ROOM["other"]
