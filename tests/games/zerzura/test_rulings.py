"""The twenty rulings on points that the printed rules leave open, each as a test."""

import pytest

from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.scoring import best_counted
from tests.story import asked, tell

from .story import (
    Place,
    begun,
    bird_of,
    claimed_by,
    draw,
    enough,
    for_,
    offer,
    pass_,
    refused,
    row_of,
    store,
    swap,
    table,
    take,
    totals,
)


def test_ruling_01_a_bird_protects_until_its_owner_moves_it_even_across_the_round() -> None:
    match = begun(3, "TT, K, P")
    tell(match, take("TT"), take("K"), take("P"), *draw("L, LL, RR"))
    refused(match, offer("K"), "3.3.2")
    tell(match, pass_, offer("P"))
    refused(match, for_("P", 0, "TT"), "3.3.3")
    tell(match, for_("P", 1, "K"), pass_, *draw("KK, PP, R"), *swap("K", 0, "TT"))
    assert (row_of(match, 0), row_of(match, 2)) == ("K", "TT")


def test_ruling_02_my_own_card_under_my_own_bird_may_be_given() -> None:
    match = table(Place("T", bird="T"), Place("K"), Place())
    tell(match, *swap("T", 1, "K"))
    assert (row_of(match, 0), bird_of(match, 0)) == ("K", "K")


def test_ruling_03_the_card_under_my_own_bird_cannot_be_stored() -> None:
    refused(table(Place("T, K", bird="T"), Place(), Place()), store("T")[0], "3.4.2")


def test_ruling_04_the_card_given_in_a_swap_is_unprotected_and_may_be_swapped_again_at_once() -> None:
    match = table(Place("T", bird="T"), Place("K, P", bird="P"), Place("R"))
    tell(match, *swap("T", 1, "K"), pass_, *swap("R", 1, "T"))
    assert row_of(match, 2) == "T"


def test_ruling_05_passing_is_storing_nothing_and_claims_no_dromedary() -> None:
    match = table(Place("T", bird="T"), Place("K"), Place())
    tell(match, pass_)
    assert (bird_of(match, 0), match.position.world.claimant) == ("board", None)
    tell(match, *store("K"))
    assert bird_of(match, 1) == "dromedary"


def test_ruling_06_no_card_goes_straight_from_the_market_into_storage() -> None:
    refused(table(Place("T"), Place(), Place(), market="K, P, R"), store("K")[0], "3.4.1")


def test_ruling_07_with_two_players_the_first_storer_keeps_the_claim_wherever_the_bird_goes() -> None:
    match = table(Place("T, K, P"), Place("R"), market="L, LL, RR, PP", dromedary=1)
    tell(match, pass_, *store("T"), enough)
    assert bird_of(match, 0) == "dromedary"
    tell(match, *store("R"), take("L"))
    assert (bird_of(match, 0), bird_of(match, 1)) == ("L", "board")
    assert match.position.world.dromedary == 0


def test_ruling_07_who_stores_twice_in_a_round_is_still_the_claimant() -> None:
    match = table(Place("T, K, P"), Place("R"), dromedary=0)
    tell(match, *store("T"), enough, pass_, *store("K"), enough)
    assert (bird_of(match, 0), match.position.world.claimant) == ("dromedary", 0)


def test_ruling_08_twelve_and_six_are_meant_literally_after_every_action() -> None:
    match = table(Place("T, K, P", "TT, KK, PP, RR, LL"), Place(), Place(), tiles=["C2"])
    tell(match, *store("T", "K"))
    assert claimed_by(match, 0) == ()
    match = table(
        Place("T, K, P, R, L", "TT, KK, PP, RR, LL, TTT"), Place(), Place(), market="R', K', P'", tiles=["C1"]
    )
    tell(match, take("R'"))
    assert claimed_by(match, 0) == ("C1",)


