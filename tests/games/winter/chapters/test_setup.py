"""Rule 1: before the game."""

from collections import Counter
from fractions import Fraction

import pytest

from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.core.matches.match import tell_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.winter import GAME
from ludotheque.games.winter.cards import selectors
from ludotheque.games.winter.chapters.setup import DealSecret, KeepGroup, secret_odds
from ludotheque.games.winter.dealing import CandidatesMet, HandDealt
from ludotheque.games.winter.decks import put_under
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.pack.text import said
from ludotheque.games.winter.table import ENTRANCES_OF, NOISES, OUTSIDE, ROOM_AT, SPACES, SURVIVORS, WinterOptions
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.words import SYMBOLS, PlaceName
from tests.story import tell

from ..story import QUIET, SCHOOL, dealt, village, w_of


def rows_of(number: str, language: Language) -> list[list[str]]:
    """The lines of the table under a rule of the page, without its heading."""
    lines = [line for line in (GAME.rulebook.rule(language, number) or "").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_10_the_table_of_places_is_true(language: Language) -> None:
    colony, *outside = rows_of("1.10", language)
    board = PACK.board.colony
    assert colony[2:4] == [str(board.spaces), f"{board.entrances} × {board.per_entrance}"]
    for number, (row, place) in enumerate(zip(outside, PACK.locations, strict=True), 1):
        assert row[:2] == [str(number), place.name.name.said().text(language)]
        assert row[2:5] == [str(place.spaces), str(place.zombies), str(place.noise)]
        found = Counter(PACK.items[card].kind.symbol for card in PACK.deck_of(number))
        words = {(said(f"symbol-{symbol}").text(language), n) for symbol, n in found.items()}
        assert {(word, int(n)) for n, word in (cell.split(" ") for cell in row[5].split(", "))} == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_11_every_symbol_and_how_such_cards_are_played_stand_in_the_table(language: Language) -> None:
    rows = rows_of("1.11", language)
    assert [row[0] for row in rows] == [said(f"symbol-{symbol}").text(language) for symbol in SYMBOLS]
    played = {symbol: {kind.play for kind in PACK.kinds if kind.symbol == symbol} for symbol in SYMBOLS}
    assert played["survivor"] == {"event"}
    assert played["weapon"] == played["book"] == {"equip"}
    assert {symbol for symbol in SYMBOLS if "equip" in played[symbol]} == {"tool", "weapon", "book"}
    assert {symbol for crisis in PACK.crises for symbol in crisis.symbols} == {*SYMBOLS[:4]}
    assert max(len(crisis.symbols) for crisis in PACK.crises) == 2


def test_1_1_the_colony_has_24_places_and_six_entrances_and_six_places_lie_outside() -> None:
    assert (SPACES[COLONY], [ROOM_AT[entrance] for entrance in ENTRANCES_OF[COLONY]]) == (24, [3] * 6)
    assert [len(ENTRANCES_OF[place]) for place in OUTSIDE] == [1] * 6
    assert [NOISES[place] for place in OUTSIDE] == [4] * 6
    w = w_of(dealt(3))
    assert all(w.decks[place] for place in OUTSIDE)


@pytest.mark.parametrize("hard", [False, True])
def test_1_2_the_main_objective_says_where_morale_and_rounds_begin(hard: bool) -> None:
    for index, main in enumerate(PACK.mains):
        w = w_of(dealt(3, objective=index + 1, hard=hard))
        side = main.hard if hard else main.normal
        assert (w.morale, w.round) == (selectors.number(w, side.morale, selectors.Scene(Player(0))), side.rounds)


def test_14_the_colony_begins_with_no_more_morale_than_there_may_be() -> None:
    plenty = next(index for index, main in enumerate(PACK.mains) if main.normal.morale == (7, 9, 9, 9))
    assert [w_of(dealt(3, objective=plenty + 1, morale_cap=cap)).morale for cap in (7, 10)] == [7, 9]


def test_1_3_its_line_of_setup_is_done() -> None:
    w = w_of(dealt(3, objective=QUIET + 1))
    (zombies,) = (each for each in PACK.mains[QUIET].normal.setup if isinstance(each, e.Zombies))
    assert isinstance(zombies.n, tuple)
    assert zombies.at == PlaceName("colony")
    assert sum(w.zombies[entrance] for entrance in ENTRANCES_OF[COLONY]) == zombies.n[w.players - 2] > 0
    assert w.helpless == 3 + w.players


def test_1_4_and_1_6_nobody_sees_the_others_candidates_or_objectives() -> None:
    match = dealt(3)
    view = match.seen_by(0)
    assert all(isinstance(s, int) for s in view.offered[0])
    assert not any(isinstance(s, int) for s in view.offered[1])
    assert isinstance(view.objectives[0], tuple)
    assert not isinstance(view.objectives[1], tuple)
    kinds = (DealSecret, HandDealt, CandidatesMet)
    for kind in kinds:
        told = [event.what.args() for event in match.log(0) if isinstance(event.what, kind)]
        assert [args["player"].seat for args in told if "hidden" in args.values()] == [1, 2]


@pytest.mark.parametrize(
    ("players", "variant", "chance"),
    [
        (3, "normal", Fraction(3, 7)),
        (4, "normal", Fraction(4, 9)),
        (5, "normal", Fraction(5, 11)),
        (3, "betrayer", Fraction(3, 4)),
        (4, "betrayer", Fraction(4, 5)),
        (5, "betrayer", Fraction(5, 6)),
        (4, "no_betrayal", Fraction(0)),
    ],
)
def test_1_4_a_betrayer_is_as_likely_as_one_card_among_those_left(players: int, variant: str, chance: Fraction) -> None:
    rules = WinterOptions(variant=variant)  # type: ignore[arg-type]
    loyal = len(PACK.loyal)
    nobody, dealt = Fraction(1), [()] * players
    for seat in range(players):
        options = secret_odds(rules, players, dealt)
        total = sum(odds for _, odds in options)
        nobody *= Fraction(sum(odds for cards, odds in options if cards[0] < loyal), total)
        dealt = [*dealt[:seat], (seat,), *dealt[seat + 1 :]]  # type: ignore[list-item]
    assert 1 - nobody == chance


def test_1_4_there_is_never_a_second_betrayer() -> None:
    options = secret_odds(WinterOptions(), 4, [(len(PACK.loyal),), (), (), ()])
    assert all(cards[0] < len(PACK.loyal) for cards, _ in options)


def test_1_5_starters_are_dealt_five_each_and_seven_to_two() -> None:
    for players, each in ((2, 7), (3, 5), (4, 5), (5, 5)):
        match = tell_match(GAME, players)
        while match.waiting_for() == [NATURE]:
            tell(match, match.legal(NATURE)[0])
        assert [len(hand) for hand in w_of(match).hands] == [each] * players
        assert [len(offered) for offered in w_of(match).offered] == [4] * players


def test_1_6_everybody_keeps_two_of_four_and_names_a_leader_at_the_same_time() -> None:
    match = dealt(3)
    assert sorted(match.waiting_for()) == [0, 1, 2]
    offered = w_of(match).offered
    assert {len(option.survivors) for option in match.legal(0)} == {2}
    assert len(match.legal(0)) == 12
    for seat in range(3):
        tell(match, (seat, KeepGroup(offered[seat][:2])))  # type: ignore[arg-type]
    w = w_of(match)
    assert [len(group) for group in w.groups] == [2, 2, 2]
    assert sum(len(cards) for _, cards in w.decks[SURVIVORS]) == len(PACK.survivors) - 6


def test_1_7_each_leader_is_who_was_named_and_all_stand_in_the_colony() -> None:
    match = dealt(3)
    named = [match.position.world.offered[seat][2] for seat in range(3)]
    for seat in range(3):
        other = w_of(match).offered[seat][0]
        tell(match, (seat, KeepGroup((Someone(named[seat]), Someone(other)))))
    w = w_of(match)
    assert w.leader == named
    assert all(w.at[s] == COLONY for group in w.groups for s in group)


def test_1_8_no_two_survivors_have_the_same_influence() -> None:
    influences = [each.influence for each in PACK.survivors]
    assert len({*influences}) == len(influences)
    assert influences == sorted(influences)


def test_1_8_whoever_has_the_most_influential_leader_begins() -> None:
    match = dealt(3)
    for seat in range(3):
        tell(match, (seat, match.legal(seat)[0]))
    w = w_of(match)
    assert w.leader[w.first] == max(w.leader)


def test_1_9_there_is_no_food_no_waste_and_no_barricade_unless_the_objective_says_so() -> None:
    w = w_of(dealt(3, objective=QUIET + 1))
    assert (w.food, w.waste, sum(w.barricades)) == (0, (), 0)
    fed = next(n for n, main in enumerate(PACK.mains) if any(isinstance(do, e.Food) for do in main.normal.setup))
    assert w_of(dealt(3, objective=fed + 1)).food > 0


def test_1_9_what_somebody_has_put_under_a_deck_they_alone_know() -> None:
    match = village(arrange=lambda w: put_under(w, SCHOOL, (w.decks[SCHOOL][0][1][0],), 0))
    assert match.seen_by(0).decks[SCHOOL][-1] == w_of(match).decks[SCHOOL][-1]
    assert match.seen_by(1).decks[SCHOOL][-1] == (1, (HIDDEN,))
