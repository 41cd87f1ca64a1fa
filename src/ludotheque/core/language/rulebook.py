"""The rules pages of a game: written by hand in each language, and numbered, so that a refusal can cite a rule."""

import re
from importlib.resources import files

from .words import PACKAGE, Language, Sentence

NUMBERED = re.compile(r"^\*\*(\d+(?:\.\d+)*)\*\*", re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]*)\]\(picture:([^)\s]+)\)")
"""`![What it shows, in words.](picture:first-moves)`: a drawing that a board makes from its own parts."""
SUMMARY = Sentence("rules-summary", {}, PACKAGE)
"""The title of the unnumbered chapter that sums up the whole game on one page."""


class Rulebook:
    """The rules of one game, by language and by number."""

    def __init__(self, package: str) -> None:
        self.package = package

    def page(self, language: Language) -> str:
        """The whole page, in Markdown."""
        return files(self.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")

    def numbers(self, language: Language) -> list[str]:
        """The numbers of the rules, in the order of the page."""
        return NUMBERED.findall(self.page(language))

    def pictures(self, language: Language) -> list[str]:
        """The pictures that the page names, in its order."""
        return [name for _, name in PICTURE.findall(self.page(language))]

    def rule(self, language: Language, number: str) -> str | None:
        """One rule, or a chapter with all of its rules; None if the page has no such number."""
        page = self.page(language)
        if chapter := re.search(rf"^## {re.escape(number)}\.[^\n]*\n.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL):
            return chapter.group().strip()
        starts = [found for found in NUMBERED.finditer(page) if _belongs(found.group(1), number)]
        return "\n\n".join(_until_next(page, found.start()) for found in starts) or None


def captioned(text: str) -> str:
    """The text with every picture replaced by what it shows, in words."""
    return PICTURE.sub(lambda found: f"> {' '.join(found.group(1).split())}", text)


def _belongs(number: str, asked: str) -> bool:
    return number == asked or number.startswith(asked + ".")


def _until_next(page: str, start: int) -> str:
    following = re.compile(r"^(?:\*\*\d|#)", re.MULTILINE).search(page, start + 1)
    return page[start : following.start() if following else None].strip()
