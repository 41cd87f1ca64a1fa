"""`ludotheque words check`: what a translator has to look at."""

from argparse import ArgumentParser, Namespace

from msgspec import to_builtins

from ludotheque.core.shelf import shelf
from ludotheque.testing.catalogues import Flaw, flaws_of, speaking

from ..terminal import Terminal


def arguments(parser: ArgumentParser, terminal: Terminal) -> None:
    """Adds the command's arguments."""
    parser.add_argument("what", choices=("check",), help=terminal.say("help-words-what"))
    parser.add_argument("--game", metavar="GAME", help=terminal.say("help-words-game"))
    parser.add_argument("--since", metavar="COMMIT", default="", help=terminal.say("help-words-since"))
    parser.add_argument("--json", action="store_true", help=terminal.say("help-json"))


def run(args: Namespace, terminal: Terminal) -> int:
    """Reports the flaws, package by package. Status 1 if there are any."""
    packages = [shelf.game(args.game).package] if args.game else speaking()
    found = {package: flaws_of(package, args.since) for package in packages}
    if args.json:
        terminal.json({package: [to_builtins(flaw) for flaw in flaws] for package, flaws in found.items()})
    else:
        tell(found, terminal)
    return 1 if any(found.values()) else 0


def tell(found: dict[str, list[Flaw]], terminal: Terminal) -> None:
    """Prints the flaws, or that there are none."""
    for package, flaws in found.items():
        for flaw in flaws:
            said = terminal.say(f"words-{flaw.kind}", id=flaw.id)
            terminal.out.print(f"{package} · {flaw.language} · {said}", markup=False, soft_wrap=True)
    if not any(found.values()):
        terminal.out.print(terminal.say("words-whole", packages=len(found)), markup=False, soft_wrap=True)
