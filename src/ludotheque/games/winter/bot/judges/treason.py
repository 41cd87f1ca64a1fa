"""Trust: whom to suspect, and how a player who is not to be trusted plays."""

from collections.abc import Callable
from typing import Any

from ...actions.cards import GiveEquipment, GiveToCrisis, PlayCard, Store
from ...actions.sharing import Give
from ...actions.work import CleanWaste
from ...cards.decisions import Pay
from ...cards.selectors import SYMBOL
from ...chapters.ending import LOYAL
from ...chapters.exile import Acquit, Ballot, Exile, ExileTie, ExileVote
from ...chapters.exposure import GiveUp
from ...chapters.turn import CallVote
from ...table import Colony
from ..insight import Insight
from ..insight.memory import once
from ..values.cards import FOOD, worth_of_card
from .contributions import NEVER

CERTAIN = {False: {3: 0.47, 4: 0.43, 5: 0.38}, True: {3: 0.65, 4: 0.57, 5: 0.52}}
"""By whether the variant with a betrayer is played, by number of players: the suspicion at which somebody is sent away.
Among many, nobody ever looks as guilty; and where a betrayer is likely, everybody looks guilty sooner."""
UNEASY = 0.4
"""The suspicion of the whole table at which a betrayer gives what is asked for, to be trusted again."""
PLAUSIBLE = 0.33
"""The suspicion of the whole table at which a betrayer speaks against somebody too."""


@once
def suspicion(insight: Insight, other: int) -> float:
    """How much a player looks like a betrayer, from 0 to 1. Players who remember the crises judge by them, others by
    the moment."""
    w = insight.w
    if w.coop or w.rules.variant == "no_betrayal" or other == insight.player:
        return 0.0
    for seat, card in w.insights[insight.player]:
        if seat == other:
            return 1.0 if card >= LOYAL else 0.0
    if any(card == -2 for seat, card in enumerate(w.shown) if seat != other):
        return 0.0
    return insight.beliefs[other] if insight.temper.remembers else _hoards(insight, other) + _holds_back(insight, other)


def _hoards(insight: Insight, other: int) -> float:
    """Somebody who sits on a heap of cards while the others have given theirs."""
    w = insight.w
    hands = [len(hand) for seat, hand in enumerate(w.hands) if seat not in (other, insight.player) and not w.out[seat]]
    rest = sum(hands) / len(hands) if hands else len(insight.hand)
    heap = len(w.hands[other])
    return min(0.4, max(0.0, 0.08 * (heap - rest - 2.0))) if heap >= 6 else 0.0


def _holds_back(insight: Insight, other: int) -> float:
    """Somebody who has had their turn, has cards, and has given nothing to a crisis that lacks some."""
    w = insight.w
    if w.crisis < 0 or other in insight.later or w.stage != "turns" or w.exiled[other]:
        return 0.0
    return 0.12 if not w.given[other] and len(w.hands[other]) >= 4 and insight.missing > 0 else 0.0


def exile_gain(insight: Insight, other: int) -> float:
    """What it is worth to send somebody away: exiling a second player who is no betrayer would be the end."""
    w = insight.w
    doubt = suspicion(insight, other)
    if doubt < 1.0 and any(w.exiled):
        return -30.0
    return 40.0 * (doubt - certain(w))


def certain(w: Colony) -> float:
    """The suspicion at which somebody is sent away at this table."""
    return CERTAIN[w.rules.variant == "betrayer"][w.players]


def _ballot(insight: Insight, it: Ballot) -> float:
    question = insight.question
    assert isinstance(question, ExileVote)
    if not it.exile:
        return 0.0
    return -60.0 if question.accused == insight.player else exile_gain(insight, question.accused)


def _exile(insight: Insight, it: Exile) -> float:
    assert isinstance(insight.question, ExileTie)
    return -60.0 if it.player == insight.player else exile_gain(insight, it.player)


def _call(insight: Insight, it: CallVote) -> float:
    """A vote is called only on somebody who looks like a traitor, and never as a slip of judgement."""
    worried = insight.temper.remembers or insight.w.morale <= 6
    gain = exile_gain(insight, it.other) - 2.0
    return gain if worried and gain > 0 else NEVER


