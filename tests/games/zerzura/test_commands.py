"""Rules 5 and 9.3: the command tiles."""

from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zerzura.commands import Claim, Leave
from ludotheque.games.zerzura.edition import Tile
from tests.story import asked, tell

from .story import Place, Zerzura, claimed_by, enough, pass_, refused, store, swap, table, take

ELEVEN = "T, K, P, R, L, TT, KK, PP, RR, LL, TTT"
"""Eleven cards."""


def claim(player: int, tile: str) -> Claim:
    return Claim(Player(player), Tile(tile))


def test_5_1_a_tile_is_claimed_at_once_and_it_is_no_action() -> None:
    match = table(Place("TT, TT', RR"), Place(), Place(), market="T, R, K", tiles=["C4", "C9"])
    tell(match, take("R"))
    assert claimed_by(match, 0) == ()
    match = table(Place("TT, TT', RRR"), Place(), Place(), market="T, R, K", tiles=["C4", "C9"])
    events = tell(match, take("T"))
    assert [event.what for event in events] == [take("T"), claim(0, "C4")]
    assert events[1].who is None
    assert match.position.world.tiles == ("C9",)
    assert asked(match) == 1


def test_5_1_visible_and_stored_cards_count_together() -> None:
    match = table(Place("TT", "TT', RRR"), Place(), market="T, R, K, P", tiles=["C4"])
    tell(match, take("T"))
    assert claimed_by(match, 0) == ("C4",)


def test_5_1_it_can_happen_in_somebody_elses_turn() -> None:
    match = table(Place("RRR"), Place("TTT, TT, K"), tiles=["C4"])
    tell(match, *swap("RRR", 1, "K"))
    assert claimed_by(match, 1) == ("C4",)
    assert asked(match) == 1


def test_5_2_a_tile_stays_even_if_the_objects_are_lost() -> None:
    match = table(Place("TT, TT', RRR"), Place("K"), market="T, R, P, L", tiles=["C4"])
    tell(match, take("T"), *swap("K", 0, "RRR"))
    assert claimed_by(match, 0) == ("C4",)
    assert match.position.world.tiles == ()


def test_5_2_first_come_first_served() -> None:
    match = table(Place("TTT, TT", "RR"), Place("TTT', TT'", "RR'"), market="R, R', P, L", tiles=["C4"])
    tell(match, take("R"), take("R'"))
    assert (claimed_by(match, 0), claimed_by(match, 1)) == (("C4",), ())


CONDITIONS: dict[str, tuple[str, str, str]] = {
    "C3": ("sultan", "mage lamp", "T"),
    "C4": ("TTT, T, RRR", "T'", "R"),
    "C5": ("KKK, KK, LL", "L", "K"),
    "C6": ("RRR, RR, PP", "P", "R"),
    "C7": ("LLL, TTT", "L", "T"),
    "C8": ("PPP, KKK", "P", "K"),
    "C9": ("TT, KK, PP, RR, L", "L'", "T"),
}
"""By tile: cards that do not meet it, a card that completes them, and one that does not."""


@pytest.mark.parametrize("tile", CONDITIONS)
def test_5_3_characters_and_objects_are_asked_for_at_least(tile: str) -> None:
    cards, completing, other = CONDITIONS[tile]
    for taken, claimed in ((completing, (tile,)), (other, ())):
        match = table(Place(cards), Place(), market=f"{completing}, {other}, RL, KR", tiles=[tile])
        tell(match, take(taken))
        assert claimed_by(match, 0) == claimed


def test_5_3_more_than_is_asked_for_will_do() -> None:
    match = table(Place("TTT, TTT', RR"), Place(), market="RRR, K, P, L", tiles=["C4"])
    tell(match, take("RRR"))
    assert claimed_by(match, 0) == ("C4",)


def test_5_4_twelve_cards_mean_exactly_twelve() -> None:
    match = table(Place(ELEVEN, "KKK"), Place(), market="R', K', P', L'", tiles=["C1"])
    tell(match, take("R'"))
    assert claimed_by(match, 0) == ()
    match = table(Place(ELEVEN), Place(), market="R', K', P', L'", tiles=["C1"])
    tell(match, take("R'"))
    assert claimed_by(match, 0) == ("C1",)


