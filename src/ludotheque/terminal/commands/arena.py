"""`ludotheque arena GAME`: a tournament of bots, written down as it goes."""

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
from ludotheque.arena.schedule import LINE_UPS, Meeting, Table, lineup_name, meetings, seatings
from ludotheque.bots import BOTS, bot_named
from ludotheque.bots.series.matches import SEED
from ludotheque.bots.series.processes import spread
from ludotheque.bots.series.tally import Estimate
from ludotheque.core.numbers import number, percent
from ludotheque.core.refusals import BadSetup
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire

from ..arguments import add_options, number_from, table_options
from ..figures import plain_table, progress_bar
from ..house import House, refusal
from ..table import saves

GAMES = 200


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes."""
    some, cores = number_from(1), os.cpu_count() or 1
    bots = house.say("help-arena-bots", bots=", ".join(BOTS))
    parser.add_argument("game", metavar="GAME", help=house.say("help-game"))
    parser.add_argument("--bots", required=True, metavar="A,B", help=bots)
    parser.add_argument("--games", type=some, default=GAMES, metavar="K", help=house.say("help-arena-games", n=GAMES))
    parser.add_argument("--players", type=int, metavar="N", help=house.say("help-arena-players"))
    parser.add_argument("--lineup", choices=LINE_UPS, default=LINE_UPS[0], help=house.say("help-arena-lineup"))
    parser.add_argument("--count", choices=COUNTINGS, default=COUNTINGS[0], help=house.say("help-arena-count"))
    parser.add_argument("--jobs", type=some, default=cores, metavar="J", help=house.say("help-arena-jobs"))
    parser.add_argument("--seed", default=SEED, metavar="S", help=house.say("help-simulate-seed", seed=SEED))
    add_options(parser, house)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=house.say("help-arena-out"))
    parser.add_argument("--ray", metavar="ADDRESS", help=house.say("help-arena-ray"))
    parser.add_argument("--json", action="store_true", help=house.say("help-json"))


class Tournament(Struct, frozen=True):
    """What was asked for: a table, the bots, their meetings, and how many matches a meeting has."""

    table: Table
    bots: tuple[str, ...]
    meetings: list[Meeting]
    seatings: int


class Course(Struct):
    """How it went: matches that were there before, matches played now, seconds, and whether it was broken off."""

    kept: int
    played: int = 0
    seconds: float = 0.0
    interrupted: bool = False


def run(args: Namespace, house: House) -> int:
    """Plays what is missing, and shows what all of it says; Ctrl-C leaves what was played."""
    tournament = _tournament(args)
    ledger = Ledger(args.out or usual_folder(tournament.table), tournament.table)
    course = _play(tournament, ledger, args, house)
    there = [meeting for meeting in tournament.meetings if meeting in ledger.entries]
    if there:
        entries = (ledger.entries[meeting] for meeting in there)
        results = summed_up(tournament.table, tournament.bots, entries, args.count)
        seconds = seconds_per_decision(results, (ledger.times[each] for each in there if each in ledger.times))
        _keep(ledger.folder, results, house)
        _show(results, seconds, course, ledger.folder, args, house)
    if course.interrupted:
        matches = {"done": len(there) * tournament.seatings, "all": len(tournament.meetings) * tournament.seatings}
        house.err.print(house.say("arena-interrupted", **matches))
    return 130 if course.interrupted else 0


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
    table = Table(
        game=game.key,
        rules=game.rules_version,
        players=players,
        options=options,
        lineup=args.lineup,
        seed=args.seed,
    )
    all_meetings = meetings(table, bots, args.games)
    return Tournament(table, bots, all_meetings, len(seatings(table, all_meetings[0])))


def _play(tournament: Tournament, ledger: Ledger, args: Namespace, house: House) -> Course:
    """Plays the meetings that are missing, and writes each down."""
    missing = [meeting for meeting in tournament.meetings if meeting not in ledger.entries]
    course = Course(kept=(len(tournament.meetings) - len(missing)) * tournament.seatings)
    begun = perf_counter()
    try:
        with closing(_reports(tournament.table, missing, args)) as reports, progress_bar(house) as progress:
            total = len(tournament.meetings) * tournament.seatings
            task = progress.add_task(house.say("simulate-playing"), total=total, completed=course.kept)
            for entry, times in reports:
                ledger.add(entry, times)
                course.played += len(entry.matches)
                progress.advance(task, len(entry.matches))
    except KeyboardInterrupt:
        course.interrupted = True
    course.seconds = perf_counter() - begun
    return course


def _reports(table: Table, missing: list[Meeting], args: Namespace) -> Generator[Report, None, None]:
    work = partial(play_meeting, table)
    if args.ray is not None and missing:
        return spread_over_cluster(work, missing, args.ray, args.jobs)
    return spread(work, missing, args.jobs)


def _keep(folder: Path, results: Results, house: House) -> None:
    saves.keep(folder / "results.json", written(results))
    saves.keep(folder / "results.svg", picture(results, house.language).encode())


def _show(
    results: Results, seconds: dict[str, float], course: Course, folder: Path, args: Namespace, house: House
) -> None:
    if args.json:
        house.json({**msgspec.json.decode(written(results)), "seconds_per_decision": seconds, "folder": str(folder)})
        return
    house.out.print(_drawn(results, seconds, course, house))
    kept = house.say("arena-written", folder=str(folder), picture=str(folder / "results.svg"))
    house.out.print(kept, soft_wrap=True, markup=False)


def _drawn(results: Results, seconds: dict[str, float], course: Course, house: House) -> RenderableType:
    parts: tuple[RenderableType, ...] = (
        _heading(results, course, house),
        _ranking(results, seconds, house),
        _pairs(results, house),
        Text(house.say("arena-note"), "dim"),
    )
    return Group(*(Padding(part, (0, 0, 1, 0)) for part in parts))


def _heading(results: Results, course: Course, house: House) -> Text:
    table, game = results.table, shelf.game(results.table.game)
    usual = wire(game.options())
    agreed = [f"{name}={value}" for name, value in table.options.items() if value != usual[name]]
    lineup = [house.tell(lineup_name(table.lineup))] if table.players > 2 else []
    what = [house.tell(game.title()), house.say("simulate-players", n=table.players), *lineup, *agreed]
    pace = [house.say("arena-pace", played=course.played, seconds=number(course.seconds, 1, house.language))]
    pace += [house.say("arena-kept", kept=course.kept)] if course.kept else []
    return Text.assemble((" · ".join(what), "bold"), "\n", " · ".join(pace))


def _ranking(results: Results, seconds: dict[str, float], house: House) -> Grid:
    names = ("bot", "elo", "interval", "points", "forward", "cpu")
    table = plain_table(*(house.say(f"arena-{name}") for name in names))
    for result in results.bots:
        table.add_row(
            result.bot,
            _signed(result.elo.value, house),
            _interval(result.elo, house),
            number(result.points.value, 1, house.language),
            number(result.forward_calls, 1, house.language),
            number(1000 * seconds[result.bot], 2, house.language),
        )
    return table


def _pairs(results: Results, house: House) -> Grid:
    table = plain_table(*(house.say(f"arena-{name}") for name in ("pair", "ahead", "interval", "further", "interval")))
    for pair in results.pairs:
        ahead = pair.ahead
        share = percent(ahead.value, house.language) if ahead else "–"
        sides = [number(100 * (side or 0.0), 1, house.language) for side in (ahead.low, ahead.high)] if ahead else []
        elo = _signed(pair.elo.value, house)
        table.add_row(" – ".join(pair.bots), share, " – ".join(sides), elo, _interval(pair.elo, house))
    return table


def _interval(elo: Estimate, house: House) -> str:
    return f"{_signed(elo.low or 0.0, house)} … {_signed(elo.high or 0.0, house)}"


def _signed(elo: float, house: House) -> str:
    sign = "+" if round(elo) > 0 else "−" if round(elo) < 0 else ""
    return sign + number(abs(round(elo)), 0, house.language)