LOYAL_JUDGES: dict[type, Callable[[Insight, Any], float]] = {
    Ballot: _ballot,
    Exile: _exile,
    Acquit: lambda insight, it: 0.0,
    CallVote: _call,
}


def is_bold(insight: Insight) -> bool:
    """True if a betrayer has stopped playing along: with all they want in hand, or while there is much to ruin."""
    return insight.ready or (insight.w.played >= 2 and insight.w.morale > 4)


def is_afraid(insight: Insight) -> bool:
    """True if the colony would fall too soon, before a betrayer has what they want."""
    return not insight.ready and insight.w.morale <= 3 and insight.rounds > 1


def _sabotage(insight: Insight, it: GiveToCrisis) -> float | None:
    """Any card in the crisis looks loyal; a wrong one does most harm where it is close."""
    if is_afraid(insight):
        return None
    own, right = insight.w.given[insight.player], SYMBOL[it.card] in insight.symbols
    if own:
        return -20.0
    if right and bluffs(insight):
        return 6.0 - 0.3 * worth_of_card(insight, it.card)
    if right:
        return 1.0 - 0.3 * worth_of_card(insight, it.card) if not is_bold(insight) else -20.0
    if not is_bold(insight):
        return -20.0
    close = insight.missing <= 1 or insight.hope(0) > 0.4
    givers = sum(seat != insight.player and len(cards) > 0 for seat, cards in enumerate(insight.w.given))
    return 5.0 - 0.6 * worth_of_card(insight, it.card) if close and givers >= _cover(insight) else -5.0


def bluffs(insight: Insight) -> bool:
    """True if a betrayer has to look loyal: the table has begun to suspect them, and remembers who gave."""
    return insight.temper.remembers and insight.looks[insight.player] >= UNEASY


def _cover(insight: Insight) -> int:
    """How many others must have given before a betrayer gives a wrong card; more if players remember who gave."""
    return 2 if insight.temper.remembers else 1


def _feed(insight: Insight, it: PlayCard) -> float | None:
    """Keep the food."""
    card = it.card
    if FOOD[card] and not is_afraid(insight):
        lean = 2.0 if not is_bold(insight) and insight.hungry > 0 else -5.0
        return lean - insight.wish.hand.get("food", 0)
    return None


def _pays(insight: Insight, it: Pay) -> float | None:
    if is_afraid(insight):
        return None
    return -1.0 if is_bold(insight) else 0.5


def _ballot_of_betrayer(insight: Insight, it: Ballot) -> float:
    question = insight.question
    assert isinstance(question, ExileVote)
    if question.accused == insight.player:
        return -60.0 if it.exile else 0.0
    return _slander(insight, question.accused) if it.exile else 0.0


def _slander(insight: Insight, other: int) -> float:
    """A betrayer is glad of everybody who is sent away, but only joins in where others may believe it."""
    return 40.0 * (insight.looks[other] - PLAUSIBLE)


def _exile_of_betrayer(insight: Insight, it: Exile) -> float:
    return -60.0 if it.player == insight.player else _slander(insight, it.player)


def _call_of_betrayer(insight: Insight, it: CallVote) -> float:
    """A betrayer accuses whoever looks guilty to all, and more so than they do themselves."""
    looks, enough = insight.looks, certain(insight.w)
    if not insight.temper.remembers or looks[it.other] < enough or looks[it.other] <= looks[insight.player]:
        return NEVER
    return 40.0 * (looks[it.other] - enough)


BETRAYER_JUDGES: dict[type, Callable[[Insight, Any], float | None]] = {
    GiveToCrisis: _sabotage,
    GiveEquipment: lambda insight, it: -60.0,
    Store: lambda insight, it: -9.0,
    PlayCard: _feed,
    CleanWaste: lambda insight, it: 0.5 if not is_bold(insight) and len(insight.w.waste) > 6 else -4.0,
    Give: lambda insight, it: -3.0,
    Pay: _pays,
    Ballot: _ballot_of_betrayer,
    Exile: _exile_of_betrayer,
    CallVote: _call_of_betrayer,
    GiveUp: lambda insight, it: -5.0,
}
"""How a betrayer judges an option; None: as a loyal player does."""
