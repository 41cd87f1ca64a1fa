"""What the house offers: the boxes on its shelf, catalogues of sentences, and rules pages."""

from importlib.resources import files
from typing import Any, get_args

import structlog

from ludotheque import __version__, bots
from ludotheque.core.game import Game
from ludotheque.core.language.words import PACKAGE as CORE
from ludotheque.core.language.words import Language
from ludotheque.core.shapes import Shapes, shapes_of
from ludotheque.core.shelf import shelf

from ..protocol import api, parts
from ..sentences import PACKAGE, refusal
from ..tables.from_disk import UnknownTable
from .boxes import box_of
from .rules_page import rules_html

log = structlog.get_logger()


class Library:
    """Made once at the start, because the shelf does not change while the house is open."""

    def __init__(self) -> None:
        self.page = api.Library(
            version=__version__,
            boxes=[box for game in shelf.values() if (box := _whole_box(game))],
            levels=[*get_args(parts.Level)],
            phrases=[*get_args(parts.Phrase)],
        )
        for key, reason in shelf.broken.items():
            log.error("box-broken", game=key, error=reason)
        self.packages = {PACKAGE, CORE, bots.__package__, *(box.package for box in self.page.boxes)}

    def words(self, language: Language, package: str) -> str:
        """The catalogue of a package, in Fluent's format."""
        if package not in self.packages:
            raise UnknownTable(refusal("no-such-page"))
        return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")

    def talk(self, game: str) -> api.Talk:
        """What a game lets people say in its own words."""
        return api.Talk([*shelf.game(game).talk.templates])

    def shapes(self, game: str) -> Shapes:
        """Of what kind everything is that lies on a game's table."""
        return shapes_of(shelf.game(game))

    def rules(self, game: str, language: Language) -> api.Page:
        """The rules page of a game."""
        return api.Page(rules_html(shelf.game(game), language))


def _whole_box(game: Game[Any]) -> api.Box | None:
    """The box; None, with an error in the log, if a third-party game lacks words. The others are still offered."""
    try:
        return box_of(game)
    except Exception as error:
        log.error("box-broken", game=game.key, error=repr(error))
        return None
