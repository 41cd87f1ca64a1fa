"""`ludotheque study GAME`: bots play a game many times in every way, and a page says what can be learned from it."""

import os
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from shlex import join
from time import perf_counter

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.bots import bot_names
from ludotheque.bots.series.matches import SEED
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.core.shelf import shelf
from ludotheque.study.page import Heading, page
from ludotheque.study.picture import picture
from ludotheque.study.playing import Findings, play_study
from ludotheque.study.tables import settings_for
from ludotheque.study.wording import ENOUGH

from ..arguments import number_from
from ..terminal import Terminal, refusal

BOT = "medium"
PLACE = "{lang}"
"""Stands for the language in the name of a page."""
SECONDS = 60
"""How long a study takes if no number of matches is given."""


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    some = number_from(1)
    parser.add_argument("game", metavar="GAME", help=terminal.say("help-game"))
    parser.add_argument("--games", type=some, metavar="N", help=terminal.say("help-study-games", seconds=SECONDS))
    parser.add_argument(
        "--jobs", type=some, default=os.cpu_count() or 1, metavar="J", help=terminal.say("help-simulate-jobs")
    )
    bots = terminal.say("help-study-bot", bots=", ".join(bot_names()), bot=BOT)
    parser.add_argument("--bot", default=BOT, metavar="NAME", help=bots)
    parser.add_argument("--out", type=Path, metavar="FILE.html", help=terminal.say("help-study-out"))
    parser.add_argument("--picture", type=Path, metavar="FILE.svg", help=terminal.say("help-study-picture"))
    parser.add_argument("--seed", default=SEED, metavar="S", help=terminal.say("help-simulate-seed", seed=SEED))


def run(args: Namespace, terminal: Terminal) -> int:
    """Plays the study and writes the page. After an interruption, writes what there is."""
    game = shelf.game(args.game)
    pages = _pages(args.out or Path(f"{game.key}-study.{terminal.language}.html"), terminal.language)
    for path in filter(None, (*pages.values(), args.picture)):
        _check(path)
    findings = Findings(game, settings_for(game, args.bot, args.seed))
    complete = _play(findings, args, terminal)
    if not findings.is_told:
        terminal.err.print(terminal.say("study-nothing"))
        return 130
    for language, path in pages.items():
        heading = Heading(args.bot, args.seed, _command(args, findings, language), complete)
        _write(path, page(findings, heading, language))
    if args.picture:
        _write(args.picture, picture(findings, terminal.language))
    told = ", ".join(map(str, pages.values()))
    terminal.out.print(terminal.say("study-written", path=told, matches=findings.matches), soft_wrap=True)
    if findings.games < ENOUGH:
        terminal.out.print(terminal.say("study-few", enough=ENOUGH), soft_wrap=True)
    return 0 if complete else 130


def _pages(out: Path, language: Language) -> dict[Language, Path]:
    """The file for each page: one in the user's language or, if the name has a place for the language, one in each."""
    if PLACE not in out.name:
        return {language: out}
    return {each: out.with_name(out.name.replace(PLACE, each)) for each in LANGUAGES}


def _play(findings: Findings, args: Namespace, terminal: Terminal) -> bool:
    """True if every match was played."""
    settings, until = findings.settings, perf_counter() + SECONDS
    total = None if args.games is None else args.games * len(settings)
    reports = play_study(settings, args.games, args.jobs, lambda: perf_counter() > until)
    try:
        with closing(reports), _progress(terminal) as bar:
            task = bar.add_task(terminal.say("study-playing"), total=SECONDS if total is None else total)
            for table, sums in reports:
                findings.sums[table].merge(sums)
                done = SECONDS - max(0.0, until - perf_counter()) if total is None else findings.matches
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        return False
    return True


def _progress(terminal: Terminal) -> Progress:
    """A progress bar, on a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal)


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
