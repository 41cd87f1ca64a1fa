"""What players try to do, and how far they have come: the objectives and the crisis, counted from a seat's view."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core import Aim, Goal
from ludotheque.core.language.words import LANGUAGES
from ludotheque.games.winter import GAME
from ludotheque.games.winter.cards.conditions import holds
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.chapters.ending import has_won
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard
from ludotheque.games.winter.progress import COUNTED, progress
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary.words import words_in
from tests.playing import Dice, moments, random_table

from .story import ME, YOU, Winter, village

NAMES = next(number for number, main in enumerate(PACK.mains) if isinstance(main.normal.goal, c.Counter))
STORES = next(number for number, main in enumerate(PACK.mains) if main.normal.stores)


def card(symbol: str) -> ItemCard:
    """A card with this symbol that is no starter."""
    return next(ItemCard(number) for number, item in enumerate(PACK.items) if item.kind.symbol == symbol and item.home)


def goals(match: Winter, viewer: Any = ME) -> dict[str, Goal]:
    """What somebody tries to do, as they see the table."""
    return {goal.name: goal for goal in GAME.face.goals(match.seen_by(viewer), viewer)}


def told(aim: Aim) -> str:
    """An aim and what leads there, in English."""
    return " ".join(sentence.text("en") for sentence in (aim.says, *aim.ways))


def test_before_the_first_round_no_round_has_been_survived() -> None:
    rounds = next(n for n, main in enumerate(PACK.mains) if isinstance(main.normal.goal, c.RoundsSurvived))

    def arrange(w: Colony) -> None:
        w.main, w.played = rounds, 0

    (aim,) = goals(village(arrange=arrange))["main"].aims
    assert aim.have == 0


def test_what_is_counted_is_told_as_so_many_of_so_many_with_the_number_it_comes_to() -> None:
    def arrange(w: Colony) -> None:
        w.main = NAMES
        w.counters = {PACK.mains[NAMES].normal.goal.name: 6}  # type: ignore[union-attr]

    (aim,) = goals(village(arrange=arrange))["main"].aims
    assert (aim.done, aim.have, aim.need, aim.bound) == (False, 6, 10, "least")
    assert "at least 10" in told(aim)
    assert "per player" not in aim.says.text("en")
    assert aim.ways, "what counts towards it is said"


def test_cards_in_hand_that_would_help_are_told_to_their_holder_only() -> None:
    def arrange(w: Colony) -> None:
        w.main = STORES
        w.hands[ME] = (card(w.side.stores[0]),)

    match = village(arrange=arrange)
    assert "You hold one" in " ".join(map(told, goals(match)["main"].aims))
    for other in (YOU, None):
        assert "You hold" not in " ".join(map(told, goals(match, other)["main"].aims))


def test_a_crisis_counts_what_was_given_and_not_whether_it_was_right() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        w.given[ME] = (card("book"), card("book"), card("book"))

    (mine,) = goals(village(arrange=arrange))["crisis"].aims
    (theirs,) = goals(village(arrange=arrange), YOU)["crisis"].aims
    assert (mine.have, mine.need, mine.done) == (3, 3, True)
    assert (theirs.have, theirs.need, theirs.done) == (3, 3, True)


def test_ones_own_objective_is_told_to_nobody_else() -> None:
    match = village()
    assert goals(match)["own"].says == PACK.secrets[0].name.said()
    assert "own" not in goals(match, None)
    assert goals(match, YOU)["own"].says != goals(match)["own"].says


def test_whether_the_betrayers_are_gone_nobody_is_told() -> None:
    secret = next(
        number
        for number, each in enumerate(PACK.secrets)
        if any(isinstance(condition, c.BetrayersExiled) for condition in each.conditions)
    )

    def arrange(w: Colony) -> None:
        w.objectives[ME] = (secret,)

    aims = goals(village(arrange=arrange))["own"].aims
    assert [aim.done for aim in aims] == [False, None]


def exiled(secret: int, exile: int, **more: Any) -> dict[str, Goal]:
    """The goals of somebody with this objective, who was exiled and drew that one."""

    def arrange(w: Colony) -> None:
        w.objectives[ME], w.exile_cards[ME], w.exiled[ME] = (secret,), exile, True
        for name, value in more.items():
            setattr(w, name, value)

    return goals(village(arrange=arrange))


def test_a_loyal_exile_is_told_the_loyal_half_and_nothing_of_the_old_objective() -> None:
    for number, drawn in enumerate(PACK.exiles):
        own = exiled(0, number)["own"]
        assert own.says == drawn.name.said()
        assert len(own.aims) == len(drawn.loyal)


def test_an_exiled_betrayer_has_a_new_first_condition_and_keeps_the_others() -> None:
    betrayal = len(PACK.loyal)
    drawn = next(number for number, each in enumerate(PACK.exiles) if isinstance(each.betrayer, c.Removed))
    own = exiled(betrayal, drawn, gone=(7, 8))["own"]
    assert own.says == PACK.exiles[drawn].name.said()
    assert len(own.aims) == len(PACK.secrets[betrayal].conditions)
    first = own.aims[0]
    assert (first.have, first.need, first.done) == (2, PACK.exiles[drawn].betrayer.n, False)  # type: ignore[union-attr]
    assert first.ways, "what counts towards it is said"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [c.MainDone, c.Own, c.Removed])
def test_what_leads_there_is_said_of_every_such_condition(kind: type, language: Any) -> None:
    found = 0
    for number, secret in enumerate(PACK.secrets):
        at = next((at for at, each in enumerate(secret.conditions) if isinstance(each, kind)), None)
        if at is None:
            continue

        def arrange(w: Colony, number: int = number) -> None:
            w.objectives[ME] = (number,)
            for s in w.groups[ME]:
                w.at[s] = 1

        aim = goals(village(arrange=arrange))["own"].aims[at]
        assert aim.done is False
        assert all(way.text(language) for way in aim.ways)
        assert aim.ways, secret.id
        found += 1
    assert found


def test_before_the_match_and_after_it_there_is_nothing_to_do() -> None:
    match = village()
    match.position.world.ending = "time"
    assert goals(match) == {}


def conditions_of_the_pack() -> Iterator[Any]:
    """Every condition that an objective of the pack asks for."""
    for main in PACK.mains:
        for side in (main.normal, main.hard):
            yield side.goal
    for each in (*PACK.secrets, *PACK.exiles):
        for _, _, word in words_in(each):
            if isinstance(word, c.ConditionWord):
                yield word


def test_every_condition_of_an_objective_is_counted_or_simply_so() -> None:
    simple = {c.And, c.Not, c.MainDone, c.BetrayersExiled}
    assert {type(each) for each in conditions_of_the_pack()} <= COUNTED.keys() | simple


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_counted_agrees_with_the_rules_at_every_moment(players: int) -> None:
    dice = Dice(f"goals for {players}")
    match = random_table(GAME, players, dice.below).start()
    conditions = [*conditions_of_the_pack()]
    for moment in moments(match, dice, one_in=25):
        w = moment.position.world
        for seat in w.seats:
            for condition in conditions:
                counted = progress(w, condition, Scene(seat))
                if counted is not None and not _takes_time(condition):
                    assert counted.done == holds(w, condition, Scene(seat)), condition
            own = [goal for goal in GAME.face.goals(moment.seen_by(seat), seat) if goal.name == "own"]
            if len(own) == 1 and all(aim.done is not None for aim in own[0].aims):
                assert all(aim.done for aim in own[0].aims) == has_won(w, seat)


def _takes_time(condition: Any) -> bool:
    """Rounds are counted when they are over and tested at their end; with nothing but one kind, others count first."""
    return isinstance(condition, c.RoundsSurvived) or (isinstance(condition, c.Hand) and condition.only)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_named_where_what_is_missing_is_found_most_often(language: Any) -> None:
    def arrange(w: Colony) -> None:
        w.main = STORES

    ways = [way.text(language) for aim in goals(village(arrange=arrange))["main"].aims for way in aim.ways]
    best = PACK.forms(PACK.roles[PACK.mains[STORES].normal.stores[0]], "at").text(language)
    assert any(best in way for way in ways)
    assert not any(PACK.forms(COLONY, "at").text(language) in way for way in ways)
