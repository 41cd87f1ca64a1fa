"""The guard: headers on every answer, and no answer to other sites and foreign names."""

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.words import quoted, say

from ..sentences import refusal
from .origin import Hosts, comes_from_here
from .responses import language_of, problem

HEALTH = "/health"
"""The one address that is answered under any name."""

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
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
            return problem(refusal("other-site"), 403)
        return None


def _misdirected(headers: Headers, path: str) -> Response:
    """The refusal of a foreign name: for a program as a problem, for a person as text."""
    host = quoted(headers["host"])
    why = refusal("other-host", host=host)
    if path.startswith("/api/"):
        return problem(why, 421)
    return Response(f"{say(why.package, language_of(headers), why.id, {'host': host})}\n", 421, media_type="text/plain")
