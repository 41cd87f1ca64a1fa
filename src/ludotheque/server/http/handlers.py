"""Handlers: how the house answers each address of its api."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from gzip import compress

from starlette.background import BackgroundTask
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import LANGUAGES, Language, say
from ludotheque.core.wire import encode

from .. import limits
from ..house import House
from ..limits import OverLimit
from ..opened.open_table import OpenTable
from ..origin import address_of
from ..people.names import name_for, proper_name
from ..people.sessions import Sessions
from ..people.tokens import Session
from ..privacy.export import known_about
from ..privacy.policy import privacy_page
from ..protocol import api
from ..sentences import PACKAGE, refusal
from ..tables.from_disk import UnknownTable
from ..tables.permissions import need_audience
from ..tables.table import Table
from .library import Library
from .responses import body_of, json_response, language_of, packed_response

A_MINUTE = "public, max-age=60"
ERASED_WITHIN = 10.0
"""Seconds that a guest waits to be erased; after that, erasing goes on in the background."""
SEAT = re.compile(r"-?[0-9]{1,3}")
OWN_SEAT = "mine"
"""Asks for the replay of one's own seat; without a seat, a watcher's."""
Render = Callable[[Table, str], Awaitable[bytes]]
"""Makes something of a table's match, for a visitor at an address."""


class Forbidden(Refused):
    """The request has no cookie of the house."""