def test_ruling_09_objects_and_characters_are_asked_for_at_least() -> None:
    match = table(Place("TTT, TTT', RRR"), Place("sultan"), Place(), market="RRR', K, sultana", tiles=["C3", "C9"])
    tell(match, take("RRR'"), take("sultana"))
    assert claimed_by(match, 1) == ("C3",)
    match = table(Place("TTT, TTT', R"), Place(), Place(), market="RRR', K, sultana", tiles=["C4"])
    tell(match, take("RRR'"))
    assert claimed_by(match, 0) == ("C4",)


@pytest.mark.parametrize(("claiming", "claimed"), [("automatic", ("C3",)), ("manual", ())])
def test_ruling_10_a_tile_is_claimed_by_itself_unless_the_table_wants_to_be_asked(
    claiming: str, claimed: tuple[str, ...]
) -> None:
    options = {"claiming": claiming, "mode": "expert"}
    match = table(Place("sultan"), Place(), Place(), market="sultana, K, P", tiles=["C3"], options=options)
    tell(match, take("sultana"))
    assert claimed_by(match, 0) == claimed
    assert asked(match) == (1 if claimed else 0)


def test_ruling_11_if_two_qualify_by_one_swap_the_active_player_comes_first() -> None:
    places = [Place("TTT', TT, T', RR"), Place(), Place("TTT, T, RRR, R")]
    match = table(*places, tiles=["C4"], dromedary=2)
    tell(match, *swap("R", 0, "T'"))
    assert (claimed_by(match, 2), claimed_by(match, 0)) == (("C4",), ())


def test_ruling_12_several_tiles_at_once_are_all_taken() -> None:
    match = table(Place("TTT, TT, sultan, RR"), Place(), Place("R, sultana"), tiles=["C3", "C4"])
    tell(match, *swap("RR", 2, "sultana"))
    assert claimed_by(match, 0) == ("C3",)
    match = table(Place("TTT, TT, KK, PP, LL, R"), Place(), Place(), market="RR, K, P", tiles=["C4", "C9"])
    tell(match, take("RR"))
    assert claimed_by(match, 0) == ("C4", "C9")


def test_ruling_13_a_guard_does_not_help_to_meet_a_tile() -> None:
    match = table(Place("TTT, TT, guard ring, R"), Place(), Place(), market="R', K, P", tiles=["C4"])
    tell(match, take("R'"))
    assert claimed_by(match, 0) == ()


def test_ruling_14_a_guard_of_a_kind_one_does_not_own_has_no_effect_but_may_make_one_none() -> None:
    assert totals(table(Place("guard lamp"), Place())) == (0, 0)
    assert best_counted((0, -1, -2), 1, [1]) == 0
    assert best_counted((0, 7, 5), 0, [1]) == 0


@pytest.mark.parametrize(
    ("cards", "points"), [("RRR", 8), ("RR", 4), ("R", 4), ("RRR, RR", 8), ("RRR, RRR'", 8), ("RRR, RRR', R", 12)]
)
def test_ruling_15_the_best_of_one_more_one_less_and_neither_is_taken(cards: str, points: int) -> None:
    assert totals(table(Place(f"{cards}, guard ring"), Place()))[0] == points


def test_ruling_16_mages_count_printed_objects_only() -> None:
    assert totals(table(Place("RRR, guard ring, mage ring"), Place()))[0] == 8 + 1


def test_ruling_17_every_character_scores_by_itself() -> None:
    assert totals(table(Place("sultan, sultana, mage turban, TTT, T"), Place()))[0] == 4 + 1 + 1 + 3


def test_ruling_18_a_tie_is_a_shared_victory() -> None:
    assert GAME.result(table(Place("L"), Place("L'"), Place("T")).position.world).winners == (0, 1)


def test_ruling_19_the_first_player_is_chosen_at_random() -> None:
    assert {begin_match(GAME, 3, f"seed {seed}").waiting_for()[0] for seed in range(40)} == {0, 1, 2}
    assert begun(3).waiting_for() == [NATURE]


def test_ruling_20_above_the_table_the_last_column_counts() -> None:
    assert totals(table(Place("LLL, LLL', LL, LL', L, L'"), Place("RRR, RRR', RR, RR', R"))) == (13, 12)
