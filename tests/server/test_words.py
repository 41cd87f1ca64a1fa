"""The words of the house on the web: the same in both languages, and every sentence is given what it speaks of."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludotheque import server
from ludotheque.core.language.words import LANGUAGES, Language

PACKAGE = server.__name__
SPEAKERS = {"refusal", "refuse", "note", "_note", "_say"}


class Spoken(Visitor):
    """Gathers what a message speaks about."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_in(language: Language) -> dict[str, set[str]]:
    """Every message, and the arguments it speaks about."""
    text = files(PACKAGE).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            visitor = Spoken()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def sentences_in_code() -> Iterator[tuple[str, set[str]]]:
    """Every sentence that the house says, and the arguments it is given."""
    for module in Path(str(files(PACKAGE))).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node.func) in SPEAKERS:
                ids = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if ids:
                    yield ids[0], {keyword.arg for keyword in node.keywords if keyword.arg}


def texts_in_code() -> Iterator[str]:
    """Every text that stands in the code, among them the ids of sentences."""
    for module in Path(str(files(PACKAGE))).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = map(messages_in, LANGUAGES)
    assert english == french
    assert len(english) > 40


def test_every_sentence_is_given_what_it_speaks_of() -> None:
    words, said = messages_in("en"), [*sentences_in_code()]
    assert len(said) > 40
    for id, args in said:
        assert words[id] - {"you"} == args, id


def test_every_message_is_said_somewhere() -> None:
    assert {*messages_in("en")} <= {*texts_in_code()}
