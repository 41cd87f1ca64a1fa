"""The doors of the house: pages, requests and websockets, as an ASGI application."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from gzip import compress, decompress
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.refusals import Refused, UnknownGame
from ludotheque.core.wire import encode
from ludotheque.core.words import LANGUAGES, Language, Why, quoted, say

from .. import limits
from ..house import House, UnknownTable
from ..limits import OverLimit
from ..people.export import known_about
from ..people.privacy import privacy_page
from ..people.sessions import Sessions
from ..people.texts import proper_name
from ..people.tokens import Session, name_for
from ..protocol import api
from ..replay.rendering import NotRendered
from ..sentences import PACKAGE, refusal
from ..storage.integrity import Damaged
from ..storage.store import NotWritten
from ..tables.open_table import OpenTable
from ..tables.permissions import need_audience
from ..websocket.visits import Visits
from .catalogue import Offers
from .connection import SOCKETS, Sockets
from .origin import Hosts, address_of, comes_from_here
from .pages import Pages

log = structlog.get_logger()

T = TypeVar("T")
A_MINUTE = "public, max-age=60"
LARGEST_BODY = 16 * 1024
HEALTH = "/health"
PATIENCE = 10.0
"""Seconds for which a guest waits until they are erased; it goes on after that."""
SEAT = re.compile(r"-?[0-9]{1,3}")
OWN_SEAT = "mine"
"""Whose film somebody wants who has a seat; without one, a spectator's."""

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

Handler = Callable[[Request], Awaitable[Response]]


