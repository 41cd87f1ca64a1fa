"""Play now: one tap for whoever comes first, one sheet for whoever comes again."""

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.language.words import Language

from ..conftest import Come
from ..hands.table import MOST_STEPS
from ..looking.inspecting import complaints
from ..visiting.people import Device, Person

ZERZURA, WINTER = "ludotheque.games.zerzura", "ludotheque.games.winter"
TITLES: dict[Language, str] = {"en": "Winter Colony", "fr": "Colonie d’hiver"}
BIG = """try { localStorage["ludotheque.settings"] = JSON.stringify({ text: "big", soundAsked: true }) } catch {}"""
TOPS = "(things) => things.map((thing) => Math.round(thing.getBoundingClientRect().top))"
IS_NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
IS_WHOLE = "(dialog) => dialog.scrollWidth <= dialog.clientWidth"


def play_button(one: Person, title: str = "Zerzura") -> Locator:
    """One tap, and a match begins."""
    return one.button("named-for", text=one.says("play-now"), title=title)


def sheet_of(one: Person, title: str = "Zerzura") -> Locator:
    """The sheet on which a regular chooses, opened."""
    one.press("named-for", text=one.says("play-choose"), title=title)
    return one.page.get_by_role("dialog", name=one.says("choose-title", title=title))


def radio(sheet: Locator, name: str) -> Locator:
    """One of the choices on it."""
    return sheet.get_by_role("radio", name=name)


def at_the_table(one: Person) -> list[str]:
    """How the seats of the table are taken, as its page says."""
    one.page.wait_for_url("**/table/*")
    players = one.page.get_by_role("list", name=one.says("table-players"))
    if one.device == "phone":
        one.tap(one.page.get_by_role("navigation").get_by_role("button").filter(has_text=one.says("table-scores")))
    expect(players).to_be_visible()
    return players.get_by_role("listitem").all_inner_texts()


def test_a_stranger_plays_with_one_tap_and_is_asked_nothing(person: Come) -> None:
    ann = person("Ann", new=True)
    ann.open("/")
    expect(ann.text("choose-kept")).to_be_hidden()
    ann.tap(play_button(ann))
    assert len(at_the_table(ann)) == 2
    assert ann.taps == 2


@pytest.mark.parametrize(("device", "language"), [("phone", "en"), ("desk", "fr")])
def test_what_was_chosen_is_played_and_is_what_one_tap_plays_the_next_time(
    person: Come, device: Device, language: Language
) -> None:
    ann = person("Ann", device=device, language=language)
    ann.open("/box/zerzura")
    sheet = sheet_of(ann)
    hard = ann.says("choose-level-name", level="hard")
    expert = ann.told(ZERZURA, "option-mode-expert")
    for choice in ("4", hard, expert):
        ann.tap(sheet.get_by_text(choice, exact=True))
    assert complaints(ann, "dialog[open]") == []
    ann.tap(sheet.get_by_role("button", name=ann.says("play-now")))
    for _ in ("as chosen", "with one tap"):
        seats = at_the_table(ann)
        assert len(seats) == 4
        assert sum(ann.says("table-bot-level", level="hard") in seat for seat in seats) == 3
        ann.open("/")
        said = ann.page.get_by_text(ann.says("choose-bots", level="hard"))
        expect(said).to_contain_text(ann.says("choose-seat-count", count=4))
        expect(said).to_contain_text("expert")
        expect(play_button(ann)).to_have_accessible_description(said.inner_text())
        heads, buttons = (tops(ann, part) for part in (".label > h2", ".play .primary"))
        assert len({*heads}) == len({*zip(heads, buttons, strict=True)}), "what is said below moves no button"
        ann.tap(play_button(ann))
    ann.page.wait_for_url("**/table/*")

    ann.open("/")
    sheet = sheet_of(ann)
    expect(radio(sheet, expert)).to_be_checked()
    ann.tap(sheet.get_by_role("button", name=ann.says("choose-usual")))
    expect(radio(sheet, expert)).not_to_be_checked()
    ann.tap(sheet.get_by_role("button", name=ann.says("play-now")))
    assert len(at_the_table(ann)) == 2
    ann.open("/")
    expect(play_button(ann)).to_have_accessible_description("")


