"""Processes: servers measured from outside, and the load on them. None outlives the benchmark."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Self, TypeVar

import msgspec
import psutil

from .load import Open, Play, Played

T = TypeVar("T")

SECONDS_TO_END = 5


class Ended(Exception):
    """A process ended too early; standard error says why."""


class Child:
    """A process that ends with its `with` block, whatever happens in it."""

    def __init__(self, *command: str, environment: Mapping[str, str] = {}) -> None:
        self.command, self.environment = command, environment

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            self.command,
            env={**os.environ, **self.environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            process_group=0 if os.name == "posix" else None,  # Ctrl-C is for its parent only
        )
        try:
            self.wait_until_ready()
        except BaseException:
            self.__exit__()
            raise
        return self

    def wait_until_ready(self) -> None:
        """Returns once it can be used."""

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        try:
            with suppress(subprocess.TimeoutExpired):
                self.process.communicate(timeout=SECONDS_TO_END)
        finally:
            self.process.kill()
            self.process.communicate()

    def read(self) -> str:
        """The next line of its output."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Ended(self.command)
        return line

    def write(self, line: str) -> None:
        """Writes one line to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()


class Server(Child):
    """A server that prints its address when it is ready."""

    address = ""

    def wait_until_ready(self) -> None:
        while not self.address:
            if found := re.search(r"http://[\w.:]+", self.read()):
                self.address = found[0]

    def cpu_seconds(self) -> float:
        """Processor seconds so far, including all threads and children."""
        return sum(sum(process.cpu_times()[:2]) for process in self._processes())

    def memory(self) -> int:
        """Bytes of memory now, including children."""
        return sum(process.memory_info().rss for process in self._processes())

    def _processes(self) -> list[psutil.Process]:
        server = psutil.Process(self.process.pid)
        return [server, *server.children(recursive=True)]


class Loading(Child):
    """The load on a server."""

    def __init__(self, kind: str, address: str) -> None:
        super().__init__(sys.executable, "-m", "ludotheque.bench.server.load", kind, address)

    def open(self, tables: int) -> None:
        """Opens this many more tables; returns once their matches have begun."""
        self._tell(Open(tables), Any)

    def play(self, seconds: float, pause: float = 0) -> Played:
        """Plays at every table for this long."""
        return self._tell(Play(seconds, pause), Played)

    def _tell(self, order: Open | Play, answer: type[T]) -> T:
        self.write(msgspec.json.encode(order).decode())
        return msgspec.json.decode(self.read(), type=answer)
