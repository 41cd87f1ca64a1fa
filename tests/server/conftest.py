"""A shared house for tests that leave it in order, and houses of their own for those that do not."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .houses import ReadyHouse, RunningHouse, close_tabs
from .plugins import BRIMFUL, HUMBUG, LOTS, MOODS, installed

OpenHouse = Callable[..., RunningHouse]


@pytest.fixture(autouse=True)
def tabs_are_closed() -> Iterator[None]:
    """Closes every tab after the test."""
    yield
    close_tabs()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that many tests share, each with its own people and tables. No error may occur in it."""
    folder = tmp_path_factory.mktemp("house")
    boxes = (installed(folder / "box", "brimful", "brimful:GAME"), installed(folder / "more", "humbug", HUMBUG))
    house = RunningHouse(folder / "data", see=(LOTS, BRIMFUL, *boxes))
    yield house
    assert house.get("/health").json == {"ok": True}
    house.clear_away()
    assert house.errors() == []


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens a house with its own settings, for one test."""
    opened: list[RunningHouse] = []

    def open_one(**settings: Any) -> RunningHouse:
        opened.append(ReadyHouse(tmp_path / f"house{len(opened)}" / "data", **settings))
        return opened[-1]

    yield open_one
    for house in opened:
        house.clear_away()


@pytest.fixture
def moody_house(open_house: OpenHouse, tmp_path: Path) -> OpenHouse:
    """Opens a house with the box Moods, whose bots are as slow or as broken as agreed."""
    see = (installed(tmp_path / "box", "moods", MOODS),)
    return lambda **settings: open_house(see=see, **settings)
