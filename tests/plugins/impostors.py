"""Plug-ins that are not what they say."""

from typing import Any

from ludotheque.core.game import Game

GAME = "not a game at all"


class OtherKey(Game[Any]):
    """A game that stands on the shelf under another name than its own."""

    key = "other"
    players = range(2, 3)


class OurName(Game[Any]):
    """A game that would like to stand in the place of ours."""

    key = "zatre"
    players = range(2, 3)


class NoKey(Game[Any]):
    """A game without a name."""


OTHER_KEY, OUR_NAME, NO_KEY = OtherKey(), OurName(), NoKey()
