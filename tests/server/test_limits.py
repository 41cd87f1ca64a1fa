"""What strangers may use of a house, tried with real sockets: whoever plays goes on as if nobody else were there."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server import limits
from ludotheque.server.limits import Bucket, Most, Rate
from tests.server.websocket.test_connection import HANDSHAKE, masked

from .conftest import OpenHouse
from .houses import ROOT, Guest, RunningHouse, Tab, refusal_in, table_of

STRANGER = "127.0.0.9"
USUAL = {"burst": 40, "rate": 15, "crowd": 1}
"""The house as it comes, unlike that of other tests."""


@contextmanager
def stranger_at(house: RunningHouse, table: str = "nowhere") -> Iterator[socket.socket]:
    """Somebody without a cookie, from an address of their own, whose handshake is done."""
    with socket.create_connection((house.host, house.port), timeout=30, source_address=(STRANGER, 0)) as line:
        asked = HANDSHAKE.replace(b"Host: here", b"Host: localhost")
        line.sendall(asked.replace(b"/somewhere", f"/api/tables/{table}/live".encode()))
        assert b" 101 " in line.recv(4096)
        yield line


def push(line: socket.socket, data: bytes) -> int:
    """Sends as much as the other side takes; gives how much that was."""
    sent = 0
    line.settimeout(1)
    with suppress(OSError):
        while sent < len(data):
            sent += line.send(data[sent:])
    return sent


def hear_out(line: socket.socket) -> None:
    """Reads until the other side ends the line."""
    line.settimeout(30)
    with suppress(OSError):
        while line.recv(65536):
            pass


def memory_of(house: RunningHouse) -> int:
    """Megabytes that its process has in use."""
    told = Path(f"/proc/{house.pid}/status").read_text(encoding="ascii")
    return int(told.partition("VmRSS:")[2].split()[0]) // 1024


def over_limit(house: RunningHouse, name: str) -> float:
    """How often the house has refused something for this limit."""
    counted = house.get("/metrics").body.decode().splitlines()
    return next((float(line.split()[-1]) for line in counted if f'budget="{name}"' in line), 0)


@pytest.mark.parametrize("frame", [masked(9, b""), masked(10, b""), masked(1, b"{}"), masked(0, b"", final=False)])
def test_a_flood_of_frames_ends_the_connection_and_keeps_nobody_waiting(open_house: OpenHouse, frame: bytes) -> None:
    house = open_house(**USUAL)
    flood = (masked(1, b"x", final=False) if frame[0] == 0 else b"") + frame * 500_000
    longest = 0.0
    for _ in range(3):
        with stranger_at(house) as line:
            push(line, flood)
            hear_out(line)
        began = time.monotonic()
        assert house.get("/health").status == 200
        longest = max(longest, time.monotonic() - began)
    assert longest < 2
    assert house.errors() == []
    assert over_limit(house, "frames") == 3


def test_pongs_that_nobody_reads_take_no_memory(open_house: OpenHouse) -> None:
    house = open_house(**USUAL)
    before = memory_of(house)
    for _ in range(20):
        with stranger_at(house) as line:
            push(line, masked(9, b"x" * 125) * 20_000)
    assert memory_of(house) - before < 30


def test_headers_without_end_take_no_memory(open_house: OpenHouse) -> None:
    house = open_house(**USUAL)
    before = memory_of(house)
    for _ in range(5):
        with socket.create_connection((house.host, house.port), source_address=(STRANGER, 0)) as line:
            assert push(line, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 5_000_000) < 20_000_000
    assert memory_of(house) - before < 30
    assert house.get("/health").status == 200


def test_half_requests_of_one_address_leave_room_for_the_others(open_house: OpenHouse) -> None:
    house = open_house(**USUAL)
    lines = []
    for _ in range(limits.SOCKETS.most + 100):
        line = socket.create_connection((house.host, house.port), source_address=(STRANGER, 0))
        line.send(b"GET / HT")
        lines.append(line)
    ann = house.guest("Ann")
    assert ann.sits_at(ann.opens()).facts
    assert over_limit(house, "sockets") + over_limit(house, "arrivals") >= 100
    for line in lines:
        line.close()


def watchers(house: RunningHouse, table: str, guests: int, each: int, address: str) -> list[Tab]:
    """So many guests of one address look on, each in so many tabs."""
    here = [Guest(house, "", {"X-Forwarded-For": address}) for _ in range(guests)]
    return [guest.sits_at(table) for guest in here for _ in range(each)]


def test_watchers_of_one_address_do_not_keep_a_player_from_the_seat_nor_a_friend_from_the_table(
    open_house: OpenHouse,
) -> None:
    house = open_house(**USUAL)
    ann, bob, cleo = house.guests(3)
    table = ann.opens(seats=3)
    tab = ann.sits_at(table)
    crowd = watchers(house, table, guests=3, each=15, address="10.66.0.1")
    assert sum(bool(each.facts) for each in crowd) == limits.WATCHERS_OF_ADDRESS.most
    turned_away = next(each for each in crowd if not each.facts).until_cut()
    assert turned_away is not None
    assert refusal_in(turned_away) == "too-many-watchers"
    assert bob.sits_at(table).facts
    friend = Guest(house, "Dan", {"X-Forwarded-For": "10.66.0.1"})
    assert friend.sits_at(table, key=tab.you["key"]).facts
    tab.close()
    assert ann.sits_at(table).facts
    assert cleo.sits_at(table).facts


def knock(house: RunningHouse, address: str, times: int) -> None:
    """Somebody opens line after line to a table that does not exist."""
    for _ in range(times):
        Tab(house, "nowhere", {"X-Forwarded-For": address}).close()


def test_a_player_comes_back_though_everybody_at_their_address_knocks_all_the_time(open_house: OpenHouse) -> None:
    house = open_house(**USUAL)
    ann = Guest(house, "Ann", {"X-Forwarded-For": "10.66.0.2"})
    table = ann.opens()
    ann.sits_at(table).close()
    with pytest.raises(InvalidStatus, match="429"):
        knock(house, "10.66.0.2", times=200)
    assert ann.sits_at(table).facts


def test_a_watcher_who_is_just_closing_keeps_nobody_from_hearing_that_the_match_begins(open_house: OpenHouse) -> None:
    house = open_house()
    ann, bob, cleo = house.guests(3)
    table = ann.opens()
    host, friend = ann.sits_at(table), bob.sits_at(table)
    friend.ask("Sit", seat=1)
    host.ask("Agree", options={}, customs={"watchers": False})
    looking_on = [cleo.sits_at(table) for _ in range(10)]
    for tab in looking_on:
        tab.connection.socket.sendall(masked(8, b"\x03\xe8"))
    host.ask("Begin")
    friend.until(lambda tab: tab.play is not None)
    assert house.get("/health").status == 200
    assert house.close(signal.SIGTERM) == 0
    assert house.errors() == []


def test_a_house_that_is_told_to_end_ends_clean_whatever_its_connections_are_doing(open_house: OpenHouse) -> None:
    house = open_house()
    tabs = table_of(house.guests(2))
    for _ in range(30):
        tab = house.look_on(tabs[0].table)
        with suppress(ConnectionClosed, OSError):
            tab.connection.socket.sendall(masked(8, b"\x03\xe8") + masked(1, b"{}"))
    assert house.close(signal.SIGTERM) == 0
    assert house.errors() == []


def told(limit: Rate | Most) -> str:
    """How the guide for hosts tells a limit."""
    if isinstance(limit, Most):
        return f"| {limit.name} | {limit.whose} | {limit.most:,} at a time |"
    often = f"{limit.per_second:g} a second" if limit.per_second >= 1 else f"one every {1 / limit.per_second:g} s"
    return f"| {limit.name} | {limit.whose} | {limit.burst:,g}, then {often} |"


@pytest.mark.parametrize(
    "limit", [each for each in vars(limits).values() if isinstance(each, Rate | Most)], ids=lambda limit: limit.name
)
def test_the_guide_for_hosts_lists_every_limit(limit: Rate | Most) -> None:
    assert told(limit) in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_a_bucket_fills_up_again_and_never_beyond_its_brim() -> None:
    bucket = Bucket(2, 50)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time.sleep(0.1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_one_address_asks_so_often_and_the_others_are_answered(open_house: OpenHouse) -> None:
    house = open_house(**USUAL | {"crowd": 0.05})
    for _ in range(int(limits.ALL_REQUESTS.burst)):
        reply = house.get("/api/house", X_Forwarded_For="10.66.0.3")
        if reply.status == 429:
            break
    assert json.loads(reply.body)["why"]["id"] == "too-fast"
    assert house.get("/api/house", X_Forwarded_For="10.66.0.4").status == 200
