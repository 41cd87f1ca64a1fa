"""The server beside its peer, and at an even pace."""

import platform
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.table import Table

from ludotheque.core.language.numbers import number

from ..figures import plain_table, round_bar
from ..terminal import Terminal, refusal
from .tools import NoTool

if TYPE_CHECKING:  # it needs psutil, which only measuring needs
    from ludotheque.bench.server import comparison as servers


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
