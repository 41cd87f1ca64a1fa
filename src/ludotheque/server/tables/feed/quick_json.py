"""Events as JSON, quickly: in a house the same happens again and again. The plain way is `in_words` in `updates`."""

from functools import lru_cache
from typing import Any

from msgspec import Raw

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import Event, Option
from ludotheque.core.wire import encode


def quickly_written(seen: Event) -> tuple[Any, Any]:
    """What happened and the sentence for it: encoded, they are the same text as `seen.what` and `seen.sentence()`."""
    try:
        return _written(seen.what, seen.who)
    except TypeError:  # a stranger's record may hold a list, which cannot be looked up
        return seen.what, seen.sentence()


@lru_cache(4096)
def _written(what: Option[Any], who: Player | None) -> tuple[Raw, Raw]:
    return Raw(encode(what)), Raw(encode(what.told(who)))
