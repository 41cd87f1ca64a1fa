"""Somebody who has never seen the house, with a phone in hand."""

import re

from playwright.sync_api import expect

from ..conftest import Come
from ..visiting.setting import play_now


def test_within_three_taps_of_opening_the_page_a_tile_lies_on_the_board(person: Come) -> None:
    somebody = person(device="phone")
    zatre = play_now(somebody)
    expect(somebody.page).to_have_title(re.compile("^●"))
    laid = zatre.lay()
    assert zatre.tiles()[laid]
    assert somebody.taps <= 3
