"""What the pages say, read from their own catalogues. A test names a message by its id, as the client does.

So a sentence can be improved without breaking a test, and a test still fails if a reader would not find it.
"""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.language.words import LANGUAGES, Language, say
from tools.build_client import WEB

OTHER: dict[Language, Language] = {"en": "fr", "fr": "en"}


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    files = [*WEB.glob(f"src/words/{language}/*.ftl"), *WEB.glob(f"src/games/**/words/{language}.ftl")]
    for file in sorted(files):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def worded(language: Language, id: str, **args: int | str) -> str:
    """A message of the client itself, or of one of its boards."""
    bundle = _bundle(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None, id
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (id, errors)
    return typeset(language, str(text))


def told(language: Language, package: str, id: str, **args: int | str) -> str:
    """A sentence of the house, or of a game."""
    return typeset(language, say(package, language, id, {"you": "no", **args}))


def typeset(language: Language, text: str) -> str:
    """The text as the page prints it: in French no line begins with a colon or a closing guillemet."""
    if language == "en":
        return text
    return re.sub(r" (?=[:;?!»])", "\u00a0", text).replace("« ", "«\u00a0")


def every_language(id: str, **args: int | str) -> dict[Language, str]:
    """A message of the client in each language. They must differ, or they could not tell the languages apart."""
    found = {language: worded(language, id, **args) for language in LANGUAGES}
    assert len({*found.values()}) == len(LANGUAGES), f"{id} reads the same in every language"
    return found
