"""What only a player of Zuma knows: which card to give, when to grab, and how fast (rules 4 to 6)."""

from math import pi, tau

from msgspec import Struct

from ludotheque.core import Chance, Option, Player, Position

from ..dealing import TurnBoard, Turning
from ..grabbing import GRABS, Scrambling
from ..material import CIRCLES, MASK, Card, Hand, Totem, is_winning
from ..passing import GIVES, Hold, Passing
from ..scoring import points_for
from ..table import MOST_PASSES, Table, everybody, is_new_to, penalty_for, total


class Habits(Struct, frozen=True):
    """What a bot does with its cards, and how often it does not look, in ten thousand looks."""

    any_card: int
    """How often it gives any card."""
    overlooks: int = 0
    """How often it overlooks its winning hand."""
    false_start: int = 0
    """How often it grabs without one."""
    hunts: bool = False
    """True: at the start of a deal it keeps a single mask, since those of the others come round."""
    gives_up: bool = False
    """True: it gives two masks away when the third should have come round by now."""
    watches: bool = False
    """True: among equally long series it collects the one that came last, which its neighbour does not want; and it
    takes the totem that most of the others need."""


LOOKS = 10_000
HABITS = {
    "gentle": Habits(6000, 5000),
    "easy": Habits(3800, 2000, 5),
    "medium": Habits(1500),
    "hard": Habits(0, gives_up=True),
    "master": Habits(0, hunts=True, gives_up=True, watches=True),
}
"""By level. With ten looks or more in a round, an easy bot makes a false start in fewer than one round in a hundred."""
LONGEST_HUNT = 2
"""For how many passes a single mask is kept; one fewer with three players, whose masks are seldom all in play."""

REACTION_MS = {"gentle": 1400, "easy": 900, "medium": 600, "hard": 400, "master": 320}
"""The median of a bot's reaction, by level."""
REACTION_SIGMA = 0.25
"""How widely reactions are spread: their logarithms are normal."""


def instinct(view: Position[Table], player: Player, level: str, chance: Chance) -> Option[Table] | None:
    """What a bot answers, knowing what its seat sees."""
    w, habits = view.world, HABITS[level]
    if isinstance(view.question, Turning):
        return TurnBoard(_steps_to(w, player, _wanted(w, player, habits, chance)))
    if isinstance(view.question, Scrambling):
        return GRABS[_reached_for(w, player, habits, chance)]
    if isinstance(view.question, Passing):
        return _call(w, player, habits, chance)
    return None


def _call(w: Table, player: Player, habits: Habits, chance: Chance) -> Option[Table]:
    """At the call: grab with a winning hand, if it is seen; otherwise give."""
    hand = w.hands[player]
    (attention, chance), (hurry, then) = chance.below(LOOKS), chance.fork("hurry").below(LOOKS)
    if is_winning(hand):
        if attention >= habits.overlooks:
            return GRABS[_wanted(w, player, habits, chance)]
    elif hurry < habits.false_start:
        return GRABS[_reached_for(w, player, habits, then)]
    if w.passes >= MOST_PASSES:
        return Hold()
    carelessness, chance = chance.below(LOOKS)
    cards = hand if carelessness < habits.any_card else spare_cards(w, hand, habits, chance)
    return GIVES[chance.fork("which").pick(cards)[0]]


def spare_cards(w: Table, hand: Hand, habits: Habits, chance: Chance) -> Hand:
    """The cards a bot can do without: a single mask, or what belongs to neither of two series. Two masks stay, for the
    third; some bots hunt for masks, or give up the hunt."""
    players, masks = len(w.hands), hand.count(MASK)
    if masks == 1 and habits.hunts and w.passes < min(LONGEST_HUNT, players - 2):
        return _unmatched(hand, habits, chance)
    if masks == 2 and habits.gives_up and w.passes > players:
        return (MASK,)
    return (MASK,) if masks == 1 else _unmatched(hand, habits, chance)


def _unmatched(hand: Hand, habits: Habits, chance: Chance) -> Hand:
    if not habits.watches:
        return superfluous_series(hand, chance)
    series = sorted({*hand} - {MASK}, key=lambda card: (hand.count(card), _came(hand, card)))
    spare = tuple(card for card in hand if card != MASK and card not in series[-2:])
    fewest = min(map(hand.count, spare), default=0)
    return tuple(card for card in spare if hand.count(card) == fewest) or (series[-2],)


def _came(hand: Hand, card: Card) -> int:
    """When the last of a series came: a hand is in the order in which its cards came."""
    return len(hand) - hand[::-1].index(card)


def superfluous_series(hand: Hand, chance: Chance) -> Hand:
    """What belongs to neither of the two longest series; among equals, any."""
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


def _rivals(w: Table, player: Player, totem: Totem) -> int:
    """How many others without a totem would gain from this one; with Toru's scoring, that is unknown."""
    return 0 if w.is_toru else sum(is_new_to(w, other, totem) for other in w.reaching if other != player)


def _reached_for(w: Table, player: Player, habits: Habits, chance: Chance) -> Totem:
    """In the scramble: any totem wished for; at a calm table, a bot that watches takes one that fewest want."""
    wishes = _wishes(w, player)
    if habits.watches and w.is_calm:
        fewest = min(_rivals(w, player, totem) for totem in wishes)
        wishes = [totem for totem in wishes if _rivals(w, player, totem) == fewest]
    return chance.pick(wishes)[0]


def _wanted(w: Table, player: Player, habits: Habits, chance: Chance) -> Totem:
    """A totem wished for whose colour will be hard to get another time, because few of that colour stand."""
    wishes = _wishes(w, player)
    standing = [CIRCLES[totem] for totem in w.totems]
    fewest = min(standing.count(CIRCLES[totem]) for totem in wishes)
    scarce = [totem for totem in wishes if standing.count(CIRCLES[totem]) == fewest]
    if habits.watches:
        most = max(_rivals(w, player, totem) for totem in scarce)
        scarce = [totem for totem in scarce if _rivals(w, player, totem) == most]
    return chance.pick(scarce)[0]


def _steps_to(w: Table, player: Player, totem: Totem) -> int:
    """How many circles the caller turns the board so that a totem stands as near as possible."""
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
