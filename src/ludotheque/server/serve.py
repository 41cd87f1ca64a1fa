"""Serving: one process at one address, until it is stopped."""

import asyncio
import gc
import signal
import socket
from contextlib import suppress

import structlog
import uvicorn

from ludotheque.core.language.refusals import Refused

from .house import House
from .http.app import app_of
from .http.sockets import HttpSocket, Sockets
from .logs import write_logs
from .sentences import refusal
from .settings import Settings
from .storage.disk import disk_must_work
from .websocket.connection import Connection

SECONDS_TO_END = 3
LOOKED_FOR_RINGS = (20_000, 20, 20)
"""How rarely the garbage collector runs: there are few cycles here, and tables hold many objects."""
OWN_DESCRIPTORS, PLENTY = 100, 1_000_000
"""Descriptors the house needs for itself, and a number that is always enough."""
LAST_WORDS = 0.1
"""Seconds allowed for farewells to be sent."""


class AddressTaken(Refused):
    """The address is in use, or does not belong to this machine."""


class Ready:
    """A house whose folder and address are taken, so that nothing can prevent it from opening."""

    def __init__(self, settings: Settings) -> None:
        self.listening = _listen(settings)
        with disk_must_work(settings.folder):
            self.house = House(settings)

    @property
    def address(self) -> str:
        """The address to type into a browser."""
        host = self.house.settings.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.listening.getsockname()[1]}"


def _listen(settings: Settings) -> socket.socket:
    """A socket at the address, or a refusal."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = refusal("address-taken", host=settings.host, port=str(settings.port), reason=str(error))
        raise AddressTaken(why) from error


def _sockets(house: House) -> Sockets:
    """As many sockets as the system allows, less those the house needs for itself."""
    proxies = frozenset(house.settings.proxies.replace(" ", "").split(","))
    return Sockets(house.usage, _descriptors() - OWN_DESCRIPTORS, proxies)


def _descriptors() -> int:
    """How many files and sockets the house may have open, after raising the limit as far as it goes."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return PLENTY
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return PLENTY if most == resource.RLIM_INFINITY else most


class Server(uvicorn.Server):
    """A server that asks everybody to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            self._house.say_farewell()
        except Exception as error:  # whatever the error, the house closes
            structlog.get_logger().error("farewell-failed", exc_info=error)
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def serve(ready: Ready) -> None:
    """Serves until Ctrl-C or SIGTERM, then ends: connections are closed, everything is on disk."""
    house, listening = ready.house, ready.listening
    write_logs(house.settings.log_level)
    config = uvicorn.Config(
        app_of(house, _sockets(house)),
        http=HttpSocket,
        ws=Connection,
        forwarded_allow_ips=house.settings.proxies,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
    structlog.get_logger().info("open", address=ready.address, data=str(house.settings.folder))
    gc.freeze()
    gc.set_threshold(*LOOKED_FOR_RINGS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # uvicorn raises the signal again when the server has ended
        Server(config, house).run(sockets=[listening])
    structlog.get_logger().info("closed")
