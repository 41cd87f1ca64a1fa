"""Zuma in every window, at every moment of a round: all is there, large enough, and nothing lies over anything else."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.houses import Guest, Json, RefusedAsk, RunningHouse, Tab, close_tabs, table_of

from ..conftest import Come
from ..hands.zuma import Zuma
from ..looking.inspecting import IS_STILL
from ..looking.measuring import Parts, complaints
from ..visiting.people import Device, Person
from ..windows import DESKS, TOUCHED, Window

TEXTS = {"normal": ("normal", ""), "big": ("big", ""), "twice": ("normal", "200%")}
"""The two sizes one can choose here, and letters twice as large, where a small page may scroll."""
WRITE = """([text, size]) => {
    document.documentElement.dataset.text = text;
    document.documentElement.style.fontSize = size;
    const after = (frames) => new Promise((done) =>
        requestAnimationFrame(() => done(frames > 1 ? after(frames - 1) : null)));
    return after(6);
}"""
HAND = Parts(hand="[data-guide~=hand] button", cards="[data-guide~=hand] button", card=(44, 44))
DEALING = Parts(hand=".turning button, .turning p")
TOLD = Parts(hand="section.end header, section.end li:first-child")

IN_THE_WAY = """() => {
    const isShown = (one) => one.checkVisibility({ visibilityProperty: true });
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
    const told = (one) => `${one.className || one.tagName} "${one.textContent.trim().slice(0, 20)}"`;
    const box = (one) => one.getBoundingClientRect();
    const face = (one) => {
        const { x, y, width, height } = box(one.querySelector(".figure"));
        return new DOMRect(x, y, width, height / 2);
    };
    const meet = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2;
    const over = (a, b) => meet(a, b, "left", "right") && meet(a, b, "top", "bottom");
    const found = [];
    const apart = (ones, others, measure = box) => {
        for (const one of ones) for (const other of others)
            if (one !== other && !one.contains(other) && !other.contains(one) && over(box(one), measure(other)))
                found.push(`${told(one)} over ${told(other)}`);
    };
    const dealing = ".turning button, .turning p, .turning .plan, .turning .clock";
    const parts = all(`.strip, .question, .cell, .below > p, ${dealing}`);
    apart(parts, parts);
    if (document.querySelector("section.end")) return found;
    const plates = all(".plate, .own");
    const standing = all(".totem:not(.taken)").filter((one) => one.querySelector(".figure"));
    apart(plates, plates);
    apart([...plates, ...all(".totem kbd, .totem .had")], standing, face);
    apart(all(".totem.taken .figure"), standing, face);
    apart(all(".totem.taken .figure, .totem kbd"), all(".plate b, .own b"));
    const stage = box(document.querySelector(".stage"));
    for (const one of [...plates, ...all(".totem .figure, .totem kbd")]) {
        const { left, top, right, bottom } = box(one);
        const isAside = left < stage.left - 1 || right > stage.right + 1;
        if (isAside || top < stage.top - 1 || bottom > stage.bottom + 1) found.push(`${told(one)} is cut off`);
    }
    return found;
}"""
"""Nothing of the table lies over something else, or over a totem's face; totems may stand before one another."""


class Wire:
    """Somebody's line to the house, which falls silent once it has told of a moment: the page stays there."""

    def __init__(self, one: Person) -> None:
        self.kept: list[tuple[WebSocketRoute, str]] = []
        self.is_it: Callable[[Json], bool] | None = None
        one.page.route_web_socket("**/live", self.carry)

    def carry(self, page: WebSocketRoute) -> None:
        """What the page says goes to the house at once; what the house says waits until it may be told."""
        page.connect_to_server().on_message(lambda said: self.hear(page, str(said)))

    def hear(self, page: WebSocketRoute, said: str) -> None:
        """Something comes from the house."""
        self.kept.append((page, said))
        self.tell()

    def stop_at(self, is_it: Callable[[Json], bool]) -> None:
        """Goes on until the table is seen so."""
        self.is_it = is_it
        self.tell()

    def tell(self) -> None:
        """Passes on what was kept, as far as one may know; that the house is there one always knows."""
        for page, said in [*self.kept]:
            heard = json.loads(said)
            if self.is_it is None and heard["type"] != "Pong":
                continue
            self.kept.remove((page, said))
            page.send(said)
            if self.is_it is not None and heard.get("play") and self.is_it(heard["play"]["view"]):
                self.is_it = None


def view_of(tab: Tab) -> Json:
    """The table as it is seen there."""
    assert tab.play is not None
    view: Json = tab.play["view"]
    return view


