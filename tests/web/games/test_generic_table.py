"""A game that brings no board of its own is played with the house's: what lies there, what may be answered."""

import pytest
from playwright.sync_api import expect

from ludotheque.core.language.words import Language
from tests.server import plugins

from ..conftest import Come
from ..hands.table import Table
from ..visiting.people import Device

BRIMFUL = "brimful"


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_brimful_is_played_to_the_end_with_the_generic_table(
    person: Come, device: Device, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(plugins.BRIMFUL)
    ann = person("Ann", device=device, language=language)
    ann.open("/box/brimful")
    ann.press("named-for", text=ann.says("play-bot", bots=1), title=ann.told(BRIMFUL, "title"))
    lying = ann.page.get_by_role("region", name=ann.says("table-on-the-table"))
    for field in ("brim", "barrel", "turn", "hands", "deck"):
        expect(lying.get_by_text(ann.told(BRIMFUL, f"field-{field}"), exact=True).first).to_be_visible()

    table = Table(ann)
    poured = 0
    while table.skip_to_turn():
        expect(ann.page.get_by_text(ann.told(BRIMFUL, "pouring")).first).to_be_visible()
        ann.tap(ann.page.locator(".options button").first)
        table.await_others()
        poured += 1

    assert poured > 2
    ann.reads("table-over")
    expect(ann.page.locator(".ranks li")).to_have_count(2)
    expect(ann.page.get_by_text("Ann").first).to_be_visible()
