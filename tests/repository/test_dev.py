"""The command that opens the house, as somebody's service or shell runs and ends it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from socket import socket
from typing import Any

import pytest

import dev
from tools import build_client

PLACE = re.compile(r"http://127\.0\.0\.1:(\d+)")
SECONDS = 60


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot go on as another program.")
@pytest.mark.skipif(not (dev.is_ready("dev") and build_client.is_current()), reason="dev.py has not set up this clone.")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_play_told_to_end_takes_the_house_with_it(how: signal.Signals, tmp_path: Path) -> None:
    command = (sys.executable, "-u", "dev.py", "play", "--port", "0", "--data", str(tmp_path / "house"))
    started: dict[str, Any] = {"cwd": dev.ROOT, "stdout": subprocess.PIPE, "text": True, "preexec_fn": hear_interrupts}
    with subprocess.Popen(command, **started) as house:
        try:
            port = port_told_by(house)
            assert is_open(port)
            house.send_signal(how)
            house.wait(SECONDS)
        finally:
            house.kill()
    assert not is_open(port)


def hear_interrupts() -> None:
    """What a shell starts in the background is deaf to them, and so would be the house."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def port_told_by(house: "subprocess.Popen[str]") -> int:
    """Where the house says that it is."""
    assert house.stdout is not None
    found = next(filter(None, map(PLACE.search, house.stdout)))
    return int(found[1])


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0
