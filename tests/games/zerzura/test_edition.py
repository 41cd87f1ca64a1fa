"""Rules 1, 5, 6, 7 and 9.2: what is printed, and what an edition may be."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import chain, combinations
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import ludotheque.games.zerzura as package
from ludotheque.core.language.refusals import BadSetup
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.core.matches.match import tell_match
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.edition import (
    CARDS,
    DECKS,
    EDITIONS,
    KINDS,
    BadEdition,
    EditionName,
    Goods,
    checked_edition,
    read_edition,
    same_in_all,
)
from ludotheque.games.zerzura.table import ZerzuraOptions

from .story import FACES, card, face_of

FOLDER = Path(package.__file__).parent / "editions"
OASIS = EDITIONS["oasis"]


def test_1_2_there_are_50_goods_cards_in_five_groups_of_ten() -> None:
    faces = [face_of(card) for card in DECKS["oasis"] if isinstance(CARDS[card], Goods)]
    letters = "TKPRL"
    groups = [
        [letter * size for size in (1, 2, 3) for letter in letters] * 2,
        ["".join(pair) for pair in combinations(letters, 2)],
        ["".join(three) for three in combinations(letters, 3)],
    ]
    assert Counter(faces) == Counter(chain(*groups))
    assert len(faces) == 50


def test_1_2_there_are_22_objects_of_each_kind() -> None:
    objects: Counter[str] = sum((Counter[str](goods.objects) for goods in OASIS.goods), Counter())
    assert objects == dict.fromkeys(KINDS, 22)


def test_1_3_there_are_10_characters() -> None:
    faces = Counter(face_of(card) for card in DECKS["oasis"] if not isinstance(CARDS[card], Goods))
    guards = {f"guard {kind}": 1 for kind in ("pepper", "ring", "lamp")}
    assert faces == guards | {f"mage {kind}": 1 for kind in KINDS} | {"sultan": 1, "sultana": 1}
    assert len(FACES) == len(DECKS["oasis"]) == 60


def test_1_4_there_are_9_command_tiles_worth_3_points_each() -> None:
    assert [tile.id for tile in OASIS.commands] == [f"C{number}" for number in range(1, 10)]
    assert {tile.points for tile in OASIS.commands} == {3}


def test_7_1_the_values_of_oasis() -> None:
    assert OASIS.values == {
        "turban": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        "kanoun": (0, 1, 2, 4, 5, 7, 5, 4, 2, 1, 0),
        "pepper": (0, 6, 3, 3, 0, 0, -3, -3, -6, -6, -9),
        "ring": (0, 4, 0, 0, 8, 8, 0, 0, 12, 12, 12),
        "lamp": (0, 7, 5, 3, 1, 1, 9, 10, 11, 12, 13),
    }


def test_9_2_mirage_has_the_same_cards_and_tiles_and_other_values() -> None:
    mirage = EDITIONS["mirage"]
    assert msgspec.structs.replace(mirage, values=OASIS.values) == OASIS
    assert {kind for kind in KINDS if mirage.values[kind] != OASIS.values[kind]} == {"turban", "kanoun", "lamp"}
    assert max(mirage.values["lamp"]) == 9
    assert mirage.values["kanoun"].index(max(mirage.values["kanoun"])) == 5
    assert mirage.values["kanoun"][5] == 11


def table_in(language: Language, rule: str) -> list[list[int]]:
    """The numbers of the table in a rule, row by row; what stands before them is left out."""
    lines = [line for line in (GAME.rulebook.rule(language, rule) or "").splitlines() if line.startswith("|")]
    cells = [line.replace("−", "-").strip("|").split("|") for line in lines[2:]]
    return [[int(cell) for cell in row if cell.strip(" -").isdigit()] for row in cells]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_the_values_of_each_edition(language: Language) -> None:
    mirage = EDITIONS["mirage"].values
    assert table_in(language, "7.1") == [[*OASIS.values[kind]] for kind in KINDS]
    assert table_in(language, "9.2") == [[*mirage[kind]] for kind in KINDS if mirage[kind] != OASIS.values[kind]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_2_5_the_rules_page_tells_the_seatings(language: Language) -> None:
    assert table_in(language, "2.5") == [
        [players, 60 - seating.removed, seating.market, seating.actions_each, seating.rounds]
        for players, seating in OASIS.players.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_3_the_rules_page_tells_every_command(language: Language) -> None:
    told = GAME.rulebook.rule(language, "5.3") or ""
    for command in OASIS.commands:
        (line,) = [line for line in told.splitlines() if line.startswith(f"| {command.id} ")]
        numbers = [int(number) for number in re.findall(r"\b\d+\b", line)]
        asked = [command.cards_total_eq, command.stored_eq, command.characters_min, *command.objects_min.values()]
        assert numbers == [*dict.fromkeys(number for number in asked if number), command.points]


def test_the_editions_that_can_be_chosen_are_the_files_in_the_folder() -> None:
    assert {*get_args(EditionName)} == {file.stem for file in FOLDER.iterdir()}
    assert ZerzuraOptions().edition == get_args(EditionName)[0]


def test_an_edition_that_is_not_there_cannot_be_chosen() -> None:
    with pytest.raises(BadSetup, match="oasis"):
        tell_match(GAME, 3, {"edition": "fata morgana"})


def test_the_material_is_plain_data_that_can_be_sent() -> None:
    material = GAME.face.material()
    assert msgspec.json.decode(msgspec.json.encode(material)) == material
    assert material["kinds"] == [*KINDS]
    assert {*material["editions"]} == {*get_args(EditionName)}
    assert material["editions"]["oasis"] == oasis()


# What an edition may not be.


def oasis() -> dict[str, Any]:
    """What the file of Oasis says."""
    return tomllib.loads((FOLDER / "oasis.toml").read_text(encoding="utf-8"))


def test_an_edition_without_a_change_is_accepted() -> None:
    assert checked_edition("dunes", oasis()) == OASIS


CHANGES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda plain: plain.pop("values"), "Object missing required field `values`"),
    (lambda plain: plain["goods"][6].update(id="G06"), "cards G06: the id is there 2 times"),
    (lambda plain: plain["characters"][0].update(id="G06"), "cards G06: the id is there 2 times"),
    (lambda plain: plain["commands"][0].update(id="C2"), "commands C2: the id is there 2 times"),
    (lambda plain: plain["goods"][6].update(id="board"), "goods board: Expected `str` matching regex"),
    (lambda plain: plain["goods"][6].update(objects={"carpet": 1}), "goods G07: Invalid enum value 'carpet'"),
    (lambda plain: plain["goods"][6].update(objects={"ring": 0}), "goods G07: Expected `int` >= 1"),
    (lambda plain: plain["goods"][6].update(objects={}), "goods G07: 0 objects; a card has 1 to 3"),
    (lambda plain: plain["goods"][6].update(objects={"ring": 2, "lamp": 2}), "goods G07: 4 objects; a card has 1 to 3"),
    (lambda plain: plain["goods"][6].update(colour="red"), "goods G07: Object contains unknown field `colour`"),
    (lambda plain: plain["kinds"].reverse(), "kinds: must be turban, kanoun, pepper, ring, lamp, in this order"),
    (lambda plain: plain["values"].pop("ring"), "values ring: missing"),
    (lambda plain: plain["values"]["ring"].pop(), "values ring: 10 columns; it takes 11, for 0 to 10, or more"),
    (lambda plain: plain["values"]["ring"].insert(0, 1), "values ring: none is worth 1; it must be worth 0"),
    (lambda plain: plain["characters"][0].update(type="vizier"), "characters P1: Invalid value 'vizier'"),
    (lambda plain: plain["characters"][0].pop("kind"), "characters P1: Object missing required field `kind`"),
    (lambda plain: plain["characters"][3].update(batch=0), "characters P4: Expected `int` >= 1"),
    (lambda plain: plain["commands"][1].pop("stored_eq"), "commands C2: has no condition"),
    (lambda plain: plain["commands"][1].update(not_with_players=[6]), "commands C2: not with 6 players"),
    (lambda plain: plain["players"].pop("4"), "players: must be 2, 3, 4, 5"),
    (lambda plain: plain["players"]["3"].update(removed=14), "players 3: 46 cards are not 15 markets of 3"),
    (lambda plain: plain["goods"].pop(), "players 2: 39 cards are not 10 markets of 4"),
    (
        lambda plain: plain["players"]["2"].update(actions_each=3),
        "players 2: a market of 4 can run short in 6 turns",
    ),
    (
        lambda plain: [tile.update(not_with_players=[5]) for tile in plain["commands"][:6]],
        "players 5: fewer than 4 commands",
    ),
]


@pytest.mark.parametrize(("change", "complaint"), CHANGES, ids=[complaint for _, complaint in CHANGES])
def test_an_edition_that_cannot_be_played_is_refused_by_file_entry_and_reason(
    change: Callable[[dict[str, Any]], object], complaint: str
) -> None:
    plain = oasis()
    change(plain)
    with pytest.raises(BadEdition) as refused:
        checked_edition("dunes", plain)
    assert str(refused.value).startswith(f"dunes.toml: {complaint}")


def test_a_file_that_is_no_toml_is_refused_by_its_name() -> None:
    with pytest.raises(BadEdition, match=r"^dunes.toml: "):
        read_edition("dunes", "kinds = [")


def test_an_id_is_the_same_card_in_every_edition() -> None:
    one, other = Goods("G07", {"ring": 1}), Goods("G07", {"ring": 2})
    assert same_in_all({"oasis": [one], "dunes": [one]}) == {"G07": one}
    with pytest.raises(BadEdition, match=r"dunes.toml: G07 is something else in another edition"):
        same_in_all({"oasis": [one], "dunes": [other]})


def test_a_card_is_found_by_its_face() -> None:
    assert (card("TT"), card("TT'"), card("guard ring")) == ("G11", "G12", "P2")
