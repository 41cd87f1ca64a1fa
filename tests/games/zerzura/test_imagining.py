"""What a player may imagine of the cards that nobody shows."""

from collections import Counter

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.wire import encode
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.commands import claimable
from ludotheque.games.zerzura.edition import DECKS
from ludotheque.games.zerzura.guessing import tally_of_cards
from ludotheque.games.zerzura.table import Bazaar
from tests.playing import Dice, moments, play
from tests.story import tell

from .story import Place, Zerzura, all_cards, cards, store, stored_of, table

CHANCE = Chance.of("what may be")
EXPERT = {"mode": "expert"}


def imagined(match: Zerzura, player: int, number: int = 0, remembering: bool = False) -> Zerzura:
    """The match as the player may imagine it, one way of many."""
    twin, seat = match.clone(), Player(player)
    view = match.position.remembered_by(seat) if remembering else match.position.seen_by(seat)
    twin.position = GAME.imagine(view, seat, CHANCE.fork(str(number)))
    return twin


def is_whole(w: Bazaar) -> bool:
    """Every card is in one place, the tallies are right, and the pool lies in its usual order."""
    in_order = [card for card in DECKS[w.rules.edition] if card in {*w.pool}]
    counted = [tally_of_cards((*row, *down)) for row, down in zip(w.rows, w.stored, strict=True)]
    return sorted(all_cards(w)) == sorted(DECKS["oasis"]) and [*w.pool] == in_order and w.tally == counted


@pytest.mark.parametrize("mode", ["easy", "expert"])
@pytest.mark.parametrize("seed", range(5))
def test_what_each_player_imagines_looks_the_same_to_them_all_game_long(seed: int, mode: str) -> None:
    dice = Dice(f"imagine {seed}")
    for match in moments(begin_match(GAME, 2 + seed % 4, f"imagine {seed}", {"mode": mode}), dice, one_in=3):
        for player in range(match.players):
            for remembering in (False, True):
                other = imagined(match, player, dice.below(1000), remembering)
                seat = Player(player)
                assert encode(other.position.seen_by(seat)) == encode(match.position.seen_by(seat))
                assert other.legal(player) == match.legal(player)
                assert is_whole(other.position.world)


def test_in_easy_and_from_memory_only_the_pool_is_unknown_and_it_has_no_order() -> None:
    match = play(begin_match(GAME, 4, "pool"), Dice("pool"), 50)
    assert imagined(match, 2).position.world == match.position.world
    expert = play(begin_match(GAME, 4, "pool", EXPERT), Dice("pool"), 50)
    assert imagined(expert, 2, remembering=True).position.world == expert.position.world
    assert imagined(expert, 2).position.world != expert.position.world


def test_in_expert_the_stored_cards_of_others_may_be_any_that_one_does_not_see() -> None:
    match = table(Place("T", "RR"), Place("P", "LLL"), Place(), market="K, KK, KKK", options=EXPERT)
    seen = Counter(stored_of(imagined(match, 0, number), 1) for number in range(600))
    assert {*cards(", ".join(seen))} == {*DECKS["oasis"]} - {*cards("T, RR, P, K, KK, KKK")}


def test_one_imagines_ones_own_stored_cards_as_they_are() -> None:
    match = table(Place("T", "RR, sultan"), Place("P", "LLL"), Place(), options=EXPERT)
    assert {stored_of(imagined(match, 0, number), 0) for number in range(40)} == {"RR, sultan"}


def test_where_tiles_are_claimed_by_themselves_nobody_is_imagined_to_meet_one() -> None:
    """Player 1 shows one character: a second one, stored, would have claimed the tile long ago."""
    match = table(Place(), Place("sultan", "T, K"), Place(), tiles=["C3"], options=EXPERT)
    for number in range(200):
        assert claimable(imagined(match, 0, number).position.world, Player(1)) == []


def test_where_tiles_must_be_claimed_anything_may_be_stored() -> None:
    options = {**EXPERT, "claiming": "manual"}
    match = table(Place(), Place("sultan", "T, K"), Place(), tiles=["C3"], options=options)
    assert any(claimable(imagined(match, 0, number).position.world, Player(1)) for number in range(200))


def test_where_it_cannot_be_otherwise_something_is_imagined_all_the_same() -> None:
    """A table laid out by hand in which the tile should have been claimed: the visible cards alone meet it."""
    match = table(Place(), Place("sultan, sultana", "T"), Place(), tiles=["C3"], options=EXPERT)
    assert is_whole(imagined(match, 0).position.world)


def test_a_card_stored_before_ones_eyes_is_forgotten_in_expert_and_known_to_who_remembers() -> None:
    match = table(Place("T, K"), Place(), Place(), options=EXPERT)
    tell(match, *store("T", "K"))
    assert {stored_of(imagined(match, 1, number), 0) for number in range(30)} != {"T, K"}
    assert {stored_of(imagined(match, 1, number, remembering=True), 0) for number in range(30)} == {"T, K"}


def test_cards_that_left_the_game_are_imagined_too() -> None:
    match = begin_match(GAME, 5, "left", EXPERT)
    play(match, Dice("left"), 30)
    gone = match.position.world.discarded
    other = imagined(match, 0).position.world
    assert len(other.discarded) == len(gone) > 0
    assert other.discarded != gone


def test_the_imagined_match_can_be_played_on_to_its_end() -> None:
    match = play(begin_match(GAME, 3, "on", EXPERT), Dice("on"), 25)
    other = imagined(match, 1)
    play(other, Dice("to the end"))
    assert is_whole(other.position.world)
