"""The records of a game, by the names they have on the wire."""

from typing import Any

import pytest

from ludotheque.core.state.steps import Option, package_of
from ludotheque.core.wire import vocabulary
from ludotheque.games.zatre import GAME


class Left(Option, frozen=True):  # type: ignore[type-arg]
    """A record."""


class Right(Option, frozen=True):  # type: ignore[type-arg]
    """Another."""


class Both(Left, Right, frozen=True):
    """A record of both kinds."""


class Here(type(GAME)):  # type: ignore[misc]
    """A game whose records are those of this module."""

    @property
    def package(self) -> str:
        return package_of(Both)


def test_a_record_of_two_kinds_is_one_record() -> None:
    words: dict[str, Any] = vocabulary(Here())
    assert {words["Left"], words["Right"], words["Both"]} == {Left, Right, Both}


def test_two_records_may_not_have_the_same_name() -> None:
    class Twin(Left, frozen=True):
        pass

    twins = [Twin]

    class Twin(Right, frozen=True):  # type: ignore[no-redef]
        pass

    twins.append(Twin)
    with pytest.raises(TypeError, match="the same name"):
        vocabulary(Here())
    del twins
