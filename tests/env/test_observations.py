"""What a seat sees, as numbers: no more than its view, and all of it in its place."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.core import HIDDEN, Player
from ludotheque.core.matches.match import Match
from ludotheque.env.episode import Episode
from ludotheque.env.fields import FINGERPRINTS, HIDDEN_NUMBER, MOST_OF_MANY, NOTHING, ByField, field_of
from ludotheque.env.numbering import encoding_for
from ludotheque.env.observing import HIGHEST, LOWEST, Observer, Sheet

from ..playing import Dice, moments
from .test_actions import SIZES, random_match

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")

each_size = pytest.mark.parametrize(("key", "players"), SIZES)


def observer_for(match: Match[Any]) -> Observer:
    """What observes matches at such a table."""
    return Episode(match.game.key, match.players, lt.wire(match.options)).observer


def seen(episode: Episode, player: int) -> dict[str, Any]:
    """What a player sees, part by part."""
    sheet = Sheet(episode.observer.shapes)
    episode.observer.write(sheet, episode.match.position, Player(player))
    return sheet.parts


@each_size
def test_an_observation_does_not_depend_on_what_is_hidden(key: str, players: int) -> None:
    match, dice = random_match(key, players, 7)
    observer = observer_for(match)
    for moment in moments(match, dice, one_in=15):
        for player in map(Player, range(players)):
            observed = observer.observe(moment.position, player)
            view = moment.position.seen_by(player)
            for _ in range(2):
                imagined = match.game.imagine(view, player, dice.chance())
                assert np.array_equal(observer.observe(imagined, player), observed)


@each_size
def test_every_number_is_between_the_lowest_and_the_highest_and_none_is_lost(key: str, players: int) -> None:
    match, dice = random_match(key, players, 11)
    observer = observer_for(match)
    for moment in moments(match, dice, one_in=10):
        for player in map(Player, range(players)):
            observed = observer.observe(moment.position, player)
            assert observed.dtype == np.float32
            assert LOWEST <= observed.min() <= observed.max() <= HIGHEST
            assert np.isfinite(observed).all()


@pytest.mark.parametrize("key", lt.shelf)
def test_two_moments_that_a_player_can_tell_apart_look_different(key: str) -> None:
    episode = Episode(key)
    episode.begin("1")
    dice = Dice(key)
    views: dict[bytes, bytes] = {}
    for _ in range(60):
        if episode.over:
            break
        player = episode.waiting[0]
        question = episode.match.position.question
        view = repr((lt.wire(episode.match.seen_by(player)), question)).encode()
        observed = episode.observe(player).tobytes()
        assert views.setdefault(observed, view) == view
        episode.choose(player, dice.pick([*episode.choices(player)]))


def test_the_question_and_who_is_asked_are_told() -> None:
    zatre = Episode("zatre", 3)
    zatre.begin("1")
    player = zatre.waiting[0]
    for viewer in range(3):
        parts = seen(zatre, viewer)
        assert parts["question.kind"].tolist() == [float(name == "Placing") for name in zatre.observer.questions]
        assert parts["question.to"].argmax() == (player - viewer) % 3
        assert parts["question.to"].sum() == 1


@pytest.mark.parametrize("key", ["zatre", "zerzura", "zuma"])
def test_the_page_says_how_many_numbers_there_are(key: str) -> None:
    for players in lt.shelf[key].players:
        episode = Episode(key, players)
        extra = (players - 2) * 138 if key == "zatre" else 0
        assert re.search(rf"\b{episode.observe(0).size - extra}\b", PAGE)
        assert re.search(rf"\b{len(episode.actions)}\b", PAGE)


@pytest.mark.parametrize("key", lt.shelf)
def test_no_field_of_a_table_stands_where_the_question_is_told(key: str) -> None:
    observer = Episode(key).observer
    assert [*observer.shapes] == ["question.kind", "question.about", "question.to", *observer.encoding.shapes]


def test_zatre_the_board_is_six_planes_and_the_hand_is_counted() -> None:
    zatre = Episode("zatre")
    zatre.begin("1")
    player = zatre.waiting[0]
    number, place = next(iter(zatre.choices(player).items()))
    hand = zatre.match.seen_by(player).hands[player]
    zatre.choose(player, number)
    parts = seen(zatre, player)
    assert parts["board"].sum() == 1
    assert parts["board"][place.tile - 1][place.cell] == 1  # type: ignore[attr-defined]
    assert parts["laid"][place.cell] == 1  # type: ignore[attr-defined]
    assert parts["hand"].sum() == len(hand) - 1
    assert seen(zatre, 1 - player)["hand"].sum() == 0
    assert parts["held"][0] == len(hand) - 1


def test_zatre_the_sheets_are_told_line_by_line_the_own_first() -> None:
    zatre = Episode("zatre", 3)
    zatre.begin("2")
    dice = Dice("sheets")
    while not zatre.over:
        zatre.choose(zatre.waiting[0], dice.pick([*zatre.choices(zatre.waiting[0])]))
    for viewer in range(3):
        sheets = seen(zatre, viewer)["sheets"]
        for seat in range(3):
            lines = [[box or 0 for box in line] for line in zatre.match.position.world.sheets[seat].rows()]
            assert sheets[(seat - viewer) % 3][: len(lines)].tolist() == lines


def test_zerzura_every_card_lies_in_one_place_at_most_and_the_market_is_told() -> None:
    zerzura = Episode("zerzura", 3)
    zerzura.begin("1")
    dice = Dice("cards")
    while not zerzura.over:
        parts, world = seen(zerzura, 1), zerzura.match.position.world
        places = np.delete(parts["cards"], 1, axis=1)
        assert places.sum(axis=1).max() == 1
        assert parts["cards"][:, 0].sum() == len(world.market)
        assert parts["cards"][:, 3].sum() == len(world.rows[1])
        assert parts["tiles"].sum() == 4
        assert parts["tally"][0].tolist() == [*world.tally[1]]
        zerzura.choose(zerzura.waiting[0], dice.pick([*zerzura.choices(zerzura.waiting[0])]))


def test_zerzura_9_1_in_expert_what_others_have_stored_is_not_told_only_how_much() -> None:
    zerzura = Episode("zerzura", 2, {"mode": "expert"})
    zerzura.begin("1")
    dice = Dice("expert")
    while not (zerzura.match.position.world.stored[1] or zerzura.over):
        zerzura.choose(zerzura.waiting[0], dice.pick([*zerzura.choices(zerzura.waiting[0])]))
    parts, stored = seen(zerzura, 0), len(zerzura.match.position.world.stored[1])
    assert parts["stored"].tolist()[1] == stored > 0
    assert parts["cards"][:, 6].sum() == 0
    assert parts["tally"][1].tolist() == [-1] * 6
    assert seen(zerzura, 1)["cards"][:, 5].sum() == stored


def test_zuma_a_sealed_answer_stays_sealed() -> None:
    zuma = Episode("zuma")
    zuma.begin("1")
    assert zuma.waiting == [0, 1, 2]
    before = [zuma.observe(player) for player in range(3)]
    others = []
    for number in zuma.choices(0):
        twin = Episode("zuma")
        twin.begin("1")
        twin.choose(0, number)
        assert twin.waiting == [1, 2]
        others.append(twin.observe(1))
    assert len(others) > 2
    assert all(np.array_equal(observed, others[0]) for observed in others)
    assert not np.array_equal(others[0], before[1]), "that somebody has answered is to be seen"


def test_by_field_the_own_entry_comes_first() -> None:
    zuma = Episode("zuma")
    zuma.begin("1")
    size = 1 + MOST_OF_MANY
    for viewer in range(3):
        own, *others = seen(zuma, viewer)["hands"].reshape(3, size)
        assert own[0] == 7
        assert min(own[1:8]) >= 0
        assert all(other[1:8].tolist() == [HIDDEN_NUMBER] * 7 for other in others)
        assert own[8:].tolist() == [NOTHING] * (MOST_OF_MANY - 7)


@pytest.mark.parametrize(
    ("hint", "value", "numbers"),
    [
        (int, 3, [3]),
        (int, HIDDEN, [HIDDEN_NUMBER]),
        (int | None, None, [NOTHING]),
        (Player, 0, [2]),
        (Player, -1, [-1]),
        (tuple[int, bool], (7, True), [7, 1]),
        (tuple[int, ...], (), [0] + [NOTHING] * MOST_OF_MANY),
        (tuple[int, ...], tuple(range(20)), [20, *range(8, 20)]),
        (dict[str, int], {"b": 2, "a": 1}, [2, 1, 2] + [NOTHING] * (MOST_OF_MANY - 2)),
    ],
)
def test_by_field_a_value_takes_as_many_numbers_as_its_type_says(hint: Any, value: Any, numbers: list[float]) -> None:
    field = field_of(hint, 3)
    assert field.numbers(value, Player(1)) == numbers
    assert len(numbers) == field.size


def test_by_field_a_text_is_told_by_its_fingerprint() -> None:
    text = field_of(str, 2)
    assert text.numbers("a", Player(0)) == text.numbers("a", Player(0)) != text.numbers("b", Player(0))
    assert 0 <= text.numbers("a", Player(0))[0] < FINGERPRINTS


def test_a_game_that_others_have_installed_can_be_observed(lots: Any) -> None:
    match = Match(lots, lots.players[0], "1", lots.options())
    encoding = encoding_for(lots, match.position.world, match.players)
    assert isinstance(encoding, ByField)
    observer = Observer(lots, match.players, encoding)
    assert observer.observe(match.position, Player(0)).size == Sheet(observer.shapes).vector.size > 0
