"""Saved tables: after every answer a match is on disk, so that nothing is lost, whatever happens to the terminal."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from ludotheque.core.files import write_whole
from ludotheque.core.match import Match
from ludotheque.core.refusals import BadRecord, Refused
from ludotheque.core.replay import replay
from ludotheque.core.words import Arg, quoted

from ..house import refusal

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class Saved(Struct, forbid_unknown_fields=True):
    """A table: who sits where, and the record of the match."""

    seats: list[str]
    names: list[str]
    record: dict[str, Any]


class Named(Struct):
    """What a record tells of its players."""

    names: list[str] = []


def folder() -> Path:
    """Where this user's matches are kept."""
    chosen = os.environ.get("LUDOTHEQUE_DATA")
    return Path(chosen) if chosen else user_data_path("ludotheque", appauthor=False)


def unfinished(game: str) -> Path:
    """Where the match in progress of a game is kept."""
    return folder() / f"{game}.json"


def finished(game: str, name: str) -> Path:
    """Where the record of a finished match goes."""
    return folder() / "finished" / f"{game}-{name}.json"


def write(path: Path, saved: Saved | dict[str, Any]) -> None:
    """Puts a table or a record on disk."""
    keep(path, msgspec.json.encode(saved))


def keep(path: Path, contents: bytes) -> None:
    """Puts it on disk as a whole or not at all; refuses, with the reason, where that cannot be."""
    try:
        write_whole(path, contents)
    except (OSError, UnicodeError) as error:
        raise Refused(refusal("cannot-save", path=str(path), reason=_reason(error))) from error


def set_aside(path: Path) -> Path:
    """Gives a waiting match another name, so that a new one does not take its place."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(1))
    elsewhere = next(name for name in names if not name.exists())
    os.replace(path, elsewhere)
    return elsewhere


def read(path: Path) -> Saved:
    """The table that was saved; refuses what is not one."""
    try:
        return msgspec.json.decode(bytes_of(path), type=Saved)
    except UNREADABLE as error:
        raise BadRecord(refusal("not-a-table", path=str(path))) from error


def bytes_of(path: Path) -> bytes:
    """A file's contents, or a refusal that says why there are none."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(refusal("no-file", path=str(path), reason=_reason(error))) from error


def match_in(path: Path) -> tuple[Match[Any], list[str]]:
    """The match in a file, a record or a saved table, and the names of its players, if they are told."""
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
