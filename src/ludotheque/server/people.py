"""People: guests with a name and a signed cookie, no account; and the secret links that move a seat."""

import unicodedata
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from itsdangerous import BadSignature, Signer

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Language, say

from .messages import LONGEST_NAME
from .refusing import refusal

COOKIE = "guest"
SECRET_FILE = "secret"
SECRET_BYTES = 32


class BadName(Refused):
    """A name that cannot be read, or is too long."""


class People:
    """Knows guests by their cookie; only the house can write one."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = Signer(secret, salt="guest")

    def new_guest(self) -> str:
        """Somebody nobody can pretend to be."""
        return token_urlsafe(16)

    def cookie_for(self, guest: str) -> str:
        """The guest's cookie."""
        return self._signer.sign(guest).decode()

    def guest_of(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if the house did not write it."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def seat_token(self, table: str, seat: int, guest: str, came: int) -> str:
        """The secret that moves this seat away from the guest who came to it with that entry: it works once."""
        told = "\0".join((table, str(seat), guest, str(came)))
        proof = blake2b(told.encode(), key=self._secret, digest_size=24, person=b"seat").hexdigest()
        return f"{seat}-{proof}"

    def invitation(self, table: str) -> str:
        """What an invitation to a table carries, so that its seats for friends are for friends."""
        return blake2b(table.encode(), key=self._secret, digest_size=12, person=b"invitation").hexdigest()

    def is_invitation(self, key: str, table: str) -> bool:
        """Whether somebody was invited to the table."""
        return compare_digest(key.encode(), self.invitation(table).encode())

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


def readable(text: str) -> str:
    """A text as everybody will see it: on one line, without signs that cannot be seen or turn the text around."""
    plain = unicodedata.normalize("NFC", text)
    shown = "".join(sign if unicodedata.category(sign)[0] not in "CZ" else " " for sign in plain)
    return " ".join(shown.split())


def proper_name(name: str) -> str:
    """The name as everybody will see it; refused where nobody could read or remember it."""
    tidy = readable(name)
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in tidy):
        raise BadName(refusal("name-empty"))
    if len(tidy) > LONGEST_NAME:
        raise BadName(refusal("name-long", most=LONGEST_NAME))
    return tidy


def name_for(guest: str, language: Language) -> str:
    """What a guest is called who has not said: one of the house's animals, always the same for the same guest."""
    animals = say(__package__, language, "guest-names", {}).split(", ")
    lot = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little")
    return animals[lot % len(animals)].strip()