def test_5_4_goods_and_characters_count_alike_for_twelve() -> None:
    match = table(
        Place("T, K, P, R, L", "TT, KK, PP, RR, LL, sultan"), Place(), market="mage ring, K', P', L'", tiles=["C1"]
    )
    tell(match, take("mage ring"))
    assert claimed_by(match, 0) == ("C1",)


FIVE = "TT, KK, PP, RR, LL"


def test_5_4_six_stored_cards_mean_exactly_six() -> None:
    match = table(Place("T, K, P", FIVE), Place(), tiles=["C2"])
    tell(match, *store("T"), enough)
    assert claimed_by(match, 0) == ("C2",)


def test_5_4_from_five_to_seven_the_tile_is_missed() -> None:
    match = table(Place("T, K, P", FIVE), Place(), tiles=["C2"])
    tell(match, *store("T"))
    assert claimed_by(match, 0) == (), "the action is not over"
    tell(match, *store("K"))
    assert claimed_by(match, 0) == ()
    assert match.position.world.tiles == ("C2",)


def test_5_4_from_four_to_six_it_is_hit() -> None:
    match = table(Place("T, K, P", "TT, KK, PP, RR"), Place(), tiles=["C2"])
    tell(match, *store("T", "K"))
    assert claimed_by(match, 0) == ("C2",)


def test_5_4_the_sixth_card_hits_it_where_no_second_can_be_stored() -> None:
    match = table(Place("T, K", FIVE, "K"), Place(), tiles=["C2"])
    tell(match, *store("T"))
    assert claimed_by(match, 0) == ("C2",)


def test_5_5_a_guard_does_not_help() -> None:
    match = table(Place("TTT, TT, guard ring"), Place(), market="RR, K, P, L", tiles=["C4"])
    tell(match, take("RR"))
    assert claimed_by(match, 0) == ()


def test_5_6_all_tiles_that_are_met_are_taken() -> None:
    match = table(Place("TTT, TT, KK, PP, LL, L, L'"), Place(), market="RRR, K, P, R", tiles=["C4", "C7", "C9", "C2"])
    tell(match, take("RRR"))
    assert claimed_by(match, 0) == ("C4", "C7", "C9")
    assert match.position.world.tiles == ("C2",)


BOTH_MEET = Place("TTT, T, RRR, R"), Place("TTT', TT, T', RR")
"""When the first gives R for T', each has five turbans and three rings, and neither had before."""


@pytest.mark.parametrize("active", [0, 1])
def test_5_6_if_a_swap_lets_two_meet_the_same_tile_the_active_player_takes_it(active: int) -> None:
    places = BOTH_MEET if active == 0 else BOTH_MEET[::-1]
    match = table(*places, tiles=["C4"], dromedary=active)
    tell(match, *swap("R", 1 - active, "T'"))
    assert (claimed_by(match, active), claimed_by(match, 1 - active)) == (("C4",), ())


def test_5_6_one_swap_can_give_a_tile_to_each() -> None:
    match = table(Place("TTT, TT, RR, KK, KKK, P, P'"), Place("KKK', R, PPP, L"), tiles=["C4", "C8"])
    events = tell(match, *swap("P", 1, "R"))
    assert [event.what for event in events if isinstance(event.what, Claim)] == [claim(0, "C4"), claim(1, "C8")]
    assert (claimed_by(match, 0), claimed_by(match, 1)) == (("C4",), ("C8",))


# Rule 9.3: manual claiming.


def manual(*places: Place, **more: Any) -> Zerzura:
    return table(*places, options={"claiming": "manual", "mode": more.pop("mode", "expert")}, **more)


@pytest.mark.parametrize("mode", ["easy", "expert"])
def test_9_3_whoever_meets_a_condition_is_asked(mode: str) -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4"], mode=mode)
    tell(match, take("T"))
    assert asked(match) == 0
    assert match.legal(0) == [claim(0, "C4"), Leave()]
    tell(match, claim(0, "C4"))
    assert claimed_by(match, 0) == ("C4",)
    assert asked(match) == 1


def test_9_3_a_tile_that_is_left_stays_on_the_table() -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4"])
    tell(match, take("T"), Leave())
    assert match.position.world.tiles == ("C4",)
    assert asked(match) == 1


