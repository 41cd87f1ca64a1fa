"""Frames of a websocket (RFC 6455), as far as the house reads and writes them itself."""

PLAIN_TEXT, MASKED = 0x81, 0x80
"""How a text begins that comes whole and without extensions, and the bit that says that it has a mask."""


def header(length: int) -> bytes:
    """What stands before a text of this length: a whole one, without a mask, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def extent(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at this place begins, and where it ends; 0 and 0 while that is not known."""
    if len(data) < at + 2:
        return 0, 0
    length, start = data[at + 1] & 0x7F, at + (6 if data[at + 1] & MASKED else 2)
    if length > 125:
        wide = 2 if length == 126 else 8
        length, start = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), start + wide
    return (start, start + length) if len(data) >= start else (0, 0)
