"""Plug-ins that are not what they claim."""

from typing import Any

from ludotheque.core.game import Game

from .lots import Lots

GAME = "not a game at all"


class OtherKey(Lots):
    """A game that is installed under another name than its own."""

    key = "other"


class OurName(Lots):
    """A game that claims the name of one of ours."""

    key = "zatre"


class NoKey(Game[Any]):
    """A game without a name."""


OTHER_KEY, OUR_NAME = OtherKey(), OurName()
NO_KEY = NoKey()  # type: ignore[abstract]
