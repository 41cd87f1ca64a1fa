"""How the tests run: the same examples each time in CI, new ones at home, and none of them too slow.

An example that breaks a promise is reported as found: shrinking would not make its seed any smaller.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.matches import replay
from ludotheque.core.shelf import Shelf

from .scheduling import Mixed

pytest.register_assert_rewrite("tests.promises", "tests.playing")

settings.register_profile(
    "home",
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("home"), derandomize=True)
settings.register_profile("quick", settings.get_profile("home"), max_examples=20)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "home")

PLUGINS = Path(__file__).parent / "plugins"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Mixed:
    """A scheduler that tests browsers and the rest at the same time."""
    return Mixed(config, log)


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The box Lots, installed for the length of a test."""
    monkeypatch.syspath_prepend(PLUGINS)
    shelf = Shelf()
    monkeypatch.setattr(lt, "shelf", shelf)
    monkeypatch.setattr(replay, "shelf", shelf)
    return shelf["lots"]
