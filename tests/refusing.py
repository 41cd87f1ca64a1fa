"""What a good refusal is: of the right kind, a clear sentence in each language."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotheque.core.refusals import Refused
from ludotheque.core.words import LANGUAGES

from .playing import NAMES


@contextmanager
def refused(kind: type[Refused], *telling: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is done inside is refused, clearly, and the English sentence tells these things."""
    with pytest.raises(kind) as refusal:
        yield refusal
    english, french = (refusal.value.text(language, NAMES) for language in LANGUAGES)
    for text in (english, french):
        assert text.strip().endswith((".", "?", "!", ")"))
        assert "{ $" not in text, "a hole in the sentence"
        assert len(text) < 600, "nobody reads so much"
    assert english != french
    assert str(refusal.value) == refusal.value.text("en")
    for told in telling:
        assert told in english
