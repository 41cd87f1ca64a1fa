"""The house on its address: one process, until it is told to stop."""

import socket

import structlog
import uvicorn

from ludotheque.core.refusals import Refused

from .app import build
from .logs import write_logs
from .refusing import refusal
from .settings import Settings

LARGEST_FRAME = 64 * 1024
SECONDS_TO_END = 3


class AddressTaken(Refused):
    """Somebody else uses the address, or it is none of this machine's."""


def listen(settings: Settings) -> socket.socket:
    """The address, taken; a refusal where it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        why = refusal("address-taken", host=settings.host, port=str(settings.port), reason=str(error))
        raise AddressTaken(why) from error


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serves until Ctrl-C or SIGTERM, then ends: lines are closed, everything is on disk."""
    write_logs(settings.log_level)
    config = uvicorn.Config(
        build(settings),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )
    structlog.get_logger().info("open", address=address(settings, listening), data=str(settings.folder))
    uvicorn.Server(config).run(sockets=[listening])
    structlog.get_logger().info("closed")


def address(settings: Settings, listening: socket.socket) -> str:
    """What to type into a browser."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listening.getsockname()[1]}"
