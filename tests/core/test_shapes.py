"""Shapes: of what kind everything is follows from the types alone, and tells nothing that is hidden."""

from typing import Annotated, Any, Literal, NewType

import pytest
from msgspec import Meta, Struct

from ludotheque.core import Die, Player
from ludotheque.core.shapes import Field, Shape, fields_of, shape_of, shapes_of
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import encode, wire

from ..plugins.humbug import GAME, Charm, Claimed, Lives, Mood, Table

Suit = NewType("Suit", str)
FIELDS = {field.name: field for field in fields_of(Table)}


class Knot(Struct, frozen=True):
    """A record that holds one of its own kind."""

    loose: bool
    next: "Knot | None" = None


SHAPES: dict[Any, Shape] = {
    Player: Shape("player"),
    Player | None: Shape("player", maybe=True),
    bool: Shape("yes-or-no"),
    int: Shape("number"),
    Literal[1, 2]: Shape("number"),
    Literal["a", "b"]: Shape("word"),
    Lives: Shape("number", least=0, most=3),
    Mood: Shape("word", "mood", words={"calm": "calm", "tense": "tense"}),
    Charm: Shape("piece", "charm"),
    Suit: Shape("piece", "suit"),
    Die: Shape("die", "die"),
    tuple[Charm, ...]: Shape("row", of=(Shape("piece", "charm"),)),
    tuple[Player, int]: Shape("parts", of=(Shape("player"), Shape("number"))),
    dict[Player, bool]: Shape("by-key", of=(Shape("player"), Shape("yes-or-no"))),
    Any: Shape("anything"),
    int | str: Shape("anything"),
    bytes: Shape("anything"),
}


@pytest.mark.parametrize("hint", SHAPES, ids=str)
def test_a_shape_follows_from_the_type(hint: Any) -> None:
    assert shape_of(hint) == SHAPES[hint]


def test_a_record_tells_the_shapes_of_its_fields() -> None:
    assert shape_of(Claimed).fields == {
        "bidder": Shape("player"),
        "count": Shape("number"),
        "face": Shape("die", "die"),
    }


def test_a_record_within_itself_is_told_once() -> None:
    assert shape_of(Knot).fields["next"] == Shape("anything", maybe=True)


def test_a_field_lies_where_its_sight_says_and_what_has_an_entry_for_each_seat_tells_one() -> None:
    assert FIELDS["lives"] == Field("lives", "by-seat", shape_of(Lives))
    assert FIELDS["charms"] == Field("charms", "hands", shape_of(tuple[Charm, ...]))
    assert FIELDS["rules"].lies == "agreed"
    assert FIELDS["squares"].lies == "open"
    assert FIELDS["bag"] == Field("bag", "counted", Shape("number")), "a pile tells nothing of what is in it"


def test_what_nobody_sees_has_no_shape_and_what_all_games_have_needs_none() -> None:
    class Cellar(Table, kw_only=True):
        buried: list[int]

    names = [field.name for field in fields_of(Cellar)]
    assert "buried" not in names
    assert "over" not in names


def test_what_players_may_choose_is_told_and_what_nature_chooses_is_not() -> None:
    assert [*shapes_of(GAME).options] == ["Claim", "Doubt", "Play"]
    assert shapes_of(GAME).options["Play"] == {"charm": Shape("piece", "charm")}


@pytest.mark.parametrize("key", [*shelf])
def test_every_game_on_the_shelf_has_a_shape_for_each_field_of_its_views(key: str) -> None:
    game = shelf[key]
    shapes = shapes_of(game)
    position = game.setup(game.players[0], game.options(), None)
    assert {field.name for field in shapes.fields} <= {*wire(position.world.seen_by(None))}
    assert wire(shapes)["package"] == game.package
    assert len(encode(shapes)) < 20_000


def test_a_number_with_one_end_is_no_track() -> None:
    assert shape_of(Annotated[int, Meta(ge=0)]) == Shape("number")
