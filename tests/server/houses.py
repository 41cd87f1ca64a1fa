"""A real house for the tests: a process with a folder, people with cookies, and browser tabs at its tables.

Nothing here knows the inside of the house: it is started, killed and spoken to as anybody could.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from hashlib import sha256
from http.client import HTTPConnection, HTTPResponse
from itertools import count
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.language.words import LANGUAGES, Language, say
from tests.playing import NAMES, Dice

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 30.0
"""Seconds after which what should have come counts as lost."""
OUR_GAMES = [f"ludotheque.games.{game}" for game in ("winter", "zatre", "zerzura", "zuma")]
UNHURRIED = {"burst": "1000000", "rate": "1000000", "crowd": "1000"}
"""Settings of a house in which the tests may be faster than any hand."""

_open_tabs: "list[Tab]" = []
_addresses = count(1)
_pings = count(1)


class Reply:
    """An HTTP response."""

    def __init__(self, response: HTTPResponse) -> None:
        self.status, self.headers, self.body = response.status, response.headers, response.read()

    @property
    def json(self) -> Any:
        """The body, which must be JSON."""
        return json.loads(self.body)

    @property
    def why(self) -> str:
        """The id of the refusal, which must be readable in both languages."""
        assert self.status >= 400, self.body
        return refusal_in(self.json)


class RunningHouse:
    """A house in a process of its own, as anybody starts it. It can be killed, and opened again on the same folder."""

    def __init__(self, folder: Path, see: Iterable[Path] = (), **settings: Any) -> None:
        self.folder, self.see = folder, [*see]
        self.settings = {"pace": 0, **UNHURRIED, **settings}
        folder.parent.mkdir(parents=True, exist_ok=True)
        self.logged, self.said = folder.with_suffix(".log"), folder.with_suffix(".out")
        self.open()

    def open(self, **settings: Any) -> None:
        """Starts the process and learns its address."""
        self.settings |= settings
        self.said.write_text("")
        self._start(
            ["serve", "--port", "0", "--data", str(self.folder)],
            {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in self.settings.items()} | {"LC_ALL": "C.UTF-8"},
        )
        ends = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://(127\.0\.0\.1):(\d+)", self.said.read_text())):
            assert time.monotonic() < ends, f"the house does not open: {self.log()}"
            time.sleep(0.005)
        self.host, self.port = found[1], int(found[2])

    def _start(self, words: list[str], told: dict[str, str]) -> None:
        paths = os.pathsep.join(map(str, [ROOT / "src", ROOT, *self.see]))
        with self.logged.open("ab") as log, self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-u", "-m", "ludotheque", *words],
                env={**os.environ, **told, "PYTHONPATH": paths},
                stdout=said,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """The process id."""
        return self.process.pid

    def wait(self) -> int | None:
        """Waits for it to end; returns its exit status."""
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Kills the process, as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def close(self, how: signal.Signals = signal.SIGINT) -> int | None:
        """Asks it to end; returns its exit status."""
        os.kill(self.pid, how)
        return self.wait()

    def clear_away(self) -> None:
        """Ends it unless it has ended."""
        if self.process.poll() is None:
            self.close()

    def log(self) -> str:
        """Its whole log, from the first start."""
        return self.logged.read_text(encoding="utf-8")

    def errors(self) -> list[str]:
        """The errors in its log."""
        return [line for line in self.log().splitlines() if '"level": "error"' in line or not line.startswith("{")]

    def get(self, path: str, **headers: str) -> Reply:
        """The response to a request by anybody."""
        return self.send("GET", path, None, headers)

    def send(self, method: str, path: str, body: bytes | None, headers: Json) -> Reply:
        """Makes one request with these headers, whose `_` stand for hyphens."""
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            return Reply(connection.getresponse())
        finally:
            connection.close()

    def guest(self, name: str = "", **headers: str) -> "Guest":
        """A new guest, from an address of their own, with this name."""
        return Guest(self, name, headers)

    def guests(self, number: int) -> "list[Guest]":
        """Several guests, each with a name."""
        return [self.guest(name) for name in NAMES[:number]]

    def look_on(self, table: str, **hello: Any) -> "Tab":
        """Watches a table without even a cookie."""
        return Tab(self, table, {}, **hello)


class ReadyHouse(RunningHouse):
    """A house whose process is forked from one that has imported everything, so that it opens at once."""

    fork = get_context("forkserver")
    fork.set_forkserver_preload([__name__, "ludotheque.cli", "ludotheque.terminal.commands.serve", *OUR_GAMES])
    forked: ForkServerProcess

    def _start(self, words: list[str], told: dict[str, str]) -> None:
        paths = [str(path) for path in (ROOT, *self.see)]
        self.forked = self.fork.Process(target=_run, args=(words, told, paths, str(self.said), str(self.logged)))
        self.forked.start()

    @property
    def pid(self) -> int:
        assert self.forked.pid is not None
        return self.forked.pid

    def wait(self) -> int | None:
        self.forked.join(PATIENCE)
        return self.forked.exitcode

    def clear_away(self) -> None:
        if self.forked.is_alive():
            self.close()


def _run(words: list[str], told: dict[str, str], paths: list[str], said: str, logged: str) -> None:
    """The process of a house that was ready."""
    from ludotheque.cli import main

    resource_tracker._resource_tracker._fd = None  # type: ignore[attr-defined]  # so that it gets one that ends with it
    os.environ.update(told)
    sys.path[:0] = paths
    with open(said, "a", buffering=1, encoding="utf-8") as out, open(logged, "a", buffering=1, encoding="utf-8") as err:
        os.dup2(out.fileno(), 1)
        os.dup2(err.fileno(), 2)
        sys.stdout, sys.stderr = out, err
        status = main(words)
    sys.exit(status)


class Guest:
    """Somebody with a cookie of the house."""

    def __init__(self, house: RunningHouse, name: str, headers: Json, known: bool = False) -> None:
        self.house = house
        number = next(_addresses)
        address = f"10.{os.getpid() % 256}.{number // 256}.{number % 256}"
        self.headers = {"X-Forwarded-For": address, **headers}
        came = house.send("GET", "/api/me", None, self.headers)
        self.cookie = headers["Cookie"] if known else came.headers["set-cookie"].partition(";")[0]
        self.name = came.json["name"]
        self.headers["Cookie"] = self.cookie
        if name:
            self.name = self.post("/api/me", {"name": name}).json["name"]

    def get(self, path: str) -> Reply:
        """The response to this guest's request."""
        return self.house.send("GET", path, None, self.headers)

    def post(self, path: str, thing: Any, **headers: str) -> Reply:
        """The response to this guest's post; bytes are sent as they are."""
        body = thing if isinstance(thing, bytes) else json.dumps(thing).encode()
        return self.house.send("POST", path, body, {**self.headers, **headers})

    def opens(self, game: str = "zatre", **how: Any) -> str:
        """Opens a table; returns its id."""
        reply = self.post("/api/tables", {"game": game, **how})
        assert reply.status == 200, reply.body
        return str(reply.json["id"])

    def sits_at(self, table: str, **hello: Any) -> "Tab":
        """Opens the table in a tab."""
        return Tab(self.house, table, self.headers, **hello)

    def cards(self, which: str = "mine") -> list[Json]:
        """This guest's tables, or those open to anybody."""
        found: list[Json] = self.get("/api/tables").json[which]
        return found


