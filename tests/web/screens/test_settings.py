"""What a person likes is in force at once, and the next time too; it stays in their browser."""

import pytest
from playwright.sync_api import expect

from ludotheque.core.language.words import LANGUAGES, Language

from ..conftest import Come
from ..visiting.people import Person, Theme
from ..visiting.wording import OTHER, every_language

PAPER = "() => getComputedStyle(document.body).backgroundColor"
BOXES = "(things) => things.map((thing) => Object.values(thing.getBoundingClientRect().toJSON()).map(Math.round))"
LETTERS = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_the_language_of_the_browser(person: Come, language: Language) -> None:
    somebody = person(language=language)
    page = somebody.open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(every_language("shelf-heading")[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_browser_that_speaks_neither_is_spoken_to_in_english(person: Come) -> None:
    somebody = person()
    somebody.context.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] })")
    expect(somebody.open("/").locator("html")).to_have_attribute("lang", "en")


def test_another_language_is_spoken_at_once_and_remembered(person: Come) -> None:
    somebody = person(language="fr")
    page = somebody.open("/settings")
    choose(somebody, "language", "English")
    somebody.language = "en"
    for _ in ("at once", "the next time"):
        expect(page.get_by_role("heading", level=1)).to_have_text(somebody.says("settings"))
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.reload()


def test_the_other_language_is_one_tap_away_on_every_page(person: Come) -> None:
    somebody = person()
    page = somebody.open("/rules/zatre")
    somebody.press("other-language")
    expect(page.get_by_role("heading", level=1)).to_have_text(every_language("rules-of", title="Zatre")["fr"])
    somebody.language = OTHER[somebody.language]
    somebody.press("other-language")
    expect(page.get_by_role("heading", level=1)).to_have_text(every_language("rules-of", title="Zatre")["en"])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_day_and_night_follow_the_system_until_somebody_chooses(person: Come, theme: Theme) -> None:
    other: Theme = "dark" if theme == "light" else "light"
    somebody = person(theme=theme)
    page = somebody.open("/settings")
    natural = page.evaluate(PAPER)
    choose(somebody, "theme", somebody.says(f"theme-{other}"))
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    page.wait_for_function(f"(natural) => ({PAPER})() !== natural", arg=natural)
    page.reload()
    expect(page.get_by_role("radio", name=somebody.says(f"theme-{other}"))).to_be_checked()
    page.wait_for_function(f"(natural) => ({PAPER})() !== natural", arg=natural)


def test_big_letters_are_bigger_at_once_and_the_next_time(person: Come) -> None:
    somebody = person()
    page = somebody.open("/settings")
    before = page.evaluate(LETTERS)
    choose(somebody, "text-size", somebody.says("text-big"))
    for _ in ("at once", "the next time"):
        page.wait_for_function(f"(before) => ({LETTERS})() > before", arg=before)
        page.reload()


def test_nothing_moves_when_a_setting_has_the_focus(person: Come) -> None:
    somebody = person(device="desk")
    page = somebody.open("/settings")
    expect(somebody.field("name")).not_to_have_value("")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    texts = page.locator("fieldset label span, legend")
    before = texts.evaluate_all(BOXES)
    assert len(before) > 8
    for radio in page.get_by_role("radio").all():
        radio.focus()
        assert texts.evaluate_all(BOXES) == before


def test_reduced_motion_is_remembered(person: Come) -> None:
    somebody = person()
    page = somebody.open("/settings")
    choose(somebody, "motion", somebody.says("motion-reduced"))
    for _ in ("at once", "the next time"):
        expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
        page.reload()


def test_a_name_is_kept_and_an_empty_one_is_not(person: Come) -> None:
    somebody = person(language="fr")
    page = somebody.open("/settings")
    name = somebody.field("name")
    expect(name).not_to_have_value("")
    name.fill("Éléonore")
    somebody.press("save")
    expect(somebody.button("saved")).to_be_visible()
    page.reload()
    expect(name).to_have_value("Éléonore")
    name.fill("  ")
    somebody.press("save")
    expect(page.get_by_role("alert")).to_have_text(somebody.says("name-missing"))


def test_what_is_chosen_in_one_tab_holds_in_the_others(person: Come) -> None:
    somebody = person()
    page = somebody.open("/settings")
    other = somebody.another_tab().page
    choose(somebody, "theme", somebody.says("theme-dark"))
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    choose(somebody, "language", "Français")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def choose(one: Person, group: str, label: str) -> None:
    """One of a few, all in sight."""
    choices = one.page.get_by_role("group", name=one.says(group), exact=True)
    one.tap(choices.get_by_text(label, exact=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_signs_out_their_other_devices_is_known_on_this_one_only(person: Come, language: Language) -> None:
    here = person("Ann", language=language)
    phone = person(language=language)
    phone.context.add_cookies(here.context.cookies())  # type: ignore[arg-type]  # as they were given
    page = here.open("/settings")
    here.press("devices-sign-out")
    expect(page.get_by_role("button", name=here.says("devices-done"))).to_be_visible()
    page.reload()
    expect(page.locator("#name")).to_have_value("Ann")
    expect(phone.open("/settings").locator("#name")).not_to_have_value("Ann")
