"""The line between a browser and a table: a websocket that carries requests one way and news the other."""

import asyncio
from collections.abc import Callable
from time import perf_counter

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from . import messages
from .house import House
from .limits import Bucket
from .origin import comes_from_here
from .refusing import refusal
from .sitting import Connection, Sitting
from .store import NotWritten

MOST_MISTAKES = 20
"""Messages that are none, after which the line is cut."""
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

    async def connect(self, websocket: WebSocket) -> None:
        """From the handshake to the end of the line."""
        if not comes_from_here(websocket.headers, self.house.settings.origin):
            await websocket.close(4403)
            return
        await websocket.accept()
        guest = self.guest_of(websocket) or ""
        connection = Connection(guest, self.name_of(guest, websocket) if guest else "")
        sender = asyncio.create_task(_send(websocket, connection))
        try:
            await self._listen(websocket, connection)
        except Cut as cut:
            connection.send(cut.farewell)
        except WebSocketDisconnect:
            connection.cut()
        finally:
            await _finish(sender, connection)

    async def _listen(self, websocket: WebSocket, connection: Connection) -> None:
        hello = await self._hello(websocket)
        id = websocket.path_params["id"]
        try:
            sitting = self.house.sitting(id)
            await sitting.join(connection, hello)
        except Refused as refused:
            raise Cut(refused.why, again=isinstance(refused, NotWritten)) from refused
        try:
            await self._serve(websocket, connection, sitting)
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

    async def _serve(self, websocket: WebSocket, connection: Connection, sitting: Sitting) -> None:
        settings, metrics = self.house.settings, self.house.metrics
        bucket, mistakes = Bucket(settings.burst, settings.rate), 0
        while not connection.lost:
            text = await _received(websocket)
            began = perf_counter()
            if not bucket.take():
                raise Cut(refusal("too-fast"), again=True)
            request = _read(text)
            if request is None:
                mistakes += 1
                if mistakes > MOST_MISTAKES:
                    raise Cut(refusal("not-a-message"))
                connection.send(messages.Refusal(0, refusal("not-a-message")))
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
        await websocket.close(ENDED)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.cut()


async def _finish(sender: "asyncio.Task[None]", connection: Connection) -> None:
    """Lets the last words out, if the reader takes them, and ends the line."""
    connection.end()
    await asyncio.wait([sender], timeout=LAST_WORDS)
    sender.cancel()
