"""Frames of a websocket (RFC 6455), as far as the house reads and writes them by hand."""

PLAIN_TEXT, MASKED = 0x81, 0x80
"""The first byte of a text in one frame without extensions, and the bit that says it is masked."""


def header(length: int) -> bytes:
    """The header for a text of this length: one frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def extent(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at `at` begins and ends; 0 and 0 while its header is incomplete."""
    if len(data) < at + 2:
        return 0, 0
    length, start = data[at + 1] & 0x7F, at + (6 if data[at + 1] & MASKED else 2)
    if length > 125:
        wide = 2 if length == 126 else 8
        length, start = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), start + wide
    return (start, start + length) if len(data) >= start else (0, 0)
