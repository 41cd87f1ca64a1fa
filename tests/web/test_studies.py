"""The pages of `docs/studies` in a real browser: read by everybody, on any screen, by day and by night."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from .inspecting import THEMES, WIDTH
from .people import Theme

STUDIES = sorted((Path(__file__).parents[2] / "docs" / "studies").glob("*.html"))


@pytest.fixture(params=STUDIES, ids=lambda path: path.stem)
def study(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture(params=THEMES)
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A narrow phone that may reach nothing but the page itself."""
    scheme: Theme = request.param
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=scheme, offline=True)
    yield context.new_page()
    context.close()


def test_a_study_is_readable_on_a_narrow_phone(page: Page, study: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(study.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert page.evaluate(WIDTH) == 360
    assert asked == [study.as_uri()]
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