class Doors:
    """What the house answers over HTTP."""

    def __init__(self, house: House, sockets: Sockets) -> None:
        self.house, self._sockets = house, sockets
        self.offers = Offers()
        self.pages = Pages()
        self.hosts = Hosts(house.settings)
        self.sessions = Sessions(house)
        self._made: dict[str, bytes] = {}
        self.visits = Visits(house, self.sessions.session_of, self.name_of, self.hosts)

    def app(self) -> ASGIApp:
        """The application: the api, then the client for every other address."""
        api = [
            ("/api/house", self.library, ["GET"]),
            ("/api/me", self.me, ["GET"]),
            ("/api/me", self.rename, ["POST"]),
            ("/api/me", self.erase, ["DELETE"]),
            ("/api/me/data", self.data, ["GET"]),
            ("/api/me/renew", self.renew, ["POST"]),
            ("/api/tables", self.tables, ["GET"]),
            ("/api/tables", self.new_table, ["POST"]),
            ("/api/tables/{id}/seat", self.move_seat, ["POST"]),
            ("/api/tables/{id}/film", self.replay, ["GET"]),
            ("/api/tables/{id}/lesson", self.lesson, ["GET"]),
            ("/api/tables/{id}/record", self.record, ["GET"]),
            ("/api/words/{language}/{package}", self.words, ["GET"]),
            ("/api/material/{game}", self.material, ["GET"]),
            ("/api/rules/{game}/{language}", self.rules, ["GET"]),
            ("/api/privacy/{language}", self.privacy, ["GET"]),
            ("/api/{rest:path}", self.nothing, ["GET", "POST"]),
            (HEALTH, self.health, ["GET"]),
            ("/metrics", self.metrics, ["GET"]),
            ("/{path:path}", self.pages.page, ["GET"]),
        ]
        routes = [Route(path, self._answering(handler), methods=methods) for path, handler, methods in api]
        pages = Starlette(
            routes=routes,
            middleware=[
                Middleware(Guarded, origin=self.house.settings.origin, hosts=self.hosts),
                Middleware(GZipMiddleware, minimum_size=700),
            ],
            lifespan=self._lifespan,
        )

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            """A websocket goes past all that pages need: it would keep it for hours, and use nothing of it."""
            if scope["type"] == "websocket":
                await self.visits(scope, receive, send)
            elif scope["type"] == "http" and not self._affords(HTTPConnection(scope)):
                await _problem(refusal("too-fast"), 429)(scope, receive, send)
            else:
                await pages(scope, receive, send)

        return app

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Sockets]]:
        await self.house.open()
        try:
            yield {SOCKETS: self._sockets}
        finally:
            await self.house.close()

    def _answering(self, handler: Handler) -> Handler:
        """The handler; what it refuses becomes a problem with a sentence."""

        async def answer(request: Request) -> Response:
            try:
                return await handler(request)
            except ClientDisconnect:  # nobody is there to read why not
                return Response(status_code=400)
            except Refused as refused:
                self.house.metrics.refusals += 1
                return _problem(refused.why, STATUS.get(type(refused), 400))
            except sqlite3.DatabaseError as error:
                log.error("store-unreadable", error=repr(error))
                return _problem(refusal("house-unreadable"), 503)

        return answer

    def _affords(self, asked: HTTPConnection) -> bool:
        """Whether the address may ask once more, whatever it is for."""
        return self.house.usage.affords(limits.ALL_REQUESTS, address_of(asked))

    # Who is there.

    def name_of(self, guest: str, request: HTTPConnection) -> str:
        """What the guest is called."""
        return self.house.store.name_of(guest) or name_for(guest, language_of(request.headers))

    def _need_guest(self, request: Request) -> str:
        guest = self.sessions.guest_of(request)
        if guest is None:
            raise Forbidden(refusal("no-guest"))
        self.house.usage.spend(limits.REQUESTS, guest)
        return guest

    def _not_too_often(self, request: Request) -> None:
        """Somebody asks, with or without a cookie."""
        self.house.usage.spend(limits.REQUESTS, self.sessions.guest_of(request) or address_of(request))

    # What they ask.

    async def library(self, request: Request) -> Response:
        return self._page(request, lambda: encode(self.offers.library))

    async def me(self, request: Request) -> Response:
        session = self.sessions.session_of(request) or Session(self._new_guest(address_of(request)))
        response = _json(api.Me(self.name_of(session.guest, request)))
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
        response = _json(known)
        response.headers["content-disposition"] = 'attachment; filename="ludotheque.json"'
        return response

    async def erase(self, request: Request) -> Response:
        guest = self._need_guest(request)
        self.house.usage.spend(limits.ERASURES, address_of(request))
        name = say(PACKAGE, language_of(request.headers), "somebody", {})
        await asyncio.wait([await self.house.retention.erase(guest, name)], timeout=PATIENCE)
        response = _json(api.Erased(self.house.retention.is_erased(guest)))
        self.sessions.forget(request, response)
        return response

    async def renew(self, request: Request) -> Response:
        """Signs out the guest's other devices; their connections end when this one has its new cookie."""
        guest = self._need_guest(request)
        session = await self.sessions.renew(guest)
        response = _json(api.Me(self.name_of(guest, request)))
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
        name = proper_name((await _body(request, api.NewName)).name)
        await self.house.store.call(guest, name)
        return _json(api.Me(name))

    async def tables(self, request: Request) -> Response:
        self.house.usage.spend(limits.LISTS, address_of(request))
        return _json(await self.house.tables_for(self.sessions.guest_of(request)))

    async def new_table(self, request: Request) -> Response:
        guest = self._need_guest(request)
        wanted, name = await _body(request, api.NewTable), self.name_of(guest, request)
        return _json(api.Opened(await self.house.new_table(guest, name, wanted, address_of(request))))

    async def move_seat(self, request: Request) -> Response:
        guest = self._need_guest(request)
        moving = await _body(request, api.Moving)
        open_table = await self._open_table(request)
        await open_table.move_seat(moving.token, guest)
        return _json(api.Opened(open_table.table.id))

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
        return _packed(request, await making)

    async def lesson(self, request: Request) -> Response:
        seat = request.query_params.get("seat", "")
        self._not_too_often(request)
        open_table = await self._open_table(request)
        if not SEAT.fullmatch(seat):
            raise Refused(refusal("no-such-seat", seat="?"))
        async with open_table.lock:
            need_audience(open_table.table, self.sessions.guest_of(request))
            return _json(self.house.lessons.about(open_table.table, int(seat), address_of(request)))

    async def record(self, request: Request) -> Response:
        self.house.usage.spend(limits.REPLAYS, address_of(request))
        open_table = await self._open_table(request)
        async with open_table.lock:
            need_audience(open_table.table, self.sessions.guest_of(request))
            making = self.house.renderer.record(open_table.table, address_of(request))
        response = _packed(request, await making)
        name = f"{open_table.table.game.key}-{open_table.table.id[:6]}.json"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def _open_table(self, request: Request) -> OpenTable:
        return await self.house.find(request.path_params["id"], address_of(request))

    async def words(self, request: Request) -> Response:
        language, package = _language(request), request.path_params["package"]
        return self._page(request, lambda: self.offers.words(language, package).encode(), "text/plain; charset=utf-8")

    async def material(self, request: Request) -> Response:
        material = await self.house.renderer.material(request.path_params["game"], address_of(request))
        return _packed(request, material, cache=A_MINUTE)

    async def rules(self, request: Request) -> Response:
        language = _language(request)
        return self._page(request, lambda: encode(self.offers.rules(request.path_params["game"], language)))

    def _page(self, request: Request, make: Callable[[], bytes], kind: str = "application/json") -> Response:
        """What is the same for everybody as long as the house is open: made and compressed once."""
        if request.url.path not in self._made:
            self._made[request.url.path] = compress(make(), mtime=0)
        return _packed(request, self._made[request.url.path], kind, A_MINUTE)

    async def privacy(self, request: Request) -> Response:
        page = privacy_page(_language(request), self.house.settings)
        return _json(api.Page(page), cache="public, max-age=60")

    async def nothing(self, request: Request) -> Response:
        raise UnknownTable(refusal("no-such-page"))

    async def health(self, request: Request) -> Response:
        why = await self.house.ails()
        response = _json({"ok": True} if why is None else {"ok": False, "why": why})
        response.status_code = 200 if why is None else 503
        return response

    async def metrics(self, request: Request) -> Response:
        return Response(self.house.counted().text(), media_type="text/plain; version=0.0.4")


