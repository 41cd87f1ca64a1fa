"""Rule 9: calm play. Answers are sealed, and lots decide."""

from collections import Counter
from itertools import permutations

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.core.wire import encode
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.grabbing import Reaching, Scrambling, Take
from ludotheque.games.zuma.passing import Give, Passing
from ludotheque.games.zuma.table import Grabbed
from tests.story import tell

from .story import (
    ANN,
    BLUE,
    BOB,
    CLEO,
    DAN,
    RED,
    VIOLET,
    Zuma,
    dealt,
    grab,
    hand_of,
    last_round,
    stay_away,
)

WINS = "4 sun 3 moon"


def calm(*hands: str) -> Zuma:
    return dealt(*(hands or (WINS, "4 jaguar 3 eagle")), players=4, pace="calm")


def others_give(match: Zuma, *players: int) -> None:
    tell(match, *((player, Give(hand_of(match, player)[0])) for player in players))


def test_9_2_a_grab_is_sealed_until_all_have_chosen() -> None:
    match = calm()
    tell(match, (ANN, grab(RED)))
    assert isinstance(match.position.question, Passing)
    assert not match.position.world.grabs
    assert match.position.seen_by(BOB).answers == {ANN: HIDDEN}
    others_give(match, BOB, CLEO)
    assert match.waiting_for() == [DAN]
    others_give(match, DAN)
    assert match.position.world.grabs == (Grabbed(ANN, RED),)
    assert isinstance(match.position.question, Scrambling)


def test_9_2_if_anybody_grabs_no_card_moves() -> None:
    match = calm()
    before = [hand_of(match, player) for player in range(4)]
    tell(match, (ANN, grab(RED)))
    others_give(match, BOB, CLEO, DAN)
    assert [hand_of(match, player) for player in range(4)] == before


def both_grab(one: Grabbed, other: Grabbed) -> Zuma:
    match = calm()
    tell(match, (one.player, grab(one.totem)), (other.player, grab(other.totem)))
    others_give(match, *({0, 1, 2, 3} - {one.player, other.player}))
    return match


def test_9_3_lots_decide_which_of_two_hands_is_first() -> None:
    match = both_grab(Grabbed(ANN, RED), Grabbed(BOB, BLUE))
    assert match.waiting_for() == [NATURE]
    assert match.legal(NATURE) == [Take(ANN, RED), Take(BOB, BLUE)]
    tell(match, Take(BOB, BLUE))
    assert match.position.world.grabs == (Grabbed(BOB, BLUE), Grabbed(ANN, RED))
    tell(match, (CLEO, stay_away), (DAN, stay_away))
    assert last_round(match).points == (1, 2, 0, 0)


def test_9_3_who_loses_a_contested_totem_chooses_again_in_the_scramble() -> None:
    match = both_grab(Grabbed(ANN, RED), Grabbed(BOB, RED))
    tell(match, Take(BOB, RED))
    assert match.position.world.grabs == (Grabbed(BOB, RED),)
    assert match.waiting_for() == [ANN, CLEO, DAN]
    assert match.legal(ANN) == [grab(VIOLET), grab(BLUE), stay_away]


def test_9_3_the_order_in_which_people_answered_changes_nothing() -> None:
    worlds = set()
    for order in permutations(range(4)):
        match = begin_match(GAME, 4, "order", {"pace": "calm"})
        for player in order:
            match.answer(player, grab(RED) if player % 2 else grab(BLUE))
        worlds.add(encode((match.position.world, match.everything())))
    assert len(worlds) == 1


def test_9_3_the_lots_are_fair() -> None:
    firsts: Counter[Player] = Counter()
    for seed in range(400):
        match = begin_match(GAME, 4, f"lots {seed}", {"pace": "calm"})
        for player in range(4):
            match.answer(player, grab(RED))
        firsts[match.position.world.grabs[0].player] += 1
    assert all(70 < firsts[Player(seat)] < 130 for seat in range(4))


def scramble() -> Zuma:
    """Ann has red; the others want one of the two totems left."""
    match = calm()
    tell(match, (ANN, grab(RED)))
    others_give(match, BOB, CLEO, DAN)
    return match


def test_9_4_in_the_scramble_all_choose_in_secret() -> None:
    match = scramble()
    tell(match, (CLEO, grab(BLUE)))
    assert match.position.world.grabs == (Grabbed(ANN, RED),)
    assert match.waiting_for() == [BOB, DAN]
    assert match.position.seen_by(BOB).answers == {CLEO: HIDDEN}


def test_9_4_a_totem_that_two_want_is_drawn_and_who_loses_chooses_again() -> None:
    match = scramble()
    tell(match, (BOB, grab(BLUE)), (CLEO, grab(BLUE)), (DAN, stay_away))
    assert isinstance(match.position.question, Reaching)
    tell(match, Take(CLEO, BLUE))
    assert match.waiting_for() == [BOB]
    assert match.legal(BOB) == [grab(VIOLET), stay_away]
    tell(match, (BOB, grab(VIOLET)))
    assert last_round(match).grabs == (Grabbed(ANN, RED), Grabbed(CLEO, BLUE), Grabbed(BOB, VIOLET))


def test_9_4_nobody_chooses_again_when_no_totem_is_left() -> None:
    match = scramble()
    tell(match, (BOB, grab(BLUE)), (CLEO, grab(VIOLET)), (DAN, grab(VIOLET)))
    tell(match, Take(DAN, VIOLET))
    assert last_round(match).points == (2, 1, 0, 1)


def test_9_4_who_wants_none_is_not_asked_again() -> None:
    match = scramble()
    tell(match, (BOB, stay_away), (CLEO, stay_away), (DAN, stay_away))
    assert last_round(match).points == (2, 0, 0, 0)


def test_6_2_lots_also_say_who_the_starter_is_after_a_false_start() -> None:
    match = dealt("2 rain 2 serpent 3 maize", WINS, "4 jaguar 3 eagle", players=4, pace="calm")
    tell(match, (ANN, grab(RED)), (BOB, grab(BLUE)), (CLEO, grab(VIOLET)))
    others_give(match, DAN)
    tell(match, Take(ANN, RED), Take(CLEO, VIOLET))
    assert last_round(match).points == (0, 1, 2, 0)
    assert last_round(match).starter == CLEO
