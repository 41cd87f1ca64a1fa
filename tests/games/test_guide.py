"""A first match explains itself: every game's guide is whole, true to what comes up, and says everything once."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import LEVELS
from ludotheque.core.game import Game
from ludotheque.core.language.words import LANGUAGES, Language, Sentence, catalogue, say
from ludotheque.core.matches.guide import Guide, has_guide
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.state.chance import Chance

GAMES = [*lt.shelf.values()]
BY_HAND: dict[Language, str] = {
    "en": r"\b(tap|click|press)\b",
    "fr": r"(^|[.:] )(touche|appuie|clique)\b",
}
ATTRIBUTES = {"needs": r"[a-z]+", "shows": r"[a-z]+", "turn": r"[1-9]", "until": r"[a-z-]+"}
LONGEST = 230
"""Letters of a note: what is longer is not read, and does not fit beside what it speaks of."""


def ids(game: Game[Any], language: Language = "en") -> set[str]:
    return {id for id in catalogue(game.package, language).ids if id.startswith("guide-")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_explains_itself_in_both_languages(game: Game[Any]) -> None:
    assert has_guide(game)
    english, french = (ids(game, language) for language in LANGUAGES)
    assert english == french
    for id, name in ((id, name) for id in english for name in ATTRIBUTES):
        assert len({catalogue(game.package, language).attribute(id, name) for language in LANGUAGES}) == 1, (id, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_guide_speaks_of_questions_and_events_that_there_are(game: Game[Any]) -> None:
    known = catalogue(game.package, "en").ids
    for id in ids(game):
        assert (catalogue(game.package, "en").attribute(id, "until") or id) in known, id
        named = re.fullmatch(r"guide-(?:welcome|(?:ask|after)-(.+?))(?:-(\d+))?", id)
        assert named, id
        assert named[1] is None or named[1] in known, f"{id}: there is no {named[1]}"
        before = id.removesuffix(f"-{named[2]}") + (f"-{int(named[2]) - 1}" if named[2] and int(named[2]) > 2 else "")
        assert before in known, f"{id} goes on from nothing"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_notes_are_short_and_their_attributes_are_known(game: Game[Any]) -> None:
    for id in ids(game):
        assert all(len(said(game, id, language, "hand")) <= LONGEST for language in LANGUAGES), id
        for name, shape in ATTRIBUTES.items():
            value = catalogue(game.package, "en").attribute(id, name)
            assert re.fullmatch(shape, value) or not value, (id, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_types_is_not_told_to_touch_anything(game: Game[Any], language: Language) -> None:
    touching = {id for id in ids(game) if re.search(BY_HAND[language], said(game, id, language, "hand"), re.IGNORECASE)}
    assert touching or game.key == "zuma"
    assert [
        id for id in ids(game) if re.search(BY_HAND[language], said(game, id, language, "keys"), re.IGNORECASE)
    ] == []


def said(game: Game[Any], id: str, language: Language, by: str) -> str:
    return say(game.package, language, id, {"by": by})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_first_match_is_one_that_can_be_played_and_most_of_the_guide_comes_up(game: Game[Any]) -> None:
    told: list[Sentence] = []
    for seed in range(4):
        match = begin_match(
            game, game.offer.first.players or game.players[0], f"first {seed}", dict(game.offer.first.options)
        )
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
            others = sum(who != player for who, _ in match.answers)
            prompt = question.prompt(match.seen_by(0), player)
            told += guide.tells([event.sentence() for event in log[seen:]], prompt, others)
            seen = len(log)
        chance = Chance.of("thoughts").fork(str(len(match.answers)))
        match.answer(player, LEVELS["gentle"].choose(match.game, match.position.remembered_by(player), player, chance))
    assert len({note.id for note in told}) == len(told), "something was said twice"
    assert told[0].id == "guide-welcome"
    assert all(note.text(language) for note in told for language in LANGUAGES)
    return told


def test_a_question_is_explained_a_little_further_each_time_and_what_is_for_later_turns_waits() -> None:
    guide = Guide(lt.shelf["zatre"])
    lay = Sentence("place-question", {}, "ludotheque.games.zatre")
    assert [*told_at(guide, lay, (0, 0, 0, 4, 4, 8))] == [
        ["guide-welcome", "guide-ask-place-question"],
        ["guide-ask-place-question-2"],
        [],
        ["guide-ask-place-question-3"],
        [],
        ["guide-ask-place-question-4"],
    ]


def told_at(guide: Guide, asked: Sentence, others: Iterable[int]) -> Iterable[list[str]]:
    """What is said each time the question comes, when others have given so many answers by then."""
    return ([note.id for note in guide.tells([], asked, count)] for count in others)


def test_whoever_opens_zatre_is_told_of_the_red_cell_and_whoever_does_not_as_well() -> None:
    for question in ("open-question", "place-question"):
        asked = Sentence(question, {}, "ludotheque.games.zatre")
        notes = Guide(lt.shelf["zatre"]).tells([], asked, 0)
        assert "red cell" in " ".join(note.text("en") for note in notes)
        assert "case rouge" in " ".join(note.text("fr") for note in notes)


def test_6_2_equal_sums_of_one_turn_are_explained_when_they_first_come_up() -> None:
    guide, lay = Guide(lt.shelf["zatre"]), Sentence("place-question", {}, "ludotheque.games.zatre")
    told = [
        [note.id for note in guide.tells([Sentence("write", {"shared": shared}, lay.package)], lay, 0)]
        for shared in ("no", "yes", "yes")
    ]
    assert ["guide-after-write-2" in notes for notes in told] == [False, True, False]
    assert "guide-after-write" in told[0]


def test_5_4_whoever_opens_zatre_is_told_what_a_cross_is_before_the_red_cell_gives_one() -> None:
    guide, lay = Guide(lt.shelf["zatre"]), Sentence("open-question", {}, "ludotheque.games.zatre")
    third = [guide.tells([], lay, 0) for _ in range(3)][-1]
    assert [note.id for note in third] == ["guide-ask-open-question-3"]
    assert "cross" in third[0].text("en")
    assert "croix" in third[0].text("fr")


def test_a_word_on_what_others_do_meanwhile_is_not_said_when_it_is_over() -> None:
    night = Sentence("colony-phase", {}, "ludotheque.games.winter")
    guide = Guide(lt.shelf["winter"])
    told = [note.id for note in guide.tells([night], Sentence("acting", {}, "ludotheque.games.winter"), 0)]
    assert "guide-after-colony-phase" not in told


def test_winter_colony_tells_of_the_die_before_anybody_goes_out_and_of_the_real_game_after_a_round() -> None:
    acting, round = (Sentence(id, {}, "ludotheque.games.winter") for id in ("acting", "round"))
    guide = Guide(lt.shelf["winter"])
    guide.tells([], Sentence("keeping", {}, acting.package), 0)
    first = " ".join(note.text("en") for note in guide.tells([round], acting, 1))
    assert "whoever goes out is exposed" in first
    assert "dangerous" not in first
    assert "guide-after-round" in [note.id for note in guide.tells([round], acting, 4)]


def test_winter_colony_speaks_of_a_breach_when_somebody_dies_and_not_when_nobody_was_there() -> None:
    winter = {id for id in ids(lt.shelf["winter"]) if "overrun" in id}
    assert not winter, "a breach may be one at an empty place"
    assert "no barricade" in said(lt.shelf["winter"], "guide-after-die", "en", "hand")


def test_zerzura_tells_of_a_new_round_when_the_first_one_is_over() -> None:
    zerzura = lt.shelf["zerzura"]
    match = begin_match(zerzura, 2, "first", dict(zerzura.offer.first.options))
    assert "guide-after-lead" in [note.id for note in explained(match, Guide(zerzura))]


def test_zerzura_explains_its_commands_in_the_second_round_and_says_only_then_that_this_is_what_matters_most() -> None:
    acting = Sentence("acting", {}, "ludotheque.games.zerzura")
    guide = Guide(lt.shelf["zerzura"])
    told = [id for ids in told_at(guide, acting, range(9)) for id in ids]
    texts = [say("ludotheque.games.zerzura", "fr", id, {"by": "hand"}) for id in told]
    on_commands, at_last = (index_of(texts, words) for words in ("des commandes", "Tu sais l’essentiel"))
    assert on_commands < index_of(texts, "Les personnages") < at_last == len(texts) - 1
    assert told[on_commands] == "guide-ask-acting-3", "the third turn is the first of the second round"


def index_of(texts: list[str], words: str) -> int:
    return next(at for at, text in enumerate(texts) if words in text)
