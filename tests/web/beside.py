"""The screens beside the tables: shelf, boxes, rules, lists, a table before its match, its end, and replays.

`python -m tests.web.beside FOLDER [SCREEN …]` takes a picture of each in every window people have: French by day and,
on a laptop and a phone, also English by night, and with big text; `end-zuma-1366x650-fr-light.png`. It reports what it
measures on the way.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, expect

from ludotheque.core.language.words import Language
from tests.playing import Dice
from tests.server.houses import Guest, Json, RunningHouse, close_tabs, play_on, table_of

from .looking.inspecting import IS_STILL
from .looking.measuring import page_complaints
from .visiting.browsing import build_once, chromium
from .visiting.people import Device, Person, Theme
from .windows import DESKS, KEEP_TEXT, PLAYERS, TOUCHED, Window

GAMES = ("zatre", "zerzura", "zuma", "winter")
OPTIONS: dict[str, Json] = {"zuma": {"pace": "calm"}}
LONG_NAMES = (
    "Marie-Antoinette d’Autun",
    "Wolfeschlegelsteinhausen",
    "Éléonore-Guillemette Roy",
    "MMMMMMMMMMMMMMMMMMMMMMMM",
    "Jo",
    "Bartholomew Featherstone",
)
"""All but one are as long as the house allows."""
ENOUGH = 20
"""A match with fewer answers shows little."""
A_LESSON = 240_000
"""Milliseconds after which a lesson counts as lost."""
CUT = ("WebSocket connection to", "net::ERR_", "status of 4")
"""What a browser says of a cut connection, and of an address that leads nowhere."""
CHOSEN = """() => localStorage.setItem("ludotheque.choices", JSON.stringify(
    { zatre: { seats: 4, level: "hard", options: {} }, zuma: { seats: 6, level: "master", options: { pace: "calm" } } }
))"""
"""What somebody chose last."""
MOST_SEEN = 3
"""The most windows pictured of a page longer than its window."""


class Setting:
    """A house with a table for every screen. Everybody's name is as long as possible."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.people = [house.guest(name) for name in LONG_NAMES]
        self.ann, self.cleo = self.people[:2]
        self.eve = house.guest("Eve")
        """Has no seat anywhere."""

    @cache  # noqa: B019 - there is one setting for as long as the house is open
    def before(self, game: str, is_full: bool = False) -> str:
        """Ann's table with as many seats as possible, of which all or all but one are taken."""
        most = PLAYERS[game][1]
        table = self.ann.opens(game)
        host = self.ann.sits_at(table)
        host.ask("Resize", seats=most)
        others = self.people[1 : most - 1] if not is_full else self.people[1:most]
        for seat, other in enumerate(others, 1):
            friend = other.sits_at(table)
            friend.ask("Sit", seat=seat)
            friend.ask("Wave", phrase="good-luck")
        host.ask("Say", text="Bonjour à tous, on commence dès que la dernière place est prise, d’accord ?")
        close_tabs()
        return table

    @cached_property
    def with_bots(self) -> str:
        """Ann's table with bots, and seats for friends and for anybody."""
        table = self.ann.opens("winter")
        host = self.ann.sits_at(table)
        host.ask("Resize", seats=5)
        host.ask("Offer", seat=1, to="bot", level="easy")
        host.ask("Offer", seat=2, to="bot", level="master")
        host.ask("Offer", seat=3, to="anybody")
        close_tabs()
        return table

    @cached_property
    def closed(self) -> str:
        """A table that Cléo was removed from."""
        table = self.ann.opens()
        host, friend = self.ann.sits_at(table), self.cleo.sits_at(table)
        friend.ask("Sit", seat=1)
        host.ask("Remove", person=1)
        close_tabs()
        return table

    @cache  # noqa: B019
    def playing(self, game: str) -> str:
        """A match of everybody that has just begun."""
        tabs = table_of(self.people[: PLAYERS[game][1]], game=game, options=OPTIONS.get(game, {}))
        play_on(tabs, Dice(f"playing {game}"), 5)
        close_tabs()
        return tabs[0].table

    @cache  # noqa: B019
    def over(self, game: str) -> str:
        """A finished match of everybody."""
        dice = Dice(f"over {game}")
        while True:
            tabs = table_of(self.people[: PLAYERS[game][1]], game=game, options=OPTIONS.get(game, {}))
            play_on(tabs, dice)
            close_tabs()
            film = self.ann.get(f"/api/tables/{tabs[0].table}/film?seat=mine").json
            if len(film["frames"]) > ENOUGH:
                return tabs[0].table

    @cached_property
    def announced(self) -> Sequence[str]:
        """Tables with a seat for anybody, in every game."""
        return [self._announce(host, game) for host in self.people[:2] for game in GAMES]

    def _announce(self, host: Guest, game: str) -> str:
        table = host.opens(game)
        tab = host.sits_at(table)
        tab.ask("Resize", seats=PLAYERS[game][1])
        tab.ask("Offer", seat=2, to="anybody")
        tab.ask("Offer", seat=1, to="bot", level="hard")
        close_tabs()
        return table


