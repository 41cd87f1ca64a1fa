"""Tokens that only the house can make: cookies of guests, who have no account; invitations; links that move a seat."""

from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from ludotheque.core.files import write_whole

SAFE_COOKIE = "__Host-ludotheque"
"""The name over HTTPS. Browsers accept it from this very host only, and send it over HTTPS only."""
OLD_COOKIE = "guest"
"""The cookie's name in early versions; it is replaced wherever it is found."""
GENERATION = "~"
"""Separates a guest from the generation of their sessions, unless that is the first."""
SECRET_FILE = "secret"
SECRET_BYTES = 32


class Session(NamedTuple):
    """A browser known by its cookie: its guest, and the cookie's generation."""

    guest: str
    generation: int = 0
    """Cookies of an older generation than the guest's latest are no longer accepted."""


class Tokens:
    """Makes and verifies tokens. Only the house can make one."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = Signer(secret, salt="guest")
        self.plain_cookie = f"ludotheque-{self._digest(b'cookie', '', 3)}"
        """The cookie's name over plain HTTP. It differs between houses, because cookies ignore a host's port."""

    def cookie_names(self, safe: bool) -> tuple[str, ...]:
        """The names to look for: first the one in use, then those it replaces."""
        return (SAFE_COOKIE, self.plain_cookie, OLD_COOKIE) if safe else (self.plain_cookie, OLD_COOKIE)

    def new_guest(self) -> str:
        """An unpredictable id for a new guest."""
        return token_urlsafe(16)

    def cookie_for(self, session: Session) -> str:
        """The value of the session's cookie."""
        guest, generation = session
        return self._signer.sign(f"{guest}{GENERATION}{generation}" if generation else guest).decode()

    def session_of(self, cookie: str | None) -> Session | None:
        """The session of a cookie; None if the house did not write it."""
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
        """The secret that moves this seat to another device. It works once: only while the guest has it since
        `came`."""
        told = "\0".join((table, str(seat), guest, str(came)))
        return f"{seat}-{self._digest(b'seat', told, 24)}"

    def invitation(self, table: str, removals: int) -> str:
        """The key of an invitation, which keeps seats for friends to friends.

        It changes with each removal, so that links an unwanted person may have become void.
        """
        return self._digest(b"invitation", f"{table}\0{removals}" if removals else table, 12)

    def is_invitation(self, key: str, table: str, removals: int) -> bool:
        """True for an invitation made after this many removals."""
        return compare_digest(key.encode(), self.invitation(table, removals).encode())

    def opener(self, address: str) -> str:
        """A digest of the address that opened a table, for the public list. Only the house can make it."""
        return self._digest(b"opener", address, 12)

    def address_digest(self, table: str, address: str) -> str:
        """A digest of an address, for one table. Only the house can make it, and other tables get another."""
        return self._digest(b"address", f"{table}\0{address}", 12)

    def is_seat_token(self, token: str, table: str, seat: int, guest: str, came: int) -> bool:
        """True if this is the secret that moves the seat now."""
        return compare_digest(token.encode(), self.seat_token(table, seat, guest, came).encode())


def kept_secret(folder: Path) -> bytes:
    """The house's key: made at the first start and kept, readable only for the house."""
    path = folder / SECRET_FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists() or path.stat().st_size < SECRET_BYTES:
        write_whole(path, token_bytes(SECRET_BYTES), mode=0o600)
    return path.read_bytes()
