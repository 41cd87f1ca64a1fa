"""The pages of `docs/studies` in a real browser: read by everybody, on any screen, by day and by night."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from ..looking.inspecting import THEMES, WIDTH
from ..visiting.people import Theme

STUDIES = sorted((Path(__file__).parents[3] / "docs" / "studies").glob("*.html"))


def looks() -> Iterator[object]:
    """Every page by day or by night, in one language each; the other way round is for a soak."""
    for path in STUDIES:
        for theme in THEMES:
            marks = () if (theme == "light") == path.stem.endswith("fr") else (pytest.mark.soak,)
            yield pytest.param(path, theme, id=f"{path.stem}-{theme}", marks=marks)


@pytest.fixture
def narrow(browser: Browser, theme: Theme) -> Iterator[Page]:
    """A narrow phone that may reach nothing but the page itself."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme=theme, offline=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("study", "theme"), [*looks()])
def test_a_study_is_readable_on_a_narrow_phone(narrow: Page, study: Path) -> None:
    page, asked = narrow, list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(study.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert page.evaluate(WIDTH) == 360
    assert asked == [study.as_uri()]
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
