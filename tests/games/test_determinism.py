"""The same seed and the same answers give the same bytes: with any hash seed, in any process, on any Python."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from sysconfig import get_path

import pytest

import ludotheque

from .. import golden

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path(ludotheque.__file__).parent.parent
OTHERS = [*os.environ.get("LUDOTHEQUE_PYTHONS", "").split(os.pathsep), "python3.11", "python3.12", "python3.13"]
"""Other Pythons to try: those named in the environment, and those on the path."""
WHO = "import sys, msgspec, fluent.runtime; print(sys.base_prefix)"
"""Fails in a Python that could not play."""


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
@pytest.mark.parametrize("hash_seed", ["0", "4000000000"])
def test_another_hash_seed_changes_nothing(played_here: bytes, hash_seed: str) -> None:
    assert printed_by(sys.executable, PYTHONHASHSEED=hash_seed) == played_here


@pytest.mark.thorough
@pytest.mark.parametrize("python", [python for python in OTHERS if python])
def test_another_python_changes_nothing(played_here: bytes, python: str, tmp_path: Path) -> None:
    mine = os.pathsep.join((str(SOURCE), get_path("platlib")))
    for found in _called(python):
        for paths in (_with_our_metadata(tmp_path), mine):
            if _is_another(found, paths):
                assert printed_by(found, PYTHONPATH=paths) == played_here
                return
    pytest.skip(f"no other {python} was tried: none on the path starts and has msgspec, or takes ours")


def _called(name: str) -> Iterator[str]:
    """All programs of this name on the path."""
    for folder in os.environ["PATH"].split(os.pathsep):
        if found := shutil.which(name, path=folder):
            yield found


def _is_another(python: str, paths: str) -> bool:
    """True if it is not the Python that runs this test, and finds what it needs on these paths."""
    tried = subprocess.run([python, "-c", WHO], env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True)
    return tried.returncode == 0 and tried.stdout.strip() != sys.base_prefix


def _with_our_metadata(folder: Path) -> str:
    """A path on which our source and our entry points are found, and nothing else of this environment."""
    ours = Path(str(distribution("ludotheque").locate_file(f"ludotheque-{ludotheque.__version__}.dist-info")))
    shutil.copytree(ours, folder / ours.name, dirs_exist_ok=True)
    return os.pathsep.join((str(SOURCE), str(folder)))
