"""`ludotheque study GAME`: bots play the game many times in every way, and a page tells what can be learnt from it."""

import os
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from shlex import join
from time import perf_counter

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.bots import BOTS
from ludotheque.bots.series.matches import SEED
from ludotheque.core.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.words import LANGUAGES, Language
from ludotheque.study.page import Heading, page
from ludotheque.study.picture import picture
from ludotheque.study.plan import settings_for
from ludotheque.study.playing import Findings, play_study
from ludotheque.study.telling import ENOUGH

from ..arguments import number_from
from ..house import House, refusal

BOT = "medium"
PLACE = "{lang}"
"""What in the name of a page stands for the language."""
SECONDS = 60
"""How long a study takes for which no number of matches was given."""


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    some = number_from(1)
    parser.add_argument("game", metavar="GAME", help=house.say("help-game"))
    parser.add_argument("--games", type=some, metavar="N", help=house.say("help-study-games", seconds=SECONDS))
    parser.add_argument(
        "--jobs", type=some, default=os.cpu_count() or 1, metavar="J", help=house.say("help-simulate-jobs")
    )
    bots = house.say("help-study-bot", bots=", ".join(BOTS), bot=BOT)
    parser.add_argument("--bot", default=BOT, metavar="NAME", help=bots)
    parser.add_argument("--out", type=Path, metavar="FILE.html", help=house.say("help-study-out"))
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help=house.say("help-study-picture"))
    parser.add_argument("--seed", default=SEED, metavar="S", help=house.say("help-simulate-seed", seed=SEED))


def run(args: Namespace, house: House) -> int:
    """Plays the study and writes the page; interrupted, it writes what there is."""
    game = shelf.game(args.game)
    pages = _pages(args.out or Path(f"{game.key}-study.{house.language}.html"), house.language)
    for path in filter(None, (*pages.values(), args.picture)):
        _check(path)
    findings = Findings(game, settings_for(game, args.bot, args.seed))
    complete = _play(findings, args, house)
    if not findings.is_told:
        house.err.print(house.say("study-nothing"))
        return 130
    for language, path in pages.items():
        heading = Heading(args.bot, args.seed, _command(args, findings, language), complete)
        _write(path, page(findings, heading, language))
    if args.picture:
        _write(args.picture, picture(findings, house.language))
    told = ", ".join(map(str, pages.values()))
    house.out.print(house.say("study-written", path=told, matches=findings.matches), soft_wrap=True)
    if findings.games < ENOUGH:
        house.out.print(house.say("study-few", enough=ENOUGH), soft_wrap=True)
    return 0 if complete else 130


def _pages(out: Path, language: Language) -> dict[Language, Path]:
    """Where each page goes: one in the user's language; where the name has a place for it, one in every language."""
    if PLACE not in out.name:
        return {language: out}
    return {each: out.with_name(out.name.replace(PLACE, each)) for each in LANGUAGES}


def _play(findings: Findings, args: Namespace, house: House) -> bool:
    """True if every match was played."""
    settings, until = findings.settings, perf_counter() + SECONDS
    total = None if args.games is None else args.games * len(settings)
    reports = play_study(settings, args.games, args.jobs, lambda: perf_counter() > until)
    try:
        with closing(reports), _progress(house) as bar:
            task = bar.add_task(house.say("study-playing"), total=SECONDS if total is None else total)
            for table, sums in reports:
                findings.sums[table].merge(sums)
                done = SECONDS - max(0.0, until - perf_counter()) if total is None else findings.matches
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        return False
    return True


def _progress(house: House) -> Progress:
    """A bar that grows, where somebody is there to see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=house.err, transient=True, disable=not house.err.is_terminal)


def _command(args: Namespace, findings: Findings, language: Language) -> str:
    """The command that gives the same figures again."""
    words = ["ludotheque", "study", args.game, "--games", str(findings.games), "--bot", args.bot, "--seed", args.seed]
    return join([*words, "--lang", language])


def _check(path: Path) -> None:
    """Refuses a file that cannot be written, before any match is played."""
    if not path.parent.is_dir():
        raise Refused(refusal("study-no-folder", path=str(path.parent)))
    if path.is_dir():
        raise Refused(refusal("study-is-folder", path=str(path)))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("cannot-save", path=str(path), reason=error.strerror or "-")) from error
