"""Rules 4.4 and 6 once more, naively and from the rules page alone. It uses nothing of the game's code."""

from collections import Counter
from collections.abc import Sequence

COLOURS = {0: "red", 1: "blue", 2: "violet", 3: "blue", 4: "red"}
"""By circle (rule 1.2)."""


def wins(hand: Sequence[str]) -> bool:
    """Four cards of one series with three of another, or the three masks with any four cards (rule 4.4)."""
    how_many = Counter(hand)
    assert len(hand) == 7
    if how_many["mask"] == 3:
        return True
    return any(
        how_many[four] == 4 and how_many[three] == 3
        for four in how_many
        for three in how_many
        if four != three and "mask" not in (four, three)
    )


def points(hands: Sequence[Sequence[str]], grabs: Sequence[tuple[int, int]], ticked: Sequence[set[str]]) -> list[int]:
    """What each player scores: `grabs` are players and circles in order, `ticked` the colours scored in the set."""
    winners = [player for player, _ in grabs if wins(hands[player])]
    scored = [0] * len(hands)
    for number, (player, circle) in enumerate(grabs):
        false_start = number == 0 and not wins(hands[player])
        if not false_start and COLOURS[circle] not in ticked[player]:
            scored[player] = 2 if winners[:1] == [player] else 1
    return scored


def toru_points(hands: Sequence[Sequence[str]], grabs: Sequence[tuple[int, int]], chips: Sequence[str]) -> list[int]:
    """The same with the scoring of Toru (rule 11.2)."""
    scored = [0] * len(hands)
    for number, (player, circle) in enumerate(grabs):
        if number or wins(hands[player]):
            scored[player] = 2 if chips[player] == COLOURS[circle] else 1
    return scored


def penalties(hands: Sequence[Sequence[str]]) -> list[int]:
    """One or two masks cost a point each (rule 6.6)."""
    return [{0: 0, 1: 1, 2: 2, 3: 0}[[*hand].count("mask")] for hand in hands]
