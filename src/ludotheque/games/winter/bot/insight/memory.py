"""Memory: what was thought through once is not thought through again."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Thinker:
    """Remembers what it has thought through."""

    def __init__(self) -> None:
        self.thoughts: dict[Any, Any] = {}


T = TypeVar("T", bound=Thinker)


def once(think: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Keeps the answers to a question: they stay the same for as long as the table does."""

    def remembered(insight: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (think, *args, *kwargs.items()) if kwargs else (think, *args)
        thoughts = insight.thoughts
        if key not in thoughts:
            thoughts[key] = think(insight, *args, **kwargs)
        found: R = thoughts[key]
        return found

    return remembered
