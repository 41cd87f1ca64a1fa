"""Figures as the reader's language writes them, and the plain table they stand in."""

from rich.table import Table

from ludotheque.core.words import Language

FRENCH_SIGNS = str.maketrans({",": "\u202f", ".": ","})


def number(value: float, digits: int, language: Language) -> str:
    """The number as the language writes it, with so many digits after the point."""
    text = f"{value:,.{digits}f}"
    return text.translate(FRENCH_SIGNS) if language == "fr" else text


def percent(share: float, language: Language) -> str:
    """The share in per cent, as the language writes it."""
    return number(share * 100, 1, language) + ("\u202f%" if language == "fr" else "%")


def plain_table(*columns: str) -> Table:
    """A table without lines: names on the left, figures on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table