class RefusedAsk(Exception):
    """A request at a table was refused."""

    def __init__(self, why: Json) -> None:
        super().__init__(worded(why)["en"])
        self.why = why


class Tab:
    """A browser tab at a table: keeps every frame it was sent, and what follows from them."""

    def __init__(self, house: RunningHouse, table: str, headers: Json, **hello: Any) -> None:
        self.table, self.headers, self.hello = table, headers, hello
        self._connections = ExitStack()
        self.connection: ClientConnection = self._connections.enter_context(self._connect(house))
        _open_tabs.append(self)
        self.frames: list[str] = []
        self.lines: list[Json] = []
        self.gone: list[int] = []
        self.number = 0
        self.facts: Json = {}
        self.you: Json = {}
        self.play: Json | None = None
        self.here: Json = {}
        self.farewell: Json | None = None
        self._heard: dict[int, Json] = {}
        self._refs = count(1)
        with suppress(ConnectionClosed):
            self.tell("Hello", **hello)
        self.until(lambda tab: bool(tab.facts) or tab.farewell is not None)

    def _connect(self, house: RunningHouse) -> ClientConnection:
        headers = {name.replace("_", "-"): value for name, value in self.headers.items()}
        address = f"ws://{house.host}:{house.port}/api/tables/{self.table}/live"
        return connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            proxy=None,
            close_timeout=1,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the tab."""
        self._connections.close()

    # Speaking.

    def tell(self, kind: str, **fields: Any) -> None:
        """Sends a message."""
        self.connection.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> None:
        """Makes a request and waits until it is done; a refusal is raised."""
        ref = next(self._refs)
        self.tell(kind, **fields, ref=ref)
        self.catch_up()
        if ref in self._heard:
            raise RefusedAsk(self._heard[ref])

    def refused(self, kind: str, **fields: Any) -> str:
        """Makes a request that must be refused, with words; returns the id of the sentence."""
        before = self.number
        try:
            self.ask(kind, **fields)
        except RefusedAsk as refused:
            assert self.number == before, "refused, and yet something has changed"
            return str(refused.why["id"])
        raise AssertionError(f"{kind} was not refused")

    def answer(self, option: Json) -> None:
        """Answers the question asked."""
        assert self.play is not None
        self.ask("Answer", question=self.play["question"], option=option)

    def answer_at_random(self, dice: Dice) -> None:
        """Gives any legal answer."""
        self.answer(dice.pick(self.options))

    def catch_up(self) -> None:
        """Hears everything that was sent until now, up to the answer to a ping."""
        ping = next(_pings)
        self.tell("Ping", sent=ping)
        while True:
            heard = self.hear()
            if heard["type"] == "Pong" and heard["sent"] == ping:
                return

    # Hearing.

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message, taken in."""
        text = self.connection.recv(timeout=patience)
        assert isinstance(text, str)
        self.frames.append(text)
        heard: Json = json.loads(text)
        self._take_in(heard)
        return heard

    def _take_in(self, heard: Json) -> None:
        match heard["type"]:
            case "News":
                self._take_news(heard)
            case "Here":
                self.here = heard
            case "Refusal":
                self._heard[heard["ref"]] = heard["why"]
            case "Farewell":
                self.farewell = heard

    def _take_news(self, news: Json) -> None:
        self.number = news["number"]
        self.facts = news.get("facts", self.facts)
        self.you = news.get("you", self.you)
        self.play = news.get("play", self.play)
        self.gone += news.get("gone", [])
        self.lines = [line for line in self.lines if line["number"] not in self.gone] + news.get("lines", [])

    def until(self, is_so: "Callable[[Tab], bool]") -> Self:
        """Listens until this is true."""
        while not is_so(self):
            self.hear()
        return self

    def until_cut(self) -> Json | None:
        """Listens until the house closes the connection; returns its last words."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.farewell

    def is_quiet(self, seconds: float) -> bool:
        """True if nothing is heard for this long."""
        with suppress(TimeoutError):
            self.hear(seconds)
            return False
        return True

    # What follows.

    @property
    def seat(self) -> int | None:
        """The seat of whoever looks at this tab."""
        return self.you.get("seat")

    @property
    def waiting(self) -> list[int]:
        """The seats that the match waits for."""
        return self.play["waiting"] if self.play else []

    @property
    def is_asked(self) -> bool:
        """True if it is this tab's turn to answer."""
        return self.play is not None and "asked" in self.play

    @property
    def options(self) -> list[Json]:
        """The legal answers."""
        assert self.play is not None
        options: list[Json] = self.play["asked"]["options"]
        return options

    @property
    def is_over(self) -> bool:
        """True if the match is over."""
        return bool(self.facts.get("phase") == "over")

    def noted(self) -> list[str]:
        """The ids of the house's notes in the table's log."""
        return [line["says"]["id"] for line in self.lines if line["type"] == "Noted"]


