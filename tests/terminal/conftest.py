"""The command line as a person has it: a real process, with a folder of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Ludotheque = Callable[..., subprocess.CompletedProcess[str]]
Opened = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def surroundings(data: Path) -> dict[str, str]:
    return {**os.environ, "LUDOTHEQUE_DATA": str(data), "COLUMNS": "80", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


@pytest.fixture
def ludotheque(surroundings: dict[str, str]) -> Ludotheque:
    """Runs a command to its end, with these lines typed."""

    def run(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ludotheque", *words]
        return subprocess.run(
            command, input=typed, env={**surroundings, **more}, capture_output=True, text=True, timeout=300
        )

    return run


@pytest.fixture
def opened(surroundings: dict[str, str]) -> Opened:
    """Starts a command, to be typed at and interrupted."""

    def start(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-u", "-m", "ludotheque", *words]
        return subprocess.Popen(
            command,
            env=surroundings,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    return start
