"""The world: what nobody has marked is hidden, what is cloned is independent, what is copied is known how to copy."""

from contextlib import suppress
from typing import Annotated, Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.world import HIDDEN, Counted, Hands, Public, Secrets, Sight, Viewer, World

ANN, BOB = Player(0), Player(1)


class Top(Sight):
    """A pile of which only the top lies open."""

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [*[HIDDEN] * (len(value) - 1), *value[-1:]]


class Cupboard(World, kw_only=True):
    """A table with a field of every kind."""

    open: Public[list[int]]
    hands: Hands[list[tuple[int, ...]]]
    secrets: Secrets[list[str]]
    bag: Counted[list[int]]
    pile: Annotated[list[int], Top()]
    forgotten: list[int]
    nested: Public[list[list[int]]]
    by_name: Public[dict[str, list[int]]]
    seen: Public[bytearray]


@pytest.fixture
def cupboard() -> Cupboard:
    return Cupboard(
        open=[1],
        hands=[(1, 2), (3,)],
        secrets=["a", "b"],
        bag=[4, 5, 6],
        pile=[7, 8],
        forgotten=[9],
        nested=[[1], [2]],
        by_name={"a": [1]},
        seen=bytearray(b"1"),
    )


def test_a_field_that_says_nothing_is_hidden_from_everybody(cupboard: Cupboard) -> None:
    for viewer in (ANN, BOB, None):
        assert cupboard.seen_by(viewer).forgotten is HIDDEN


def test_what_is_public_is_seen_by_everybody(cupboard: Cupboard) -> None:
    for viewer in (ANN, BOB, None):
        view = cupboard.seen_by(viewer)
        assert (view.open, view.nested, view.seen, view.over) == ([1], [[1], [2]], bytearray(b"1"), False)


def test_of_the_other_hands_only_the_number_is_seen(cupboard: Cupboard) -> None:
    assert cupboard.seen_by(ANN).hands == [(1, 2), (HIDDEN,)]
    assert cupboard.seen_by(BOB).hands == [(HIDDEN, HIDDEN), (3,)]
    assert cupboard.seen_by(None).hands == [(HIDDEN, HIDDEN), (HIDDEN,)]


def test_of_the_others_secrets_nothing_is_seen(cupboard: Cupboard) -> None:
    assert cupboard.seen_by(ANN).secrets == ["a", HIDDEN]
    assert cupboard.seen_by(None).secrets == [HIDDEN, HIDDEN]


def test_of_what_is_counted_only_the_number_is_seen(cupboard: Cupboard) -> None:
    view: Any = cupboard.seen_by(ANN)
    assert view.bag == 3


def test_a_game_may_have_a_sight_of_its_own(cupboard: Cupboard) -> None:
    assert cupboard.seen_by(None).pile == [HIDDEN, 8]


def test_looking_changes_nothing(cupboard: Cupboard) -> None:
    twin = cupboard.clone()
    cupboard.seen_by(None)
    assert cupboard == twin


def test_who_sees_a_table_cannot_change_it(cupboard: Cupboard) -> None:
    twin, view = cupboard.clone(), cupboard.seen_by(ANN)
    view.open.append(2)
    view.nested[0].append(2)
    view.by_name["a"].append(2)
    view.seen.append(2)
    view.hands[0] += (5,)
    assert cupboard == twin


def test_a_clone_shares_nothing_that_can_change(cupboard: Cupboard) -> None:
    twin, other = cupboard.clone(), cupboard.clone()
    twin.open.append(2)
    twin.nested[0].append(2)
    twin.by_name["a"].append(2)
    twin.by_name["b"] = []
    twin.seen.append(2)
    twin.hands[0] += (5,)
    twin.over = True
    assert cupboard == other


def test_a_view_can_be_cloned_like_a_table(cupboard: Cupboard) -> None:
    for viewer in (ANN, None):
        assert cupboard.seen_by(viewer).clone() == cupboard.seen_by(viewer)


class Perhaps(World, kw_only=True):
    """A table on which something may be missing."""

    card: Public[int | None] = None
    owner: Public[Player | None] = None
    cards: Public[list[int | None]] = []
    marks: Public[list[int] | None] = None


class Piles(World, kw_only=True):
    """Lists inside of what never changes by itself."""

    piles: Public[tuple[list[int], ...]] = ()


def test_a_field_may_be_empty() -> None:
    for table in (Perhaps(), Perhaps(card=1, owner=BOB, cards=[None, 2], marks=[3])):
        twin = table.clone()
        assert twin == table == table.seen_by(None)
        twin.cards.append(None)
        assert len(table.cards) == len(twin.cards) - 1


def test_lists_in_a_tuple_are_copied_or_refused() -> None:
    table = Piles(piles=([1], [2]))
    with suppress(TypeError):
        table.clone().piles[0].append(3)
    assert table.piles == ([1], [2])


def test_a_field_that_nobody_knows_how_to_copy_is_refused() -> None:
    class Drawer:
        pass

    class Strange(World, kw_only=True):
        drawer: Public[Drawer]

    with pytest.raises(TypeError, match="drawer"):
        Strange(drawer=Drawer()).clone()


def test_the_unknown_is_said_with_a_question_mark() -> None:
    assert HIDDEN.value == "?"
    assert repr(HIDDEN) == "HIDDEN"


class Drawer(World, kw_only=True):
    """A table with a set on it."""

    things: Public[set[str]]


def test_a_set_is_refused_since_its_bytes_would_differ_from_machine_to_machine() -> None:
    with pytest.raises(TypeError, match="no order"):
        Drawer(things={"a"}).clone()
