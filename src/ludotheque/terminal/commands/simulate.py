"""`ludotheque simulate GAME`: bots play many matches, and their results are counted."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from contextlib import closing
from time import perf_counter
from typing import Any

from msgspec import to_builtins
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotheque.bots import bot_named, bot_names
from ludotheque.bots.series.matches import SEED, Series, play_series
from ludotheque.bots.series.tally import Bin, Distribution, Estimate, Tally, Totals, distribution, tallied
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.language.refusals import BadSetup
from ludotheque.core.language.words import Language
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire

from ..arguments import add_options, number_from, table_options
from ..figures import plain_table, progress_bar
from ..terminal import Terminal, refusal

GAMES = 1000
LONGEST_BAR = 18
"""In characters, so that two histograms fit into 80 columns."""
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    cores = os.cpu_count() or 1
    some = number_from(1)
    bots = terminal.say("help-simulate-bot", bots=", ".join(bot_names()))
    parser.add_argument("game", metavar="GAME", help=terminal.say("help-game"))
    parser.add_argument("--players", type=int, metavar="N", help=terminal.say("help-simulate-players"))
    parser.add_argument(
        "--games", type=some, default=GAMES, metavar="K", help=terminal.say("help-simulate-games", n=GAMES)
    )
    parser.add_argument("--bot", default="random", metavar="B", help=bots)
    parser.add_argument("--jobs", type=some, default=cores, metavar="J", help=terminal.say("help-simulate-jobs"))
    parser.add_argument("--seed", default=SEED, metavar="S", help=terminal.say("help-simulate-seed", seed=SEED))
    add_options(parser, terminal)
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Plays the series, and shows how its matches ended."""
    series, jobs = _series(args), min(args.jobs, args.games)
    begun = perf_counter()
    with closing(play_series(series, args.games, jobs)) as outcomes, progress_bar(terminal) as progress:
        watched = progress.track(outcomes, args.games, description=terminal.say("simulate-playing"))
        tally = tallied(series.players, watched)
    seconds = perf_counter() - begun
    if args.json:
        terminal.json(_described(series, tally, jobs, seconds))
    else:
        terminal.out.print(_drawn(series, tally, jobs, seconds, terminal))
    return 0


def _series(args: Namespace) -> Series:
    """The series that was asked for, or a refusal before anything is played."""
    game, bots = shelf.game(args.game), tuple(args.bot.split(","))
    for bot in bots:
        bot_named(bot)
    usual = len(bots) if len(bots) > 1 else game.players[0]
    players = usual if args.players is None else args.players
    options = wire(game.agreed(players, table_options(args)))
    if len(bots) not in (1, players):
        raise BadSetup(refusal("simulate-seats", bots=len(bots), players=players))
    return Series(game.key, players, bots if len(bots) > 1 else bots * players, args.seed, options)


def _described(series: Series, tally: Tally, jobs: int, seconds: float) -> dict[str, Any]:
    return {
        **to_builtins(series),
        "games": tally.games,
        "jobs": jobs,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.answers / seconds,
        "scores": distribution(tally.scores),
        "length": distribution(tally.lengths),
        "seats": [{"seat": seat, **_fared(totals)} for seat, totals in enumerate(tally.seats)],
        "by_bot": [{"bot": bot, **_fared(tally.bots[bot])} for bot in dict.fromkeys(series.bots)],
        "ties": tally.ties / tally.games,
    }


def _fared(totals: Totals) -> dict[str, Any]:
    return {"games": totals.games, "wins": totals.wins(), "score": totals.score()}


def _drawn(series: Series, tally: Tally, jobs: int, seconds: float, terminal: Terminal) -> RenderableType:
    spreads = [(terminal.say(f"simulate-{name}"), distribution(getattr(tally, name))) for name in ("scores", "lengths")]
    bars = Columns([_bars(name, spread.histogram, terminal) for name, spread in spreads], padding=(1, 4))
    parts: tuple[RenderableType, ...] = (
        _heading(series, tally, jobs, seconds, terminal),
        _figures(spreads, terminal),
        bars,
        _seats_table(series, tally, terminal),
        _ties(tally, terminal),
    )
    return Group(*(Padding(part, (0, 0, place < len(parts), 0)) for place, part in enumerate(parts, 1)))


