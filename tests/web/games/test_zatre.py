"""Zatre's table on the page: what the board shows before anything is laid."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.playing import Dice
from tests.server.houses import Guest, RunningHouse, Tab, close_tabs, table_of

from ..conftest import Come
from ..hands.zatre import Zatre
from ..visiting.stage import WAYS, run

FITTING = (
    """() => [...document.querySelectorAll("[role=gridcell]:has(.fits, .lit)")].map((cell) => cell.dataset.cell)"""
)
MOST_TABLES = 40


def table_where(ann: Guest, is_so: Callable[[Tab], bool]) -> str:
    """A table of Ann and a bot, played at random until it has come there and she is asked; its id."""
    for number in range(MOST_TABLES):
        dice = Dice(f"zatre {number}")
        lead = table_of([ann], 1)[0]
        while not lead.until(lambda tab: tab.is_over or tab.is_asked).is_over:
            if is_so(lead):
                close_tabs()
                return lead.table
            lead.answer_at_random(dice)
        close_tabs()
    raise AssertionError("no match comes so far")


def may_draw(tab: Tab) -> bool:
    """Whether Ann has kept one tile, and may draw another."""
    return len(held(tab)) == 1 and any(option["type"] == "DrawOne" for option in tab.options)


def held(tab: Tab) -> list[Any]:
    assert tab.play is not None
    tiles: list[Any] = tab.play["view"]["hands"][0]
    return tiles


def test_3_2_whoever_may_draw_sees_where_the_kept_tile_fits(person: Come, house: RunningHouse) -> None:
    guest = house.guest("Ann")
    ann = person(guest=guest, device="laptop", language="fr", still=True)
    ann.open(f"/table/{table_where(guest, may_draw)}")
    draw, keep = ann.button("zatre-draw-one"), ann.button("zatre-play-on")
    expect(draw).to_be_visible()
    tile = Zatre(ann).hand.locator("button")
    fitting = ann.page.evaluate(FITTING)
    name = tile.get_attribute("aria-label") or ""
    assert name == ann.says("zatre-tile-places", tile=name.split()[1].rstrip(","), count=len(fitting))
    ann.tap(tile)
    ann.reads(
        "zatre-fits-here" if fitting else "zatre-fits-nowhere", tile=name.split()[1].rstrip(","), count=len(fitting)
    )
    expect(ann.page.locator("[role=gridcell] .lit")).to_have_count(0)

    ann.tap(keep)
    expect(keep).to_be_hidden()
    ann.page.wait_for_function(f"(cells) => String(({FITTING})()) === String(cells)", arg=fitting)


def test_a_tile_that_comes_to_lie_under_a_resting_mouse_lights_nothing(person: Come, house: RunningHouse) -> None:
    guest = house.guest("Ann")
    ann = person(guest=guest, device="laptop", language="fr", still=True)
    ann.open(f"/table/{table_where(guest, may_draw)}")
    hand = Zatre(ann).hand.locator("button")
    ann.tap(ann.button("zatre-draw-one"))
    expect(hand).to_have_count(2)
    expect(ann.page.locator(".tile:hover")).to_have_count(1)
    expect(ann.page.locator("[role=gridcell] .lit")).to_have_count(0)
    ann.page.mouse.move(*middle_of(hand.first))
    ann.page.wait_for_function(
        f"(tile) => ({FITTING})().length > 0 || tile.matches('.idle')", arg=hand.first.element_handle()
    )


OVERLAPS = """() => {
    const boxes = (which) => [...document.querySelectorAll(which)].map((part) => part.getBoundingClientRect());
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return boxes(".pill rect").some((sum) => boxes("[role=gridcell] .lit").some((cell) => meet(sum, cell)));
}"""
MOST_CELLS = 25


def may_lay(tab: Tab) -> bool:
    """Whether Ann may lay a tile in several places, some turns into the match."""
    assert tab.play is not None
    return tab.play["view"]["turns"] >= 9 and len(tab.options) > 12


def test_a_sum_on_the_board_covers_no_cell_where_a_tile_may_be_laid(person: Come, house: RunningHouse) -> None:
    guest = house.guest("Ann")
    ann = person(guest=guest, device="laptop", language="fr", still=True)
    ann.open(f"/table/{table_where(guest, may_lay)}")
    zatre = Zatre(ann)
    zatre.choose()
    sums = 0
    for cell in zatre.lit()[:MOST_CELLS]:
        ann.page.mouse.move(cell.x, cell.y)
        expect(ann.page.locator(".readout .cell")).to_have_text(cell.label)
        sums += ann.page.locator(".pill").count()
        assert not ann.page.evaluate(OVERLAPS), cell.label
    assert sums


def middle_of(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rows_of(tab: Tab) -> list[int]:
    """The sums of the rows through what Ann has laid in this turn, once all of it lies."""
    if not any(option["type"] == "EndTurn" for option in tab.options) or len(tab.options) > 1:
        return []
    assert tab.play is not None
    board = tab.play["view"]["board"]
    return [
        run(board, row, column, way) + laid["tile"]
        for laid in tab.play["view"]["laid"]
        for row, column in [laid["cell"]]
        for way in WAYS
    ]


def brings_nothing(tab: Tab) -> bool:
    """Whether all her tiles lie, none of them in a row of 10 or more, and Blaise has played before."""
    rows = rows_of(tab)
    assert tab.play is not None
    return bool(rows) and max(rows) < 10 and tab.play["view"]["turns"] > 0


def test_a_turn_that_brings_nothing_says_so_and_not_what_others_did(person: Come, house: RunningHouse) -> None:
    guest = house.guest("Ann")
    ann = person(guest=guest, device="phone", language="fr", still=True)
    ann.open(f"/table/{table_where(guest, brings_nothing)}")
    expect(ann.page.locator(".readout")).to_have_text(f"{ann.says('zatre-so-far')} {ann.says('zatre-no-points')}")
