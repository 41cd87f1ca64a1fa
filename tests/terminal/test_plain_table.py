"""A game that brings no drawing of its own: its table is told field by field, in words."""

import pytest
from rich.console import Console

from ludotheque.core import NATURE, Die, Match, Player, tell_match
from ludotheque.core.language.words import Language
from ludotheque.terminal.table.drawing import drawing_of

from ..plugins.humbug import DICE, GAME, Cast, Charm, Claim, Play, Table

ANN, BOB = Player(0), Player(1)


@pytest.fixture(scope="module")
def match() -> Match[Table]:
    """Ann has claimed, Bob has given his feather away."""
    match = tell_match(GAME, 2)
    for player in (ANN, BOB):
        for _ in range(DICE):
            match.answer(NATURE, Cast(player, Die(5)))
    match.answer(ANN, Claim(3, Die(4)))
    match.answer(BOB, Play(Charm("feather")))
    return match


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                *("The claim By: Ann, Dice: 3, Face: 4", "Last bidder Ann", "Last claim was a bluff no", "Mood tense"),
                *("Turn Ann", "Dice Ann: ?, ?, ?", "Bob: 5, 5, 5", "Bob: clover, mirror", "Bob: yes", "In the bag 1"),
            ),
        ),
        (
            "fr",
            (
                *("L’annonce De: Ann, Dés: 3, Face: 4", "La dernière était du bluff non", "Ambiance tendue"),
                *("Qui a douté de qui –", "Porte-bonheur Ann: ?, ?, ?", "Bob: trèfle, miroir", "Bob: oui"),
            ),
        ),
    ],
)
def test_players_are_told_by_name_and_values_in_words(
    match: Match[Table], language: Language, lines: tuple[str, ...]
) -> None:
    console = Console(width=100, color_system=None)
    with console.capture() as told:
        console.print(drawing_of(GAME).draw(match.seen_by(BOB), BOB, language, ["Ann", "Bob"], []))
    said = [" ".join(line.split()) for line in told.get().splitlines()]
    assert [line for line in lines if line not in said] == []
