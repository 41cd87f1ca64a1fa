"""What an operator may set, by flag or environment variable (LUDOTHEQUE_PORT and so on), each with its reason."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from platformdirs import user_data_path

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import quoted

from .sentences import refusal

PREFIX = "LUDOTHEQUE_"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How this house is run."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    """The folder for everything; empty means the user's own data folder."""
    origin: str = ""
    """The address people type, if a reverse proxy stands in front of the house: `https://games.example`."""
    proxies: str = "127.0.0.1,::1"
    """Addresses of proxies, separated by commas, whose word is believed on where a request comes from."""
    hosts: str = ""
    """More host names to answer to, separated by commas: other names that machines of the network use."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    tick: float = field(default=0.6, name="pace")
    """Seconds between two moves of a bot: enough to see them, and the same for every question."""
    away_after: float = 60.0
    """Seconds after which a person without a connection counts as away."""
    live_away_after: float = 10.0
    """The same at a table in real time, where the others cannot wait long; then a bot plays."""
    most_believed: float = 200.0
    """The most milliseconds that the browser's own clock can gain for a claim; with 0, the first to arrive wins."""
    idle: float = 120.0
    """Seconds after which a table without readers leaves memory; it is read again when needed."""
    burst: int = 40
    """Messages that one browser may send at once."""
    rate: float = 15.0
    """Messages a second after that: more than any hand can make."""
    crowd: float = 1.0
    """How many times as much as a home one address may use: 10 for a school whose pupils share one."""
    tables_per_guest: int = 50
    """The most unfinished tables of one host."""
    listed_for: float = 86_400.0
    """Seconds for which the public list shows a table that none of its people has open: a day, for people who come once
    a day. Later visitors would wait in vain."""
    keep_finished: float = 365.0
    """Days for which a finished match is kept. Here and below, 0 means for ever."""
    keep_abandoned: float = 90.0
    """Days for which a match is kept after anything last happened in it."""
    keep_unbegun: float = 30.0
    """The same for a table whose match has not begun."""
    keep_chat: float = 90.0
    """Days after the end of a match for which its chat is kept."""
    log_level: str = "info"

    @property
    def folder(self) -> Path:
        """The folder for everything."""
        return Path(self.data) if self.data else user_data_path("ludotheque", appauthor=False) / "house"


class BadSetting(Refused):
    """There is no such setting, or it cannot have this value."""


def settings_from(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from the flags, then the environment, then the defaults."""
    known = os.environ if environment is None else environment
    named = {
        name: known[PREFIX + name.upper()]
        for name in Settings.__struct_encode_fields__
        if PREFIX + name.upper() in known
    }
    chosen = {**named, **{name: value for name, value in flags.items() if value is not None}}
    for name, value in chosen.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise BadSetting(refusal("bad-setting", name=name, value=quoted(value))) from error
    return msgspec.convert(chosen, Settings, strict=False)
