"""Sessions: whose browser it is, by its cookie, and which cookies are still valid."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..storage.store import Store
from .tokens import Session, Tokens

A_YEAR = 60 * 60 * 24 * 365


class Sessions:
    """Reads and writes the cookies of guests."""

    def __init__(self, tokens: Tokens, store: Store, origin: str) -> None:
        self._tokens, self._store, self._origin = tokens, store, origin

    def session_of(self, connection: HTTPConnection) -> Session | None:
        """The session of a cookie; None without a valid one, or if the guest has signed it out."""
        for name in self._tokens.cookie_names(self._is_safe(connection)):
            session = self._tokens.session_of(connection.cookies.get(name))
            if session is not None and session.generation >= self._store.generation_of(session.guest):
                return session
        return None

    def guest_of(self, connection: HTTPConnection) -> str | None:
        """The guest this connection's cookie belongs to; None without a valid one."""
        session = self.session_of(connection)
        return session and session.guest

    def keep(self, request: Request, response: Response, session: Session) -> None:
        """Gives the browser the session's cookie for another year, and deletes those under older names."""
        safe = self._is_safe(request)
        name, *replaced = self._tokens.cookie_names(safe)
        value = self._tokens.cookie_for(session)
        response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=safe)
        for old in replaced:
            if self._tokens.session_of(request.cookies.get(old)) is not None:
                response.delete_cookie(old, httponly=True, samesite="lax", secure=safe)

    def forget(self, request: Request, response: Response) -> None:
        """Deletes every cookie of the house that the browser has."""
        safe = self._is_safe(request)
        for name in self._tokens.cookie_names(safe):
            if name in request.cookies:
                response.delete_cookie(name, httponly=True, samesite="lax", secure=safe)

    async def renew(self, guest: str) -> Session:
        """Signs the guest out everywhere. Only the returned session, of the next generation, is still valid."""
        session = Session(guest, self._store.generation_of(guest) + 1)
        await self._store.renew(*session)
        return session

    def _is_safe(self, connection: HTTPConnection) -> bool:
        return connection.url.scheme in ("https", "wss") or self._origin.startswith("https:")