def wait_until(is_so: Callable[[], bool]) -> None:
    """Waits until this is true; fails after a while."""
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends, "it never came to it"
        time.sleep(0.02)


def close_tabs() -> None:
    """Closes every tab that was opened."""
    while _open_tabs:
        _open_tabs.pop().close()


def table_of(
    people: Sequence[Guest], bots: int = 0, game: str = "zatre", level: str = "easy", **agreed: Any
) -> list[Tab]:
    """Opens a table for these people and this many bots; each has it open, and the match has begun."""
    host, *others = people
    tabs = [host.sits_at(host.opens(game), words=agreed.pop("words", False))]
    tabs[0].ask("Resize", seats=len(people) + bots)
    for seat, other in enumerate(others, 1):
        tabs.append(other.sits_at(tabs[0].table))
        tabs[-1].ask("Sit", seat=seat)
    for seat in range(len(people), len(people) + bots):
        tabs[0].ask("Offer", seat=seat, to="bot", level=level)
    if agreed:
        tabs[0].ask("Agree", options=agreed.pop("options", {}), customs=agreed)
    tabs[0].ask("Begin")
    for tab in tabs:
        tab.until(lambda tab: tab.play is not None)
    return tabs


def play_on(tabs: Sequence[Tab], dice: Dice, answers: int = 10_000) -> None:
    """Answers at random for whoever is asked, this often or to the end. Afterwards every tab has heard the same.

    By luck a match of Zatre is over after six answers: whoever needs one in play gives five at most.
    """
    lead = tabs[0]
    seats = {tab.seat: tab for tab in tabs if tab.seat is not None}
    for _ in range(answers):
        lead.until(lambda tab: tab.is_over or any(seat in seats for seat in tab.waiting))
        if lead.is_over:
            break
        tab = seats[dice.pick([seat for seat in lead.waiting if seat in seats])]
        tab.until(lambda tab: tab.number >= lead.number)
        tab.answer_at_random(dice)
        lead.until(lambda lead, number=tab.number: lead.number >= number)  # type: ignore[misc]
    for tab in tabs:
        tab.until(lambda tab: tab.number >= lead.number)


