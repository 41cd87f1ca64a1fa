"""`ludotheque serve`: opens the house on the web."""

from argparse import ArgumentParser, Namespace

from msgspec import to_builtins

from ludotheque.server.serve import Ready, serve
from ludotheque.server.settings import Settings, settings_from

from ..terminal import Terminal

FLAGS = ("host", "port", "data", "origin", "thinkers", "pace", "log_level")


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments. Each can also be set in the environment."""
    defaults = to_builtins(Settings())
    for name in FLAGS:
        default = "" if name == "data" else str(defaults[name])
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, metavar=name.upper(), help=terminal.say(f"help-serve-{name}", default=default))


def run(args: Namespace, terminal: Terminal) -> int:
    """Opens the house, prints its address, and serves until Ctrl-C."""
    settings = settings_from({name: getattr(args, name, None) for name in FLAGS})
    ready = Ready(settings)
    said = terminal.say("house-open", address=ready.address, data=str(settings.folder))
    terminal.out.print(said, markup=False, soft_wrap=True)
    serve(ready)
    terminal.out.print(terminal.say("house-closed"))
    return 0
