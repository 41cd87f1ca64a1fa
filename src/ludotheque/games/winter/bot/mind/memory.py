"""A thought that was thought once need not be thought again."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Thinker:
    """Somebody who remembers what they have thought through."""

    def __init__(self) -> None:
        self.thoughts: dict[Any, Any] = {}


T = TypeVar("T", bound=Thinker)


def once(think: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """The same question has the same answer for as long as one looks at the same table."""

    def remembered(mind: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (think, *args, *kwargs.items()) if kwargs else (think, *args)
        thoughts = mind.thoughts
        if key not in thoughts:
            thoughts[key] = think(mind, *args, **kwargs)
        found: R = thoughts[key]
        return found

    return remembered
