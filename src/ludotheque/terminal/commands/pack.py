"""`ludotheque pack check DIR` and `ludotheque pack cards DIR --html OUT`: cards that others have written for a game."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from ludotheque.core.facets.packs import PackReport, Packs
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Sentence
from ludotheque.core.shelf import shelf

from ..figures import plain_table
from ..terminal import Terminal, refusal


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("what", choices=("check", "cards"), help=terminal.say("help-pack-what"))
    parser.add_argument("folder", metavar="DIR", type=Path, help=terminal.say("help-pack-folder"))
    parser.add_argument("--html", metavar="OUT", type=Path, help=terminal.say("help-pack-html"))
    parser.add_argument("--game", metavar="GAME", default="", help=terminal.say("help-pack-game"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Checks the pack, or prints it."""
    packs = _packs(args.game)
    if not args.folder.is_dir():
        raise Refused(refusal("pack-no-folder", path=str(args.folder)))
    return check(args, terminal, packs) if args.what == "check" else cards(args, terminal, packs)


def _packs(key: str) -> Packs:
    """What the game, or the only one that takes packs, can do with packs."""
    games = [shelf.game(key)] if key else [*shelf.values()]
    found = [packs for game in games if (packs := game.packs) is not None]
    if not found:
        raise Refused(refusal("pack-no-game", game=key or "-"))
    return found[0]


def check(args: Namespace, terminal: Terminal, packs: Packs) -> int:
    """Reports what is wrong or strange, and the numbers. Status 1 if the pack cannot be played."""
    report = packs.check(args.folder)
    if args.json:
        terminal.json(_described(report, terminal))
    else:
        _draw(report, terminal)
    return 0 if report.is_playable else 1


def _draw(report: PackReport, terminal: Terminal) -> None:
    if report.title is not None:
        terminal.out.print(_told(report.title, terminal), style="bold", markup=False)
        terminal.out.print(_table(report, terminal))
    for finding in report.findings:
        where = f"{finding.where}: " if finding.where else ""
        style = "red" if finding.wrong else "yellow"
        terminal.out.print(f"{where}{_told(finding.what, terminal)}", style=style, markup=False, soft_wrap=True)
    summary = "pack-wrong" if not report.is_playable else "pack-strange" if report.findings else "pack-good"
    terminal.out.print(terminal.say(summary, count=len(report.findings)), style="bold")


def _table(report: PackReport, terminal: Terminal) -> Table:
    table = plain_table("", terminal.say("pack-value"), terminal.say("pack-wanted"))
    for measure in report.measures:
        style = "" if measure.fits else "yellow"
        table.add_row(_told(measure.name, terminal), measure.value, measure.wanted, style=style)
    return table


def _told(sentence: Sentence, terminal: Terminal) -> str:
    """The sentence, with a capital."""
    text = terminal.tell(sentence)
    return text[:1].upper() + text[1:]


def _described(report: PackReport, terminal: Terminal) -> dict[str, Any]:
    return {
        "playable": report.is_playable,
        "title": None if report.title is None else terminal.tell(report.title),
        "remarks": [
            {"where": each.where, "what": terminal.tell(each.what), "wrong": each.wrong} for each in report.findings
        ],
        "measures": [
            {"name": terminal.tell(each.name), "value": each.value, "wanted": each.wanted, "fits": each.fits}
            for each in report.measures
        ],
    }


def cards(args: Namespace, terminal: Terminal, packs: Packs) -> int:
    """Writes the sheets of cards."""
    if args.html is None:
        raise Refused(refusal("pack-no-out"))
    sheets = packs.sheets(args.folder)
    try:
        args.html.write_text(sheets, encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("cannot-save", path=str(args.html), reason=error.strerror or "-")) from error
    terminal.out.print(terminal.say("pack-printed", path=str(args.html)), soft_wrap=True)
    return 0
