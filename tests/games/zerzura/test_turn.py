"""Rule 3: take, swap, store."""

import pytest

from ludotheque.core.language.words import Player
from ludotheque.games.zerzura.edition import Card
from ludotheque.games.zerzura.turn import Offer, Swap, Take
from tests.story import asked, tell

from .story import (
    Place,
    Zerzura,
    begun,
    bird_of,
    card,
    draw,
    enough,
    for_,
    market_of,
    offer,
    pass_,
    refused,
    row_of,
    store,
    stored_of,
    swap,
    table,
    take,
)

NOBODY = Place()


def test_3_1_turns_pass_clockwise_from_the_dromedary() -> None:
    match = begun(4, "T, K, P, R", first=2)
    order = []
    for face in ("T", "K", "P", "R"):
        order.append(asked(match))
        tell(match, take(face))
    assert order == [2, 3, 0, 1]


def test_3_2_a_card_taken_lies_in_the_row_and_the_bird_sits_on_it() -> None:
    match = begun(3, "TT, K, P")
    tell(match, take("TT"))
    assert (row_of(match, 0), market_of(match), bird_of(match, 0)) == ("TT", "K, P", "TT")
    assert match.position.world.tally[0] == (2, 0, 0, 0, 0, 0)


def test_3_2_only_what_lies_in_the_market_can_be_taken() -> None:
    match = begun(3, "TT, K, P")
    assert refused(match, take("R"), "3.2") == (
        "That card is not in the market: a ring.",
        "Cette carte n’est pas au marché : un anneau.",
    )
    assert "no such thing" in refused(match, Take(Card("no such thing")), "3.2")[0]
    tell(match, take("TT"))
    refused(match, take("TT"), "3.2")


def two_rows() -> Zerzura:
    """Player 0 is to act; the bird of player 1 sits on LL."""
    return table(Place("P, TT", "K", "TT"), Place("RR, LL", "T", "LL"), NOBODY)


def test_3_3_a_swap_gives_a_visible_card_for_one_of_another_player() -> None:
    match = two_rows()
    tell(match, *swap("P", 1, "RR"))
    assert (row_of(match, 0), row_of(match, 1)) == ("RR, TT", "P, LL")
    assert (bird_of(match, 0), bird_of(match, 1)) == ("RR", "LL")
    assert match.position.world.tally[0] == (2, 1, 0, 2, 0, 0)
    assert match.position.world.tally[1] == (1, 0, 1, 0, 2, 0)


def test_3_3_nobody_is_asked_for_permission() -> None:
    match = two_rows()
    tell(match, offer("P"))
    assert asked(match) == 0
    tell(match, for_("P", 1, "RR"))
    assert asked(match) == 1
    assert match.legal(1)[0] == Take(match.position.world.market[0])


def test_3_3_characters_are_swapped_like_goods() -> None:
    match = table(Place("sultan"), Place("mage lamp, guard ring", bird="mage lamp"))
    tell(match, *swap("sultan", 1, "guard ring"))
    assert (row_of(match, 0), row_of(match, 1)) == ("guard ring", "mage lamp, sultan")


def test_3_3_1_the_card_given_comes_from_your_own_row() -> None:
    match = two_rows()
    assert "lies before player 2: two rings" in refused(match, offer("RR"), "3.3.1")[0].lower()
    assert "still lies in the market" in refused(match, Offer(match.position.world.market[0]), "3.3.1")[0]
    assert refused(match, Offer(Card("?")), "3.3.1")[0] == "That card is not in your row: ?."
    assert refused(match, offer("K"), "3.4.3")[0] == "That card is stored, and stays so: a zither."


def test_3_3_1_it_may_be_the_one_under_your_own_bird() -> None:
    match = two_rows()
    tell(match, *swap("TT", 1, "RR"))
    assert (row_of(match, 0), bird_of(match, 0)) == ("P, RR", "RR")


def test_3_3_1_once_a_card_is_offered_that_card_is_given() -> None:
    match = two_rows()
    tell(match, offer("P"))
    assert refused(match, for_("TT", 1, "RR"), "3.3.1")[0] == "You are giving away a pepper."


