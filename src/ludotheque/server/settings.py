"""What whoever runs the house may set, by flag or by environment (LUDOTHEQUE_PORT and so on); each with its reason."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from ludotheque.core.refusals import Refused
from ludotheque.core.words import quoted

from .sentences import refusal

PREFIX = "LUDOTHEQUE_"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How this house is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    """Where everything is kept; empty: the user's own data folder."""
    origin: str = ""
    """The address people type, when a reverse proxy stands before the house: `https://games.example`."""
    proxies: str = "127.0.0.1,::1"
    """Machines, separated by commas, that speak for others: their word on where somebody comes from is believed."""
    hosts: str = ""
    """More names to which the house answers, with commas between them: how else machines of the network call it."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    pace: float = 0.6
    """Seconds between two moves of a bot: time to see them, and the same for every question."""
    away_after: float = 60.0
    """Seconds after which somebody whose connection is gone counts as away."""
    live_away_after: float = 10.0
    """The same at a table that plays in real time, where nobody can wait long: then a bot plays."""
    most_believed: float = 200.0
    """Milliseconds that a claim's own clock can win in real time; 0: the first to arrive has it, from wherever."""
    idle: float = 120.0
    """Seconds after which a table that nobody looks at leaves the memory; it comes back by itself."""
    burst: int = 40
    """Messages that one browser may send at once."""
    rate: float = 15.0
    """Messages a second that one browser may send after that: more than any hand can."""
    crowd: float = 1.0
    """How many times as much one address may use as a home: 10 for a school whose pupils share one."""
    tables_per_guest: int = 50
    """Tables of one host that are not over."""
    listed_for: float = 86_400.0
    """Seconds for which the public list shows a table that none of its people has open: a day, for those who come once
    a day; whoever sits down after that would wait for nobody."""
    keep_finished: float = 365.0
    """Days for which a match that is over is kept; here and below, 0 is for ever."""
    keep_abandoned: float = 90.0
    """Days for which a match is kept in which nothing happens any more."""
    keep_unbegun: float = 30.0
    """The same of a table whose match has not begun."""
    keep_chat: float = 90.0
    """Days after the end of a match for which what was said there is kept."""
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """Where everything is kept."""
        return Path(self.data) if self.data else user_data_path("ludotheque", appauthor=False) / "house"


class BadSetting(Refused):
    """A setting that is not one, or has a value it cannot have."""


def settings_from(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The flags that were given, then the environment, then the defaults."""
    known = os.environ if environment is None else environment
    named = {
        name: known[PREFIX + name.upper()] for name in Settings.__struct_fields__ if PREFIX + name.upper() in known
    }
    chosen = {**named, **{name: value for name, value in flags.items() if value is not None}}
    for name, value in chosen.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetting(refusal("bad-setting", name=name, value=quoted(value))) from error
    return msgspec.convert(chosen, Settings, strict=False)
