"""The disk: refusals for one that is full, read-only, or holds something unexpected."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from ..sentences import refusal

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}
STORE_CLOSED = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}
STORE_GARBLED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class DiskTrouble(Refused):
    """The house cannot open, because of its disk or its folder."""


@contextmanager
def disk_must_work(folder: Path) -> Iterator[None]:
    """Turns a disk error while the house opens into a refusal."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise DiskTrouble(_why(error, str(folder))) from error


def _why(error: OSError | sqlite3.Error, folder: str) -> Why:
    number = error.errno if isinstance(error, OSError) else None
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number in FULL or code == sqlite3.SQLITE_FULL:
        return refusal("disk-full", folder=folder)
    if number in CLOSED or code in STORE_CLOSED:
        return refusal("disk-closed", folder=folder, reason=str(error))
    if code in STORE_GARBLED:
        return refusal("disk-garbled", folder=folder, reason=str(error))
    return refusal("disk-trouble", folder=folder, reason=str(error))
