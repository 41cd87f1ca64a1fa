"""The table of Zerzura in text: 80 columns, every kind with its letter and its colour."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import HIDDEN, Event, Language, Option, Player, Sentence, Viewer, say
from ludotheque.core.language.words import LANGUAGES

from .commands import Claim, Leave
from .edition import CARDS, COMMANDS, KINDS, VALUES, Card, Goods, Guard, Kind, Mage, Sultan, Tile
from .market import Display
from .names import tile_said
from .scoring import pad_of
from .setup import Post
from .table import Bazaar, Cards
from .turn import Enough, Offer, Pass, Store, Swap, Take, exposed

KIND_STYLES: dict[Kind, str] = {
    "turban": "#56b4e9",
    "kanoun": "#cc79a7",
    "pepper": "#e0604c",
    "ring": "#f0e442",
    "lamp": "#e69f00",
}
PLAYER_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00")
SHAPES = "●■▲◆★"
BIRD = "▾"
NUMBER = "bold #87d787"
LABEL = 11

KEYS: dict[str, Option[Any]] = {"pass": Pass(), "enough": Enough(), "leave": Leave()}
"""Answers given by a single word, by the name of its message."""


def draw(
    w: Bazaar, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
) -> RenderableType:
    """Market and commands above; below, everybody with their row. What can be chosen has a number."""
    numbers = {card: str(at) for at, card in enumerate(choosable(w, viewer), 1)} if legal and viewer is not None else {}
    lines: list[RenderableType] = [_header(w, language, names), Text()]
    if w.market:
        lines.append(_labelled("label-market", _cards(w.market, language, numbers), language))
    lines.append(_labelled("label-commands", _tiles(w.tiles, language), language))
    for seat in range(len(w.rows)):
        lines += [Text(), _player(w, Player(seat), language, names), *_row(w, Player(seat), language, numbers)]
        if seat == viewer and w.stored[seat]:
            stored = _labelled("label-stored", _cards(w.stored[seat], language, {}, dim=True), language)
            lines.append(Padding(stored, (0, 0, 0, 4)))
    return Group(*lines)


def more(w: Bazaar, language: Language, names: Sequence[str]) -> RenderableType:
    """What lies under each board, what has left the game, and what objects are worth."""
    lines: list[RenderableType] = []
    for seat, cards in enumerate(w.stored):
        lines += [_name(Player(seat), names), _labelled("label-stored", _cards(cards, language, {}), language)]
        if w.claimed[seat]:
            lines.append(_labelled("label-commands", _tiles(w.claimed[seat], language), language))
    lines += [Text(), _labelled("label-discarded", _cards(w.discarded, language, {}), language), Text()]
    return Group(*lines, _values(w, language))


def choosable(w: Bazaar, player: Player) -> list[Card]:
    """The cards that have a number: others' exposed ones in a swap, else the market's and the player's own."""
    if w.offered is not None:
        return [card for _, card in exposed(w, player)]
    return [*w.rows[player]] if w.storing else [*w.market, *w.rows[player]]


def read(text: str, w: Bazaar, player: Player) -> list[Option[Any]]:
    """What a text may mean: `3` is a card by its number, `store 6` says what to do with it, `claim` takes a tile."""
    found = re.fullmatch(r"([^\W\d]*)\s*(\d{0,2})", text)
    if not found or not (found[1] or found[2]):
        return []
    verb, number = found[1], int(found[2] or 0)
    if verb in _verbs("claim"):
        return [Claim(player, tile) for tile in w.tiles]
    cards = choosable(w, player)
    if not 1 <= number <= len(cards):
        return []
    card = cards[number - 1]
    if w.offered is not None:
        return [Swap(w.offered, owner, card) for owner, each in exposed(w, player) if each == card]
    meant: dict[str, Option[Any]] = {"take": Take(card), "store": Store(card), "swap": Offer(card)}
    if not verb:
        return [Take(card)] if card in w.market else [Store(card), Offer(card)]
    return [option for name, option in meant.items() if verb in _verbs(name)]


def _verbs(name: str) -> list[str]:
    """The words for an action, in both languages."""
    return [word.strip() for language in LANGUAGES for word in _say(language, f"verb-{name}").split(",")]


def tells(event: Event, viewer: Viewer) -> bool:
    """Everything but what lies on the table anyway: the market and the commands."""
    return not isinstance(event.what, Display | Post)


def _header(w: Bazaar, language: Language, names: Sequence[str]) -> Text:
    line = Text(_say(language, "round-of", round=w.round, rounds=w.seating.rounds), style="bold")
    line.append(" · " + _say(language, "pile-holds", count=w.pile) + " · ", style="not bold dim")
    line.append(_say(language, "dromedary-of") + " ", style="not bold dim").append_text(_name(w.dromedary, names))
    if w.claimant is not None:
        line.append(" → ", style="not bold dim").append_text(_name(w.claimant, names))
    return line


