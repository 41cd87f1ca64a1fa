"""The pack: closed, typed, said in both languages, and refused with the place where it is wrong."""

from importlib.resources import files
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games.winter.pack import PACK, BadPack, load_pack
from ludotheque.games.winter.pack.proofreading import NEEDLESS, unused_words, vocabulary
from ludotheque.games.winter.pack.text import card_text
from ludotheque.games.winter.vocabulary import conditions, effects, triggers
from ludotheque.games.winter.vocabulary.effects.effect import EffectWord
from ludotheque.games.winter.vocabulary.words import words_in

SHIPPED = Path(str(files("ludotheque.games.winter").joinpath("pack", "shipped")))
DECKS: dict[str, tuple[Any, ...]] = {
    "survivors": PACK.survivors,
    "items": PACK.kinds,
    "crises": PACK.crises,
    "main": PACK.mains,
    "secrets": PACK.secrets,
    "exile": PACK.exiles,
    "crossroads": PACK.crossroads,
}


def test_every_word_is_used_by_a_card() -> None:
    assert unused_words(PACK) == set()
    assert triggers.Table in vocabulary()
    assert {triggers.Table, conditions.Always} == NEEDLESS


def test_a_word_that_no_card_says_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    without = tuple(card for card in PACK.crossroads if card.id != "second_helping")
    monkeypatch.setattr(PACK, "crossroads", without)
    assert unused_words(PACK) == {effects.Cancel, triggers.FoodSpent}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_says_what_it_does(deck: str, language: Language) -> None:
    for card in DECKS[deck]:
        said = card_text(card).text(language)
        assert said.strip()
        assert "none" not in said.split(), f"{card.id}: {said}"
        assert card.name.said().text(language).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_effect_of_a_card_is_a_whole_sentence(deck: str, language: Language) -> None:
    found = [word for card in DECKS[deck] for _, _, word in words_in(card) if isinstance(word, EffectWord)]
    assert [said for word in found if not (said := word.said(PACK).text(language)).endswith(".")] == []


def test_decks_have_twenty_cards_and_the_starters_twenty_five() -> None:
    assert [len(PACK.deck_of(home)) for home in range(7)] == [25, 20, 20, 20, 20, 20, 20]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The shipped pack, to be spoiled."""
    copytree(SHIPPED, tmp_path / "pack")
    return tmp_path / "pack"


def spoil(pack: Path, file: str, old: str, new: str) -> str:
    """Replaces something in a file of the pack, and tells why it does not load."""
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPack) as bad:
        load_pack(pack)
    return str(bad.value)


def test_the_shipped_pack_loads(copy: Path) -> None:
    assert len(load_pack(copy).survivors) == len(PACK.survivors)


def test_an_unknown_word_is_told_with_file_card_and_path(copy: Path) -> None:
    told = spoil(copy, "crises", 'do = "morale"', 'do = "merriment"')
    assert told.startswith("crises.toml: ")
    assert "merriment" in told
    assert "fail" in told


def test_an_unknown_field_is_told(copy: Path) -> None:
    assert "colour" in spoil(copy, "items", 'symbol = "food"', 'colour = "red"\nsymbol = "food"')


def test_an_unknown_place_is_told(copy: Path) -> None:
    assert "atlantis" in spoil(copy, "main", 'at = "each_outside"', 'at = "atlantis"')


def test_an_unknown_survivor_is_told(copy: Path) -> None:
    name = next(card.about for card in PACK.crossroads if card.about is not None)
    assert "nobody_at_all" in spoil(copy, "crossroads", f'about = "{name}"', 'about = "nobody_at_all"')


def test_an_unknown_counter_is_told(copy: Path) -> None:
    counter = next(iter(PACK.info.counters))
    assert "sheep" in spoil(copy, "main", f'name = "{counter}"', 'name = "sheep"')


def test_an_unknown_table_and_a_missing_file_are_told(copy: Path) -> None:
    assert "unknown table 'crisys'" in spoil(copy, "crises", "[[crisis]]", "[[crisys]]")
    (copy / "crises.toml").unlink()
    with pytest.raises(BadPack, match="no such file"):
        load_pack(copy)


def test_words_of_the_rules_alone_may_not_stand_on_a_card(copy: Path) -> None:
    told = spoil(copy, "crises", "fail = [", 'fail = [{ do = "wound", on = { pick = "these", survivors = [1] } }, ')
    assert "only the rules say this" in told


def test_an_ability_that_answers_is_asked_about_and_no_other(copy: Path) -> None:
    assert "has a “question”" in spoil(copy, "survivors", "\nquestion = { en", "\n#")
    asked = 'influence = 10\nquestion = { en = "Well?", fr = "Alors ?" }'
    assert "has a “question”" in spoil(copy, "survivors", "influence = 10", asked)


def test_two_cards_may_not_have_the_same_id(copy: Path) -> None:
    one, other = (survivor.id for survivor in PACK.survivors[:2])
    assert "times" in spoil(copy, "survivors", f'id = "{one}"', f'id = "{other}"')


def test_a_crossroads_card_waits_for_something_of_a_turn(copy: Path) -> None:
    told = spoil(copy, "crossroads", 'trigger = { on = "', 'trigger = { on = "round_start" }\n#')
    assert "does not happen in a turn" in told
