"""A whole game of Zatre by two browsers and a bot: French by finger on a phone, English by mouse and keys at a desk."""

import json
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.houses import Guest, RunningHouse, close_tabs, table_of

from ..conftest import Come
from ..hands.table import OFTEN, ranks
from ..hands.zatre import Zatre
from ..looking.inspecting import reads_only_their_language
from ..visiting.people import PATIENCE, Person
from ..visiting.setting import give_to_bot, make_room_for, open_table, sit_by_link
from ..visiting.stage import play_sensibly

BY_KEYS = range(2, 8)
"""The turns that are played without a mouse."""
LAST_TILES = 24
"""With so many in the bag, browsers come to the table; in a soak they play from the first."""


@pytest.mark.parametrize("comes_late", [True, pytest.param(False, marks=pytest.mark.soak)])
def test_two_people_and_a_bot_play_zatre_to_the_end_each_in_their_language(
    person: Come, house: RunningHouse, tmp_path: Path, comes_late: bool
) -> None:
    guests = [house.guest("Ann"), house.guest("Cléo")]
    ann = person(guest=guests[0], device="desk", language="en")
    cleo = person(guest=guests[1], device="phone", language="fr", still=True)
    if comes_late:
        come_late(ann, cleo, guests)
    else:
        set_table(ann, cleo)

    play_to_the_end(ann, cleo)

    for one in (ann, cleo):
        one.reads("table-over")
        reads_only_their_language(one)
    assert ranks(ann.page) == ranks(cleo.page)
    assert {name for name, _ in ranks(ann.page)} >= {"Ann", "Cléo"}
    assert Zatre(ann).tiles() == Zatre(cleo).tiles()
    assert Zatre(ann).scores() == Zatre(cleo).scores()
    assert sorted(Zatre(ann).scores()) == sorted(score for _, score in ranks(ann.page))

    fingerprint = the_shuffle_is_right(ann)
    the_record_can_be_verified(cleo, tmp_path / "record.json", fingerprint)
    the_match_can_be_seen_again(cleo)
    they_play_again(ann, cleo)


def set_table(ann: Person, cleo: Person) -> None:
    """Ann opens a table for three, Cléo comes by the link, the third is a bot."""
    link = open_table(ann)
    make_room_for(ann, 3)
    give_to_bot(ann, 3)
    sit_by_link(cleo, link)
    ann.press("table-begin")
    for one in (ann, cleo):
        Zatre(one).await_board()


def come_late(ann: Person, cleo: Person, guests: list[Guest]) -> None:
    """The same people come to a table where most tiles are laid."""
    while True:
        tabs = table_of(guests, bots=1)
        play_sensibly(tabs, lambda tab: tab.is_over or bool(tab.play and tab.play["view"]["bag"] <= LAST_TILES))
        if not tabs[0].is_over:
            break
    close_tabs()
    for one in (ann, cleo):
        one.open(f"/table/{tabs[0].table}")
        Zatre(one).await_board()


def play_to_the_end(ann: Person, cleo: Person) -> None:
    """Turn by turn, whoever is asked; what one has laid lies on the other's board too."""
    tables = [Zatre(ann), Zatre(cleo)]
    laid: list[str] = []
    for turn in count():
        asked = await_turn_of_one(tables)
        if asked is None:
            return
        assert {*laid} <= {*asked.tiles()}
        by_keys = asked.person is ann and turn in BY_KEYS
        laid = asked.play_turn_with_keys() if by_keys else asked.play_turn()


def await_turn_of_one(tables: list[Zatre]) -> Zatre | None:
    """Waits until one of them is asked; none: the match is over for all."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for table in tables:
            table.skip()
            if table.is_asked():
                return table
        if all(table.has_stopped() for table in tables):
            return None
        tables[0].page.wait_for_timeout(OFTEN)
    raise AssertionError("nobody is asked, and it is not over")


def the_shuffle_is_right(one: Person) -> str:
    """The fingerprint shown before the match is that of the seed shown after it; gives the fingerprint."""
    one.tap(one.page.get_by_text(one.says("table-check"), exact=True))
    one.press("table-check-now")
    one.reads("table-fair-agrees")
    return one.page.locator("details code").first.inner_text()


def the_record_can_be_verified(one: Person, file: Path, fingerprint: str) -> None:
    """The record is downloaded, and the house's own command replays it from the seed with this fingerprint."""
    with one.page.expect_download() as coming:
        one.tap(one.link("table-record"))
    coming.value.save_as(file)
    command = (sys.executable, "-m", "ludotheque", "verify", str(file), "--fingerprint", fingerprint, "--json")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["ok"]


def the_match_can_be_seen_again(one: Person) -> None:
    """Looking back: step by step, from a seat, with all hands open."""
    one.tap(one.link("table-replay"))
    moment = one.page.get_by_role("slider", name=one.says("table-replay-at"))
    expect(moment).to_have_value("0")
    last = moment.get_attribute("max") or ""

    one.press("table-last")
    expect(moment).to_have_value(last)
    tiles = Zatre(one).tiles()
    at = int(last)
    while Zatre(one).tiles() == tiles:
        one.press("table-previous")
        at -= 1
        expect(moment).to_have_value(str(at))
    assert Zatre(one).tiles().items() < tiles.items()

    one.press("table-first")
    hidden = one.page.get_by_role("img", name=one.says("zatre-hidden", count=1))
    sees(one, one.says("table-eyes-watcher"))
    expect(hidden.first).to_be_visible()
    sees(one, one.says("table-eyes-of", who="Cléo"))
    at = 0
    while not Zatre(one).hand.is_visible():
        one.press("table-next")
        at += 1
        expect(moment).to_have_value(str(at))
    expect(Zatre(one).hand).to_be_visible()
    sees(one, one.says("table-eyes-all"))
    expect(Zatre(one).hand).to_be_hidden()
    expect(hidden).to_have_count(0)


def sees(one: Person, whose: str) -> None:
    """Looks back with these eyes."""
    eyes = one.field("table-eyes")
    eyes.select_option(label=whose)
    expect(eyes.locator("option:checked")).to_have_text(whose)


def they_play_again(ann: Person, cleo: Person) -> None:
    """Whoever asks for another game goes there at once; the other is shown the way."""
    before = ann.table
    cleo.tap(cleo.link("table-back"))
    ann.press("table-again")
    ann.page.wait_for_url(lambda url: before not in url)
    cleo.tap(cleo.link("table-to-rematch").last)
    cleo.page.wait_for_url(f"**/table/{ann.table}")
    ann.press("table-begin")
    for one in (ann, cleo):
        Zatre(one).await_board()
        assert Zatre(one).scores() == [0, 0, 0]
