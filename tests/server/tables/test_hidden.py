"""What goes over the wire tells nobody what their seat may not know."""

import json
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import Event
from ludotheque.core.state.world import HIDDEN, Viewer
from ludotheque.core.wire import wire
from ludotheque.server.tables.state import LogLine
from ludotheque.server.tables.table import Table
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import Guest, Json, RunningHouse, Tab, play_on, table_of
from ..ledger import check_told, last_of, tables_in

LIES = 2
"""Other worlds that are tried for each frame."""


class Watched(NamedTuple):
    """A whole match, and every frame of it that went to anybody."""

    house: RunningHouse
    people: list[Guest]
    players: list[Tab]
    watcher: Tab

    @property
    def tabs(self) -> list[Tab]:
        return [*self.players, self.watcher]

    @property
    def truth(self) -> Table:
        """The table with all its secrets."""
        id = self.watcher.table
        return last_of(id, tables_in(self.house.folder)[id])


@pytest.fixture(scope="module")
def watched(house: RunningHouse) -> Watched:
    """Zatre by two people and a bot, with words for one of them; some answers are taken back.

    Whoever may decline to draw could end the match by luck after a few turns: here they must draw.
    """
    people, dice = house.guests(2), Dice("watched")
    players = table_of(people, bots=1, words=True, options={"single_draw": "must"})
    watcher = house.look_on(players[0].table, words=True)
    for _ in range(8):
        play_on(players, dice, 3)
        for tab in players:
            if tab.play and tab.play.get("undo"):
                tab.ask("Undo", question=tab.play["question"])
        players[0].ask("Say", text="hm")
        for tab in players:
            tab.catch_up()
    play_on(players, dice)
    return Watched(house, people, players, watcher.until(lambda tab: tab.is_over))


def other_worlds(dice: Dice) -> Callable[[Table, Viewer], Iterator[Table]]:
    """Worlds in which everything that the viewer cannot see is otherwise, as far as it can be."""

    def imagined(table: Table, viewer: Viewer) -> Iterator[Table]:
        if table.match is None or table.match.over:
            yield table
            return
        for _ in range(LIES):
            knower = Player(dice.below(table.match.players)) if viewer is None else viewer
            twin = copy(table)
            twin.match = match = table.match.clone()
            chance = match.position.chance
            match.position = match.game.imagine(match.position.seen_by(knower), knower, dice.chance())
            match.position.chance = chance
            twin.lines = [_otherwise(match, told, viewer) for told in table.lines]
            yield twin

    return imagined


def _otherwise(match: Match[Any], told: LogLine, viewer: Viewer) -> LogLine:
    """The line, with something else in place of what the viewer does not see of it."""
    if not isinstance(told.what, Event):
        return told
    what, seen = told.what.what, match.position.world.tells(told.what.what, viewer)
    names = what.__struct_fields__
    changed = type(what)(**{name: _something_else(getattr(what, name), getattr(seen, name)) for name in names})
    return LogLine(told.number, told.at, Event(told.what.who, changed))


def _something_else(value: Any, seen: Any) -> Any:
    """The value, with something else wherever it is not seen."""
    if isinstance(value, tuple) and isinstance(seen, tuple):
        return tuple(map(_something_else, value, seen))
    if seen is not HIDDEN:
        return value
    return value % 6 + 1 if isinstance(value, int) else value[::-1]


def test_in_every_world_a_seat_can_imagine_it_would_be_told_the_same_to_the_byte(watched: Watched) -> None:
    assert check_told(watched.house.folder, watched.tabs, other_worlds(Dice("other worlds"))) > 300


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("zerzura", 2, {"mode": "easy"}),
        ("zerzura", 3, {"mode": "expert"}),
        ("zerzura", 2, {"mode": "expert", "claiming": "manual"}),
        ("zuma", 3, {"pace": "calm"}),
        ("zuma", 4, {"pace": "calm", "scoring": "toru"}),
    ],
)
def test_so_it_is_in_every_game(house: RunningHouse, game: str, people: int, options: Json) -> None:
    players = table_of(house.guests(people), game=game, options=options, words=True)
    watcher = house.look_on(players[0].table)
    play_on(players, Dice(f"{game} {people}"), 60)
    watcher.until(lambda tab: tab.number >= players[0].number)
    assert check_told(house.folder, [*players, watcher], other_worlds(Dice("elsewhere"))) > 100


def test_a_match_from_memory_has_no_replay_before_its_end(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], game="zerzura", options={"mode": "expert"})
    play_on(tabs, Dice("memory"), 10)
    for guest, seat in ((ann, 0), (ann, None), (bob, None)):
        reply = replay_as(guest, tabs[0].table, seat)
        assert (reply.status, reply.why) == (400, "from-memory")
    play_on(tabs, Dice("memory"))
    cards = replay_as(ann, tabs[0].table, -1).json["frames"][-1]["view"]["stored"]
    assert "?" not in str(cards)


