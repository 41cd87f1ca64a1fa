"""How balanced Winter Colony is: who reaches what, by objective, players and role, and what becomes of traitors.

`python -m tests.games.winter.balance [TABLE ...] [--matches N] [--players N ...] [--level LEVEL]
[--partners LEVEL ...] [--seed S] [--jobs N]`

The tables: `together` (co-op, by main objective), `first` (a newcomer who follows the guide, with bots), `suspicion`
(with a betrayer among the cards, or for sure). Match i of a cell has the seed `S:i`, whatever the number of processes,
so that two versions of the bots or of a pack are compared on the same ones.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from ludotheque.bots import LEVELS
from ludotheque.bots.bot import Bot
from ludotheque.bots.series.matches import answering
from ludotheque.bots.series.processes import spread
from ludotheque.bots.series.tally import Totals
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.games.winter import GAME
from ludotheque.games.winter.cards.conditions import betrayers
from ludotheque.games.winter.chapters.colony_phase import Hunger
from ludotheque.games.winter.chapters.exile import Exile
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import MOST_PLAYERS
from ludotheque.games.winter.vocabulary.words import FEWEST_PLAYERS
from tests.bots.players.guided import Guided

COUNTS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
NEWCOMER = "newcomer"
AT_ONCE = 5
"""How many matches a process plays before it reports."""
Notes = Counter[str]


class Cell(Struct, frozen=True):
    """One kind of match: who plays, what is agreed, and how its notes are told."""

    bots: tuple[str, ...]
    options: Mapping[str, Any]
    told: Callable[[Notes], Iterator[str]]


def played(bots: Sequence[Bot], options: Mapping[str, Any], seed: str) -> Match[Any]:
    """A match between these bots, played to its end."""
    match = begin_match(GAME, len(bots), seed, options)
    for _ in answering(match, seed, bots):
        pass
    return match


def told(label: str, done: int, of: int, aim: str) -> str:
    """A line: a share with its interval of 95 %, and what it should be."""
    if not of:
        return f"{label:<46} none"
    share = Totals(of, done).wins()
    low, high = share.low or 0.0, share.high or 0.0
    return f"{label:<46} {share.value:5.0%}  ({low:.0%} to {high:.0%}) of {of:<5} {aim}"


def together(args: argparse.Namespace) -> Iterator[Cell]:
    """Co-op by main objective and number of players, on the side that people get."""
    for players in args.players:
        for number, main in enumerate(PACK.mains, start=1):
            label = f"together, {players} players, {main.id}"
            yield Cell((args.level,) * players, {"variant": "coop", "objective": number}, _reached(label, 35, 65))


def first(args: argparse.Namespace) -> Iterator[Cell]:
    """A first match: a newcomer who follows the guide, and bots."""
    offer = GAME.offer.first
    for level in args.partners:
        label = f"first match, a newcomer with {level} bots"
        yield Cell((NEWCOMER, *(level,) * (offer.players - 1)), offer.options, _reached(label, 40, 60))


def _reached(label: str, low: int, high: int) -> Callable[[Notes], Iterator[str]]:
    def lines(notes: Notes) -> Iterator[str]:
        ends = ", ".join(f"{key[6:]} {n}" for key, n in notes.most_common() if key.startswith("ended "))
        hungry = f"hungry {notes['hungry'] / max(1, notes['matches']):.0%}"
        yield told(label, notes["ended objective"], notes["matches"], f"aim {low} to {high} %; {hungry}; ended: {ends}")

    return lines


def suspicion(args: argparse.Namespace) -> Iterator[Cell]:
    """Tables where somebody may betray: who wins, and who is exiled."""
    for variant in ("normal", "betrayer"):
        for players in args.players:
            if players != FEWEST_PLAYERS:
                where = f"{variant}, {players} players, {args.level}:"
                yield Cell((args.level,) * players, {"variant": variant}, _suspicion_told(where))


def noted(work: tuple[tuple[str, ...], Mapping[str, Any], str]) -> Notes:
    """What became of everybody in a match."""
    names, options, seed = work
    match = played([Guided() if name == NEWCOMER else LEVELS[name] for name in names], options, seed)
    w = match.position.world
    starved = any(isinstance(event.what, Hunger) for event in match.everything())
    notes = Notes({"matches": 1, "hungry": starved, f"ended {w.ending}": 1})
    traitors = betrayers(w)
    won = match.game.result(w).winners
    kind = "beside" if traitors else "alone"
    notes[f"{kind} matches"] += 1
    notes[f"{kind} reached"] += w.main_done
    for seat in map(Player, range(w.players)):
        role = "traitors" if seat in traitors else f"loyal {kind}"
        notes[role] += 1
        notes[f"{role} won"] += seat in won
    for event in match.everything():
        if isinstance(event.what, Exile):
            notes["traitors exiled" if event.what.player in traitors else "loyal exiled"] += 1
    return notes


def _suspicion_told(where: str) -> Callable[[Notes], Iterator[str]]:
    def lines(notes: Notes) -> Iterator[str]:
        loyal = notes["loyal beside"] + notes["loyal alone"]
        yield told(f"{where} reached beside one", notes["beside reached"], notes["beside matches"], "")
        yield told(f"{where} betrayers win", notes["traitors won"], notes["traitors"], "aim 20 to 40 %")
        yield told(
            f"{where} loyal beside one win", notes["loyal beside won"], notes["loyal beside"], "aim at least 25 %"
        )
        yield told(f"{where} loyal without one win", notes["loyal alone won"], notes["loyal alone"], "")
        yield told(f"{where} betrayers exiled", notes["traitors exiled"], notes["traitors"], "aim 20 to 40 %")
        yield told(f"{where} somebody goes hungry", notes["hungry"], notes["matches"], "aim at least 25 %")
        yield told(f"{where} loyal exiled", min(notes["loyal exiled"], loyal), loyal, "clearly less")

    return lines


TABLES = {"together": together, "first": first, "suspicion": suspicion}


def measured(cells: Sequence[Cell], seed: str, matches: int, jobs: int) -> Iterator[str]:
    """The lines of these cells, each as soon as it is known."""
    works = [(cell.bots, cell.options, f"{seed}:{i}") for cell in cells for i in range(matches)]
    results = spread(noted, works, jobs, AT_ONCE)
    for cell in cells:
        yield from cell.told(sum(islice(results, matches), Notes()))


def main() -> None:
    """Measures the tables that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.winter.balance", description=__doc__)
    parser.add_argument("tables", nargs="*", choices=[[], *TABLES], default=[])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=[*COUNTS], choices=COUNTS)
    parser.add_argument("--level", default="medium", choices=[*LEVELS])
    parser.add_argument("--partners", nargs="+", default=[*LEVELS], choices=[*LEVELS])
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    cells = [cell for table in args.tables or TABLES for cell in TABLES[table](args)]
    for line in measured(cells, args.seed, args.matches, args.jobs):
        print(line, flush=True)


if __name__ == "__main__":
    main()
