"""What a bot of Zuma does: which card it gives, when it grabs, which totem it wants, how fast it is (rule 8.10)."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.steps import Option
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.bot import HABITS, distance, evaluate, spare_cards
from ludotheque.games.zuma.dealing import TurnBoard
from ludotheque.games.zuma.grabbing import Grab
from ludotheque.games.zuma.passing import Give, Hold
from tests.story import tell

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    CLEO,
    PLAIN,
    RED,
    STRANGE,
    VIOLET,
    Zuma,
    cards,
    dealt,
    draw_chips,
    everybody_gives_what_came_last,
    grab,
    next_round,
    played,
)

WINS = "4 sun 3 moon"
TIMES = 400
LEVELS = [*HABITS]


def answers(match: Zuma, player: int, level: str = "hard", times: int = TIMES) -> Counter[Option[Any]]:
    """What the bot answers at this moment, as often as it is asked."""
    seat, view = Player(player), match.position.seen_by(Player(player))
    chances = (Chance.of(f"bot {number}") for number in range(times))
    counted: Counter[Option[Any]] = Counter()
    for chance in chances:
        option = GAME.mind.instinct(view, seat, level, chance)
        assert option is not None
        assert option in match.legal(player)
        counted[option] += 1
    return counted


@pytest.mark.parametrize(
    ("hand", "spare"),
    [
        ("4 sun 2 moon rain", {"rain"}),
        ("3 sun 2 moon rain maize", {"rain", "maize"}),
        ("4 sun 2 moon mask", {"mask"}),
        ("3 sun 2 moon 2 mask", {"moon"}),
        ("2 sun moon rain maize 2 mask", {"moon", "rain", "maize"}),
        ("3 sun 3 moon rain", {"rain"}),
    ],
)
def test_it_gives_what_is_in_the_way(hand: str, spare: set[str]) -> None:
    w, held, plain = dealt(WINS, ALIEN, STRANGE).position.world, cards(hand), HABITS["medium"]
    given = {card for number in range(50) for card in spare_cards(w, held, plain, Chance.of(str(number)))}
    assert given == spare


@pytest.mark.parametrize(
    ("hand", "missing"),
    [(WINS, 0), ("4 sun 2 moon rain", 1), ("3 sun 3 moon rain", 1), ("2 mask 2 sun 2 moon rain", 1), (PLAIN[0], 3)],
)
def test_the_distance_is_how_many_cards_are_missing(hand: str, missing: int) -> None:
    assert distance(cards(hand)) == missing


@pytest.mark.parametrize(("level", "random"), [("easy", 38), ("medium", 15), ("hard", 0), ("master", 0)])
def test_now_and_then_it_gives_any_card(level: str, random: int) -> None:
    match = dealt("4 sun 2 moon rain", ALIEN, "2 jaguar eagle 2 serpent 2 maize", players=4)
    given = answers(match, ANN, level, 1000)
    others = (given[Give("sun")] + given[Give("moon")]) / 1000 * 7 / 6
    assert others == pytest.approx(random / 100, abs=0.04)


@pytest.mark.parametrize(("level", "overlooked"), [("easy", 20), ("medium", 0), ("hard", 0), ("master", 0)])
def test_with_a_winning_hand_it_grabs_unless_it_overlooks_it(level: str, overlooked: int) -> None:
    given = answers(dealt(WINS, ALIEN, STRANGE), ANN, level, 1000)
    grabs = sum(count for option, count in given.items() if isinstance(option, Grab))
    assert 1 - grabs / 1000 == pytest.approx(overlooked / 100, abs=0.04)
    assert overlooked or grabs == 1000


def test_only_easy_bots_grab_without_a_winning_hand_and_hardly_ever() -> None:
    match = dealt(*PLAIN)
    for level in LEVELS:
        given = answers(match, ANN, level, 4000)
        false_starts = sum(count for option, count in given.items() if isinstance(option, Grab))
        assert (1 if level == "easy" else 0) <= false_starts <= (8 if level == "easy" else 0)


def test_after_the_last_pass_it_holds_its_cards() -> None:
    assert set(answers(everybody_gives_what_came_last(dealt(*PLAIN), 40), ANN)) == {Hold()}


ONE_MASK = "mask 2 sun 2 moon rain maize"
TWO_MASKS = "2 mask 2 sun 2 moon rain"


def test_a_master_keeps_a_mask_while_those_of_the_others_come_round_and_nobody_else_does() -> None:
    match = dealt(ONE_MASK, players=4)
    assert Give("mask") not in answers(match, ANN, "master")
    assert set(answers(match, ANN, "hard")) == {Give("mask")}
    match.position.world.passes = 2
    assert set(answers(match, ANN, "master")) == {Give("mask")}


@pytest.mark.parametrize(("level", "late"), [("medium", "rain"), ("hard", "mask"), ("master", "mask")])
def test_two_masks_are_given_up_when_the_third_would_have_come_round(level: str, late: str) -> None:
    def usual() -> Option[Any]:
        return answers(match, ANN, level).most_common(1)[0][0]

    match = dealt(TWO_MASKS, players=4)
    assert usual() == Give("rain")
    match.position.world.passes = 5
    assert usual() == Give(cards(late)[0])


def test_a_master_collects_of_two_series_the_one_that_came_last() -> None:
    match = dealt("3 sun 2 moon 2 rain", players=4)
    hand = match.position.world.hands[ANN]
    assert hand[-1] == "rain"
    assert set(answers(match, ANN, "master")) == {Give("moon")}


def test_it_wants_new_colours_and_first_those_that_stand_only_once() -> None:
    match = dealt(WINS, players=6)
    assert set(answers(match, ANN)) == {grab(VIOLET)}
    played(match, (ANN, VIOLET))
    next_round(match, WINS)
    assert {option.totem for option in answers(match, ANN)} == {0, 1, 3, 4}  # type: ignore[attr-defined]


def test_in_the_scramble_it_takes_any_totem_of_a_new_colour() -> None:
    match = dealt(WINS, players=4)
    played(match, (ANN, RED), (BOB, BLUE))
    next_round(match, WINS)
    tell(match, (CLEO, grab(VIOLET)))
    assert set(answers(match, ANN)) == {grab(BLUE)}
    assert set(answers(match, 3)) == {grab(RED), grab(BLUE)}


def test_if_no_colour_is_new_it_takes_one_all_the_same() -> None:
    match = dealt(WINS, players=4)
    played(match, (ANN, RED), (BOB, BLUE))
    next_round(match, WINS)
    tell(match, (CLEO, grab(VIOLET)), (3, grab(BLUE)))
    assert set(answers(match, ANN)) == {grab(RED)}


def test_11_2_it_wants_the_colour_of_its_chip() -> None:
    match = draw_chips(dealt(WINS, ALIEN, STRANGE, scoring="toru"), "blue", "red", "red")
    assert set(answers(match, ANN)) == {grab(BLUE)}


@pytest.mark.parametrize("players", GAME.players)
def test_3_1_it_turns_a_totem_it_wants_near_its_seat(players: int) -> None:
    match = lt.start("zuma", players, seed="turn")
    caller = match.position.world.caller
    (option, *_) = answers(match, caller)
    assert isinstance(option, TurnBoard)
    tell(match, option)
    w = match.position.world
    seat = caller / players
    away = [abs(((totem + w.rotation) / 5 - seat + 0.5) % 1 - 0.5) for totem in w.totems]
    assert min(away) <= 0.1 + 1e-9


def test_evaluation_likes_points_and_a_totem_in_hand_and_fears_a_false_start() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    before = evaluate(match.position.world, ANN)
    tell(match, (ANN, grab(RED)))
    assert evaluate(match.position.world, ANN) > before + 1
    wrong = dealt(WINS, ALIEN, STRANGE)
    tell(wrong, (BOB, grab(RED)))
    assert evaluate(wrong.position.world, BOB) <= evaluate(dealt(WINS, ALIEN, STRANGE).position.world, BOB)


def play_match(players: int, seed: str, levels: tuple[str, ...], **options: Any) -> tuple[int, ...]:
    match = begin_match(GAME, players, seed, options)
    minds = Chance.of(seed).fork("bots")
    while waiting := match.waiting_for():
        mind = minds.fork(str(len(match.answers)))
        player = mind.pick(waiting, "deck")[0]
        option = GAME.mind.instinct(match.position.seen_by(player), player, levels[player], mind)
        assert option is not None
        match.answer(player, option)
    assert match.result is not None
    return match.result.scores


def test_bots_finish_games_at_every_table() -> None:
    for players in GAME.players:
        for pace in ("live", "calm"):
            for scoring in ("sheet", "toru"):
                scores = play_match(players, "finish", ("medium",) * players, pace=pace, scoring=scoring)
                assert max(scores) >= 3


@pytest.mark.thorough
@pytest.mark.parametrize(("stronger", "weaker"), [("medium", "easy"), ("hard", "medium"), ("master", "hard")])
def test_a_bot_scores_more_than_one_of_the_level_below_at_a_calm_table(stronger: str, weaker: str) -> None:
    """The seeds are fixed: it is the same forty matches each time."""
    points = Counter({stronger: 0, weaker: 0})
    for number in range(40):
        seats = (stronger, weaker) * 2 if number % 2 else (weaker, stronger) * 2
        for level, score in zip(seats, play_match(4, f"strength {number}", seats, pace="calm"), strict=True):
            points[level] += score
    assert points[stronger] > points[weaker] * 1.05
