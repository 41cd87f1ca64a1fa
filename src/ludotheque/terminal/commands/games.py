"""`ludotheque games`: the games on the shelf."""

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.table import Table

from ludotheque.core.game import Game
from ludotheque.core.language.words import LANGUAGES
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire

from ..terminal import Terminal


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Lists the games, broken ones included, with what is wrong."""
    if args.json:
        terminal.json([_described(game) for game in shelf.values()])
        return 0
    terminal.out.print(_drawn(terminal))
    for key, reason in shelf.broken.items():
        terminal.err.print(terminal.say("broken-game", game=key, reason=reason), style="red", markup=False)
    terminal.out.print(terminal.say("how-to-play", game=next(iter(shelf), "GAME")), style="dim")
    return 0


def _drawn(terminal: Terminal) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("column-game", "column-players", "column-minutes", "column-age", "column-pitch"):
        table.add_column(terminal.say(column), style="dim" if column == "column-pitch" else "")
    for game in shelf.values():
        players = f"{game.players[0]}–{game.players[-1]}"
        name = f"[bold]{terminal.tell(game.title())}[/bold]\n[dim]{game.key}[/dim]"
        table.add_row(name, players, str(game.offer.minutes), f"{game.offer.age}+", terminal.tell(game.pitch()))
    return table


def _described(game: Game[Any]) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": {language: game.title().text(language) for language in LANGUAGES},
        "pitch": {language: game.pitch().text(language) for language in LANGUAGES},
        "players": list(game.players),
        "minutes": game.offer.minutes,
        "age": game.offer.age,
        "rules": game.rules_version,
        "options": wire(game.options()),
    }
