"""The arena on a real local Ray cluster with two workers."""

import os
import secrets
import subprocess
import sys
from pathlib import Path
from socket import socket

import pytest

from ludotheque.cli import main

if os.environ.get("CI") != "true":
    pytest.importorskip("ray", reason="needs ludotheque[ray]")

WORDS = ("arena", "zerzura", "--bots", "random,careless", "--jobs", "2")
SAME = ("arena.json", "ledger.jsonl", "results.json", "results.svg")


def files_in(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in SAME}


def test_a_cluster_goes_on_where_processes_have_stopped_and_writes_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray's processes are not counted: they are ended where they stand. The cluster gets a token of its own, so that
    Ray leaves none in anybody's home."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    whole, shared = tmp_path / "whole", tmp_path / "shared"
    assert main([*WORDS, "--games", "10", "--jobs", "1", "--out", str(whole)]) == 0
    assert main([*WORDS, "--games", "2", "--jobs", "1", "--out", str(shared)]) == 0
    assert (shared / "ledger.jsonl").read_bytes().count(b"\n") == 1
    uncounted = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    own = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = (sys.executable, "-m", "ludotheque", *WORDS, "--games", "10", "--ray", "local", "--out", str(shared))
    done = subprocess.run(command, env={**uncounted, **own}, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert "8 matches in" in done.stdout
    assert files_in(shared) == files_in(whole)
    assert (shared / "times.jsonl").read_bytes().count(b"\n") == 5


def test_a_cluster_that_does_not_answer_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        for language, said in (("en", "No Ray cluster answers at"), ("fr", "Aucune grappe Ray ne répond")):
            words = ("--games", "2", "--ray", address, "--out", str(tmp_path), "--lang", language)
            assert main([*WORDS, *words]) == 2
            assert said in capsys.readouterr().err
