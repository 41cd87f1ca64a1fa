"""One word for each thing: every text that a player may read keeps to the word list of its game and language.

The lists, `words/glossary.toml` beside a game's words, are for authors and translators first.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque as lt
from ludotheque.core.language.words import LANGUAGES, Language
from tools.build_client import WEB

SOURCE = Path(lt.__file__).parent
GAMES = sorted(path.parent.parent.name for path in SOURCE.glob("games/*/words/glossary.toml"))
HOUSE = [
    WEB / "src/words/{}/house.ftl",
    WEB / "src/words/{}/table.ftl",
    SOURCE / "server/words/{}.ftl",
    SOURCE / "bots/words/{}.ftl",
]
FOREIGN: dict[Language, tuple[str, ...]] = {
    "en": ("le", "la", "une", "des", "du", "et", "est", "avec", "sur", "manche", "tuile", "carte"),
    "fr": ("the", "and", "of", "with", "you", "your", "round", "card", "turn", "match", "game", "is", "are"),
}
"""Words that only the other language has."""


class Text(NamedTuple):
    """Something to read: where it stands, and what it says."""

    where: str
    says: str


class Concept(NamedTuple):
    """A thing in one language: its word, the words it must not have, and where these mean something else."""

    name: str
    word: str
    never: tuple[str, ...]
    elsewhere: tuple[str, ...]
    is_part: bool

    def slips(self, texts: Iterable[Text]) -> Iterator[str]:
        """The places that use a wrong word for it."""
        for text in texts:
            if any(fnmatch(text.where, place) for place in self.elsewhere):
                continue
            for wrong in self.never:
                if found := pattern_of(wrong).search(text.says):
                    yield f"{text.where}: “{found[0]}” for {self.name}, say “{self.word}”"


@cache
def pattern_of(wrong: str) -> re.Pattern[str]:
    """A word or phrase, in the plural too; a star stands for any ending of a word."""
    phrase = r"\s+".join(re.escape(word).replace(r"\*", r"[\w’-]*") for word in wrong.split())
    return re.compile(rf"(?<![\w-]){phrase}(?:s|x|es)?(?![\w-])", re.IGNORECASE)


class Says(Visitor):
    """Collects what a pattern says, whichever way it is put."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the visitor
        self.parts.append(node.value)


def messages(file: Path) -> Iterator[Text]:
    """The messages of a catalogue, all variants together."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            says = Says()
            says.visit(entry.value)
            yield Text(entry.id.name, " ".join(says.parts))


def rules(file: Path) -> Iterator[Text]:
    """The paragraphs of a rules page, by their number; what is meant for programs is left out."""
    number = "rule 0"
    for paragraph in re.sub(r"`[^`]*`|\(picture:[\w-]+\)", "", file.read_text(encoding="utf-8")).split("\n\n"):
        if found := re.match(r"\*\*([\d.]+)\*\*|## (\d+)", paragraph):
            number = f"rule {found[1] or found[2]}"
        yield Text(number, paragraph)


def cards(folder: Path, language: Language) -> Iterator[Text]:
    """What is written on the cards of a pack."""
    for file in sorted(folder.glob("*.toml")):
        for says in written(tomllib.loads(file.read_text(encoding="utf-8")), language):
            yield Text(f"pack {file.name}", says)


def written(data: Any, language: Language) -> Iterator[str]:
    """Every text of that language anywhere in the data."""
    if isinstance(data, list):
        for each in data:
            yield from written(each, language)
    elif isinstance(data, dict):
        if isinstance(data.get(language), str):
            yield data[language]
        for each in data.values():
            yield from written(each, language)


@cache
def texts_of(game: str, language: Language) -> tuple[Text, ...]:
    """Everything a player may read: rules, log, board, options, guide, hints, studies, and cards of a pack."""
    folder = SOURCE / "games" / game
    return (
        *rules(folder / "rules" / f"{language}.md"),
        *messages(folder / "words" / f"{language}.ftl"),
        *(each for file in sorted(WEB.glob(f"src/games/{game}/**/{language}.ftl")) for each in messages(file)),
        *cards(folder / "pack" / "shipped", language),
    )


@cache
def texts_of_the_house(language: Language) -> tuple[Text, ...]:
    """What client, server and coach say outside any game."""
    files = [Path(str(file).format(language)) for file in HOUSE]
    return tuple(text for file in files for text in messages(file))


def concepts(file: Path, language: Language) -> list[Concept]:
    """A word list in one language."""
    found = []
    for name, each in tomllib.loads(file.read_text(encoding="utf-8")).items():
        said = each[language]
        found.append(
            Concept(name, said["word"], tuple(said["never"]), tuple(said.get("except", ())), said.get("part", False))
        )
    return found


def list_of(game: str) -> Path:
    return SOURCE / "games" / game / "words" / "glossary.toml"


each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_on_our_shelf_has_a_word_list() -> None:
    assert set(GAMES) == {game.key for game in lt.shelf.values() if game.package.startswith("ludotheque.games.")}


@each_language
@each_game
def test_a_word_means_one_thing_wherever_a_player_reads_it(game: str, language: Language) -> None:
    texts = texts_of(game, language)
    slips = [slip for concept in concepts(list_of(game), language) for slip in concept.slips(texts)]
    assert not slips, "\n".join(slips)


@each_language
@each_game
def test_the_word_is_the_one_of_the_rules_page(game: str, language: Language) -> None:
    page = (SOURCE / "games" / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    missing = [each.name for each in concepts(list_of(game), language) if not stands_in(page, each)]
    assert not missing, "a word that the rules do not use"


@each_language
def test_the_house_keeps_to_its_words_too(language: Language) -> None:
    texts = texts_of_the_house(language)
    found = concepts(WEB / "src/words/glossary.toml", language)
    slips = [slip for concept in found for slip in concept.slips(texts)]
    assert not slips, "\n".join(slips)
    everything = "\n".join(text.says for text in texts)
    assert not [each.name for each in found if not stands_in(everything, each)], "a word that the house does not use"


def stands_in(text: str, concept: Concept) -> bool:
    """Whether the word is used there, as a whole or, where it is only a stem, as the beginning of one."""
    word = concept.word + "*" if concept.is_part else concept.word
    return pattern_of(word).search(text) is not None


@each_language
@each_game
def test_no_language_borrows_the_words_of_the_other(game: str, language: Language) -> None:
    borrowed = Concept("what has a word here", "its own word", FOREIGN[language], ("key-*", "verb-*"), False)
    slips = list(borrowed.slips((*texts_of(game, language), *texts_of_the_house(language))))
    assert not slips, "\n".join(slips)


def test_a_list_finds_the_word_it_forbids_in_any_form() -> None:
    ring = Concept("ring", "anneau", ("bague", "poivr*", "mettre de côté"), ("study-*",), False)
    wrong = [Text("guide", "Deux Bagues."), Text("log", "du poivre"), Text("rule 1", "mettre\nde côté")]
    assert len(list(ring.slips(wrong))) == len(wrong)
    assert not list(ring.slips([Text("study-ring", "bague"), Text("log", "une baguette")]))