def test_3_3_2_the_card_received_lies_open_before_somebody_else() -> None:
    match = two_rows()
    tell(match, offer("P"))
    assert match.legal(0) == [for_("P", 1, "RR")]
    assert refused(match, for_("P", 1, "T"), "3.3.2")[0] == "Player 2 does not show that card: a turban."
    assert refused(match, for_("P", 2, "RR"), "3.3.2")[0] == "Player 3 does not show that card: two rings."
    refused(match, for_("P", 0, "TT"), "3.3.2")
    for owner in (-1, 3, 99):
        refused(match, Swap(card("P"), Player(owner), card("RR")), "3.3.2")


@pytest.mark.parametrize("other", [Place(), Place("L", bird="L"), Place("", "RR, T")])
def test_3_3_2_where_nobody_else_has_an_exposed_card_nothing_can_be_swapped(other: Place) -> None:
    match = table(Place("P, TT", bird="TT"), other, NOBODY)
    assert refused(match, offer("P"), "3.3.2")[0] == "Nobody else has a visible card without a bird."
    assert [option for option in match.legal(0) if isinstance(option, Offer)] == []


def test_3_3_3_a_bird_protects_its_card() -> None:
    match = two_rows()
    tell(match, offer("P"))
    assert refused(match, for_("P", 1, "LL"), "3.3.3") == (
        "Player 2’s bird protects that card: two lamps.",
        "Joueur 2 protège cette carte de son oiseau : deux lampes.",
    )


def test_3_3_4_the_card_given_has_no_bird_and_may_be_swapped_again_at_once() -> None:
    match = table(Place("P"), Place("RR"), Place("T"))
    tell(match, *swap("P", 1, "RR"), pass_, *swap("T", 1, "P"))
    assert [row_of(match, player) for player in range(3)] == ["RR", "T", "P"]


def four_visible(**more: object) -> Zerzura:
    """Player 0 is to act, with a bird on L."""
    return table(Place("T, K, P, L", "R", "L"), NOBODY, NOBODY, **more)  # type: ignore[arg-type]


def test_3_4_one_or_two_visible_cards_are_stored() -> None:
    one, two = four_visible(), four_visible()
    tell(one, *store("K"), enough)
    tell(two, *store("K", "T"))
    assert (row_of(one, 0), stored_of(one, 0)) == ("T, P, L", "R, K")
    assert (row_of(two, 0), stored_of(two, 0)) == ("P, L", "R, K, T")
    assert asked(one) == asked(two) == 1


def test_3_4_never_three() -> None:
    match = four_visible()
    tell(match, *store("K", "T"))
    assert asked(match) == 1


def test_3_4_who_has_nothing_more_to_store_is_not_asked() -> None:
    for row, bird in (("K, L", "L"), ("K", "board")):
        match = table(Place(row, bird=bird), NOBODY, NOBODY)
        tell(match, *store("K"))
        assert asked(match) == 1


def test_3_4_1_cards_are_stored_from_your_own_row_only() -> None:
    match = table(Place("T, K"), Place("RR"), NOBODY, market="P, L, LL")
    assert refused(match, store("P")[0], "3.4.1")[0] == "That card still lies in the market: a pepper."
    assert "lies before" in refused(match, store("RR")[0], "3.4.1")[0]
    tell(match, *store("T"))
    refused(match, store("P")[0], "3.4.1")
    refused(match, store("RR")[0], "3.4.1")
    refused(match, store("T")[0], "3.4.3")


def test_3_4_2_the_card_under_your_bird_cannot_be_stored() -> None:
    match = four_visible()
    said, _ = refused(match, store("L")[0], "3.4.2")
    assert said.startswith("The card your bird sits on cannot be stored: a lamp.")
    tell(match, *store("T"))
    refused(match, store("L")[0], "3.4.2")


def test_3_4_3_a_stored_card_can_never_be_swapped_again_and_counts() -> None:
    match = table(Place("T", "RRR, R"), Place("P"), NOBODY, turns=1)
    tell(match, offer("P"))
    refused(match, for_("P", 0, "RRR"), "3.3.2")
    assert match.position.world.tally[0] == (1, 0, 0, 4, 0, 0)


