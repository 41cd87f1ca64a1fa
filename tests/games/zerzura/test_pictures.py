"""The pictures of the rules page show what the rules allow, and what it is worth."""

from collections.abc import Sequence
from typing import Any

import pytest

from ludotheque.games.zerzura.edition import CARDS
from tests.drawn import drawn
from tests.story import tell

from .story import Place, Zerzura, face_of, said, store, swap, table, take, totals

PICTURES: dict[str, list[dict[str, Any]]] = drawn("zerzura", "tables")


def match_of(shown: dict[str, Any], **more: Any) -> Zerzura:
    """The table of a picture; somebody with nothing sits there too, where one player would be alone."""
    places = [Place(said(row), bird=said((bird,))) for row, bird in zip(shown["rows"], shown["birds"], strict=True)]
    return table(*places, *[Place()] * (3 - len(places)), **more)


def shows(match: Zerzura, shown: dict[str, Any]) -> None:
    """What lies on the table is what is drawn."""
    w = match.position.world
    assert [[*row] for row in w.rows][: len(shown["rows"])] == shown["rows"]
    assert [*w.birds][: len(shown["birds"])] == shown["birds"]
    assert [[*cards] for cards in w.stored][: len(shown.get("stored", ()))] == shown.get("stored", [])
    assert "market" not in shown or [*w.market] == shown["market"]
    assert "totals" not in shown or [*totals(match)][: len(shown["totals"])] == shown["totals"]


def moved(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """What is on the later list and not on the earlier one."""
    return [said((card,)) for card in after if card not in before]  # type: ignore[arg-type]


def test_3_3_the_swap_leads_from_the_first_drawing_to_the_second() -> None:
    before, after = PICTURES["swap"]
    match = match_of(before)
    shows(match, before)
    ((got,), (given,)) = (moved(one, other) for one, other in zip(before["rows"], after["rows"], strict=True))
    tell(match, *swap(given, 1, got))
    shows(match, after)


def test_3_4_storing_leads_from_the_first_drawing_to_the_second() -> None:
    before, after = PICTURES["shelter"]
    match = match_of(before)
    tell(match, *store(*moved((), after["stored"][0])))
    shows(match, after)


def test_the_example_turn_is_legal_and_worth_what_is_drawn_step_by_step() -> None:
    (before,), (taken,), (answered,) = (PICTURES[name] for name in ("turn-before", "turn-taken", "turn-answered"))
    match = match_of(before, market=said(before["market"]))
    shows(match, before)
    tell(match, take(*moved(before["rows"][0], taken["rows"][0])))
    shows(match, taken)
    ((given,), (got,)) = (moved(one, other) for one, other in zip(taken["rows"], answered["rows"], strict=True))
    tell(match, *swap(given, 0, got))
    shows(match, answered)


@pytest.mark.parametrize("name", PICTURES)
def test_every_card_that_is_drawn_lies_in_the_box_once(name: str) -> None:
    for shown in PICTURES[name]:
        zones = [shown.get("market", []), *shown["rows"], *shown.get("stored", [])]
        cards = [card for zone in zones for card in zone]
        assert {*cards} <= {*CARDS}
        assert len(cards) == len({*cards})
        assert all(face_of(card) for card in cards)
