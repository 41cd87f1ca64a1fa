"""Rules 6, 7, 8 and 10: characters, values, the score pad."""

from typing import Any

import pytest

from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.scoring import best_counted, pad_of

from .story import Place, Zerzura, table, totals

QUANTITIES = {"Aya": (6, 3, 1, 3, 1), "Basile": (4, 4, 6, 4, 3), "Chems": (0, 3, 4, 1, 5), "Dora": (1, 5, 2, 4, 4)}
ROWS = {
    "Aya": (6, 4, 6, 0, 7, 3, 26),
    "Basile": (4, 5, -3, 8, 3, 0, 17),
    "Chems": (0, 4, 0, 4, 1, 0, 9),
    "Dora": (1, 7, 3, 8, 1, 3, 23),
}


def pad_example() -> Zerzura:
    """The four friends of rule 10, each with cards that show these objects."""
    return table(
        Place("TTT, TTT', KKK", "P, RRR, L", claimed=["C4"]),
        Place("TT, TT', KK, KK'", "PPP, PPP', RR, RR', LLL"),
        Place("K, KPR, KL", "PP, P', LLL', L'"),
        Place("T, KKK', PP'", "KR, KRL, RL, R, LL", claimed=["C5"]),
    )


def test_10_the_score_pad_of_the_example() -> None:
    match = pad_example()
    for seat, name in enumerate(QUANTITIES):
        pad = pad_of(match.position.world, Player(seat))
        assert tuple(row.quantity for row in pad.kinds) == QUANTITIES[name]
        assert (*(row.points for row in pad.kinds), pad.bonus, pad.total) == ROWS[name]
    assert totals(match) == (26, 17, 9, 23)
    assert GAME.result(match.position.world).winners == (0,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_the_rules_page_tells_the_same_example(language: Language) -> None:
    page = GAME.rulebook.page(language)
    example = page[page.index("## 10.") :]
    rows = [line.split("|")[2:-1] for line in example.splitlines() if line.startswith("| ")]
    numbers = [[cell.strip().replace("−", "-") for cell in row] for row in rows]
    objects, points = numbers[1:6], numbers[8:15]
    assert [tuple(map(int, column)) for column in zip(*objects, strict=True)] == [*QUANTITIES.values()]
    assert [tuple(map(int, column)) for column in zip(*points, strict=True)] == [*ROWS.values()]
    assert numbers[6] == ["C4", "–", "–", "C5"]


def worth(row: str, stored: str = "", **options: Any) -> int:
    """What a player has who has these cards."""
    return totals(table(Place(row, stored), Place(), options=options))[0]


def test_6_1_characters_are_worth_nothing_by_themselves() -> None:
    for face in ("guard ring", "mage lamp", "sultan"):
        assert worth(face) == 0


def test_6_2_a_guard_counts_one_more_or_one_less_whichever_is_better() -> None:
    assert (worth("RRR"), worth("RRR, guard ring")) == (0, 8)
    assert (worth("RRR, RRR'"), worth("RRR, RRR', guard ring")) == (0, 8)
    assert (worth("LL, LLL"), worth("LL, LLL, guard lamp")) == (1, 9)
    assert (worth("PPP, PPP'"), worth("PPP, PPP', guard pepper")) == (-3, 0)


def test_6_2_a_guard_may_leave_things_as_they_are() -> None:
    assert worth("P, guard pepper") == worth("P") == 6
    assert worth("L, guard lamp") == worth("L") == 7
    assert worth("LLL, LLL', guard lamp") == 10


def test_6_2_a_guard_of_a_kind_you_do_not_have_changes_nothing() -> None:
    assert worth("guard lamp, T") == 1
    assert worth("guard pepper, guard ring, guard lamp") == 0


def test_6_2_a_guard_may_count_one_as_none() -> None:
    """No value of Oasis makes that worth while, so it is asked of a scale on which one is worse than none."""
    assert best_counted((0, -5, -6, -7), 1, [1]) == 0
    assert best_counted((9, -5, -6, -7), 0, [1]) == 0


def test_6_2_several_guards_of_one_kind_work_together_and_change_no_more_than_helps() -> None:
    values = (0, 0, 5, 5, 5, 9)
    assert best_counted(values, 3, [1, 1]) == 5
    assert best_counted(values, 3, [1]) == 3
    assert best_counted(values, 1, [1, 1]) in (2, 3)
    assert best_counted(values, 1, [2]) == 3


@pytest.mark.parametrize(
    ("mage", "cards", "points"),
    [
        ("mage turban", "TT", 2),
        ("mage turban", "TTT", 3 + 1),
        ("mage turban", "TTT, TT", 5 + 1),
        ("mage turban", "TTT, TTT'", 6 + 2),
        ("mage kanoun", "KKK, K", 5 + 1),
        ("mage pepper", "PPP", 3 + 1),
        ("mage ring", "RRR, R", 8 + 2),
        ("mage lamp", "LLL, LLL'", 9 + 3),
    ],
)
def test_6_3_a_mage_brings_a_point_for_each_full_batch(mage: str, cards: str, points: int) -> None:
    assert worth(cards, mage) == points


def test_6_3_a_mage_counts_what_is_on_the_cards_whatever_a_guard_says() -> None:
    assert worth("RRR, guard ring, mage ring") == 8 + 1
    assert worth("PPP, PP, guard pepper, mage pepper") == 0 + 2


def test_6_4_the_sultan_brings_a_point_for_every_two_goods_cards() -> None:
    assert worth("sultan, T") == 1
    assert worth("sultan, T, TT", "TTT, K, mage kanoun") == 6 + 1 + 2


def test_6_5_the_sultana_brings_a_point_for_every_character_herself_included() -> None:
    assert worth("sultana") == 1
    assert worth("sultana, sultan", "mage lamp, guard ring") == 4


def test_7_1_the_whole_collection_of_a_kind_is_worth_what_the_board_says() -> None:
    assert worth("TT, KK, PP, RR, LL") == 2 + 2 + 3 + 0 + 5
    assert worth("TKP, TKR, TKL, TPR, TPL") == 5 + 4 + 3 + 0 + 5


def test_7_2_more_than_ten_are_worth_as_much_as_ten() -> None:
    assert worth("TTT, TTT', TT, TT'") == 10
    assert worth("TTT, TTT', TT, TT', T, T', TK") == 10 + 1
    assert worth("PPP, PPP', PP, PP', P, P'") == -9


def test_8_2_a_total_may_be_below_zero() -> None:
    assert worth("PPP, PPP', PP, PP'") == -9


def test_8_2_command_tiles_count() -> None:
    match = table(Place("T", claimed=["C1", "C9"]), Place("TT"))
    assert totals(match) == (7, 2)


def test_8_3_a_tie_shares_the_victory() -> None:
    result = GAME.result(table(Place("TTT"), Place("K", "TT"), Place("T")).position.world)
    assert result.scores == (3, 3, 1)
    assert result.winners == (0, 1)


def test_9_2_in_mirage_other_values_count() -> None:
    assert worth("TTT, TTT'", edition="mirage") == 8
    assert worth("KKK, KK", edition="mirage") == 11
    assert worth("LLL, LLL', LL", edition="mirage") == 9


def test_9_1_easy_and_expert_have_the_same_values() -> None:
    for cards in ("TTT, TTT'", "RRR, guard ring", "LL, LLL, sultana"):
        assert worth(cards, mode="easy") == worth(cards, mode="expert")


def test_the_result_tells_the_pad_row_by_row_in_both_languages() -> None:
    match = table(
        Place("TTT, RRR, guard ring, L", "guard lamp, mage turban", claimed=["C4"]),
        Place("sultan, P", "sultana, PP"),
    )
    why = GAME.result(match.position.world).why
    assert [line.text("en", ["Ann", "Bob"]) for line in why] == [
        "Ann: 22",
        "3 turbans: 3",
        "no zither: 0",
        "no pepper: 0",
        "3 rings, counted as 4 by the guard: 8",
        "1 lamp, untouched by the guard: 7",
        "the mage, for 3 turbans: 1",
        "the command for 5 turbans and 3 rings: 3",
        "Bob: 6",
        "no turban: 0",
        "no zither: 0",
        "3 peppers: 3",
        "no ring: 0",
        "no lamp: 0",
        "the sultan, for 2 goods cards: 1",
        "the sultana, for 2 characters: 2",
    ]
    assert [line.text("fr", ["Ann", "Bob"]) for line in why][4:8] == [
        "3 anneaux, que le garde compte pour 4 : 8",
        "1 lampe, et le garde n’y touche pas : 7",
        "le mage, pour 3 turbans : 1",
        "la commande « 5 turbans et 3 anneaux » : 3",
    ]