def test_3_4_3_the_owner_may_look_at_them_at_any_time() -> None:
    match = table(Place("T", "RRR, R"), Place("P", "L"), options={"mode": "expert"})
    for turn in range(2):
        assert match.seen_by(0).stored[0] == (card("RRR"), card("R"))
        tell(match, pass_)
        assert asked(match) == 1 - turn


def test_3_4_4_the_first_to_store_in_a_round_puts_the_bird_on_the_dromedary() -> None:
    match = table(Place("T"), Place("K"), Place("P, R"))
    tell(match, *store("T"), *store("K"), *store("P"), enough)
    assert match.position.world.dromedary == 0
    assert [bird_of(match, player) for player in range(3)] == ["dromedary", "board", "board"]


def test_3_4_4_the_bird_moves_when_the_storing_is_over() -> None:
    match = four_visible()
    tell(match, *store("T"))
    assert bird_of(match, 0) == "L"
    tell(match, enough)
    assert bird_of(match, 0) == "dromedary"
    assert match.position.world.claimant == 0


def test_3_5_one_may_store_nothing_and_has_no_claim_on_the_dromedary() -> None:
    match = four_visible()
    tell(match, pass_)
    assert (bird_of(match, 0), match.position.world.claimant) == ("board", None)
    assert asked(match) == 1


def test_3_5_passing_is_always_possible() -> None:
    assert begun(3, "T, K, P").legal(0)[-1] == pass_
    assert four_visible().legal(0)[-1] == pass_


def test_3_6_a_bird_stays_across_the_round_until_its_owner_moves_it() -> None:
    match = begun(3, "TT, K, P")
    tell(match, take("TT"), pass_, pass_, *draw("L, LL, RR"))
    assert match.position.world.round == 2
    tell(match, take("L"))
    assert bird_of(match, 0) == "TT"
    tell(match, pass_)
    assert bird_of(match, 0) == "TT"
    tell(match, pass_)
    assert bird_of(match, 0) == "board"


def test_3_7_two_players_take_two_turns_each_in_turn() -> None:
    match = begun(2, "T, K, P, R", first=1)
    order = []
    for face in ("T", "K", "P", "R"):
        order.append(asked(match))
        tell(match, take(face))
    assert order == [1, 0, 1, 0]


def test_everything_that_may_be_done_is_listed() -> None:
    match = table(Place("P, TT", bird="TT"), Place("RR, LL", bird="LL"), market="T, K, L, R")
    assert match.legal(0) == [
        *(take(face) for face in ("T", "K", "L", "R")),
        *(offer(face) for face in ("P", "TT")),
        *store("P"),
        pass_,
    ]


def player_0_may_store_two() -> Zerzura:
    """Told from the start, so that it can be taken back: player 0 has T and P, player 1 has K; no bird is on a card."""
    match = begun(2, "T, K, P, R")
    tell(match, take("T"), take("K"), take("P"), pass_, *draw("L, LL, RR, PP"), pass_, pass_, pass_)
    assert asked(match) == 0
    return match


def test_an_offer_can_be_taken_back() -> None:
    match = player_0_may_store_two()
    before = match.position.world.clone()
    tell(match, offer("T"))
    assert match.position.world.offered == card("T")
    match.undo(0)
    assert match.position.world == before


def test_the_first_of_two_cards_stored_can_be_taken_back() -> None:
    match = player_0_may_store_two()
    before = match.position.world.clone()
    tell(match, *store("T"))
    assert match.position.world.storing == 1
    match.undo(0)
    assert match.position.world == before


def test_a_turn_that_is_over_cannot_be_taken_back() -> None:
    for story in (store("T", "P"), swap("T", 1, "K"), (take("L"),), (pass_,)):
        match = player_0_may_store_two()
        tell(match, *story)
        assert not match.can_undo(0)


def test_a_swap_is_told_with_both_cards_and_both_players() -> None:
    match = two_rows()
    (event,) = tell(match, *swap("P", 1, "RR"))
    names = ["Ann", "Bob", "Cléo"]
    assert event.sentence().text("en", names) == "Ann gives Bob a pepper for two rings."
    assert event.sentence().text("fr", names, Player(0)) == "Tu donnes un piment à Bob contre deux anneaux."
