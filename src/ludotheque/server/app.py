"""The doors of the house: pages, requests and websockets, as an ASGI application."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.refusals import Refused, UnknownGame
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import encode
from ludotheque.core.words import LANGUAGES, Language, Why

from . import messages
from .film import film_of, record_of
from .house import House, UnknownTable
from .limits import Buckets
from .live import Live
from .offers import Offers
from .origin import address_of, comes_from_here
from .pages import Pages
from .people import COOKIE, name_for, proper_name
from .refusing import refusal
from .store import NotWritten

T = TypeVar("T")
A_YEAR = 60 * 60 * 24 * 365
LARGEST_BODY = 16 * 1024
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

    def __init__(self, house: House) -> None:
        self.house = house
        self.offers = Offers()
        self.pages = Pages()
        self.live = Live(house, self.guest_of, self.name_of)
        self.buckets = Buckets(most=60, per_second=2)

    def app(self) -> ASGIApp:
        """The application: the api, then the client for every other address."""
        api = [
            ("/api/house", self.library, ["GET"]),
            ("/api/me", self.me, ["GET"]),
            ("/api/me", self.rename, ["POST"]),
            ("/api/tables", self.tables, ["GET"]),
            ("/api/tables", self.open_table, ["POST"]),
            ("/api/tables/{id}/seat", self.move_seat, ["POST"]),
            ("/api/tables/{id}/film", self.film, ["GET"]),
            ("/api/tables/{id}/lesson", self.lesson, ["GET"]),
            ("/api/tables/{id}/record", self.record, ["GET"]),
            ("/api/words/{language}/{package}", self.words, ["GET"]),
            ("/api/material/{game}", self.material, ["GET"]),
            ("/api/rules/{game}/{language}", self.rules, ["GET"]),
            ("/api/{rest:path}", self.nothing, ["GET", "POST"]),
            ("/health", self.health, ["GET"]),
            ("/metrics", self.metrics, ["GET"]),
            ("/{path:path}", self.pages.page, ["GET"]),
        ]
        routes = [Route(path, self._answering(handler), methods=methods) for path, handler, methods in api]
        pages = Starlette(
            routes=routes,
            middleware=[
                Middleware(Guarded, origin=self.house.settings.origin),
                Middleware(GZipMiddleware, minimum_size=700),
            ],
            lifespan=self._lifespan,
        )

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            """A line to a table goes past all that pages need: it would keep it for hours, and use nothing of it."""
            await (self.live if scope["type"] == "websocket" else pages)(scope, receive, send)

        return app

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.house.open()
        yield
        await self.house.close()

    def _answering(self, handler: Handler) -> Handler:
        """The handler; what it refuses becomes a problem with a sentence."""

        async def answer(request: Request) -> Response:
            try:
                return await handler(request)
            except Refused as refused:
                self.house.metrics.refusals += 1
                return _problem(refused.why, STATUS.get(type(refused), 400))

        return answer

    # Who is there.

    def guest_of(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie it is."""
        return self.house.people.guest_of(connection.cookies.get(COOKIE))

    def name_of(self, guest: str, request: HTTPConnection) -> str:
        """What the guest is called."""
        return self.house.store.name_of(guest) or name_for(guest, language_of(request.headers))

    def _need_guest(self, request: Request) -> str:
        guest = self.guest_of(request)
        if guest is None:
            raise Forbidden(refusal("no-guest"))
        self._not_too_often(guest)
        return guest

    def _not_too_often(self, who: str) -> None:
        if not self.buckets.take(who):
            raise TooMany(refusal("too-fast"))

    # What they ask.

    async def library(self, request: Request) -> Response:
        return _json(self.offers.library, cache="public, max-age=60")

    async def me(self, request: Request) -> Response:
        guest = self.guest_of(request)
        if guest is None:
            self._not_too_often(address_of(request))
            guest = self.house.people.new_guest()
        response = _json(messages.Me(self.name_of(guest, request)))
        response.set_cookie(
            COOKIE,
            self.house.people.cookie_for(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https" or self.house.settings.origin.startswith("https:"),
        )
        return response

    async def rename(self, request: Request) -> Response:
        guest = self._need_guest(request)
        name = proper_name((await _body(request, messages.NewName)).name)
        await self.house.store.call(guest, name)
        return _json(messages.Me(name))

    async def tables(self, request: Request) -> Response:
        return _json(await self.house.tables_for(self.guest_of(request)))

    async def open_table(self, request: Request) -> Response:
        guest = self._need_guest(request)
        self._not_too_often(f"tables {address_of(request)}")
        wanted = await _body(request, messages.NewTable)
        return _json(messages.Opened(await self.house.open_table(guest, self.name_of(guest, request), wanted)))

    async def move_seat(self, request: Request) -> Response:
        guest = self._need_guest(request)
        moving = await _body(request, messages.Moving)
        sitting = self.house.sitting(request.path_params["id"])
        await sitting.move_seat(moving.token, guest)
        return _json(messages.Opened(sitting.table.id))

    async def film(self, request: Request) -> Response:
        asked, guest = request.query_params.get("seat"), self.guest_of(request)
        if asked not in (None, OWN_SEAT) and not SEAT.fullmatch(asked):
            raise Refused(refusal("no-such-seat", seat="?"))
        self._not_too_often(guest or address_of(request))
        sitting = self.house.sitting(request.path_params["id"])
        async with sitting.lock:
            mine = sitting.table.seat_of(sitting.table.person_of(guest))
            seat = mine if asked == OWN_SEAT else None if asked is None else int(asked)
            return _json(film_of(sitting.table, seat, mine))

    async def lesson(self, request: Request) -> Response:
        seat = request.query_params.get("seat", "")
        self._not_too_often(self.guest_of(request) or address_of(request))
        sitting = self.house.sitting(request.path_params["id"])
        if not SEAT.fullmatch(seat):
            raise Refused(refusal("no-such-seat", seat="?"))
        async with sitting.lock:
            return _json(self.house.lessons.about(sitting.table, int(seat)))

    async def record(self, request: Request) -> Response:
        self._not_too_often(self.guest_of(request) or address_of(request))
        sitting = self.house.sitting(request.path_params["id"])
        async with sitting.lock:
            response = _json(record_of(sitting.table))
        name = f"{sitting.table.game.key}-{sitting.table.id[:6]}.json"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def words(self, request: Request) -> Response:
        text = self.offers.words(_language(request), request.path_params["package"])
        return _text(text, "text/plain; charset=utf-8")

    async def material(self, request: Request) -> Response:
        material = shelf.game(request.path_params["game"]).material()
        return _json(material, cache="public, max-age=60")

    async def rules(self, request: Request) -> Response:
        return _json(self.offers.rules(request.path_params["game"], _language(request)), cache="public, max-age=60")

    async def nothing(self, request: Request) -> Response:
        raise UnknownTable(refusal("no-such-page"))

    async def health(self, request: Request) -> Response:
        return _json({"ok": not self.house.closing and self.house.store.is_open})

    async def metrics(self, request: Request) -> Response:
        return Response(self.house.counted().text(), media_type="text/plain; version=0.0.4")


class Forbidden(Refused):
    """Somebody without a cookie of the house."""


class TooMany(Refused):
    """Somebody asks too often."""


class TooLarge(Refused):
    """Somebody sends too much."""


STATUS: dict[type[Refused], int] = {
    UnknownTable: 404,
    UnknownGame: 404,
    Forbidden: 403,
    TooMany: 429,
    TooLarge: 413,
    NotWritten: 503,
}


class Guarded:
    """Puts the house's headers on every answer, and refuses what another site's page sends in a guest's name."""

    def __init__(self, app: ASGIApp, origin: str) -> None:
        self.app, self.origin = app, origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        foreign = scope["method"] == "POST" and not comes_from_here(Headers(scope=scope), self.origin)
        app = _problem(refusal("other-site"), 403) if foreign else self.app

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                raw = message.setdefault("headers", [])
                raw += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        await app(scope, receive, send_guarded)


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


def _text(text: str, kind: str) -> Response:
    return Response(text, media_type=kind, headers={"cache-control": "public, max-age=60"})


def _problem(why: Why, status: int) -> Response:
    response = _json(messages.Problem(why))
    response.status_code = status
    return response
