"""One house for the tests that leave it in order, and houses of their own for those that do not."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .houses import House, ReadyHouse, close_tabs
from .plugins import BRIMFUL, LOTS, MOODS, installed

OpenHouse = Callable[..., House]


@pytest.fixture(autouse=True)
def tabs_are_closed() -> Iterator[None]:
    """Nobody stays at a table after the test."""
    yield
    close_tabs()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that many tests share, each with people and tables of its own; nothing may go wrong in it."""
    folder = tmp_path_factory.mktemp("house")
    house = House(folder / "data", see=(LOTS, BRIMFUL, installed(folder / "box", "brimful", "brimful:GAME")))
    yield house
    assert house.get("/health").json == {"ok": True}
    house.clear_away()
    assert house.errors() == []


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens a house with settings of its own, for one test."""
    opened: list[House] = []

    def open_one(**settings: Any) -> House:
        opened.append(ReadyHouse(tmp_path / f"house{len(opened)}" / "data", **settings))
        return opened[-1]

    yield open_one
    for house in opened:
        house.clear_away()


@pytest.fixture
def moody_house(open_house: OpenHouse, tmp_path: Path) -> OpenHouse:
    """Opens a house with the box Moods, whose bots are as slow, or as broken, as was agreed."""
    see = (installed(tmp_path / "box", "moods", MOODS),)
    return lambda **settings: open_house(see=see, **settings)
