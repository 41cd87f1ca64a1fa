"""What makes a good refusal: the right kind, and a clear sentence in each language."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES

from .playing import NAMES


@contextmanager
def refused(kind: type[Refused], *telling: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """Whatever is done inside must be refused, clearly; the English sentence must contain these words."""
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
