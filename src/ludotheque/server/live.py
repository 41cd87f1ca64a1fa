"""The line between a browser and a table: a websocket that carries requests one way and news the other."""

import asyncio
import re
from collections.abc import Callable
from time import perf_counter

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from . import messages
from .connection import Connection
from .house import House
from .limits import Buckets, Counts
from .origin import address_of, comes_from_here
from .refusing import refusal
from .sitting import Sitting
from .store import NotWritten

ADDRESS = re.compile("/api/tables/([^/]+)/live")
MOST_MISTAKES = 20
"""Messages that are none, after which the line is cut."""
MOST_LINES = 20
"""Lines that one guest, or one address without a guest, may have open."""
MOST_READERS = 200
"""Lines at one table."""
CHATTER = (messages.Say, messages.Wave, messages.Sit, messages.Rise)
"""What everybody else has to read, and may therefore come only so often."""
LARGEST = 16 * 1024
PATIENCE = 10.0
"""Seconds to say hello."""
LAST_WORDS = 2.0
"""Seconds to hear a farewell."""
ENDED = 4000
"""The code with which the house ends a line by itself."""

_decoder: msgspec.json.Decoder[messages.AnyRequest] = msgspec.json.Decoder(messages.AnyRequest)


class Cut(Exception):
    """The line has to be cut, and why."""

    def __init__(self, why: Why, again: bool = False) -> None:
        super().__init__(why.id)
        self.farewell = messages.Farewell(why, again)


class Live:
    """Takes in websockets."""

    def __init__(
        self,
        house: House,
        guest_of: Callable[[HTTPConnection], str | None],
        name_of: Callable[[str, HTTPConnection], str],
    ) -> None:
        self.house, self.guest_of, self.name_of = house, guest_of, name_of
        self._messages = Buckets(house.settings.burst, house.settings.rate)
        self._words = Buckets(house.settings.burst / 4, house.settings.rate / 15)
        self._lines, self._readers = Counts(MOST_LINES), Counts(MOST_READERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the handshake to the end of the line."""
        websocket, asked = WebSocket(scope, receive, send), HTTPConnection(scope)
        table = ADDRESS.fullmatch(scope["path"])
        if table is None or not comes_from_here(asked.headers, self.house.settings.origin):
            await websocket.close(4403)
            return
        guest = self.guest_of(asked) or ""
        connection = Connection(guest, self.name_of(guest, asked) if guest else "")
        who = guest or address_of(asked)
        del asked
        await websocket.accept()
        await self._connect(websocket, connection, table[1], who)

    async def _connect(self, websocket: WebSocket, connection: Connection, table: str, who: str) -> None:
        sender = asyncio.create_task(_send(websocket, connection))
        try:
            with self._lines.one_more(who) as line, self._readers.one_more(table) as reader:
                if not (line and reader):
                    raise Cut(refusal("too-many-lines"))
                await self._listen(websocket, connection, table, who)
        except Cut as cut:
            connection.send(cut.farewell)
        except WebSocketDisconnect:
            connection.cut()
        finally:
            await _finish(sender, connection)

    async def _listen(self, websocket: WebSocket, connection: Connection, table: str, who: str) -> None:
        hello = await self._hello(websocket)
        try:
            sitting = self.house.sitting(table)
        except Refused as refused:
            raise Cut(refused.why) from refused
        try:
            await sitting.join(connection, hello)
            await self._serve(websocket, connection, sitting, who)
        except Refused as refused:
            raise Cut(refused.why, again=isinstance(refused, NotWritten)) from refused
        finally:
            sitting.leave(connection)

    async def _hello(self, websocket: WebSocket) -> messages.Hello:
        try:
            first = _read(await asyncio.wait_for(_received(websocket), PATIENCE))
        except TimeoutError as error:
            raise Cut(refusal("hello-first")) from error
        if type(first) is not messages.Hello:
            raise Cut(refusal("hello-first"))
        return first

    async def _serve(self, websocket: WebSocket, connection: Connection, sitting: Sitting, who: str) -> None:
        metrics, mistakes = self.house.metrics, 0
        while not connection.lost:
            text = await _received(websocket)
            began = perf_counter()
            if not self._messages.take(who):
                raise Cut(refusal("too-fast"), again=True)
            request = _read(text)
            if request is None:
                mistakes += 1
                if mistakes > MOST_MISTAKES:
                    raise Cut(refusal("not-a-message"))
                connection.send(messages.Refusal(0, refusal("not-a-message")))
                continue
            if type(request) in CHATTER and not self._words.take(who):
                connection.send(messages.Refusal(request.ref, refusal("too-fast")))
                continue
            await sitting.ask(connection, request)
            metrics.requests.observe(perf_counter() - began)


async def _received(websocket: WebSocket) -> str:
    """The next message as text; nothing where it was none."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message.get("text") or ""


def _read(text: str) -> messages.AnyRequest | None:
    """The request; None if it is none."""
    if len(text) > LARGEST:
        return None
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Sends what there is to send, then ends the line."""
    try:
        while (text := await connection.next()) is not None:
            await websocket.send_text(text)
            del text  # or it would be kept until the next one comes
        await websocket.close(ENDED)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.cut()


async def _finish(sender: "asyncio.Task[None]", connection: Connection) -> None:
    """Lets the last words out, if the reader takes them, and ends the line."""
    connection.end()
    await asyncio.wait([sender], timeout=LAST_WORDS)
    sender.cancel()
