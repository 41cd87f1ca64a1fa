"""`ludotheque serve`: the house opens on the web."""

from argparse import ArgumentParser, Namespace

from ludotheque.server.serve import Ready, serve
from ludotheque.server.settings import Settings, settings_from

from ..house import House

FLAGS = ("host", "port", "data", "origin", "thinkers", "pace", "log_level")


def arguments(parser: ArgumentParser, house: House) -> None:
    """What the command takes; each can be set in the environment too."""
    defaults = Settings()
    for name in FLAGS:
        default = "" if name == "data" else str(getattr(defaults, name))
        flag = f"--{name.replace('_', '-')}"
        parser.add_argument(flag, metavar=name.upper(), help=house.say(f"help-serve-{name}", default=default))


def run(args: Namespace, house: House) -> int:
    """Opens the doors, says where, and stays until Ctrl-C."""
    settings = settings_from({name: getattr(args, name, None) for name in FLAGS})
    ready = Ready(settings)
    said = house.say("house-open", address=ready.address, data=str(settings.folder))
    house.out.print(said, markup=False, soft_wrap=True)
    serve(ready)
    house.out.print(house.say("house-closed"))
    return 0
