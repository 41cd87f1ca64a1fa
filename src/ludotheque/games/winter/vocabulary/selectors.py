"""Numbers, players, survivors, places: what the words of a card speak about."""

from typing import Annotated, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from ludotheque.core import Arg, Sentence

from .phrasing import with_args
from .words import PACKAGE, Names, PlaceName, SurvivorId, Symbol, Word, counted, elides, joined, signed, snake


class Per(Word, frozen=True):
    """A number that depends on the table: so many for each player, survivor, ... or what a die shows."""

    per: Literal["player", "start_player", "non_exiled", "helpless", "survivor_at", "own_survivor", "die", "round"]
    at: PlaceName = PlaceName("colony")
    times: int = 1
    plus: int = 0
    over: Annotated[int, Meta(ge=1)] = 1
    up: bool = True

    def said(self, names: Names) -> Sentence:
        return self.counted("plain", names)

    def counted(self, noun: str, names: Names, of: Arg = "none") -> Sentence:
        """So many of something: for each player, for every two helpless, for each point of a die, ..."""
        at = names.place(self.at, "at")
        unit = Sentence(f"per-{self.per.replace('_', '-')}", {"over": self.over, "at": at}, PACKAGE)
        rounded = "no" if self.over == 1 else "up" if self.up else "down"
        first = self.plus or self.times
        count = counted(noun, signed(first) if noun == "signed" else first, names, of)
        more = self.times if self.plus else 0
        return Sentence("per", {"count": count, "more": more, "unit": unit, "rounded": rounded}, PACKAGE)


ByPlayers = Annotated[tuple[int, ...], Meta(min_length=4, max_length=4)]
"""A number for each table: with two, three, four and five players."""
Number = int | Per | ByPlayers


class PlayerWord(Word, frozen=True, tag=snake, tag_field="who"):
    """Some players."""


class WithSurvivorAt(PlayerWord, frozen=True):
    """Every player who has a survivor at a place."""

    at: PlaceName = PlaceName("colony")


class ControllerOf(PlayerWord, frozen=True):
    """Whoever has these survivors."""

    cases = {"of": "at"}
    of: "Whom"


class ChosenPlayer(PlayerWord, frozen=True, tag="chosen"):
    """A player somebody chooses."""

    by: "Who" = "active"
    from_: "Who" = field(default="others", name="from")


class TheseSeats(PlayerWord, frozen=True):
    """Players that have been chosen."""

    seats: tuple[int, ...]


Seats = Literal["active", "reader", "first", "each", "each_non_exiled", "each_exiled", "others", "left", "right"]
Who = Seats | WithSurvivorAt | ControllerOf | ChosenPlayer | TheseSeats


class Filter(Word, frozen=True):
    """Which survivors are meant; what it does not mention does not matter. Helpless ones are never meant."""

    owner: Who | None = None
    at: PlaceName | None = None
    outside: bool | None = None
    exiled: bool | None = None
    tag: Literal["human", "animal", "male", "female"] | None = None
    wounded: bool | None = None
    equipped: Symbol | None = None
    leader: bool | None = None
    moved: bool | None = None
    other: bool = False
    """Not the one who acts."""
    elsewhere: bool = False
    """Not where the one who acts stands."""

    def said(self, names: Names) -> Sentence:
        return self.called(names, "many")

    def called(self, names: Names, number: str) -> Sentence:
        """Those who are meant: `one` of them, or `many`."""
        args: dict[str, Arg] = {"number": number, "home": names.place("colony", "at")}
        if self.owner == "others":
            args["owner"] = "others"
        if self.at == "colony" and self.exiled is False:
            args["exiled"] = "none"
        return with_args(super().said(names), args)


class SurvivorWord(Word, frozen=True, tag=snake, tag_field="pick"):
    """Some survivors."""


class Named(SurvivorWord, frozen=True):
    """The survivor of this name, if in play."""

    id: SurvivorId

    def said(self, names: Names) -> Sentence:
        return with_args(super().said(names), {"elides": elides(names.survivor(self.id))})


class SomeSurvivors(SurvivorWord, frozen=True):
    """So many survivors of a kind."""

    def said(self, names: Names) -> Sentence:
        those: Filter = getattr(self, "from_", Filter())
        one, all_of_them = those.called(names, "one"), those.called(names, "many")
        called = one if getattr(self, "n", 0) == 1 else all_of_them
        return with_args(super().said(names), {"from": called, "one": one, "all": all_of_them})


class Chosen(SomeSurvivors, frozen=True):
    """So many survivors as somebody chooses."""

    by: Who = "active"
    from_: Filter = field(default=Filter(owner="active"), name="from")
    n: Number = 1
    up_to: bool = False

    def said(self, names: Names) -> Sentence:
        """One who is not the one who acts is another."""
        worded = super().said(names)
        if self.n != 1 or not self.from_.other or self.from_.elsewhere:
            return with_args(worded, {"other": "no"})
        return with_args(worded, {"other": "yes", "from": replace(self.from_, other=False).called(names, "one")})


class All(SomeSurvivors, frozen=True):
    """All survivors of a kind."""

    from_: Filter = field(default=Filter(), name="from")


class Lowest(SomeSurvivors, frozen=True):
    """Those of lowest influence."""

    from_: Filter = field(default=Filter(), name="from")
    n: Number = 1


class Highest(SomeSurvivors, frozen=True):
    """Those of highest influence."""

    from_: Filter = field(default=Filter(), name="from")
    n: Number = 1


class These(SurvivorWord, frozen=True):
    """Survivors that have been chosen."""

    survivors: tuple[int, ...]


Whom = Literal["self", "actor", "partner"] | Named | Chosen | All | Lowest | Highest | These


class PlaceWord(Word, frozen=True, tag=snake, tag_field="where"):
    """A place to be decided."""


class ChosenPlace(PlaceWord, frozen=True, tag="chosen"):
    """A place somebody chooses."""

    by: Who = "active"
    from_: PlaceName = field(default=PlaceName("each_outside"), name="from")

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        kind = self.from_.replace("_", "-") if self.from_ in ("each_outside", "each", "where_own") else "other"
        args = {**worded.args, "from": names.place(self.from_, "at"), "kind": kind}
        return Sentence(worded.id, args, worded.package)


class ThisPlace(PlaceWord, frozen=True):
    """A place that has been chosen."""

    place: int


Where = PlaceName | ChosenPlace | ThisPlace


class Cost(Word, frozen=True):
    """What is to pay: dice of at least a number, cards with a symbol, food tokens."""

    dice: int = 0
    showing: int = 1
    cards: int = 0
    symbol: Symbol | None = None
    food: int = 0

    def said(self, names: Names) -> Sentence:
        parts: list[Arg] = []
        if self.dice:
            parts.append(Sentence("cost-dice", {"dice": self.dice, "showing": self.showing, "start": "low"}, PACKAGE))
        if self.cards:
            parts.append(counted("card", self.cards, names, super().said(names).args["symbol"]))
        if self.food:
            parts.append(counted("food", self.food, names))
        return Sentence("what-cost", {"parts": joined(parts, "with")}, PACKAGE)
