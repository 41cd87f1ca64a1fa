"""The table gets the room first: in every window people have, with few and many players, with normal and big text."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import RunningHouse

from ..hands.winter import Winter
from ..hands.zatre import Zatre
from ..hands.zerzura import Zerzura
from ..looking.measuring import Parts, complaints
from ..visiting.people import Person
from ..windows import PLAYERS, TIGHT, Room, Window, rooms, set_table

PARTS = {
    "zatre": Parts(hand="[data-guide~=hand] button", acts=".dock .act", field="[data-guide~=board]"),
    "zerzura": Parts(
        hand="[data-guide~=row] [data-card]",
        acts=".dock .acts .primary",
        cards=".stall [data-card], [data-guide~=row] [data-card]",
        card=(44, 60),
    ),
    "zuma": Parts(hand="[data-guide~=hand] button", cards="[data-guide~=hand] button", card=(44, 44)),
    "winter": Parts(
        hand="[data-guide~=survivors], .winter [data-guide~=hand], [data-act=end]",
        acts="[data-act=confirm]",
        cards=".winter [data-guide~=hand] [data-card]",
        card=(44, 44),
    ),
    "brimful": Parts(hand=".held button, .options button", cards=".held button", card=(44, 44)),
    "humbug": Parts(hand=".held button", cards=".held button", card=(44, 44)),
}

ROOMY = ("zatre", "zuma", "winter", "brimful", "humbug")
MOST_PARTS = 4
"""What is to be chosen has no more parts than that."""


@contextmanager
def a_tile_laid(ann: Person) -> Iterator[None]:
    """Ann may end her turn, and takes the tile back."""
    Zatre(ann).lay()
    yield
    ann.press("zatre-undo")
    expect(ann.button("zatre-undo")).to_have_count(0)


@contextmanager
def a_card_chosen(ann: Person) -> Iterator[None]:
    """Ann looks what the first card of the market would bring."""
    Zerzura(ann, seat=0).choose(0)
    yield
    ann.page.keyboard.press("Escape")


@contextmanager
def a_way_chosen(ann: Person) -> Iterator[None]:
    """Ann has said who goes where, and may still think better of it."""
    winter, part = Winter(ann), ann.page.locator("[data-part]")
    for survivor in winter.group.all():
        if winter.verb("Move").count() == 0:
            ann.tap(survivor)
    ann.tap(winter.verb("Move"))
    for _ in range(MOST_PARTS):
        if winter.confirm.count() == 0:
            ann.tap(part.first)
    expect(winter.confirm).to_be_visible()
    yield
    for _ in range(MOST_PARTS):
        ann.page.keyboard.press("Escape")
    expect(winter.confirm).to_have_count(0)


CHOOSING: dict[str, Callable[[Person], AbstractContextManager[None]]] = {
    "zatre": a_tile_laid,
    "zerzura": a_card_chosen,
    "winter": a_way_chosen,
}
"""What is done to be asked for the last word, in games that ask for it."""


def found(room: Room, table: str, parts: Parts, among: Sequence[Window]) -> Iterator[str]:
    """What is wrong in any of these windows, as far as the room can have them."""
    for window in filter(among.__contains__, room.windows):
        room.look_at(table, window)
        for complaint in complaints(room.person, parts, room.is_touched):
            yield f"{window}, {room.text} text: {complaint}"


def tables() -> Iterator[object]:
    """Every game with the fewest and the most; where few need no more room than many, that is for a soak."""
    for game, (few, many) in PLAYERS.items():
        yield pytest.param(game, few, marks=(pytest.mark.soak,) if game in ROOMY else ())
        yield pytest.param(game, many)


@pytest.mark.parametrize(("game", "players"), [*tables()])
def test_in_every_window_there_is_room_for_everything(
    browser: Browser, house: RunningHouse, game: str, players: int
) -> None:
    ann = house.guest("Ann")
    table = set_table(ann, game, players)
    parts, wrong = PARTS[game], list[str]()
    for room in rooms(browser, ann):
        wrong += found(room, table, parts.before_choosing, room.windows)
        if game in CHOOSING:
            with CHOOSING[game](room.person):
                wrong += found(room, table, parts, TIGHT)
    assert wrong == []
