"""A lesson after a match: the turns that cost most, judged by what the seat knew then; the same for the same record."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from ludotheque.bots import BOTS
from ludotheque.bots.bot import play_for
from ludotheque.bots.coach.lessons import (
    EAGER,
    MOST_LOOKED_AT,
    MOST_TOLD,
    Costly,
    Lesson,
    Look,
    Review,
    Turn,
    looked,
    turns_of,
)
from ludotheque.core.language.words import LANGUAGES, Player, Sentence
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.matches.replay import replay
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from tests.playing import NAMES

CARELESS, CAREFUL = Player(0), Player(1)


@cache
def played(game: str, **options: Any) -> Match[Any]:
    """A whole match: the first seat takes what comes, the others play well."""
    box = shelf.game(game)
    match = begin_match(box, box.players[0], "a lesson", options)
    while asked := match.waiting_for():
        bot = BOTS["random" if asked[0] == CARELESS else "medium"]
        play_for(match, asked[0], bot, Chance.of(f"mind {len(match.answers)}"))
    return match


@cache
def lesson_at_zerzura() -> Lesson:
    return lesson_of(played("zerzura"), CARELESS)


@cache
def turns_at_zerzura() -> list[Turn]:
    return turns_of(played("zerzura"), CARELESS)


def lesson_of(match: Match[Any], seat: Player, closely: int = 3) -> Lesson:
    """What a match teaches, with so many close looks at most."""
    review = Review(match.game, seat, turns_of(match, seat))
    while (look := review.next()) and not (look.close and closely == 0):
        closely -= look.close
        review.note(look, looked(match.game, look))
    return review.lesson()


def review_of(costs: Sequence[float], told: Callable[[int], Costly | None]) -> tuple[Review, list[Look]]:
    """A review in which the first turns of a match seem to have cost so much, and what a close look tells of each; and
    all looks, in their order."""
    turns = turns_at_zerzura()[: len(costs)]
    review, looks = Review(shelf.game("zerzura"), CARELESS, turns), list[Look]()
    while look := review.next():
        looks.append(look)
        place = turns.index(look.turn)
        review.note(look, told(place) if look.close else costs[place])
        assert review.done == len(looks)
    return review, looks


def costly(place: int, cost: float) -> Costly:
    """A turn that has cost so much, told like one of the lesson."""
    return structs.replace(lesson_at_zerzura().costly[0], at=turns_at_zerzura()[place].at, cost=cost)


@pytest.mark.thorough
def test_the_same_record_gives_the_same_lesson() -> None:
    match = played("zuma", pace="calm")
    assert lesson_of(match, CARELESS) == lesson_of(replay(match.record()), CARELESS)
    assert lesson_at_zerzura() == lesson_of(replay(played("zerzura").record()), CARELESS)


def test_whoever_takes_what_comes_is_shown_what_was_better() -> None:
    match, lesson = played("zerzura"), lesson_at_zerzura()
    assert 0 < len(lesson.costly) <= 3
    assert [each.cost for each in lesson.costly] == sorted((each.cost for each in lesson.costly), reverse=True)
    for each in lesson.costly:
        who, what = match.answers[each.at]
        assert (who, what) == (CARELESS, each.played.options[0])
        assert each.better.options != each.played.options
        assert each.gains
        assert all(reason.better for reason in (*each.gains, *each.reasons)), "what stands under a move speaks for it"
        for language in LANGUAGES:
            for sentence in _sentences(each):
                assert sentence.text(language, NAMES, CARELESS).strip()
            assert lesson.says.text(language, NAMES, CARELESS).strip()


def _sentences(costly: Costly) -> tuple[Sentence, ...]:
    reasons = (reason.says for reason in (*costly.gains, *costly.reasons))
    return *costly.played.says, *costly.better.says, costly.verdict, *reasons


def test_a_turn_that_strikes_the_eye_is_thought_over_before_all_have_been_glanced_at() -> None:
    review, looks = review_of([0.0, 30.0, 0.0, 40.0, 0.0], lambda place: costly(place, 25.0) if place == 1 else None)
    assert [look.close for look in looks[:3]] == [False, False, True]
    assert looks[2].turn.at == turns_at_zerzura()[1].at
    assert [look.close for look in looks[3:6]] == [False] * 3, "one is found: the others wait until all were glanced at"
    assert [each.at for each in review.costly] == [turns_at_zerzura()[1].at]


def test_where_the_eye_is_mistaken_so_many_are_thought_over_at_once_and_then_all_are_glanced_at() -> None:
    _, looks = review_of([30.0] * (EAGER + 3), lambda place: None)
    assert sum(look.close for look in looks[: 2 * EAGER]) == EAGER
    assert not any(look.close for look in looks[2 * EAGER : EAGER + EAGER + 3])


def test_the_worst_are_told_and_the_worst_first_whenever_they_are_found() -> None:
    costs = [30.0, 10.0, 20.0, 40.0, 0.0]
    review, looks = review_of(costs, lambda place: costly(place, costs[place]) if costs[place] else None)
    assert [each.cost for each in review.costly] == [40.0, 30.0, 20.0]
    assert len(review.costly) == MOST_TOLD
    assert review.done == review.total == len(looks)
    assert review.lesson().costly == review.costly


def test_of_a_long_match_only_the_turns_that_seem_worst_are_thought_over() -> None:
    costs = [float(place % 7) / 10 for place in range(len(turns_at_zerzura()))]
    review, looks = review_of(costs, lambda place: None)
    assert sum(look.close for look in looks) == min(MOST_LOOKED_AT, len(costs))
    assert len({(look.turn.at, look.close) for look in looks}) == len(looks) == review.total


def test_the_answers_of_one_turn_are_judged_together() -> None:
    match = played("zatre")
    turns = turns_of(match, CARELESS)
    assert max(len(turn.options) for turn in turns) > 1
    for turn, after in pairwise(turns):
        assert turn.at + len(turn.options) <= after.at


def test_without_a_costly_turn_it_says_so() -> None:
    lesson = review_of([0.0, 0.0], lambda place: None)[0].lesson()
    assert lesson.costly == ()
    assert "no costly mistake" in lesson.says.text("en")
    assert "pas fait d’erreur" in lesson.says.text("fr")
