"""A match passage by passage, for its chronicle."""

from collections.abc import Iterable, Iterator

from ..facets.chronicle import Passage
from ..state.steps import W
from .match import Answer, Match


def passages(match: Match[W], answers: Iterable[Answer]) -> Iterator[Passage[W]]:
    """The match at its beginning, then what each of these answers leads to."""
    yield Passage(0, None, None, match.position.world, match.everything())
    for at, (who, what) in enumerate(answers, 1):
        events = match.answer(who, what)
        yield Passage(at, who, what, match.position.world, events)
