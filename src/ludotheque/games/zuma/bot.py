"""What only a player of Zuma knows: which card to give, when to grab, and how fast (rules 4 to 6)."""

from math import cos, exp, log, pi, sqrt, tau

from msgspec import Struct

from ludotheque.core import Chance, Option, Player, Position

from .dealing import TurnBoard, Turning
from .grabbing import GRABS, Scrambling
from .material import CIRCLES, MASK, Hand, Totem, is_winning
from .passing import GIVES, Hold, Passing
from .scoring import points_for
from .table import MOST_PASSES, Table, everybody, is_new_to, penalty_for, total


class Habits(Struct, frozen=True):
    """How often, of ten thousand looks, a bot gives any card, overlooks its winning hand, or grabs without one."""

    any_card: int
    overlooks: int
    false_start: int


LOOKS = 10_000
HABITS = {"easy": Habits(2500, 2000, 5), "medium": Habits(1500, 0, 0), "hard": Habits(1000, 0, 0)}
"""By level. With ten looks or more in a round, an easy bot makes a false start in less than one of a hundred."""

REACTION_MS = {"easy": 900, "medium": 600, "hard": 400}
"""The median of a bot's reaction, by level."""
REACTION_SIGMA = 0.25
"""How widely reactions are spread: their logarithms are normal."""


def reaction_ms(level: str, chance: Chance) -> int:
    """How many milliseconds after it can see something a bot of this level reacts to it."""
    (one, after), fine = chance.below(1 << 53), 2.0**53
    other, _ = after.below(1 << 53)
    normal = sqrt(-2 * log((one + 1) / fine)) * cos(tau * other / fine)
    return round(REACTION_MS[level] * exp(REACTION_SIGMA * normal))


def instinct(view: Position[Table], player: Player, level: str, chance: Chance) -> Option[Table] | None:
    """What a bot answers, knowing what its seat sees."""
    w, habits = view.world, HABITS[level]
    if isinstance(view.question, Turning):
        return TurnBoard(_steps_to(w, player, _wanted(w, player, chance)))
    if isinstance(view.question, Scrambling):
        return GRABS[_any_wanted(w, player, chance)]
    if isinstance(view.question, Passing):
        return _call(w, player, habits, chance)
    return None


def _call(w: Table, player: Player, habits: Habits, chance: Chance) -> Option[Table]:
    """At the call: grab with a winning hand, if it is seen; otherwise give."""
    hand = w.hands[player]
    (attention, chance), (hurry, then) = chance.below(LOOKS), chance.fork("hurry").below(LOOKS)
    if is_winning(hand):
        if attention >= habits.overlooks:
            return GRABS[_wanted(w, player, chance)]
    elif hurry < habits.false_start:
        return GRABS[_any_wanted(w, player, then)]
    if w.passes >= MOST_PASSES:
        return Hold()
    carelessness, chance = chance.below(LOOKS)
    cards = hand if carelessness < habits.any_card else superfluous(hand, chance)
    return GIVES[chance.fork("which").pick(cards)[0]]


def superfluous(hand: Hand, chance: Chance) -> Hand:
    """What is in the way: a single mask, or what belongs to neither of two series. Two masks stay, for the third."""
    if hand.count(MASK) == 1:
        return (MASK,)
    series, _ = chance.shuffled([card for card in dict.fromkeys(hand) if card != MASK])
    collected = sorted(series, key=hand.count)[-2:]
    spare = tuple(card for card in hand if card != MASK and card not in collected)
    return spare or (collected[0],)


def distance(hand: Hand) -> int:
    """How many cards are missing for a winning hand."""
    counts = sorted((hand.count(card) for card in {*hand} - {MASK}), reverse=True)
    return min(3 - hand.count(MASK), 7 - min(4, sum(counts[:1])) - min(3, sum(counts[1:2])))


def _wishes(w: Table, player: Player) -> list[Totem]:
    """The totems still standing that are worth most to the player; all of them, if none is."""
    if w.is_toru:
        wishes = [totem for totem in w.free_totems if CIRCLES[totem] in w.chips[player]]
    else:
        wishes = [totem for totem in w.free_totems if is_new_to(w, player, totem)]
    return wishes or w.free_totems


def _any_wanted(w: Table, player: Player, chance: Chance) -> Totem:
    return chance.pick(_wishes(w, player))[0]


def _wanted(w: Table, player: Player, chance: Chance) -> Totem:
    """Of the totems wished for, one whose colour will be hard to get another time: it stands there only once."""
    wishes = _wishes(w, player)
    standing = [CIRCLES[totem] for totem in w.totems]
    fewest = min(standing.count(CIRCLES[totem]) for totem in wishes)
    return chance.pick([totem for totem in wishes if standing.count(CIRCLES[totem]) == fewest])[0]


def _steps_to(w: Table, player: Player, totem: Totem) -> int:
    """By how many circles the caller turns the board, so that a totem stands as near as can be."""
    seat = tau * player / len(w.hands)

    def away(steps: int) -> float:
        angle = tau * (totem + w.rotation + steps) / len(CIRCLES)
        return abs((angle - seat + pi) % tau - pi)

    return min(range(len(CIRCLES)), key=away)


def evaluate(w: Table, player: Player) -> float:
    """The player's points, with what the totem in hand will bring, less those of the best other."""
    prospects = [total(w, each) + _prospect(w, each) for each in everybody(w)]
    best = max(prospect for seat, prospect in enumerate(prospects) if seat != player)
    return prospects[player] - best - 0.05 * distance(w.hands[player])


def _prospect(w: Table, player: Player) -> float:
    if not w.grabs:
        return 0.0
    points = sum(points_for(w, grab)[1] for grab in w.grabs if grab.player == player)
    return points - penalty_for(w.hands[player])
