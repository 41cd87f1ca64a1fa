"""The handshake of a websocket, as the application sees it: a request like any other."""

import asyncio
from typing import Any

from starlette.types import ASGIApp, Message, Scope
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from websockets.http11 import Request


def scope_of(request: Request, transport: asyncio.Transport, extensions: dict[str, Any]) -> Scope:
    """The request in the application's terms (ASGI)."""
    path, _, query = request.path.partition("?")
    headers = request.headers.raw_items()
    return {
        "type": "websocket",
        "scheme": "wss" if is_ssl(transport) else "ws",
        "server": get_local_addr(transport),
        "client": get_remote_addr(transport),
        "path": path,
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in headers],
        "extensions": extensions,
    }


async def ask(application: ASGIApp, scope: Scope) -> None:
    """Lets the application accept or refuse. It does so by calling the connection, not by ASGI messages."""
    await application(scope, _nothing_comes, _nothing_goes)


async def _nothing_comes() -> Message:
    raise RuntimeError("a connection is listened to, not received from")


async def _nothing_goes(message: Message) -> None:
    raise RuntimeError("a connection is sent to directly")
