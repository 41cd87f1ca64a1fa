"""Playouts: the public interface beside the kernels."""

import platform
from argparse import Namespace
from time import perf_counter
from typing import TYPE_CHECKING

from rich.table import Table

from ludotheque.core.language.numbers import number
from ludotheque.core.shelf import shelf

from ..figures import plain_table, round_bar
from ..terminal import Terminal, refusal
from .tools import NoTool

if TYPE_CHECKING:  # it needs NumPy, which only measuring needs
    from ludotheque.bench.engine import rollouts as ways


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
