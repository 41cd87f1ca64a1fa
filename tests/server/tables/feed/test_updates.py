"""What a reader is told of a question."""

from types import SimpleNamespace
from typing import Any

import msgspec

from ludotheque.core.matches.match import tell_match
from ludotheque.core.wire import wire
from ludotheque.games.winter import GAME
from ludotheque.games.winter.cards.interpreter import Do
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.chapters.setup import new_table
from ludotheque.games.winter.table import WinterOptions
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.words import Text
from ludotheque.server.tables.feed.updates import _asked

WAY = Text("A way.", "Une voie.")


def asked_of(*ways: e.Way) -> Any:
    """What player 0 is asked who has to choose between these ways, as it goes over the wire."""
    match: Any = tell_match(GAME, 3)
    match.position.world = new_table(3, WinterOptions())
    match.position.todo = [Do((e.Choice(ways),), Scene(0))]  # type: ignore[arg-type]
    match.position.go_on([])
    table: Any = SimpleNamespace(match=match, game=GAME)
    return msgspec.to_builtins(wire(_asked(table, match.seen_by(0), 0, False)))


def test_a_closed_answer_is_told_in_words_with_its_reason_and_is_none_of_the_options() -> None:
    hungry = e.Way(WAY, (e.Food(-2),))
    asked = asked_of(e.Way(WAY), hungry, e.Way(WAY, (e.Morale(1),)))
    (closed,) = asked["closed"]
    assert [option["number"] for option in asked["options"]] == [0, 2]
    assert closed["option"]["number"] == 1
    assert (closed["says"]["id"], closed["why"]["id"], closed["why"]["rule"]) == ("take-way", "too-little-food", "9.5")


def test_where_nothing_is_closed_nothing_is_told_of_it() -> None:
    assert "closed" not in asked_of(e.Way(WAY), e.Way(WAY, (e.Morale(1),)))
