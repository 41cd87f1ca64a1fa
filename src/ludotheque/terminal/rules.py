"""`ludotheque rules GAME`: the rules page, or one rule of it."""

import os
import re
from argparse import ArgumentParser, Namespace

from rich.markdown import Markdown

from ludotheque.core.refusals import Refused
from ludotheque.core.rulebook import captioned
from ludotheque.core.shelf import shelf

from .house import House, refusal

WIDTH = 80


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


def show_rule(key: str, number: str, house: House) -> None:
    """Shows one rule, or refuses a number the page does not have."""
    rule = shelf.game(key).rulebook.rule(house.language, number)
    if rule is None:
        raise Refused(refusal("no-such-rule", rule=number, game=key))
    house.out.print(Markdown(captioned(rule)), width=min(WIDTH, house.out.width))


def show_chapters(key: str, house: House) -> None:
    """The headings of the rules page, to choose from."""
    for line in shelf.game(key).rulebook.page(house.language).splitlines():
        if re.match(r"## \d", line):
            house.out.print(line[3:], markup=False)
