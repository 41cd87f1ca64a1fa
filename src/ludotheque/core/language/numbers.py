"""Numbers as the reader's language writes them."""

from .words import Language

FRENCH_SIGNS = str.maketrans({",": "\u202f", ".": ","})


def number(value: float, digits: int, language: Language) -> str:
    """The number as the language writes it, with this many digits after the point."""
    text = f"{value:,.{digits}f}"
    return text.translate(FRENCH_SIGNS) if language == "fr" else text


def percent(share: float, language: Language, digits: int = 1) -> str:
    """The share in per cent, as the language writes it."""
    return number(share * 100, digits, language) + ("\u202f%" if language == "fr" else "%")