def worded(sentence: Json, reader: int | None = None) -> dict[Language, str]:
    """A sentence from the wire in both languages, made as docs/protocol.md says; it must have no gap."""
    texts = {language: _text(sentence, language, reader) for language in LANGUAGES}
    for text in texts.values():
        assert text.strip()
        assert "{" not in text
    return texts


def _text(sentence: Json, language: Language, reader: int | None) -> str:
    args: dict[str, int | str] = {"you": "no"}
    for name, value in sentence.get("args", {}).items():
        if isinstance(value, dict) and "seat" in value:
            args[name] = NAMES[value["seat"]] if value["seat"] >= 0 else "–"
            args["you" if name == "who" else f"{name}_you"] = "yes" if value["seat"] == reader else "no"
        elif isinstance(value, dict):
            args[name] = _text(value, language, reader)
        else:
            args[name] = value if isinstance(value, int) and abs(value) < 10**15 else str(value)
    return say(sentence["package"], language, sentence["id"], args)


def refusal_in(thing: Json) -> str:
    """The id of the sentence in a Problem, Refusal or Farewell, which must be readable in both languages."""
    english, french = worded(thing["why"]).values()
    assert english != french
    return str(thing["why"]["id"])


def fingerprint(seed: str) -> str:
    """What a table shows of a seed before the match."""
    return sha256(seed.encode()).hexdigest()
