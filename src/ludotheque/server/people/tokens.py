"""Tokens that only the house can make: cookies of guests, who have no account; invitations; links that move a seat."""

from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

SAFE_COOKIE = "__Host-ludotheque"
"""Over HTTPS: a browser takes a cookie of this name from this very host only, and sends it over HTTPS only."""
OLD_COOKIE = "guest"
"""The name of the cookie in early houses: it is replaced where it is still found."""
GENERATION = "~"
"""Between a guest and the generation of their sessions, where that is not the first."""
SECRET_FILE = "secret"
SECRET_BYTES = 32


class Session(NamedTuple):
    """A browser that is known by its cookie: whose it is, and of which generation."""

    guest: str
    generation: int = 0
    """Cookies of a generation before the guest's latest are no longer accepted."""


class Tokens:
    """Knows guests by their cookie; only the house can write one."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = Signer(secret, salt="guest")
        self.plain_cookie = f"ludotheque-{self._digest(b'cookie', '', 3)}"
        """The cookie's name over plain HTTP, one for each house: cookies do not tell two ports of a host apart."""

    def cookie_names(self, safe: bool) -> tuple[str, ...]:
        """The cookies to look for, the one that is written first, then those that it replaces."""
        return (SAFE_COOKIE, self.plain_cookie, OLD_COOKIE) if safe else (self.plain_cookie, OLD_COOKIE)

    def new_guest(self) -> str:
        """Somebody nobody can pretend to be."""
        return token_urlsafe(16)

    def cookie_for(self, session: Session) -> str:
        """The value of the session's cookie."""
        guest, generation = session
        return self._signer.sign(f"{guest}{GENERATION}{generation}" if generation else guest).decode()

    def session_of(self, cookie: str | None) -> Session | None:
        """Whose cookie it is; None if the house did not write it."""
        if not cookie:
            return None
        try:
            guest, _, generation = self._signer.unsign(cookie).decode().partition(GENERATION)
        except (BadSignature, UnicodeError):
            return None
        return Session(guest, int(generation or 0))

    def _digest(self, purpose: bytes, told: str, size: int) -> str:
        return blake2b(told.encode(), key=self._secret, digest_size=size, person=purpose).hexdigest()

    def seat_token(self, table: str, seat: int, guest: str, came: int) -> str:
        """The secret that moves this seat away from the guest who came to it with that entry: it works once."""
        told = "\0".join((table, str(seat), guest, str(came)))
        return f"{seat}-{self._digest(b'seat', told, 24)}"

    def invitation(self, table: str, removals: int) -> str:
        """What an invitation to a table carries, so that its seats for friends are for friends.

        It is another after each removal, so that links which somebody unwanted may have no longer count.
        """
        return self._digest(b"invitation", f"{table}\0{removals}" if removals else table, 12)

    def is_invitation(self, key: str, table: str, removals: int) -> bool:
        """Whether somebody was invited to the table, by somebody who knew of so many removals."""
        return compare_digest(key.encode(), self.invitation(table, removals).encode())

    def opener(self, address: str) -> str:
        """What the public list may remember of the address from which a table was opened: a hash only we can make."""
        return self._digest(b"opener", address, 12)

    def address_digest(self, table: str, address: str) -> str:
        """What a table may remember of an address: a hash that nobody else can make, and no other table shares."""
        return self._digest(b"address", f"{table}\0{address}", 12)

    def is_seat_token(self, token: str, table: str, seat: int, guest: str, came: int) -> bool:
        """Whether it is the secret of this seat, now."""
        return compare_digest(token.encode(), self.seat_token(table, seat, guest, came).encode())


def kept_secret(folder: Path) -> bytes:
    """The house's key: made at the first start, then kept, readable for the house alone."""
    path = folder / SECRET_FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists() or path.stat().st_size < SECRET_BYTES:
        fresh = path.with_name(f"{SECRET_FILE}.new")
        fresh.touch(mode=0o600)
        fresh.write_bytes(token_bytes(SECRET_BYTES))
        fresh.replace(path)
    return path.read_bytes()
