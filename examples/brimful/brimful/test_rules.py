"""Brimful, told as stories: nature's draws are answers like the others."""

from ludotheque.core import NATURE, Match, Option, Player, tell_match

from . import GAME, Cellar, Draw, Jug, Pour, PourBlind, Splash


def dealt(*hands: tuple[int, int, int]) -> Match[Cellar]:
    """A match in which these hands have been dealt."""
    match = tell_match(GAME, len(hands))
    for jugs in zip(*hands, strict=True):
        for player, jug in enumerate(jugs):
            match.answer(NATURE, Draw(Player(player), Jug(jug)))
    return match


def tell(match: Match[Cellar], *story: Option[Cellar]) -> None:
    """Whoever is asked, nature or a player, answers what the story says."""
    for told in story:
        match.answer(match.waiting_for()[0], told)


def test_2_2_a_jug_needs_room_in_the_barrel() -> None:
    match = dealt((6, 6, 6), (5, 5, 1))
    tell(match, Pour(Jug(6)), Draw(Player(0), Jug(2)), Pour(Jug(5)), Draw(Player(1), Jug(3)))
    why = match.refusal(0, Pour(Jug(6)))
    assert why is not None
    assert why.rule == "2.2"
    assert why.text("en") == "The barrel has room for 1 more: a jug of 6 would spill."
    assert match.legal(0) == [PourBlind()]


def test_3_1_whoever_fills_the_barrel_wins_it() -> None:
    match = dealt((6, 1, 1), (6, 2, 2))
    tell(match, Pour(Jug(6)), Draw(Player(0), Jug(2)), Pour(Jug(6)))
    assert match.seen_by(None).won == [(), (6, 6)]
    assert match.seen_by(None).barrel == ()


def test_3_2_a_barrel_that_spills_goes_to_the_player_before() -> None:
    match = dealt((6, 6, 6), (5, 5, 1))
    tell(match, Pour(Jug(6)), Draw(Player(0), Jug(2)), Pour(Jug(5)), Draw(Player(1), Jug(3)))
    tell(match, PourBlind(), Splash(Jug(4)))
    assert match.seen_by(None).won == [(), (6, 5, 4)]
