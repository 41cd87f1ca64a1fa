"""`ludotheque play GAME`: a table at this keyboard."""

from argparse import ArgumentParser, Namespace
from itertools import cycle
from pathlib import Path
from typing import Any

from ludotheque.bots import bot_named
from ludotheque.core.game import Game
from ludotheque.core.guide import Guide
from ludotheque.core.match import Match, begin_match
from ludotheque.core.refusals import BadSetup, Refused
from ludotheque.core.replay import replay
from ludotheque.core.shelf import shelf

from ..arguments import add_options, table_options
from ..house import House, refusal
from ..table import saves
from ..table.session import PERSON, Session

COMPANY = ("Blaise", "Chloé", "Denis", "Esther", "Félix", "Gaston")


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=house.say("help-game"))
    parser.add_argument("--seats", help=house.say("help-seats"))
    parser.add_argument("--names", help=house.say("help-names"))
    parser.add_argument("--seed", help=house.say("help-seed"))
    parser.add_argument("--first", action="store_true", help=house.say("help-first"))
    add_options(parser, house)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=house.say("help-new"))
    which.add_argument("--resume", nargs="?", const="", metavar="FILE", help=house.say("help-resume"))


def run(args: Namespace, house: House) -> int:
    """Opens a table, or goes on at the one that waits, and plays to the end or until somebody has to leave."""
    game = shelf.game(args.game)
    waiting = saves.unfinished(game.key)
    if args.resume is not None:
        return _guided(_resumed(Path(args.resume) if args.resume else waiting, game, house), args).run()
    if waiting.exists() and not _asks_for_new(args) and _wants_to_go_on(waiting, house):
        return _resumed(waiting, game, house).run()
    session = _opened(args, game, house)
    if waiting.exists():
        house.out.print(house.say("set-aside", path=str(saves.set_aside(waiting))), soft_wrap=True, markup=False)
    return _guided(session, args).run()


def _guided(session: Session, args: Namespace) -> Session:
    """With a word on everything that comes up for the first time, where that is wanted."""
    if args.first:
        session.guide = Guide(session.match.game)
    return session


def _asks_for_new(args: Namespace) -> bool:
    return bool(args.new or args.first or args.seats or args.seed or args.option)


def _wants_to_go_on(waiting: Path, house: House) -> bool:
    """Asks whether to go on with the match in progress; one that cannot be read is said so, and left."""
    try:
        match = replay(saves.read(waiting).record)
    except Refused as refused:
        house.err.print(refused.text(house.language), style="yellow", markup=False)
        return False
    house.out.print(house.say("match-waits", answers=len(match.answers), players=match.players))
    try:
        answer = house.out.input(house.say("go-on-question") + " ")
    except EOFError:
        return True
    return not answer.strip().lower().startswith("n")


def _opened(args: Namespace, game: Game[Any], house: House) -> Session:
    players = (args.first and game.offer.first.players) or game.players[0]
    level = "gentle" if args.first else "medium"
    seats = _seats(args.seats or ",".join([PERSON, *[level] * (players - 1)]))
    first = game.offer.first.options if args.first else {}
    options = {**game.realtime.untimed, **first, **table_options(args)}
    match = begin_match(game, len(seats), args.seed, options)
    return Session(house, match, seats, _names(args.names, seats, house), saves.unfinished(game.key))


def _resumed(path: Path, game: Game[Any], house: House) -> Session:
    saved = saves.read(path)
    match: Match[Any] = replay(saved.record)
    if match.game.key != game.key or len(saved.seats) != match.players or len(saved.names) != match.players:
        raise Refused(refusal("not-this-table", path=str(path), game=game.key))
    return Session(house, match, _seats(",".join(saved.seats)), saved.names, path)


def _seats(text: str) -> list[str]:
    """Who sits where: a person, or a bot by its name."""
    seats = [PERSON if seat.strip().lower() in ("me", "moi") else seat.strip() for seat in text.split(",")]
    for seat in seats:
        if seat != PERSON:
            bot_named(seat)
    return seats


def _names(text: str | None, seats: list[str], house: House) -> list[str]:
    """The names given, or: You alone among people with names, or numbered people."""
    if text is not None:
        given = [name.strip() for name in text.split(",")]
        if len(given) != len(seats) or not all(given):
            raise BadSetup(refusal("wrong-names", names=len(given), seats=len(seats)))
        return given
    alone, company = seats.count(PERSON) == 1, cycle(COMPANY)
    me = house.say("me")
    return [
        next(company) if seat != PERSON else me if alone else house.say("person", number=number + 1)
        for number, seat in enumerate(seats)
    ]
