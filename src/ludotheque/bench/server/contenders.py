"""Contenders: our server as anybody would start it, and boardgame.io, installed into a folder for the occasion."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Literal

from msgspec import Struct

from .processes import Server

BOARDGAME = "0.50.2"
PACKAGES = (f"boardgame.io@{BOARDGAME}", "node-persist@3.1.3")
"""The second is what its file store writes with, which is missing from its dependencies."""
SCRIPT = "boardgame.cjs"
PLENTY = str(10**9)

Store = Literal["disk", "files", "memory"]


class Contender(Struct, frozen=True):
    """A server to measure: its name, where it keeps matches, how to play there, and how to start it."""

    name: str
    version: str
    store: Store
    kind: Literal["ours", "boardgame.io"]
    start: Callable[[], Server]

    @property
    def ours(self) -> bool:
        """True for our own server."""
        return self.kind == "ours"


class NoPeer(Exception):
    """boardgame.io cannot be installed here."""

    def __init__(self, reason: Literal["node", "fetch"]) -> None:
        super().__init__(reason)
        self.reason = reason


def our_server(folder: Path) -> Contender:
    """Our server in a folder of its own, with its limits lifted: no person is as fast or opens as many tables as this
    load."""
    limits = {f"LUDOTHEQUE_{name}": PLENTY for name in ("BURST", "RATE", "CROWD", "TABLES_PER_GUEST")}
    environment = {**limits, "LUDOTHEQUE_LOG_LEVEL": "error", "PYTHONUNBUFFERED": "1"}
    command = (sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(folder))
    return Contender(
        "Ludothèque", version("ludotheque"), "disk", "ours", lambda: Server(*command, environment=environment)
    )


def their_servers(folder: Path) -> list[Contender]:
    """boardgame.io with its file store and with its memory store; NoPeer if it cannot be installed."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NoPeer("node")
    folder.mkdir()
    _install(npm, folder)
    script = str(shutil.copy(Path(__file__).with_name(SCRIPT), folder))
    return [
        _their_server("files", node, script, str(folder / "matches")),
        _their_server("memory", node, script),
    ]


def _their_server(store: Store, *command: str) -> Contender:
    environment = {"NODE_ENV": "production"}
    return Contender(
        "boardgame.io", BOARDGAME, store, "boardgame.io", lambda: Server(*command, environment=environment)
    )


def _install(npm: str, folder: Path) -> None:
    (folder / "package.json").write_text("{}")
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", f"--cache={folder / 'npm'}")
    command = (npm, "install", *quiet, *PACKAGES)
    if subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True).returncode:
        raise NoPeer("fetch")
