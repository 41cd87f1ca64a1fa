"""Catalogues of one package, compared with each other and with the code that speaks from them."""

import ast
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message
from msgspec import Struct

import ludotheque
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Language, because
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import message_id
from ludotheque.core.wire import vocabulary

Kind = Literal["missing", "unused", "doubled", "changed"]
HOUSE = Path(ludotheque.__file__).parent
Texts = tuple[frozenset[str], tuple[str, ...]]
"""Every text in some code, and every beginning of a text that is put together there."""


class Flaw(Struct, frozen=True, order=True):
    """Something a translator should look at.

    `missing`: the catalogue lacks what others have or what the code says. `unused`: nothing says it. `doubled`: it is
    written twice. `changed`: another language has changed since, and this one has not.
    """

    language: Language
    kind: Kind
    id: str


class NoHistory(Refused):
    """Git cannot tell how the catalogues were."""


def speaking() -> list[str]:
    """Every package that has words: the house's own rooms, then the games on the shelf."""
    rooms = {room_of(words) for words in HOUSE.rglob(f"words/{LANGUAGES[0]}.ftl")}
    games = {game.package for game in shelf.values()}
    return [*sorted(rooms - games), *sorted(games)]


def room_of(words: Path) -> str:
    """The package of a catalogue of ours."""
    return ".".join((HOUSE.name, *words.relative_to(HOUSE).parts[:-2]))


def flaws_of(package: str, since: str = "") -> list[Flaw]:
    """What is wrong with a package's catalogues; with `since`, also what was not translated again since that commit."""
    sources = {language: source_of(package, language) for language in LANGUAGES}
    found = {language: messages_in(source) for language, source in sources.items()}
    wanted = {id for messages in found.values() for id in messages} | {*said_by(game_with(package))}
    used, beginnings = texts_for(package)
    flaws = [Flaw(language, "missing", id) for language in LANGUAGES for id in wanted - found[language].keys()]
    for language, messages in found.items():
        idle = (id for id in messages if id not in used and not id.startswith(beginnings))
        flaws += [Flaw(language, "unused", id) for id in idle]
        flaws += [Flaw(language, "doubled", id) for id in doubled_in(sources[language])]
    flaws += stale(package, found, since) if since else ()
    return sorted(flaws)


def source_of(package: str, language: Language) -> str:
    """A catalogue as it is written; empty if there is none."""
    file = files(package).joinpath("words", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages_in(source: str) -> dict[str, Message]:
    """The messages of a catalogue, by id."""
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def doubled_in(source: str) -> Iterator[str]:
    """The ids that stand more than once in a catalogue."""
    seen = set[str]()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            if entry.id.name in seen:
                yield entry.id.name
            seen.add(entry.id.name)


def game_with(package: str) -> Game[Any] | None:
    """The game on the shelf that speaks from this package."""
    return next((game for game in shelf.values() if game.package == package), None)


def said_by(game: Game[Any] | None) -> Iterator[str]:
    """The messages that a game says by the names of its records and options."""
    if game is None:
        return
    yield from ("title", "pitch")
    yield from map(message_id, vocabulary(game).values())
    yield from (f"option-{name}" for name in game.options.__struct_fields__)
    yield from (f"option-{name}-{value}" for name, value in choices(game))


def choices(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """The options of a game that are a choice among words, with each of their words; a number speaks for itself."""
    for name, hint in get_type_hints(game.options).items():
        if get_origin(hint) is Literal:
            yield from ((name, value) for value in get_args(hint) if isinstance(value, str))


def texts_for(package: str) -> Texts:
    """The texts in our code and the package's, and the ids that games say by the names of their records."""
    home = Path(str(files(package)))
    texts, beginnings = texts_below(HOUSE)
    theirs, more = (frozenset[str](), ()) if home.is_relative_to(HOUSE) else texts_below(home)
    said = {id for game in shelf.values() for id in said_by(game)}
    return texts | theirs | said, (*beginnings, *more)


@cache
def texts_below(folder: Path) -> Texts:
    """The texts in all modules of a folder."""
    trees = [ast.parse(module.read_text(encoding="utf-8")) for module in sorted(folder.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    joined = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values]
    return frozenset(texts_in(nodes)), tuple(text for text in texts_in(joined) if text.endswith("-"))


def texts_in(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The texts among these nodes."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def stale(package: str, found: Mapping[Language, Mapping[str, Message]], since: str) -> Iterator[Flaw]:
    """Messages that have stayed as they were while another language's have changed."""
    before = {language: messages_in(source_at(package, language, since)) for language in LANGUAGES}
    moved = {
        language: {
            id for id in messages if id in before[language] and plain(before[language][id]) != plain(messages[id])
        }
        for language, messages in found.items()
    }
    for language in LANGUAGES:
        elsewhere = set[str]().union(*(ids for other, ids in moved.items() if other != language))
        stayed = elsewhere & before[language].keys() & found[language].keys() - moved[language]
        yield from (Flaw(language, "changed", id) for id in stayed)


def source_at(package: str, language: Language, commit: str) -> str:
    """A catalogue as it was in a commit; empty if there was none."""
    folder = Path(str(files(package))) / "words"
    git = ("git", "-C", str(folder))
    known = subprocess.run((*git, "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"), capture_output=True)
    if known.returncode:
        raise NoHistory(because("no-history", "", __package__, commit=commit, folder=str(folder)))
    shown = subprocess.run((*git, "show", f"{commit}:./{language}.ftl"), capture_output=True)
    return shown.stdout.decode() if shown.returncode == 0 else ""


def plain(message: Message) -> str:
    """A message as text, however it is laid out."""
    return str(FluentSerializer().serialize_entry(message))