def tops(one: Person, part: str) -> list[int]:
    """How high up a part of each box on the shelf is."""
    found: list[int] = one.page.locator(f".shelf {part}").evaluate_all(TOPS)
    return found


def test_the_sheet_is_filled_in_and_sent_by_keys_alone(person: Come) -> None:
    ann = person("Ann", device="desk")
    ann.open("/box/zuma")
    keys = ann.page.keyboard
    ann.button("named-for", text=ann.says("play-choose"), title="Zuma").focus()
    keys.press("Enter")
    sheet = ann.page.get_by_role("dialog")
    walk_to(ann, radio(sheet, "3"))
    keys.press("ArrowRight")
    expect(radio(sheet, "4")).to_be_checked()
    calm = radio(sheet, ann.told("ludotheque.games.zuma", "option-pace-calm"))
    walk_to(ann, radio(sheet, ann.told("ludotheque.games.zuma", "option-pace-live")))
    keys.press("ArrowDown")
    expect(calm).to_be_checked()
    walk_to(ann, sheet.get_by_role("button", name=ann.says("play-now")))
    keys.press("Enter")
    assert len(at_the_table(ann)) == 4


def walk_to(one: Person, thing: Locator) -> None:
    """Goes from control to control until this one has the keys."""
    for _ in range(MOST_STEPS):
        if thing.evaluate("(thing) => thing === document.activeElement"):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} cannot be reached with the Tab key")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_for_so_many_players_cannot_be_chosen_and_says_for_how_many_it_is(
    person: Come, language: Language
) -> None:
    ann = person("Ann", language=language)
    ann.open("/box/winter")
    sheet = sheet_of(ann, TITLES[language])
    coop, dilemma, normal = (ann.told(WINTER, f"option-variant-{name}") for name in ("coop", "dilemma", "normal"))
    expect(radio(sheet, normal)).to_be_disabled()
    expect(radio(sheet, coop)).to_be_checked()
    for _ in ("what nobody chose", "what somebody chose"):
        ann.tap(sheet.get_by_text("3", exact=True))
        expect(radio(sheet, dilemma)).to_be_disabled()
        expect(sheet).to_contain_text(ann.says("choose-only", players="2"))
        expect(radio(sheet, normal)).to_be_checked()

        ann.tap(sheet.get_by_text("2", exact=True))
        ann.tap(sheet.get_by_text(dilemma, exact=True))
        expect(radio(sheet, dilemma)).to_be_checked()
    ann.tap(sheet.get_by_text("3", exact=True))
    ann.tap(sheet.get_by_role("button", name=ann.says("play-now")))
    assert len(at_the_table(ann)) == 3


def test_on_a_small_phone_with_big_letters_nothing_is_cut_and_the_button_stays_in_sight(person: Come) -> None:
    ann = person("Ann", language="fr")
    ann.context.add_init_script(BIG)
    ann.resize(360, 640)
    ann.open("/")
    expect(play_button(ann, TITLES["fr"])).to_be_visible()
    assert ann.page.evaluate(IS_NARROW)
    ann.open("/box/winter")
    sheet = sheet_of(ann, TITLES["fr"])
    assert sheet.evaluate(IS_WHOLE)
    expect(sheet.get_by_role("button", name=ann.says("play-now"))).to_be_in_viewport(ratio=1)


def test_a_choice_that_the_house_no_longer_offers_is_forgotten(person: Come) -> None:
    ann = person("Ann", device="desk")
    kept = '{"zerzura": {"seats": 77, "level": "godlike", "options": {"mode": "brutal", "moods": 1}}, "zatre": 3}'
    ann.open("/")
    ann.page.evaluate("(kept) => localStorage.setItem('ludotheque.choices', kept)", kept)
    ann.page.reload()
    expect(play_button(ann)).to_have_accessible_description("")
    ann.tap(play_button(ann))
    assert len(at_the_table(ann)) == 2


def test_variants_stand_by_name_at_a_table_for_friends_and_not_under_the_house_rules(person: Come) -> None:
    ann = person("Ann", device="desk")
    ann.open("/box/zerzura")
    ann.press("named-for", text=ann.says("open-table"), title="Zerzura")
    expect(ann.page.get_by_label(ann.told(ZERZURA, "option-mode"), exact=True)).to_be_visible()
    expect(ann.page.get_by_label(ann.told(ZERZURA, "option-claiming"), exact=True)).to_be_hidden()
