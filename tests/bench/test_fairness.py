"""`ludotheque bench fairness`: who is first, over links that differ."""

import json

import pytest

from ludotheque.cli import main

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_fairness_is_measured_with_and_without_what_makes_it(capsys: Capture) -> None:
    assert main(["bench", "fairness", "--seconds", "4", "--tables", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [run["compensated"] for run in figures["runs"]] == [True, False] * 2
    assert all(len(run["first"]) == len(run["links"]) == 4 for run in figures["runs"])
    assert all(sum(run["first"]) >= 1 for run in figures["runs"])
    near_without = figures["runs"][1]["first"]
    assert near_without[2] == 0, "from the farthest home nobody ever arrives first"
    assert figures["passes"]["passes"] >= 1
    assert 0 < figures["passes"]["p50"] <= figures["passes"]["p99"]
