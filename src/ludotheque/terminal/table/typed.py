"""What people type at a keyboard, and the options it may mean."""

from typing import Any
from unicodedata import combining, normalize

from ludotheque.core.state.steps import Option


def kinds_of(options: list[Option[Any]]) -> list[list[Option[Any]]]:
    """Options grouped by what they do and with what: the moves of one survivor, requests to one player."""
    kinds: dict[tuple[Any, ...], list[Option[Any]]] = {}
    for option in options:
        first = option.__struct_fields__[:1]
        kinds.setdefault((type(option), *(getattr(option, field) for field in first)), []).append(option)
    return [*kinds.values()]


def plain(text: str) -> str:
    """Words as people type them: small letters, without accents and punctuation."""
    letters = normalize("NFKD", text.lower())
    return "".join(letter if letter.isalnum() else "" if combining(letter) else " " for letter in letters)
