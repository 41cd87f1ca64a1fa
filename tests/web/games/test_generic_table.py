"""A game that brings no board of its own is played with the house's: what lies there, what may be answered."""

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import Language
from tests.server import plugins
from tests.server.houses import RunningHouse, table_of

from ..conftest import Come
from ..hands.table import Table
from ..looking.inspecting import THEMES, complaints
from ..visiting.people import Device, Person

BRIMFUL = "brimful"
HUMBUG = "tests.plugins.humbug"
BOTH: list[tuple[Device, Language]] = [("phone", "fr"), ("desk", "en")]


def lying(ann: Person) -> Locator:
    """Everything on the table, but for what she holds."""
    return ann.page.get_by_role("region", name=ann.says("table-on-the-table"))


def value_of(ann: Person, field: str) -> Locator:
    """What stands in the middle beside a field's name."""
    label = ann.page.locator("dt").get_by_text(ann.told(HUMBUG, f"field-{field}"), exact=True)
    return ann.page.locator(".middle div").filter(has=label).locator("dd").first


def option(ann: Person, id: str, **args: int | str) -> Locator:
    """The button that is named by an option's sentence, be it a card or not."""
    return ann.page.get_by_role("button", name=ann.told(HUMBUG, id, you="yes", **args).removesuffix("."), exact=True)


@pytest.mark.parametrize(("device", "language"), BOTH)
def test_brimful_is_played_to_the_end_with_the_generic_table(
    person: Come, device: Device, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(plugins.BRIMFUL)
    ann = person("Ann", device=device, language=language)
    ann.open("/box/brimful")
    ann.press("named-for", text=ann.says("play-bot", bots=1), title=ann.told(BRIMFUL, "title"))
    for field in ("brim", "barrel", "turn", "hands", "deck"):
        expect(lying(ann).get_by_text(ann.told(BRIMFUL, f"field-{field}"), exact=True).first).to_be_visible()

    table = Table(ann)
    poured = 0
    while table.skip_to_turn():
        expect(ann.page.get_by_text(ann.told(BRIMFUL, "pouring")).first).to_be_visible()
        ann.tap(ann.page.locator(".held .lit, .options button").first)
        table.await_others()
        poured += 1

    assert poured > 2
    won = [ann.page.get_by_text(ann.told(BRIMFUL, f"value-last-{how}"), exact=True) for how in ("brim", "spill")]
    expect(won[0].or_(won[1]).first).to_be_visible()
    ann.reads("table-over")
    expect(ann.page.locator(".ranks li")).to_have_count(2)
    expect(ann.page.get_by_text("Ann").first).to_be_visible()


@pytest.mark.parametrize(("device", "language"), BOTH)
def test_a_table_is_drawn_by_the_types_of_its_fields_and_played_from_the_hand(
    house: RunningHouse, person: Come, device: Device, language: Language
) -> None:
    guest = house.guest("Ann")
    tabs = table_of([guest, house.guest("Bob")], game="humbug")
    ann = person(guest=guest, device=device, language=language)
    ann.open(f"/table/{tabs[0].table}")
    card = ann.page.locator(".held button")
    expect(card).to_have_text([ann.told(HUMBUG, f"value-charm-{charm}") for charm in ("clover", "feather", "mirror")])

    # What cannot be played is refused by the house, with the reason.
    ann.tap(card.first)
    expect(ann.page.get_by_text(ann.told(HUMBUG, "nothing-claimed", charm="clover")).first).to_be_visible()

    # Players stand there by name, in records too, and values in words.
    ann.tap(option(ann, "claim", count=1, face=2))
    expect(value_of(ann, "last_bidder")).to_have_text("Ann")
    expect(value_of(ann, "claim")).to_contain_text("Ann")
    expect(value_of(ann, "bluffed")).to_have_text(ann.says("table-no"))
    expect(value_of(ann, "mood")).to_have_text(ann.told(HUMBUG, "value-mood-calm"))
    assert complaints(ann, "main.board") == []

    # What has changed since is marked.
    tabs[1].until(lambda tab: tab.is_asked)
    tabs[1].answer({"type": "Claim", "count": 4, "face": 2})
    expect(value_of(ann, "last_bidder").locator(".changed")).to_have_text("Bob")
    expect(value_of(ann, "mood").locator(".changed")).to_have_text(ann.told(HUMBUG, "value-mood-tense"))
    expect(value_of(ann, "bluffed").locator(".changed")).to_have_count(0)

    # By keys, too.
    mirror = option(ann, "play", charm="mirror")
    mirror.focus()
    ann.page.keyboard.press("Enter")
    expect(card).to_have_count(2)
    mine = ann.page.locator(".cloth section").filter(has=ann.page.get_by_role("heading", name="Ann"))
    expect(mine).to_contain_text(ann.says("table-yes"))
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        assert complaints(ann, "main.board") == [], theme


def test_who_watches_sees_no_hand_and_every_place(house: RunningHouse, person: Come) -> None:
    tabs = table_of([house.guest("Ann"), house.guest("Bob")], game="humbug")
    eve = person("Eve", device="desk")
    eve.open(f"/table/{tabs[0].table}")
    expect(eve.page.locator(".cloth section")).to_have_count(2)
    expect(eve.page.locator(".held")).to_have_count(0)
    expect(eve.page.get_by_role("img", name=eve.says("table-hidden", count=3))).to_have_count(4)
