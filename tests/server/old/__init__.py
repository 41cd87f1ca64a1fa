"""Houses that older versions have kept, as they wrote them.

`version1.sql.gz` is the store of the first landed version: of each of the four games a match in play and one that is
over, with names and words, killed while tables were open; `version1.json` says what is in it.
"""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from ludotheque.server.people.tokens import SECRET_FILE
from ludotheque.server.storage.store import FILE

HERE = Path(__file__).parent


def unpack(folder: Path, version: int = 1) -> dict[str, Any]:
    """Puts the house of that version into a new folder, and gives what is known about it."""
    folder.mkdir(parents=True)
    about: dict[str, Any] = json.loads((HERE / f"version{version}.json").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(folder / FILE)) as disk:
        disk.executescript(gzip.decompress((HERE / f"version{version}.sql.gz").read_bytes()).decode())
    (folder / SECRET_FILE).write_bytes(bytes.fromhex(about["secret"]))
    return about
