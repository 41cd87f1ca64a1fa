"""Houses written by older versions, unchanged.

`version1.sql.gz` is the store of the first released version: for each of the four games, a match in play and a finished
one, with names and words, killed while tables were open. `version1.json` says what is in it.
"""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from ludotheque.server.people.tokens import SECRET_FILE
from ludotheque.server.storage.store import FILE

CHANGED = frozenset({"winter"})
"""Games whose rules have changed since: their matches are kept, and say so when somebody opens them."""
HERE = Path(__file__).parent


def unpack(folder: Path, version: int = 1) -> dict[str, Any]:
    """Puts that version's house into a new folder; returns what is known about it."""
    folder.mkdir(parents=True)
    about: dict[str, Any] = json.loads((HERE / f"version{version}.json").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(folder / FILE)) as disk:
        disk.executescript(gzip.decompress((HERE / f"version{version}.sql.gz").read_bytes()).decode())
    (folder / SECRET_FILE).write_bytes(bytes.fromhex(about["secret"]))
    return about
