"""A browser for the tests, a house, and people who come to it."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import house as house
from tests.server.conftest import open_house as open_house
from tests.server.conftest import tabs_are_closed as tabs_are_closed
from tests.server.houses import Guest, RunningHouse

from .visiting.browsing import NoBrowser, build_once, chromium
from .visiting.people import Person, troubles_of
from .visiting.stage import Stage

Come = Callable[..., Person]

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Notes that a test has failed, for whatever clears up after it."""
    report: pytest.TestReport = yield  # type: ignore[assignment]
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report  # type: ignore[return-value]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests; it is closed before tests that need none."""
    try:
        with chromium() as browser:
            build_once()
            yield browser
    except NoBrowser as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(str(reason))


@pytest.fixture
def person(browser: Browser, house: RunningHouse, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Come]:
    """Lets somebody come to the house. At the end of the test, no error may have occurred on their pages."""
    came: list[Person] = []

    def come(name: str = "", *, at: RunningHouse = house, **how: Any) -> Person:
        came.append(Person(browser, at, name, **how))
        return came[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        tell_what_they_saw(came, tmp_path)
    for one in came:
        one.leave()
    assert troubles_of(came) == []


def tell_what_they_saw(came: list[Person], folder: Path) -> None:
    """Prints the pages of people, and takes their pictures, after a test has failed."""
    for number, one in enumerate(came):
        one.photograph(folder / f"{number}-{re.sub(r'[^a-z]', '', one.name.lower())}.png")
        print(f"What {one.name or 'somebody'} saw:", one.seen(), sep="\n")


@pytest.fixture(scope="module")
def known_lookers() -> Iterator[dict[str, Person]]:
    """Who has come to look so far."""
    known: dict[str, Person] = {}
    yield known
    for one in known.values():
        one.leave()


@pytest.fixture
def looker(
    browser: Browser,
    house: RunningHouse,
    known_lookers: dict[str, Person],
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> Iterator[Come]:
    """Somebody who only looks, and changes nothing that the page or the house keeps: the same person with the same
    window for all tests of a module, because a window takes longer to open than a page."""
    came: list[str] = []

    def come(guest: Guest | None = None, **how: Any) -> Person:
        who = f"{guest.cookie if guest else ''} {sorted(how.items())}"
        if who not in known_lookers:
            known_lookers[who] = Person(browser, house, guest=guest, **how)
        came.append(who)
        known_lookers[who].look_again()
        return known_lookers[who]

    yield come
    people = {who: known_lookers[who] for who in came}
    troubles = troubles_of(people.values())
    has_failed = request.node.stash.get(FAILED, False)
    if has_failed:
        tell_what_they_saw([*people.values()], tmp_path)
    for who, one in people.items():
        one.troubles.clear()
        if has_failed or troubles:
            known_lookers.pop(who).leave()
    assert troubles == []


@pytest.fixture(scope="session")
def stage(house: RunningHouse) -> Stage:
    """Tables of the house in every phase, for those who only look."""
    return Stage(house)
