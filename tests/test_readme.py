"""What the pages show is run: every block of Python in the README and in the docs."""

import doctest
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
BLOCK = re.compile(r"^```(python|pycon)[^\S\n]*\n(.*?)^```[^\S\n]*$", re.MULTILINE | re.DOTALL)
NOT_A_PROGRAM = re.compile(r"^\s*(?:\.\.\.|…)|= ?(?:\.\.\.|…)$", re.MULTILINE)
"""A block that leaves something out, as a sketch in a page may; never in the README."""


def blocks_in(page: Path) -> list[str]:
    """The blocks of Python on a page, those that are whole programs."""
    blocks = [found.group(2) for found in BLOCK.finditer(page.read_text(encoding="utf-8"))]
    return [block for block in blocks if page.name == "README.md" or ">>>" in block or not NOT_A_PROGRAM.search(block)]


def run_block(block: str, names: dict[str, Any], where: str) -> None:
    """Runs a block, with what the blocks before it on the page have made; what it shows must be what comes."""
    if ">>>" not in block:
        exec(compile(block, where, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block, names, where, where, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    assert not runner.failures, "".join(said)
    names.update(test.globs)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_python_block_of_a_page_runs(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    module = ModuleType(f"page_{page.stem.replace('-', '_').lower()}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    names = vars(module)
    for number, block in enumerate(blocks_in(page), 1):
        run_block(block, names, f"{page.name}, block {number}")


def test_a_block_that_does_not_run_is_noticed() -> None:
    with pytest.raises(ZeroDivisionError):
        run_block("1 / 0\n", {}, "here")
    with pytest.raises(AssertionError, match="Expected"):
        run_block(">>> 1 + 1\n3\n", {}, "here")
    names: dict[str, Any] = {}
    run_block(">>> one = 1\n>>> one + 1\n2\n", names, "here")
    run_block("assert one == 1\n", names, "here")


def test_the_blocks_of_a_page_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Text\n```python\none = 1\n```\n```sh\nls\n```\n```python\ndef f(): ...\nx = ...\n```\n")
    assert blocks_in(page) == ["one = 1\n"]
    readme = page.rename(tmp_path / "README.md")
    assert len(blocks_in(readme)) == 2
