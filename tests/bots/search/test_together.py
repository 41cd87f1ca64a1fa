"""Several processes that think about one question."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from ludotheque.bots.search.search import Search
from ludotheque.bots.search.together import Together, put_together
from ludotheque.core import Chance, Judged, Player
from ludotheque.core.match import begin_match
from ludotheque.core.shelf import shelf

from .little import Bid


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


def test_two_minds_look_twice_as_often_and_always_answer_the_same(processes: ProcessPoolExecutor) -> None:
    game = shelf.game("zerzura")
    match = begin_match(game, 2, "together")
    (player,) = match.waiting_for()
    view, chance = match.position.remembered_by(player), Chance.of("minds")
    search = Search().with_budget(300)
    thoughts = [Together(search, processes, 2).think(game, view, player, chance) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    alone = search.think(game, view, player, chance)
    assert sum(each.looks for each in thoughts[0]) > 1.5 * sum(each.looks for each in alone)
    assert Together(search, processes, 2).choose(game, view, player, chance) in match.legal(Player(player))


def test_looks_add_up_and_values_weigh_by_them() -> None:
    one = [Judged(Bid(1), 2.0, 0.3, 30), Judged(Bid(2), 1.0, 0.4, 5)]
    other = [Judged(Bid(2), 4.0, 0.4, 15), Judged(Bid(1), 1.0, 0.4, 10)]
    first, second = put_together([one, other])
    assert (first.option, first.value, first.looks) == (Bid(1), 1.75, 40)
    assert (second.option, second.value, second.looks) == (Bid(2), 3.25, 20)
    assert first.error == pytest.approx((9.0**2 + 4.0**2) ** 0.5 / 40)
