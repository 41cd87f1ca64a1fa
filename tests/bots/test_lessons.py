"""A lesson after a match: the turns that cost most, judged by what the seat knew then; the same for the same record."""

from functools import cache
from itertools import pairwise
from typing import Any

from ludotheque.bots import BOTS
from ludotheque.bots.bot import play_for
from ludotheque.bots.lessons import Lesson, first_look, lesson_from, second_look, turns_of, worth_a_second_look
from ludotheque.core.chance import Chance
from ludotheque.core.match import Match, begin_match
from ludotheque.core.replay import replay
from ludotheque.core.shelf import shelf
from ludotheque.core.words import LANGUAGES, Player
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


def lesson_of(match: Match[Any], seat: Player) -> Lesson:
    turns = turns_of(match, seat)
    costs = [first_look(match.game, turn) for turn in turns]
    again = worth_a_second_look(costs)[:3]
    return lesson_from(seat, len(turns), [second_look(match.game, turns[place]) for place in again])


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
        assert any(not reason.better for reason in each.reasons)
        for language in LANGUAGES:
            for sentence in (*each.played.says, *each.better.says, each.verdict, lesson.says):
                assert sentence.text(language, NAMES, CARELESS).strip()


def test_the_answers_of_one_turn_are_judged_together() -> None:
    match = played("zatre")
    turns = turns_of(match, CARELESS)
    assert max(len(turn.options) for turn in turns) > 1
    for turn, after in pairwise(turns):
        assert turn.at + len(turn.options) <= after.at


def test_without_a_costly_turn_it_says_so() -> None:
    lesson = lesson_from(CAREFUL, 20, [None, None])
    assert lesson.costly == ()
    assert "no costly mistake" in lesson.says.text("en")
    assert "pas fait d’erreur" in lesson.says.text("fr")
