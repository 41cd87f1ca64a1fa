"""`ludotheque bench NAME`: measurements here and now, beside peers in the same run."""

import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ludotheque.bench.engine.contenders import our_games, peers
from ludotheque.bench.engine.decisions import Figures, Measured, Ratio, measure
from ludotheque.core.language.numbers import number
from ludotheque.core.language.refusals import Refused
from ludotheque.core.shelf import shelf

from ..arguments import number_from
from ..figures import plain_table, round_bar
from ..terminal import Terminal, refusal
from .bench_bots import bots

if TYPE_CHECKING:  # they need psutil or NumPy, which only measuring needs
    from ludotheque.bench.engine import rollouts as ways
    from ludotheque.bench.server import comparison as servers

SECONDS = 30
MATCHES = 200
TABLES = 500
LIVE_TABLES = 100
"""Tables in real time: enough to tell chance from unfairness, and few enough to disturb no clock."""


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    seconds = terminal.say("help-bench-seconds", seconds=SECONDS)
    parser.add_argument("name", nargs="?", choices=BENCHMARKS, default="engine", help=terminal.say("help-bench-name"))
    parser.add_argument("--seconds", type=number_from(1), default=SECONDS, metavar="S", help=seconds)
    matches, tables = (
        terminal.say("help-bench-matches", matches=MATCHES),
        terminal.say("help-bench-tables", tables=TABLES),
    )
    parser.add_argument("--matches", type=number_from(2), default=MATCHES, metavar="K", help=matches)
    parser.add_argument("--tables", type=number_from(0), default=TABLES, metavar="N", help=tables)
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Runs the benchmark with this name."""
    return BENCHMARKS[args.name](args, terminal)


def engine(args: Namespace, terminal: Terminal) -> int:
    """Random play and copies in mid-game, of our games and of the peers'."""
    others, missing = peers()
    begun = perf_counter()
    with round_bar(terminal) as progress:
        task = progress.add_task(terminal.say("bench-round", number=1), total=args.seconds)
        for figures in measure([*our_games(), *others], args.seconds):
            name = terminal.say("bench-round", number=figures.rounds + 1)
            progress.update(task, description=name, completed=perf_counter() - begun, refresh=True)
    if args.json:
        terminal.json(_described(figures, missing, perf_counter() - begun))
    else:
        _draw(figures, missing, terminal)
    return 0


class NoTool(Refused):
    """Something that only benchmarks need is not installed."""


def server(args: Namespace, terminal: Terminal) -> int:
    """Matches over websockets: our server beside boardgame.io's, if Node is there; then ours at an even pace."""
    try:
        from ludotheque.bench.server import comparison as servers
        from ludotheque.bench.server import contenders
    except ModuleNotFoundError as error:
        raise NoTool(refusal("bench-needs", tool=error.name or "psutil")) from error
    rounds_end = args.seconds * 2 / 3 if args.tables else args.seconds
    with TemporaryDirectory(prefix="ludotheque-", ignore_cleanup_errors=True) as name, round_bar(terminal) as progress:
        folder = Path(name)
        task = progress.add_task(terminal.say("bench-fetching"), total=args.seconds)
        found, missing = [contenders.our_server(folder / "ours")], None
        try:
            found += contenders.their_servers(folder / "theirs")
        except contenders.NoPeer as no_peer:
            missing = no_peer.reason
        progress.update(task, description=terminal.say("bench-opening"), refresh=True)
        begun, paced = perf_counter(), None
        for figures in servers.measure(found, args.matches, rounds_end):
            name = terminal.say("bench-round", number=figures.rounds + 1)
            progress.update(task, description=name, completed=perf_counter() - begun, refresh=True)
        if args.tables:
            name = terminal.say("bench-pacing", tables=args.tables)
            progress.update(task, description=name, completed=rounds_end, refresh=True)
            paced = servers.pace(contenders.our_server(folder / "paced"), args.tables, args.seconds - rounds_end)
    if args.json:
        terminal.json(_servers_described(figures, paced, missing, args.matches))
    else:
        _draw_servers(figures, paced, missing, args.matches, terminal)
    return 0