Way = Callable[[Person, Setting], None]


class Screen(NamedTuple):
    """Who sees the screen, and how they get there."""

    way: Way
    who: str = "ann"
    has_board: bool = False
    """The board is measured elsewhere; here it is what lies beside it."""
    cuts_lines: bool = False
    """Its page reaches no house any more."""


# The house.


def shelf(one: Person, setting: Setting) -> None:
    """The boxes, and tables with a free seat."""
    assert setting.announced
    one.open("/")
    one.reads("open-heading")
    expect(one.page.locator(".cards li")).not_to_have_count(0)


def shelf_alone(one: Person, setting: Setting) -> None:
    """Nobody is looking for players, and somebody has chosen how to play."""
    one.page.route("**/api/tables", lambda route: route.fulfill(json={"mine": [], "open": []}))
    one.open("/nowhere.txt")
    one.page.evaluate(CHOSEN)
    one.open("/")
    one.reads("open-empty")


def box(game: str, one: Person, setting: Setting) -> None:
    """The page of a box."""
    one.open(f"/box/{game}")
    expect(one.link("read-rules")).to_be_visible()
    expect(one.page.locator(".glance li").first).to_be_visible()


def choose(game: str, one: Person, setting: Setting) -> None:
    """The choices for a match against bots."""
    box(game, one, setting)
    one.tap(one.page.locator(".button.choose").first)
    expect(one.page.locator("dialog[open] .go .button")).to_be_visible()


def rules(game: str, one: Person, setting: Setting) -> None:
    """The rules, from their beginning."""
    one.open(f"/rules/{game}")
    expect(one.page.get_by_role("heading", level=2).nth(2)).to_be_visible()


def rules_options(game: str, one: Person, setting: Setting) -> None:
    """The last chapter of the rules, on options."""
    rules(game, one, setting)
    one.page.get_by_role("heading", level=2, name="options").last.evaluate("(heading) => heading.scrollIntoView()")


def my_tables(one: Person, setting: Setting) -> None:
    """Tables in every phase."""
    assert setting.with_bots
    assert setting.before("zatre")
    for game in GAMES[:2]:
        assert setting.playing(game)
        assert setting.over(game)
    one.open("/tables")
    for group in ("before", "over"):
        one.reads(f"group-{group}")


def no_tables(one: Person, setting: Setting) -> None:
    """Eve's tables: none."""
    one.open("/tables")
    one.reads("mine-empty")


def settings(one: Person, setting: Setting) -> None:
    """The settings, after an invalid name."""
    one.open("/settings")
    expect(one.field("name")).to_have_value(one.name)
    one.field("name").fill("  ")
    one.press("save")
    one.reads("name-missing")


# Addresses that lead astray.


def at_address(path: str, id: str, one: Person, setting: Setting) -> None:
    """An address where nothing is, and a page that says so."""
    one.expects(*CUT)
    one.open(path)
    one.reads(id)


