"""Visits: lets websockets in or turns them away, and deals with the requests of all of them together."""

import re
from collections.abc import Callable
from http import HTTPStatus

import structlog
from msgspec.structs import replace
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from .. import limits
from ..house import House
from ..limits import Rate
from ..origin import Hosts, address_of, comes_from_here
from ..people.tokens import Session
from ..tables.feed.readers import Reader
from .connection import CONNECTION, Connection
from .outbox import Outbox
from .visit import Visit

ADDRESS = re.compile("/api/tables/([^/]+)/live")
log = structlog.get_logger()


class Visits:
    """Accepts or refuses websockets."""

    def __init__(
        self,
        house: House,
        session_of: Callable[[HTTPConnection], Session | None],
        name_of: Callable[[str, HTTPConnection], str],
        hosts: Hosts,
    ) -> None:
        self.house, self.session_of, self.name_of, self.hosts = house, session_of, name_of, hosts
        self.usage = house.usage
        self.message_rate, self.address_rate = self._scaled(limits.MESSAGES), self._scaled(limits.ALL_MESSAGES)
        self.watcher_rate = self._scaled(limits.WATCHERS_MESSAGES)
        self.chatter_rate = self._scaled(limits.CHATTER)
        self._frame_rate, self._byte_rate = self._scaled(limits.FRAMES), self._scaled(limits.BYTES)
        self.outbox = Outbox()
        self.queue: list[Visit] = []
        """The visits whose next message is due."""

    def _scaled(self, rate: Rate) -> Rate:
        """The rate, scaled as the settings scale that of messages."""
        settings, usual = self.house.settings, limits.MESSAGES
        more, faster = settings.burst / usual.burst, settings.rate / usual.per_second
        return replace(rate, burst=rate.burst * more, per_second=rate.per_second * faster)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers the handshake and returns; the visit goes on in the background."""
        connection: Connection
        connection, request = scope["extensions"][CONNECTION]
        asked, table = HTTPConnection(scope), ADDRESS.fullmatch(scope["path"])
        if table is None or not self._is_meant(asked.headers):
            connection.refuse()
            return
        session, address = self.session_of(asked) or Session(""), address_of(asked)
        guest = session.guest
        has_seat = bool(guest) and self.house.store.has_seat(guest, table[1])
        if not self.usage.affords(limits.HANDSHAKES, guest if has_seat else address):
            connection.refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        reader = Reader(connection, session, self.name_of(guest, asked) if guest else "", address)
        visit = Visit(self, reader, table[1], has_seat)
        frames, bytes_in = self.usage.bucket(self._frame_rate), self.usage.bucket(self._byte_rate)
        connection.accept(request, visit, self.outbox, frames, bytes_in)
        if connection.is_open:
            visit.begin()

    def _is_meant(self, headers: Headers) -> bool:
        return self.hosts.has(headers.get("host")) and comes_from_here(headers, self.house.settings.origin)

    def go_through_queue(self) -> None:
        """Deals with the next message of every visit in the queue."""
        queue, self.queue = self.queue, []
        for visit in queue:
            try:
                visit.go_on()
            except Exception as error:  # an error in one visit must not touch the others
                log.error("visit-failed", exc_info=error)
