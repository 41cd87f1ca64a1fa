"""A disk that is full, closed or garbled: the house says so, while it is open and when it starts."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheque.server.storage.store import FILE

from ..houses import ReadyHouse, RunningHouse, table_of, wait_until

ROOM = 2 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder that is a disk of its own, of two megabytes."""
    folder = tmp_path / "data"
    folder.mkdir()
    if os.name == "nt" or os.geteuid() or not shutil.which("mount"):
        pytest.skip("only root may mount a disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no disk may be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leaves no byte on the disk."""
    rest = folder / "rest"
    with rest.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return rest


def start(folder: Path, language: str) -> tuple[int, str]:
    """Tries to open a house there; its exit status, and what it said."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(folder), "--lang", language]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in ended.stderr
    return ended.returncode, " ".join(ended.stderr.split())


def health(house: RunningHouse) -> tuple[int, object]:
    reply = house.get("/health")
    return reply.status, reply.json


def test_health_tells_the_truth_on_a_full_disk_and_recovers_by_itself(small_disk: Path) -> None:
    house = ReadyHouse(small_disk)
    try:
        ann = house.guest("Ann")
        (tab,) = table_of([ann], bots=1)
        assert health(house) == (200, {"ok": True})
        rest = fill(small_disk)
        wait_until(lambda: health(house) == (503, {"ok": False, "why": "disk"}))
        assert ann.post("/api/me", {"name": "Zoé"}).why == "house-trouble"
        assert "ludotheque_disk_writable 0.0" in house.get("/metrics").body.decode()
        rest.unlink()
        wait_until(lambda: health(house) == (200, {"ok": True}))
        assert ann.post("/api/me", {"name": "Zoé"}).status == 200
        assert ann.sits_at(tab.table).number >= tab.number
    finally:
        house.clear_away()


def test_the_disk_is_tried_now_and_then_however_often_health_is_asked(small_disk: Path) -> None:
    house = ReadyHouse(small_disk)
    try:
        assert health(house) == (200, {"ok": True})
        log = small_disk / f"{FILE}-wal"
        before = log.stat().st_size
        began = time.monotonic()
        for _ in range(100):
            assert health(house) == (200, {"ok": True})
        tries = 2 + (time.monotonic() - began) / 3
        assert log.stat().st_size - before <= tries * 2 * 4200
    finally:
        house.clear_away()


def close_disk(folder: Path) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)


def spoil(folder: Path) -> None:
    for name in (f"{FILE}-wal", f"{FILE}-shm"):
        (folder / name).unlink(missing_ok=True)
    (folder / FILE).write_bytes(b"SQLite format 3\0" + b"rubbish!" * 2000)


STARTS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "full": (fill, "the disk is full", "le disque est plein"),
    "closed": (close_disk, "may not write there", "pas le droit d’y écrire"),
    "garbled": (spoil, "damaged", "abîmé"),
}


@pytest.mark.parametrize(("how", "english", "french"), STARTS.values(), ids=STARTS)
@pytest.mark.parametrize("is_new", [True, False], ids=["a new house", "a house that was open before"])
def test_a_house_that_cannot_open_says_why(
    small_disk: Path, how: Callable[[Path], object], english: str, french: str, is_new: bool
) -> None:
    if not is_new:
        house = ReadyHouse(small_disk)
        table_of(house.guests(2))
        house.kill()
    how(small_disk)
    for language, said in (("en", english), ("fr", french)):
        status, text = start(small_disk, language)
        assert status == 1, text
        assert said in text
        assert "--data" in text


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    status, text = start(tmp_path / "data", "en")
    assert status == 1
    assert "cannot open" in text