def closed(one: Person, setting: Setting) -> None:
    """A table that Cléo was removed from."""
    one.open(f"/table/{setting.closed}")
    one.reads("table-closed")


def no_line(one: Person, setting: Setting) -> None:
    """The house, unreachable from the start."""
    one.expects(*CUT)
    one.page.route_web_socket("**/live", lambda socket: socket.close())
    one.open(f"/table/{setting.before('zatre')}")
    one.reads("table-no-answer")


# A table before its match.


def before(game: str, one: Person, setting: Setting) -> None:
    """As its host."""
    one.open(f"/table/{setting.before(game)}")
    expect(one.button("table-begin")).to_be_visible()


def before_bots(one: Person, setting: Setting) -> None:
    """As its host, with bots."""
    one.open(f"/table/{setting.with_bots}")
    expect(one.button("table-begin")).to_be_visible()


def before_rules(game: str, one: Person, setting: Setting) -> None:
    """With the house rules and everything else unfolded."""
    before(game, one, setting)
    one.page.evaluate(
        "() => { for (const each of document.querySelectorAll('details')) each.open = true; scrollTo(0, 0); }"
    )
    expect(one.page.locator("details[open]").first).to_be_visible()


def invited(game: str, one: Person, setting: Setting) -> None:
    """For somebody with the link who has no seat yet."""
    one.open(f"/table/{setting.before(game)}")
    expect(one.button("table-sit").first).to_be_visible()


def seated(game: str, one: Person, setting: Setting) -> None:
    """For a friend with a seat."""
    one.open(f"/table/{setting.before(game)}")
    expect(one.button("table-get-up")).to_be_visible()


def full(one: Person, setting: Setting) -> None:
    """For somebody who comes too late."""
    one.open(f"/table/{setting.before('zatre', is_full=True)}")
    one.reads("table-full")


def before_lost(one: Person, setting: Setting) -> None:
    """The connection is lost before the match."""
    before("zatre", one, setting)
    one.expects(*CUT)
    one.context.set_offline(True)
    one.reads("table-connection-lost-before")


# In play.


def watching(game: str, one: Person, setting: Setting) -> None:
    """For somebody without a seat."""
    one.open(f"/table/{setting.playing(game)}")
    one.reads("table-you-watch")


def line_lost(one: Person, setting: Setting) -> None:
    """The connection is lost in play."""
    one.open(f"/table/{setting.playing('zatre')}")
    expect(one.page.locator("main.board .question")).to_be_visible()
    one.expects(*CUT)
    one.context.set_offline(True)
    one.reads("table-connection-lost")


def menu(leaf: str, one: Person, setting: Setting) -> None:
    """The menu of a table, or one of its leaves."""
    one.open(f"/table/{setting.playing('zatre')}")
    one.press("table-menu")
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    if leaf:
        one.tap(dialog.get_by_role("button", name=one.says(leaf)))
    if leaf == "table-menu-device":
        expect(one.field("table-secret-link")).to_be_visible()


