"""The command line as a person has it, with a folder of its own: called here, or as a real process."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from ludotheque import cli

Ludotheque = Callable[..., CompletedProcess[str]]
Opened = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def surroundings(data: Path) -> dict[str, str]:
    return {**os.environ, "LUDOTHEQUE_DATA": str(data), "COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


def spoken(text: str = "") -> io.TextIOWrapper:
    """A stream such as a process has, with this in it."""
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", write_through=True)


def said(stream: io.TextIOWrapper) -> str:
    """All that was written there."""
    stream.seek(0)
    return stream.read()


@pytest.fixture
def ludotheque(surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Ludotheque:
    """Runs a command to its end in this process, with these lines typed."""

    def run(*words: str, typed: str = "", **more: str) -> CompletedProcess[str]:
        with monkeypatch.context() as here:
            for name, value in {**surroundings, **more}.items():
                here.setenv(name, value)
            for stream, text in (("stdin", typed), ("stdout", ""), ("stderr", "")):
                here.setattr(sys, stream, spoken(text))
            return CompletedProcess(words, _status(words), said(sys.stdout), said(sys.stderr))  # type: ignore[arg-type]

    return run


def _status(words: tuple[str, ...]) -> int:
    """The exit status of a command."""
    try:
        return cli.main([*words])
    except SystemExit as end:
        return int(end.code or 0)


@pytest.fixture
def program(surroundings: dict[str, str]) -> Ludotheque:
    """The same as a real process: where a game is read anew, or the way out of the process counts."""

    def run(*words: str, typed: str = "", **more: str) -> CompletedProcess[str]:
        command = [sys.executable, "-m", "ludotheque", *words]
        return subprocess.run(
            command, input=typed, env={**surroundings, **more}, capture_output=True, text=True, timeout=300
        )

    return run


def hear_interrupts() -> None:
    """What a shell starts in the background is deaf to them, and so would be the command."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def opened(surroundings: dict[str, str]) -> Opened:
    """Starts a command, to be typed at and interrupted.

    Its lines are not counted: Ctrl-C in the middle of the counting would leave the counter locked, for ever.
    """
    uncounted = {name: value for name, value in surroundings.items() if not name.startswith("COVERAGE_")}

    def start(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-u", "-m", "ludotheque", *words]
        return subprocess.Popen(
            command,
            env=uncounted,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=hear_interrupts,
        )

    return start


@pytest.fixture
def at_a_terminal(surroundings: dict[str, str]) -> Callable[..., str]:
    """Runs a command at a real (pseudo) terminal of 80 columns, with these lines typed; gives all that was shown."""

    def run(*words: str, typed: str = "", **more: str) -> str:
        ours, theirs = os.openpty()
        seen = bytearray()
        environment = {**surroundings, "TERM": "xterm-256color", "NO_COLOR": "", "PAGER": "cat", **more}
        with subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *words], env=environment, stdin=theirs, stdout=theirs, stderr=theirs
        ) as process:
            os.close(theirs)
            os.write(ours, typed.encode())
            with suppress(OSError):  # Linux says so when the other side has closed
                while part := os.read(ours, 4096):
                    seen += part
            os.close(ours)
            assert process.wait(timeout=60) == 0
        return seen.decode(errors="replace")

    return run
