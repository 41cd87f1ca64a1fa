"""`ludotheque bench bots`: how fast our bots think, how strong they are for it, what they lose against exact play."""

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
from ludotheque.core.numbers import number, percent
from ludotheque.core.shelf import shelf

from ..figures import plain_table, round_bar
from ..house import House

F = TypeVar("F")

THINKING, STRENGTH, LOSSES = 0.15, 0.65, 0.2
"""How the seconds are divided."""
UNKNOWN = "–"


class Report(Struct, frozen=True):
    """Everything that was measured."""

    paces: list[thinking.Pace]
    strengths: list[strength.Strength]
    losses: list[losses.Loss]
    missing: list[str]


def bots(args: Namespace, house: House) -> int:
    """Our bots by themselves and beside OpenSpiel's search."""
    with round_bar(house) as progress:
        report = _measured(args.seconds, progress, house)
    if args.json:
        run = {"benchmark": "bots", "python": platform.python_version(), "seconds": args.seconds}
        house.json({**run, **asdict(report)})
    else:
        _draw(report, args.seconds, house)
    return 0


def _measured(seconds: float, progress: Progress, house: House) -> Report:
    task, begun = progress.add_task("", total=seconds), process_time()

    def last(part: str, rounds: Iterator[F]) -> F:
        name = house.say(f"bench-part-{part}")
        for figures in rounds:
            progress.update(task, description=name, completed=process_time() - begun, refresh=True)
            latest = figures
        return latest

    others, missing = thinking.peers()
    paces = last("thinking", thinking.measure(others, seconds * THINKING))
    strengths = last("strength", strength.measure(strength.challengers(others, paces), seconds * STRENGTH))
    return Report(paces, strengths, last("losses", losses.measure(seconds * LOSSES)), missing)


def _draw(report: Report, seconds: float, house: House) -> None:
    house.out.print(house.say("bench-bots-how", seconds=round(seconds)), style="dim")
    title = house.say("bench-thinking", matches=thinking.MIDDLES, calls=str(thinking.CALLS))
    _draw_part(title, _paces(report.paces, house), house.say("bench-thinking-note"), house)
    for game in strength.GAMES:
        title = house.say("bench-strength", game=_title(game, house))
        _draw_part(title, _strengths([each for each in report.strengths if each.game == game], house), "", house)
    if report.missing:
        house.out.print()
        house.out.print(house.say("bench-missing", peers=", ".join(report.missing)), markup=False)
    else:
        house.out.print(house.say("bench-strength-note", calls=str(thinking.CALLS)), style="dim")
    _draw_part(house.say("bench-losses"), _losses(report.losses, house), house.say("bench-losses-note"), house)


def _draw_part(title: str, table: Table, note: str, house: House) -> None:
    house.out.print()
    house.out.print(title, style="bold")
    house.out.print(table)
    if note:
        house.out.print(note, style="dim")


def _paces(paces: list[thinking.Pace], house: House) -> Table:
    names = ("iterations", "decision-time", "peer-iterations", "ratio")
    table = plain_table("", *(house.say(f"bench-{name}") for name in names))
    for pace in paces:
        speed, theirs = pace.iterations_per_second, pace.peer_iterations_per_second
        table.add_row(
            _title(pace.game, house),
            number(speed, 0, house.language),
            number(1000 * pace.seconds_per_decision, 0, house.language),
            UNKNOWN if theirs is None else number(theirs, 0, house.language),
            UNKNOWN if theirs is None else f"{number(speed / theirs, 1, house.language)} ×",
        )
    return table


def _strengths(strengths: list[strength.Strength], house: House) -> Table:
    names = ("bot", "matches", "victories", "interval", "decision-time")
    table = plain_table(*(house.say(f"bench-{name}") for name in names))
    for each in strengths:
        share, cost = each.victories, each.seconds_per_decision
        table.add_row(
            each.bot,
            str(each.matches),
            UNKNOWN if share is None else percent(share.value, house.language, 0),
            UNKNOWN if share is None else _interval(share, house),
            UNKNOWN if cost is None else number(1000 * cost, 1, house.language),
        )
    return table


def _interval(share: Estimate, house: House) -> str:
    return " – ".join(number(100 * (end or 0.0), 0, house.language) for end in (share.low, share.high))


def _losses(found: list[losses.Loss], house: House) -> Table:
    columns = [(game, turn) for game in losses.GAMES for turn in losses.TURNS]
    names = (house.say(f"bench-turn-{turn}", game=_title(game, house)) for game, turn in columns)
    table = plain_table(house.say("bench-bot"), *names)
    by_bot = {bot: [each for each in found if each.bot == bot] for bot in losses.JUDGED}
    for bot, each_turn in by_bot.items():
        table.add_row(bot, *(_points(each.points, house) for each in each_turn))
    table.add_row(house.say("bench-positions"), *(str(each.positions) for each in each_turn), style="dim")
    return table


def _points(points: Estimate | None, house: House) -> str:
    if points is None:
        return UNKNOWN
    mean = number(points.value, 2, house.language)
    return mean if points.high is None else f"{mean} ± {number(points.high - points.value, 2, house.language)}"


def _title(game: str, house: House) -> str:
    return house.tell(shelf[game].title())
