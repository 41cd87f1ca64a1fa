"""Where a request comes from: a page of this house, or another site that speaks in a guest's name."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Whose machine it is, as far as one can tell; of a long address, the half that belongs to one home."""
    host = connection.client.host if connection.client else ""
    return host if ":" not in host else ":".join(host.split(":")[:4])


def comes_from_here(headers: Headers, public: str) -> bool:
    """Whether the page that asks is ours, by the address it was asked at or the house's public one.

    A browser always says whose page it is; a program that says nothing has no guest to abuse.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or _place(origin) in {headers.get("host"), _place(public)} - {""}


def _place(address: str) -> str:
    """Host and port; nothing where it is no address at all."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""
