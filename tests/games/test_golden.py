"""Today's code plays the golden matches as they were played, to the byte.

If a rule was changed on purpose, `python -m tests.golden` writes them again: read the difference before it is kept.
"""

import json
from pathlib import Path

import pytest

import ludotheque as lt

from .. import golden

SIZES = [(key, players) for key, game in golden.OURS.items() for players in game.players]


@pytest.mark.parametrize("key", golden.OURS)
def test_the_golden_files_are_what_todays_code_makes(key: str) -> None:
    for path, content in golden.golden_files(key).items():
        assert path.read_text(encoding="utf-8") == content.decode(), f"{path} has changed"


@pytest.mark.parametrize("key", golden.OURS)
def test_there_are_no_golden_files_left_over(key: str) -> None:
    assert {*golden.folder_of(key).iterdir()} == {*golden.golden_paths(key)}


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_a_golden_record_replays(key: str, players: int) -> None:
    written = (golden.folder_of(key) / f"{players}.json").read_text(encoding="utf-8")
    match = lt.replay(written)
    assert match.over
    assert golden.golden_record(match) == json.loads(written)


@pytest.mark.parametrize("key", golden.OURS)
def test_positions_are_counted_from_every_start(key: str) -> None:
    counted = json.loads((golden.folder_of(key) / "perft.json").read_text(encoding="utf-8"))["positions"]
    assert {start["players"] for start in counted} == {lt.shelf[key].players[0], lt.shelf[key].players[-1]}
    assert all(max(start["counts"]) > 100 for start in counted)


def test_a_position_more_would_be_noticed() -> None:
    match = golden.golden_match("zatre", 2, 0)
    one, two, *_ = golden.perft(match.position)
    player = match.waiting_for()[0]
    assert one == len(match.legal(player))
    further = [match.clone() for _ in range(one)]
    for twin, option in zip(further, match.legal(player), strict=True):
        twin.answer(player, option)
    assert two == sum(len(twin.legal(seat)) for twin in further for seat in twin.waiting_for())


def test_the_golden_files_lie_where_the_games_tests_are() -> None:
    assert golden.folder_of("zatre") == Path(__file__).parent / "zatre" / "playthroughs"
