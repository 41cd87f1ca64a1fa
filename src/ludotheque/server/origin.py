"""Where a request comes from, and whether another site's page made it in a guest's name."""

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from .settings import Settings

HOME_BITS = 64
"""The part of an IPv6 address that belongs to one home."""
LOCAL = (".local", ".localhost")
"""Domains that no other site can have."""
MOST_TOLD = 20
"""The most foreign names that are logged, each once."""

log = structlog.get_logger()


def address_of(connection: HTTPConnection) -> str:
    """The address of the client's home, as far as it can be known."""
    return home_of(connection.client.host if connection.client else "")


def home_of(host: str) -> str:
    """An address, as limits count it: of an IPv6 address the half that belongs to one home."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, HOME_BITS), strict=False))


class Hosts:
    """The host names that the house answers to.

    Another site's page could point its own name at a house in a private home (DNS rebinding), and then speak to it as
    the house's own page would. A numeric address cannot be pointed elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        named = [settings.host, _hostname(_place(settings.origin)), *settings.hosts.split(",")]
        self._named = {name.strip().lower() for name in named} - {""} | {"localhost"}
        self._is_public = bool(settings.origin)
        if not self._is_public:
            self._named.add(socket.gethostname().lower())
        self._told: set[str] = set()

    def has(self, asked: str | None) -> bool:
        """True if the house answers to this `Host` header. Only programs omit it."""
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
    """True if the request comes from our own page, at the address asked or at the house's public one.

    A browser always names the page's site. A program that names none has no guest to abuse.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or _place(origin) in {headers.get("host"), _place(public)} - {""}


def _place(address: str) -> str:
    """Host and port; empty if this is not an address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def _hostname(place: str) -> str:
    """The host without its port; empty if there is none."""
    try:
        return (urlsplit(f"//{place}").hostname or "").rstrip(".")
    except ValueError:
        return ""
