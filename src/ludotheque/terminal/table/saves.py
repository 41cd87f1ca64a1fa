"""Saved tables: a match is on disk after every answer, so that nothing is lost, whatever happens to the terminal."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from ludotheque.core.files import write_whole
from ludotheque.core.language.refusals import BadRecord, Refused
from ludotheque.core.language.words import Arg, quoted
from ludotheque.core.matches.match import Match
from ludotheque.core.matches.replay import replay

from ..terminal import refusal

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Saved(Struct, forbid_unknown_fields=True):
    """A table: who sits where, and the record of the match."""

    seats: list[str]
    names: list[str]
    record: dict[str, Any]


class Named(Struct):
    """The names of the players in a record."""

    names: list[str] = []


def folder() -> Path:
    """The folder with this user's matches."""
    chosen = os.environ.get("LUDOTHEQUE_DATA")
    return Path(chosen) if chosen else user_data_path("ludotheque", appauthor=False)


def unfinished(game: str) -> Path:
    """The file of a game's unfinished match."""
    return folder() / f"{game}.json"


def finished(game: str, name: str) -> Path:
    """The file for the record of a finished match."""
    return folder() / "finished" / f"{game}-{name}.json"


def write(path: Path, saved: Saved | dict[str, Any]) -> None:
    """Writes a table or a record."""
    keep(path, msgspec.json.encode(saved))


def keep(path: Path, contents: bytes) -> None:
    """Writes all of it or nothing; refuses, with the reason, if that is impossible."""
    try:
        write_whole(path, contents)
    except (OSError, UnicodeError) as error:
        raise Refused(refusal("cannot-save", path=str(path), reason=_reason(error))) from error


def set_aside(path: Path) -> Path:
    """Renames a waiting match, so that a new one does not replace it."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(1))
    elsewhere = next(name for name in names if not name.exists())
    os.replace(path, elsewhere)
    return elsewhere


def read(path: Path) -> Saved:
    """The table that was saved; refuses anything else."""
    try:
        return msgspec.json.decode(bytes_of(path), type=Saved)
    except UNREADABLE as error:
        raise BadRecord(refusal("not-a-table", path=str(path))) from error


def bytes_of(path: Path) -> bytes:
    """A file's contents, or a refusal with the reason."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(refusal("no-file", path=str(path), reason=_reason(error))) from error


def match_in(path: Path) -> tuple[Match[Any], list[str]]:
    """The match in a file, a record or a saved table, with its players' names if they are there."""
    contents = bytes_of(path)
    with suppress(*UNREADABLE):
        saved = msgspec.json.decode(contents, type=Saved)
        return replay(saved.record), saved.names
    match = replay(contents)
    return match, msgspec.json.decode(contents, type=Named).names


def _reason(error: Exception) -> Arg:
    if isinstance(error, FileNotFoundError):
        return refusal("missing-file")
    return quoted(error.strerror if isinstance(error, OSError) else error)
