"""Tables for tournaments of a few seconds, and matches of bots written by hand."""

from ludotheque.arena.play import Played
from ludotheque.arena.schedule import LineUp, TournamentTable
from ludotheque.core.language.words import Player
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire


def table_of(players: int = 2, lineup: LineUp = "split", game: str = "zerzura", seed: str = "s") -> TournamentTable:
    box = shelf.game(game)
    options = wire(box.agreed(players, {}))
    return TournamentTable(
        game=game, rules=box.rules_version, players=players, options=options, lineup=lineup, seed=seed
    )


def played(bots: str, scores: tuple[int, ...], winners: tuple[int, ...] | None = None) -> Played:
    """A match of bots with names of one letter. The highest score wins unless `winners` says otherwise."""
    won = tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if winners is None else winners
    seats = len(bots)
    return Played(tuple(bots), scores, tuple(map(Player, won)), 2 * seats, (2,) * seats, (6,) * seats)