def take_seat(one: Person, setting: Setting) -> None:
    """A secret link that is not valid."""
    one.expects(*CUT)
    one.open(f"/table/{setting.playing('zatre')}#seat=not-the-secret")
    one.press("table-take-it")
    expect(one.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()


# Afterwards.


def end(game: str, one: Person, setting: Setting) -> None:
    """The result, explained line by line."""
    one.open(f"/table/{setting.over(game)}")
    one.reads("table-why")


def end_check(one: Person, setting: Setting) -> None:
    """Its foot: the link, the record, and the draw as verified."""
    end("zatre", one, setting)
    one.page.evaluate("() => { for (const each of document.querySelectorAll('[data-end] details')) each.open = true; }")
    one.press("table-check-now")
    one.reads("table-fair-agrees")
    one.text("table-verify").scroll_into_view_if_needed()


def replay(game: str, query: str, one: Person, setting: Setting) -> None:
    """A moment of the match."""
    one.open(f"/table/{setting.over(game)}/replay?at=15{query}")
    expect(one.page.locator(".shell main.board")).to_be_visible()


def replay_moves(one: Person, setting: Setting) -> None:
    """With the list of moves, which lies over the board if there is little room."""
    replay("zatre", "", one, setting)
    moves = one.button("table-moves")
    if moves.count() > 0 and moves.is_visible():
        one.tap(moves)


def replay_share(one: Person, setting: Setting) -> None:
    """The link to a moment."""
    replay("zatre", "", one, setting)
    one.press("table-share-moment")
    expect(one.page.get_by_role("dialog")).to_be_visible()


def lesson(game: str, one: Person, setting: Setting) -> None:
    """What the match teaches."""
    one.open(f"/table/{setting.over(game)}/replay?seat=0&learn")
    expect(one.page.locator(".lesson .says")).to_be_visible(timeout=A_LESSON)


def each_game(name: str, way: Callable[[str, Person, Setting], None], **how: object) -> dict[str, Screen]:
    """The same screen for every game."""
    return {f"{name}-{game}": Screen(partial(way, game), **how) for game in GAMES}  # type: ignore[arg-type]


SCREENS: dict[str, Screen] = {
    "shelf": Screen(shelf),
    "shelf-alone": Screen(shelf_alone, "eve"),
    **each_game("box", box),
    **each_game("choose", choose),
    **each_game("rules", rules),
    **each_game("rules-options", rules_options),
    "my-tables": Screen(my_tables),
    "my-tables-none": Screen(no_tables, "eve"),
    "settings": Screen(settings),
    "not-found": Screen(partial(at_address, "/nowhere/at/all", "lost-page")),
    "no-such-box": Screen(partial(at_address, "/box/chess", "lost-box")),
    "no-such-rules": Screen(partial(at_address, "/rules/chess", "lost-box")),
    "no-such-table": Screen(partial(at_address, "/table/nothing-here", "table-unknown")),
    "no-such-replay": Screen(partial(at_address, "/table/nothing-here/replay", "to-shelf")),
    "closed": Screen(closed, "cleo"),
    "no-line": Screen(no_line, cuts_lines=True),
    **each_game("before", before),
    **each_game("before-rules", before_rules),
    "before-bots": Screen(before_bots),
    "invited": Screen(partial(invited, "zatre"), "eve"),
    "invited-winter": Screen(partial(invited, "winter"), "eve"),
    "seated": Screen(partial(seated, "zatre"), "cleo"),
    "full": Screen(full, "eve"),
    "before-lost": Screen(before_lost),
    **each_game("watching", watching, who="eve", has_board=True),
    "line-lost": Screen(line_lost, has_board=True),
    "menu": Screen(partial(menu, "")),
    "menu-device": Screen(partial(menu, "table-menu-device")),
    "menu-watch": Screen(partial(menu, "table-menu-watch")),
    "menu-people": Screen(partial(menu, "table-menu-people")),
    "menu-fair": Screen(partial(menu, "table-fair")),
    "menu-rise": Screen(partial(menu, "table-menu-rise")),
    "take-seat": Screen(take_seat, "eve"),
    **each_game("end", end, has_board=True),
    "end-check": Screen(end_check, has_board=True),
    **{f"replay-{game}": Screen(partial(replay, game, ""), has_board=True) for game in GAMES},
    "replay-watched": Screen(partial(replay, "zerzura", ""), "eve", has_board=True),
    "replay-end": Screen(partial(replay, "zatre", "00"), has_board=True),
    "replay-moves": Screen(replay_moves, has_board=True),
    "replay-share": Screen(replay_share),
    **each_game("lesson", lesson, has_board=True),
}


class Look(NamedTuple):
    """A way of looking: windows, text size, language, and theme."""

    windows: Sequence[Window]
    is_touched: bool
    text: str = "normal"
    language: Language = "fr"
    theme: Theme = "light"

    def __str__(self) -> str:
        return f"{'big-' if self.text == 'big' else ''}{self.language}-{self.theme}"


LOOKS = (
    Look(TOUCHED, True),
    Look(DESKS, False),
    Look([Window(390, 844)], True, language="en", theme="dark"),
    Look([Window(1366, 650)], False, language="en", theme="dark"),
    Look([Window(360, 640)], True, text="big"),
    Look([Window(1366, 650)], False, text="big"),
)


class Visitor:
    """Goes from screen to screen and looks at each in every window."""

    def __init__(self, browser: Browser, setting: Setting, look: Look, who: str) -> None:
        guest: Guest = getattr(setting, who)
        device: Device = "phone" if look.is_touched else "desk"
        self.setting, self.look, self.has_cut_lines = setting, look, False
        self.person = Person(
            browser, setting.house, guest=guest, device=device, language=look.language, theme=look.theme, still=True
        )
        self.person.expects("/nowhere.txt")
        self.person.open("/nowhere.txt")
        self.person.page.evaluate(KEEP_TEXT, look.text)

    def go_to(self, screen: Screen) -> None:
        """Goes to the screen, in the first of the windows."""
        self.person.resize(*self.look.windows[0])
        self.has_cut_lines = screen.cuts_lines
        screen.way(self.person, self.setting)

    def in_windows(self) -> Iterator[Window]:
        """The same screen in each window, once nothing moves any more."""
        page = self.person.page
        for window in self.look.windows:
            self.person.resize(*window)
            page.evaluate("() => document.fonts.ready.then(() => true)")
            page.wait_for_function(IS_STILL)
            yield window

    def come_back(self) -> None:
        """Leaves nothing behind for the next screen."""
        self.person.context.set_offline(False)
        self.person.page.unroute_all()
        if self.has_cut_lines:
            self.person.page.close()
            self.person.page = self.person.context.new_page()

    def wrong_in(self, screen: Screen) -> list[str]:
        """Everything measured to be wrong."""
        return page_complaints(self.person, self.look.is_touched, LONG_NAMES, screen.has_board)

    def photograph(self, file: Path, window: Window) -> None:
        """Pictures what is seen and, of a long page, what comes below."""
        page = self.person.page
        high = page.evaluate("() => document.documentElement.scrollHeight")
        top = page.evaluate("() => scrollY")
        whole = high > window.height and top == 0 and page.locator("dialog[open]").count() == 0
        file.parent.mkdir(parents=True, exist_ok=True)
        if whole:
            most = min(high, MOST_SEEN * window.height)
            page.screenshot(path=file, full_page=True, clip={"x": 0, "y": 0, "width": window.width, "height": most})
        else:
            page.screenshot(path=file)


def take(browser: Browser, setting: Setting, into: Path, names: Sequence[str], looks: Sequence[Look]) -> None:
    """Takes pictures of these screens, and prints what is wrong in them."""
    for look in looks:
        visitors: dict[str, Visitor] = {}
        for name in names:
            screen = SCREENS[name]
            if screen.who not in visitors:
                visitors[screen.who] = Visitor(browser, setting, look, screen.who)
            visitor = visitors[screen.who]
            try:
                visitor.go_to(screen)
                for window in visitor.in_windows():
                    visitor.photograph(into / f"{name}-{window}-{look}.png", window)
                    for wrong in visitor.wrong_in(screen):
                        print(f"{name} {window} {look}: {wrong}", flush=True)
            except Exception as error:
                print(f"{name} {look}: FAILED {str(error)[:300]}", flush=True)
            visitor.come_back()
        for visitor in visitors.values():
            for trouble in visitor.person.unexpected():
                print(f"{look}: {trouble}", flush=True)
            visitor.person.leave()


def main(folder: Path, names: Sequence[str]) -> None:
    """Opens a house, takes the pictures, closes the house."""
    build_once()
    with TemporaryDirectory() as place, chromium() as browser:
        house = RunningHouse(Path(place) / "data")
        try:
            wanted = [name for name in SCREENS if not names or any(name.startswith(each) for each in names)]
            take(browser, Setting(house), folder, wanted, LOOKS)
        finally:
            house.clear_away()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
