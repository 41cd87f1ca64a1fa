"""The picture: an SVG that says in figures what it says in colours."""

from xml.etree import ElementTree

import pytest

from ludotheque.arena.picture import picture
from ludotheque.arena.play import PlayedMeeting
from ludotheque.arena.results import Results, summed_up
from ludotheque.core.language.words import LANGUAGES, Language

from .tables import played, table_of

SVG = "{http://www.w3.org/2000/svg}"


def results_of(players: int = 2, deals: int = 20) -> Results:
    """b has won everything against a; c has not played."""
    entries = [PlayedMeeting(deal, ("a", "b"), (played("ab", (1, 4)), played("ba", (6, 3)))) for deal in range(deals)]
    return summed_up(table_of(players), ("a", "b", "c"), entries, "places")


def texts_in(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


SAID = {
    "en": ("Zerzura · 2 players · 20 deals · 40 matches", "100.0%", "Strength in Elo, with intervals of 95%"),
    "fr": ("Zerzura · 2 joueurs · 20 donnes · 40 parties", "100,0 %", "Force en points Elo, avec intervalles à 95 %"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_names_every_bot_and_speaks_the_language(language: Language) -> None:
    said = [text.replace("\u202f", " ").replace("\u00a0", " ") for text in texts_in(picture(results_of(), language))]
    assert {*SAID[language]} <= {*said}
    assert all(said.count(bot) == 3 for bot in "abc")


def test_the_line_up_is_told_where_there_is_a_choice() -> None:
    assert "half of the seats each" in texts_in(picture(results_of(3), "en"))[0]


def test_everything_stays_on_the_paper_and_long_intervals_end_in_an_arrow() -> None:
    results = results_of(deals=200)
    root = ElementTree.fromstring(picture(results, "en"))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for shape in root.iter():
        for name, most in (("x", width), ("x1", width), ("x2", width), ("y", height), ("y1", height), ("y2", height)):
            assert 0 <= float(shape.attrib.get(name, 0)) <= most
    slanted = [line for line in root.iter(f"{SVG}line") if line.attrib["x1"] != line.attrib["x2"]]
    slanted = [line for line in slanted if line.attrib["y1"] != line.attrib["y2"]]
    assert max(bot.elo.high or 0 for bot in results.bots) > results.bots[0].elo.value + 300
    assert slanted
