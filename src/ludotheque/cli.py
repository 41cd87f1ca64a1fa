"""The command line: `ludotheque COMMAND`."""

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper

from . import __version__
from .core.language.refusals import Refused
from .core.language.words import LANGUAGES
from .server.storage.disk import DiskTrouble
from .terminal.arguments import language_of, speak
from .terminal.terminal import Terminal

COMMANDS = (
    *("serve", "games", "play", "rules", "simulate", "arena", "study", "replay"),
    *("verify", "bench", "pack", "words", "backup", "check"),
)
"""Each is a module of `terminal.commands`; only the one that is asked for is imported."""


def main(words: list[str] | None = None) -> int:
    """Runs a command. 0: it went well; 1: what is on disk is at fault; 2: refused, and said why; 130: interrupted."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    terminal = Terminal(language_of(words))
    speak(terminal.language)
    args = _parser(terminal, words).parse_args(words)
    try:
        status: int = args.run(args, terminal)
    except Refused as refused:
        terminal.err.print(refused.text(terminal.language), markup=False)
        return 1 if isinstance(refused, DiskTrouble) else 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _parser(terminal: Terminal, words: list[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("ludotheque", description=terminal.say("help-ludotheque"), allow_abbrev=False)
    parser.add_argument(
        "--version", action="version", version=f"ludotheque {__version__}", help=terminal.say("help-version")
    )
    _add_language(parser, terminal)
    asked = next((word for word in words if word in COMMANDS), COMMANDS[0])
    command = import_module(f"ludotheque.terminal.commands.{asked}")
    parser.set_defaults(run=command.run)
    commands = parser.add_subparsers(metavar="COMMAND", title=terminal.say("help-commands"))
    for name in COMMANDS:
        what = terminal.say(f"help-{name}")
        subparser = commands.add_parser(name, help=what, description=what, allow_abbrev=False)
        _add_language(subparser, terminal)
        if name == asked:
            command.arguments(subparser, terminal)
    return parser


def _add_language(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=terminal.language, help=terminal.say("help-lang"))


if __name__ == "__main__":
    sys.exit(main())
