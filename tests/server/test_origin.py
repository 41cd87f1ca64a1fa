"""The names to which a house answers: its own, so that nobody points another name at a house in somebody's home."""

import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .conftest import OpenHouse
from .houses import Reply, RunningHouse

FOREIGN = (
    "rebinding.example",
    "rebinding.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "local",
    "[",
)
AT_HOME = (
    "127.0.0.1:8000",
    "192.168.1.7",
    "[::1]:8000",
    "[fe80::1]",
    "localhost",
    "LOCALHOST:8000",
    "attic.local:8000",
)


def under(house: RunningHouse, host: str, path: str = "/api/house", **headers: str) -> Reply:
    """What the house answers to a request for this host."""
    return house.get(path, Host=host, **headers)


def connection_under(house: RunningHouse, host: str) -> int:
    """The status of a connection to a table, when it is asked for under this name: taken in (101), or refused."""
    table = house.guest().opens()
    address = f"ws://{host}/api/tables/{table}/live"
    try:
        with (
            socket.create_connection((house.host, house.port)) as line,
            connect(address, sock=line, proxy=None, close_timeout=1),
        ):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_others_can_point_at_the_house_is_not_answered(house: RunningHouse, host: str) -> None:
    refused = under(house, host)
    assert (refused.status, refused.why) == (421, "other-host")
    posted = house.guest().post("/api/me", {"name": "Eve"}, Host=host, Origin=f"http://{host}")
    assert (posted.status, posted.why) == (421, "other-host")


def test_a_connection_under_a_foreign_name_is_refused(house: RunningHouse) -> None:
    assert connection_under(house, "rebinding.example:8000") == 403
    assert connection_under(house, "attic.local:8000") == 101


@pytest.mark.parametrize("host", [*AT_HOME, socket.gethostname()])
def test_a_house_at_home_answers_to_addresses_and_to_names_of_the_network(house: RunningHouse, host: str) -> None:
    assert under(house, host).status == 200


def test_whoever_opens_a_page_under_a_foreign_name_reads_what_to_set(house: RunningHouse) -> None:
    page = under(house, "games.lan:8000", "/", Accept_Language="fr")
    assert page.status == 421
    assert page.headers["content-type"].startswith("text/plain")
    assert "ne répond pas au nom « games.lan:8000 »" in page.body.decode()
    assert "LUDOTHEQUE_HOSTS" in page.body.decode()
    assert page.headers["x-content-type-options"] == "nosniff"


def test_a_house_with_a_public_address_answers_to_that_and_to_its_own_machine(open_house: OpenHouse) -> None:
    house = open_house(origin="https://games.example")
    for host in ("games.example", "GAMES.example:443", "127.0.0.1:8000", "localhost", "[::1]:8000"):
        assert under(house, host).status == 200, host
    for host in ("192.168.1.7", "attic.local", "evil.example", socket.gethostname()):
        assert under(house, host).status == 421, host
        assert under(house, host, "/health").status == 200, "whoever looks after it may ask by any name"


def test_more_names_can_be_set(open_house: OpenHouse) -> None:
    house = open_house(origin="https://games.example", hosts="games.lan, Ludotheque")
    for host in ("games.lan", "ludotheque:8000", "games.example"):
        assert under(house, host).status == 200, host
    assert under(house, "evil.example").status == 421
    for _ in range(3):
        under(house, "evil.example")
    assert house.log().count("other-host") == 1


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8::1", "2001:db8:0:0:1::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.1.2.3", "10.1.2.3", True),
        ("::ffff:10.1.2.3", "10.1.2.4", False),
    ],
)
def test_what_one_address_may_use_is_shared_by_a_home(
    open_house: OpenHouse, one: str, other: str, shared: bool
) -> None:
    house = open_house(crowd=1)
    while house.get("/api/me", X_Forwarded_For=one).status == 200:
        pass
    assert (house.get("/api/me", X_Forwarded_For=other).status == 429) is shared
