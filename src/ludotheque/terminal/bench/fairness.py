"""Live tables: who is first over unequal links."""

import platform
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque.core.language.numbers import number

from ..figures import plain_table, round_bar
from ..terminal import Terminal, refusal
from .tools import NoTool

LIVE_TABLES = 100
"""Tables in real time: enough to tell chance from unfairness, and few enough to disturb no clock."""


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
