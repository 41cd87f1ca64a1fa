"""What stays true all game long, whoever plays."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.material import CIRCLES, colours_for, deck_for, is_winning
from ludotheque.games.zuma.sets import BeginRound
from ludotheque.games.zuma.table import Table, total
from tests.playing import Dice, answer_at_random, random_options

from . import oracle
from .story import all_cards


def some_match(players: int, seed: int) -> tuple[Match[Table], Dice]:
    dice = Dice(f"invariants {players} {seed}")
    options = random_options(GAME.options, dice.below)
    return lt.start("zuma", players, f"invariants {seed}", options), dice


def sensible_answer(match: Match[Table], dice: Dice) -> None:
    """Somebody answers as a bot of some level, or now and then anything."""
    player = dice.pick(match.waiting_for())
    level = ("easy", "medium", "hard", "master")[dice.below(4)]
    option = GAME.mind.instinct(match.position.seen_by(player), player, level, dice.chance())
    if option is None or not dice.below(60):
        answer_at_random(match, dice)
    else:
        match.answer(player, option)


@pytest.mark.parametrize("players", GAME.players)
@settings(max_examples=8)
@given(seed=st.integers(0, 1 << 32))
def test_cards_are_conserved_and_every_round_is_counted_right(players: int, seed: int) -> None:
    match, dice = some_match(players, seed)
    deck, seen = Counter(deck_for(players)), None
    paid, earned = [0] * players, [0] * players
    while not match.over:
        w = match.position.world
        assert all_cards(w) == deck
        assert match.waiting_for() != [NATURE]
        is_turning = not any(w.hands)
        assert is_turning or [len(hand) for hand in w.hands] == [7] * players
        ticked, manche = ticked_in(w), w.manche
        sensible_answer(match, dice)
        if w.last is not seen:
            seen = w.last
            assert seen is not None
            check_round(w, ticked, manche)
            paid = [one + other for one, other in zip(paid, seen.penalties, strict=True)]
            earned = [one + other for one, other in zip(earned, seen.points, strict=True)]
    w = match.position.world
    assert [total(w, player) for player in map(Player, range(players))] == [
        one - other for one, other in zip(earned, paid, strict=True)
    ]
    check_length(match)


def ticked_in(w: Table) -> list[set[str]]:
    """By player, the colours scored in this set."""
    colours = colours_for(len(w.hands))
    return [{colour for colour, cell in zip(colours, cells[w.manche - 1], strict=True) if cell} for cells in w.cells]


def check_round(w: Table, ticked: list[set[str]], manche: int) -> None:
    """The round just judged, against the naive reading of the rules."""
    last = w.last
    assert last is not None
    assert last.manche == manche
    assert sum(hand.count("mask") for hand in last.hands) <= 3
    if last.void:
        assert last.passes == 40
        assert not any((*last.points, *last.penalties, *last.grabs))
        return
    grabs = [(grab.player, grab.totem) for grab in last.grabs]
    assert len({player for player, _ in grabs}) == len({totem for _, totem in grabs}) == len(grabs) < len(last.hands)
    if not w.is_toru:
        assert [*last.points] == oracle.points(last.hands, grabs, ticked)
        assert last.points.count(2) <= 1
    assert sum(map(bool, last.points)) <= len(last.hands) - 1
    assert sum(CIRCLES[totem] == "violet" for _, totem in grabs) <= 1
    assert [*last.penalties] == oracle.penalties(last.hands)
    if last.starter is not None and "mask" not in last.hands[last.starter]:
        assert last.penalties[last.starter] == 0
        assert is_winning(last.hands[last.starter])


def check_length(match: Match[Table]) -> None:
    rules = match.position.world.rules
    rounds = [event.what for event in match.everything() if isinstance(event.what, BeginRound)]
    if rules.scoring == "toru":
        assert len(rounds) <= 20
    else:
        assert max(begun.round for begun in rounds) <= (9 if rules.open_manche else 3)
        assert {begun.manche for begun in rounds} == {1, 2, 3}