class Match:
    """People at a table of Zuma, where Ann calls first; on a page she follows what happens, from moment to moment."""

    def __init__(self, person: Come, house: RunningHouse, device: Device, players: int, pace: str) -> None:
        guests = house.guests(players)
        while not self.begins(guests, pace):
            close_tabs()
        self.one = person(guest=guests[0], device=device, language="fr", still=True)
        self.wire, self.zuma, self.page = Wire(self.one), Zuma(self.one), self.one.page

    def begins(self, guests: Sequence[Guest], pace: str) -> bool:
        """Whether Ann calls, at a new table."""
        self.tabs = table_of(guests, game="zuma", options={"pace": pace, "tempo": "slow"})
        return bool(view_of(self.tabs[0])["caller"] == 0)

    def goes_to(self, is_it: Callable[[Json], bool]) -> None:
        """Ann's page sees the table so."""
        self.wire.stop_at(is_it)
        if self.page.url == "about:blank":
            self.one.open(f"/table/{self.tabs[0].table}")

    def do(self, kind: str, *tabs: Tab) -> None:
        """They answer so, one after the other, each in the first way there is; in real time perhaps not at once."""
        for tab in tabs:
            tab.until(lambda tab: tab.is_asked and any(option["type"] == kind for option in tab.options))
            with suppress(RefusedAsk):
                tab.answer(next(option for option in tab.options if option["type"] == kind))


Moments = Iterator[tuple[str, Parts]]


def live(match: Match) -> Moments:
    """A round in real time."""
    ann, first, *_ = match.tabs
    match.goes_to(is_dealing)
    expect(match.page.locator(".deal")).to_be_visible()
    match.do("TurnBoard", ann)
    while not view_of(first)["grabs"]:
        match.do("Grab", first)
    yield "dealing", DEALING
    match.goes_to(is_passing)
    match.zuma.give_by_key(1)
    expect(match.zuma.chosen()).to_have_count(1)
    yield "calling", HAND
    match.goes_to(lambda view: len(view["grabs"]) == 1)
    expect(match.page.locator(".hot .totem.taken")).to_have_count(1)
    yield "racing", HAND
    match.goes_to(lambda view: view["last"] is not None)
    expect(match.zuma.ending()).to_be_visible()
    yield "laid open", TOLD
    match.zuma.go_on()
    yield "between rounds", DEALING


def calm(match: Match) -> Moments:
    """A round where nobody is in a hurry."""
    ann, first, *others = match.tabs
    match.goes_to(is_passing)
    match.zuma.await_turn()
    match.page.keyboard.press(str(match.zuma.free_totems()[0] + 1))
    expect(match.page.locator(".totem.armed")).to_have_count(1)
    yield "reaching", HAND
    match.page.keyboard.press("Escape")
    match.do("Give", ann)
    match.goes_to(lambda view: True)
    match.zuma.await_others()
    yield "given", HAND
    match.do("Give", *others)
    match.do("Grab", first)
    match.goes_to(lambda view: len(view["grabs"]) == 1)
    expect(match.page.locator(".hot .totem.taken")).to_have_count(1)
    yield "scrambling", HAND


def is_dealing(view: Json) -> bool:
    return not any(view["hands"])


def is_passing(view: Json) -> bool:
    return any(view["hands"])


def look(one: Person, window: Window, text: str) -> None:
    """Sees the page in another window, in letters of another size, once nothing moves any more."""
    one.resize(*window)
    one.page.evaluate(WRITE, TEXTS[text])
    one.page.wait_for_function(IS_STILL)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("device", "pace", "players", "texts"),
    [
        ("phone", "live", 6, ("normal", "big")),
        ("desk", "live", 3, ("normal", "twice")),
        ("phone", "calm", 3, ("normal", "twice")),
        ("desk", "calm", 6, ("normal", "big")),
    ],
)
def test_nothing_is_in_the_way_of_anything_in_any_window(
    person: Come, house: RunningHouse, device: Device, pace: str, players: int, texts: Sequence[str]
) -> None:
    found: dict[str, list[str]] = {}
    match = Match(person, house, device, players, pace)
    for moment, parts in (live if pace == "live" else calm)(match):
        for window, text in product(TOUCHED if device == "phone" else DESKS, texts):
            look(match.one, window, text)
            wrong = match.page.evaluate(IN_THE_WAY)
            if text != "twice":
                wrong += complaints(match.one, parts, device == "phone")
            found |= {f"{moment} in {window}, {text}": wrong} if wrong else {}
    assert found == {}
