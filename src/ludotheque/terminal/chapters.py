"""Rules at a terminal: one of them, or the headings of their page."""

import re

from rich.markdown import Markdown

from ludotheque.core.refusals import Refused
from ludotheque.core.rulebook import captioned
from ludotheque.core.shelf import shelf

from .house import House, refusal

WIDTH = 80


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
