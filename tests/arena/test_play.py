"""A meeting, played: the same deal for each seating, and what thinking costs."""

from typing import Any

import pytest

from ludotheque.arena.play import Counted, accepted, play_meeting
from ludotheque.arena.schedule import Meeting, seatings
from ludotheque.bots import BOTS
from ludotheque.bots.series.matches import Series, play_match
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from .tables import table_of


class Trier:
    """Tries so many answers, each on a position of its own, and takes the first."""

    def __init__(self, tries: int) -> None:
        self.tries = tries

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        legal: list[Option[Any]] = view.legal(player)
        for _ in range(self.tries):
            game.imagine(view, player, chance).accept(player, legal[0])
        return legal[0]


def test_every_seating_of_a_meeting_has_the_same_deal() -> None:
    table, meeting = table_of(), Meeting(3, ("careless", "random"))
    entry, _ = play_meeting(table, meeting)
    assert [match.bots for match in entry.matches] == seatings(table, meeting)
    assert entry.meeting == meeting
    for match in entry.matches:
        alone = play_match(Series("zerzura", 2, _turned(match.bots, 3), "s", table.options), 3)
        assert (match.bots, match.scores, match.winners, match.answers) == (
            alone.bots,
            alone.scores,
            alone.winners,
            alone.answers,
        )


def _turned(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The bots of a series whose match with that number has this seating."""
    back = -number % len(bots)
    return bots[back:] + bots[:back]


def test_answers_tried_on_imagined_positions_are_counted_and_those_played_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "three", Trier(3))
    monkeypatch.setitem(BOTS, "none", Trier(0))
    entry, times = play_meeting(table_of(), Meeting(0, ("none", "three")))
    for match in entry.matches:
        assert sum(match.decisions) == match.answers
        for bot, decisions, forward in zip(match.bots, match.decisions, match.forward, strict=True):
            assert decisions > 0
            assert forward == decisions * {"three": 3, "none": 0}[bot]
    assert times.seconds["three"] > times.seconds["none"] > 0


def test_counting_ends_with_the_match_and_costs_nothing_afterwards() -> None:
    accept = Position.accept
    match = begin_match(shelf.game("zerzura"), 2, "s")
    (player,) = match.waiting_for()
    with accepted() as count:
        assert Position.accept is not accept
        match.answer(player, match.legal(player)[0])
        assert count() == 1
    assert Position.accept is accept
    with pytest.raises(RuntimeError), accepted():
        raise RuntimeError
    assert Position.accept is accept


def test_a_watched_bot_chooses_as_it_would_alone() -> None:
    match = begin_match(shelf.game("zerzura"), 2, "s")
    (player,) = match.waiting_for()
    view, chance = match.position.remembered_by(player), Chance.of("mind")
    alone = BOTS["greedy"].choose(match.game, view, player, chance)
    with accepted() as count:
        assert Counted(BOTS["greedy"], count).choose(match.game, view, player, chance) == alone
        assert count() > 0
