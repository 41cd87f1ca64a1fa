"""The table of Zuma in text: 80 columns, for a calm table above all (rule 9)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import HIDDEN, Arg, Event, Language, Option, Player, Sentence, Viewer, say
from ludotheque.core.language.words import LANGUAGES

from .dealing import TurnBoard
from .grabbing import GRABS, Grab, StayAway
from .material import CARDS, CIRCLES, COLOURS, Card, Colour, Hand, Totem, in_order
from .passing import GIVES, Hold
from .scoring import LeaveEmpty, Penalise, Score
from .table import MOST_PASSES, LastRound, Table, colours_of, everybody, total

CARD_STYLES: dict[Card, str] = {
    "sun": "#22201c on #f0c541",
    "moon": "#22201c on #c9d1dc",
    "jaguar": "#22201c on #e0944a",
    "eagle": "#ffffff on #6b4a2f",
    "serpent": "#ffffff on #2f7d4f",
    "maize": "#22201c on #dfe07a",
    "rain": "#ffffff on #2f6fae",
    "flint": "#ffffff on #55565c",
    "shell": "#22201c on #eab6bd",
    "flower": "#ffffff on #b0447f",
    "mask": "bold #ff5f5f on #1c1c1c",
}
TOTEM_STYLES: dict[Colour, str] = {
    "red": "bold #ffffff on #af0000",
    "blue": "bold #ffffff on #005faf",
    "violet": "bold #ffffff on #875faf",
}
PLAYER_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7")
SHAPES = "●■▲◆★⬢"
NAME = 14

KEYS: dict[str, Option[Any]] = {"keep": Hold(), "none": StayAway()}
"""Answers given by a single word, by the name of its message."""


def draw(
    w: Table, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
) -> RenderableType:
    """The totems, everybody's row of the sheet, and the viewer's cards; between two rounds also how the last ended."""
    parts = [_heading(w, language), _totems(w, language, names, legal), Text(), _rows(w, language, names)]
    if w.last is not None and (w.over or not (w.passes or w.grabs)):
        parts += [Text(), _last(w.last, language, names)]
    if viewer is not None and not w.over:
        parts += [Text(), *_chip(w, viewer, language), _hand(w, viewer, language)]
    return Group(*parts)


def more(w: Table, language: Language, names: Sequence[str]) -> RenderableType:
    """How the last round ended, with all the hands."""
    return Text(_said(language, "no-round-yet")) if w.last is None else _last(w.last, language, names)


def read(text: str, w: Table, player: Player) -> list[Option[Any]]:
    """What a text may mean: `3` gives the third card, `g1` grabs on the first circle, `t2` turns; or it is a name."""
    if found := re.fullmatch(r"g\s*(\d)", text):
        return [Grab(Totem(int(found[1]) - 1))]
    if found := re.fullmatch(r"t\s*(\d)", text):
        return [TurnBoard(int(found[1]))]
    if text.isdecimal():
        return [GIVES[card] for card in in_order(w.hands[player])[int(text) - 1 : int(text)] if int(text)]
    return [*_meant(text, w)]


def _meant(text: str, w: Table) -> Iterator[Option[Any]]:
    """Answers with cards and colours whose name begins like this, in either language."""
    if len(text) < 3:
        return
    for card in CARDS:
        if any(_said(language, f"name-{card}").startswith(text) for language in LANGUAGES):
            yield GIVES[card]
    for colour in COLOURS:
        if any(_said(language, f"colour-{colour}").startswith(text) for language in LANGUAGES):
            yield from (GRABS[totem] for totem in w.totems if CIRCLES[totem] == colour)


def tells(event: Event, viewer: Viewer) -> bool:
    """What is worth a line under the table: not what a round brings, which is drawn."""
    return not isinstance(event.what, Score | LeaveEmpty | Penalise)


def _said(language: Language, id: str, **args: int | str) -> str:
    return say(__package__, language, id, args)


def _heading(w: Table, language: Language) -> Text:
    line = Text(Sentence("heading", _moment(w), __package__).text(language), style="dim")
    if w.wind:
        line.append("  ").append(_said(language, "wind-comes"), style="bold not dim #e2a45b")
    return line


def _moment(w: Table) -> dict[str, Arg]:
    pile: Any = w.pile  # in a view, only their number
    left = pile if isinstance(pile, int) else len(pile)
    passing = min(w.passes + 1, MOST_PASSES)
    return {"manche": w.manche, "round": w.round, "pass": passing, "most": MOST_PASSES, "left": left}


def _totems(w: Table, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]) -> Text:
    """The totems in the order of their circles, with what to type for them; or who holds them."""
    holders = {grab.totem: grab.player for grab in w.grabs}
    line = Text()
    for totem in w.totems:
        colour = _said(language, f"colour-{CIRCLES[totem]}")
        if totem in holders:
            line.append(f"{colour} → ", style="dim").append_text(_name(holders[totem], names))
        else:
            line.append(f" {colour} ", style=TOTEM_STYLES[CIRCLES[totem]])
            line.append(f" g{totem + 1}" if GRABS[totem] in legal else "", style="dim")
        line.append("   ")
    return line


def _rows(w: Table, language: Language, names: Sequence[str]) -> RenderableType:
    """The score sheet: by set a cell for each colour, the masks, and the total."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    manches = [_said(language, "points")] if w.is_toru else [str(manche + 1) for manche in range(len(w.cells[0]))]
    letters = " ".join(_said(language, f"colour-{colour}")[0] for colour in colours_of(w))
    masks, grand = _said(language, "masks"), _said(language, "total")
    grid.add_row("", "", *(Text(title, style="dim") for title in (*manches, masks, grand)))
    if not w.is_toru:
        grid.add_row("", "", *(Text(letters, style="dim") for _ in manches))
    for player in everybody(w):
        arrow = "▶" if player == w.caller and not w.over else " "
        paid = sum(penalty.masks for penalty in w.penalties[player])
        score = Text(str(total(w, player)).replace("-", "−"), style="bold", justify="right")
        grid.add_row(arrow, _name(player, names), *_cells(w, player), f"−{paid}" if paid else "", score)
    return grid


