"""People's texts as everybody will see them: on one line, without invisible characters or towers of marks."""

import unicodedata
from collections.abc import Iterator

BLANKS = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x2D7F, 0x3164, 0xFFA0, 0xFFFC),
    *(0x13441, 0x13442, 0x16FE4, 0x1D159),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}
"""Letters, marks and symbols that show nothing: fillers, variation selectors, the empty Braille cell.

Everything else that shows nothing is a separator or a control character by its category.
"""
JOINERS = "\u200c\u200d"
"""Needed inside words, in Persian or Marathi for example, and inside emoji."""
FIRST_JOINED = "\u0590"
"""Letters before this one, Latin ones included, are never joined; there, a joiner would only disguise a name."""
EMOJI_STYLE = "\ufe0f"
LOOSE_MARKS = (range(0x0300, 0x0370), range(0x1AB0, 0x1B00), range(0x1DC0, 0x1E00), range(0x20D0, 0x2100))
"""Marks that go with any letter. Languages that use them have composed letters, so that at most two remain."""
MOST_LOOSE_MARKS = 2
MOST_MARKS = 5
"""The most marks on one letter. Burmese has words with five, all different."""


def cleaned(text: str) -> str:
    """The text on one line, without characters that show nothing, reverse its direction or pile up."""
    return " ".join("".join(_shown(unicodedata.normalize("NFC", text))).split())


def _shown(text: str) -> Iterator[str]:
    """The visible characters, with spaces for the rest. Surplus marks are dropped."""
    base, marks = "", ""
    for sign, after in zip(text, text[1:] + " ", strict=False):
        if _is_between(sign, base, after):
            yield sign
        elif not _is_seen(sign):
            if not _is_mark(sign):
                base, marks = "", ""
                yield " "
        elif not _is_mark(sign):
            base, marks = sign, ""
            yield sign
        elif base and _fits(sign, marks):
            marks += sign
            yield sign


def _is_between(sign: str, base: str, after: str) -> bool:
    """True for a joiner or an emoji's style where it belongs."""
    if sign in JOINERS:
        return base >= FIRST_JOINED and _is_seen(after)
    return sign == EMOJI_STYLE and bool(base) and unicodedata.category(base)[0] in "NPS"


def _fits(mark: str, marks: str) -> bool:
    """True if a letter with these marks may take another."""
    loose = sum(_is_loose(each) for each in marks)
    return len(marks) < MOST_MARKS and mark not in marks and (loose < MOST_LOOSE_MARKS or not _is_loose(mark))


def _is_loose(mark: str) -> bool:
    return any(ord(mark) in block for block in LOOSE_MARKS)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CZ" and ord(sign) not in BLANKS


def letters_in(text: str) -> int:
    """The number of visible letters. A mark or a joiner counts as part of its letter."""
    return sum(not _is_mark(sign) and sign not in JOINERS for sign in text)
