"""What a card, an ability or a promise allows, and what it makes necessary, for as long as it is being done."""

from collections.abc import Iterator
from typing import Any

from .books import Books, must
from .reading import kind, number, places

INNER = ("do", "do_", "then", "else_", "alive", "wrong", "table", "options", "gives")
"""The fields of an effect in which other effects stand."""
AGAIN = {"ForEach", "Roll", "Exposure"}
"""Effects whose inner effects may happen several times."""


def leaves(effects: Any, many: bool = False) -> Iterator[tuple[Any, bool]]:
    """Every effect of a text, the inner ones too, and whether it may happen several times."""
    for effect in effects:
        yield effect, many
        again = many or kind(effect) in AGAIN
        for name in INNER:
            inner = getattr(effect, name, ())
            if isinstance(inner, tuple) and kind(effect) != "Attach":
                yield from leaves(inner, again)
        if kind(effect) == "Choice":
            yield from leaves(effect.options, again)


class Permit:
    """One effect that may happen, perhaps must."""

    def __init__(self, effect: Any, player: int, s: int, many: bool, due: bool) -> None:
        self.effect, self.player, self.s, self.many, self.due = effect, player, s, many, due
        self.used = 0


SURE = {"Morale", "Food", "Zombies", "Starvation", "Helpless", "Count", "Snare", "NoFood"}
"""What happens for certain where a text says it without an if."""
ONCE = {"Morale", "Food", "Starvation", "Helpless", "Count", "NoFood"}
"""What happens once where a text says it."""


class Texts:
    """The texts that are being done."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.open: list[Permit] = []

    def begin(self, effects: Any, player: int, s: int = -1, sure: bool = True) -> None:
        """From now on this text may happen; what it says without an if must."""
        sure_ones = [id(effect) for effect in effects if kind(effect) in SURE] if sure else []
        for effect, many in leaves(effects):
            self.open.append(Permit(effect, player, s, many, id(effect) in sure_ones))

    def find(self, name: str, **facts: Any) -> Permit | None:
        """Something that the texts allow, of this kind and with these facts; None if there is nothing."""
        for each in sorted(self.open, key=lambda each: not each.due or each.used > 0):
            fresh = each.many or not each.used or name not in ONCE
            if kind(each.effect) == name and fresh and all(self._value(each, f) == v for f, v in facts.items()):
                each.used += 1
                return each
        return None

    def need(self, names: str | tuple[str, ...], rule: str, *facts: Any) -> Permit:
        """Something that one of the texts allows; there must be one."""
        for name in (names,) if isinstance(names, str) else names:
            if found := self.find(name):
                return found
        must(False, rule, names, *facts, [kind(each.effect) for each in self.open])
        raise AssertionError

    def zombies(self, place: int, n: int, only: int) -> bool:
        """True if a text makes so many zombies come there; every place that it names is used once."""
        for each in self.open:
            if kind(each.effect) == "Zombies" and self._zombie_place(each, place, only):
                wanted = number(self.books, each.effect.n, each.player)
                if wanted == n and not (each.used >> place & 1 and not each.many):
                    each.used |= 1 << place
                    return True
        return False

    def _zombie_place(self, each: Permit, place: int, only: int) -> bool:
        at = each.effect.at
        if not isinstance(at, str):
            return True
        if at.startswith("colony#"):
            return place == 0 and only == int(at[7:]) - 1
        here = self.books.at.get(each.s, -1)
        return place in places(self.books, at, each.player, here) or at in ("here", "destination", "origin")

    def _value(self, each: Permit, field: str) -> Any:
        value = getattr(each.effect, field)
        return number(self.books, value, each.player) if field == "n" else value

    def end(self) -> None:
        """Everything that was sure has happened; nothing of it may happen any more."""
        for each in self.open:
            must(each.used or not each.due or self._pointless(each), "11.2 what a card says happens", each.effect)
        self.open.clear()

    def _pointless(self, each: Permit) -> bool:
        """True if there was nothing to do: the track was at its end, nobody was counted."""
        b, name = self.books, kind(each.effect)
        if name == "NoFood":
            return b.food == 0
        if name == "Morale":
            return b.morale in (0, b.rules.morale_cap)
        return number(b, each.effect.n, each.player) <= 0
