"""A first match explains itself: every game's guide is whole, true to what comes up, and says everything once."""

import re
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import LEVELS
from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.guide import Guide, has_guide
from ludotheque.core.match import Match, begin_match
from ludotheque.core.words import LANGUAGES, Sentence, catalogue

GAMES = [*lt.shelf.values()]


def ids(game: Game[Any], language: str = "en") -> set[str]:
    return {id for id in catalogue(game.package, language).ids if id.startswith("guide-")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_explains_itself_in_both_languages(game: Game[Any]) -> None:
    assert has_guide(game)
    english, french = (ids(game, language) for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_guide_speaks_of_questions_and_events_that_there_are(game: Game[Any]) -> None:
    known = catalogue(game.package, "en").ids
    for id in ids(game):
        named = re.fullmatch(r"guide-(?:welcome|(?:ask|after)-(.+?))(-\d+)?", id)
        assert named, id
        assert named[1] is None or named[1] in known, f"{id}: there is no {named[1]}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_first_match_is_one_that_can_be_played_and_most_of_the_guide_comes_up(game: Game[Any]) -> None:
    told: list[Sentence] = []
    for seed in range(2):
        match = begin_match(game, game.first.players or game.players[0], f"first {seed}", dict(game.first.options))
        told += [*explained(match, Guide(game))]
    assert len({note.id for note in told}) >= 0.7 * len(ids(game))


def explained(match: Match[Any], guide: Guide) -> list[Sentence]:
    """What the first player is told in a whole match."""
    told: list[Sentence] = []
    seen = 0
    while waiting := match.waiting_for():
        player = waiting[0]
        if player == 0:
            log = match.log(player)
            question = match.position.question
            assert question is not None
            told += guide.tells([event.sentence() for event in log[seen:]], question.prompt(match.seen_by(0), player))
            seen = len(log)
        chance = Chance.of("thoughts").fork(str(len(match.answers)))
        match.answer(player, LEVELS["easy"].choose(match.game, match.position.remembered_by(player), player, chance))
    assert len({note.id for note in told}) == len(told), "something was said twice"
    assert told[0].id == "guide-welcome"
    assert all(note.text(language) for note in told for language in LANGUAGES)
    return told


def test_a_question_is_explained_a_little_further_each_time() -> None:
    guide = Guide(lt.shelf["zatre"])
    lay = Sentence("place-question", {}, "ludotheque.games.zatre")
    assert [[note.id for note in guide.tells([], lay)] for _ in range(3)] == [
        ["guide-welcome", "guide-welcome-2", "guide-ask-place-question"],
        ["guide-ask-place-question-2"],
        ["guide-ask-place-question-3"],
    ]
