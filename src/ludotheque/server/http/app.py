"""The house as an ASGI application: the api, websockets, and the client for every other address."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.core.language.refusals import Refused, UnknownGame

from .. import limits
from ..house import House
from ..limits import OverLimit
from ..origin import Hosts, address_of
from ..replay.rendering import NotRendered
from ..sentences import refusal
from ..storage.contract import NotWritten
from ..storage.integrity import Damaged
from ..tables.from_disk import UnknownTable
from ..websocket.visits import Visits
from .guard import HEALTH, Guarded
from .handlers import Forbidden, Handlers
from .pages import Pages
from .responses import TooLarge, problem
from .sockets import SOCKETS, Sockets

log = structlog.get_logger()

Handler = Callable[[Request], Awaitable[Response]]

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


def app_of(house: House, sockets: Sockets) -> ASGIApp:
    """The application for a house."""
    handlers, hosts = Handlers(house), Hosts(house.settings)
    visits = Visits(house, handlers.sessions.session_of, handlers.name_of, hosts)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Sockets]]:
        await house.open()
        try:
            yield {SOCKETS: sockets}
        finally:
            await house.close()

    pages = Starlette(
        routes=_routes(house, handlers),
        middleware=[
            Middleware(Guarded, origin=house.settings.origin, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=700),
        ],
        lifespan=lifespan,
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket bypasses the middleware: it would hold on to it for hours and use none of it."""
        if scope["type"] == "websocket":
            await visits(scope, receive, send)
        elif scope["type"] == "http" and not _affords(house, HTTPConnection(scope)):
            await problem(refusal("too-fast"), 429)(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def _routes(house: House, handlers: Handlers) -> list[Route]:
    """The addresses of the api, then the client for every other one."""
    pages = Pages()
    table: list[tuple[str, Handler, list[str]]] = [
        ("/api/house", handlers.offered, ["GET"]),
        ("/api/me", handlers.me, ["GET"]),
        ("/api/me", handlers.rename, ["POST"]),
        ("/api/me", handlers.erase, ["DELETE"]),
        ("/api/me/data", handlers.data, ["GET"]),
        ("/api/me/renew", handlers.renew, ["POST"]),
        ("/api/tables", handlers.tables, ["GET"]),
        ("/api/tables", handlers.new_table, ["POST"]),
        ("/api/tables/{id}/seat", handlers.move_seat, ["POST"]),
        ("/api/tables/{id}/film", handlers.replay, ["GET"]),
        ("/api/tables/{id}/lesson", handlers.lesson, ["GET"]),
        ("/api/tables/{id}/record", handlers.record, ["GET"]),
        ("/api/tables/{id}/chronicle", handlers.chronicle, ["GET"]),
        ("/api/words/{language}/{package}", handlers.words, ["GET"]),
        ("/api/material/{game}", handlers.material, ["GET"]),
        ("/api/talk/{game}", handlers.talk, ["GET"]),
        ("/api/shapes/{game}", handlers.shapes, ["GET"]),
        ("/api/rules/{game}/{language}", handlers.rules, ["GET"]),
        ("/api/privacy/{language}", handlers.privacy, ["GET"]),
        ("/api/{rest:path}", handlers.nothing, ["GET", "POST"]),
        (HEALTH, handlers.health, ["GET"]),
        ("/metrics", handlers.metrics, ["GET"]),
        ("/{path:path}", pages.page, ["GET"]),
    ]
    return [Route(path, _answering(house, handler), methods=methods) for path, handler, methods in table]


def _answering(house: House, handler: Handler) -> Handler:
    """The handler, with refusals answered as problems."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except ClientDisconnect:  # nobody is left to read the reason
            return Response(status_code=400)
        except Refused as refused:
            house.metrics.refusals += 1
            return problem(refused.why, STATUS.get(type(refused), 400))
        except sqlite3.DatabaseError as error:
            log.error("store-unreadable", error=repr(error))
            return problem(refusal("house-unreadable"), 503)

    return answer


def _affords(house: House, asked: HTTPConnection) -> bool:
    """True if the address may make another request of any kind."""
    return house.usage.affords(limits.ALL_REQUESTS, address_of(asked))
