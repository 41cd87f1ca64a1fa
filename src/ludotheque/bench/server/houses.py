"""Houses: our server as anybody would start it, and boardgame.io's, fetched for the occasion into a folder."""

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
"""What its file store writes with is not among its own dependencies."""
SCRIPT = "boardgame.cjs"
PLENTY = str(10**9)

Store = Literal["disk", "files", "memory"]


class House(Struct, frozen=True):
    """A server to be measured: its name, where it keeps matches, how one plays there, and how it is started."""

    name: str
    version: str
    store: Store
    kind: Literal["ours", "boardgame.io"]
    start: Callable[[], Server]

    @property
    def ours(self) -> bool:
        """Whether it is our own."""
        return self.kind == "ours"


class NoPeer(Exception):
    """boardgame.io cannot be had here."""

    def __init__(self, reason: Literal["node", "fetch"]) -> None:
        super().__init__(reason)
        self.reason = reason


def our_house(folder: Path) -> House:
    """Ours, in a folder of its own. Its limits are lifted: nobody is as fast, or opens as many tables, as this load."""
    limits = {f"LUDOTHEQUE_{name}": PLENTY for name in ("BURST", "RATE", "CROWD", "TABLES_PER_GUEST")}
    environment = {**limits, "LUDOTHEQUE_LOG_LEVEL": "error", "PYTHONUNBUFFERED": "1"}
    command = (sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(folder))
    return House("Ludothèque", version("ludotheque"), "disk", "ours", lambda: Server(*command, environment=environment))


def their_houses(folder: Path) -> list[House]:
    """boardgame.io's, with its file store and with its memory store; a refusal where it cannot be had."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NoPeer("node")
    folder.mkdir()
    _install(npm, folder)
    script = str(shutil.copy(Path(__file__).with_name(SCRIPT), folder))
    return [
        _their_house("files", node, script, str(folder / "matches")),
        _their_house("memory", node, script),
    ]


def _their_house(store: Store, *command: str) -> House:
    environment = {"NODE_ENV": "production"}
    return House("boardgame.io", BOARDGAME, store, "boardgame.io", lambda: Server(*command, environment=environment))


def _install(npm: str, folder: Path) -> None:
    (folder / "package.json").write_text("{}")
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", f"--cache={folder / 'npm'}")
    command = (npm, "install", *quiet, *PACKAGES)
    if subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True).returncode:
        raise NoPeer("fetch")
