"""The same seed and the same answers give the same bytes: with any hash seed, in any process, on any Python."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

import ludotheque

from .. import golden

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path(ludotheque.__file__).parent.parent
OTHERS = [*os.environ.get("LUDOTHEQUE_PYTHONS", "").split(os.pathsep), "python3.11", "python3.12", "python3.13"]
"""Other Pythons to try: those named in the environment, and those on the path."""


def printed_by(python: str, **settings: str) -> bytes:
    """What the golden matches are when another process plays them."""
    done = subprocess.run(
        [python, "-m", "tests.golden", "--print"], cwd=ROOT, env={**os.environ, **settings}, capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.fixture
def played_here() -> bytes:
    """The golden files, of which `test_golden.py` finds that they are played here to the byte."""
    return b"".join(path.read_bytes() for key in golden.OURS for path in golden.golden_paths(key))


@pytest.mark.thorough
@pytest.mark.parametrize("hash_seed", ["0", "1", "4000000000"])
def test_another_hash_seed_changes_nothing(played_here: bytes, hash_seed: str) -> None:
    assert printed_by(sys.executable, PYTHONHASHSEED=hash_seed) == played_here


@pytest.mark.thorough
@pytest.mark.parametrize("python", [python for python in OTHERS if python])
def test_another_python_changes_nothing(played_here: bytes, python: str, tmp_path: Path) -> None:
    found = shutil.which(python)
    if found is None or not _has_what_we_need(found):
        pytest.skip(f"{python} is not here, or has no msgspec")
    assert printed_by(found, PYTHONPATH=_with_our_metadata(tmp_path)) == played_here


def _has_what_we_need(python: str) -> bool:
    tried = subprocess.run([python, "-c", "import msgspec, fluent.runtime"], capture_output=True)
    return tried.returncode == 0


def _with_our_metadata(folder: Path) -> str:
    """A path on which our source and our entry points are found, and nothing else of this environment."""
    ours = Path(str(distribution("ludotheque").locate_file(f"ludotheque-{ludotheque.__version__}.dist-info")))
    shutil.copytree(ours, folder / ours.name)
    return os.pathsep.join((str(SOURCE), str(folder)))
