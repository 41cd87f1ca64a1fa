"""The setup: the command tiles, and who begins (rule 2)."""

from collections.abc import Sequence
from functools import cache

from ludotheque.core import Arg, Chance, Player, Position, Roll, Step, Steps, begin

from .edition import CHARACTERS, COMMANDS, DECKS, EDITIONS, FACE_UP, EditionName, Tile, tiles_for
from .market import begin_round
from .names import tile_said
from .table import BOARD, Bazaar, ZerzuraOptions


class Post(Step[Bazaar], frozen=True):
    """A command tile is turned up for the match (rule 2.3)."""

    tile: Tile

    def args(self) -> dict[str, Arg]:
        return {"tile": tile_said(self.tile), "points": COMMANDS[self.tile].points}

    def do(self, w: Bazaar) -> Steps:
        w.tiles += (self.tile,)
        return ()


class Posting(Roll[Bazaar, Post], frozen=True):
    """Which command tile is turned up."""

    stream = "deck"

    def options(self, w: Bazaar, player: Player) -> Sequence[Post]:
        return [post for post in posts(w.rules.edition, len(w.rows)) if post.tile not in w.tiles]


@cache
def posts(edition: EditionName, players: int) -> tuple[Post, ...]:
    """The tiles from which those of a match are drawn (rule 2.3)."""
    return tuple(map(Post, tiles_for(EDITIONS[edition], players)))


class Begin(Step[Bazaar], frozen=True):
    """A player gets the dromedary, and begins (rule 2.4)."""

    player: Player

    def do(self, w: Bazaar) -> Steps:
        return begin_round(w, self.player)


class Beginning(Roll[Bazaar, Begin], frozen=True):
    """Who gets the dromedary."""

    def options(self, w: Bazaar, player: Player) -> Sequence[Begin]:
        return [Begin(Player(seat)) for seat in range(len(w.rows))]


def set_up(players: int, options: ZerzuraOptions, chance: Chance | None) -> Position[Bazaar]:
    """Every player has a board and a bird; cards and tiles are still to be drawn."""
    deck = DECKS[options.edition]
    w = Bazaar(
        rules=options,
        rows=[()] * players,
        birds=[BOARD] * players,
        stored=[()] * players,
        tally=[(0,) * (CHARACTERS + 1)] * players,
        claimed=[()] * players,
        pile=len(deck) - EDITIONS[options.edition].players[players].removed,
        pool=deck,
    )
    return begin(w, [Posting()] * FACE_UP + [Beginning()], chance)
