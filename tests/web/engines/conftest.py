"""Every engine in turn, and a house that can be killed and opened again."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.conftest import FAILED
from tests.web.visiting.browsing import build_once
from tests.web.visiting.steady import SteadyHouse
from tools.bring_browser import BROWSERS, FINDERS

from .chromium import Chromium
from .firefox import firefox
from .pages import Engine, Window
from .visitor import Visitor
from .webkit import webkit

Visit = Callable[[Window], Visitor]

ENGINES = [pytest.param(name, marks=pytest.mark.soak if name == "chromium" else ()) for name in BROWSERS]
"""All other tests use Chromium, so its visit in this way is a soak."""


@pytest.fixture(scope="package", params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A running browser of each kind; in CI none may be missing."""
    name: str = request.param
    if name == "chromium":
        yield Chromium(request.getfixturevalue("browser"))
        return
    program = found_or_left_out(name)
    build_once()
    with ExitStack() as running:
        if name == "firefox":
            yield running.enter_context(firefox(program, tmp_path_factory.mktemp(name)))
        else:
            yield running.enter_context(webkit(program))


def found_or_left_out(name: str) -> Path:
    """The path of a browser. If it is missing, its tests are skipped, or fail in CI."""
    program = FINDERS[name]()
    if program is not None:
        return program
    reason = f"There is no {name}: python -m tools.bring_browser brings it, or says what to install."
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteadyHouse]:
    """A house for one visitor after another, who are strangers to each other."""
    house = SteadyHouse(tmp_path_factory.mktemp("steady") / "data")
    yield house
    house.clear_away()


@pytest.fixture
def steady(shared: SteadyHouse) -> SteadyHouse:
    """It is open, and can be killed and opened again."""
    if not shared.forked.is_alive():
        shared.open()
    return shared


@pytest.fixture
def visit(engine: Engine, steady: SteadyHouse, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Lets somebody come, with a window of this size. No error may have occurred on the page afterwards."""
    came: list[Visitor] = []

    def come(window: Window) -> Visitor:
        came.append(Visitor(engine.page(window), steady))
        return came[-1]

    yield come
    for number, one in enumerate(came):
        if request.node.stash.get(FAILED, False):
            (tmp_path / f"{number}.png").write_bytes(one.page.photograph())
        troubles = one.troubles()
        one.page.close()
        assert troubles == []
