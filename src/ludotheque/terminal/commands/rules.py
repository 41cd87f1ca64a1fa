"""`ludotheque rules GAME`: the rules page, or a single rule."""

import os
from argparse import ArgumentParser, Namespace

from rich.markdown import Markdown

from ludotheque.core.language.rulebook import captioned
from ludotheque.core.shelf import shelf

from ..chapters import WIDTH, show_rule
from ..terminal import Terminal


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("game", metavar="GAME", help=terminal.say("help-game"))
    parser.add_argument("number", nargs="?", metavar="RULE", help=terminal.say("help-rule"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Shows the page in the user's language, with a pager on a terminal."""
    rulebook = shelf.game(args.game).rulebook
    if args.number:
        show_rule(args.game, args.number, terminal)
        return 0
    page = Markdown(captioned(rulebook.page(terminal.language)))
    if terminal.out.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with terminal.out.pager(styles=True):
            terminal.out.print(page, width=min(WIDTH, terminal.out.width))
    else:
        terminal.out.print(page, width=WIDTH)
    return 0
