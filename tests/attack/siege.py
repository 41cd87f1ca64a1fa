"""A siege: a house with people in play, attackers outside, round after round, and what is left afterwards."""

import json
import signal
import subprocess
from collections import Counter
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import sleep
from typing import Any, Self, cast

from msgspec import Struct, field

from ludotheque.server import entries
from ludotheque.server.settings import Settings
from tests.server.houses import RunningHouse, Tab
from tests.server.ledger import check_told, tables_in

from .attackers import Round, attack_on_order
from .felt import Felt
from .honest.company import Order, Remembered, keep_company
from .honest.players import mark
from .proxies import NAME, Proxy, Running
from .watching import Used, watched
from .wire import Gate

DEFAULTS = Settings()
BUDGETS: dict[str, Any] = {
    "burst": DEFAULTS.burst,
    "rate": DEFAULTS.rate,
    "crowd": DEFAULTS.crowd,
    "pace": DEFAULTS.tick,
}
"""The tests' own house has generous limits; this one has the defaults."""
IDLE = 4
"""Seconds after which an unused table is put away, so that attackers can wake it."""
LAST_STAND = 2.0
"""Seconds of attacks, in the middle of which the house is told to end."""
SECONDS_TO_STOP = 60.0
"""Seconds in which attackers must let go after a round."""


class Told(Struct):
    """The result of one round."""

    name: str
    seconds: float
    attacks: tuple[str, ...]
    felt: Felt
    used: Used
    did: dict[str, Counter[str]]
    errors: Counter[str]
    """Errors in the house's log, by what they say."""


class Aftermath(Struct):
    """The end of a house: how it ended, and how much of what it had acknowledged is on disk."""

    status: int | None = None
    acknowledged: int = 0
    lost: list[str] = []
    errors: Counter[str] = field(default_factory=Counter)


class Child:
    """A process of ours at the other end of a pipe."""

    def __init__(self, target: Any, *arguments: Any) -> None:
        context = get_context("spawn")
        self.pipe: Pipe
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=target, args=(theirs, *arguments), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, order: Any, patience: float = SECONDS_TO_STOP) -> Any:
        """Sends an order; returns its result, or raises an error if none comes."""
        self.send(order)
        return self.result(patience)

    def send(self, order: Any) -> None:
        """Sends an order."""
        self.pipe.send(order)

    def result(self, patience: float) -> Any:
        """The result of the last order."""
        if not self.pipe.poll(patience):
            raise TimeoutError(f"{self.process.name} does not answer")
        return self.pipe.recv()

    def close(self) -> None:
        """Ends it, whatever it is doing."""
        self.process.kill()
        self.process.join()


class Siege:
    """One house, from its opening to its end."""

    def __init__(self, folder: Path, tables: int, seed: str, proxy: Proxy | None = None) -> None:
        self.seed, self._read = seed, 0
        self._last: tuple[str, ...] = ()
        self._proxy: Running | None = None
        with ExitStack() as stack:
            origin: dict[str, Any] = {"origin": f"https://{NAME}"} if proxy else {}
            self.house = RunningHouse(folder / "data", thinkers=1, idle=IDLE, **BUDGETS, **origin)
            stack.callback(self.house.clear_away)
            gate = self._gate(folder, proxy, stack)
            self._company = Child(keep_company, gate, tables, seed)
            stack.callback(self._company.close)
            self._attackers = Child(attack_on_order, gate)
            stack.callback(self._attackers.close)
            self.tables: list[str] = self._order("open")
            self._closing = stack.pop_all()

    def _gate(self, folder: Path, proxy: Proxy | None, stack: ExitStack) -> Gate:
        if proxy is None:
            return Gate(self.house.host, self.house.port, f"{self.house.host}:{self.house.port}")
        self._proxy = Running(proxy, folder / proxy, self.house.port)
        stack.callback(self._proxy.close)
        return self._proxy.gate

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def _order(self, order: Order) -> Any:
        return self._company.ask(order, patience=300)

    def round(self, name: str, attacks: tuple[str, ...], seconds: float) -> Told:
        """Runs these attacks at the same time for this long, while people play."""
        self._order("felt")
        self._last = attacks
        did: dict[str, Counter[str]] = {}
        with watched(self.house.pid) as used:
            if attacks:
                self._attackers.send(Round(attacks, self.tables, seconds, f"{self.seed} {name}"))
                did = self._attackers.result(seconds + SECONDS_TO_STOP)
            else:
                sleep(seconds)
        felt: Felt = self._order("felt")
        return Told(name, seconds, attacks, felt, used, did, self._fresh_errors())

    def _fresh_errors(self) -> Counter[str]:
        errors = self.house.errors()
        fresh, self._read = errors[self._read :], len(errors)
        return Counter(map(_event, fresh))

    def end(self) -> Aftermath:
        """Ends the house in the middle of play and of the last attacks, then reads its disk."""
        self._attackers.send(Round(self._last, self.tables, LAST_STAND, self.seed))
        sleep(LAST_STAND / 2)
        status = self._status_at_end()
        self._attackers.result(LAST_STAND + SECONDS_TO_STOP)
        remembered: Remembered = self._order("end")
        answers = sum(map(len, remembered.acknowledged.values()))
        errors = self._fresh_errors() + (self._proxy.alerts() if self._proxy else Counter())
        return Aftermath(status, answers, lost_of(self.house.folder, remembered), errors)

    def _status_at_end(self) -> int | None:
        """The house's exit status when told to end; None if it had to be killed."""
        try:
            return self.house.close(signal.SIGTERM)
        except subprocess.TimeoutExpired:
            self.house.kill()
            return None


def lost_of(folder: Path, remembered: Remembered) -> list[str]:
    """What the house acknowledged or told, but does not have on disk, or has there in another form."""
    lost = []
    disk = tables_in(folder)
    for table, marks in remembered.acknowledged.items():
        read = (entries.read(row.entry) for row in disk.get(table, []))
        written = (mark(entry.seat, entry.option) for entry in read if isinstance(entry, entries.Answered))
        if missing := [each for each in marks if each not in written]:  # as a subsequence: `in` advances
            lost.append(f"table {table[:6]}: {len(missing)} of {len(marks)} answers")
    try:
        check_told(folder, cast(list[Tab], remembered.recorded))
    except AssertionError as error:
        lost.append(f"told otherwise: {error!r}"[:500])
    return lost


def _event(line: str) -> str:
    """What a line of the log is about: its event and the error, or the first words of a line that is not ours."""
    try:
        told = json.loads(line)
        raised = str(told.get("exception") or told.get("error") or "").strip().splitlines()
        return f"{told['event'].splitlines()[0]} {raised[-1] if raised else ''}".strip()[:160]
    except (ValueError, KeyError, TypeError, AttributeError):
        return line.strip()[:160]
