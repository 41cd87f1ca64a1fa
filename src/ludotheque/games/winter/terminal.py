"""The table of Winter Colony in text: 80 columns; the doors, the people, the dice, the hand."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import HIDDEN, Aim, Event, Language, Option, Player, Sentence, Viewer

from .cards.lasting import BeginLasting
from .chapters.colony_phase import food_needed, threshold
from .chapters.turn import EndTurn
from .decks import size
from .goals import goals
from .pack import PACK, Place
from .pack.text import conditions_text, crisis_text, goal_text, item_text, said, side_text, survivor_text
from .table import ENTRANCES_OF, PLACES, ROOM_AT, Colony
from .vocabulary.words import PACKAGE

PLAYER_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00")
SHAPES = "●■▲◆★"
KEYS: dict[str, Option[Any]] = {"end": EndTurn()}
"""Answers given by a single word, by the name of its message."""
QUIET_LINES = {"Drawn", "HandDealt", "CandidatesMet", "Look", "ReadCrossroads"}


def draw(
    w: Colony, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
) -> RenderableType:
    """The tracks on top, the places below, then the players and what the viewer holds."""
    parts: list[RenderableType] = [_tracks(w, language), _places(w, language), _players(w, viewer, names)]
    if viewer is not None:
        parts += _own(w, viewer, language)
    return Group(*parts)


def more(w: Colony, language: Language, names: Sequence[str]) -> RenderableType:
    """What every survivor in play can do, what lasts, and the main objective in full."""
    lines = [Text(side_text(w.side, PACK.at_table(w.players)).text(language))] if w.main >= 0 else []
    lines += [_ability(s, language) for s in sorted(s for group in w.groups for s in group)]
    lines += [Text(BeginLasting(each).told().text(language, names), style="dim") for each in w.lasting]
    return Group(*lines)


def _ability(s: int, language: Language) -> Text:
    """A survivor's values, and what only they can do."""
    card = PACK.survivors[s]
    values = {"attack": card.attack, "search": card.search}
    return Text(said("terminal-ability", name=card.name.said(), text=survivor_text(card), **values).text(language))


def tells(event: Event, viewer: Viewer) -> bool:
    """What is worth a line under the table: not every card that somebody draws or looks at."""
    what: Any = event.what
    return type(what).__name__ not in QUIET_LINES or getattr(what, "player", None) == viewer


def _tracks(w: Colony, language: Language) -> Text:
    args = {
        "morale": w.morale,
        "round": w.round,
        "food": w.food,
        "need": food_needed(w),
        "starvation": w.starvation,
        "waste": len(w.waste),
        "helpless": w.helpless,
    }
    text = Text(Sentence("terminal-tracks", dict(args), PACKAGE).text(language), style="bold")
    if w.crisis >= 0:
        crisis = PACK.crises[w.crisis]
        line = said("terminal-crisis", name=crisis.name.said(), text=crisis_text(crisis), needed=threshold(w))
        text.append("\n" + line.text(language), style="red")
        text.append(f" [{sum(map(len, w.given))}]")
    if w.main >= 0:
        asked = goal_text(w.side.goal, PACK.at_table(w.players))
        goal = said("terminal-goal", name=PACK.mains[w.main].name.said(), goal=asked)
        text.append("\n" + goal.text(language), style="green")
        text.append("".join(f" [{_tally(aim)}]" for each in goals(w, None) if each.name == "main" for aim in each.aims))
    return text


def _tally(aim: Aim) -> str:
    """How far an aim has come, as a sign."""
    if aim.have is None:
        return "✓" if aim.done else "·"
    return f"{aim.have}/{'≤' if aim.bound == 'most' else ''}{aim.need}"


def _places(w: Colony, language: Language) -> RenderableType:
    """Each place: its doors (z zombies, b barricades, dots for room), noise, deck, and who is there."""
    grid = Grid.grid(padding=(0, 1))
    for place in PLACES:
        doors = " ".join(_door(w, door) for door in ENTRANCES_OF[place])
        name = PACK.forms(Place(place), "name").text(language)
        noise = "♪" * w.noise[place]
        deck = str(size(w.decks[place])) if place else ""
        people = Text(" ").join(_person(w, s) for s in w.standing(place))
        grid.add_row(Text(name[:22]), Text(doors), Text(noise), Text(deck, style="dim"), people)
    return grid


def _door(w: Colony, door: int) -> str:
    zombies, barricades = w.zombies[door], w.barricades[door]
    return "z" * zombies + "b" * barricades + "·" * (ROOM_AT[door] - zombies - barricades)


def _person(w: Colony, s: int) -> Text:
    card = PACK.survivors[s]
    wounds = "'" * (w.wounds[s] - w.frost[s]) + "*" * w.frost[s]
    return Text(f"{card.name.en.split(',')[0]}{wounds}({card.attack}/{card.search})", style=PLAYER_STYLES[w.owner[s]])


def _players(w: Colony, viewer: Viewer, names: Sequence[str]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for seat in range(w.players):
        arrow = "▶" if w.turn == seat and not w.over else " "
        marks = ("1" if w.first == seat else "") + ("✗" if w.exiled[seat] else "") + ("†" if w.out[seat] else "")
        name = Text(f"{SHAPES[seat]} {names[seat][:14]}", style=PLAYER_STYLES[seat])
        dice = " ".join(map(str, w.dice[seat]))
        grid.add_row(
            arrow, name, marks, f"[{dice}]", Text(f"{len(w.hands[seat])} ▢  {len(w.given[seat])} →", style="dim")
        )
    return grid


def _own(w: Colony, viewer: Player, language: Language) -> list[RenderableType]:
    """The viewer's hand and objective; before the match, who may be chosen."""
    lines: list[RenderableType] = [_ability(s, language) for s in w.offered[viewer]]
    for card in dict.fromkeys(w.hands[viewer]):
        if card is not HIDDEN:
            kind, count = PACK.items[card].kind, w.hands[viewer].count(card)
            lines.append(Text(f"{count} × {kind.name.said().text(language)}: {item_text(kind).text(language)}"))
    objectives: Any = w.objectives[viewer]
    for number in objectives if objectives is not HIDDEN else ():
        secret = PACK.secrets[number]
        wants = conditions_text(secret.conditions, PACK.at_table(w.players))
        lines.append(Text(f"{secret.name.said().text(language)}: {wants.text(language)}", style="magenta"))
    reader, reading = w.reading
    if reader == viewer and reading >= 0:
        card_name = PACK.crossroads[reading].name.said()
        trigger = PACK.crossroads[reading].trigger.said(PACK)
        lines.append(Text(said("terminal-reading", name=card_name, trigger=trigger).text(language), style="cyan"))
    return lines
