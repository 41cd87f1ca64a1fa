"""`ludotheque bench NAME`: measured here and now, beside others in the same run."""

import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque.bench.contenders import our_games, peers
from ludotheque.bench.engine import Figures, Measured, Ratio, measure
from ludotheque.core.shelf import shelf

from .arguments import number_from
from .figures import number, plain_table
from .house import House

SECONDS = 30


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    seconds = house.say("help-bench-seconds", seconds=SECONDS)
    parser.add_argument("name", nargs="?", choices=BENCHMARKS, default="engine", help=house.say("help-bench-name"))
    parser.add_argument("--seconds", type=number_from(1), default=SECONDS, metavar="S", help=seconds)
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


def run(args: Namespace, house: House) -> int:
    """Runs the benchmark of that name."""
    return BENCHMARKS[args.name](args, house)


def engine(args: Namespace, house: House) -> int:
    """Random play and copies in mid-game, ours and the peers’."""
    others, missing = peers()
    begun = perf_counter()
    with _progress(house) as progress:
        task = progress.add_task(house.say("bench-round", number=1), total=args.seconds)
        for figures in measure([*our_games(), *others], args.seconds):
            name = house.say("bench-round", number=figures.rounds + 1)
            progress.update(task, description=name, completed=perf_counter() - begun, refresh=True)
    if args.json:
        house.json(_described(figures, missing, perf_counter() - begun))
    else:
        _draw(figures, missing, house)
    return 0


BENCHMARKS: dict[str, Callable[[Namespace, House], int]] = {"engine": engine}


def _progress(house: House) -> Progress:
    """A bar that moves only between two rounds, so that it disturbs none."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    unseen = not house.err.is_terminal
    return Progress(*columns, console=house.err, transient=True, auto_refresh=False, disable=unseen)


def _described(figures: Figures, missing: list[str], seconds: float) -> dict[str, Any]:
    return {
        "benchmark": "engine",
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": figures.rounds,
        "contenders": figures.contenders,
        "ratios": figures.ratios(),
        "missing": missing,
    }


def _draw(figures: Figures, missing: list[str], house: House) -> None:
    house.out.print(house.say("bench-how", rounds=figures.rounds), style="dim")
    house.out.print()
    house.out.print(_speeds(figures.contenders, house))
    for measured in figures.contenders:
        if ratios := [ratio for ratio in figures.ratios() if ratio.game == measured.name]:
            house.out.print()
            house.out.print(_compared(measured, ratios, house))
    if missing:
        house.out.print()
        house.out.print(house.say("bench-missing", peers=", ".join(missing)), markup=False)


def _speeds(contenders: list[Measured], house: House) -> Table:
    table = plain_table("", *(house.say(f"bench-{name}") for name in ("players", "decisions-per-second", "clone-time")))
    for measured in contenders:
        name = _title(measured, house) if measured.ours else f"{measured.name} {measured.version}"
        speed = number(measured.decisions_per_second, 0, house.language)
        clone = number(measured.clone_microseconds, 1, house.language)
        table.add_row(name, str(measured.players), speed, clone, style="bold" if measured.ours else "")
    return table


def _compared(game: Measured, ratios: list[Ratio], house: House) -> Table:
    names = house.say("bench-times", game=_title(game, house)), house.say("bench-decisions"), house.say("bench-clone")
    table = plain_table(*names)
    for ratio in ratios:
        table.add_row(
            ratio.peer, *(f"{number(times, 2, house.language)} ×" for times in (ratio.decisions, ratio.clone))
        )
    return table


def _title(game: Measured, house: House) -> str:
    return house.tell(shelf[game.name].title())
