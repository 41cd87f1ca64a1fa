"""Tic-tac-toe in boardgame.io, which speaks socket.io: `42/namespace,` and then an event, as a JSON list."""

import asyncio
from functools import partial
from itertools import count
from random import choice
from typing import Any

import msgspec
from msgspec import Raw, Struct, field

from .connection import connect
from .tables import Table

PING, PONG = b"2", b"3"
JOIN, EVENT = b"40/tic-tac-toe,", b"42/tic-tac-toe,"


class Board(Struct):
    """The owner of each cell."""

    cells: list[str | None]


class Context(Struct):
    """Who is to move, and how it ended."""

    current: str = field(name="currentPlayer")
    gameover: dict[str, Any] | None = None


class State(Struct):
    """A match."""

    board: Board = field(name="G")
    context: Context = field(name="ctx")
    number: int = field(name="_stateID")


class Synced(Struct):
    """The first message, with the whole state."""

    state: State


_updates = msgspec.json.Decoder(tuple[str, str, State, Raw])
_syncs = msgspec.json.Decoder(tuple[str, str, Synced])


class TheirClient:
    """A client of boardgame.io."""

    def __init__(self, address: str) -> None:
        self.address = f"ws{address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        self.names = map(str, count(1))

    def table(self) -> Table:
        """A table for two clients."""
        return TheirTable(self)


class TheirTable(Table):
    """Two clients that keep their connections and sync to one match after another."""

    def __init__(self, client: TheirClient) -> None:
        super().__init__()
        self.client = client
        self._expected: asyncio.Future[None]

    async def open(self) -> None:
        for seat in range(2):
            joined = self._expect()
            self.connections.append(await connect(self.client.address, {}, partial(self._hear, seat)))
            self.connections[seat].send(JOIN)
            await joined
        await self.again()

    async def again(self) -> None:
        self.name = next(self.client.names)
        for seat in range(2):
            synced = self._expect()
            self.connections[seat].send(_event("sync", self.name, str(seat)))
            await synced

    def _expect(self) -> "asyncio.Future[None]":
        """Waits for the clients one after the other: the first to sync creates the match."""
        self._expected = asyncio.get_running_loop().create_future()
        return self._expected

    def random_answer(self) -> bytes:
        cell = choice([cell for cell, owner in enumerate(self._state.board.cells) if owner is None])
        player = str(self.asked)
        move = {"type": "clickCell", "args": [cell], "playerID": player}
        return _event("update", {"type": "MAKE_MOVE", "payload": move}, self._state.number, self.name, player)

    def _hear(self, seat: int, text: bytes) -> None:
        event = text.removeprefix(EVENT)
        if event.startswith(b'["update"'):
            self._look(_updates.decode(event)[2])
            self.saw(seat)
        elif event.startswith(b'["sync"'):
            self._look(_syncs.decode(event)[2].state)
            self._expected.set_result(None)
        elif text.startswith(JOIN):
            self._expected.set_result(None)
        elif text == PING:
            self.connections[seat].send(PONG)

    def _look(self, state: State) -> None:
        self._state = state
        self.asked, self.over = int(state.context.current), state.context.gameover is not None


def _event(*parts: object) -> bytes:
    return EVENT + msgspec.json.encode(parts)
