"""`ludotheque pack check DIR` and `ludotheque pack cards DIR --html OUT`: cards that others have written for a game."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from ludotheque.core.facets.packs import PackReport, Packs
from ludotheque.core.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.words import Sentence

from ..figures import plain_table
from ..house import House, refusal


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    parser.add_argument("what", choices=("check", "cards"), help=house.say("help-pack-what"))
    parser.add_argument("folder", metavar="DIR", type=Path, help=house.say("help-pack-folder"))
    parser.add_argument("--html", metavar="OUT", type=Path, help=house.say("help-pack-html"))
    parser.add_argument("--game", metavar="GAME", default="", help=house.say("help-pack-game"))
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


def run(args: Namespace, house: House) -> int:
    """Checks the pack, or prints it."""
    packs = _packs(args.game)
    if not args.folder.is_dir():
        raise Refused(refusal("pack-no-folder", path=str(args.folder)))
    return check(args, house, packs) if args.what == "check" else cards(args, house, packs)


def _packs(key: str) -> Packs:
    """What the game, or the only one that takes packs, can do with them."""
    games = [shelf.game(key)] if key else [*shelf.values()]
    found = [packs for game in games if (packs := game.packs) is not None]
    if not found:
        raise Refused(refusal("pack-no-game", game=key or "-"))
    return found[0]


def check(args: Namespace, house: House, packs: Packs) -> int:
    """Says what is wrong or strange, and the numbers. 1: the pack cannot be played."""
    report = packs.check(args.folder)
    if args.json:
        house.json(_described(report, house))
    else:
        _draw(report, house)
    return 0 if report.is_playable else 1


def _draw(report: PackReport, house: House) -> None:
    if report.title is not None:
        house.out.print(_told(report.title, house), style="bold", markup=False)
        house.out.print(_table(report, house))
    for remark in report.remarks:
        where = f"{remark.where}: " if remark.where else ""
        style = "red" if remark.wrong else "yellow"
        house.out.print(f"{where}{_told(remark.what, house)}", style=style, markup=False, soft_wrap=True)
    summary = "pack-wrong" if not report.is_playable else "pack-strange" if report.remarks else "pack-good"
    house.out.print(house.say(summary, count=len(report.remarks)), style="bold")


def _table(report: PackReport, house: House) -> Table:
    table = plain_table("", house.say("pack-value"), house.say("pack-wanted"))
    for measure in report.measures:
        style = "" if measure.fits else "yellow"
        table.add_row(_told(measure.name, house), measure.value, measure.wanted, style=style)
    return table


def _told(sentence: Sentence, house: House) -> str:
    """The sentence with a capital."""
    text = house.tell(sentence)
    return text[:1].upper() + text[1:]


def _described(report: PackReport, house: House) -> dict[str, Any]:
    return {
        "playable": report.is_playable,
        "title": None if report.title is None else house.tell(report.title),
        "remarks": [
            {"where": each.where, "what": house.tell(each.what), "wrong": each.wrong} for each in report.remarks
        ],
        "measures": [
            {"name": house.tell(each.name), "value": each.value, "wanted": each.wanted, "fits": each.fits}
            for each in report.measures
        ],
    }


def cards(args: Namespace, house: House, packs: Packs) -> int:
    """Writes the sheets."""
    if args.html is None:
        raise Refused(refusal("pack-no-out"))
    sheets = packs.sheets(args.folder)
    try:
        args.html.write_text(sheets, encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("cannot-save", path=str(args.html), reason=error.strerror or "-")) from error
    house.out.print(house.say("pack-printed", path=str(args.html)), soft_wrap=True)
    return 0
