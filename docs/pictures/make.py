"""Draws the pictures of the README again, from a real match: `python docs/pictures/make.py`.

Three greedy bots play a fixed seed; in the middle of the game we look over the shoulder of the first of them.
"""

import io
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import ludotheque as lt
from ludotheque.bots import bot_named
from ludotheque.bots.bot import play_for
from ludotheque.core import Chance, Language, Player
from ludotheque.core.language.words import LANGUAGES
from ludotheque.terminal.table.drawing import drawing_of
from ludotheque.terminal.terminal import Terminal

HERE = Path(__file__).parent
SEED = "shelf"
NAMES = ("Blaise", "Chloé")
ME = Player(0)
TILES_LAID, CELLS_OPEN = 44, 8
"""Enough on the board to look at, and enough to choose from."""
WIDTH = 80

PAPER, INK, LINE = "#14171c", "#ece6da", "#333a44"
"""The house's colours by night."""

FRAME = f"""<svg viewBox="0 0 {{width}} {{height}}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>%s</title>
<style>
.{{unique_id}}-matrix {{{{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {{char_height}}px;
    white-space: pre;
}}}}
.{{unique_id}}-name {{{{ font: 600 19px Fraunces, Georgia, "DejaVu Serif", serif; fill: {INK}; }}}}
{{styles}}
</style>
<defs>
{{lines}}
</defs>
<rect width="{{width}}" height="{{height}}" rx="9" fill="{PAPER}" stroke="{LINE}" stroke-width="2"/>
<text class="{{unique_id}}-name" x="{{terminal_x}}" y="27">Zatre</text>
<g transform="translate({{terminal_x}}, {{terminal_y}})">
{{backgrounds}}
<g class="{{unique_id}}-matrix">
{{matrix}}
</g>
</g>
</svg>
"""
"""What rich fills in. No font is fetched from anywhere: a picture calls nobody."""


def main() -> None:
    """Writes one picture for each language."""
    match = half_way()
    for language in LANGUAGES:
        path = HERE / f"zatre-{language}.svg"
        path.write_text(picture(match, language), encoding="utf-8")
        print(path.relative_to(HERE.parent.parent))


def half_way() -> lt.Match[Any]:
    """The match, played up to the first moment worth a picture."""
    match, minds = lt.start("zatre", players=len(NAMES) + 1, seed=SEED), Chance.of(SEED)
    while not is_the_moment(match):
        player = match.waiting_for()[0]
        play_for(match, player, bot_named("greedy"), minds.fork(str(len(match.answers))))
    return match


def is_the_moment(match: lt.Match[Any]) -> bool:
    """Our first tile of the turn lies, and the second can go to many cells."""
    w = match.seen_by(ME)
    on_the_board = sum(tile > 0 for tile in w.board.tiles)
    return on_the_board >= TILES_LAID and len(w.laid) == 1 and len(match.legal(ME)) >= CELLS_OPEN


def picture(match: lt.Match[Any], language: Language) -> str:
    """The table as somebody who plays in this language has it on the screen."""
    terminal = Terminal(language)
    console = Console(file=io.StringIO(), record=True, width=WIDTH, color_system="truecolor", force_terminal=True)
    names, legal = (terminal.say("me"), *NAMES), match.legal(ME)
    said = escape(match.game.pitch().text(language))
    ask = match.position.question
    assert ask is not None
    console.print(drawing_of(match.game).draw(match.seen_by(ME), ME, language, names, legal))
    console.print(Text(match.log(ME)[-1].sentence().text(language, names, ME), style="italic"))
    prompt = Text(ask.prompt(match.position.world, ME).text(language, names, ME), style="bold #e2a45b")
    console.print(prompt.append(f"  {terminal.say('choices', count=len(legal))}", style="dim not bold"))
    console.print("> ")
    return console.export_svg(theme=theme(), code_format=FRAME % said, unique_id="table")


def theme() -> TerminalTheme:
    """Paper and ink by night; the sixteen old colours do not occur."""
    plain = [(0, 0, 0)] * 8
    return TerminalTheme(rgb(PAPER), rgb(INK), plain, plain)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three numbers of `#14171c`."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


if __name__ == "__main__":
    main()
