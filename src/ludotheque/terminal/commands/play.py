"""`ludotheque play GAME`: a table at this keyboard."""

from argparse import ArgumentParser, Namespace
from itertools import cycle
from pathlib import Path
from typing import Any

from ludotheque.bots import bot_named
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import BadSetup, Refused
from ludotheque.core.matches.guide import Guide
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.matches.replay import replay
from ludotheque.core.shelf import shelf

from ..arguments import add_options, table_options
from ..table import saves
from ..table.keyboard import PERSON, KeyboardTable
from ..terminal import Terminal, refusal

COMPANY = ("Blaise", "Chloé", "Denis", "Esther", "Félix", "Gaston")


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("game", metavar="GAME", help=terminal.say("help-game"))
    parser.add_argument("--seats", help=terminal.say("help-seats"))
    parser.add_argument("--names", help=terminal.say("help-names"))
    parser.add_argument("--seed", help=terminal.say("help-seed"))
    parser.add_argument("--first", action="store_true", help=terminal.say("help-first"))
    add_options(parser, terminal)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=terminal.say("help-new"))
    which.add_argument("--resume", nargs="?", const="", metavar="FILE", help=terminal.say("help-resume"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Opens a table, or resumes the unfinished one, and plays until the end or until a player leaves."""
    game = shelf.game(args.game)
    waiting = saves.unfinished(game.key)
    if args.resume is not None:
        return _guided(_resumed(Path(args.resume) if args.resume else waiting, game, terminal), args).run()
    if waiting.exists() and not _asks_for_new(args) and _wants_to_go_on(waiting, terminal):
        return _resumed(waiting, game, terminal).run()
    table = _opened(args, game, terminal)
    if waiting.exists():
        terminal.out.print(terminal.say("set-aside", path=str(saves.set_aside(waiting))), soft_wrap=True, markup=False)
    return _guided(table, args).run()


def _guided(table: KeyboardTable, args: Namespace) -> KeyboardTable:
    """The table; with the guide, if wanted, which explains everything when it first comes up."""
    if args.first:
        table.guide = Guide(table.match.game)
    return table


def _asks_for_new(args: Namespace) -> bool:
    return bool(args.new or args.first or args.seats or args.seed or args.option)


def _wants_to_go_on(waiting: Path, terminal: Terminal) -> bool:
    """Asks whether to resume the unfinished match. One that cannot be read is reported and left alone."""
    try:
        match = replay(saves.read(waiting).record)
    except Refused as refused:
        terminal.err.print(refused.text(terminal.language), style="yellow", markup=False)
        return False
    terminal.out.print(terminal.say("match-waits", answers=len(match.answers), players=match.players))
    try:
        answer = terminal.out.input(terminal.say("go-on-question") + " ")
    except EOFError:
        return True
    return not answer.strip().lower().startswith("n")


def _opened(args: Namespace, game: Game[Any], terminal: Terminal) -> KeyboardTable:
    players = (args.first and game.offer.first.players) or game.players[0]
    level = "gentle" if args.first else "medium"
    seats = _seats(args.seats or ",".join([PERSON, *[level] * (players - 1)]))
    first = game.offer.first.options if args.first else {}
    options = {**game.realtime.untimed, **first, **table_options(args)}
    match = begin_match(game, len(seats), args.seed, options)
    return KeyboardTable(terminal, match, seats, _names(args.names, seats, terminal), saves.unfinished(game.key))


def _resumed(path: Path, game: Game[Any], terminal: Terminal) -> KeyboardTable:
    saved = saves.read(path)
    match: Match[Any] = replay(saved.record)
    if match.game.key != game.key or len(saved.seats) != match.players or len(saved.names) != match.players:
        raise Refused(refusal("not-this-table", path=str(path), game=game.key))
    return KeyboardTable(terminal, match, _seats(",".join(saved.seats)), saved.names, path)


def _seats(text: str) -> list[str]:
    """Who sits where: a person, or a bot by name."""
    seats = [PERSON if seat.strip().lower() in ("me", "moi") else seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat != PERSON:
            bot_named(seat)
    return seats


def _names(text: str | None, seats: list[str], terminal: Terminal) -> list[str]:
    """The given names; otherwise `You` for a single person among named bots, or numbered people."""
    if text is not None:
        given = [name.strip() for name in text.split(",")]
        if len(given) != len(seats) or not all(given):
            raise BadSetup(refusal("wrong-names", names=len(given), seats=len(seats)))
        return given
    alone, company = seats.count(PERSON) == 1, cycle(COMPANY)
    me = terminal.say("me")
    return [
        next(company) if seat != PERSON else me if alone else terminal.say("person", number=number + 1)
        for number, seat in enumerate(seats)
    ]
