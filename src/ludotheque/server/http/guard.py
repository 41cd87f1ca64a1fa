"""The guard: puts headers on every response, and turns away other sites and foreign host names."""

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.language.words import quoted, say

from ..origin import Hosts, comes_from_here
from ..sentences import refusal
from .responses import language_of, problem

HEALTH = "/health"
"""The one address that is answered under any host name."""

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guarded:
    """Puts the house's headers on every response. Refuses foreign host names and requests from other sites."""

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
        """The response to a request from another site's page or under a foreign name; None if it is welcome."""
        headers = Headers(scope=scope)
        if scope["path"] != HEALTH and not self.hosts.has(headers.get("host")):
            return _misdirected(headers, scope["path"])
        if scope["method"] in ("POST", "DELETE") and not comes_from_here(headers, self.origin):
            return problem(refusal("other-site"), 403)
        return None


def _misdirected(headers: Headers, path: str) -> Response:
    """The refusal of a foreign name: a problem for a program, plain text for a person."""
    host = quoted(headers["host"])
    why = refusal("other-host", host=host)
    if path.startswith("/api/"):
        return problem(why, 421)
    return Response(f"{say(why.package, language_of(headers), why.id, {'host': host})}\n", 421, media_type="text/plain")
