"""What two can do together: change places, go along, lend a die; and what can be guessed of a deck."""

from typing import Any

from msgspec.structs import replace

from ...cards.composing import Agree, Agreeing
from ...cards.interpreter import Picking
from ...cards.selectors import SYMBOL, Scene, places, players, survivors
from ...pack import COLONY
from ...table import ENTRANCES_OF
from ...vocabulary import effects as e
from ...vocabulary.modifiers import Overlooked
from ...vocabulary.selectors import Chosen
from ...vocabulary.words import SYMBOLS
from ..insight import TRAITOR, Insight
from ..values.cards import COPIES, DISTINCT, seen, use_of, worth_of_card, worths
from ..values.words import WEIGH, worth
from .moves import gain_of, plan


def going(insight: Insight, s: int, place: int) -> float:
    """What it is worth that a survivor comes to a place: one's own, as a move; another player's, out of the cold."""
    if insight.w.at[s] == place:
        return 0.0
    if insight.w.owner[s] == insight.player:
        return gain_of(insight, s, place)
    return 0.5 * min(4, insight.w.wounds[s]) if place == COLONY else 0.0


def _swap(insight: Insight, it: e.Swap, scene: Scene) -> float:
    total = 0.0
    for s in survivors(insight.w, it.on, scene)[:1]:
        for other in survivors(insight.w, it.to, scene)[:1]:
            total += going(insight, s, insight.w.at[other]) + going(insight, other, insight.w.at[s])
    return total - 1.0


def _place(insight: Insight, it: e.Place, scene: Scene) -> float:
    there = places(insight.w, it.at, scene)
    gains = [
        max((going(insight, s, place) for place in there), default=0.0) for s in survivors(insight.w, it.on, scene)
    ]
    if not isinstance(it.on, Chosen):
        return sum(gains)
    return sum(max(0.0, gain) for gain in gains) if it.on.up_to else max(gains, default=0.0)


def _attach(insight: Insight, it: e.Attach, scene: Scene) -> float:
    if it.on is None or not any(isinstance(gift, Overlooked) for gift in it.gives):
        return PLAIN_ATTACH(insight, it, scene)
    people = survivors(insight.w, it.on, scene)
    return max((_hidden(insight, s) for s in people), default=0.0)


def _hidden(insight: Insight, s: int) -> float:
    """What it is worth that nobody breaks through to somebody tonight, who then stays where they are."""
    place = insight.w.at[s]
    first = min(insight.there[place], default=s) == s
    danger = max(insight.relief(door) for door in ENTRANCES_OF[place]) if first else 0.0
    return 0.4 * max(0.0, danger - 6.0) - 0.6 - (0.0 if s in insight.w.moved else 1.0)


def may_still_act(insight: Insight, other: int) -> bool:
    """True if a player's turn of this round is still to come."""
    order = [*insight.w.seats]
    return not insight.w.out[other] and order.index(insight.w.turn) < [int(seat) for seat in order].index(other)


def _consent(insight: Insight, it: e.Consent, scene: Scene) -> float:
    """One's own come along if it is worth it; others are asked while they can still make something of it."""
    gain = worth(insight, it.then, scene)
    for s in survivors(insight.w, it.of, scene)[:1]:
        owner = insight.w.owner[s]
        if owner != insight.player:
            later = may_still_act(insight, owner) and insight.beliefs[owner] < TRAITOR
            return 0.7 * gain + 0.8 if later else min(0.0, gain) - 0.5
    return gain


def lent(die: int) -> float:
    """What a die is worth to somebody else."""
    return 2.2 + 0.6 * die


def _lend_die(insight: Insight, it: e.LendDie, scene: Scene) -> float:
    others = [player for player in players(insight.w, it.to, scene) if player != insight.player]
    if not any(may_still_act(insight, other) and insight.beliefs[other] < TRAITOR for other in others):
        return -5.0
    gains = [lent(min(6, die + it.n)) - use_of(insight, die) for die in insight.w.dice[insight.player]]
    return max(gains, default=-5.0)