class Forbidden(Refused):
    """Somebody without a cookie of the house."""


class TooLarge(Refused):
    """Somebody sends too much."""


STATUS: dict[type[Refused], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    Forbidden: 403,
    OverLimit: 429,
    TooLarge: 413,
    NotWritten: 503,
    NotRendered: 503,
    Damaged: 500,
}


class Guarded:
    """Puts the house's headers on every answer, and refuses what is not meant for it, or not sent by its own page."""

    def __init__(self, app: ASGIApp, origin: str, hosts: Hosts) -> None:
        self.app, self.origin, self.hosts = app, origin, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        app = self._refused(scope) or self.app

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                raw = message.setdefault("headers", [])
                raw += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        await app(scope, receive, send_guarded)

    def _refused(self, scope: Scope) -> Response | None:
        """What is answered to another site's page, or under a name that is not the house's; health is told anybody."""
        headers = Headers(scope=scope)
        if scope["path"] != HEALTH and not self.hosts.has(headers.get("host")):
            return _misdirected(headers, scope["path"])
        if scope["method"] in ("POST", "DELETE") and not comes_from_here(headers, self.origin):
            return _problem(refusal("other-site"), 403)
        return None


def _misdirected(headers: Headers, path: str) -> Response:
    """The refusal of a foreign name: for a program as a problem, for a person as text."""
    host = quoted(headers["host"])
    why = refusal("other-host", host=host)
    if path.startswith("/api/"):
        return _problem(why, 421)
    return Response(f"{say(why.package, language_of(headers), why.id, {'host': host})}\n", 421, media_type="text/plain")


def language_of(headers: Headers) -> Language:
    """The language a browser prefers among ours."""
    for part in headers.get("accept-language", "").split(","):
        wish = part.split(";")[0].strip()[:2].lower()
        for language in LANGUAGES:
            if wish == language:
                return language
    return "en"


async def _body(request: Request, kind: type[T]) -> T:
    """The request's JSON, as the record it must be."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST_BODY:
            raise TooLarge(refusal("too-large"))
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(refusal("not-a-message")) from error


def _language(request: Request) -> Language:
    for language in LANGUAGES:
        if request.path_params["language"] == language:
            return language
    raise UnknownTable(refusal("no-such-page"))


def _json(thing: Any, cache: str = "no-store") -> Response:
    return Response(encode(thing), media_type="application/json", headers={"cache-control": cache})


def _packed(request: Request, content: bytes, kind: str = "application/json", cache: str = "no-store") -> Response:
    """What is compressed already, or what it was before for a browser that cannot read it."""
    headers = {"cache-control": cache, "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(decompress(content), media_type=kind, headers=headers)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def _problem(why: Why, status: int) -> Response:
    response = _json(api.Problem(why))
    response.status_code = status
    return response