def _labelled(label: str, what: Text, language: Language) -> RenderableType:
    """A line with its label; a long one is continued below itself."""
    grid = Grid.grid()
    grid.add_column(width=LABEL)
    grid.add_column()
    grid.add_row(Text(_say(language, label), style="dim"), what)
    return grid


def _player(w: Bazaar, player: Player, language: Language, names: Sequence[str]) -> RenderableType:
    """Name, counters where they are shown, what is stored and claimed."""
    line = Text("▶ " if w.turn == player and not w.over else "  ").append_text(_name(player, names))
    line.pad_right(22 - line.cell_len)
    if not w.from_memory:
        line.append_text(_counters(w, player, language))
    line.append(_say(language, "kept-count", count=len(w.stored[player])), style="dim")
    if w.claimed[player]:
        line.append(f" +{sum(COMMANDS[tile].points for tile in w.claimed[player])}", style="bold")
    return line


def _counters(w: Bazaar, player: Player, language: Language) -> Text:
    """How many of each kind and what they are worth, and the points of all that the player has."""
    counters, pad = Text(), pad_of(w, player)
    for letter, row in zip(_say(language, "letters"), pad.kinds, strict=True):
        counters.append(letter, style=KIND_STYLES[row.kind])
        counters.append(f"{row.quantity}", style="bold" if row.quantity else "dim")
        counters.append(f"{f':{row.points}':<5}", style="dim")
    return counters.append(f"= {pad.total:<4}")


def _row(w: Bazaar, player: Player, language: Language, numbers: dict[Card, str]) -> list[RenderableType]:
    """The visible cards, with the bird on one of them."""
    if not w.rows[player]:
        return []
    cards = _cards(w.rows[player], language, numbers, w.birds[player], PLAYER_STYLES[player])
    return [Padding(cards, (0, 0, 0, 4))]


def _cards(
    cards: Cards, language: Language, numbers: dict[Card, str], bird: str = "", bird_style: str = "", dim: bool = False
) -> Text:
    faces = []
    for card in cards:
        face = Text(f"{numbers[card]} ", style=NUMBER) if card in numbers else Text()
        if card == bird:
            face.append(BIRD, style=f"bold {bird_style}")
        faces.append(face.append_text(_face(card, language)))
    shown = Text("   ").join(faces) if faces else Text("–", style="dim")
    if dim:
        shown.stylize("dim")
    return shown


def _face(card: Card, language: Language) -> Text:
    """A card in a few letters: `TTT`, `ZPL`, `Mage L`; each stays on one line."""
    if card is HIDDEN:
        return Text("▢", style="dim")
    letters = dict(zip(KINDS, _say(language, "letters"), strict=True))
    match CARDS[card]:
        case Goods(objects=objects):
            return Text.assemble(*((letters[kind] * objects.get(kind, 0), KIND_STYLES[kind]) for kind in KINDS))
        case Guard(kind=kind):
            return Text(_say(language, "short-guard") + "\u00a0").append(letters[kind], style=KIND_STYLES[kind])
        case Mage(kind=kind):
            return Text(_say(language, "short-mage") + "\u00a0").append(letters[kind], style=KIND_STYLES[kind])
        case Sultan():
            return Text(_say(language, "short-sultan"))
    return Text(_say(language, "short-sultana"))


def _tiles(tiles: Iterable[Tile], language: Language) -> Text:
    return Text(" · ").join([Text(_worded(tile_said(tile), language)) for tile in tiles] or [Text("–", style="dim")])


def _worded(said: Any, language: Language) -> str:
    return said.text(language) if isinstance(said, Sentence) else str(said)


def _name(player: Player, names: Sequence[str]) -> Text:
    name = names[player]
    cut = name if len(name) <= 14 else name[:13] + "…"
    return Text(f"{SHAPES[player]} {cut}", style=PLAYER_STYLES[player])


def _values(w: Bazaar, language: Language) -> Text:
    """The tables of the board."""
    lines = [Text(f"{'':<{LABEL}}" + "".join(f"{count:>4}" for count in range(11)), style="dim")]
    for kind, values in zip(KINDS, VALUES[w.rules.edition], strict=True):
        name = _say(language, "kinds", kind=kind)
        line = Text(f"{name:<{LABEL}}", style=KIND_STYLES[kind])
        lines.append(line.append("".join(f"{value:>4}" for value in values[:11]), style="default"))
    return Text("\n").join(lines)


def _say(language: Language, id: str, **args: int | str) -> str:
    return say(__package__, language, id, args)
