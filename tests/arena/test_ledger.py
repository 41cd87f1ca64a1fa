"""The ledger: nothing that was written is lost or counted twice, and a folder is for one tournament."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.arena.ledger import LEDGER, TABLE, TIMES, Ledger, usual_folder
from ludotheque.arena.play import PlayedMeeting, Times
from ludotheque.arena.schedule import Meeting
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES

from .tables import played, table_of


def report(deal: int) -> tuple[PlayedMeeting, Times]:
    bots = ("a", "b")
    return PlayedMeeting(deal, bots, (played("ab", (deal, 1)),)), Times(deal, bots, {"a": 0.1, "b": 0.2})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which three meetings are written down."""
    ledger = Ledger(tmp_path / "deep" / "folder", table_of())
    for deal in range(3):
        ledger.add(*report(deal))
    return ledger.folder


def test_what_was_written_is_read_again(folder: Path) -> None:
    again = Ledger(folder, table_of())
    assert again.entries == {Meeting(deal, ("a", "b")): report(deal)[0] for deal in range(3)}
    assert [*again.times.values()] == [report(deal)[1] for deal in range(3)]


def test_a_last_line_cut_anywhere_is_cut_off_and_all_others_stay(folder: Path) -> None:
    whole = (folder / LEDGER).read_bytes()
    second = len(b"".join(whole.splitlines(keepends=True)[:2]))
    for length in range(second, len(whole)):
        (folder / LEDGER).write_bytes(whole[:length])
        assert [meeting.deal for meeting in Ledger(folder, table_of()).entries] == [0, 1]
        assert (folder / LEDGER).read_bytes() == whole[:second]
    ledger = Ledger(folder, table_of())
    ledger.add(*report(2))
    assert (folder / LEDGER).read_bytes() == whole


def test_a_meeting_written_twice_counts_once(folder: Path) -> None:
    Ledger(folder, table_of()).add(*report(1))
    assert len(Ledger(folder, table_of()).entries) == 3


def test_lost_times_do_not_hurt(folder: Path) -> None:
    (folder / TIMES).unlink()
    ledger = Ledger(folder, table_of())
    assert (len(ledger.entries), ledger.times) == (3, {})


def test_a_damaged_line_in_the_middle_is_refused_by_its_number(folder: Path) -> None:
    lines = (folder / LEDGER).read_bytes().splitlines(keepends=True)
    damaged = b"".join([lines[0], b"{}\n", lines[2]])
    (folder / LEDGER).write_bytes(damaged)
    with pytest.raises(Refused, match="Line 2 of"):
        Ledger(folder, table_of())
    assert (folder / LEDGER).read_bytes() == damaged


def test_a_folder_of_another_tournament_is_refused_and_says_what_differs(folder: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(Refused) as refused:
        Ledger(folder, replace(table_of(), seed="other", lineup="mixed"))
    for language in LANGUAGES:
        assert "lineup, seed" in refused.value.text(language)
    assert before == {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("contents", [b"", b"{", b"[]", b'{"game": "zatre"}', b"\xff"])
def test_a_folder_that_does_not_say_what_is_played_there_is_refused(folder: Path, contents: bytes) -> None:
    (folder / TABLE).write_bytes(contents)
    with pytest.raises(Refused, match="does not say what is played"):
        Ledger(folder, table_of())


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, and no folder")
    with pytest.raises(Refused, match="cannot be written"):
        Ledger(tmp_path / "file", table_of())


def test_the_usual_folder_is_the_same_for_the_same_table_and_another_for_another() -> None:
    usual = usual_folder(table_of())
    assert usual == usual_folder(table_of())
    assert usual.name.startswith("arena-zerzura-")
    others = [table_of(3), table_of(seed="t"), table_of(game="zatre"), table_of(lineup="mixed")]
    assert len({usual, *map(usual_folder, others)}) == 5
