"""Talk: what a game lets people say to each other in ready words, each reader in their own language."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

from msgspec import Struct

from ..language.words import Arg, Player, PlayerName, Sentence

Filling = Mapping[str, int | str]
"""By name of a gap: what stands there."""


class Word(Struct, frozen=True, tag="word"):
    """A gap for one of these words."""

    name: str
    words: dict[str, Sentence]

    def said(self, value: int | str, seats: Collection[int]) -> Arg | None:
        """The word; None if it is none of these."""
        return self.words.get(value) if isinstance(value, str) else None


class Amount(Struct, frozen=True, tag="amount"):
    """A gap for a number."""

    name: str
    least: int
    most: int

    def said(self, value: int | str, seats: Collection[int]) -> Arg | None:
        """The number; None if it is too small or too large."""
        return value if isinstance(value, int) and self.least <= value <= self.most else None


class Somebody(Struct, frozen=True, tag="somebody"):
    """A gap for a player, by seat. Speakers cannot name themselves."""

    name: str

    def said(self, value: int | str, seats: Collection[int]) -> Arg | None:
        """The player; None if none of these seats."""
        return PlayerName(Player(value)) if isinstance(value, int) and value in seats else None


class Template(Struct, frozen=True, omit_defaults=True):
    """A sentence with gaps: the message `talk-ID` of the game's catalogue, with an argument for each gap.

    What people claim with it may be true or not. It tells nothing that its gaps do not hold.
    """

    id: str
    gaps: tuple[Word | Amount | Somebody, ...] = ()
    replies_to: tuple[str, ...] = ()
    """For a reply: the templates it may answer, when another person has said them."""
    said_by: Literal["anybody", "named", "others"] = "anybody"
    """For a reply: to whom a page offers it. `named`: whom the sentence names, such as somebody accused."""

    def filled(self, filling: Filling, seats: Collection[int], package: str) -> Sentence | None:
        """The sentence, in which these seats may be named; None unless its gaps are filled, all and well."""
        if {*filling} != {gap.name for gap in self.gaps}:
            return None
        args = {gap.name: gap.said(filling[gap.name], seats) for gap in self.gaps}
        whole = {name: arg for name, arg in args.items() if arg is not None}
        return Sentence(f"talk-{self.id}", whole, package) if len(whole) == len(args) else None


def _everywhere(template: str, players: int, options: Any) -> bool:
    return True


class Talk(Struct, frozen=True, kw_only=True):
    """What people may say to each other in ready words. A game without templates has none but the house's."""

    templates: tuple[Template, ...] = ()
    suits: Callable[[str, int, Any], bool] = _everywhere
    """Whether a template, by its id, makes sense with so many players and these options. It is the same for everybody
    at the table, and for the whole match."""

    def template(self, id: str) -> Template | None:
        """The template of this name."""
        return next((template for template in self.templates if template.id == id), None)