def _cells(w: Table, player: Player) -> list[str]:
    if w.is_toru:
        return [str(sum(w.toru[player]))]
    return [" ".join(str(cell or "·") for cell in manche) for manche in w.cells[player]]


def _name(player: Player, names: Sequence[str]) -> Text:
    name = names[player]
    cut = name if len(name) <= NAME else name[: NAME - 1] + "…"
    return Text(f"{SHAPES[player]} {cut}", style=PLAYER_STYLES[player])


def _chip(w: Table, viewer: Player, language: Language) -> list[RenderableType]:
    line = Text(_said(language, "your-chip") + " ")
    return [line.append(f" {_said(language, f'colour-{c}')} ", style=TOTEM_STYLES[c]) for c in w.chips[viewer]]


def _hand(w: Table, viewer: Player, language: Language) -> RenderableType:
    """The cards side by side in the order of the box, each over the number that gives it; a dot marks the newest."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    hand = w.hands[viewer]
    shown = in_order(hand)
    newest = len(shown) - 1 - shown[::-1].index(hand[-1]) if w.passes else None
    grid.add_row(*(_card(card, language) for card in shown))
    numbers = (f"{number}{' •' if place == newest else ''}" for place, number in enumerate(range(1, len(shown) + 1)))
    grid.add_row(*(Text(number, style="dim", justify="center") for number in numbers))
    return grid


def _card(card: Card, language: Language) -> Text:
    if card is HIDDEN:
        return Text("   ?   ", style="dim")
    return Text(f"{_said(language, f'name-{card}'):^8}", style=CARD_STYLES[card])


def _last(last: LastRound, language: Language, names: Sequence[str]) -> RenderableType:
    """Who held what in the last round, which totem they took, and what it brought."""
    void = _said(language, "last-void" if last.void else "last-round", passes=last.passes)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for player in map(Player, range(len(last.hands))):
        colours = [_said(language, f"colour-{CIRCLES[grab.totem]}") for grab in last.grabs if grab.player == player]
        gain = f"+{last.points[player]}" if last.points[player] else ""
        paid = f"−{last.penalties[player]}" if last.penalties[player] else ""
        mark = "★" if player == last.starter else " "
        taken = colours[0] if colours else "" if last.void else "–"
        grid.add_row(mark, _name(player, names), taken, gain, paid, _grouped(last.hands[player], language))
    return Group(Text(void, style="dim"), grid)


def _grouped(hand: Hand, language: Language) -> Text:
    """A hand in few words: sun ×4, moon ×3."""
    groups = sorted(dict.fromkeys(in_order(hand)), key=lambda card: -hand.count(card))
    said = [_said(language, f"name-{card}") + _times(hand.count(card)) for card in groups]
    return Text(", ".join(said), style="dim")


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
