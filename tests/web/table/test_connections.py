"""Connections break, houses fall and rise again, seats move to other devices, links lead astray: nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.core.language.words import LANGUAGES, Language
from tests.server.conftest import OpenHouse
from tests.server.houses import Guest, RunningHouse

from ..conftest import Come
from ..hands.zatre import Zatre
from ..visiting.people import Person
from ..visiting.setting import open_table, play_now
from ..visiting.stage import Stage
from ..visiting.steady import SteadyHouse

SERVER = "ludotheque.server"
CUT = ("WebSocket connection to", "net::ERR_")
"""What a browser says of a connection that is cut."""
A_WHILE = 100_000
"""Milliseconds after which the others may want to play on."""
IS_WHOLE = "(text) => text.scrollWidth <= text.clientWidth"
REFUSED = "the server responded with a status of 4"


def test_the_house_falls_in_the_middle_of_a_turn_and_the_page_goes_on_by_itself(person: Come, tmp_path: Path) -> None:
    house = SteadyHouse(tmp_path / "steady" / "data")
    try:
        ann = person("Ann", at=house)
        zatre = play_now(ann)
        laid = zatre.lay()
        ann.expects(*CUT)

        house.kill()
        ann.reads("table-connection-lost")
        assert laid in zatre.tiles()

        house.open()
        expect(ann.text("table-connection-lost")).to_be_hidden()
        assert laid in zatre.tiles()
        ann.press("zatre-undo")
        expect(ann.button("zatre-undo")).to_be_hidden()
        again = zatre.lay()
        ann.page.reload()
        zatre.await_tile_on(again)
    finally:
        house.clear_away()


def test_a_tile_laid_while_the_connection_is_lost_is_kept_and_sent_when_it_is_back(person: Come) -> None:
    ann = person("Ann", device="desk")
    zatre = play_now(ann)
    ann.expects(*CUT)
    ann.context.set_offline(True)
    zatre.choose()
    cell = zatre.lit()[0]
    ann.tap_at(cell.x, cell.y)
    ann.reads("table-kept")
    ann.reads("table-connection-lost")
    ann.context.set_offline(False)
    zatre.await_tile_on(cell.label)
    expect(ann.text("table-kept")).to_be_hidden()
    expect(ann.text("table-connection-lost")).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_while_the_connection_is_lost_is_refused_in_words(person: Come, language: Language) -> None:
    ann = person("Ann", device="desk", language=language)
    zatre = play_now(ann)
    zatre.lay()
    expect(ann.button("zatre-undo")).to_be_visible()
    ann.expects(*CUT)
    ann.context.set_offline(True)
    ann.reads("table-connection-lost")
    ann.press("zatre-undo")
    ann.reads("table-not-sent")
    ann.context.set_offline(False)
    expect(ann.text("table-connection-lost")).to_be_hidden()
    ann.press("zatre-undo")
    expect(ann.button("zatre-undo")).to_be_hidden()


def test_two_tabs_of_one_person_agree(person: Come) -> None:
    ann = person("Ann", device="desk")
    zatre = play_now(ann)
    other = Zatre(ann.another_tab())
    other.await_board()
    laid = zatre.lay()
    other.await_tile_on(laid)
    also = other.lay()
    zatre.await_tile_on(also)
    assert zatre.tiles() == other.tiles()
    assert zatre.scores() == other.scores()


def test_a_secret_link_moves_a_seat_to_another_device_and_the_first_one_only_watches(person: Come) -> None:
    desk, phone = person("Ann", device="desk"), person(device="phone", language="fr")
    zatre = play_now(desk)
    laid = zatre.lay()
    desk.press("table-menu")
    desk.press("table-menu-device")
    secret = desk.field("table-secret-link").input_value()

    phone.page.goto(secret)
    phone.press("table-take-it")
    moved = Zatre(phone)
    assert moved.await_turn()
    assert laid in moved.tiles()
    also = moved.lay()

    zatre.await_tile_on(also)
    desk.reads("table-seat-moved")
    expect(zatre.hand).to_have_count(0)
    assert not zatre.is_asked()
    assert "seat=" not in phone.page.url, "a link that was used stays in nobody's address"

    third = person()
    third.expects(REFUSED)
    third.page.goto(secret)
    third.press("table-take-it")
    says_in_the_dialog(third, "bad-link")


def test_a_wrong_secret_says_so_in_words_and_gives_nothing(person: Come, stage: Stage) -> None:
    cleo = person("Cléo", language="fr")
    cleo.expects(REFUSED)
    cleo.open(f"/table/{stage.playing}#seat=not-the-secret")
    cleo.press("table-take-it")
    says_in_the_dialog(cleo, "bad-link")
    cleo.press("table-not-now")
    expect(Zatre(cleo).hand).to_have_count(0)


def says_in_the_dialog(one: Person, id: str) -> None:
    """The house says no, in the reader's language."""
    expect(one.page.get_by_role("dialog").get_by_role("alert")).to_have_text(one.told(SERVER, id))


