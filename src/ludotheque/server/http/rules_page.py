"""Rules pages as HTML, made from our own Markdown, with anchors, pictures, and options as a page names them."""

import re
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt

from ludotheque.core.game import Game
from ludotheque.core.language.rulebook import SUMMARY
from ludotheque.core.language.words import Arg, Language, Sentence

from ..sentences import PACKAGE
from .boxes import option_offered

RULE = re.compile(r"<p><strong>(\d+(?:\.\d+)*)</strong>")
ALIGNED = re.compile(r' style="text-align:\w+"')
"""Inline style, which the house's content policy would refuse."""
CHAPTER = re.compile(r"<h2>(\d+)\.")
PICTURE = re.compile(r'<p><img src="picture:([^"]+)" alt="([^"]*)" /></p>')
FRENCH_SIGNS = re.compile(r" (?=[;:!?»])|(?<=«) ")
"""Spaces in French at which a line may not break."""
CODE = re.compile(r"(?<!<pre>)<code>([^<]*)</code>")
TYPED = re.compile(r"[^.>]*\(<code>--option [^<]*</code>\)\.")
"""The sentence on how to type an option in a terminal."""


def _with_titles(page: str, game: Game[Any], language: Language) -> str:
    """A rules page for readers who choose options on a page, with titles instead of what one types in a terminal."""
    options = {name: option_offered(game, name) for name in game.options.__struct_fields__}
    named: dict[str, str] = {}

    def worded(found: re.Match[str]) -> str:
        typed = found[1]
        if typed in named:
            return _quoted(named[typed], language)
        if (option := options.get(typed)) is not None:
            named.clear()
            named.update(zip(option.values, (each[language] for each in option.named), strict=True))
            return _quoted(option.title[language], language)
        if typed in ("true", "false"):
            return _say("rules-true", language) if typed == "true" else _say("rules-false", language)
        return typed.replace(",", ", ") if re.fullmatch(r"[\d,]+", typed) else found[0]

    where = _say("rules-options", language)
    return CODE.sub(worded, TYPED.sub(lambda _: f" {where}", page)) if options else page


def _quoted(text: str, language: Language) -> str:
    return _say("rules-quoted", language, text=text.removesuffix("."))


def _say(id: str, language: Language, **args: Arg) -> str:
    return escape(Sentence(id, args, PACKAGE).text(language), quote=False)


@cache
def rules_html(game: Game[Any], language: Language) -> str:
    """The rules of a game. A rule has the anchor `rule-4.2.3`, a chapter `rule-4`, the summary `rule-summary`."""
    page = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rulebook.page(language))
    page = _with_titles(ALIGNED.sub("", page), game, language)
    page = RULE.sub(r'<p id="rule-\1"><strong>\1</strong>', page)
    page = PICTURE.sub(r'<figure data-picture="\1"><figcaption>\2</figcaption></figure>', page)
    page = page.replace(f"<h2>{SUMMARY.text(language)}</h2>", f'<h2 id="rule-summary">{SUMMARY.text(language)}</h2>')
    page = CHAPTER.sub(r'<h2 id="rule-\1">\1.', page)
    return FRENCH_SIGNS.sub("\N{NO-BREAK SPACE}", page) if language == "fr" else page
