"""Sessions: the cookie by which a browser is known, and how a guest signs out all the others."""

from http.cookies import Morsel, SimpleCookie

from ..conftest import OpenHouse
from ..houses import Guest, Json, Reply, RunningHouse, Tab, table_of


def cookies_in(reply: Reply) -> "dict[str, Morsel[str]]":
    """The cookies that a browser is given, or told to forget."""
    jar = SimpleCookie()
    for header in reply.headers.get_all("set-cookie") or []:
        jar.load(header)
    return dict(jar)


def under_another_name(guest: Guest, name: str) -> Json:
    """The guest's headers, with the same cookie under another name."""
    return {**guest.headers, "Cookie": f"{name}={guest.cookie.partition('=')[2]}"}


# Names.


def test_over_https_the_cookie_belongs_to_this_very_host(open_house: OpenHouse) -> None:
    for house, headers in (
        (open_house(), {"X-Forwarded-Proto": "https"}),
        (open_house(origin="https://games.example"), {}),
    ):
        ((name, cookie),) = cookies_in(house.send("GET", "/api/me", None, headers)).items()
        assert name == "__Host-ludotheque"
        assert (cookie["secure"], cookie["httponly"], cookie["path"], cookie["domain"]) == (True, True, "/", "")
        ann = house.guest("Ann", **headers)
        with ann.sits_at(ann.opens()) as tab:
            assert tab.seat == 0


def test_two_houses_on_one_host_do_not_replace_each_others_cookies(open_house: OpenHouse) -> None:
    jar: dict[str, str] = {}
    houses = [open_house(), open_house()]
    names = []
    for house in (*houses, *houses):
        told = house.send("GET", "/api/me", None, {"Cookie": "; ".join(f"{name}={jar[name]}" for name in jar)})
        jar |= {name: cookie.value for name, cookie in cookies_in(told).items()}
        names.append(told.json["name"])
    assert len(jar) == 2
    assert names[:2] == names[2:], "each knows its guest again"


def test_the_cookie_of_an_early_house_is_still_known_and_is_replaced(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    early = house.send("GET", "/api/me", None, under_another_name(ann, "guest"))
    assert early.json == {"name": "Ann"}
    told = cookies_in(early)
    assert {*told} == {ann.cookie.partition("=")[0], "guest"}
    assert told["guest"]["max-age"] == "0"
    assert f"{ann.cookie.partition('=')[0]}=" in early.headers["set-cookie"]
    with Tab(house, ann.opens(), under_another_name(ann, "guest")) as tab:
        assert tab.seat == 0


def test_a_guest_who_was_known_before_there_was_https_is_known_with_it(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    safe = house.send("GET", "/api/me", None, {**ann.headers, "X-Forwarded-Proto": "https"})
    assert safe.json == {"name": "Ann"}
    told = cookies_in(safe)
    assert told[ann.cookie.partition("=")[0]]["max-age"] == "0"
    safe_cookie = {"Cookie": f"__Host-ludotheque={told['__Host-ludotheque'].value}"}
    assert house.send("GET", "/api/me", None, safe_cookie).json != {"name": "Ann"}, "not sent without HTTPS"
    again = house.send("GET", "/api/me", None, {**safe_cookie, "X-Forwarded-Proto": "https"})
    assert again.json == {"name": "Ann"}


def test_a_cookie_of_another_house_under_the_old_name_is_left_alone(open_house: OpenHouse) -> None:
    here, there = open_house(), open_house()
    theirs = under_another_name(there.guest("Bob"), "guest")
    assert {*cookies_in(here.send("GET", "/api/me", None, theirs))} == {here.guest().cookie.partition("=")[0]}


# Signing out.


def renewed(guest: Guest) -> Guest:
    """The same guest on this device, after signing out all the others."""
    reply = guest.post("/api/me/renew", {})
    assert (reply.status, reply.json) == (200, {"name": guest.name})
    device = guest.house.guest()
    device.name, device.cookie = guest.name, reply.headers["set-cookie"].partition(";")[0]
    device.headers = {**guest.headers, "Cookie": device.cookie}
    return device


def test_who_signs_out_their_other_devices_stays_and_the_others_are_strangers(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    table = table_of([ann, bob])[0].table
    here = renewed(ann)
    assert here.cookie != ann.cookie
    assert [card["id"] for card in here.cards()] == [table]
    with here.sits_at(table) as tab:
        assert tab.seat == 0
    assert ann.cards() == []
    assert ann.post("/api/me", {"name": "Eve"}).why == "no-guest"
    assert ann.post("/api/me/renew", {}).why == "no-guest"
    assert ann.get("/api/me").json != {"name": "Ann"}, "a stranger like any other"
    assert [card["id"] for card in bob.cards()] == [table]


def test_the_connections_of_other_devices_end_and_come_back_as_strangers(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    here = renewed(ann)
    farewell = tabs[0].until_cut()
    assert farewell is not None
    assert (farewell["why"]["id"], farewell["again"]) == ("signed-out", True)
    with ann.sits_at(tabs[0].table) as other:
        assert other.seat is None
        assert other.refused("Say", text="it is me") == "no-seat"
    with here.sits_at(tabs[0].table) as tab:
        assert tab.seat == 0
    tabs[1].catch_up()
    assert tabs[1].farewell is None


def test_who_was_signed_out_between_the_handshake_and_the_hello_is_a_stranger(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.opens()

    class Late(Tab):
        """A tab that says hello after all its guest's devices were signed out."""

        def tell(self, kind: str, **fields: object) -> None:
            if kind == "Hello":
                renewed(ann)
            super().tell(kind, **fields)

    with Late(house, table, ann.headers) as tab:
        assert tab.seat is None


def test_what_was_signed_out_stays_so_when_the_house_opens_again(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    ann.opens()
    here = renewed(renewed(ann))
    house.kill()
    house.open()
    assert len(here.cards()) == 1
    assert ann.cards() == []
