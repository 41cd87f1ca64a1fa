"""The story of a colony, told when it is over."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.core import Account, Chronicle, Player
from ludotheque.core.language.words import LANGUAGES
from ludotheque.core.matches.passages import passages
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.attack_people import AttackSurvivor, Blow
from ludotheque.games.winter.chapters.exile import Ballot
from ludotheque.games.winter.chapters.turn import CallVote, EndTurn
from ludotheque.games.winter.chronicle import MOST_TURNINGS
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.pack.text import said
from ludotheque.games.winter.table import Colony
from tests.playing import Dice, random_table

from .story import FOOD, FUEL, ME, TWO, YOU, Winter, deal, mine, village, w_of

NAMES = ("Ann", "Bob", "Cléo")
OTHER = Player(2)
BETRAYAL = len(PACK.loyal)
HUNGRY = next(number for number, each in enumerate(PACK.crises) if each.symbols == ("food",))


def told(match: Winter, *answers: tuple[Player, Any]) -> Chronicle:
    """The story of these answers."""
    return GAME.face.chronicle(passages(match, answers))


def account(chronicle: Chronicle, name: str) -> list[str]:
    """The lines of an account, in English, as Ann reads them."""
    found = next((each for each in chronicle.accounts if each.name == name), Account(name, ()))
    return [line.says.text("en", NAMES, ME) for line in found.lines]


def turnings(chronicle: Chronicle) -> list[str]:
    """The turns that decided it, in English, as Ann reads them."""
    return [turning.says.text("en", NAMES, ME) for turning in chronicle.turnings]


def with_a_crisis(w: Colony) -> None:
    """A crisis asks for food: Ann has given a right card and a wrong one, Bob a right one; and there is no food."""
    w.crisis, w.food, w.morale = HUNGRY, 0, 6
    for player, cards in ((ME, (FOOD, FUEL)), (YOU, (FOOD,))):
        deal(w, player, *cards)
        w.given[player], w.hands[player] = w.hands[player], ()


def test_a_night_is_told_with_its_hunger_its_crisis_and_what_it_cost() -> None:
    (night,) = turnings(told(village(arrange=with_a_crisis), (ME, EndTurn())))
    assert night.startswith("Round 1, the night: there is not enough food (3 needed); the crisis")
    assert "is not prevented (1 of 3)" in night
    assert "Morale 6 → " in night


def test_everybody_reads_who_gave_what_to_the_crises() -> None:
    lines = account(told(village(arrange=with_a_crisis), (ME, EndTurn())), "crises")
    assert lines == [
        "0 of 1 crisis prevented.",
        "Bob gave 1 right card.",
        "You gave 1 right card and 1 wrong one.",
        "Cléo gave nothing.",
    ]


@pytest.mark.parametrize("objective", [YOU, BETRAYAL])
def test_a_vote_that_fails_is_told_with_what_was_true(objective: int) -> None:
    match = village(arrange=lambda w: w.objectives.__setitem__(YOU, (objective,)))
    votes = [(seat, Ballot(seat == ME)) for seat in (ME, YOU, OTHER)]
    lines = account(told(match, (ME, CallVote(YOU)), *votes), "betrayal")
    rightly = "rightly, but" if objective == BETRAYAL else "wrongly, and"
    assert f"In round 1, you called a vote to exile Bob, {rightly} the vote failed." in lines
    assert ("There was no betrayer at the table." in lines) == (objective != BETRAYAL)


def test_whoever_was_exiled_though_loyal_reads_who_was_for_it() -> None:
    votes = [(seat, Ballot(seat != YOU)) for seat in (ME, YOU, OTHER)]
    chronicle = told(village(), (ME, CallVote(YOU)), *votes)
    assert "Bob was loyal, and exiled in round 1 (for it: Ann and Cléo)." in account(chronicle, "betrayal")
    match = village(arrange=lambda w: w.objectives.__setitem__(YOU, (BETRAYAL,)))
    lines = account(told(match, (ME, CallVote(YOU)), *votes), "betrayal")
    assert lines[0].startswith("Bob was the betrayer")
    assert "exiled in round 1" in lines[0]
    assert not any("loyal" in line for line in lines)


def test_attacks_among_players_are_told() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(ME, (6,)))
    target = mine(match, YOU)[0]
    lines = account(told(match, (ME, AttackSurvivor(TWO, target, 6)), (Player(-1), Blow(TWO, target, 6))), "betrayal")
    assert "Your survivors attacked those of Bob once." in lines


@pytest.mark.parametrize("seed", range(12))
def test_the_story_of_any_match_agrees_with_the_match(seed: int) -> None:
    dice = Dice(f"chronicle {seed}")
    table = random_table(GAME, 2 + seed % 4, dice.below)
    match = table.start()
    while not match.over:
        who = dice.pick(match.waiting_for())
        match.answer(who, dice.pick(match.legal(who)))
    w = w_of(match)
    chronicle = GAME.face.chronicle(passages(table.start(), match.answers))

    morale, food = chronicle.courses
    assert len(morale.values) == len(food.values) == w.played + 1
    assert morale.values[-1] == w.morale
    moments = [turning.at for turning in chronicle.turnings]
    assert moments == sorted(moments)
    assert 1 <= len(moments) <= MOST_TURNINGS
    assert all(0 < at <= len(match.answers) for at in moments)
    assert said("chronicle-end", reason=w.ending).text("en") in turnings(chronicle)[-1]
    given = Counter[int]()
    for tally in w.tallies:
        given.update(dict(enumerate(tally.given)))
    for each in chronicle.accounts:
        for line in each.lines:
            if each.name == "crises" and line.seat is not None:
                assert line.says.args["right"] + line.says.args["wrong"] == given[line.seat]  # type: ignore[operator]
            assert all(line.says.text(language, NAMES, ME) for language in LANGUAGES)
    for says in (morale.says, food.says, *(turning.says for turning in chronicle.turnings)):
        assert all(says.text(language, NAMES, ME) for language in LANGUAGES)
