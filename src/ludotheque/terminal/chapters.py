"""Rules at a terminal: a single rule, or the headings of a rules page."""

import re

from rich.markdown import Markdown

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.rulebook import captioned
from ludotheque.core.shelf import shelf

from .terminal import Terminal, refusal

WIDTH = 80


def show_rule(key: str, number: str, terminal: Terminal) -> None:
    """Shows one rule, or refuses a number the page does not have."""
    rule = shelf.game(key).rulebook.rule(terminal.language, number)
    if rule is None:
        raise Refused(refusal("no-such-rule", rule=number, game=key))
    terminal.out.print(Markdown(captioned(rule)), width=min(WIDTH, terminal.out.width))


def show_chapters(key: str, terminal: Terminal) -> None:
    """Shows the headings of the rules page, to choose from."""
    for line in shelf.game(key).rulebook.page(terminal.language).splitlines():
        if re.match(r"## \d", line):
            terminal.out.print(line[3:], markup=False)
