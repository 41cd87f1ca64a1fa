"""Looking back: the match from one's own seat, move by move and turn by turn, who was ahead, and what it teaches."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.playing import Dice
from tests.server.houses import Guest, Json, RunningHouse, close_tabs, play_on, table_of

from ..conftest import Come
from ..looking.inspecting import AXE, violations
from ..visiting.people import Person

A_BEAT = 1200
"""Milliseconds between two moments of a replay that runs."""
A_LESSON = 240_000
"""Milliseconds after which a lesson will not come any more."""
PEOPLE = {"zatre": 2, "zerzura": 2, "zuma": 3, "winter": 2}
OPTIONS: dict[str, Json] = {"zuma": {"pace": "calm"}}
ENOUGH = 20
"""A match with fewer answers teaches little."""
SIDES = {"played", "better"}
"""The two moves that a lesson compares."""
ALWAYS_DRAWN = ("zatre", "zerzura")
"""Games whose moves all touch something on the table; what has no place there is said in words."""
BOARD = """() => {
    const { width, height } = document.querySelector("main.board").getBoundingClientRect();
    return width * height / (innerWidth * innerHeight);
}"""
CLIPPED = """() => [...document.querySelectorAll(".shell :is(button, select, input, a)")]
    .filter((one) => one.checkVisibility() && one.closest(".board, [class*=moves], .study, .scrolls") === null)
    .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    }).map((one) => one.getAttribute("aria-label") ?? one.textContent)"""


class Past(NamedTuple):
    """A match that Ann has played with friends, none of them with a browser."""

    table: str
    ann: Guest
    film: Json

    @property
    def path(self) -> str:
        """Where it is looked at again."""
        return f"/table/{self.table}/replay"

    @property
    def last(self) -> int:
        """Its last moment."""
        return len(self.film["frames"]) - 1

    @property
    def actors(self) -> list[int | None]:
        """Who acted in each frame: the seat its first line with one speaks of."""
        return [
            next((line["who"] for line in frame["lines"] if line.get("who", -1) >= 0), None)
            for frame in self.film["frames"]
        ]

    def turn_of(self, at: int) -> int:
        """Which turn of whoever acted in this frame it was, from 1, where turns are taken one after the other."""
        acted = [who for who in self.actors[1 : at + 1] if who is not None]
        began = [who for before, who in pairwise([None, *acted]) if who != before]
        return began.count(acted[-1])


@pytest.fixture(scope="module")
def past(house: RunningHouse) -> Callable[[str], Past]:
    """The past matches of each game: played once, looked at often."""
    played: dict[str, Past] = {}

    def of(game: str) -> Past:
        dice = Dice(f"the past of {game}")
        while game not in played:
            ann, *others = house.guest("Ann"), *house.guests(PEOPLE[game] - 1)
            tabs = table_of([ann, *others], game=game, options=OPTIONS.get(game, {}))
            play_on(tabs, dice)
            close_tabs()
            film = ann.get(f"/api/tables/{tabs[0].table}/film?seat=mine").json
            if len(film["frames"]) > ENOUGH:
                played[game] = Past(tabs[0].table, ann, film)
        return played[game]

    return of


def come(looker: Come, past: Past, query: str = "", **how: Any) -> Person:
    """Ann looks at it again."""
    one = looker(guest=past.ann, **how)
    one.open(f"{past.path}{query}")
    expect(one.page.locator(".shell main.board")).to_be_visible()
    return one


def moment(one: Person) -> Locator:
    """The line of the whole match, with the moment that is shown."""
    return one.page.get_by_role("slider", name=one.says("table-replay-at"))


def moves(one: Person) -> Locator:
    """The moves in the list."""
    return one.page.get_by_role("group", name=one.says("table-moves"), exact=True).get_by_role("button")


def learn(one: Person) -> Locator:
    """Waits until the lesson is complete: its turns."""
    expect(one.page.locator(".lesson .says")).to_be_visible(timeout=A_LESSON)
    return one.page.locator(".lesson .turns button")


def test_a_replay_opens_on_one_s_own_view_at_the_start_and_a_stranger_s_on_everybody_s(
    person: Come, looker: Come, past: Callable[[str], Past]
) -> None:
    match = past("zatre")
    ann, eve = come(looker, match, device="desk"), person("Eve", device="desk")
    expect(ann.field("table-eyes")).to_have_value("0")
    expect(moment(ann)).to_have_value("0")

    eve.open(match.path)
    expect(eve.field("table-eyes")).to_have_value("")


def test_a_link_to_a_moment_opens_there_through_the_same_eyes(looker: Come, past: Callable[[str], Past]) -> None:
    match = past("zatre")
    ann = come(looker, match, "?at=9&seat=everybody", device="desk")
    expect(moment(ann)).to_have_value("9")
    expect(ann.field("table-eyes")).to_have_value("")
    ann.press("table-next")
    ann.page.wait_for_url("**/replay?at=10&seat=everybody")


def test_the_list_tells_every_move_and_leads_there_by_tap_and_by_key(looker: Come, past: Callable[[str], Past]) -> None:
    match = past("zatre")
    ann = come(looker, match, device="desk", language="fr")
    expect(moves(ann)).to_have_count(match.last + 1)

    ann.tap(moves(ann).nth(7))
    expect(moment(ann)).to_have_value("7")
    expect(moves(ann).nth(7)).to_have_attribute("aria-current", "step")
    ann.page.keyboard.press("ArrowDown")
    expect(moment(ann)).to_have_value("8")
    expect(moves(ann).nth(8)).to_be_focused()


def test_on_a_phone_the_list_lies_over_the_board_and_goes_when_a_move_is_chosen(
    looker: Come, past: Callable[[str], Past]
) -> None:
    ann = come(looker, past("zatre"), device="phone")
    ann.press("table-moves")
    ann.tap(moves(ann).nth(5))
    expect(moment(ann)).to_have_value("5")
    expect(moves(ann)).to_have_count(0)


def test_nothing_plays_on_behind_the_scores(looker: Come, past: Callable[[str], Past]) -> None:
    ann = come(looker, past("zerzura"), device="phone", language="fr")
    ann.press("table-run")
    expect(moment(ann)).not_to_have_value("0")
    ann.press("table-scores")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    at = moment(ann).input_value()
    ann.page.wait_for_timeout(2 * A_BEAT)
    assert moment(ann).input_value() == at


def test_what_has_just_happened_is_told_once(looker: Come, past: Callable[[str], Past]) -> None:
    ann = come(looker, past("zerzura"), "?at=6", device="phone", language="fr")
    text = ann.page.locator(".told p").inner_text()
    assert text
    expect(ann.page.locator("main").get_by_text(text, exact=True)).to_have_count(1)
    expect(ann.page.locator(".dock li")).to_have_count(0)


def step_by_turn(one: Person, how: str, by: int) -> None:
    """A turn on, or back."""
    if how == "buttons":
        one.press("table-turn-on" if by > 0 else "table-turn-back")
    else:
        one.page.keyboard.press("PageDown" if by > 0 else "PageUp")


@pytest.mark.parametrize("how", ["buttons", "keys"])
def test_one_steps_from_the_end_of_a_turn_to_the_end_of_the_next(
    how: str, looker: Come, past: Callable[[str], Past]
) -> None:
    match = past("zatre")
    ann = come(looker, match, "?at=10", device="desk")
    actors, at = match.actors, 10
    for by in (1, 1, -1):
        step_by_turn(ann, how, by)
        expect(moment(ann)).not_to_have_value(str(at))
        now = int(moment(ann).input_value())
        assert (now - at) * by > 0
        assert actors[now] != actors[now + 1], "a turn ends where somebody else acts next"
        between = actors[at + 1 : now + 1] if by > 0 else actors[now + 1 : at + 1]
        assert len({*between}) == 1, "it is one turn from here to there"
        at = now


@pytest.mark.parametrize("game", PEOPLE)
def test_the_graph_tells_who_was_ahead_and_leads_to_any_moment(
    game: str, looker: Come, past: Callable[[str], Past]
) -> None:
    match = past(game)
    ann = come(looker, match, device="desk")
    curves = match.film["ahead"]["curves"]
    expect(ann.page.locator(".timeline .curve")).to_have_count(len(curves))

    box = ann.page.locator(".timeline .graph").bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(moment(ann)).not_to_have_value("0")
    at = int(moment(ann).input_value())
    assert abs(at - match.last / 2) <= match.last / 20 + 1
    shown = [
        float(text.replace("−", "-").replace(",", ".")) for text in ann.page.locator(".legend b").all_inner_texts()
    ]
    assert shown == [pytest.approx(curve["values"][at], abs=0.05) for curve in curves]
    heard = moment(ann).get_attribute("aria-valuetext") or ""
    assert all(text in heard for text in ann.page.locator(".legend b").all_inner_texts())


def test_at_a_sealed_answer_the_board_does_not_say_that_it_is_the_start(
    looker: Come, past: Callable[[str], Past]
) -> None:
    match = past("zuma")
    silent = next(at for at, frame in enumerate(match.film["frames"]) if at > 0 and not frame["lines"])
    ann = come(looker, match, f"?at={silent}", device="desk")
    expect(ann.page.locator("main.board")).to_contain_text(ann.says("table-moves-quiet"))
    expect(ann.page.locator("main.board")).not_to_contain_text(ann.says("table-replay-start"))


@pytest.mark.parametrize(("game", "device"), [*zip(PEOPLE, ("desk", "phone", "desk", "phone"), strict=True)])
def test_a_lesson_draws_both_moves_on_the_board_or_says_them_with_what_speaks_for_each_under_it(
    game: str, device: str, looker: Come, past: Callable[[str], Past]
) -> None:
    match = past(game)
    ann = come(looker, match, "?learn", device=device, language="fr")
    turns = learn(ann)
    told = match.ann.get(f"/api/tables/{match.table}/lesson?seat=0").json
    costly = {each["at"]: each for each in told["lesson"]["costly"]}
    assert costly, "whoever answers at random has something to learn"
    worst = told["lesson"]["costly"][0]["at"]
    ann.page.wait_for_url(re.compile(rf"[?&]at={worst}\b"))

    drawn: set[str] = set()
    for turn in turns.all():
        ann.tap(turn)
        expect(turn).to_have_attribute("aria-pressed", "true")
        ann.press("table-lesson-both")
        at = shown_at(ann)
        if at not in costly:
            continue
        each = costly[at]
        expect(ann.page.locator(".lesson .better li")).to_have_count(len(each["gains"]))
        expect(ann.page.locator(".lesson .played li")).to_have_count(len(each["reasons"]))
        assert each["gains"]
        counts = each["verdict"]["id"] == "verdict-points"
        expect(ann.page.get_by_text(ann.says("table-lesson-sum"))).to_have_count(1 if counts else 0)
        for side in SIDES:
            strokes = ann.page.locator(f"svg.drawn [data-move={side}]")
            in_words = ann.page.locator(f".switch button:has(svg.{side}) .said")
            expect(strokes.or_(in_words)).not_to_have_count(0)
            drawn |= {side} if strokes.count() else set()
    assert drawn == SIDES or game not in ALWAYS_DRAWN
    ann.page.evaluate(AXE)
    assert violations(ann, ".shell") == []


def shown_at(one: Person) -> int:
    """The moment that is shown, as the address says it."""
    found = re.search(r"[?&]at=(\d+)", one.page.url)
    assert found, one.page.url
    return int(found[1])


def test_a_lesson_names_a_turn_as_the_list_of_moves_does(looker: Come, past: Callable[[str], Past]) -> None:
    match = past("zatre")
    ann = come(looker, match, "?learn", device="desk", language="fr")
    named: dict[int, str] = {}
    for turn in learn(ann).all():
        ann.tap(turn)
        expect(turn).to_have_attribute("aria-pressed", "true")
        named[shown_at(ann)] = turn.inner_text()
    assert named
    for at, name in named.items():
        number = match.turn_of(at + 1)
        assert name.startswith(ann.says("table-lesson-turn", own="yes", turn=number, move=0)), (at, name)

    ann.tap(ann.page.locator("[data-lesson]"))
    expect(moves(ann)).to_have_count(match.last + 1)
    for at in named:
        heading = moves(ann).nth(at + 1).locator("xpath=ancestor::li[contains(@class, 'turn')]").locator(".head")
        expect(heading).to_have_text(ann.says("table-moves-turn", who="Ann", turn=match.turn_of(at + 1)))


def test_one_move_of_a_lesson_can_be_drawn_alone(looker: Come, past: Callable[[str], Past]) -> None:
    ann = come(looker, past("zatre"), "?learn", device="desk")
    learn(ann)
    played, better = (ann.page.locator(f"svg.drawn [data-move={side}]") for side in ("played", "better"))
    expect(played.first).to_be_visible()
    expect(better.first).to_be_visible()
    ann.press("table-lesson-better")
    expect(played).to_have_count(0)
    expect(better).not_to_have_count(0)
    ann.press("table-lesson-you-played")
    expect(better).to_have_count(0)
    expect(played).not_to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 650), (844, 390), (390, 844)])
@pytest.mark.parametrize("query", ["?at=15", "?learn"])
def test_the_board_has_most_of_the_room_and_nothing_is_cut_off(
    size: tuple[int, int], query: str, looker: Come, past: Callable[[str], Past]
) -> None:
    ann = come(looker, past("zatre"), device="desk")
    ann.resize(*size)
    ann.open(f"{past('zatre').path}{query}")
    expect(ann.page.locator("main.board [data-cell]").first).to_be_visible()
    assert ann.page.evaluate(BOARD) > 0.5
    assert ann.page.evaluate(CLIPPED) == []
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
