"""The rules pages: every picture that is named is drawn, in any room, and the summary goes on one sheet of paper."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

import ludotheque as lt
from ludotheque.core.language.words import LANGUAGES, Language
from tools.build_client import WEB

from ..conftest import Come
from ..looking.inspecting import AXE, IS_STILL, THEMES, TWICE_THE_SIZE, WIDTH, violations
from ..looking.screens import leaf
from ..visiting.people import Person
from ..visiting.stage import Stage

ILLUSTRATED = sorted(album.parent.parent.name for album in WEB.glob("src/games/*/pictures/index.ts"))
NARROW = 360
SPILLS = """() => [...document.querySelectorAll(".drawing")].filter((drawing) => {
    const { right } = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll("*")].some((part) => part.getBoundingClientRect().right > right + 12);
}).map((drawing) => drawing.parentElement.dataset.picture)"""
NAMED = "(figures) => figures.map((figure) => figure.dataset.picture)"
ROOMS = ((NARROW, 640), (390, 844), (1366, 650))
A_PAGE = re.compile(rb"/Type\s*/Page\b")
"""A sheet of paper in a PDF."""

each_illustrated = pytest.mark.parametrize("game", ILLUSTRATED)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def album_of(game: str) -> set[str]:
    """The pictures that a board draws."""
    album = (WEB / "src" / "games" / game / "pictures" / "index.ts").read_text(encoding="utf-8")
    (drawings,) = re.findall(r"drawings: \{(.*?)\}", album, re.DOTALL)
    return set(re.findall(r'^\s*"?([a-z0-9-]+)"?:', drawings, re.MULTILINE))


def read(one: Person, game: str) -> Locator:
    """Opens the rules page; its drawings come back."""
    page = one.open(f"/rules/{game}")
    figures = page.locator("figure[data-picture]")
    expect(figures).not_to_have_count(0)
    return figures


def test_every_board_of_ours_illustrates_its_rules() -> None:
    assert {"winter", "zatre", "zerzura", "zuma"} <= {*ILLUSTRATED}


@each_illustrated
@each_language
def test_a_page_names_every_picture_of_its_board_and_no_other(game: str, language: Language) -> None:
    named, drawn = {*lt.shelf[game].rulebook.pictures(language)}, album_of(game)
    assert not named - drawn, f"games/{game}/rules/{language}.md names what web/src/games/{game}/pictures does not draw"
    assert not drawn - named, f"web/src/games/{game}/pictures draws what games/{game}/rules/{language}.md does not name"


@each_illustrated
def test_pictures_speak_both_languages(game: str) -> None:
    said = [
        re.findall(r"^[\w-]+(?= =)", file.read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
        for file in WEB.glob(f"src/games/{game}/pictures/words/{language}.ftl")
    ]
    assert len({tuple(ids) for ids in said}) <= 1


@each_illustrated
@each_language
def test_every_picture_is_drawn_above_its_caption_and_left_out_for_who_listens(
    looker: Come, game: str, language: Language
) -> None:
    one = looker(device="desk", language=language, still=True)
    figures = read(one, game)
    assert figures.evaluate_all(NAMED) == lt.shelf[game].rulebook.pictures(language)
    expect(figures.locator(".drawing")).to_have_count(figures.count())
    for figure in figures.all():
        drawing = figure.locator(".drawing")
        box = drawing.bounding_box()
        assert box is not None
        assert box["height"] > 30, figure.get_attribute("data-picture")
        assert drawing.get_attribute("aria-hidden") == "true"
        assert drawing.evaluate("(drawing) => drawing.inert")
        expect(figure.locator("> figcaption")).to_contain_text(re.compile(r"\w.*\."))


def fits(one: Person, width: int, game: str) -> None:
    """The page is no wider than the window, and no drawing is wider than its room."""
    assert one.page.evaluate(WIDTH) <= width, game
    assert one.page.evaluate(SPILLS) == [], width


@each_illustrated
@each_language
def test_nothing_is_wider_than_the_page_on_a_phone_or_a_laptop_in_either_theme_or_with_letters_of_twice_the_size(
    looker: Come, game: str, language: Language
) -> None:
    one = looker(device="desk", language=language, still=True)
    read(one, game)
    for width, height in ROOMS:
        one.resize(width, height)
        for theme in THEMES:
            one.page.emulate_media(color_scheme=theme)
            fits(one, width, game)
    one.resize(NARROW, 640)
    one.page.evaluate(TWICE_THE_SIZE)
    fits(one, NARROW, game)


@each_illustrated
def test_axe_finds_nothing_wrong_with_an_illustrated_page(looker: Come, game: str) -> None:
    one = looker(device="phone", language="fr", still=True)
    one.resize(NARROW, 640)
    read(one, game)
    one.page.evaluate(AXE)
    for theme in THEMES:
        one.page.emulate_media(color_scheme=theme)
        one.page.wait_for_function(IS_STILL)
        assert violations(one, None) == [], theme


def misspelt(route: Route) -> None:
    """The rules page, with a slip in the name of its first picture."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.text().replace("first-moves", "frist-moves"))


def test_a_picture_that_the_board_does_not_know_is_told_to_the_author_and_its_caption_stays(person: Come) -> None:
    one = person(device="desk", language="en", still=True)
    one.expects('names the picture "frist-moves"')
    one.page.route("**/api/rules/zatre/en", misspelt)
    figures = read(one, "zatre")
    expect(figures.first.locator(".drawing")).to_have_count(0)
    expect(figures.first.locator("figcaption")).to_be_visible()
    (told,) = (trouble for trouble in one.troubles if "frist-moves" in trouble)
    assert all(name in told for name in album_of("zatre"))


@each_illustrated
@each_language
def test_the_summary_is_one_link_away_and_prints_on_one_page(looker: Come, game: str, language: Language) -> None:
    one = looker(device="desk", language=language, theme="dark", still=True)
    read(one, game)
    one.page.get_by_role("link", name=one.told("ludotheque.core", "rules-summary"), exact=True).click()
    expect(one.page.locator(".summary h2")).to_be_in_viewport()
    one.page.evaluate("() => (window.print = () => (window.printed = document.documentElement.dataset.print))")
    one.press("rules-print")
    assert one.page.evaluate("() => window.printed") == "summary"
    one.page.evaluate("() => (document.documentElement.dataset.print = 'summary')")
    one.page.emulate_media(media="print")
    expect(one.page.get_by_role("heading", level=1)).to_be_visible()
    expect(one.page.locator("#rule-1")).to_be_hidden()
    assert len(A_PAGE.findall(one.page.pdf(format="A4", margin={"top": "15mm", "bottom": "15mm"}))) == 1


def test_the_pictures_are_drawn_at_the_table_too(person: Come, stage: Stage) -> None:
    ann = person(guest=stage.ann, device="phone", language="fr", still=True)
    leaf("table-rules")(ann, stage)
    figures = ann.page.locator(".sheet figure[data-picture]")
    expect(figures.locator(".drawing")).to_have_count(len(album_of("zatre")))
    assert ann.page.evaluate(SPILLS) == []
