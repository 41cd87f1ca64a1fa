"""The arena on a real local Ray cluster with two workers."""

import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

if os.environ.get("CI") != "true":
    pytest.importorskip("ray", reason="needs ludotheque[ray]")

WORDS = ("arena", "zerzura", "--bots", "random,careless", "--games", "10", "--jobs", "2")
SAME = ("arena.json", "ledger.jsonl", "results.json", "results.svg")


def played(folder: Path, *words: str) -> dict[str, bytes]:
    """The files of a tournament, played by a process of its own; nothing but results is said.

    Ray's processes are not counted: they are ended where they stand. The cluster has a token of its own, so that Ray
    leaves none in anybody's home.
    """
    uncounted = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "LC_ALL": "C.UTF-8"}
    command = (sys.executable, "-m", "ludotheque", *WORDS, "--out", str(folder), *words)
    done = subprocess.run(command, env={**uncounted, **own}, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    return {name: (folder / name).read_bytes() for name in SAME}


def test_a_cluster_writes_the_same_bytes_as_processes_do(tmp_path: Path) -> None:
    over_processes = played(tmp_path / "processes")
    assert played(tmp_path / "cluster", "--ray", "local") == over_processes
    assert (tmp_path / "cluster" / "times.jsonl").read_bytes().count(b"\n") == 5


def test_a_cluster_goes_on_where_processes_have_stopped(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    ledger = tmp_path / "stopped" / "ledger.jsonl"
    played(tmp_path / "stopped", "--games", "4")
    assert ledger.read_bytes().count(b"\n") == 2
    assert played(tmp_path / "stopped", "--ray", "local") == whole
