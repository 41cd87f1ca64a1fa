"""One card as it is printed; whatever a pack says is escaped."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from ludotheque.core import Arg, Language, Sentence

from ...vocabulary.cards import Card, Crossroads, Exile, Item, Main, Secret, Side, Survivor
from ...vocabulary.words import Text
from .. import Pack
from ..loading import STARTER
from ..text import call_text, conditions_text, crisis_text, item_rules, said, side_rules, survivor_text, way_text

FRENCH = {" ;": "\u202f;", " :": "\u00a0:", " ?": "\u202f?", " !": "\u202f!", "« ": "«\u00a0", " »": "\u00a0»"}
"""Spaces that must not break."""
SIZES = {150: "short", 260: "large", 620: "middling"}
"""By length in characters: the style of texts up to that length; longer ones are small."""


class Printer:
    """Words of a pack in one language, ready to stand in a page."""

    def __init__(self, pack: Pack, language: Language) -> None:
        self.pack, self.language = pack, language

    def words(self, sentence: Arg) -> str:
        """A sentence, with a capital, well spaced, and escaped."""
        text = sentence.text(self.language) if isinstance(sentence, Sentence) else str(sentence)
        text = text[:1].upper() + text[1:]
        for loose, tight in FRENCH.items() if self.language == "fr" else ():
            text = text.replace(loose, tight)
        return escape(text)

    def label(self, name: str, **args: Arg) -> str:
        """A word of the sheets themselves."""
        return self.words(said(f"sheet-{name}", **args))

    def survivors(self) -> Iterator[str]:
        """Survivors, the most influential last."""
        return map(self._survivor, self.pack.survivors)

    def _survivor(self, card: Survivor) -> str:
        name, _, trade = (getattr(card.name, self.language)).partition(",")
        badges = self._badges(attack=card.attack, search=card.search)
        corner = f'<span class="influence">{card.influence}</span>'
        top = corner + _heading(self.words(name), self.words(trade.strip()))
        text = _icon("survivor", "ghost") + badges + self._rules(survivor_text(card, self.pack))
        return self._card(card, "survivor", top, text)

    def items(self) -> Iterator[str]:
        """Kinds of items, each once."""
        return map(self._item, self.pack.kinds)

    def _item(self, card: Item) -> str:
        symbol, play = said(f"symbol-{card.symbol}"), self.label("play", play=card.play)
        top = _icon(card.symbol) + _heading(self.words(card.name.said()), f"{self.words(symbol)} · {play}")
        foot = " · ".join(self._copies(deck, n) for deck, n in card.decks.items())
        text = _icon(card.symbol, "ghost") + self._rules(item_rules(card, self.pack))
        return self._card(card, f"item {card.symbol}", top, text, foot)

    def _copies(self, deck: str, n: int) -> str:
        if deck == STARTER:
            return self.label("copies", starter="yes", place="", n=n)
        return self.label("copies", starter="no", place=self.pack.place(deck, "name"), n=n)

    def crises(self) -> Iterator[str]:
        """Crises."""
        for card in self.pack.crises:
            icons = "".join(map(_icon, card.symbols))
            top = icons + _heading(self.words(card.name.said()), "")
            text = _icon(card.symbols[0], "ghost") + self._rules(crisis_text(card, self.pack))
            yield self._card(card, "crisis", top, text)

    def mains(self) -> Iterator[str]:
        """Main objectives, each side a card."""
        for card in self.pack.mains:
            yield self._side(card, card.normal, "normal")
            yield self._side(card, card.hard, "hard")

    def _side(self, card: Main, side: Side, name: str) -> str:
        kind = f"{self.label(name)} · {self.label('length', length=card.length)}"
        morale = side.morale if isinstance(side.morale, int) else "/".join(map(str, side.morale))
        badges = self._badges(morale=morale, rounds=side.rounds)
        rules = self._rules(side_rules(side, self.pack))
        return self._card(card, f"main {name}", _heading(self.words(card.name.said()), kind), badges + rules)

    def loyal(self) -> Iterator[str]:
        """Loyal objectives."""
        return (self._secret(card, "loyal") for card in self.pack.loyal)

    def betrayal(self) -> Iterator[str]:
        """Betrayal objectives."""
        return (self._secret(card, "betrayal") for card in self.pack.betrayal)

    def _secret(self, card: Secret, kind: str) -> str:
        top = _heading(self.words(card.name.said()), self.label(f"{kind}-card"))
        return self._card(card, f"secret {kind}", top, self._conditions(card.conditions))

    def exiles(self) -> Iterator[str]:
        """Exile objectives."""
        return map(self._exile, self.pack.exiles)

    def _exile(self, card: Exile) -> str:
        same = f'<ul class="rules"><li>{self.label("same")}</li></ul>' if card.loyal == (card.betrayer,) else ""
        betrayer = same or self._conditions((card.betrayer,))
        halves = ((self.label("no-betrayer"), self._conditions(card.loyal)), (self.label("betrayer"), betrayer))
        text = "".join(f"<h3>{name}</h3>{conditions}" for name, conditions in halves)
        return self._card(card, "exile", _heading(self.words(card.name.said()), self.label("exile-card")), text)

    def _conditions(self, conditions: Sequence[Any]) -> str:
        lines = (f"<li>{self.words(conditions_text((each,), self.pack))}</li>" for each in conditions)
        return f'<ul class="rules">{"".join(lines)}</ul>'

    def crossroads(self) -> Iterator[str]:
        """Crossroads."""
        return map(self._crossroads, self.pack.crossroads)

    def _crossroads(self, card: Crossroads) -> str:
        call, ways = call_text(card, self.pack), [way_text(way, self.pack) for way in card.options]
        signs = sum(len(each.text(self.language)) for each in (card.story.said(), call, *ways))
        lines = "".join(f"<li>{self._way(way)}</li>" for way in card.options)
        text = f'<p class="story">{self.words(card.story.said())}</p>'
        text += f'<div class="rules {_size(signs)}"><p class="call">{self.words(call)}</p><ul>{lines}</ul></div>'
        about = "" if card.about is None else self.words(self.pack.survivor(card.about))
        return self._card(card, "crossroads", _heading(self.words(card.name.said()), about), text)

    def _way(self, way: Any) -> str:
        label, whole = self.words(way.label.said()), self.words(way_text(way, self.pack))
        return f"<b>{label}</b>{whole.removeprefix(label)}"

    def _badges(self, **values: int | str) -> str:
        badges = (f'<span class="badge"><b>{value}</b> {self.label(name)}</span>' for name, value in values.items())
        return f'<div class="badges">{"".join(badges)}</div>'

    def _rules(self, text: Arg) -> str:
        words = self.words(text)
        return f'<div class="rules {_size(len(words))}"><p>{words}</p></div>'

    def _card(self, card: Card, kind: str, top: str, text: str, foot: str = "") -> str:
        flavour = "" if card.flavour is None else f'<p class="flavour">{self._text(card.flavour)}</p>'
        marks = [self.label(name) for name, held in (("not-coop", card.non_coop), ("mature", card.mature)) if held]
        below = " · ".join([*filter(None, [foot]), *marks])
        return (
            f'<article class="card {escape(kind)}"><div class="top">{top}</div>{text}{flavour}'
            f"<footer><span>{below}</span><span>{escape(card.id)}</span></footer></article>\n"
        )

    def _text(self, text: Text) -> str:
        return self.words(text.said())


def _heading(name: str, kind: str) -> str:
    below = f'<span class="kind">{kind}</span>' if kind else ""
    return f"<h2>{name}{below}</h2>"


def _icon(symbol: str, size: str = "icon") -> str:
    return f'<svg class="{size}" aria-hidden="true"><use href="#{escape(symbol)}"/></svg>'


def _size(signs: int) -> str:
    return next((size for most, size in SIZES.items() if signs <= most), "small")


SECTIONS: dict[str, Callable[[Printer], Iterator[str]]] = {
    "survivors": Printer.survivors,
    "items": Printer.items,
    "crises": Printer.crises,
    "mains": Printer.mains,
    "loyal": Printer.loyal,
    "betrayal": Printer.betrayal,
    "exiles": Printer.exiles,
    "crossroads": Printer.crossroads,
}
"""The sections of the sheets, by their label."""
