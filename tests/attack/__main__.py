"""Attacks a house in play and prints what the players felt."""

import argparse
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from .attackers import ATTACKS
from .report import as_json, cells, done_by, end_of, table_of, wrong_in
from .siege import Aftermath, Siege, Told

PHASES = ("quiet", "alone", "mixed", "together")
LONGEST_ROUND = 300.0
"""Seconds; a longer round is reported in several lines."""
SHARE_OF_TOGETHER = 4
"""How many times as long as the others the round with all attacks at once is."""


class Plan(NamedTuple):
    """A round to come. Rounds in the same house follow each other."""

    house: str
    name: str
    attacks: tuple[str, ...]
    share: float


def plan(phases: list[str], names: tuple[str, ...], random: Random) -> Iterator[Plan]:
    """The rounds. A single attack gets a house of its own; mixtures and everything at once share one."""
    if "quiet" in phases:
        yield Plan("quiet", "no attack", (), 1)
    if "alone" in phases:
        yield from (Plan(name, name, (name,), 1) for name in names)
    if "mixed" in phases:
        for number in range(1, 1 + max(1, len(names) // 5)):
            mixture = tuple(sorted(random.sample(names, min(len(names), random.randint(3, 6)))))
            yield Plan("mixed", f"mixture {number}: {', '.join(mixture)}", mixture, 1)
    if "together" in phases:
        yield Plan("mixed", "all at once", names, SHARE_OF_TOGETHER)


def cut(seconds: float) -> list[float]:
    """A long time, split into equal parts."""
    pieces = max(1, round(seconds / LONGEST_ROUND))
    return [seconds / pieces] * pieces


def fight(asked: argparse.Namespace, folder: Path) -> tuple[list[Told], list[Aftermath]]:
    """Fights all rounds, printing each when it is over."""
    rounds: list[Told] = []
    ends: list[Aftermath] = []
    plans = [*plan(asked.phases, tuple(asked.only or ATTACKS), Random(asked.seed))]
    second = asked.seconds / sum(each.share for each in plans)
    for number, house in enumerate(dict.fromkeys(each.house for each in plans)):
        with Siege(folder / str(number), asked.tables, f"{asked.seed} {house}", asked.proxy) as siege:
            for each in (each for each in plans if each.house == house):
                for seconds in cut(second * each.share):
                    rounds.append(siege.round(each.name, each.attacks, seconds))
                    print(*cells(rounds[-1]), sep=" | ", flush=True)
            ends.append(siege.end())
            print(end_of(ends[-1]), flush=True)
    return rounds, ends


def main() -> None:
    """Attacks as the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="how long, all rounds together")
    parser.add_argument("--only", nargs="+", choices=[*ATTACKS], metavar="NAME", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--phases", nargs="+", choices=PHASES, default=[*PHASES], help="which rounds to fight")
    parser.add_argument("--tables", type=int, default=200, help="tables in play")
    parser.add_argument("--proxy", choices=("nginx", "caddy"), help="what stands before the house, with TLS")
    parser.add_argument("--seed", default=str(time.time_ns()))
    parser.add_argument("--json", type=Path, help="a file for every single measurement")
    asked = parser.parse_args()
    print(f"seed {asked.seed}, {asked.tables} tables, {asked.proxy or 'no proxy'}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        rounds, ends = fight(asked, Path(folder))
    print("", table_of(rounds), "", done_by(rounds), "", wrong_in(rounds), *map(end_of, ends), sep="\n")
    if asked.json:
        asked.json.write_bytes(as_json(rounds, ends))


if __name__ == "__main__":
    main()
