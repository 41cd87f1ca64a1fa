"""A match as it was played: what another process needs to play it again."""

from typing import Any

from msgspec import Struct

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.options import Options
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import Option

from .permissions import refuse
from .table import Table


class Played(Struct, frozen=True):
    """Everything needed to play a match again, in another process."""

    game: str
    players: int
    seed: str | None
    options: Options
    answers: list[tuple[Player, Option[Any]]]

    def start(self) -> Match[Any]:
        """The match before its first answer."""
        return Match(shelf.game(self.game), self.players, self.seed, self.options)

    def again(self) -> Match[Any]:
        """The whole match, played again."""
        match = self.start()
        for who, what in self.answers:
            match.answer(who, what)
        return match


def played_so_far(match: Match[Any]) -> Played:
    """The match up to now."""
    return Played(match.game.key, match.players, match.seed, match.options, match.answers[:])


def finished(table: Table) -> Match[Any]:
    """The table's match, which must be over."""
    match = table.match
    if match is None or not match.over:
        raise refuse("not-over")
    return match


def played_of(table: Table) -> Played:
    """The finished match; a refusal if it is not over."""
    return played_so_far(finished(table))