def _heading(series: Series, tally: Tally, jobs: int, seconds: float, terminal: Terminal) -> Text:
    game = shelf.game(series.game)
    bots = series.bots if len(tally.bots) > 1 else tally.bots
    usual = wire(game.options())
    agreed = [f"{name}={value}" for name, value in series.options.items() if value != usual[name]]
    what = [terminal.tell(game.title()), terminal.say("simulate-players", n=series.players), ", ".join(bots), *agreed]
    games, decisions = tally.games / seconds, tally.answers / seconds
    pace = terminal.say("simulate-pace", games=tally.games, seconds=number(seconds, 1, terminal.language), jobs=jobs)
    speed = terminal.say(
        "simulate-speed", games=number(games, 1, terminal.language), decisions=number(decisions, 0, terminal.language)
    )
    return Text.assemble((" · ".join(what), "bold"), "\n", pace, "\n", speed)


def _figures(spreads: Iterable[tuple[str, Distribution]], terminal: Terminal) -> Table:
    table = plain_table(
        "", *(terminal.say(f"simulate-{name}") for name in ("mean", "median", "p5", "p95", "min", "max"))
    )
    for name, spread in spreads:
        inner = (number(value, 1, terminal.language) for value in (spread.mean, spread.median, spread.p5, spread.p95))
        ends = (number(value, 0, terminal.language) for value in (spread.min, spread.max))
        table.add_row(name, *inner, *ends)
    return table


def _bars(name: str, bins: list[Bin], terminal: Terminal) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.title, table.title_style, table.title_justify = name, "bold", "left"
    most = max(bin.count for bin in bins)
    for justify in ("right", "left", "right"):
        table.add_column(justify=justify)
    for bin in bins:
        label = str(bin.low) if bin.low == bin.high else f"{bin.low}–{bin.high}"
        table.add_row(label, Text(bar(bin.count / most), "cyan"), number(bin.count, 0, terminal.language))
    table.columns[1].min_width = LONGEST_BAR
    return table


def _seats_table(series: Series, tally: Tally, terminal: Terminal) -> Table:
    interval = terminal.say("simulate-interval")
    table = plain_table("", terminal.say("simulate-wins"), interval, terminal.say("simulate-score"), interval)
    for seat, totals in enumerate(tally.seats, 1):
        table.add_row(terminal.say("simulate-seat", number=seat), *_compared(totals, terminal))
    if len(tally.bots) > 1:
        table.add_row()
        for bot in dict.fromkeys(series.bots):
            table.add_row(bot, *_compared(tally.bots[bot], terminal))
    return table


def _ties(tally: Tally, terminal: Terminal) -> str:
    shared = Totals(tally.games, tally.ties).wins()
    share, interval = percent(shared.value, terminal.language), _interval(_in_percent(shared), terminal.language)
    return terminal.say("simulate-ties", share=share, interval=interval)


def _compared(totals: Totals, terminal: Terminal) -> tuple[str, str, str, str]:
    wins, score = totals.wins(), totals.score()
    return (
        percent(wins.value, terminal.language),
        _interval(_in_percent(wins), terminal.language),
        number(score.value, 1, terminal.language),
        _interval(score, terminal.language),
    )


def _in_percent(share: Estimate) -> Estimate:
    return Estimate(*(100 * each for each in (share.value, share.low or 0.0, share.high or 0.0)))


def _interval(estimate: Estimate, language: Language) -> str:
    if estimate.low is None or estimate.high is None:
        return "–"
    return f"{number(estimate.low, 1, language)} – {number(estimate.high, 1, language)}"


def bar(share: float) -> str:
    """A bar for this share, to an eighth of a character; never empty unless the share is 0."""
    eighths = max(round(share * LONGEST_BAR * 8), 1 if share else 0)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8]
