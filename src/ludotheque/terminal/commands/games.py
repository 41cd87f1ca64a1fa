"""`ludotheque games`: what stands on the shelf."""

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.table import Table

from ludotheque.core.game import Game
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire
from ludotheque.core.words import LANGUAGES

from ..house import House


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


def run(args: Namespace, house: House) -> int:
    """Lists the games; the broken ones too, with what is wrong."""
    if args.json:
        house.json([_described(game) for game in shelf.values()])
        return 0
    house.out.print(_drawn(house))
    for key, reason in shelf.broken.items():
        house.err.print(house.say("broken-game", game=key, reason=reason), style="red", markup=False)
    house.out.print(house.say("how-to-play", game=next(iter(shelf), "GAME")), style="dim")
    return 0


def _drawn(house: House) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("column-game", "column-players", "column-minutes", "column-age", "column-pitch"):
        table.add_column(house.say(column), style="dim" if column == "column-pitch" else "")
    for game in shelf.values():
        players = f"{game.players[0]}–{game.players[-1]}"
        name = f"[bold]{house.tell(game.title())}[/bold]\n[dim]{game.key}[/dim]"
        table.add_row(name, players, str(game.offer.minutes), f"{game.offer.age}+", house.tell(game.pitch()))
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
