"""Rule 9.1: Easy shows what was seen, Expert makes the players remember."""

import re
from typing import Any

import pytest

from ludotheque.core.language.words import LANGUAGES, Player
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.state.world import HIDDEN
from ludotheque.core.wire import encode, wire
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.edition import CARDS
from ludotheque.games.zerzura.table import Bazaar
from tests.playing import NAMES, Dice, moments, play
from tests.story import tell

from .story import Place, Zerzura, begun, card, draw, pass_, said, store, swap, table, take

NORMAL: dict[str, Any] = {}
EXPERT: dict[str, Any] = {"mode": "expert"}
KINDS_AND_PEOPLE = re.compile(
    r"turban|zither|kanoun|pepper|piment|ring|anneau|lamp|guard|garde|mage|sultan", re.IGNORECASE
)


def midway(seed: int, players: int = 3, **options: Any) -> Zerzura:
    """A match half played at random."""
    return play(begin_match(GAME, players, f"midway {seed}", options), Dice(f"midway {seed}"), 40)


def stored_somewhere(options: dict[str, Any]) -> Zerzura:
    return table(Place("T", "RR, sultan"), Place("P", "LLL"), Place(), options=options)


def test_9_1_in_easy_everybody_sees_all_stored_cards_and_counters() -> None:
    match = stored_somewhere({})
    for viewer in (0, 1, 2, None):
        view = match.seen_by(viewer)
        assert view.stored == [(card("RR"), card("sultan")), (card("LLL"),), ()]
        assert view.tally == [(1, 0, 0, 2, 0, 1), (0, 0, 1, 0, 3, 0), (0,) * 6]


def test_9_1_in_expert_one_sees_ones_own_stored_cards_and_how_many_the_others_have() -> None:
    match = stored_somewhere(EXPERT)
    assert match.seen_by(0).stored == [(card("RR"), card("sultan")), (HIDDEN,), ()]
    assert match.seen_by(1).stored == [(HIDDEN, HIDDEN), (card("LLL"),), ()]
    assert match.seen_by(None).stored == [(HIDDEN, HIDDEN), (HIDDEN,), ()]
    assert match.seen_by(1).tally == [(HIDDEN,) * 6, (0, 0, 1, 0, 3, 0), (HIDDEN,) * 6]


def test_9_1_what_left_the_market_is_shown_in_easy_and_forgotten_in_expert() -> None:
    cases: list[tuple[dict[str, Any], Any]] = [({}, (card("K"), card("P"))), (EXPERT, (HIDDEN, HIDDEN))]
    for options, seen in cases:
        match = begun(3, "T, K, P", **options)
        tell(match, take("T"), pass_, pass_, *draw("R, L, LL"))
        assert match.seen_by(0).discarded == seen


def test_nobody_ever_sees_the_pool() -> None:
    for options in NORMAL, EXPERT:
        match = midway(0, **options)
        assert {match.seen_by(viewer).pool for viewer in (0, 1, None)} == {HIDDEN}
        assert match.position.world.opened().pool is HIDDEN
        assert match.position.world.remembered_by(Player(0)).pool is HIDDEN


