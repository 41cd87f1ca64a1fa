"""What the pages say is true: every block of Python runs, every path and every link leads somewhere."""

import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
BLOCK = re.compile(r"^```(python|pycon)[^\S\n]*\n(.*?)^```[^\S\n]*$", re.MULTILINE | re.DOTALL)
NOT_A_PROGRAM = re.compile(r"^\s*(?:\.\.\.|…)|= ?(?:\.\.\.|…)$", re.MULTILINE)
"""A block that leaves something out, as a sketch in a page may; never in the README."""

SOURCE = ROOT / "src" / "ludotheque"
OF_TODAY = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
"""Pages that speak of the present: decisions speak of the day they were written."""
OF_THE_CLONE = {"src", "tests", "docs", "web", "tools", "examples"}
OF_THE_PACKAGE = {folder.name for folder in SOURCE.iterdir() if folder.is_dir()}
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```[^\S\n]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\s]+)`")
INLINE = re.compile(r"`[^`\n]+`")
RUN = re.compile(r"-m ((?:ludotheque|tests|tools)(?:\.\w+)*)")
ROOMS = re.compile(r"^\| (?:room|module) of `([^`]+)/` \|(.*)\n\|[-|]+\|\n((?:\|.*\n)+)", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")


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


@pytest.mark.thorough
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


def named_in(page: str) -> Iterator[str]:
    """Files and folders of the clone that a page names: in backticks, as modules of a room, in commands."""
    text = FENCE.sub("", page)
    for word in CODE.findall(text):
        first, slash, _ = word.partition("/")
        if slash and first in OF_THE_CLONE:
            yield word
        elif slash and first in OF_THE_PACKAGE:
            yield f"src/ludotheque/{word}"
    for room, header, rows in ROOMS.findall(text):
        yield from modules_of(room, rows, lists_modules=header.startswith(" modules |"))
    for language, block in FENCE.findall(page):
        if language == "sh":
            yield from (word for word in block.split() if word.partition("/")[0] in OF_THE_CLONE and "/" in word)
    for module in RUN.findall(page):
        yield ("src/" if module.startswith("ludotheque") else "") + module.replace(".", "/")


def modules_of(room: str, rows: str, lists_modules: bool) -> Iterator[str]:
    """What the table of a room names: rooms or modules in its first column, and in a second one the modules of each."""
    place = room if (ROOT / room).is_dir() else f"src/ludotheque/{room}"
    inside = ""
    for row in rows.splitlines():
        first, second, *_ = (CODE.findall(cell) for cell in row.strip("|").split(" | "))
        yield from (f"{place}/{name}" for name in first)
        if lists_modules:
            inside = first[0] if first else inside
            yield from (f"{place}/{inside}{module}" for module in second)


def is_there(path: str) -> bool:
    """True if there is such a file, folder or Python module; what stands in `<...>` may be anything."""
    pattern = re.sub(r"<[^>]+>", "*", path).rstrip("/")
    return any(any(ROOT.glob(pattern + suffix)) for suffix in ("", ".py", ".ts", ".svelte.ts"))


def anchors_of(page: Path) -> set[str]:
    """What a link can lead to on a page: its headings, as sites for code spell them."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", OF_TODAY, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_that_a_page_names_is_there(page: Path) -> None:
    assert [path for path in named_in(page.read_text(encoding="utf-8")) if not is_there(path)] == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(INLINE.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))):
        there = page.parent / target if target else page
        assert there.exists(), target
        assert not anchor or anchor in anchors_of(there), f"{target}#{anchor}"


def test_a_path_that_is_not_there_is_noticed() -> None:
    page = (
        "`tests/nowhere.py`, `server/nowhere.py` and `core/matches/match.py`, but not `a/b`\n\n"
        "| room of `server/` | modules | what it does |\n|---|---|---|\n"
        "| `tables/` | `commit`, `nowhere` | changes |\n| | `never`, `lock` | locks |\n| | `house` | of none |\n\n"
        "| module of `core/` | the thought |\n|---|---|\n| `words`, `deeds` | `Player` |\n\n"
        "```sh\npython -m tests.golden tests/never.py\npython -m tests.silver\n```\n"
    )
    assert [path for path in named_in(page) if not is_there(path)] == [
        *("tests/nowhere.py", "src/ludotheque/server/nowhere.py"),
        *("src/ludotheque/server/tables/nowhere", "src/ludotheque/server/tables/never"),
        *("src/ludotheque/server/tables/house", "src/ludotheque/core/deeds", "tests/never.py", "tests/silver"),
    ]
    assert is_there("tests/games/<key>/test_<chapter>.py")
    assert not is_there("tests/games/<key>/no_<chapter>.py")