def test_a_leak_would_be_found(watched: Watched) -> None:
    """Held against worlds in which something is otherwise that the reader does see, the check fails."""
    folder, worlds = watched.house.folder, other_worlds(Dice("leak"))
    with pytest.raises(AssertionError):
        check_told(folder, watched.players[:1], lambda table, _: worlds(table, Player(1)))
    with pytest.raises(AssertionError):
        check_told(folder, [watched.watcher], lambda table, _: [_with_one_tile_less(table)])


def _with_one_tile_less(table: Table) -> Table:
    """The table, had a tile been lost from the bag."""
    twin = copy(table)
    if table.match is not None:
        twin.match = table.match.clone()
        twin.match.position.world.bag.take(1)
    return twin


def parts_of(thing: Any) -> Iterator[Json]:
    """Every object in it, at any depth."""
    if isinstance(thing, dict):
        yield thing
        for inner in thing.values():
            yield from parts_of(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from parts_of(inner)


def test_nobody_sees_a_tile_that_another_has_drawn(watched: Watched) -> None:
    for tab in watched.tabs:
        draws = [part for frame in tab.frames for part in parts_of(json.loads(frame)) if part.get("type") == "Draw"]
        assert draws
        assert all((draw["tile"] == "?") == (draw["player"] != tab.seat) for draw in draws)


def test_nobody_sees_another_hand_or_into_the_bag(watched: Watched) -> None:
    for tab in watched.tabs:
        views = [frame["play"]["view"] for frame in map(json.loads, tab.frames) if frame.get("play")]
        for view in views:
            assert isinstance(view["bag"], int)
            for seat, hand in enumerate(view["hands"]):
                assert seat == tab.seat or {*hand} <= {"?"}
                assert seat != tab.seat or "?" not in hand


def test_only_who_is_asked_is_shown_the_legal_answers(watched: Watched) -> None:
    for tab in watched.tabs:
        plays = [frame["play"] for frame in map(json.loads, tab.frames) if frame.get("play")]
        assert all(("asked" in play) == (tab.seat in play["waiting"]) for play in plays)


# Replays and records.


def replay_as(guest: Guest, table: str, seat: int | None = None) -> Any:
    asked = "" if seat is None else f"?seat={seat}"
    return guest.get(f"/api/tables/{table}/film{asked}")


def test_a_replay_of_a_running_match_shows_one_s_own_seat_or_what_everybody_sees(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    eve = house.guest("Eve")
    tabs = table_of([ann, bob])
    play_on(tabs, Dice("film"), 5)
    table = tabs[0].table
    for guest, own in ((ann, 0), (bob, 1), (eve, None)):
        for seat in (0, 1, -1):
            reply = replay_as(guest, table, seat)
            assert reply.status == (200 if seat == own else 400)
            assert seat == own or reply.why == "not-over"
        for knower in {None, own}:
            shown = replay_as(guest, table, knower).json
            assert shown["seat"] == knower
            assert "seed" not in shown["facts"]
            for frame in shown["frames"]:
                for number, hand in enumerate(frame["view"]["hands"]):
                    assert number == knower or {*hand} <= {"?"}
            draws = [part for part in parts_of(shown) if part.get("type") == "Draw"]
            assert all((draw["tile"] == "?") == (draw["player"] != knower) for draw in draws)
    for kept in ("record", "chronicle"):
        reply = eve.get(f"/api/tables/{table}/{kept}")
        assert (reply.status, reply.why) == (400, "not-over")


def test_the_replay_of_a_match_that_is_over_shows_every_hand(watched: Watched) -> None:
    table, eve = watched.watcher.table, watched.house.guest("Eve")
    match = watched.truth.match
    assert match is not None
    for seat in (None, 0, 1, 2, -1):
        shown = replay_as(eve, table, seat).json
        assert len(shown["frames"]) == len(match.answers) + 1
        assert shown["result"] == wire(match.result)
        for frame in shown["frames"]:
            for number, hand in enumerate(frame["view"]["hands"]):
                assert {*hand} <= ({1, 2, 3, 4, 5, 6} if seat in (number, -1) else {"?"})
    lines = [line for frame in replay_as(eve, table, 0).json["frames"] for line in frame["lines"]]
    told = [line for line in watched.players[0].lines if line["type"] == "Happened"]
    assert lines == told


def curves(replay_as: Json) -> dict[int, list[float]]:
    """Who was ahead, frame by frame, by seat."""
    assert {len(curve["values"]) for curve in replay_as["ahead"]["curves"]} == {len(replay_as["frames"])}
    return {curve["seat"]: curve["values"] for curve in replay_as["ahead"]["curves"]}


def test_until_the_end_who_is_ahead_is_told_by_what_the_viewer_sees(house: RunningHouse) -> None:
    """In Lots whoever wins a round has won as much as their number says, which is their secret."""
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], game="lots", options={"race": False})
    play_on(tabs, Dice("ahead"), 3)
    table = tabs[0].table
    for guest, seat in ((ann, 0), (bob, 1), (bob, None)):
        shown = replay_as(guest, table, seat).json
        won = [frame["view"]["won"] for frame in shown["frames"]]
        numbers = [frame["view"]["numbers"] for frame in shown["frames"]]
        assert max(map(sum, won)) > 0
        for who, values in curves(shown).items():
            seen = [number[who] if who == seat else 1 for number in numbers]
            assert values == [rounds[who] * number for rounds, number in zip(won, seen, strict=True)]
    play_on(tabs, Dice("ahead"))
    last = [values[-1] for values in curves(replay_as(bob, table).json).values()]
    assert last == replay_as(bob, table).json["result"]["scores"]


