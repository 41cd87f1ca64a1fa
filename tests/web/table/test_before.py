"""A table before the match: who sits where, what is agreed, what is said, and who has to leave."""

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import Language
from tests.server.houses import RunningHouse

from ..conftest import Come
from ..hands.zatre import Zatre
from ..visiting.people import Device, Person
from ..visiting.setting import give_to_bot, make_room_for, open_table, places, sit_by_link
from ..visiting.wording import OTHER, worded

SERVER, ZATRE = "ludotheque.server", "ludotheque.games.zatre"
MARKUP = '<img src=x onerror="document.title=1">'
NAME = "<b onclick=a()>Ann</b>"


def test_a_table_is_set_by_two_people_and_a_bot_and_begun(person: Come) -> None:
    ann, cleo = person("Ann", device="desk"), person("Cléo", language="fr")
    link = open_table(ann)
    make_room_for(ann, 3)

    sit_by_link(cleo, link)
    cleo.reads("table-hosted", who="Ann")
    expect(places(ann).nth(1)).to_contain_text("Cléo")
    expect(ann.button("table-begin")).to_be_disabled()

    give_to_bot(ann, 3)
    expect(places(cleo).nth(2)).to_contain_text(cleo.says("table-bot-level", level="easy"))
    expect(ann.button("table-begin")).to_be_enabled()

    ann.press("table-begin")
    for one in (ann, cleo):
        Zatre(one).await_board()
        assert len(Zatre(one).scores()) == 3


def test_what_the_host_agrees_on_is_shown_to_the_others_in_their_language(person: Come) -> None:
    ann, cleo = person("Ann", device="desk"), person("Cléo", language="fr")
    sit_by_link(cleo, open_table(ann))
    ann.tap(ann.page.get_by_text(ann.says("table-options", count=0), exact=True))

    ann.page.get_by_role("switch", name=ann.told(ZATRE, "option-red_needs_own_row")).click()
    shows(cleo, cleo.told(ZATRE, "option-red_needs_own_row"), cleo.says("table-yes"))

    ann.page.get_by_label(ann.told(ZATRE, "option-end_rule"), exact=True).select_option(
        label=ann.told(ZATRE, "option-end_rule-bag_empty")
    )
    shows(cleo, cleo.told(ZATRE, "option-end_rule"), cleo.told(ZATRE, "option-end_rule-bag_empty"))

    ann.field("table-custom-clock").select_option(label=ann.says("table-clock-minutes", count=2))
    shows(cleo, cleo.says("table-custom-clock"), cleo.says("table-clock-minutes", count=2))

    ann.press("table-begin")
    for one in (ann, cleo):
        expect(one.page.get_by_role("timer")).to_contain_text("1:")


def shows(one: Person, title: str, value: str) -> None:
    """What is agreed stands beside its name."""
    expect(one.page.locator("dl").filter(has_text=title).filter(has_text=value).first).to_be_visible()


def test_chat_goes_both_ways_and_a_quick_phrase_reaches_each_in_their_language(person: Come) -> None:
    ann, cleo = person("Ann", device="desk"), person("Cléo", language="fr")
    sit_by_link(cleo, open_table(ann))
    say(ann, "Is this seat free?")
    expect(messages(cleo)).to_contain_text("Is this seat free?")
    say(cleo, "Bien sûr.")
    expect(messages(ann)).to_contain_text("Bien sûr.")
    ann.press("table-phrase-good-luck")
    for one in (ann, cleo):
        expect(messages(one)).to_contain_text(one.says("table-phrase-good-luck"))
        expect(messages(one)).not_to_contain_text(worded(OTHER[one.language], "table-phrase-good-luck"))


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_half_typed_message_outlasts_the_house_rules_being_opened_and_changed(person: Come, device: Device) -> None:
    ann = person("Ann", device=device)
    open_table(ann)
    said = ann.field("table-say")
    said.fill("Shall we")
    ann.tap(ann.page.get_by_text(ann.says("table-options", count=0), exact=True))
    expect(said).to_have_value("Shall we")
    ann.tap(ann.page.get_by_role("switch", name=ann.told(ZATRE, "option-red_needs_own_row")))
    ann.tap(ann.page.get_by_text(ann.says("table-options", count=1), exact=True))
    expect(said).to_have_value("Shall we")


def test_markup_in_names_and_in_what_is_said_stays_text(person: Come) -> None:
    ann, cleo = person(NAME, device="desk"), person("Cléo", language="fr")
    sit_by_link(cleo, open_table(ann))
    say(ann, MARKUP)
    for one in (ann, cleo):
        expect(messages(one)).to_contain_text(MARKUP)
        expect(messages(one)).to_contain_text(NAME)
        expect(places(one).first).to_contain_text(NAME)
        expect(one.page.locator("img, [onclick], [onerror]")).to_have_count(0)
    ann.press("table-begin")
    for one in (ann, cleo):
        Zatre(one).await_board()
        expect(one.page.get_by_text(NAME).first).to_be_attached()
        expect(one.page.locator("img, [onclick], [onerror]")).to_have_count(0)


def test_the_host_mutes_and_removes_and_who_was_removed_cannot_come_back(person: Come) -> None:
    ann, cleo = person("Ann", device="desk"), person("Cléo", language="fr")
    sit_by_link(cleo, open_table(ann))
    say(cleo, "Oh là là.")
    expect(messages(ann)).to_contain_text("Oh là là.")
    ann.press("table-about", who="Cléo")
    ann.press("table-mute")
    cleo.reads("table-muted")
    expect(messages(ann)).not_to_contain_text("Oh là là.")
    ann.press("table-unmute", who="Cléo")
    expect(cleo.field("table-say")).to_be_visible()

    places(ann).nth(1).get_by_role("button", name=ann.says("table-remove-who", who="Cléo")).click()
    places(ann).nth(1).get_by_role("button", name=ann.says("table-remove-sure", who="Cléo")).click()
    for _ in ("at once", "when she tries again"):
        expect(cleo.page.get_by_text(cleo.told(SERVER, "removed"))).to_be_visible()
        cleo.page.reload()
    expect(places(ann).nth(1)).not_to_contain_text("Cléo")


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_seat_open_to_anybody_stands_on_the_shelf(
    person: Come, house: RunningHouse, device: Device, language: Language
) -> None:
    ann = house.guest(f"Host {device}")
    table = ann.opens()
    host = ann.sits_at(table)
    host.ask("Offer", seat=1, to="anybody")
    cleo = person("Cléo", device=device, language=language)
    cleo.open("/")
    cleo.tap(cleo.page.get_by_role("link").filter(has_text=ann.name))
    cleo.tap(cleo.button("table-sit"))
    expect(places(cleo).filter(has_text="Cléo")).to_be_visible()
    host.until(lambda tab: all("person" in chair for chair in tab.facts["seats"]))


def messages(one: Person) -> Locator:
    """What was said."""
    return one.page.get_by_role("group", name=one.says("table-messages"), exact=True)


def say(one: Person, text: str) -> None:
    """Says something at the table."""
    one.field("table-say").fill(text)
    one.press("table-send")
