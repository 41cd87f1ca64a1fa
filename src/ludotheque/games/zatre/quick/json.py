"""Quick ways of writing JSON. The promise is the plain one, `msgspec.json.encode` of the same rows, byte for byte."""

from collections.abc import Sequence

from msgspec import Raw, json

Rows = Sequence[Sequence[bool | int | None]]

ZERO = ord("0")
DIGITS = bytes((ZERO + number) % 256 for number in range(256))
"""Turns a number from 0 to 9 into its digit."""
PUNCTUATION = b"[],nul"
"""All that stands between digits."""


class DigitRows:
    """Rows of one shape, with a number from 0 to 9 in each cell, or null where there is no cell.

    The text is kept with the number of a cell in the place of its digit, and with the numbers that follow in the place
    of punctuation, so that one `bytes.translate` writes all of it. The last text is remembered: a table has several
    readers.
    """

    def __init__(self, cells: Sequence[Sequence[int | None]]) -> None:
        """The rows hold the number of each cell, from 0 on, and None where there is no cell."""
        order = [cell for row in cells for cell in row if cell is not None]
        next_cell = iter(order)
        text = json.encode([[cell and 0 for cell in row] for row in cells])
        self._cells = len(order)
        self._text = bytes(
            next(next_cell) if letter == ZERO else self._cells + PUNCTUATION.index(letter) for letter in text
        )
        self._punctuation = PUNCTUATION.ljust(256 - self._cells)
        self._last = bytes(self._cells), Raw(text)

    def json(self, numbers: bytes | bytearray) -> Raw:
        """The rows as JSON, given the number in each cell. What comes after the last cell is ignored."""
        known, text = self._last
        if known != numbers:
            text = Raw(self._text.translate(numbers[: self._cells].translate(DIGITS) + self._punctuation))
            self._last = bytes(numbers), text
        return text


class WrittenOnce:
    """Something that never changes: its rows are written when they are first asked for, and kept."""

    __slots__ = ("_json",)
    _json: Raw

    def rows(self) -> Rows:
        """The rows to write."""
        raise NotImplementedError

    def plain(self) -> Raw:
        """The rows as JSON."""
        try:
            return self._json
        except AttributeError:
            self._json = Raw(json.encode(self.rows()))
            return self._json
