"""Remarks: why a bot does what matters, as it says aloud.

A remark is made from what everybody at the table sees, by somebody who has nothing to hide. So it gives nothing away,
and a betrayer says what a loyal player would say.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.core import Option, Player, PlayerName, Position, Sentence

from ..actions.attack import Attack
from ..actions.cards import GiveEquipment, GiveToCrisis, PlayCard, Store
from ..actions.move import Move
from ..actions.sharing import Give, HandOff, Refuse, Request
from ..actions.work import Attract, Barricade, CleanWaste
from ..cards.selectors import SYMBOL
from ..chapters.colony_phase import threshold
from ..chapters.exposure import GiveUp
from ..chapters.kills import Topple
from ..chapters.turn import CallVote
from ..pack import COLONY
from ..pack.names import name_of, place_name
from ..pack.text import said
from ..table import ENTRANCES_OF, Colony
from ..vocabulary.words import joined
from .insight import Insight
from .insight.aims import SHARE
from .insight.belief import MANY
from .judges.actions import carries_goal
from .values.cards import FOOD

STINKS = 10
"""Cards of waste that cost morale."""
PLENTY = 0.25
"""The share of a place's cards from which a symbol is said to be found there."""


def to_the_crisis(insight: Insight, it: GiveToCrisis | GiveEquipment) -> Sentence | None:
    """What the crisis lacked before this card; or two more lift the spirits."""
    n = _lacking(insight.w)
    return said("remark-crisis", n=n, symbols=_named(insight.symbols)) if n > 0 else said("remark-crisis-more")


def _lacking(w: Colony) -> int:
    """The cards that the crisis lacks, if all that was given is right."""
    return threshold(w) - sum(map(len, w.given)) if w.crisis >= 0 else 0


def _named(symbols: Sequence[str]) -> Any:
    return joined([said(f"symbol-{symbol}") for symbol in symbols], "or")


def play(insight: Insight, it: PlayCard) -> Sentence | None:
    """What the night lacked before this food."""
    return _hunger(insight, "remark-fed") if FOOD[it.card] else None


def _hunger(insight: Insight, id: str) -> Sentence | None:
    n = insight.need - insight.w.food
    return said(id, n=n) if n > 0 else None


def attack(insight: Insight, it: Attack) -> Sentence | None:
    """They would break through; or every kill counts."""
    if _is_short(insight, it.entrance):
        return said("remark-break", place=place_name(insight.w.at[it.survivor]))
    return said("remark-kill") if insight.aim.kills > 0 else None


def _is_short(insight: Insight, door: int) -> bool:
    """True if zombies will surely come to an entrance that has no room for them."""
    return insight.capacity(door) < insight.arrivals[door][0]


def _would_break(insight: Insight, place: int) -> bool:
    return any(_is_short(insight, door) for door in ENTRANCES_OF[place])


def barricade(insight: Insight, it: Barricade) -> Sentence | None:
    """They would break through, or the objective asks for it."""
    place = insight.w.at[it.survivor]
    if _would_break(insight, place):
        return said("remark-break", place=place_name(place))
    wanted = any(insight.w.barricades[door] < insight.aim.walls.get(door, 0) for door in ENTRANCES_OF[place])
    return said("remark-wall") if wanted or (place == COLONY and insight.aim.wall > 0) else None


def attract(insight: Insight, it: Attract) -> Sentence | None:
    """Too many stand there."""
    return said("remark-lure", place=place_name(it.source)) if _would_break(insight, it.source) else None


def clean(insight: Insight, it: CleanWaste) -> Sentence | None:
    """Waste costs morale."""
    n = len(insight.w.waste)
    return said("remark-waste" if n >= STINKS else "remark-much-waste", n=n)


def move(insight: Insight, it: Move) -> Sentence | None:
    """Away from where they break in; or to where there is what is needed."""
    here, place = insight.w.at[it.survivor], it.place
    if place == COLONY:
        return said("remark-flee", place=place_name(here)) if _would_break(insight, here) else None
    wanted = [*(insight.symbols if _lacking(insight.w) > 0 else ()), *insight.aim.store]
    found = next((symbol for symbol in wanted if SHARE[symbol][place] >= PLENTY), None)
    if found is None and insight.need > insight.w.food and SHARE["food"][place] >= PLENTY:
        found = "food"
    return None if found is None else said("remark-go", symbol=_named([found]), place=place_name(place))


def store(insight: Insight, it: Store) -> Sentence | None:
    """For the objective."""
    n = insight.aim.store.get(SYMBOL[it.card], 0) - 1
    return said("remark-store", n=n, symbol=_named([SYMBOL[it.card]])) if n >= 0 else None


def request(insight: Insight, it: Request) -> Sentence | None:
    """What it is for."""
    if it.symbol == "food":
        return _hunger(insight, "remark-food")
    if it.symbol == insight.aim.carry:
        return said("remark-carry", symbol=_named([it.symbol])) if carries_goal(insight, it.symbol) else None
    hurt = max(insight.w.groups[insight.player], key=lambda s: insight.w.wounds[s], default=None)
    if it.symbol != "medicine" or hurt is None or not insight.w.wounds[hurt]:
        return None
    return said("remark-hurt", survivor=name_of(hurt))


def hand_off(insight: Insight, it: HandOff) -> Sentence | None:
    """Everybody is to carry one."""
    symbol = SYMBOL[it.card]
    return said("remark-hand-on", symbol=_named([symbol])) if insight.aim.carry == symbol else None


def accuse(insight: Insight, it: CallVote) -> Sentence | None:
    """What the crises that were opened tell of the accused."""
    w, other = insight.w, PlayerName(it.other)
    wrong = next((t.wrong for t in reversed(w.tallies) if t.wrong and t.given[it.other]), 0)
    if wrong:
        return said("remark-wrong", other=other, n=wrong)
    n = sum(not tally.given[it.other] for tally in w.tallies)
    last = w.tallies[-1] if w.tallies else None
    if last is not None and last.kept and not last.given[it.other] and last.kept[it.other] >= MANY:
        return said("remark-hoard", other=other, n=last.kept[it.other])
    return said("remark-stingy", other=other, n=n) if n > 1 else said("remark-distrust", other=other)


def always(id: str) -> Callable[[Insight, Any], Sentence | None]:
    """The same words, whatever the table is like."""
    return lambda insight, it: said(id)


def _said_by(remark: Callable[[Insight, Any], Sentence | None]) -> Callable[[Position[Colony], Player, Any], Any]:
    """A remark by somebody who knows no more than the table, and wants nothing but what all want."""

    def made(view: Position[Colony], player: Player, option: Option[Colony]) -> Sentence | None:
        w = view.world
        w.objectives, w.hands = [()] * w.players, [()] * w.players
        return remark(Insight(view, player), option)

    return made


SAID: dict[type, Callable[[Insight, Any], Sentence | None]] = {
    GiveToCrisis: to_the_crisis,
    GiveEquipment: to_the_crisis,
    PlayCard: play,
    Attack: attack,
    Barricade: barricade,
    Attract: attract,
    CleanWaste: clean,
    Move: move,
    Store: store,
    Request: request,
    Give: always("remark-give"),
    Refuse: always("remark-refuse"),
    HandOff: hand_off,
    CallVote: accuse,
    Topple: always("remark-topple"),
    GiveUp: always("remark-give-up"),
}
"""By kind of answer, what is said with it."""

REMARKS: dict[type[Option[Any]], Callable[[Position[Colony], Player, Any], Sentence | None]] = {
    kind: _said_by(remark) for kind, remark in SAID.items()
}
