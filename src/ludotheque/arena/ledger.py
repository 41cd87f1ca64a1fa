"""The ledger: each meeting is written down when it is over, so that a tournament can go on where it stopped.

A folder holds `arena.json`, which says what is played; `ledger.jsonl`, with a line for each meeting, the same bytes on
every machine; and `times.jsonl`, with the time it took on the machine that played it. A line is written at once, in one
go. If the machine stops in the middle of a line, the next start cuts that line off and plays the meeting again.
"""

import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import asdict

from ludotheque.core.files import write_whole
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why, because, quoted

from .play import PlayedMeeting, Times
from .schedule import Meeting, TournamentTable

L = TypeVar("L", PlayedMeeting, Times)

TABLE, LEDGER, TIMES = "arena.json", "ledger.jsonl", "times.jsonl"


class Ledger:
    """What was played in a folder, and what is added to it. Refuses a folder of another tournament."""

    def __init__(self, folder: Path, table: TournamentTable) -> None:
        self.folder = folder
        try:
            _lay(folder / TABLE, table)
            self.entries = {entry.meeting: entry for entry in _mended(folder / LEDGER, PlayedMeeting)}
            times = _mended(folder / TIMES, Times)
        except OSError as error:
            raise Refused(refusal("cannot-write", path=str(folder), reason=quoted(error.strerror))) from error
        self.times = {Meeting(each.deal, each.bots): each for each in times}

    def add(self, entry: PlayedMeeting, times: Times) -> None:
        """Adds a meeting; it is on disk when this returns."""
        try:
            _append(self.folder / TIMES, times)
            _append(self.folder / LEDGER, entry)
        except OSError as error:
            raise Refused(refusal("cannot-write", path=str(self.folder), reason=quoted(error.strerror))) from error
        self.entries[entry.meeting], self.times[entry.meeting] = entry, times


def usual_folder(table: TournamentTable) -> Path:
    """A folder in the working directory, named after the game and its conditions: the same command finds it again."""
    return Path(f"arena-{table.game}-{blake2b(_written(table), digest_size=4).hexdigest()}")


def refusal(id: str, /, **args: int | str) -> Why:
    """A refusal in the arena's own words."""
    return because(id, "", __package__, **args)


def _written(table: TournamentTable) -> bytes:
    return msgspec.json.format(msgspec.json.encode(table, order="deterministic"), indent=2) + b"\n"


def _lay(path: Path, table: TournamentTable) -> None:
    """Writes down what is played in the folder, or refuses if that differs from what is there."""
    if not path.exists():
        write_whole(path, _written(table))
        return
    try:
        there = msgspec.json.decode(path.read_bytes(), type=TournamentTable)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(refusal("not-an-arena", path=str(path))) from error
    ours = asdict(table)
    if differing := [name for name, value in asdict(there).items() if value != ours[name]]:
        raise Refused(refusal("other-table", folder=str(path.parent), what=", ".join(differing)))


def _mended(path: Path, kind: type[L]) -> list[L]:
    """The lines of a file. An unfinished last line is cut off; any other damage is refused."""
    contents = path.read_bytes() if path.exists() else b""
    whole, lines = 0, []
    for number, line in enumerate(contents.splitlines(keepends=True), 1):
        with suppress(msgspec.DecodeError, UnicodeError):
            if line.endswith(b"\n"):
                lines.append(msgspec.json.decode(line, type=kind))
                whole += len(line)
                continue
        if whole + len(line) < len(contents):
            raise Refused(refusal("damaged", path=str(path), line=number))
        os.truncate(path, whole)
    return lines


def _append(path: Path, line: PlayedMeeting | Times) -> None:
    with path.open("ab", buffering=0) as file:
        file.write(msgspec.json.encode(line) + b"\n")
