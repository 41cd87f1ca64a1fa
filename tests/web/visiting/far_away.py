"""Somebody far away: every byte to the house and back is delayed, by a process of its own."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

from tests.server.houses import RunningHouse


@contextmanager
def far_away(house: RunningHouse, milliseconds: float) -> Iterator[RunningHouse]:
    """The house at the end of such a connection, with this delay each way."""
    command = [sys.executable, "-m", __name__, house.host, str(house.port), str(milliseconds / 1000)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as line:
        assert line.stdout is not None
        distant = copy(house)
        try:
            distant.port = int(line.stdout.readline())
            yield distant
        finally:
            line.kill()


async def carry(host: str, port: str, delay: str) -> None:
    """Passes everything on, a little later."""

    async def both_ways(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pass_on(reader, back, float(delay)), pass_on(there, writer, float(delay)))

    server = await asyncio.start_server(both_ways, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """Passes on one direction."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65536):
        loop.call_later(delay, writer.write, data)
    loop.call_later(delay, writer.close)


if __name__ == "__main__":
    asyncio.run(carry(*sys.argv[1:]))
