"""The people and the seats of a table."""

from msgspec import Struct

from ..protocol.parts import Level


class Person(Struct):
    """Somebody who has, or had, a seat here."""

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
    """While free: whether anybody may sit down, or only who has the link."""
    held: bool = False
    relieved: tuple[int, ...] = ()
    """The entries with which a bot took over from the person, and with which the person was back, in turn."""
    votes: tuple[int, ...] = ()
    hints: int = 0
    came: int = 0
    """The entry with which the person, or another device of theirs, came to it: an older link opens nothing."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here, person or bot."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays here now, if one does."""
        return "medium" if self.held else self.level

    @property
    def is_relieved(self) -> bool:
        """Whether a bot plays for the person whose name the seat bears."""
        return len(self.relieved) % 2 == 1
