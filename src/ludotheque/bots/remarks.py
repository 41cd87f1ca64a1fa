"""Remarks: what a bot says aloud with an answer."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option


def remark_on(
    game: Game[Any], position: Position[Any], player: Player, option: Option[Any], before: str = ""
) -> Sentence | None:
    """What a bot says when it gives this answer in this position: made from what a watcher sees, and nothing else.

    None if there is nothing to say, or nothing but the message it has said `before`.
    """
    say = game.mind.remarks.get(type(option))
    if say is None:
        return None
    remark = say(position.seen_by(None), player, position.world.tells(option, None))
    return None if remark is None or remark.id == before else remark
