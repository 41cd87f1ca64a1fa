"""What the house offers: the shelf with every option in words, the catalogues, and the rules pages."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, get_args

import msgspec
import structlog
from markdown_it import MarkdownIt

from ludotheque import __version__, bots
from ludotheque.core import words
from ludotheque.core.game import Game
from ludotheque.core.guide import has_guide
from ludotheque.core.rulebook import SUMMARY
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire
from ludotheque.core.words import LANGUAGES, Language, Sentence, catalogue

from ..house import UnknownTable
from ..protocol import api, parts
from ..sentences import PACKAGE, refusal

log = structlog.get_logger()

RULE = re.compile(r"<p><strong>(\d+(?:\.\d+)*)</strong>")
ALIGNED = re.compile(r' style="text-align:\w+"')
"""What the house's content policy would refuse: style inside the page."""
CHAPTER = re.compile(r"<h2>(\d+)\.")
PICTURE = re.compile(r'<p><img src="picture:([^"]+)" alt="([^"]*)" /></p>')
FRENCH_SIGNS = re.compile(r" (?=[;:!?»])|(?<=«) ")
"""Spaces at which no line of French may break."""
CODE = re.compile(r"(?<!<pre>)<code>([^<]*)</code>")
TYPED = re.compile(r"[^.>]*\(<code>--option [^<]*</code>\)\.")
"""The sentence that says how an option is typed in a terminal."""
KINDS: dict[str, Any] = {"boolean": "switch", "integer": "number", "array": "numbers"}


class Offers:
    """Made once, at the start: the shelf does not change while the house is open."""

    def __init__(self) -> None:
        self.library = api.Library(
            version=__version__,
            boxes=[box for game in shelf.values() if (box := _whole_box(game))],
            levels=[*get_args(parts.Level)],
            phrases=[*get_args(parts.Phrase)],
        )
        self.packages = {PACKAGE, words.__package__, bots.__package__, *(box.package for box in self.library.boxes)}

    def words(self, language: Language, package: str) -> str:
        """The catalogue of a package, in Fluent's own form."""
        if package not in self.packages:
            raise UnknownTable(refusal("no-such-page"))
        return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")

    def rules(self, game: str, language: Language) -> api.Page:
        """The rules page; every rule has an anchor `rule-4.2.3`, every chapter `rule-4`, the summary `rule-summary`."""
        return api.Page(_html(shelf.game(game), language))


def _whole_box(game: Game[Any]) -> api.Box | None:
    """The box; None, and a line in the log, where a stranger's game has not all its words: the others are offered."""
    try:
        return box_of(game)
    except Exception as error:
        log.error("box-broken", game=game.key, error=repr(error))
        return None


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
        options=[_option(game, name) for name in game.options.__struct_fields__],
        guided=has_guide(game),
    )


def _option(game: Game[Any], name: str) -> api.OptionOffered:
    """An option of a game, as its schema says how to ask for it."""
    schema = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"][name]
    values = [str(value) for value in schema.get("enum", ())]
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


def _value(game: Game[Any], name: str, value: str) -> parts.Bilingual:
    """A value in words, where the game has some: `option-end_rule-bag_empty`."""
    id = f"option-{name}-{value}"
    if id in catalogue(game.package, LANGUAGES[0]).ids:
        return _in_words(Sentence(id, {}, game.package))
    return dict.fromkeys(LANGUAGES, value.replace("_", " "))


def _in_words(sentence: Sentence) -> parts.Bilingual:
    return {language: sentence.text(language) for language in LANGUAGES}


def _in_the_page_s_words(page: str, game: Game[Any], language: Language) -> str:
    """A rules page for who chooses options on a page: instead of what is typed in a terminal, what stands there."""
    options = {name: _option(game, name) for name in game.options.__struct_fields__}
    named: dict[str, str] = {}

    def worded(found: re.Match[str]) -> str:
        typed = found[1]
        if (option := options.get(typed)) is not None:
            named.clear()
            named.update(zip(option.values, (each[language] for each in option.named), strict=True))
            return _quoted(option.title[language], language)
        if typed in named:
            return _quoted(named[typed], language)
        if typed in ("true", "false"):
            return _say("rules-true", language) if typed == "true" else _say("rules-false", language)
        return typed.replace(",", ", ") if re.fullmatch(r"[\d,]+", typed) else found[0]

    where = _say("rules-options", language)
    return CODE.sub(worded, TYPED.sub(lambda _: f" {where}", page)) if options else page


def _quoted(text: str, language: Language) -> str:
    return _say("rules-quoted", language, text=text.removesuffix("."))


def _say(id: str, language: Language, **args: words.Arg) -> str:
    return escape(Sentence(id, args, PACKAGE).text(language), quote=False)


@cache
def _html(game: Game[Any], language: Language) -> str:
    page = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rulebook.page(language))
    page = _in_the_page_s_words(ALIGNED.sub("", page), game, language)
    page = RULE.sub(r'<p id="rule-\1"><strong>\1</strong>', page)
    page = PICTURE.sub(r'<figure data-picture="\1"><figcaption>\2</figcaption></figure>', page)
    page = page.replace(f"<h2>{SUMMARY.text(language)}</h2>", f'<h2 id="rule-summary">{SUMMARY.text(language)}</h2>')
    page = CHAPTER.sub(r'<h2 id="rule-\1">\1.', page)
    return FRENCH_SIGNS.sub("\N{NO-BREAK SPACE}", page) if language == "fr" else page
