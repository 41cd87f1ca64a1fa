"""`ludotheque bench NAME`: measurements here and now, beside peers in the same run."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from ..arguments import number_from
from ..bench.bots import bots
from ..bench.engine import engine
from ..bench.fairness import fairness
from ..bench.rollouts import rollouts
from ..bench.server import server
from ..terminal import Terminal

SECONDS = 30
MATCHES = 200
TABLES = 500


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


BENCHMARKS: dict[str, Callable[[Namespace, Terminal], int]] = {
    "engine": engine,
    "server": server,
    "fairness": fairness,
    "rollouts": rollouts,
    "bots": bots,
}
