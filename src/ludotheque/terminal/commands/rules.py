"""`ludotheque rules GAME`: the rules page, or one rule of it."""

import os
from argparse import ArgumentParser, Namespace

from rich.markdown import Markdown

from ludotheque.core.rulebook import captioned
from ludotheque.core.shelf import shelf

from ..chapters import WIDTH, show_rule
from ..house import House


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=house.say("help-game"))
    parser.add_argument("number", nargs="?", metavar="RULE", help=house.say("help-rule"))


def run(args: Namespace, house: House) -> int:
    """Shows the page in the user's language, a page at a time on a terminal."""
    rulebook = shelf.game(args.game).rulebook
    if args.number:
        show_rule(args.game, args.number, house)
        return 0
    page = Markdown(captioned(rulebook.page(house.language)))
    if house.out.is_terminal:
        os.environ.setdefault("LESS", "-R")
        with house.out.pager(styles=True):
            house.out.print(page, width=min(WIDTH, house.out.width))
    else:
        house.out.print(page, width=WIDTH)
    return 0
