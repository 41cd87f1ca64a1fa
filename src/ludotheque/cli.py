"""The command line: `ludotheque COMMAND`."""

import argparse
import os
import sys
from io import TextIOWrapper

from . import __version__
from .core.refusals import Refused
from .core.words import LANGUAGES
from .server.disk import DiskTrouble
from .terminal import arena, backup, bench, check, games, pack, play, replay, rules, serve, simulate, study, verify
from .terminal.arguments import language_of, speak
from .terminal.house import House

COMMANDS = {
    "serve": serve,
    "games": games,
    "play": play,
    "rules": rules,
    "simulate": simulate,
    "arena": arena,
    "study": study,
    "replay": replay,
    "verify": verify,
    "bench": bench,
    "pack": pack,
    "backup": backup,
    "check": check,
}


def main(words: list[str] | None = None) -> int:
    """Runs a command. 0: it went well; 1: what is on disk is at fault; 2: refused, and said why; 130: interrupted."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    house = House(language_of(words))
    speak(house.language)
    args = _parser(house).parse_args(words)
    try:
        status: int = args.run(args, house)
    except Refused as refused:
        house.err.print(refused.text(house.language), markup=False)
        return 1 if isinstance(refused, DiskTrouble) else 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser(house: House) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("ludotheque", description=house.say("help-ludotheque"), allow_abbrev=False)
    parser.add_argument(
        "--version", action="version", version=f"ludotheque {__version__}", help=house.say("help-version")
    )
    _add_language(parser, house)
    parser.set_defaults(run=serve.run)
    commands = parser.add_subparsers(metavar="COMMAND", title=house.say("help-commands"))
    for name, command in COMMANDS.items():
        what = house.say(f"help-{name}")
        subparser = commands.add_parser(name, help=what, description=what, allow_abbrev=False)
        _add_language(subparser, house)
        command.arguments(subparser, house)
        subparser.set_defaults(run=command.run)
    return parser


def _add_language(parser: argparse.ArgumentParser, house: House) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=house.language, help=house.say("help-lang"))


if __name__ == "__main__":
    sys.exit(main())
