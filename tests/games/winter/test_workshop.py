"""Packs of others: every fault at once, the numbers beside those in balance, and sheets to print."""

import re
from html import escape
from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest

from ludotheque.core.facets.packs import PackReport
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games.winter import GAME
from ludotheque.games.winter.pack import PACK, load_pack
from ludotheque.games.winter.pack.balance import measures
from ludotheque.games.winter.pack.loading import FEWEST, BadPack
from ludotheque.games.winter.pack.text import card_text
from ludotheque.games.winter.vocabulary.glossary import glossary
from tests.promises import assert_worded

SHIPPED = Path(str(files("ludotheque.games.winter").joinpath("pack", "shipped")))
PAGE = Path(__file__).parents[3] / "docs" / "writing-a-pack.md"
WORKSHOP = GAME.packs


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The shipped pack, to be changed."""
    return copytree(SHIPPED, tmp_path / "pack")


def change(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(report: PackReport, language: Language = "en") -> list[str]:
    return [f"{each.where}: {each.what.text(language)}".removeprefix(": ") for each in report.findings]


# What is wrong.


def test_every_fault_is_told_at_once_with_file_card_and_path(copy: Path) -> None:
    change(copy, "crises", 'do = "morale", n = -2', 'do = "merriment"')
    change(copy, "items", 'symbol = "food"', 'colour = "red"\nsymbol = "food"')
    change(copy, "main", 'at = "each_outside"', 'at = "atlantis"')
    change(copy, "survivors", "attack = 2", 'attack = "strong"')
    report = WORKSHOP.check(copy)
    first = PACK.crises[0].id
    assert not report.is_playable
    assert (report.title, report.measures) == (None, ())
    assert f"crises.toml: {first}: fail[0]: “merriment” is no word for “do”" in told(report)
    assert f"items.toml: {PACK.kinds[0].id}: there is no field “colour”" in told(report)
    assert any("main.toml" in line and "setup[" in line and "'atlantis' is not known" in line for line in told(report))
    assert any("survivors.toml" in line and "attack: it should be int, and is str" in line for line in told(report))
    assert len(report.findings) == 4


def test_several_faults_of_one_card_are_told(copy: Path) -> None:
    path = copy / "crossroads.toml"
    card = """
