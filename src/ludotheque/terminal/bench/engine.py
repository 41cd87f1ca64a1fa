"""The engine beside its peers: random play, and copies in mid-game."""

import platform
from argparse import Namespace
from time import perf_counter
from typing import Any

from rich.table import Table

from ludotheque.bench.engine.contenders import our_games, peers
from ludotheque.bench.engine.decisions import Figures, Measured, Ratio, measure
from ludotheque.core.language.numbers import number
from ludotheque.core.shelf import shelf

from ..figures import plain_table, round_bar
from ..terminal import Terminal


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
