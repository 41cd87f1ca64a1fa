"""The power is cut at random moments while people play: `python -m tests.server.soak --kills 2000`.

After every kill the file on disk is read. It is intact, what it held before is still there, and so is everything that
anybody was told, word for word. Then the house opens again, and everybody plays on.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from threading import Event
from typing import Any

from websockets.exceptions import WebSocketException

from tests.playing import Dice

from .houses import PATIENCE, Guest, ReadyHouse, RunningHouse, Tab, close_tabs, play_on, table_of
from .ledger import check_told, last_of, tables_in

LOST = (OSError, HTTPException, WebSocketException, EOFError)
"""Errors that a browser meets after a power cut."""
TABLES = ((2, 0), (3, 0), (2, 1))
"""People and bots at each table."""


class Company:
    """People at one table, who play, talk, take answers back and return, whatever happens to the house."""

    def __init__(self, house: RunningHouse, people: int, bots: int, seed: str) -> None:
        self.house, self.bots, self.dice = house, bots, Dice(seed)
        self.people: list[Guest] = house.guests(people)
        self.tabs: list[Tab] = table_of(self.people, bots)
        self.table = self.tabs[0].table
        self.over: list[str] = []
        self.came = Event()

    def play(self) -> None:
        """Plays until the connection is lost, match after match."""
        with suppress(*LOST):
            if not self.tabs:
                self._come_again()
            self.came.set()
            while True:
                self._do_something()
                if self._here()[0].is_over:
                    self.over.append(self.table)
                    self.tabs += table_of(self.people, self.bots)
                    self.table = self.tabs[-1].table

    def _come_again(self) -> None:
        for guest in self.people:
            self.tabs.append(guest.sits_at(self.table))

    def _here(self) -> list[Tab]:
        return self.tabs[-len(self.people) :]

    def _do_something(self) -> None:
        tab = self.dice.pick(self._here())
        tab.catch_up()
        match self.dice.below(12):
            case 0:
                tab.ask("Say", text=f"number {self.dice.below(1000)}")
            case 1 if tab.play and tab.play.get("undo"):
                tab.ask("Undo", question=tab.play["question"])
            case _ if tab.is_asked:
                tab.answer_at_random(self.dice)

    def finish(self) -> str:
        """Comes back and plays to the end; returns the table."""
        self._come_again()
        play_on(self._here(), self.dice)
        return self.table


@contextmanager
def playing(companies: list[Company]) -> Iterator[None]:
    """Everybody plays inside the block; at its end the connection must be lost."""
    with ThreadPoolExecutor(len(companies)) as pool:
        futures: list[Future[None]] = [pool.submit(company.play) for company in companies]
        yield
        for future in futures:
            future.result(PATIENCE)


class Soak:
    """A house under load that is killed again and again."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.house: RunningHouse = ReadyHouse(folder, thinkers=1)
        self.random = random.Random(seed)
        self.companies = [
            Company(self.house, people, bots, f"{seed} {number}") for number, (people, bots) in enumerate(TABLES)
        ]
        self.known: dict[str, list[Any]] = {}
        self.told = self.kills = 0

    def pull_the_plug(self) -> None:
        """Lets everybody play for a moment, kills the house, and checks what is on disk."""
        with playing(self.companies):
            self._wait()
            self.house.kill()
        self.kills += 1
        self._check()
        self.house.open()

    def _wait(self) -> None:
        """Waits for a moment in the middle of play; now and then not at all, or long enough for bots."""
        if self.kills % 5 == 4:
            time.sleep(self.random.uniform(0.0, 0.5))
            return
        for company in self.companies:
            assert company.came.wait(PATIENCE)
        time.sleep(self.random.uniform(0.8, 1.6) if self.kills % 7 == 3 else self.random.uniform(0.0, 0.3))

    def _check(self) -> None:
        disk = tables_in(self.house.folder)
        for id, rows in self.known.items():
            assert disk[id][: len(rows)] == rows, "what stood on disk has changed"
        for id, rows in disk.items():
            if len(rows) > len(self.known.get(id, ())):
                assert last_of(id, rows).number == len(rows)
        self.known = disk
        self.told += check_told(self.house.folder, [tab for company in self.companies for tab in company.tabs])
        for company in self.companies:
            company.tabs = []
            company.came.clear()
        close_tabs()

    def finish(self) -> list[str]:
        """Plays every table to its end; returns them all."""
        ended = [company.finish() for company in self.companies]
        for company in self.companies:
            ended += company.over
        check_told(self.house.folder, [tab for company in self.companies for tab in company.tabs])
        return ended


def main() -> None:
    """Kills the house as often as asked. The first loss ends it with an error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default=str(time.time_ns()))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder) / "data", asked.seed)
        try:
            for kill in range(1, asked.kills + 1):
                soak.pull_the_plug()
                if kill % 50 == 0 or kill == asked.kills:
                    entries = sum(map(len, soak.known.values()))
                    print(f"{kill} kills, {len(soak.known)} tables, {entries} entries, {soak.told} news, nothing lost")
            soak.finish()
        finally:
            close_tabs()
            soak.house.clear_away()


if __name__ == "__main__":
    main()
