"""`ludotheque bench bots`: how fast our bots think, how strong that makes them, what they lose against exact play."""

import platform
from argparse import Namespace
from collections.abc import Iterator
from time import process_time
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from rich.progress import Progress
from rich.table import Table

from ludotheque.bench.bots import losses, strength, thinking
from ludotheque.bots.series.tally import Estimate
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.shelf import shelf

from ..figures import plain_table, round_bar
from ..terminal import Terminal

F = TypeVar("F")

THINKING, STRENGTH, LOSSES = 0.15, 0.65, 0.2
"""How the time is divided."""
UNKNOWN = "–"


class Report(Struct, frozen=True):
    """All measurements."""

    paces: list[thinking.Pace]
    strengths: list[strength.Strength]
    losses: list[losses.Loss]
    missing: list[str]


def bots(args: Namespace, terminal: Terminal) -> int:
    """Our bots, by themselves and beside OpenSpiel's search."""
    with round_bar(terminal) as progress:
        report = _measured(args.seconds, progress, terminal)
    if args.json:
        run = {"benchmark": "bots", "python": platform.python_version(), "seconds": args.seconds}
        terminal.json({**run, **asdict(report)})
    else:
        _draw(report, args.seconds, terminal)
    return 0


def _measured(seconds: float, progress: Progress, terminal: Terminal) -> Report:
    task, begun = progress.add_task("", total=seconds), process_time()

    def last(part: str, rounds: Iterator[F]) -> F:
        name = terminal.say(f"bench-part-{part}")
        for figures in rounds:
            progress.update(task, description=name, completed=process_time() - begun, refresh=True)
            latest = figures
        return latest

    others, missing = thinking.peers()
    paces = last("thinking", thinking.measure(others, seconds * THINKING))
    strengths = last("strength", strength.measure(strength.challengers(others, paces), seconds * STRENGTH))
    return Report(paces, strengths, last("losses", losses.measure(seconds * LOSSES)), missing)


def _draw(report: Report, seconds: float, terminal: Terminal) -> None:
    terminal.out.print(terminal.say("bench-bots-how", seconds=round(seconds)), style="dim")
    title = terminal.say("bench-thinking", matches=thinking.MIDDLES, calls=str(thinking.CALLS))
    _draw_part(title, _paces(report.paces, terminal), terminal.say("bench-thinking-note"), terminal)
    for game in strength.GAMES:
        title = terminal.say("bench-strength", game=_title(game, terminal))
        _draw_part(title, _strengths([each for each in report.strengths if each.game == game], terminal), "", terminal)
    if report.missing:
        terminal.out.print()
        terminal.out.print(terminal.say("bench-missing", peers=", ".join(report.missing)), markup=False)
    else:
        terminal.out.print(terminal.say("bench-strength-note", calls=str(thinking.CALLS)), style="dim")
    _draw_part(
        terminal.say("bench-losses"), _losses(report.losses, terminal), terminal.say("bench-losses-note"), terminal
    )


def _draw_part(title: str, table: Table, note: str, terminal: Terminal) -> None:
    terminal.out.print()
    terminal.out.print(title, style="bold")
    terminal.out.print(table)
    if note:
        terminal.out.print(note, style="dim")


def _paces(paces: list[thinking.Pace], terminal: Terminal) -> Table:
    names = ("iterations", "decision-time", "peer-iterations", "ratio")
    table = plain_table("", *(terminal.say(f"bench-{name}") for name in names))
    for pace in paces:
        speed, theirs = pace.iterations_per_second, pace.peer_iterations_per_second
        table.add_row(
            _title(pace.game, terminal),
            number(speed, 0, terminal.language),
            number(1000 * pace.seconds_per_decision, 0, terminal.language),
            UNKNOWN if theirs is None else number(theirs, 0, terminal.language),
            UNKNOWN if theirs is None else f"{number(speed / theirs, 1, terminal.language)} ×",
        )
    return table


def _strengths(strengths: list[strength.Strength], terminal: Terminal) -> Table:
    names = ("bot", "matches", "victories", "interval", "decision-time")
    table = plain_table(*(terminal.say(f"bench-{name}") for name in names))
    for each in strengths:
        share, cost = each.victories, each.seconds_per_decision
        table.add_row(
            each.bot,
            str(each.matches),
            UNKNOWN if share is None else percent(share.value, terminal.language, 0),
            UNKNOWN if share is None else _interval(share, terminal),
            UNKNOWN if cost is None else number(1000 * cost, 1, terminal.language),
        )
    return table


def _interval(share: Estimate, terminal: Terminal) -> str:
    return " – ".join(number(100 * (end or 0.0), 0, terminal.language) for end in (share.low, share.high))


def _losses(found: list[losses.Loss], terminal: Terminal) -> Table:
    columns = [(game, turn) for game in losses.GAMES for turn in losses.TURNS]
    names = (terminal.say(f"bench-turn-{turn}", game=_title(game, terminal)) for game, turn in columns)
    table = plain_table(terminal.say("bench-bot"), *names)
    by_bot = {bot: [each for each in found if each.bot == bot] for bot in losses.JUDGED}
    for bot, each_turn in by_bot.items():
        table.add_row(bot, *(_points(each.points, terminal) for each in each_turn))
    table.add_row(terminal.say("bench-positions"), *(str(each.positions) for each in each_turn), style="dim")
    return table


def _points(points: Estimate | None, terminal: Terminal) -> str:
    if points is None:
        return UNKNOWN
    mean = number(points.value, 2, terminal.language)
    return mean if points.high is None else f"{mean} ± {number(points.high - points.value, 2, terminal.language)}"


def _title(game: str, terminal: Terminal) -> str:
    return terminal.tell(shelf[game].title())
