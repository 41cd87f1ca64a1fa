"""Every screen of the house, and how Ann gets there."""

from collections.abc import Callable

from playwright.sync_api import expect

from ..hands.zatre import Zatre
from ..visiting.people import Device, Person
from ..visiting.stage import Stage

Way = Callable[[Person, Stage], None]

MIDDLE = 60
"""A moment of a replay with something to see."""


def shelf(ann: Person, stage: Stage) -> None:
    """The boxes, and tables with a free seat."""
    ann.open("/")
    expect(ann.button("named-for", text=ann.says("play-now"), title="Zatre")).to_be_visible()
    ann.reads("open-heading")


def box(ann: Person, stage: Stage) -> None:
    """The page of a box."""
    ann.open("/box/zatre")
    expect(ann.link("read-rules")).to_be_visible()


def rules(ann: Person, stage: Stage) -> None:
    """The rules, at one rule that was asked for."""
    ann.open("/rules/zatre#4.2.3")
    expect(ann.page.locator(".asked")).to_be_in_viewport()


def my_tables(ann: Person, stage: Stage) -> None:
    """Tables in every phase, starting with those that wait for Ann."""
    assert stage.before
    assert stage.playing
    assert stage.over
    ann.open("/tables")
    for group in ("mine", "before", "over"):
        ann.reads(f"group-{group}")


def settings(ann: Person, stage: Stage) -> None:
    """The settings."""
    ann.open("/settings")
    expect(ann.field("name")).to_have_value("Ann")


def not_found(ann: Person, stage: Stage) -> None:
    """An address that leads nowhere."""
    ann.expects("status of 404")
    ann.open("/nowhere/at/all")
    ann.reads("lost-page")


def before(ann: Person, stage: Stage) -> None:
    """A table that has not begun."""
    ann.open(f"/table/{stage.before}")
    expect(ann.button("table-begin")).to_be_disabled()


def in_play(ann: Person, stage: Stage) -> None:
    """It is Ann's turn, and she has chosen a tile."""
    ann.open(f"/table/{stage.playing}")
    zatre = Zatre(ann)
    assert zatre.await_turn()
    zatre.choose()
    assert zatre.lit()


def leaf(name: str) -> Way:
    """The sheet that is pulled up on a phone, open at one of its leaves."""

    def open_leaf(ann: Person, stage: Stage) -> None:
        in_play(ann, stage)
        leaves = ann.page.get_by_role("navigation", name=ann.says("table-leaves"))
        ann.tap(leaves.get_by_role("button").filter(has_text=ann.says(name)))
        expect(ann.page.get_by_role("region", name=ann.says(name), exact=True)).to_be_visible()
        if name == "table-rules":
            expect(ann.page.get_by_role("heading", level=2).nth(2)).to_be_attached()

    return open_leaf


def menu(ann: Person, stage: Stage) -> None:
    """The menu of a table."""
    in_play(ann, stage)
    ann.press("table-menu")
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def end(ann: Person, stage: Stage) -> None:
    """The result, explained line by line."""
    ann.open(f"/table/{stage.over}")
    ann.reads("table-why")


def replay(ann: Person, stage: Stage) -> None:
    """The replay, in the middle of a match."""
    ann.open(f"/table/{stage.over}/replay?at={MIDDLE}&seat=0")
    expect(ann.page.get_by_role("slider", name=ann.says("table-replay-at"))).to_have_value(str(MIDDLE))


EVERYWHERE: dict[str, Way] = {
    "shelf": shelf,
    "box": box,
    "rules": rules,
    "my-tables": my_tables,
    "settings": settings,
    "not-found": not_found,
    "before": before,
    "in-play": in_play,
    "menu": menu,
    "end": end,
    "replay": replay,
}
LEAVES: dict[str, Way] = {name: leaf(f"table-{name}") for name in ("scores", "log", "rules", "chat")}
PARTS = {"menu": "dialog[open]", **{f"leaf-{name}": ".sheet" for name in LEAVES}}
"""The new part of a screen that lies over another."""
SCREENS: dict[Device, dict[str, Way]] = {
    "phone": {**EVERYWHERE, **{f"leaf-{name}": way for name, way in LEAVES.items()}},
    "laptop": {name: EVERYWHERE[name] for name in ("before", "in-play", "menu", "end", "replay")},
    "desk": EVERYWHERE,
}
