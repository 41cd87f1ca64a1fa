"""Events are written quickly, and as the plain way writes them."""

import pytest

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import Event, Step
from ludotheque.core.state.world import World
from ludotheque.core.wire import encode
from ludotheque.server.tables.feed.quick_json import quickly_written
from tests.playing import Dice, moments, random_table, viewers


class Listed(Step[World], frozen=True):
    """A stranger's record, which cannot be looked up."""

    numbers: list[int]


@pytest.mark.parametrize("game", [*lt.shelf])
def test_whatever_anybody_reads_of_a_match_is_written_as_the_plain_way_writes_it(game: str) -> None:
    dice = Dice("written quickly")
    for _ in range(2):
        match = random_table(lt.shelf[game], max(lt.shelf[game].players), dice.below).start()
        for moment in moments(match, dice, one_in=10):
            for viewer in viewers(moment):
                for seen in moment.log(viewer)[-20:]:
                    assert encode(quickly_written(seen)) == encode((seen.what, seen.sentence()))


def test_a_record_that_holds_a_list_is_written_the_plain_way() -> None:
    for numbers in ([1], [1, 2]):
        seen = Event(Player(0), Listed(numbers))
        assert encode(quickly_written(seen)) == encode((seen.what, seen.sentence()))
