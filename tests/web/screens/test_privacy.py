"""What the house knows about somebody: they read it, take it along, and have it erased."""

import json
from pathlib import Path

from playwright.sync_api import expect

from ..conftest import Come


def test_somebody_reads_what_is_kept_takes_it_along_and_has_it_erased(person: Come) -> None:
    ann = person("Ann", language="fr")
    page = ann.open("/settings")
    expect(page.get_by_label(ann.says("name"))).to_have_value("Ann")
    with page.expect_download() as download:
        page.get_by_role("link", name=ann.says("known-download")).click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["name"] == "Ann"
    page.get_by_role("link", name=ann.says("known-more")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ann.says("known"))
    expect(page.get_by_text("365 jours")).not_to_have_count(0)
    page.go_back()
    page.get_by_role("button", name=ann.says("known-erase")).click()
    page.get_by_role("button", name=ann.says("known-keep")).click()
    expect(page.get_by_label(ann.says("name"))).to_have_value("Ann")
    page.get_by_role("button", name=ann.says("known-erase")).click()
    page.get_by_role("button", name=ann.says("known-really")).click()
    expect(page.get_by_text(ann.says("known-erased")).first).to_be_visible()
    expect(page.get_by_label(ann.says("name"))).not_to_have_value("Ann")
    for button in page.locator("section .button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
