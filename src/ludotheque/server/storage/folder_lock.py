"""One house to a folder: two would write conflicting entries of the same tables."""

import os
from pathlib import Path
from typing import IO

from ludotheque.core.language.refusals import Refused

from ..sentences import refusal

FILE = "lock"

if os.name == "nt":  # pragma: no cover
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:
    import fcntl

    def _take(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderTaken(Refused):
    """Another house is open in this folder."""


def locked(folder: Path) -> IO[bytes]:
    """Locks the folder for this house until the file is closed or the process ends, however it ends."""
    file = (folder / FILE).open("wb")
    try:
        _take(file)
    except OSError as error:
        file.close()
        raise FolderTaken(refusal("folder-taken", folder=str(folder))) from error
    return file
