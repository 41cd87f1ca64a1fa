"""The people and the seats of a table."""

from collections.abc import Sequence

from msgspec import Struct

from ..protocol.parts import Level

COMPANY = ("Blaise", "Chloé", "Denis", "Esther", "Félix", "Gaston", "Hélène", "Igor", "Jeanne", "Karim")
"""The names of bots."""


class Person(Struct):
    """A guest who has or had a seat here."""

    guest: str
    name: str
    muted: bool = False
    removed: bool = False


class Seat(Struct):
    """A place at the table."""

    person: int | None = None
    level: Level | None = None
    name: str = ""
    open: bool = False
    """For a free seat: True if anybody may sit down, False if only those with the link."""
    held: bool = False
    relieved: tuple[int, ...] = ()
    """The entries with which a bot took over and the person came back, alternately."""
    votes: tuple[int, ...] = ()
    hints: int = 0
    came: int = 0
    """The entry with which this person or device took the seat; a seat link from before is void."""

    @property
    def is_free(self) -> bool:
        """True if neither a person nor a bot sits here."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays here now, if any."""
        return "medium" if self.held else self.level

    @property
    def is_relieved(self) -> bool:
        """True if a bot plays for the person whose name the seat bears."""
        return len(self.relieved) % 2 == 1


def bot_name(names: Sequence[str]) -> str:
    """A name for a bot that is not taken at the table."""
    return next((name for name in COMPANY if name not in names), f"Bot {len({*names})}")
