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
from ..mind import Mind
from ..mind.memory import once
from ..values.cards import FOOD, worth_of_card

CERTAIN = 0.45
"""The suspicion at which somebody is sent away."""


@once
def suspicion(mind: Mind, other: int) -> float:
    """How much a player looks like a betrayer, from 0 to 1. Players who remember the crises judge by them, others by
    the moment."""
    w = mind.w
    if w.coop or w.rules.variant == "no_betrayal" or other == mind.player:
        return 0.0
    for seat, card in w.insights[mind.player]:
        if seat == other:
            return 1.0 if card >= LOYAL else 0.0
    if any(card == -2 for seat, card in enumerate(w.shown) if seat != other):
        return 0.0
    return mind.beliefs[other] if mind.temper.remembers else _hoards(mind, other) + _holds_back(mind, other)


def _hoards(mind: Mind, other: int) -> float:
    """Somebody who sits on a heap of cards while the others have given theirs."""
    w = mind.w
    hands = [len(hand) for seat, hand in enumerate(w.hands) if seat not in (other, mind.player) and not w.out[seat]]
    rest = sum(hands) / len(hands) if hands else len(mind.hand)
    heap = len(w.hands[other])
    return min(0.4, max(0.0, 0.08 * (heap - rest - 2.0))) if heap >= 6 else 0.0


def _holds_back(mind: Mind, other: int) -> float:
    """Somebody who has had their turn, has cards, and has given nothing to a crisis that lacks some."""
    w = mind.w
    if w.crisis < 0 or other in mind.later or w.stage != "turns" or w.exiled[other]:
        return 0.0
    return 0.12 if not w.given[other] and len(w.hands[other]) >= 4 and mind.missing > 0 else 0.0


def exile_gain(mind: Mind, other: int) -> float:
    """What it is worth to send somebody away: exiling a second player who is no betrayer would be the end."""
    w = mind.w
    doubt = suspicion(mind, other)
    if doubt < 1.0 and any(w.exiled):
        return -30.0
    return 40.0 * (doubt - CERTAIN)


def _ballot(mind: Mind, it: Ballot) -> float:
    question = mind.question
    assert isinstance(question, ExileVote)
    if not it.exile:
        return 0.0
    return -60.0 if question.accused == mind.player else exile_gain(mind, question.accused)


def _exile(mind: Mind, it: Exile) -> float:
    assert isinstance(mind.question, ExileTie)
    return -60.0 if it.player == mind.player else exile_gain(mind, it.player)


def _call(mind: Mind, it: CallVote) -> float:
    worried = mind.temper.remembers or mind.w.morale <= 6
    return exile_gain(mind, it.other) - 2.0 if worried else -9.0


LOYAL_JUDGES: dict[type, Callable[[Mind, Any], float]] = {
    Ballot: _ballot,
    Exile: _exile,
    Acquit: lambda mind, it: 0.0,
    CallVote: _call,
}


def is_bold(mind: Mind) -> bool:
    """True if a betrayer has stopped playing along: with all they want in hand, or while there is much to ruin."""
    return mind.ready or (mind.w.played >= 2 and mind.w.morale > 4)


def is_afraid(mind: Mind) -> bool:
    """True if the colony would fall too soon, before a betrayer has what they want."""
    return not mind.ready and mind.w.morale <= 3 and mind.rounds > 1


def _sabotage(mind: Mind, it: GiveToCrisis) -> float | None:
    """Any card in the crisis looks loyal; a wrong one does most harm where it is close."""
    if is_afraid(mind):
        return None
    own, right = mind.w.given[mind.player], SYMBOL[it.card] in mind.symbols
    if own:
        return -20.0
    if right:
        return 1.0 - 0.3 * worth_of_card(mind, it.card) if not is_bold(mind) else -20.0
    if not is_bold(mind):
        return -20.0
    close = mind.missing <= 1 or mind.hope(0) > 0.4
    givers = sum(seat != mind.player and len(cards) > 0 for seat, cards in enumerate(mind.w.given))
    return 5.0 - 0.6 * worth_of_card(mind, it.card) if close and givers >= _cover(mind) else -5.0


def _cover(mind: Mind) -> int:
    """How many others must have given before a betrayer gives a wrong card; more if players remember who gave."""
    return 2 if mind.temper.remembers else 1


def _feed(mind: Mind, it: PlayCard) -> float | None:
    """Keep the food."""
    card = it.card
    if FOOD[card] and not is_afraid(mind):
        lean = 2.0 if not is_bold(mind) and mind.hungry > 0 else -5.0
        return lean - mind.wish.hand.get("food", 0)
    return None


def _pays(mind: Mind, it: Pay) -> float | None:
    if is_afraid(mind):
        return None
    return -1.0 if is_bold(mind) else 0.5


def _ballot_of_betrayer(mind: Mind, it: Ballot) -> float:
    question = mind.question
    assert isinstance(question, ExileVote)
    if question.accused == mind.player:
        return -60.0 if it.exile else 0.0
    return 1.0 if it.exile else 0.0


def _exile_of_betrayer(mind: Mind, it: Exile) -> float:
    return -60.0 if it.player == mind.player else 1.0


BETRAYER_JUDGES: dict[type, Callable[[Mind, Any], float | None]] = {
    GiveToCrisis: _sabotage,
    GiveEquipment: lambda mind, it: -60.0,
    Store: lambda mind, it: -9.0,
    PlayCard: _feed,
    CleanWaste: lambda mind, it: 0.5 if not is_bold(mind) and len(mind.w.waste) > 6 else -4.0,
    Give: lambda mind, it: -3.0,
    Pay: _pays,
    Ballot: _ballot_of_betrayer,
    Exile: _exile_of_betrayer,
    CallVote: lambda mind, it: -60.0,
    GiveUp: lambda mind, it: -5.0,
}
"""How a betrayer judges an option; None: as a loyal player does."""
