"""The page on privacy is what this house does, in both languages."""

from pathlib import Path

from ludotheque.server.privacy.policy import KEPT, both_languages

from ..conftest import OpenHouse
from ..houses import RunningHouse

DOCS = Path(__file__).resolve().parents[3] / "docs"


def test_the_page_in_docs_is_the_one_the_house_shows_with_its_defaults() -> None:
    """`python -m ludotheque.server.privacy.policy docs/privacy.md` writes it again."""
    assert (DOCS / "privacy.md").read_text(encoding="utf-8") == both_languages()


def test_the_page_says_how_long_this_house_keeps_things(open_house: OpenHouse) -> None:
    house = open_house(keep_finished=7, keep_chat=1, keep_abandoned=0)
    english, french = (house.get(f"/api/privacy/{language}").json["html"] for language in ("en", "fr"))
    assert "7 days after the end" in english
    assert "one day after the end" in english
    assert "without a limit" in english
    assert "7 jours après la fin" in french
    assert not [name for name in KEPT if name in english + french]


def test_the_page_has_an_address(house: RunningHouse) -> None:
    assert house.get("/privacy").status == 200
    assert house.get("/api/privacy/de").why == "no-such-page"
