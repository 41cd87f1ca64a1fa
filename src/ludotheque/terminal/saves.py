"""Saved tables: after every answer a match is on disk, so that nothing is lost, whatever happens to the terminal."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from ludotheque.core.match import Match
from ludotheque.core.refusals import BadRecord, Refused
from ludotheque.core.replay import replay
from ludotheque.core.words import Why


class Saved(Struct, forbid_unknown_fields=True):
    """A table: who sits where, and the record of the match."""

    seats: list[str]
    names: list[str]
    record: dict[str, Any]


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
    """Puts it on disk as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        file.write(msgspec.json.encode(saved))
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)


def read(path: Path) -> Saved:
    """The table that was saved; refuses what is not one."""
    try:
        return msgspec.json.decode(bytes_of(path), type=Saved)
    except msgspec.DecodeError as error:
        raise BadRecord(Why("not-a-table", {"path": str(path)}, __package__)) from error


def bytes_of(path: Path) -> bytes:
    """A file's contents, or a refusal that says why there are none."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refused(Why("no-file", {"path": str(path), "reason": error.strerror or ""}, __package__)) from error


def match_of(path: Path) -> Match[Any]:
    """The match in a file: a record, or a saved table."""
    contents = bytes_of(path)
    with suppress(msgspec.DecodeError):
        contents = msgspec.json.encode(msgspec.json.decode(contents, type=Saved).record)
    return replay(contents)
