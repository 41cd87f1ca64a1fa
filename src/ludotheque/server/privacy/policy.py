"""What the house knows about people, as a page that is true for this house's settings.

`python -m ludotheque.server.privacy.policy docs/privacy.md` writes the page with the defaults, in both languages.
"""

import sys
from importlib.resources import files
from pathlib import Path

from markdown_it import MarkdownIt

from ludotheque.core.language.words import LANGUAGES, Language, say

from ..sentences import PACKAGE
from ..settings import Settings

KEPT = ("keep_finished", "keep_abandoned", "keep_unbegun", "keep_chat")


def privacy_text(language: Language, settings: Settings) -> str:
    """The page in Markdown."""
    page = files(PACKAGE).joinpath("words", f"privacy.{language}.md").read_text(encoding="utf-8")
    for name in KEPT:
        days = round(getattr(settings, name)) or int(getattr(settings, name) > 0)
        page = page.replace(f"{{{name}}}", say(PACKAGE, language, "days-kept", {"days": days}))
    return page


def privacy_page(language: Language, settings: Settings) -> str:
    """The page as HTML."""
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(privacy_text(language, settings)))


def both_languages() -> str:
    """The page with the default settings, for the documentation."""
    return "\n---\n\n".join(privacy_text(language, Settings()) for language in LANGUAGES)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(both_languages(), encoding="utf-8")
