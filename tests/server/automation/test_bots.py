"""Bots think in processes of their own: they keep nobody waiting, and the moment of an answer tells nothing."""

import os
import signal
import time
from itertools import pairwise
from statistics import median

import psutil
import pytest

from ludotheque.server.thinking.pool import ticks
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import A_LONG_MATCH, PATIENCE, RunningHouse, Tab, play_on, table_of, wait_until
from ..ledger import tables_in
from ..moods import LONG

THOUGHT = 3 * LONG
"""Seconds a slow bot takes for a question."""


def moody(house: RunningHouse, mood: str) -> Tab:
    """A table of one person and a bot in this mood, at the moment when the bot is asked."""
    (tab,) = table_of([house.guest("Ann")], bots=1, game="moods", level="medium", options={"mood": mood})
    tab.answer({"type": "Say", "number": 1})
    return tab


def thinkers_of(house: RunningHouse) -> list[psutil.Process]:
    """The processes in which its bots think."""
    children = psutil.Process(house.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_a_bot_that_thinks_long_delays_no_table(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=1)
    people = table_of(house.guests(2))
    slow = moody(house, "slow")
    began, answers = time.monotonic(), 0
    slowest = 0.0
    while slow.is_quiet(0.001):
        before = time.monotonic()
        play_on(people, Dice(f"meanwhile {answers}"), 1)
        answers += 1
        slowest = max(slowest, time.monotonic() - before)
    assert time.monotonic() - began > THOUGHT - 0.1
    assert answers > 5
    assert slowest < 0.8 * THOUGHT


def test_a_bot_that_thinks_long_delays_no_bot_where_there_is_another_process(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=2)
    slow, quick = moody(house, "slow"), moody(house, "quick")
    quick.until(lambda tab: tab.is_asked)
    slow.catch_up()
    assert not slow.is_asked


def test_a_bot_that_fails_takes_what_comes(moody_house: OpenHouse) -> None:
    house = moody_house()
    tab = moody(house, "broken")
    play_on([tab], Dice("broken"))
    assert tab.is_over
    assert "a bot in a bad mood" in house.log()
    assert tab.noted().count("bot-failed") == 1


def test_bots_play_on_when_their_processes_are_killed(moody_house: OpenHouse) -> None:
    house = moody_house(thinkers=2)
    tabs = [moody(house, "slow") for _ in range(3)]
    wait_until(lambda: bool(thinkers_of(house)))
    for _ in range(2):
        time.sleep(0.3)
        for thinker in thinkers_of(house):
            thinker.kill()
    for tab in tabs:
        tab.until(lambda tab: tab.is_asked)
    assert "bot-failed" not in house.log()
    assert "Traceback" not in house.log()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_processes_of_the_bots_end_with_the_house(moody_house: OpenHouse, how: signal.Signals) -> None:
    house = moody_house(thinkers=2)
    for _ in range(2):
        moody(house, "slow")
    wait_until(lambda: len(thinkers_of(house)) == 2)
    thinkers = thinkers_of(house)
    os.kill(house.pid, how)
    house.wait()
    _, alive = psutil.wait_procs(thinkers, PATIENCE)
    assert alive == []


@pytest.mark.parametrize(
    ("elapsed", "pace", "tick"),
    [(0, 0.6, 1), (0.001, 0.6, 1), (0.6, 0.6, 1), (0.601, 0.6, 2), (1.2, 0.6, 2), (61, 0.6, 102), (5, 0, 0)],
)
def test_a_thought_is_shown_on_a_tick_and_never_before_the_first(elapsed: float, pace: float, tick: int) -> None:
    assert ticks(elapsed, pace) == tick


def test_answers_come_on_the_beat_however_long_the_bot_thought(open_house: OpenHouse) -> None:
    pace = 0.4
    house = open_house(pace=pace)
    (tab,) = table_of([house.guest("Ann")], bots=2, options=A_LONG_MATCH)
    while tab.number < 14:
        tab.until(lambda tab: tab.is_asked or tab.number >= 14)
        if tab.is_asked:
            tab.answer(tab.options[0])
    rows = tables_in(house.folder)[tab.table]
    waits = [(row.at - asked.at) / 1000 for asked, row in pairwise(rows) if b'"by":"bot"' in row.entry]
    late = [wait % pace for wait in waits]
    assert len(waits) >= 4
    assert min(waits) >= pace - 0.01
    assert median(late) < pace / 3, waits
