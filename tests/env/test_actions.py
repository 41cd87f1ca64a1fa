"""Choices as numbers: one number, one meaning."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.matches.match import Match, begin_match, tell_match
from ludotheque.env.actions import Catalogue, Listed
from ludotheque.env.episode import Episode
from ludotheque.env.numbering import actions_for
from ludotheque.env.outcomes import rewards_of

from ..playing import Dice, moments, random_table

SIZES = [(key, players) for key, game in lt.shelf.items() for players in game.players]
each_size = pytest.mark.parametrize(("key", "players"), SIZES)


def random_match(key: str, players: int, number: int) -> tuple[Match[Any], Dice]:
    """A match at a table whose options are as they come, and dice to play it with."""
    dice = Dice(f"{key} {players} {number}")
    return random_table(lt.shelf[key], players, dice.below).start(), dice


@each_size
def test_every_legal_choice_has_a_number_of_its_own(key: str, players: int) -> None:
    for number in range(3):
        match, dice = random_match(key, players, number)
        before = tell_match(match.game, players, match.options).position.world
        actions = actions_for(match.game, before, players)
        for moment in moments(match, dice, one_in=2):
            for player in moment.waiting_for():
                legal = moment.legal(player)
                numbered = actions.numbered(legal)
                assert [*numbered.values()] == legal
                assert all(0 <= number < len(actions) for number in numbered)


@pytest.mark.parametrize("key", [key for key, game in lt.shelf.items() if game.research.outcomes])
def test_everything_that_nature_may_choose_has_a_number_of_its_own(key: str) -> None:
    for players in lt.shelf[key].players:
        told = tell_match(lt.shelf[key], players)
        outcomes_at = told.game.research.outcomes
        assert outcomes_at is not None
        outcomes = Catalogue(outcomes_at(told.position.world, players))
        for moment in moments(told, Dice(key)):
            if moment.waiting_for() == [lt.NATURE]:
                legal = moment.legal(lt.NATURE)
                assert [*outcomes.numbered(legal).values()] == legal


@pytest.mark.parametrize("key", [key for key, game in lt.shelf.items() if game.research.choices])
def test_a_number_of_a_catalogue_means_the_same_in_every_match(key: str) -> None:
    catalogue = Episode(key).actions
    assert isinstance(catalogue, Catalogue)
    assert len({*catalogue.meanings}) == len(catalogue)
    again = Episode(key).actions
    assert isinstance(again, Catalogue)
    assert again.meanings == catalogue.meanings


def test_a_catalogue_says_what_a_number_means() -> None:
    zatre = Episode("zatre").actions
    assert isinstance(zatre, Catalogue)
    assert zatre.meanings[:4] == [("EndTurn",), ("DrawOne",), ("PlayOn",), ("Place", 1, (0, 4))]
    assert len(zatre) == 3 + 6 * 193


def test_a_swap_is_numbered_by_the_card_it_takes_for_the_rest_follows_from_the_table() -> None:
    zerzura = Episode("zerzura").actions
    assert isinstance(zerzura, Catalogue)
    first, second, third = (
        card["id"] for card in lt.shelf["zerzura"].face.material()["editions"]["oasis"]["goods"][:3]
    )
    swap = lt.option("zerzura", {"type": "Swap", "given": first, "owner": 1, "card": second})
    same = lt.option("zerzura", {"type": "Swap", "given": third, "owner": 0, "card": second})
    assert zerzura.number(swap) == zerzura.number(same)


def test_a_game_without_a_catalogue_numbers_its_list() -> None:
    winter = Episode("winter")
    assert isinstance(winter.actions, Listed)
    assert len(winter.actions) == winter.game.research.longest_list
    winter.begin("1")
    player = winter.waiting[0]
    assert winter.choices(player) == dict(enumerate(winter.match.legal(player)))


def test_what_stands_beyond_the_last_number_of_a_list_cannot_be_chosen() -> None:
    options = begin_match(lt.shelf["zatre"], 2, "1").legal(0) or begin_match(lt.shelf["zatre"], 2, "1").legal(1)
    assert [*Listed(2).numbered(options).values()] == options[:2]


def test_a_game_that_others_have_installed_is_listed_too(lots: Any) -> None:
    told = tell_match(lots, lots.players[0])
    assert len(actions_for(lots, told.position.world, told.players)) == lots.research.longest_list


def test_what_is_not_legal_is_refused_and_nothing_has_changed() -> None:
    zatre = Episode("zatre")
    zatre.begin("1")
    player = zatre.waiting[0]
    before = zatre.match.record()
    illegal = next(number for number in range(len(zatre.actions)) if number not in zatre.choices(player))
    with pytest.raises(ValueError, match=f"player {player} may not choose {illegal} now"):
        zatre.choose(player, illegal)
    assert zatre.match.record() == before


@pytest.mark.parametrize(
    ("winners", "players", "worth"),
    [
        ([0], 2, [1, -1]),
        ([0, 1], 2, [0, 0]),
        ([2], 3, [-0.5, -0.5, 1]),
        ([0, 2], 3, [0.25, -0.5, 0.25]),
        ([0, 1, 2, 3], 4, [0, 0, 0, 0]),
    ],
)
def test_a_victory_is_shared_and_the_others_pay_for_it(winners: list[Any], players: int, worth: list[float]) -> None:
    assert rewards_of(lt.shelf["zatre"], winners, players) == pytest.approx(worth)
    assert sum(rewards_of(lt.shelf["zatre"], winners, players)) == pytest.approx(0)


@pytest.mark.parametrize(("winners", "worth"), [([], [-1, -1, -1]), ([1], [-1, 1, -1]), ([0, 1, 2], [1, 1, 1])])
def test_where_each_has_an_aim_of_their_own_all_may_win_and_all_may_lose(winners: list[Any], worth: list[int]) -> None:
    assert rewards_of(lt.shelf["winter"], winners, 3) == worth