def fairness(args: Namespace, terminal: Terminal) -> int:
    """Live tables of Zuma with equally quick players over unequal links: who is first, and how often."""
    try:
        from ludotheque.bench.live import distant
        from ludotheque.bench.live import fairness as links
    except ModuleNotFoundError as error:
        raise NoTool(refusal("bench-needs", tool=error.name or "psutil")) from error
    found, tables = [], min(args.tables or LIVE_TABLES, LIVE_TABLES)
    with TemporaryDirectory(prefix="ludotheque-", ignore_cleanup_errors=True) as name, round_bar(terminal) as progress:
        task = progress.add_task(terminal.say("bench-round", number=1), total=links.RUNS + 1)
        passes = links.pace(Path(name) / "passes", tables, args.seconds / (links.RUNS + 1))
        for shares in links.measure(Path(name), tables, args.seconds * links.RUNS / (links.RUNS + 1)):
            found.append(shares)
            progress.update(
                task, description=terminal.say("bench-round", number=len(found) + 1), completed=len(found), refresh=True
            )
    if args.json:
        terminal.json({"benchmark": "fairness", "python": platform.python_version(), "runs": found, "passes": passes})
        return 0
    terminal.out.print(
        terminal.say("bench-fairness-how", reaction=round(distant.REACTION), spread=round(distant.SPREAD)), style="dim"
    )
    for shares in found:
        how = "bench-compensated" if shares.compensated else "bench-uncompensated"
        terminal.out.print()
        terminal.out.print(terminal.say(how, rounds=shares.rounds), style="bold")
        table = plain_table(terminal.say("bench-link"), terminal.say("bench-first"))
        for place, link in enumerate(shares.links):
            table.add_row(link.name, f"{number(100 * shares.share(place), 1, terminal.language)} %")
        terminal.out.print(table)
    terminal.out.print()
    figures = {"p50": number(passes.p50, 0, terminal.language), "p99": number(passes.p99, 0, terminal.language)}
    terminal.out.print(terminal.say("bench-passes", tables=passes.tables, passes=passes.passes, **figures))
    return 0


def rollouts(args: Namespace, terminal: Terminal) -> int:
    """Playouts through the public interface and through the fast path, random and greedy."""
    try:
        from ludotheque.bench.engine import rollouts as ways
        from ludotheque.fast import IS_COMPILED
    except ModuleNotFoundError as error:
        raise NoTool(refusal("bench-rollouts-need", tool=error.name or "numpy")) from error
    with round_bar(terminal) as progress:
        task = progress.add_task(terminal.say("bench-compiling"), total=args.seconds)
        begun = perf_counter()
        for figures in ways.measure(args.seconds):
            name = terminal.say("bench-round", number=figures.rounds + 1)
            progress.update(task, description=name, completed=perf_counter() - begun, refresh=True)
    if args.json:
        found = {"benchmark": "rollouts", "python": platform.python_version(), "compiled": IS_COMPILED}
        terminal.json({**found, "rounds": figures.rounds, "playouts": figures.compared})
        return 0
    terminal.out.print(
        terminal.say("bench-rollouts-how", rounds=figures.rounds, compiled=str(IS_COMPILED).lower()), style="dim"
    )
    terminal.out.print()
    terminal.out.print(_rollouts(figures.compared, terminal))
    return 0


BENCHMARKS: dict[str, Callable[[Namespace, Terminal], int]] = {
    "engine": engine,
    "server": server,
    "fairness": fairness,
    "rollouts": rollouts,
    "bots": bots,
}


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


def _draw(figures: Figures, missing: list[str], terminal: Terminal) -> None:
    terminal.out.print(terminal.say("bench-how", rounds=figures.rounds), style="dim")
    terminal.out.print()
    terminal.out.print(_speeds(figures.contenders, terminal))
    for measured in figures.contenders:
        if ratios := [ratio for ratio in figures.ratios() if ratio.game == measured.name]:
            terminal.out.print()
            terminal.out.print(_compared(measured, ratios, terminal))
    if missing:
        terminal.out.print()
        terminal.out.print(terminal.say("bench-missing", peers=", ".join(missing)), markup=False)


def _speeds(contenders: list[Measured], terminal: Terminal) -> Table:
    table = plain_table(
        "", *(terminal.say(f"bench-{name}") for name in ("players", "decisions-per-second", "clone-time"))
    )
    for measured in contenders:
        name = _title(measured, terminal) if measured.ours else f"{measured.name} {measured.version}"
        speed = number(measured.decisions_per_second, 0, terminal.language)
        clone = number(measured.clone_microseconds, 1, terminal.language)
        table.add_row(name, str(measured.players), speed, clone, style="bold" if measured.ours else "")
    return table