def test_the_link_to_a_finished_match_shows_its_end_to_its_players_and_its_replay_to_others(
    person: Come, stage: Stage
) -> None:
    ann, other = person(guest=stage.ann), person(language="fr")
    ann.open(f"/table/{stage.over}")
    ann.reads("table-why")
    other.open(f"/table/{stage.over}")
    other.page.wait_for_url(f"**/table/{stage.over}/replay*")
    expect(other.page.get_by_role("slider", name=other.says("table-replay-at"))).to_be_visible()


@pytest.mark.parametrize("path", ["", "/replay"])
def test_an_address_without_a_table_says_so(person: Come, path: str) -> None:
    somebody = person(language="fr")
    somebody.expects(REFUSED)
    somebody.open(f"/table/nothing-here{path}")
    expect(somebody.page.get_by_text(somebody.told(SERVER, "unknown-table"))).to_be_visible()


def test_whoever_comes_to_a_full_table_is_told_and_can_watch(person: Come, house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = full_table(ann, bob)
    late = person("Cléo", language="fr")
    late.open(f"/table/{table}")
    late.reads("table-full")
    expect(late.button("table-sit")).to_have_count(0)
    ann.sits_at(table).ask("Begin")
    Zatre(late).await_board()
    assert not Zatre(late).is_asked()


def full_table(ann: Guest, bob: Guest) -> str:
    """A table where every seat is taken."""
    table = ann.opens()
    ann.sits_at(table).ask("Resize", seats=2)
    bob.sits_at(table).ask("Sit", seat=1)
    return table


def test_a_bot_plays_for_who_is_away_when_the_others_want_it_until_they_are_back(
    open_house: OpenHouse, person: Come
) -> None:
    house = open_house(away_after=0)
    ann, cleo = person("Ann", at=house, device="desk", language="fr"), house.guest("Cléo")
    ann.page.clock.install()
    assert open_table(ann)
    with cleo.sits_at(ann.table) as tab:
        tab.ask("Sit", seat=1)
        ann.press("table-begin")
        Zatre(ann).await_board()
        row = ann.page.get_by_role("list", name=ann.says("table-players"), exact=True).get_by_role("listitem").nth(1)
        expect(row).to_contain_text(ann.says("table-here"))
    expect(row).to_contain_text(ann.says("table-away"))
    ann.page.clock.fast_forward(A_WHILE)
    hold = ann.button("table-hold-for", who="Cléo")
    expect(hold).to_be_visible()
    assert row.get_by_text("Cléo", exact=True).evaluate(IS_WHOLE), "the name is not cut to make room for the button"
    ann.tap(hold)
    expect(row).to_contain_text(ann.says("table-held"))
    with cleo.sits_at(ann.table):
        expect(row).to_contain_text(ann.says("table-here"))
        expect(row).not_to_contain_text(ann.says("table-held"))
