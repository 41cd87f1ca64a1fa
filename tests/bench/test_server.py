"""`ludotheque bench server`: our server beside a peer."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

import psutil
import pytest
from websockets.asyncio.server import ServerConnection, serve

from ludotheque.bench.rounds import FEWEST_ROUNDS
from ludotheque.bench.server import comparison, contenders
from ludotheque.bench.server.boardgame import EVENT, JOIN, PING, PONG, TheirClient
from ludotheque.bench.server.load import Load, Open, Play, Played
from ludotheque.cli import main
from ludotheque.core.language.words import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture
def without_node(monkeypatch: Patch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)


@pytest.mark.usefixtures("without_node")
def test_our_server_is_measured_by_itself_where_there_is_no_node(capsys: Capture) -> None:
    assert main(["bench", "server", "--seconds", "1", "--matches", "2", "--tables", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    report: dict[str, Any] = json.loads(out)
    (ours,) = report["servers"]
    assert (ours["ours"], ours["store"], ours["tables"]) == (True, "disk", 2)
    assert report["rounds"] >= FEWEST_ROUNDS
    assert report["ratios"] == []
    assert report["missing"] == "node"
    assert report["paced"]["tables"] == 3
    for measured in (ours, report["paced"]):
        assert measured["answers"] > 0
        assert measured["answers_per_cpu_second"] > 0
        assert 0 < measured["p50_milliseconds"] <= measured["p99_milliseconds"]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C goes to a group of processes")
def test_ctrl_c_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path), "PATH": ""}
    command = [sys.executable, "-m", "ludotheque", "bench", "server", "--matches", "2"]
    with subprocess.Popen(command, env=environment, start_new_session=True, stderr=subprocess.PIPE) as bench:
        children = _until_two_children_of(bench.pid)
        os.killpg(bench.pid, signal.SIGINT)
        assert bench.wait(timeout=30) == 130
        assert bench.stderr is not None
        assert bench.stderr.read() == b""
    assert not any(child.is_running() for child in children)
    assert [*tmp_path.iterdir()] == []


def _until_two_children_of(process: int) -> list[psutil.Process]:
    """A server, and the load on it."""
    until = monotonic() + 30
    while len(children := psutil.Process(process).children()) < 2 and monotonic() < until:
        sleep(0.05)
    return children


def served(store: contenders.Store, by_round: list[float], times: float) -> comparison.Measured:
    ours, answers = store == "disk", median(by_round)
    name = "Ludothèque" if ours else "boardgame.io"
    shares = (times, 3 * times, 10 * times, 0.9, 0.4)
    return comparison.Measured(name, "0.50.2", store, ours, 200, 9000, answers, *shares, by_round)


SERVED = [
    served("disk", [8000, 4000, 2000], 5),
    served("files", [1000, 500, 200], 40),
    served("memory", [1000, 2000, 1000], 10),
]
"""Our rounds, and a peer's: 8 times as good, 8 and 10; 8 times, twice, twice."""


def test_our_server_is_compared_with_each_peer_round_by_round() -> None:
    assert comparison.Figures(3, SERVED).ratios() == [
        comparison.Ratio("boardgame.io", "files", answers_per_cpu_second=8, p50=8, p99=8, memory=8),
        comparison.Ratio("boardgame.io", "memory", answers_per_cpu_second=2, p50=2, p99=2, memory=2),
    ]


def test_a_server_s_figures_are_medians_of_rounds_and_shares_of_all_answers() -> None:
    rounds = [
        comparison.Round(Played([1.0] * 98, seconds=2, load_seconds=1), cpu_seconds=1),
        comparison.Round(Played([2.0] * 100, seconds=2, load_seconds=1), cpu_seconds=1),
        comparison.Round(Played([100.0] * 2, seconds=2, load_seconds=1), cpu_seconds=1),
    ]
    contest = comparison.Contest.__new__(comparison.Contest)
    contest.contender, contest.tables = contenders.our_server(Path()), 7
    measured = contest.measured(rounds, 50)
    assert (measured.answers, measured.answers_per_cpu_second) == (200, 98)
    assert measured.by_round == [98, 100, 2]
    assert (measured.p50_milliseconds, measured.p99_milliseconds) == (2, 100)
    assert (measured.server_busy, measured.load_busy) == (0.5, 0.5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["node", "fetch", None])