def told(match: Match[Bazaar], viewer: int | None) -> list[str]:
    return [
        event.sentence().text(language, NAMES, None if viewer is None else Player(viewer))
        for event in match.log(viewer)
        for language in LANGUAGES
        if type(event.what).__name__ not in ("Post", "Claim")
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_9_1_in_expert_the_log_names_no_card_to_anybody_until_the_match_is_over(viewer: int | None) -> None:
    match = midway(1, mode="expert")
    assert [line for line in told(match, viewer) if KINDS_AND_PEOPLE.search(line)] == []
    assert not {*re.findall(r'"[GP]\d+"', encode(match.log(viewer)).decode())}
    play(match, Dice("to the end"))
    assert len([line for line in told(match, viewer) if KINDS_AND_PEOPLE.search(line)]) > 40


def test_9_1_in_easy_the_log_names_every_card() -> None:
    assert [event for event in midway(1).log(0) if HIDDEN in wire(event.what).values()] == []
    assert len([line for line in told(midway(1), 0) if KINDS_AND_PEOPLE.search(line)]) > 20


def test_9_1_what_the_log_says_in_expert() -> None:
    match = table(Place("T, P"), Place("RR"), Place("L, LL", bird="LL"), options=EXPERT)
    events = tell(match, *swap("T", 1, "RR"), take(said(match.position.world.market[:1])), *store("L"))
    lines = [event.told_by(match.position.world, None).sentence().text("en", NAMES) for event in events]
    assert lines == [
        "Ann swaps a card with Bob.",
        "Bob takes a card.",
        "Cléo stores a card.",
        "Cléo’s bird sits on the dromedary.",
        "Cléo stored first, and gets the dromedary.",
    ]


def test_9_1_from_memory_means_expert_while_the_match_goes_on() -> None:
    assert not midway(2).position.world.from_memory
    match = midway(2, mode="expert")
    assert match.position.world.from_memory
    play(match, Dice("over"))
    assert not match.position.world.from_memory


def test_9_1_after_the_end_everything_is_open() -> None:
    match = play(midway(3, mode="expert"), Dice("open"))
    for viewer in (0, 2, None):
        view = match.seen_by(viewer)
        assert view.stored == match.position.world.stored
        assert view.tally == match.position.world.tally
        assert view.discarded == match.position.world.discarded


@pytest.mark.parametrize("claiming", ["automatic", "manual"])
@pytest.mark.parametrize("seed", range(6))
def test_9_1_in_expert_nothing_depends_on_what_others_have_stored(seed: int, claiming: str) -> None:
    """However the unseen is imagined: the same view, the same log, the same legal options."""
    match, dice = begin_match(GAME, 2 + seed % 4, f"silence {seed}", {**EXPERT, "claiming": claiming}), Dice(f"s{seed}")
    for moment in moments(match, dice, one_in=4):
        if moment.over:
            return
        for player in map(Player, range(moment.players)):
            other = moment.clone()
            other.position = GAME.imagine(moment.position.seen_by(player), player, dice.chance())
            assert encode(other.position.seen_by(player)) == encode(moment.position.seen_by(player))
            assert encode(other.log(player)) == encode(moment.log(player))
            assert other.legal(player) == moment.legal(player)


@pytest.mark.parametrize("mode", ["easy", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_remembered_has_lain_open_before_that_seat(seed: int, mode: str) -> None:
    """A bot plays by what its seat has seen: every card it knows of was once in a view of that seat."""
    match, dice = begin_match(GAME, 2 + seed, f"seen {seed}", {"mode": mode}), Dice(f"seen {seed}")
    seen: list[set[str]] = [set() for _ in range(match.players)]
    for moment in moments(match, dice):
        for player in map(Player, range(match.players)):
            seen[player] |= cards_in(moment.seen_by(player))
            remembered = moment.position.world.remembered_by(player)
            assert cards_in(remembered) <= seen[player]
            assert remembered.stored == moment.position.world.stored
            assert remembered.pool is HIDDEN


def cards_in(view: Bazaar) -> set[str]:
    """Every card that a view shows, or that can be reckoned from it."""
    return {text for text in re.findall(r'"([A-Z]\d+)"', encode(view).decode()) if text in CARDS}


def test_what_everybody_saw_is_remembered_by_everybody_alike() -> None:
    match = midway(4, mode="expert")
    views = [encode(match.position.remembered_by(player)) for player in map(Player, range(3))]
    assert len({*views}) == 1


def test_in_easy_there_is_nothing_to_remember() -> None:
    match = midway(4)
    for player in map(Player, range(3)):
        assert encode(match.position.remembered_by(player)) == encode(match.position.seen_by(player))


def test_a_view_does_not_change_the_table_nor_the_table_a_view() -> None:
    match = midway(5)
    view, before = match.seen_by(0), encode(match.position.world)
    view.stored[0] = view.stored[0][:0]
    view.tally[1] = (9,) * 6
    assert encode(match.position.world) == before
    shown = encode(match.seen_by(1))
    other = match.seen_by(1)
    play(match, Dice("on"), 5)
    assert encode(other) == shown


def test_public_is_what_lies_open_in_both_modes() -> None:
    easy, expert = (wire(midway(6, **options).seen_by(None)) for options in (NORMAL, EXPERT))
    for name in easy:
        if name not in ("rules", "stored", "tally", "discarded"):
            assert easy[name] == expert[name]
    assert [*map(len, expert["stored"])] == [*map(len, easy["stored"])]