class Handlers:
    """A handler for each address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.library = Library()
        self.sessions = Sessions(house.tokens, house.store, house.settings.origin)
        self._made: dict[str, bytes] = {}

    # Who is there.

    def name_of(self, guest: str, request: HTTPConnection) -> str:
        """The guest's name, chosen or by default."""
        return self.house.store.name_of(guest) or name_for(guest, language_of(request.headers))

    def _need_guest(self, request: Request) -> str:
        guest = self.sessions.guest_of(request)
        if guest is None:
            raise Forbidden(refusal("no-guest"))
        self.house.usage.spend(limits.REQUESTS, guest)
        return guest

    def _not_too_often(self, request: Request) -> None:
        """Charges the request to the guest, or to the address without a cookie."""
        self.house.usage.spend(limits.REQUESTS, self.sessions.guest_of(request) or address_of(request))

    # What they ask.

    async def offered(self, request: Request) -> Response:
        return self._kept(request, lambda: encode(self.library.page))

    async def me(self, request: Request) -> Response:
        session = self.sessions.session_of(request) or Session(self._new_guest(address_of(request)))
        response = json_response(api.Me(self.name_of(session.guest, request)))
        self.sessions.keep(request, response, session)
        return response

    async def data(self, request: Request) -> Response:
        guest, usage = self._need_guest(request), self.house.usage
        first = request.query_params.get("from", "0")
        if not SEAT.fullmatch(first):
            raise Refused(refusal("not-a-message"))
        usage.spend(limits.EXPORTS, address_of(request))
        if not usage.hold(limits.EXPORTS_AT_ONCE, "house"):
            raise OverLimit(limits.EXPORTS_AT_ONCE)
        try:
            name = self.name_of(guest, request)
            known = await asyncio.to_thread(known_about, self.house.store.path, guest, name, int(first))
        finally:
            usage.release(limits.EXPORTS_AT_ONCE, "house")
        response = json_response(known)
        response.headers["content-disposition"] = 'attachment; filename="ludotheque.json"'
        return response

    async def erase(self, request: Request) -> Response:
        guest = self._need_guest(request)
        self.house.usage.spend(limits.ERASURES, address_of(request))
        name = say(PACKAGE, language_of(request.headers), "somebody", {})
        await asyncio.wait([await self.house.retention.erase(guest, name)], timeout=ERASED_WITHIN)
        response = json_response(api.Erased(self.house.retention.is_erased(guest)))
        self.sessions.forget(request, response)
        return response

    async def renew(self, request: Request) -> Response:
        """Signs out the guest's other devices. Their connections end once this one has its new cookie."""
        guest = self._need_guest(request)
        session = await self.sessions.renew(guest)
        response = json_response(api.Me(self.name_of(guest, request)))
        self.sessions.keep(request, response, session)
        response.background = BackgroundTask(self.house.sign_out, guest)
        return response

    def _new_guest(self, address: str) -> str:
        usage = self.house.usage
        usage.spend(limits.NEW_GUESTS, address, why=refusal("many-guests"))
        usage.spend(limits.ALL_NEW_GUESTS, "", why=refusal("very-many-guests"))
        return self.house.tokens.new_guest()

    async def rename(self, request: Request) -> Response:
        guest = self._need_guest(request)
        name = proper_name((await body_of(request, api.NewName)).name)
        await self.house.store.set_name(guest, name)
        return json_response(api.Me(name))

    async def tables(self, request: Request) -> Response:
        self.house.usage.spend(limits.LISTS, address_of(request))
        return json_response(await self.house.tables_for(self.sessions.guest_of(request)))

    async def new_table(self, request: Request) -> Response:
        guest = self._need_guest(request)
        wanted, name = await body_of(request, api.NewTable), self.name_of(guest, request)
        return json_response(api.Opened(await self.house.new_table(guest, name, wanted, address_of(request))))

    async def move_seat(self, request: Request) -> Response:
        guest = self._need_guest(request)
        moving = await body_of(request, api.Moving)
        open_table = await self._open_table(request)
        await open_table.move_seat(moving.token, guest)
        return json_response(api.Opened(open_table.table.id))

    async def replay(self, request: Request) -> Response:
        asked, guest = request.query_params.get("seat"), self.sessions.guest_of(request)
        if asked not in (None, OWN_SEAT) and not SEAT.fullmatch(asked):
            raise Refused(refusal("no-such-seat", seat="?"))
        self.house.usage.spend(limits.REPLAYS, address_of(request))
        open_table = await self._open_table(request)
        async with open_table.lock:
            need_audience(open_table.table, guest)
            mine = open_table.table.seat_of(open_table.table.person_of(guest))
            seat = mine if asked == OWN_SEAT else None if asked is None else int(asked)
            making = self.house.renderer.replay(open_table.table, seat, mine, address_of(request))
        return packed_response(request, await making)

    async def lesson(self, request: Request) -> Response:
        seat = request.query_params.get("seat", "")
        self._not_too_often(request)
        open_table = await self._open_table(request)
        if not SEAT.fullmatch(seat):
            raise Refused(refusal("no-such-seat", seat="?"))
        async with open_table.lock:
            need_audience(open_table.table, self.sessions.guest_of(request))
            return json_response(self.house.lessons.about(open_table.table, int(seat), address_of(request)))

    async def record(self, request: Request) -> Response:
        table, packed = await self._rendered(request, self.house.renderer.record)
        response = packed_response(request, packed)
        response.headers["content-disposition"] = f'attachment; filename="{table.game.key}-{table.id[:6]}.json"'
        return response

    async def chronicle(self, request: Request) -> Response:
        _, packed = await self._rendered(request, self.house.renderer.chronicle)
        return packed_response(request, packed)

    async def _rendered(self, request: Request, render: Render) -> tuple[Table, bytes]:
        """A table, and what is made of its match for its audience."""
        self.house.usage.spend(limits.REPLAYS, address_of(request))
        open_table = await self._open_table(request)
        async with open_table.lock:
            need_audience(open_table.table, self.sessions.guest_of(request))
            making = render(open_table.table, address_of(request))
        return open_table.table, await making

    async def _open_table(self, request: Request) -> OpenTable:
        return await self.house.find(request.path_params["id"], address_of(request))

    async def words(self, request: Request) -> Response:
        language, package = language_in_path(request), request.path_params["package"]
        return self._kept(request, lambda: self.library.words(language, package).encode(), "text/plain; charset=utf-8")

    async def material(self, request: Request) -> Response:
        material = await self.house.renderer.material(request.path_params["game"], address_of(request))
        return packed_response(request, material, cache=A_MINUTE)

    async def talk(self, request: Request) -> Response:
        return self._kept(request, lambda: encode(self.library.talk(request.path_params["game"])))

    async def shapes(self, request: Request) -> Response:
        return self._kept(request, lambda: encode(self.library.shapes(request.path_params["game"])))

    async def rules(self, request: Request) -> Response:
        language = language_in_path(request)
        return self._kept(request, lambda: encode(self.library.rules(request.path_params["game"], language)))

    def _kept(self, request: Request, make: Callable[[], bytes], kind: str = "application/json") -> Response:
        """Content that is the same for everybody while the house is open, made and compressed once."""
        if request.url.path not in self._made:
            self._made[request.url.path] = compress(make(), mtime=0)
        return packed_response(request, self._made[request.url.path], kind, A_MINUTE)

    async def privacy(self, request: Request) -> Response:
        page = privacy_page(language_in_path(request), self.house.settings)
        return json_response(api.Page(page), cache="public, max-age=60")

    async def nothing(self, request: Request) -> Response:
        raise UnknownTable(refusal("no-such-page"))

    async def health(self, request: Request) -> Response:
        why = await self.house.ails()
        response = json_response({"ok": True} if why is None else {"ok": False, "why": why})
        response.status_code = 200 if why is None else 503
        return response

    async def metrics(self, request: Request) -> Response:
        return Response(self.house.counted().text(), media_type="text/plain; version=0.0.4")


def language_in_path(request: Request) -> Language:
    for language in LANGUAGES:
        if request.path_params["language"] == language:
            return language
    raise UnknownTable(refusal("no-such-page"))
