"""`ludotheque arena GAME`: a tournament of bots, written down as it is played."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.arena.cluster import spread_over_cluster
from ludotheque.arena.ledger import Ledger, usual_folder
from ludotheque.arena.picture import picture
from ludotheque.arena.play import Report, play_meeting
from ludotheque.arena.results import COUNTINGS, Results, seconds_per_decision, summed_up, written
from ludotheque.arena.schedule import LINE_UPS, Meeting, TournamentTable, lineup_name, meetings, seatings
from ludotheque.bots import bot_named, bot_names
from ludotheque.bots.series.matches import SEED
from ludotheque.bots.series.processes import spread
from ludotheque.bots.series.tally import Estimate
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.language.refusals import BadSetup
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire

from ..arguments import add_options, number_from, table_options
from ..figures import plain_table, progress_bar
from ..table import saves
from ..terminal import Terminal, refusal

GAMES = 200


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    some, cores = number_from(1), os.cpu_count() or 1
    bots = terminal.say("help-arena-bots", bots=", ".join(bot_names()))
    parser.add_argument("game", metavar="GAME", help=terminal.say("help-game"))
    parser.add_argument("--bots", required=True, metavar="A,B", help=bots)
    parser.add_argument(
        "--games", type=some, default=GAMES, metavar="K", help=terminal.say("help-arena-games", n=GAMES)
    )
    parser.add_argument("--players", type=int, metavar="N", help=terminal.say("help-arena-players"))
    parser.add_argument("--lineup", choices=LINE_UPS, default=LINE_UPS[0], help=terminal.say("help-arena-lineup"))
    parser.add_argument("--count", choices=COUNTINGS, default=COUNTINGS[0], help=terminal.say("help-arena-count"))
    parser.add_argument("--jobs", type=some, default=cores, metavar="J", help=terminal.say("help-arena-jobs"))
    parser.add_argument("--seed", default=SEED, metavar="S", help=terminal.say("help-simulate-seed", seed=SEED))
    add_options(parser, terminal)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=terminal.say("help-arena-out"))
    parser.add_argument("--ray", metavar="ADDRESS", help=terminal.say("help-arena-ray"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


class Tournament(Struct, frozen=True):
    """What was asked for: a table, the bots, their meetings, and the number of matches in a meeting."""

    table: TournamentTable
    bots: tuple[str, ...]
    meetings: list[Meeting]
    seatings: int


class WorkDone(Struct):
    """How it went: matches played before, matches played now, seconds, and whether it was interrupted."""

    kept: int
    played: int = 0
    seconds: float = 0.0
    interrupted: bool = False


def run(args: Namespace, terminal: Terminal) -> int:
    """Plays the missing matches, and shows all results. Ctrl-C keeps what was played."""
    tournament = _tournament(args)
    ledger = Ledger(args.out or usual_folder(tournament.table), tournament.table)
    done = _play(tournament, ledger, args, terminal)
    there = [meeting for meeting in tournament.meetings if meeting in ledger.entries]
    if there:
        entries = (ledger.entries[meeting] for meeting in there)
        results = summed_up(tournament.table, tournament.bots, entries, args.count)
        seconds = seconds_per_decision(results, (ledger.times[each] for each in there if each in ledger.times))
        _keep(ledger.folder, results, terminal)
        _show(results, seconds, done, ledger.folder, args, terminal)
    if done.interrupted:
        matches = {"done": len(there) * tournament.seatings, "all": len(tournament.meetings) * tournament.seatings}
        terminal.err.print(terminal.say("arena-interrupted", **matches))
    return 130 if done.interrupted else 0


def _tournament(args: Namespace) -> Tournament:
    """The tournament that was asked for, or a refusal before anything is played."""
    game, bots = shelf.game(args.game), tuple(args.bots.split(","))
    for bot in bots:
        bot_named(bot)
    if not len(bots) == len({*bots}) > 1:
        raise BadSetup(refusal("arena-few"))
    players = game.players[0] if args.players is None else args.players
    options = wire(game.agreed(players, table_options(args)))
    if players < 2:
        raise BadSetup(refusal("arena-alone"))
    if args.lineup == "mixed" and len(bots) < players:
        raise BadSetup(refusal("arena-mixed", players=players, bots=len(bots)))
    table = TournamentTable(
        game=game.key,
        rules=game.rules_version,
        players=players,
        options=options,
        lineup=args.lineup,
        seed=args.seed,
    )
    all_meetings = meetings(table, bots, args.games)
    return Tournament(table, bots, all_meetings, len(seatings(table, all_meetings[0])))


def _play(tournament: Tournament, ledger: Ledger, args: Namespace, terminal: Terminal) -> WorkDone:
    """Plays the missing meetings, and writes each down."""
    missing = [meeting for meeting in tournament.meetings if meeting not in ledger.entries]
    done = WorkDone(kept=(len(tournament.meetings) - len(missing)) * tournament.seatings)
    begun = perf_counter()
    try:
        with closing(_reports(tournament.table, missing, args)) as reports, progress_bar(terminal) as progress:
            total = len(tournament.meetings) * tournament.seatings
            task = progress.add_task(terminal.say("simulate-playing"), total=total, completed=done.kept)
            for entry, times in reports:
                ledger.add(entry, times)
                done.played += len(entry.matches)
                progress.advance(task, len(entry.matches))
    except KeyboardInterrupt:
        done.interrupted = True
    done.seconds = perf_counter() - begun
    return done


def _reports(table: TournamentTable, missing: list[Meeting], args: Namespace) -> Generator[Report, None, None]:
    work = partial(play_meeting, table)
    if args.ray is not None and missing:
        return spread_over_cluster(work, missing, args.ray, args.jobs)
    return spread(work, missing, args.jobs)


def _keep(folder: Path, results: Results, terminal: Terminal) -> None:
    saves.keep(folder / "results.json", written(results))
    saves.keep(folder / "results.svg", picture(results, terminal.language).encode())


def _show(
    results: Results, seconds: dict[str, float], done: WorkDone, folder: Path, args: Namespace, terminal: Terminal
) -> None:
    if args.json:
        terminal.json({**msgspec.json.decode(written(results)), "seconds_per_decision": seconds, "folder": str(folder)})
        return
    terminal.out.print(_drawn(results, seconds, done, terminal))
    kept = terminal.say("arena-written", folder=str(folder), picture=str(folder / "results.svg"))
    terminal.out.print(kept, soft_wrap=True, markup=False)


def _drawn(results: Results, seconds: dict[str, float], done: WorkDone, terminal: Terminal) -> RenderableType:
    parts: tuple[RenderableType, ...] = (
        _heading(results, done, terminal),
        _ranking(results, seconds, terminal),
        _pairs(results, terminal),
        Text(terminal.say("arena-note"), "dim"),
    )
    return Group(*(Padding(part, (0, 0, 1, 0)) for part in parts))


def _heading(results: Results, done: WorkDone, terminal: Terminal) -> Text:
    table, game = results.table, shelf.game(results.table.game)
    usual = wire(game.options())
    agreed = [f"{name}={value}" for name, value in table.options.items() if value != usual[name]]
    lineup = [terminal.tell(lineup_name(table.lineup))] if table.players > 2 else []
    what = [terminal.tell(game.title()), terminal.say("simulate-players", n=table.players), *lineup, *agreed]
    pace = [terminal.say("arena-pace", played=done.played, seconds=number(done.seconds, 1, terminal.language))]
    pace += [terminal.say("arena-kept", kept=done.kept)] if done.kept else []
    return Text.assemble((" · ".join(what), "bold"), "\n", " · ".join(pace))


def _ranking(results: Results, seconds: dict[str, float], terminal: Terminal) -> Grid:
    names = ("bot", "elo", "interval", "points", "forward", "cpu")
    table = plain_table(*(terminal.say(f"arena-{name}") for name in names))
    for result in results.bots:
        table.add_row(
            result.bot,
            _signed(result.elo.value, terminal),
            _interval(result.elo, terminal),
            number(result.points.value, 1, terminal.language),
            number(result.forward_calls, 1, terminal.language),
            number(1000 * seconds[result.bot], 2, terminal.language),
        )
    return table


def _pairs(results: Results, terminal: Terminal) -> Grid:
    table = plain_table(
        *(terminal.say(f"arena-{name}") for name in ("pair", "ahead", "interval", "further", "interval"))
    )
    for pair in results.pairs:
        ahead = pair.ahead
        share = percent(ahead.value, terminal.language) if ahead else "–"
        sides = [number(100 * (side or 0.0), 1, terminal.language) for side in (ahead.low, ahead.high)] if ahead else []
        elo = _signed(pair.elo.value, terminal)
        table.add_row(" – ".join(pair.bots), share, " – ".join(sides), elo, _interval(pair.elo, terminal))
    return table


def _interval(elo: Estimate, terminal: Terminal) -> str:
    return f"{_signed(elo.low or 0.0, terminal)} … {_signed(elo.high or 0.0, terminal)}"


def _signed(elo: float, terminal: Terminal) -> str:
    sign = "+" if round(elo) > 0 else "−" if round(elo) < 0 else ""
    return sign + number(abs(round(elo)), 0, terminal.language)
