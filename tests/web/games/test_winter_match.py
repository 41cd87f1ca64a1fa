"""A whole match of Winter Colony by four people, each with a browser, in two languages; one of them is exiled."""

import re
import time

from playwright.sync_api import expect

from ludotheque.core.language.words import Language

from ..conftest import Come
from ..hands.table import OFTEN
from ..hands.winter import TITLE, Winter
from ..visiting.people import PATIENCE, Device, Person
from ..visiting.setting import make_room_for, sit_by_link

PEOPLE: tuple[tuple[str, Device, Language], ...] = (
    ("Ann", "desk", "en"),
    ("Cléo", "phone", "fr"),
    ("Basile", "phone", "fr"),
    ("Dana", "desk", "en"),
)
EXILED: dict[Language, str] = {"en": r"(is|are) exiled\.", "fr": r"(part|pars) en exil\."}


def test_four_people_play_winter_colony_to_the_end_and_one_is_exiled(person: Come) -> None:
    people = [
        person(name, device=device, language=language, still=True, scenes="quick") for name, device, language in PEOPLE
    ]
    tables = sit_down(people)
    for table in tables:
        table.asks("keeping")
        keep_the_first(table)
    for table in tables:
        table.asks_no_more("keeping")

    accuser = await_who_acts(tables)
    victim = accuse_a_neighbour(accuser, people)
    for table in tables:
        table.asks("ballot")
        table.person.press("winter-exile-yes")
    for one in people:
        expect(one.page.locator(".reveal li")).to_have_count(len(people))

    play_to_the_end(tables)
    for one in people:
        one.reads("table-over")
        assert one.page.evaluate("() => document.documentElement.lang") == one.language
        turn_to(one, "log")
        expect(one.page.get_by_text(re.compile(EXILED[one.language])).first).to_be_visible()
    assert len({tuple(winners(one)) for one in people}) == 1
    assert victim in {one.name for one in people}


def sit_down(people: list[Person]) -> list[Winter]:
    """Ann opens the table, the others come by her link, and it begins."""
    host, *others = people
    host.open("/box/winter")
    host.press("named-for", text=host.says("open-table"), title=TITLE[host.language])
    link = host.field("table-link").input_value()
    make_room_for(host, len(people))
    for one in others:
        sit_by_link(one, link)
    host.press("table-begin")
    return [Winter(one) for one in people]


def keep_the_first(table: Winter) -> None:
    """Takes the survivors as they come, the first of them as leader."""
    keep = table.person.button("winter-keep-group")
    for candidate in table.page.locator("[data-candidate]").all():
        if keep.is_enabled():
            break
        table.person.tap(candidate)
    table.person.tap(keep)


def accuse_a_neighbour(accuser: Winter, people: list[Person]) -> str:
    """Calls a vote on somebody, the long way round; gives the name."""
    tap = accuser.person.tap
    tap(accuser.page.locator("[data-act=other]"))
    tap(accuser.verb("CallVote"))
    part = accuser.page.locator("[data-part]").first
    name = next(one.name for one in people if one.name in part.inner_text())
    tap(part)
    tap(accuser.confirm)
    return name


def await_one(tables: list[Winter]) -> Winter | None:
    """Waits until somebody is asked; none: it is over for all."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for table in tables:
            table.skip()
            if table.is_asked() and table.board.get_attribute("data-asking") and table.is_settled():
                return table
        if all(table.has_stopped() and not table.is_asked() for table in tables):
            return None
        tables[0].page.wait_for_timeout(OFTEN)
    raise AssertionError("nobody is asked, and it is not over")


def await_who_acts(tables: list[Winter]) -> Winter:
    """Waits until it is somebody's turn; a crossroads that comes before is answered."""
    while (asked := await_one(tables)) is not None:
        if asked.is_acting():
            return asked
        answer_first(asked)
    raise AssertionError("it was over before anybody acted")


def play_to_the_end(tables: list[Winter]) -> None:
    """Nobody lifts a finger, so it does not take long: turns end, and whatever else is asked gets the first answer."""
    while (asked := await_one(tables)) is not None:
        before = moment(asked)
        if asked.is_acting():
            asked.person.tap(asked.page.locator("[data-act=end]"))
            asked.page.wait_for_timeout(OFTEN)
            if (sure := asked.person.button("winter-end-yes")).is_visible():
                asked.person.tap(sure)
            asked.page.wait_for_function(HAS_CHANGED, arg=before, polling=OFTEN)
        else:
            answer_first(asked)


def answer_first(asked: Winter) -> None:
    """Whatever is asked gets the first answer."""
    before = moment(asked)
    asked.person.tap(asked.page.locator(".panel [data-option]").first)
    asked.page.wait_for_function(HAS_CHANGED, arg=before, polling=OFTEN)


HAS_CHANGED = "(before) => (document.querySelector('.winter .table')?.dataset.moment ?? '') !== before"


def moment(table: Winter) -> str:
    """Which question of the match the page stands at."""
    return table.board.get_attribute("data-moment") or ""


def turn_to(one: Person, leaf: str) -> None:
    """Opens a leaf, wherever the window has its tab; a large one shows it anyway."""
    if (tab := one.page.locator(f"nav [data-guide={leaf}], [role=tab][data-key={leaf}]")).count():
        one.tap(tab)


def winners(one: Person) -> list[str]:
    """Who has won, by the cups on the page."""
    turn_to(one, "result")
    expect(one.page.locator(".ranks li").first).to_be_visible()
    lines = one.page.locator(".ranks li.winner").all_inner_texts()
    return sorted(name for name, *_ in PEOPLE if any(name in line for line in lines))