def _dice(insight: Insight, it: e.Dice, scene: Scene) -> float:
    own = scene.player == insight.player and it.who == "active"
    dice = insight.w.dice[insight.player]
    n = it.n if isinstance(it.n, int) else 1
    if it.how == "keep" and own and dice:
        return max(3.0 + 0.25 * n - use_of(insight, die) for die in dice) if insight.rounds > 1 else -3.0
    if it.how == "wager" and own and dice:
        high = sum(use_of(insight, face) for face in (4, 5, 6)) / 3
        return high - min(use_of(insight, die) for die in dice) - 0.2
    if it.how == "raise" and not own:
        seats = players(insight.w, it.who, scene)
        useful = any(insight.w.dice[seat] and may_still_act(insight, seat) for seat in seats)
        return 0.5 * n if useful else -1.0
    return PLAIN_DICE(insight, it, scene)


def _move_cards(insight: Insight, it: e.MoveCards, scene: Scene) -> float:
    if scene.player != insight.player or it.n != 1:
        return PLAIN_CARDS(insight, it, scene)
    if it.from_ == "waste" and it.to == "hand" and insight.w.waste:
        pile = insight.w.waste[-1:] if it.pick == "top" else insight.w.waste
        return max(worth_of_card(insight, card) for card in pile)
    if it.from_ == "hand" and it.to == "waste" and it.who == "active" and it.pick == "chosen":
        return -min((worth_of_card(insight, card) for card in insight.hand), default=0.0)
    return PLAIN_CARDS(insight, it, scene)


def _forecast(insight: Insight, it: e.Forecast, scene: Scene) -> float:
    """What it is worth to see the next face: something where a move that is worth it costs much."""
    best = plan(insight)
    return 0.3 * best[1] - 0.5 if best is not None else -0.5


def chance_of(insight: Insight, place: int, symbol: str) -> float:
    """What there is to expect of a card with this symbol, as the next one of a deck."""
    gone, worth_of = seen(insight), worths(insight)
    left = [(card, COPIES[card] - gone[card]) for card in DISTINCT[place] if COPIES[card] > gone[card]]
    total = sum(n for _, n in left)
    return sum(worth_of[card] * n for card, n in left if SYMBOL[card] == symbol) / total if total else 0.0


def _divine(insight: Insight, it: e.Divine, scene: Scene) -> float:
    decks = [place for place in places(insight.w, it.deck, scene) if place != COLONY]
    hope = max((chance_of(insight, place, symbol) for place in decks for symbol in SYMBOLS), default=0.0)
    return hope + 0.7 * worth(insight, it.wrong, scene)


def joins(insight: Insight, question: Picking, s: int) -> float:
    """Whom to involve, or to put elsewhere: whoever gains most by it."""
    effect: Any = question.effect
    if isinstance(effect, e.Place):
        return max((going(insight, s, place) for place in places(insight.w, effect.at, question.scene)), default=0.0)
    return worth(insight, effect.then, replace(question.scene, partner=s)) + 0.01 * insight.life(s)


def agree(insight: Insight, it: Agree) -> float:
    """Agree unless it does harm, or the one who asks is not to be trusted."""
    question = insight.question
    assert isinstance(question, Agreeing)
    if insight.beliefs[question.scene.player] >= TRAITOR:
        return -5.0
    return worth(insight, question.effects, question.scene) + 1.5


PLAIN_DICE, PLAIN_CARDS, PLAIN_ATTACH = WEIGH[e.Dice], WEIGH[e.MoveCards], WEIGH[e.Attach]
WEIGH.update(
    {
        e.Forecast: _forecast,
        e.Swap: _swap,
        e.Consent: _consent,
        e.Place: _place,
        e.LendDie: _lend_die,
        e.Dice: _dice,
        e.Divine: _divine,
        e.MoveCards: _move_cards,
        e.Attach: _attach,
    }
)
"""These words are about where people stand, and what they find there: they are weighed as moves and searches are."""
