"""The engine beside a naive reading of the rules page (`oracle.py`): at every turn both must agree."""

from random import Random
from typing import Any

import pytest

from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.position import Position
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.table import DROMEDARY, Bazaar
from ludotheque.games.zerzura.turn import Offer, Pass, Store, Swap, Take
from tests.story import asked

from . import oracle
from .story import Zerzura, totals


class Witness:
    """Follows a match with a table of its own, and compares."""

    def __init__(self, match: Zerzura) -> None:
        w = match.position.world
        self.match = match
        self.table = oracle.Game(w.rules.edition, match.players, w.dromedary, [*w.tiles])
        self.round = 0
        self.left: list[int] = []

    def begin_round(self) -> None:
        """A new market lies open: everything is as it was, but for the market and who leads."""
        w = self.match.position.world
        if self.round:
            self.table.end_round()
        self.round += 1
        self.table.market = [*w.market]
        self.left = self.table.turn_order()

    def turn(self, random: Random) -> None:
        """A whole turn at random; before it, both know the same actions, and after it, the same table."""
        if not self.left:
            self.begin_round()
        player = self.left.pop(0)
        assert asked(self.match) == player
        ways = whole_actions(self.match.position, player)
        assert {*ways} == self.table.actions(player)
        action = random.choice(sorted(ways))
        for option in ways[action]:
            self.match.answer(player, option)
        self.table.act(player, action)
        self.compare()

    def compare(self) -> None:
        w = self.match.position.world
        for seat, has in enumerate(self.table.seats):
            assert [*w.rows[seat]] == has.row
            assert {*w.stored[seat]} == has.stored
            assert {*w.claimed[seat]} == has.tiles
            assert (w.birds[seat] if w.birds[seat] in w.rows[seat] else None) == has.bird
            assert w.tally[seat][:5] == tuple(self.table.count(seat, kind) for kind in oracle.KINDS)
            assert (w.birds[seat] == DROMEDARY) <= (has.bird is None)
        assert {*w.tiles} == self.table.tiles
        assert totals(self.match) == tuple(self.table.score(seat) for seat in range(self.match.players))


def whole_actions(position: Position[Bazaar], player: int) -> dict[oracle.Action, list[Any]]:
    """Every whole action that the small choices lead to, with a way to it."""
    found: dict[oracle.Action, list[Any]] = {}
    for option in position.legal(player):  # type: ignore[arg-type]
        match option:
            case Take(card=card):
                found["take", card] = [option]
            case Pass():
                found["store",] = [option]
            case Offer() | Store():
                for more in _next(position, player, option):
                    found[_named(option, more)] = [option, *more]
    return found


def _next(position: Position[Bazaar], player: int, option: Offer | Store) -> list[list[Any]]:
    """What may follow the first half of an action; nothing, where it was whole."""
    after = position.clone()
    after.chance = None
    turns = after.world.round, after.world.turns
    after.answer(player, option)  # type: ignore[arg-type]
    if after.waiting_for() != [player] or (after.world.round, after.world.turns) != turns:
        return [[]]
    return [[more] for more in after.legal(player)]  # type: ignore[arg-type]


def _named(option: Offer | Store, more: list[Any]) -> oracle.Action:
    if isinstance(option, Offer):
        (swap,) = more
        assert isinstance(swap, Swap)
        assert swap.given == option.card
        return "swap", option.card, swap.owner, swap.card
    return "store", *sorted({option.card, *(second.card for second in more if isinstance(second, Store))})


@pytest.mark.parametrize("edition", ["oasis", "mirage"])
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_agree_with_the_naive_reading(players: int, edition: str, seed: int) -> None:
    random = Random(f"{players} {edition} {seed}")
    mode = random.choice(["easy", "expert"])
    match = begin_match(GAME, players, f"oracle {seed}", {"edition": edition, "mode": mode})
    witness = Witness(match)
    while not match.over:
        witness.turn(random)
    assert witness.left == []
    assert witness.round == {2: 10, 3: 15, 4: 15, 5: 12}[players]
    assert match.result is not None
    assert match.result.scores == tuple(witness.table.score(seat) for seat in range(players))
    best = max(match.result.scores)
    assert match.result.winners == tuple(seat for seat in range(players) if match.result.scores[seat] == best)


def test_the_witness_would_notice_a_wrong_table() -> None:
    match = begin_match(GAME, 3, "wrong")
    witness, random = Witness(match), Random(1)
    witness.turn(random)
    witness.table.seats[0].stored.add("G01")
    with pytest.raises(AssertionError):
        witness.compare()