def _compared(game: Measured, ratios: list[Ratio], terminal: Terminal) -> Table:
    names = (
        terminal.say("bench-times", game=_title(game, terminal)),
        terminal.say("bench-decisions"),
        terminal.say("bench-clone"),
    )
    table = plain_table(*names)
    for ratio in ratios:
        table.add_row(
            ratio.peer, *(f"{number(times, 2, terminal.language)} ×" for times in (ratio.decisions, ratio.clone))
        )
    return table


def _title(game: Measured, terminal: Terminal) -> str:
    return terminal.tell(shelf[game.name].title())


def _servers_described(
    figures: "servers.Figures", paced: "servers.Measured | None", missing: str | None, matches: int
) -> dict[str, Any]:
    return {
        "benchmark": "server",
        "python": platform.python_version(),
        "matches": matches,
        "rounds": figures.rounds,
        "servers": figures.servers,
        "ratios": figures.ratios(),
        "paced": paced,
        "missing": missing,
    }


def _draw_servers(
    figures: "servers.Figures", paced: "servers.Measured | None", missing: str | None, matches: int, terminal: Terminal
) -> None:
    python = platform.python_version()
    terminal.out.print(
        terminal.say("bench-server-how", matches=matches, rounds=figures.rounds, python=python), style="dim"
    )
    terminal.out.print()
    terminal.out.print(_servers(figures.servers, terminal))
    if ratios := figures.ratios():
        terminal.out.print()
        terminal.out.print(_servers_compared(ratios, terminal))
    if paced is not None:
        terminal.out.print()
        terminal.out.print(terminal.say("bench-paced", tables=paced.tables, **_measures(paced, terminal)))
    if missing is not None:
        terminal.out.print()
        terminal.out.print(terminal.say(f"bench-no-{missing}"))


def _servers(measured: "list[servers.Measured]", terminal: Terminal) -> Table:
    table = plain_table("", *(terminal.say(f"bench-{name}") for name in ("answers", "p50", "p99", "memory")))
    for each in measured:
        name = f"{each.name} {each.version}, {terminal.say(f'bench-store-{each.store}')}"
        table.add_row(name, *_measures(each, terminal).values(), style="bold" if each.ours else "")
    return table


def _measures(measured: "servers.Measured", terminal: Terminal) -> dict[str, str]:
    return {
        "answers": number(measured.answers_per_cpu_second, 0, terminal.language),
        "p50": number(measured.p50_milliseconds, 1, terminal.language),
        "p99": number(measured.p99_milliseconds, 1, terminal.language),
        "memory": number(measured.kilobytes_per_table, 0, terminal.language),
    }


def _servers_compared(ratios: "list[servers.Ratio]", terminal: Terminal) -> Table:
    names = ("server-times", "answers", "times-p50", "times-p99", "times-memory")
    table = plain_table(*(terminal.say(f"bench-{name}") for name in names))
    for ratio in ratios:
        times = (ratio.answers_per_cpu_second, ratio.p50, ratio.p99, ratio.memory)
        name = f"{ratio.peer}, {terminal.say(f'bench-store-{ratio.store}')}"
        table.add_row(name, *(f"{number(each, 2, terminal.language)} ×" for each in times))
    return table


def _rollouts(figures: "list[ways.Compared]", terminal: Terminal) -> Table:
    columns = ("public-playouts", "public-decisions", "fast-playouts", "fast-decisions", "ratio")
    table = plain_table("", *(terminal.say(f"bench-{name}") for name in columns))
    for each in figures:
        name = f"{terminal.tell(shelf[each.game].title())}, {terminal.say(f'bench-policy-{each.policy}')}"
        speeds = (each.public.playouts, each.public.decisions, each.fast.playouts, each.fast.decisions)
        digits = (1, 0, 0, 0)
        shown = [number(speed, after, terminal.language) for speed, after in zip(speeds, digits, strict=True)]
        table.add_row(name, *shown, f"{number(each.ratio, 0, terminal.language)} ×")
    return table
