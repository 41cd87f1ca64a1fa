"""Where a request comes from, and for whom: a page of this house, another site that speaks in a guest's name."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ..settings import Settings

HOME_BITS = 64
"""Of a long address, the part that belongs to one home."""
LOCAL = (".local", ".localhost")
"""Names that no other site can have."""
MOST_TOLD = 20
"""Foreign names that are written into the log, each once."""

log = structlog.get_logger()


def address_of(connection: HTTPConnection) -> str:
    """Whose machine it is, as far as one can tell."""
    return home_of(connection.client.host if connection.client else "")


def home_of(host: str) -> str:
    """An address as limits know it: of a long one (IPv6) the half that belongs to one home."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, HOME_BITS), strict=False))


class Hosts:
    """The names to which the house answers.

    A page of another site could point its own name at a house in somebody's home (DNS rebinding), and would then speak
    to it as if it were the house's own page. An address in digits cannot be pointed elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        named = [settings.host, _hostname(_place(settings.origin)), *settings.hosts.split(",")]
        self._named = {name.strip().lower() for name in named} - {""} | {"localhost"}
        self._is_public = bool(settings.origin)
        if not self._is_public:
            self._named.add(socket.gethostname().lower())
        self._told: set[str] = set()

    def has(self, asked: str | None) -> bool:
        """True if the house answers to what stands in a `Host` header; only a program leaves it out."""
        if asked is None:
            return True
        name = _hostname(asked)
        if name in self._named:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            known = not self._is_public and name.endswith(LOCAL)
        else:
            known = address.is_loopback or not self._is_public
        if not known:
            self._note(name)
        return known

    def _note(self, name: str) -> None:
        if name not in self._told and len(self._told) < MOST_TOLD:
            self._told.add(name)
            log.warning("other-host", host=name[:100], allow="LUDOTHEQUE_HOSTS")


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


def _hostname(place: str) -> str:
    """The host without its port; nothing where it is none."""
    try:
        return (urlsplit(f"//{place}").hostname or "").rstrip(".")
    except ValueError:
        return ""