[[crossroads]]
id = "spoiled"
name = { en = "Spoiled" }
trigger = { on = "move", to = "nowhere_at_all" }
[[crossroads.options]]
label = { en = "One.", fr = "Un." }
do = [
  { do = "food" }, { n = 3 }, { do = "attach", gives = [{ gives = "wings" }] }, { do = "morale", n = { per = "moon" } },
]
"""
    path.write_text(path.read_text(encoding="utf-8") + card, encoding="utf-8")
    faults = [line.removeprefix("crossroads.toml: spoiled: ") for line in told(WORKSHOP.check(copy))]
    assert faults == [
        "name: the field “fr” is missing",
        "options[0].do[0]: the field “n” is missing",
        "options[0].do[1]: “do” is missing: it says which word this is",
        "options[0].do[2].gives[0]: “wings” is no word for “gives”",
        "options[0].do[3].n.per: 'moon' is not allowed here",
        "the field “story” is missing",
    ]


WRONG = {
    "no card is called": ("crossroads", 'do = "detach"', 'do = "detach", card = "old_maid"'),
    "either “do” or “gives”": ("survivors", "ability = {", 'ability = { where = "colony" }\n#'),
    "equipment has an ability": ("items", 'play = "equip"', 'play = "waste"'),
    "nothing to cancel": ("crossroads", ', when = "interrupt"', ""),
    "has no price": (
        "crossroads",
        'decide = "vote"\n[[crossroads.options]]',
        'decide = "vote"\n[[crossroads.options]]\npay = { food = 1 }',
    ),
    "learn what is in a hand": (
        "crossroads",
        'decide = "vote"\n[[crossroads.options]]',
        'decide = "vote"\n[[crossroads.options]]\nif = { is = "not", of = { is = "hand", n = 1 } }',
    ),
    "survivors have the influence": ("survivors", "influence = 10\n", "influence = 12\n"),
    "this is no TOML": ("pack", "id =", "id"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_what_makes_no_sense_is_refused(copy: Path, fault: str) -> None:
    change(copy, *WRONG[fault])
    assert any(fault in line for line in told(WORKSHOP.check(copy)))


@pytest.mark.parametrize("fault", WRONG)
def test_faults_are_told_in_french_too(copy: Path, fault: str) -> None:
    change(copy, *WRONG[fault])
    report = WORKSHOP.check(copy)
    assert told(report, "fr") != told(report, "en")


def test_five_players_need_enough_cards(copy: Path) -> None:
    for file in ("survivors", "crises", "main", "secrets"):
        (copy / f"{file}.toml").write_text("", encoding="utf-8")
    few = [line for line in told(WORKSHOP.check(copy)) if "needs at least" in line]
    assert len(few) == len(FEWEST)
    assert "survivors.toml: [[survivor]]: the pack needs at least 25 of these, and has 0" in few


def test_an_empty_folder_misses_every_file(tmp_path: Path) -> None:
    missing = [line for line in told(WORKSHOP.check(tmp_path)) if "no such file" in line]
    assert len(missing) == 8


def test_a_pack_that_is_wrong_is_not_printed(copy: Path) -> None:
    change(copy, "crises", 'do = "morale"', 'do = "merriment"')
    with pytest.raises(Refused, match="merriment") as refused:
        WORKSHOP.sheets(copy)
    assert "faute" in refused.value.text("fr")
    with pytest.raises(BadPack):
        load_pack(copy)


# The numbers.


def test_our_own_pack_needs_no_remark() -> None:
    report = WORKSHOP.check(SHIPPED)
    assert told(report) == []
    assert all(measure.fits for measure in report.measures)
    assert len(report.measures) > 50


def test_every_number_has_a_name_in_both_languages() -> None:
    for measure in measures(PACK):
        assert_worded(measure.name)


NEWCOMER = """[[survivor]]
id = "x"
name = { en = "X", fr = "Y" }
influence = 1
attack = 3
search = 3
tags = []
ability = { do = [{ do = "nothing" }] }
"""
OFF = {
    "Survivors": ("survivors", "[[survivor]]", f"{NEWCOMER}[[survivor]]"),
    "survivors with 9 or more": ("survivors", "attack = 2\nsearch = 5", "attack = 6\nsearch = 5"),
    "starter items": ("items", "starter = 10", "starter = 9"),
    "the hunting lodge": ("items", "lodge = 4", "lodge = 5"),
    "symbols in all places": ("items", "lodge = 4", "lodge = 6"),
    "weapons, books": ("crises", 'symbols = ["fuel"]', 'symbols = ["book"]'),
    "morale at the start": ("main", "morale = 6", "morale = 10"),
    "betrayals that begin": ("secrets", '{ is = "morale", n = 0 }', '{ is = "morale", n = 1 }'),
    "morale swing": ("crossroads", 'do = "morale", n = 1', 'do = "morale", n = 2'),
    "zombies of one effect": ("crossroads", 'do = "zombies", n = 4', 'do = "zombies", n = 12'),
    "helpless of one effect": ("crossroads", 'do = "helpless", n = 2', 'do = "helpless", n = 5'),
    "words that no card uses": ("crossroads", 'do = "gamble", n = 4', 'do = "food", n = 1'),
}


@pytest.mark.parametrize("remark", OFF)
def test_what_is_off_balance_is_remarked_but_can_be_played(copy: Path, remark: str) -> None:
    change(copy, *OFF[remark])
    report = WORKSHOP.check(copy)
    assert report.is_playable
    assert any(line.lower().startswith(remark.lower()) or remark in line for line in told(report))


def test_texts_are_proofread(copy: Path) -> None:
    change(copy, "crises", PACK.crises[0].name.fr, "")
    change(copy, "survivors", PACK.survivors[0].flavour.en, "It's fine.")  # type: ignore[union-attr]
    change(copy, "survivors", PACK.survivors[1].flavour.fr, "Quoi ?")  # type: ignore[union-attr]
    change(copy, "crossroads", PACK.crossroads[0].story.fr, "mot " * 76)
    change(copy, "crossroads", PACK.crossroads[1].options[0].label.fr, "mot " * 60)
    change(copy, "crossroads", PACK.crossroads[1].options[1].label.fr, "mot " * 60)
    change(copy, "crossroads", PACK.crossroads[1].story.fr, "mot " * 60)
    change(copy, "items", PACK.kinds[0].flavour.fr, PACK.kinds[0].flavour.en)  # type: ignore[union-attr]
    remarks = told(WORKSHOP.check(copy))
    assert f"crises.toml: {PACK.crises[0].id}: name: no text in French" in remarks
    assert any("straight quotes in English" in line for line in remarks)
    assert f"crossroads.toml: {PACK.crossroads[0].id}: story: the text in French is cut after 300 signs" in remarks
    assert any("the text in French has" in line and "room for 800" in line for line in remarks)
    assert f"items.toml: {PACK.kinds[0].id}: flavour: the same text in both languages" in remarks
    assert any("spaces that do not break" in line for line in remarks)
    assert len(remarks) == 6


# The sheets.


def test_the_sheets_hold_every_card_in_both_languages_nine_to_a_page() -> None:
    page = WORKSHOP.sheets(SHIPPED)
    pages = re.findall(r'<section class="sheet" lang="(\w+)">(.*?)</section>', page, re.DOTALL)
    assert {language for language, _ in pages} == {*LANGUAGES}
    assert all(1 <= inside.count("<article") <= 9 for _, inside in pages)
    singles = (*PACK.survivors, *PACK.kinds, *PACK.crises, *PACK.secrets, *PACK.exiles, *PACK.crossroads)
    assert page.count("<article") == 2 * (len(singles) + 2 * len(PACK.mains))
    for card in (*singles, *PACK.mains):
        assert page.count(f"<span>{card.id}</span>") >= 2, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_card_says_what_the_card_does(language: Language) -> None:
    page = WORKSHOP.sheets(SHIPPED).replace("\u202f", " ").replace("\u00a0", " ")
    for survivor in PACK.survivors:
        text = card_text(survivor).text(language)
        assert escape(text[:1].upper() + text[1:]) in page


def test_the_sheets_need_nothing_else() -> None:
    page = WORKSHOP.sheets(SHIPPED)
    assert "http" not in page
    assert "src=" not in page
    assert "<script" not in page
    assert "size: A4" in page


def test_whatever_a_pack_says_is_escaped(copy: Path) -> None:
    evil = "<script>alert(1)</script>&"
    for file, card in (("survivors", PACK.survivors[0]), ("items", PACK.kinds[0]), ("crises", PACK.crises[0])):
        change(copy, file, card.name.en, evil)
        change(copy, file, card.flavour.fr, evil)  # type: ignore[union-attr]
    change(copy, "crossroads", PACK.crossroads[0].story.en, evil)
    change(copy, "crossroads", PACK.crossroads[0].options[0].label.fr, evil)
    change(copy, "pack", PACK.info.title.en, evil)
    page = WORKSHOP.sheets(copy)
    assert "<script" not in page
    assert escape(evil) in page


# The page that tells how.


def test_the_page_lists_every_word_as_the_code_has_it() -> None:
    _, _, tables = PAGE.read_text(encoding="utf-8").partition("\n### Numbers")
    told_there = "### Numbers" + tables
    assert told_there == glossary(), "python -m ludotheque.games.winter.vocabulary.glossary writes the tables"


def test_the_cards_of_the_page_can_be_played(copy: Path) -> None:
    blocks = re.findall(r"```toml (\w+)\.toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert {file for file, _ in blocks} == {"survivors", "items", "crises", "crossroads"}
    for file, block in blocks:
        path = copy / f"{file}.toml"
        path.write_text(f"{path.read_text(encoding='utf-8')}\n{block}", encoding="utf-8")
    report = WORKSHOP.check(copy)
    assert report.is_playable, told(report)
    assert all("better" in line for line in told(report)), "only the counts are off"
    blandine = next(each for each in load_pack(copy).survivors if each.id == "blandine")
    text = card_text(blandine).text()
    assert text[:1].upper() + text[1:] in PAGE.read_text(encoding="utf-8")
