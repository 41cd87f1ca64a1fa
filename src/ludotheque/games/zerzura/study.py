"""What a study of Zerzura notes: the first card, cards and commands, how many of a kind are held at the end."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Event, Option, Player, Sentence
from ludotheque.core.facets.study import Measure, Study

from .commands import Claim
from .edition import CARDS, COMMANDS, KINDS, Card, Goods, Tile
from .market import Display, Lead
from .names import card_said, said, tile_said
from .scoring import pad_of
from .setup import Begin
from .table import Bazaar
from .turn import Take


class ZerzuraStudy(Study[Bazaar]):
    """Watches a match of Zerzura."""

    measures = (
        Measure("opening", "choice"),
        Measure("command", "held"),
        Measure("claimed", "case"),
        Measure("card", "held"),
        Measure("kind", "held"),
        Measure("source", "held"),
        Measure("dromedary", "share"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.first: Player | None = None
        self.taken: set[Player] = set()
        self.seen: list[Card] = []
        self.posted: tuple[Tile, ...] = ()

    def begun(self, w: Bazaar, events: Sequence[Event]) -> None:
        self.posted = w.tiles
        self._read(events)

    def answered(self, w: Bazaar, player: Player, option: Option[Bazaar], events: Sequence[Event]) -> None:
        if isinstance(option, Take) and player not in self.taken:
            self.taken.add(player)
            self.chose("opening", player, _family(option.card))
        self._read(events)

    def _read(self, events: Sequence[Event]) -> None:
        for event in events:
            match event.what:
                case Begin(player=player):
                    self.first = player
                case Display(cards=cards):
                    self.seen += cards
                case Claim(tile=tile):
                    self.case("claimed", tile, 1.0)
                case Lead(by_storing=by_storing):
                    self.share("dromedary", "stored" if by_storing else "in-turn")

    def ended(self, w: Bazaar, winners: Sequence[Player]) -> None:
        owned = [(*row, *stored) for row, stored in zip(w.rows, w.stored, strict=True)]
        for tile in self.posted:
            self.held("command", tile, [tile in claimed for claimed in w.claimed])
            if tile in w.tiles:
                self.case("claimed", tile, 0.0)
        for card in dict.fromkeys(self.seen):
            self.held("card", card, [card in cards for cards in owned])
        for place, kind in enumerate(KINDS):
            self.held("kind", kind, [tally[place] for tally in w.tally])
        pads = [pad_of(w, Player(seat)) for seat in range(len(w.rows))]
        self.held("source", "objects", [sum(row.points for row in pad.kinds) for pad in pads])
        self.held("source", "characters", [sum(row.points for row in pad.characters) for pad in pads])
        self.held("source", "commands", [pad.commands for pad in pads])

    def starter(self, w: Bazaar) -> Player | None:
        return self.first

    def score(self, w: Bazaar, player: Player) -> float:
        return pad_of(w, player).total

    def named(self, measure: str, value: str) -> Sentence | str:
        if measure == "card":
            return _words(card_said(Card(value)))
        if measure in ("command", "claimed"):
            return said("study-worth", tile=tile_said(Tile(value)), points=COMMANDS[Tile(value)].points)
        return said("kinds", kind=value) if measure == "kind" else super().named(measure, value)


def _words(arg: Any) -> Sentence | str:
    return arg if isinstance(arg, Sentence) else str(arg)


def _family(card: Card) -> str:
    """What sort of card it is: goods by their number and whether they are alike, characters by their office."""
    shown = CARDS[card]
    if not isinstance(shown, Goods):
        return type(shown).__name__.lower()
    return f"{sum(shown.objects.values())}-{'alike' if len(shown.objects) == 1 else 'mixed'}"