def test_9_3_whoever_left_it_is_asked_again_after_the_next_action_that_moves_their_cards() -> None:
    match = manual(Place("TT, TT', RRR", bird="RRR"), Place("P"), market="T, R, K, L", tiles=["C4"])
    tell(match, take("T"), Leave())
    tell(match, pass_)
    assert asked(match) == 0
    assert match.legal(0)[0] == take("R"), "a pass moves nobody's cards: it is the next turn"
    tell(match, take("R"))
    assert claim(0, "C4") in match.legal(0)
    tell(match, Leave(), *swap("P", 0, "T"))
    assert asked(match) == NATURE, "four turbans are too few"


def test_9_3_several_tiles_are_claimed_one_by_one() -> None:
    match = manual(Place("TTT, TT, KK, PP, LL, L, L'"), Place(), market="RRR, K, P, R", tiles=["C4", "C7", "C9"])
    tell(match, take("RRR"), claim(0, "C9"))
    assert match.legal(0) == [claim(0, "C4"), claim(0, "C7"), Leave()]
    tell(match, claim(0, "C4"), Leave())
    assert claimed_by(match, 0) == ("C9", "C4")
    assert match.position.world.tiles == ("C7",)


def test_9_3_after_a_swap_the_active_player_is_asked_first() -> None:
    match = manual(*BOTH_MEET, tiles=["C4"])
    tell(match, *swap("R", 1, "T'"))
    assert match.legal(0) == [claim(0, "C4"), Leave()]
    tell(match, Leave())
    assert match.legal(1) == [claim(1, "C4"), Leave()]
    tell(match, claim(1, "C4"))
    assert (claimed_by(match, 0), claimed_by(match, 1)) == ((), ("C4",))


def test_9_3_a_tile_claimed_by_the_active_player_is_no_longer_there_for_the_other() -> None:
    match = manual(*BOTH_MEET, tiles=["C4"])
    tell(match, *swap("R", 1, "T'"), claim(0, "C4"))
    assert asked(match) == 1
    assert match.legal(1)[-1] == pass_, "it is simply the next turn"


def test_9_3_one_claims_what_one_meets_and_for_oneself() -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4", "C5"])
    tell(match, take("T"))
    assert refused(match, claim(1, "C4"), "5.1")[0] == "You can claim only for yourself."
    assert refused(match, claim(0, "C5"), "5.3")[0] == "You do not meet that command: 5 zithers and 3 lamps."


def test_2_3_a_tile_that_was_not_turned_up_cannot_be_claimed() -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4", "C5"])
    tell(match, take("T"))
    assert refused(match, claim(0, "C6"), "2.3")[0].endswith("5 rings and 3 peppers.")
    assert refused(match, claim(0, "no tile"), "2.3")[1].endswith(": no tile.")


def test_5_2_a_tile_that_somebody_has_cannot_be_claimed_again() -> None:
    match = manual(Place("TT, TT', LL, LL', RRR"), Place(), market="T, R, K, P", tiles=["C4", "C7"])
    tell(match, take("T"), claim(0, "C4"))
    refused(match, claim(0, "C4"), "5.2")


@pytest.mark.parametrize("exact", ["C1", "C2"])
def test_5_4_a_number_of_cards_that_is_not_exactly_met_is_refused_by_the_rule_of_exact_numbers(exact: str) -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4", exact])
    tell(match, take("T"))
    refused(match, claim(0, exact), "5.4")


def test_9_3_a_move_can_be_taken_back_while_its_player_is_asked() -> None:
    match = manual(Place("TT, TT', RRR"), Place(), market="T, R, K, P", tiles=["C4"])
    tell(match, take("T"))
    assert match.can_undo(0)


def test_claims_are_told_in_both_languages() -> None:
    names = ["Ann", "Bob"]
    lines = {
        "C1": ("Ann claims the command for exactly 12 cards: 3 points.", "exactement 12 cartes"),
        "C2": ("Ann claims the command for exactly 6 stored cards: 3 points.", "exactement 6 cartes à l’abri"),
        "C3": ("Ann claims the command for 2 characters: 3 points.", "2 personnages"),
        "C4": ("Ann claims the command for 5 turbans and 3 rings: 3 points.", "5 turbans et 3 anneaux"),
        "C9": ("Ann claims the command for 2 of every kind: 3 points.", "2 de chaque sorte"),
    }
    for tile, (english, french) in lines.items():
        sentence = claim(0, tile).sentence()
        assert sentence.text("en", names) == english
        assert sentence.text("fr", names) == f"Ann remporte la commande « {french} » : 3 points."
        assert sentence.text("en", names, Player(0)).startswith("You claim")
