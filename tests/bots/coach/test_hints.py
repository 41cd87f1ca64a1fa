"""A hint: what a good player would do, and why; from what the seat knows, in both languages, at every question."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from ludotheque.bots import LEVELS
from ludotheque.bots.bot import play_for
from ludotheque.bots.coach.comparing import Compared
from ludotheque.bots.coach.effort import Effort
from ludotheque.bots.coach.forecast import victories
from ludotheque.bots.coach.hints import Advice, advise, gains_over
from ludotheque.bots.coach.phrasing import OF_SEAT, SURE, Reason, reasons, verdict
from ludotheque.bots.coach.plans import Plan
from ludotheque.core.language.words import LANGUAGES, Player, Sentence, catalogue
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.games.zuma.grabbing import Grab
from ludotheque.games.zuma.material import is_winning
from ludotheque.games.zuma.passing import Passing
from tests.playing import NAMES

GAMES = ("zatre", "zerzura", "zuma", "winter")
OPTIONS: dict[str, dict[str, Any]] = {"zuma": {"pace": "calm"}}
PLAN = Plan((), (), b"")
SMALL = Effort(plans=3, worlds=2)
SOME = Effort(plans=4, worlds=10)
MANY = Effort(plans=4, worlds=30)
TO_THE_END = Effort(plans=2, worlds=1, matches=16)


def moments(game: str, seed: str, players: int | None = None) -> Iterator[tuple[Match[Any], Player]]:
    """A match by bots, at each answer: the match, and who is about to answer."""
    box = shelf.game(game)
    match = begin_match(box, players or box.players[0], seed, OPTIONS.get(game))
    while asked := match.waiting_for():
        yield match, asked[0]
        play_for(match, asked[0], LEVELS["medium"], Chance.of(f"{seed} {len(match.answers)}"))


def sentences_of(advice: Advice) -> Iterator[Sentence]:
    yield from advice.best.says
    yield advice.forecast
    for other in advice.others:
        yield from (*other.plan.says, other.verdict, *(reason.says for reason in other.reasons))


@pytest.mark.parametrize("game", GAMES)
def test_advice_comes_from_what_the_seat_knows_and_from_nothing_else(game: str) -> None:
    compared = 0
    for number, (match, player) in enumerate(moments(game, "hidden")):
        if number % 37 or len(match.legal(player)) < 2:
            continue
        view, chance = match.position.remembered_by(player), Chance.of(f"thoughts {number}")
        other = match.game.imagine(view, player, Chance.of(f"another world {number}"))
        again = advise(match.game, other.remembered_by(player), player, chance, SMALL)
        assert again == advise(match.game, view, player, chance, SMALL)
        compared += 1
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_at_every_kind_of_question_advice_is_whole_and_worded_in_both_languages(game: str) -> None:
    met: set[tuple[type, int]] = set()
    for seed in ("whole", "again"):
        for number, (match, player) in enumerate(moments(game, seed)):
            question, legal = match.position.question, match.legal(player)
            kind = type(question), min(2, len(legal))
            if kind in met and number % 61:
                continue
            met.add(kind)
            view = match.position.remembered_by(player)
            advice = advise(match.game, view, player, Chance.of(f"{seed} {number}"), SMALL)
            assert match.refusal(player, advice.best.options[0]) is None
            assert advice.best.says
            assert bool(advice.others) <= (len(legal) > 1)
            plans = [advice.best.options, *(other.plan.options for other in advice.others)]
            assert len({*plans}) == len(plans)
            for sentence in sentences_of(advice):
                for language in LANGUAGES:
                    assert sentence.text(language, NAMES, player).strip()
    assert len(met) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_aspect_is_worded_for_the_better_and_for_the_worse(game: str, language: Any) -> None:
    box, names = shelf.game(game), set[str]()
    for number, (match, player) in enumerate(moments(game, "aspects")):
        if number % 7 == 0:
            names |= {*box.mind.aspects(match.position.world, player)}
    names |= {*box.mind.aspects(match.position.world, player)}
    assert {f"aspect-{name.partition(OF_SEAT)[0]}" for name in names} <= catalogue(box.package, language).ids
    told = [id for id in catalogue(box.package, language).ids if id.startswith("aspect-")]
    for id in told:
        for n in (0, 1, 5):
            said = {
                Sentence(id, {"better": better, "n": n, "degree": degree, "rival": "Ann"}, box.package).text(language)
                for better in ("yes", "no")
                for degree in ("slight", "clear", "great")
            }
            assert len(said) > 1, f"{id} says the same for the better and for the worse"


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    match, player = next((match, who) for match, who in moments("zatre", "only") if len(match.legal(who)) == 1)
    advice = advise(match.game, match.position.remembered_by(player), player, Chance.of("only"))
    assert advice.forecast.id == "hint-only"
    assert advice.best.options[:1] == (*match.legal(player),)
    assert advice.others == ()


def test_with_a_winning_hand_in_zuma_it_grabs_and_calls_giving_worse() -> None:
    for match, player in moments("zuma", "winning"):
        if isinstance(match.position.question, Passing) and is_winning(match.position.world.hands[player]):
            break
    advice = advise(match.game, match.position.remembered_by(player), player, Chance.of("win"), MANY)
    assert isinstance(advice.best.options[0], Grab)
    giving = [other for other in advice.others if not isinstance(other.plan.options[0], Grab)]
    assert all(other.verdict.id == "verdict-points" and has_a_fault(other.reasons) for other in giving)


def has_a_fault(reasons: tuple[Reason, ...]) -> bool:
    return any(not reason.better for reason in reasons)


def test_what_is_called_worse_has_a_reason_and_what_is_as_good_has_none_or_two_sides() -> None:
    judged = 0
    for number, (match, player) in enumerate(moments("zatre", "reasons")):
        if number % 23 or len(match.legal(player)) < 2:
            continue
        advice = advise(match.game, match.position.remembered_by(player), player, Chance.of(str(number)), SOME)
        for other in advice.others:
            judged += 1
            if other.verdict.id == "verdict-equal":
                assert not other.reasons, "what is as good has nothing against it"
            elif other.verdict.id == "verdict-trade":
                assert len({reason.better for reason in other.reasons}) == 2
            else:
                assert has_a_fault(other.reasons)
    assert judged


@pytest.mark.parametrize(
    ("game", "forecast"), [("zuma", "-and-wins"), ("winter", "outlook-wins"), ("zerzura", "-and-wins")]
)
def test_the_forecast_tells_how_the_match_may_end(game: str, forecast: str) -> None:
    for match, player in moments(game, "outlook"):
        if len(match.answers) > 40 and len(match.legal(player)) > 1:
            break
    advice = advise(match.game, match.position.remembered_by(player), player, Chance.of("end"), TO_THE_END)
    assert advice.forecast.id.endswith(forecast)
    assert any(word in advice.forecast.text("fr") for word in ("fois sur 10", "jamais", "toujours"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_points_and_victories_are_worded_as_people_say_them(language: Any) -> None:
    package = "ludotheque.bots"
    for id in catalogue(package, language).ids - {
        "unknown-bot",
        "broken-bot",
        "no-choose",
        "no-budget",
        "bad-budget",
        "aspect-rest",
    }:
        for n in (0, 1, 2, 10):
            args: dict[str, Any] = dict.fromkeys(("n", "points", "spread", "error", "low", "high", "count", "turns"), n)
            text = Sentence(id, {**args, "wins": "…", "degree": "clear"}, package).text(language)
            assert "1 points" not in text.replace("11 points", "")
            assert "1 times" not in text


def test_what_is_called_worse_is_worse_by_more_than_it_is_given_or_taken() -> None:
    box = shelf.game("zatre")
    for lead, error in ((2.0, 1.5), (3.0, 1.0), (0.4, 0.1), (9.0, 5.4)):
        best, other = Compared(PLAN), Compared(PLAN)
        for sign in (-1, 1, -1, 1):
            best.add({"boxes": lead + sign * error * sqrt(3)})
            other.add({"boxes": 0.0})
        said = verdict(box, best, other)
        assert (said.id == "verdict-points") == (lead > SURE * error)
        assert said.id == "verdict-equal" or int(said.args["n"]) == 0 or said.args["error"] <= said.args["n"]  # type: ignore[arg-type,operator]


@pytest.mark.parametrize(
    ("wins", "matches", "says"),
    [
        (1, 3, "cannot tell"),
        (3, 6, "cannot tell"),
        (0, 8, "seldom win from here: at most"),
        (0, 60, "hardly ever"),
        (60, 60, "nearly always"),
        (8, 8, "mostly win"),
        (30, 60, "5 times in 10 from here; let us say between 4 and 6"),
    ],
)
def test_a_few_matches_do_not_tell_who_wins(wins: int, matches: int, says: str) -> None:
    hope = wins / matches
    assert says in victories("outlook-wins", wins, matches, hope).text("en")


def test_what_others_decide_under_seal_is_not_told_as_if_it_had_happened() -> None:
    for match, player in moments("zuma", "sealed", 4):
        if isinstance(match.position.question, Passing) and player == 3:
            break
    advice = advise(match.game, match.position.remembered_by(player), player, Chance.of("seal"), SMALL)
    assert [sentence.id for sentence in advice.best.says] in (["give"], ["grab"])


def test_what_is_lost_on_one_side_and_won_on_the_other_is_not_called_as_good_without_a_word() -> None:
    box = shelf.game("zerzura")
    best, other = Compared(PLAN), Compared(PLAN)
    for _ in range(8):
        best.add({"collection": 8.0, "rival@1": -6.0})
        other.add({"collection": 0.1, "rival@1": 1.8})
    assert verdict(box, best, other).id == "verdict-trade"
    assert {reason.better for reason in reasons(box, best, other)} == {True, False}


def test_of_two_players_the_other_is_called_by_name() -> None:
    match, player = next(moments("zerzura", "rival", 2))
    (name,) = [name for name in match.game.mind.aspects(match.position.world, player) or {} if name.startswith("rival")]
    best, other = Compared(PLAN), Compared(PLAN)
    for _ in range(4):
        best.add({name: 0.0})
        other.add({name: -3.0})
    (reason,) = reasons(match.game, best, other)
    names = ["Ann", "Blaise"]
    assert names[1 - player] in reason.says.text("fr", names, player)


def test_the_best_plan_says_in_what_it_is_better_than_one_that_is_worse() -> None:
    box = shelf.game("zerzura")
    best, other = Compared(PLAN), Compared(PLAN)
    for _ in range(4):
        best.add({"collection": 9.0})
        other.add({"collection": 2.0})
    assert [reason.better for reason in gains_over(box, best, other)] == [True]
    assert gains_over(box, best, best) == ()