def test_servers_fit_80_columns_and_a_missing_peer_is_explained(
    language: Language, reason: Any, capsys: Capture, monkeypatch: Patch
) -> None:
    def their_servers(folder: Path) -> list[contenders.Contender]:
        if reason:
            raise contenders.NoPeer(reason)
        return []

    def measured(*order: object) -> Iterator[comparison.Figures]:
        yield comparison.Figures(4, SERVED[:1] if reason else SERVED)

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(contenders, "their_servers", their_servers)
    monkeypatch.setattr(comparison, "measure", measured)
    monkeypatch.setattr(comparison, "pace", lambda *order: SERVED[0])
    assert main(["bench", "server", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert {"en": "4,000", "fr": "4\u202f000"}[language] in out
    assert {"en": "8.00 ×", "fr": "8,00 ×"}[language] in out or reason
    missing = {"en": "boardgame.io is not measured", "fr": "boardgame.io n’est pas mesuré"}[language]
    assert (missing in out) == bool(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_psutil_a_sentence_says_how_to_get_it(language: Language, capsys: Capture, monkeypatch: Patch) -> None:
    for module in ("processes", "contenders", "comparison"):
        monkeypatch.delitem(sys.modules, f"ludotheque.bench.server.{module}", raising=False)
        monkeypatch.delattr(f"ludotheque.bench.server.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "psutil", None)
    assert main(["bench", "server", "--lang", language]) == 2
    assert "psutil" in capsys.readouterr().err


class StandIn:
    """Speaks as boardgame.io does, as far as the load hears it."""

    def __init__(self) -> None:
        self.cells: dict[str, list[str | None]] = {}
        self.rooms: dict[str, list[ServerConnection]] = {}
        self.ponged = False

    async def talk(self, line: ServerConnection) -> None:
        await line.send('0{"sid":"x"}')
        async for text in line:
            assert isinstance(text, str)
            if text == JOIN.decode():
                await line.send(JOIN.decode() + '{"sid":"y"}')
            elif text == PONG.decode():
                self.ponged = True
            else:
                await self.hear(line, *json.loads(text.removeprefix(EVENT.decode())))

    async def hear(self, line: ServerConnection, event: str, *args: Any) -> None:
        if event == "sync":
            match, player = args
            self.cells.setdefault(match, [None] * 9)
            self.rooms.setdefault(match, []).append(line)
            await self.emit(line, "sync", match, {"state": self.state(match), "log": []})
            await self.emit(line, "matchData", match, [])
            await line.send(PING.decode())
            return
        action, number, match, player = args
        assert action["type"] == "MAKE_MOVE"
        assert (number, player) == (self.state(match)["_stateID"], self.state(match)["ctx"]["currentPlayer"])
        (cell,) = action["payload"]["args"]
        assert self.cells[match][cell] is None
        self.cells[match][cell] = player
        for reader in self.rooms[match]:
            await self.emit(reader, "update", match, self.state(match), [])

    async def emit(self, line: ServerConnection, *event: Any) -> None:
        await line.send(EVENT.decode() + json.dumps(event))

    def state(self, match: str) -> dict[str, Any]:
        laid = 9 - self.cells[match].count(None)
        over = {"gameover": {"draw": True}} if laid == 9 else {}
        return {"G": {"cells": self.cells[match]}, "ctx": {"currentPlayer": str(laid % 2), **over}, "_stateID": laid}


@asynccontextmanager
async def load_on(stand_in: StandIn, tables: int) -> AsyncIterator[Load]:
    async with asyncio.timeout(60), serve(stand_in.talk, "127.0.0.1", 0) as listening:
        (place,) = listening.sockets
        load = Load(TheirClient(f"http://127.0.0.1:{place.getsockname()[1]}"))
        await load.open(Open(tables))
        yield load
        for table in load.tables:
            for connection in table.connections:
                await connection.close()


def test_the_load_plays_match_after_match_in_the_words_of_boardgame_io() -> None:
    stand_in = StandIn()

    async def play() -> Played:
        async with load_on(stand_in, 3) as load:
            return await load.play(Play(seconds=0.5))

    played = asyncio.run(play())
    assert len(played.milliseconds) == sum(9 - cells.count(None) for cells in stand_in.cells.values())
    assert len(stand_in.cells) > 3, "a match that is over is followed by another"
    assert stand_in.ponged


def test_at_a_pace_there_is_one_answer_in_every_pause() -> None:
    async def play() -> Played:
        async with load_on(StandIn(), 2) as load:
            return await load.play(Play(seconds=1, pause=0.3))

    assert 1 <= len(asyncio.run(play()).milliseconds) <= 2 * 4
