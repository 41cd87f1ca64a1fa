"""The search bot."""

from collections import Counter
from itertools import count
from math import inf
from typing import Any

import pytest

from ludotheque.bots import BOTS
from ludotheque.bots.search.search import ENOUGH, Search
from ludotheque.core import Chance, Game, Player, Position
from ludotheque.core.judging import hurry
from ludotheque.core.matches.match import begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import Option

from .little import Bid, Bids, Dare, Dared, Sure

FIRST, SECOND = Player(0), Player(1)


def thought(game: Game[Any], players: int = 2, calls: int = 20_000, seed: str = "a thought") -> list[Any]:
    position = game.setup(players, None, Chance.of(seed))
    return [*Search().with_budget(calls).think(game, position.seen_by(FIRST), FIRST, Chance.of(seed))]


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_coin_is_thrown_when_it_is_worth_it(seed: str, players: int) -> None:
    assert thought(Dare(), players, seed=seed)[0].option == Dared(FIRST)
    assert thought(Dare(bad=True), players, seed=seed)[0].option == Sure(FIRST)


def test_it_says_what_it_expects_and_how_surely() -> None:
    best, other = thought(Dare())
    assert best.value > other.value
    assert best.error == pytest.approx(1.8 / best.looks**0.5, rel=0.3), "a coin for three points, and perhaps another"


def test_those_who_are_asked_together_choose_for_themselves() -> None:
    assert thought(Bids(), 3)[0].option == Bid(3)


class Blind(Bids):
    """A game that remembers in how many ways the others' sealed answers were imagined."""

    def __init__(self) -> None:
        self.imagined: Counter[Option[Any]] = Counter()

    def imagine(self, view: Position[Any], player: Player, chance: Chance) -> Position[Any]:
        imagined = super().imagine(view, player, chance)
        self.imagined.update(imagined.answers.values())
        return imagined


def test_a_sealed_answer_is_imagined_and_never_read() -> None:
    game = Blind()
    position = game.setup(2, None, None)
    position.accept(SECOND, Bid(0))
    assert Search().with_budget(400).choose(game, position.seen_by(FIRST), FIRST, Chance.of("x")) == Bid(3)
    assert len(game.imagined) == 4


def test_it_stops_when_the_answer_is_clear() -> None:
    looks = sum(each.looks for each in thought(Bids(), calls=100_000))
    assert ENOUGH * 4 <= looks < 1000


def test_who_must_hurry_still_answers_something_legal() -> None:
    game = Dare()
    position = game.setup(2, None, Chance.of("x"))
    hurry(0.5, count().__next__)
    try:
        judged = Search(10**9).think(game, position.seen_by(FIRST), FIRST, Chance.of("x"))
    finally:
        hurry(inf, count().__next__)
    assert [each.looks for each in judged] == [1, 1]
    assert judged[0].option in position.legal(FIRST)


@pytest.mark.parametrize("key", ["zatre", "zerzura", "zuma", "winter"])
def test_the_same_knowledge_and_the_same_chance_give_the_same_answer(key: str) -> None:
    game = shelf.game(key)
    match, bot, minds = begin_match(game, 3, f"search {key}"), Search().with_budget(60), Chance.of(key)
    for number in range(6):
        player, mind = match.waiting_for()[0], minds.fork(str(number))
        view = match.position.remembered_by(player)
        answer = bot.choose(game, view, player, mind)
        again = game.imagine(view, player, mind).remembered_by(player)
        assert bot.choose(game, again, player, mind) == answer
        match.answer(player, answer)


def test_it_is_one_of_the_bots() -> None:
    assert isinstance(BOTS["search"], Search)
