"""Backups: a consistent copy of everything the house keeps, made while it is running."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from ..people.tokens import SECRET_FILE
from ..storage.sqlite import read_only
from ..storage.store import FILE
from .check import Checked, check_house


class NothingToCopy(Exception):
    """There is no house in this folder."""


def copy_house(data: Path, to: Path) -> Checked:
    """Copies the house into a new folder and checks the copy. Damaged tables are copied as they are."""
    if not (data / FILE).exists():
        raise NothingToCopy(data)
    to.mkdir(parents=True, mode=0o700)
    with read_only(data / FILE) as house, closing(_new(to / FILE)) as copy:
        house.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    shutil.copyfile(data / SECRET_FILE, to / SECRET_FILE)
    (to / SECRET_FILE).chmod(0o600)
    return check_house(to, fold=False)


def _new(path: Path) -> sqlite3.Connection:
    path.touch(mode=0o600)
    return sqlite3.connect(path)
