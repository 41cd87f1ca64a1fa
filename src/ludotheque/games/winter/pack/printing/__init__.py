"""Sheets to print: every card of a pack in both languages, nine to a page, in one self-contained HTML file."""

from collections.abc import Iterator, Sequence
from importlib.resources import files

from ludotheque.core.language.words import LANGUAGES, Language

from .. import Pack
from .cards import SECTIONS, Printer

ON_A_PAGE = 9


def sheets(pack: Pack) -> str:
    """The page: sections by kind of card, first in English, then in French."""
    here = files(__package__)
    style, icons = (here.joinpath(name).read_text(encoding="utf-8") for name in ("sheets.css", "icons.svg"))
    title = Printer(pack, "en").words(pack.info.title.said())
    body = "\n".join(page for section in SECTIONS for language in LANGUAGES for page in _pages(pack, section, language))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n{icons}\n{body}\n</body>\n</html>\n"
    )


def _pages(pack: Pack, section: str, language: Language) -> Iterator[str]:
    printer = Printer(pack, language)
    cards = [*SECTIONS[section](printer)]
    pages = [cards[start : start + ON_A_PAGE] for start in range(0, len(cards), ON_A_PAGE)]
    for number, page in enumerate(pages, 1):
        yield _page(printer, section, page, f"{number}/{len(pages)}")


def _page(printer: Printer, section: str, cards: Sequence[str], number: str) -> str:
    title, name = printer.words(printer.pack.info.title.said()), printer.label(section)
    return (
        f'<section class="sheet" lang="{printer.language}">\n'
        f"<header><b>{title}</b> <span>{name}</span> <span>{printer.language} · {number}</span></header>\n"
        f'<div class="cards">\n{"".join(cards)}</div>\n</section>'
    )
