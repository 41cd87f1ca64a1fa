"""Bots that others bring: installed ones by name, any class as `module:Class`. They are shown what ours are shown."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import because, quoted

from .bot import Bot

GROUP = "ludotheque.bots"
"""The entry points under which a package offers bots."""
HERE = ""
"""The current folder, as an entry of `sys.path`."""


class BrokenBot(Refused):
    """A bot that does not load, or does not choose."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def brought(name: str) -> Bot | None:
    """The installed bot of this name, or a new one of the class that `module:Class` names; None if it is neither."""
    entry = installed().get(name) or (EntryPoint(name, name, GROUP) if ":" in name else None)
    return None if entry is None else _loaded(entry)


def _loaded(entry: EntryPoint) -> Bot:
    if HERE not in sys.path:
        sys.path.append(HERE)
    try:
        found = entry.load()
        bot: Bot = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:  # a stranger's module may fail in any way
        reason = quoted(f"{type(error).__name__}: {error}")
        raise BrokenBot(because("broken-bot", "", __package__, bot=quoted(entry.name), reason=reason)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenBot(because("no-choose", "", __package__, bot=quoted(entry.name)))
    return bot
