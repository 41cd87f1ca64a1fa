"""What the greedy bot knows of Zerzura."""

import pytest

from ludotheque.bots import BOTS
from ludotheque.bots.players.greedy import Greedy
from ludotheque.bots.search.search import Search
from ludotheque.bots.series.matches import Series, play_series
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.steps import Option
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.bot import evaluate, prospect
from ludotheque.games.zerzura.table import Bazaar
from ludotheque.games.zerzura.turn import Acting, Storing, Swapping
from tests.playing import Dice, play
from tests.story import asked

from .story import Place, Zerzura, for_, offer, store, table, take, totals


def chosen(match: Zerzura) -> Option[Bazaar]:
    """What the greedy bot answers."""
    player = asked(match)
    return BOTS["greedy"].choose(GAME, match.position.remembered_by(player), player, Chance.of("a bot"))


LAST = {"round": 15, "turns": 2}
"""The last turn of a match of three: nothing comes after it."""


def test_in_the_last_turn_it_takes_what_brings_most() -> None:
    match = table(Place(), Place(), Place("LLL, LL", bird="LLL"), market="P, K, L", **LAST)  # type: ignore[arg-type]
    assert chosen(match) == take("L")
    match = table(Place(), Place(), Place("RRR", bird="RRR"), market="T, PP, R", **LAST)  # type: ignore[arg-type]
    assert chosen(match) == take("R")


def test_it_swaps_a_card_that_hurts_for_one_that_helps() -> None:
    match = table(Place("L"), Place(), Place("PPP, P, P', PP"), market="K, PPP', T", **LAST)  # type: ignore[arg-type]
    assert isinstance(chosen(match), type(offer("P")))
    match.answer(2, offer("PPP"))
    assert chosen(match) == for_("PPP", 0, "L")


def test_it_stores_what_it_could_not_bear_to_lose() -> None:
    mine = Place("LLL, LLL', TTT", "PPP, P", "TTT")
    match = table(Place("K"), Place("T"), mine, market="PPP', PP', PP", round=14, turns=2)
    assert chosen(match) in store("LLL", "LLL'")


def test_at_the_end_prospects_are_the_points() -> None:
    for seed in range(10):
        match = play(begin_match(GAME, 3, f"end {seed}"), Dice(f"end {seed}"))
        assert tuple(prospect(match.position.world, Player(seat)) for seat in range(3)) == totals(match)


def test_what_is_good_for_one_is_bad_for_another() -> None:
    match = table(Place("LLL, LLL'"), Place("PPP, PPP'"), Place("T"))
    values = [evaluate(match.position.world, Player(player)) for player in range(3)]
    assert values[0] > 0 > values[2] > values[1]


def test_a_bird_and_a_roof_are_worth_something() -> None:
    places = [Place("LLL, T"), Place("LLL, T", bird="LLL"), Place("T", "LLL"), Place("", "LLL, T")]
    exposed, under_a_bird, *under_a_roof = (
        prospect(table(place, Place(), Place(), turns=1).position.world, Player(0)) for place in places
    )
    assert exposed < under_a_bird == under_a_roof[0] < under_a_roof[1]


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_beats_random_ones(players: int) -> None:
    games = 24
    bots = ("greedy", *("random",) * (players - 1))
    won = sum(
        1 / len(outcome.winners)
        for outcome in play_series(Series("zerzura", players, bots, "greedy"), games)
        if outcome.bots.index("greedy") in outcome.winners
    )
    assert won > games * 0.8


def test_at_first_sight_every_answer_of_a_turn_looks_somehow() -> None:
    """And what looks best is never far from what a look at the end of the turn would choose."""
    match, dice, regrets = begin_match(GAME, 4, "sight"), Dice("sight"), []
    while match.waiting_for():
        player = asked(match)
        legal, position = match.legal(player), match.position
        looks = GAME.mind.glance(position, player, legal)
        assert (looks is None) == (not isinstance(position.question, Acting | Swapping | Storing))
        if looks is not None:
            assert len(looks) == len(legal)
            values = dict(zip(legal, Greedy().values_in(GAME, position, player), strict=True))
            best = max(zip(looks, legal, strict=True), key=lambda each: each[0])[1]
            regrets.append(max(value for value, _ in values.values()) - values[best][0])
        match.answer(player, dice.pick(legal))
    assert sum(regrets) / len(regrets) < 1.0, "of points, where a move at random costs about three"


def test_a_search_looks_as_far_as_the_end() -> None:
    """What it expects of the last move is what the match ends with."""
    match = table(Place(), Place(), Place("LLL, LL", bird="LLL"), market="P, K, L", **LAST)  # type: ignore[arg-type]
    thoughts = Search(2_000).think(GAME, match.position.remembered_by(Player(2)), Player(2), Chance.of("far"))
    match.answer(2, thoughts[0].option)
    assert thoughts[0].option == take("L")
    assert thoughts[0].value == totals(match)[2] - max(totals(match)[:2]), "nothing is left to hope for"


def test_a_search_imagines_what_it_does_not_see_before_it_looks() -> None:
    """In Expert, somebody who remembers nothing sees no tally of the others."""
    match = play(begin_match(GAME, 3, "expert", {"mode": "expert"}), Dice("expert"), 45)
    player = asked(match)
    thoughts = Search(300).think(GAME, match.position.seen_by(player), player, Chance.of("expert"))
    assert thoughts[0].option in match.legal(player)


def test_it_plays_a_whole_match_in_expert_by_what_it_remembers() -> None:
    outcomes = [*play_series(Series("zerzura", 3, ("greedy",) * 3, options={"mode": "expert"}), 2)]
    same = [*play_series(Series("zerzura", 3, ("greedy",) * 3), 2)]
    assert outcomes == same, "it remembers everything, and plays as in Easy"
