"""The pictures of the rules page show what the rules allow, and what it brings."""

from collections import Counter

from tests.drawn import drawn

from .story import Zuma, changed, dealt, give, hand_of, last_round, played

ROUND = drawn("zuma", "round")
TICKED = [(0, 1, 0), (1, 0, 0), (0, 0, 1), (0, 0, 0)]
"""As the example of chapter 12 begins: Ann has scored blue, Bob red, Cléo violet and Dan nothing."""


def at_the_sixth_pass() -> Zuma:
    match = dealt(*(" ".join(hand) for hand in ROUND["dealt"]))
    cells = [[ticked, (0, 0, 0), (0, 0, 0)] for ticked in TICKED]
    return changed(match, cells=cells, round=2)


def test_4_1_the_cards_that_are_given_lead_from_the_hands_before_to_those_after() -> None:
    match = give(at_the_sixth_pass(), *ROUND["given"])
    assert [Counter(hand_of(match, player)) for player in range(4)] == [*map(Counter, ROUND["hands"])]


def test_6_the_totems_bring_what_is_drawn() -> None:
    match = give(at_the_sixth_pass(), *ROUND["given"])
    played(match, *((grab["player"], grab["totem"]) for grab in ROUND["grabs"]))
    last = last_round(match)
    assert [{"player": grab.player, "totem": grab.totem} for grab in last.grabs] == ROUND["grabs"]
    assert ([*last.points], [*last.penalties]) == (ROUND["points"], ROUND["penalties"])
    assert last.starter == 1