def test_whoever_asks_for_the_replay_of_their_own_seat_gets_it_or_else_a_spectator_s(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    for guest, seat in ((ann, 0), (bob, 1), (house.guest("Eve"), None)):
        assert guest.get(f"/api/tables/{tabs[0].table}/film?seat=mine").json["seat"] == seat


def test_a_replay_before_the_match_has_nothing_to_show(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    assert replay_as(ann, ann.opens()).why == "not-begun"
    assert replay_as(ann, "no-such-table").why == "unknown-table"


# Whatever else the house says.


def test_neither_figures_nor_logs_nor_pages_hold_a_secret(open_house: OpenHouse) -> None:
    house = open_house(log_level="debug")
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], bots=1)
    play_on(tabs, Dice("secrets"), 4)
    tabs[0].until(lambda tab: tab.waiting != [2])  # while the bot plays, something happens beside what is refused
    tabs[0].tell("Link")
    link = json.loads(tabs[0].until(lambda tab: "SeatLink" in tab.frames[-1]).frames[-1])["token"]
    assert tabs[0].refused("Answer", question=10**6, option={"type": "EndTurn"}) == "question-passed"
    tabs[1].connection.send("garbage")
    bob.post(f"/api/tables/{tabs[0].table}/seat", {"token": link[:-1]})
    house.get("/api/nowhere")
    house.get(f"/api/tables/{tabs[0].table}/film?seat=1")
    pages = [house.get(path).body.decode() for path in ("/metrics", "/health", "/api/house", "/api/tables", "/")]
    table = last_of(tabs[0].table, tables_in(house.folder)[tabs[0].table])
    house.clear_away()
    cookies = [guest.cookie.partition("=")[2] for guest in (ann, bob)]
    secrets = [table.seed, link, *cookies, *(cookie.partition(".")[0] for cookie in cookies)]
    secrets.append((house.folder / "secret").read_bytes().hex())
    for text in (*pages, house.log(), house.said.read_text()):
        assert [secret for secret in secrets if secret in text] == []
    frames = [frame for tab in tabs for frame in tab.frames]
    assert [secret for secret in secrets if secret != link and any(secret in frame for frame in frames)] == []
    assert [frame for frame in tabs[1].frames if link in frame] == []


def test_a_refusal_tells_who_is_not_asked_nothing_about_the_answer(house: RunningHouse) -> None:
    """Whatever somebody tries for another's seat, the refusal is the same: it does not depend on the hidden hand."""
    tabs = table_of(house.guests(2))
    play_on(tabs, Dice("tries"), 5)
    asked, other = (tabs[0], tabs[1]) if tabs[0].is_asked else (tabs[1], tabs[0])
    assert asked.play is not None
    tries: Iterable[Json] = [{"type": "Place", "tile": tile, "cell": [8, 8]} for tile in range(1, 7)]
    said = set()
    for option in [*tries, {"type": "EndTurn"}, *asked.options[:3]]:
        other.tell("Answer", ref=5, question=asked.play["question"], option=option)
        other.catch_up()
        said.add(next(frame for frame in reversed(other.frames) if '"ref":5' in frame))
    assert len(said) == 1


def test_files_of_the_house_can_be_read_by_nobody_else(house: RunningHouse) -> None:
    assert house.folder.stat().st_mode & 0o077 == 0
    assert (house.folder / "secret").stat().st_mode & 0o077 == 0


def test_an_unknown_table_and_a_wrong_link_look_the_same_whatever_was_guessed(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.opens()
    guesses = (table[:-1], table.swapcase(), "x", "é", "%2e%2e", "a" * 2000)
    replies = {house.get(f"/api/tables/{guess}/film").body for guess in ("x", *(g for g in guesses if g.isascii()))}
    assert len(replies) == 1
