"""What makes a table of Winter Colony look good or bad to a player, aspect by aspect: what a hint speaks of.

Everything is weighed in one unit: a point of morale is ten.
"""

from collections.abc import Hashable

from ludotheque.core import Player, Position

from ..cards.conditions import holds
from ..cards.selectors import SYMBOL, Scene
from ..chapters.ending import has_won
from ..decks import size
from ..table import OUTSIDE, PLACE_OF, Colony
from .insight import Insight
from .insight.doors import tail
from .insight.people import HURT, MORALE
from .values.tokens import CARD, TOKEN
from .values.words import failure

VICTORY = 200.0
A_LIFE, FROST, WORN = 14.0, 3.0, 1.5
WASTE = 0.4
"""What each card on the waste pile costs before there are ten."""
CROWD = 0.6
"""What a zombie on the board costs."""
STORED, KILL, WALL, CLEAR = 6.0, 3.0, 5.0, 2.0
"""The cost of each thing the main objective still lacks: a card, a kill, a barricade, one zombie fewer."""
OWN = 9.0
"""The worth of one more fulfilled condition of the player's own objective."""
AGAINST = -0.5
"""How much a betrayer cares for the colony."""


def aspects(w: Colony, player: Player) -> dict[str, float]:
    """How the colony fares, and what the player has for themselves; to a betrayer, the colony fares too well."""
    if w.over:
        return {"victory": VICTORY if has_won(w, player) else -VICTORY}
    insight = Insight(Position(w, []), player)
    common = {
        "morale": MORALE * w.morale,
        "food": _food(insight),
        "crisis": -failure(insight) * (1.0 - insight.hope(0)) if w.crisis >= 0 else 0.0,
        "doors": _doors(insight),
        "survivors": A_LIFE * sum(map(len, w.groups)),
        "wounds": -sum(HURT[min(4, insight.left(s))] + FROST * w.frost[s] for group in w.groups for s in group),
        "waste": -MORALE * (len(w.waste) // 10) - WASTE * (len(w.waste) % 10),
        "objective": _objective(insight),
    }
    worn = sum(len(w.equipped[s]) for s in w.groups[player])
    cards = CARD * len(w.hands[player]) + (CARD + WORN) * worn
    own = {"secret": _secret(insight), "cards": cards}
    return {"treason": AGAINST * sum(common.values()), **own} if insight.betrays else {**common, **own}


def _food(insight: Insight) -> float:
    """Tokens, as far as they will be eaten, and the hunger of this round."""
    enough = insight.need * insight.rounds + insight.aim.food
    hungry = insight.need > insight.w.food
    return TOKEN * min(insight.w.food, enough) - (0.6 * MORALE if hungry else 0.0)


def _doors(insight: Insight) -> float:
    """Who would be overrun in the coming night, and the crowd that waits."""
    cost = 0.0
    for door, place in enumerate(PLACE_OF):
        sure, maybe = insight.arrivals[door]
        short = sure - insight.capacity(door)
        loss = insight.loss_at(place)
        cost += loss * (max(0, short) + tail(maybe, 1 - min(0, short)) * bool(maybe))
        cost += CROWD * (insight.w.zombies[door] - insight.w.barricades[door])
    return -cost


def _objective(insight: Insight) -> float:
    """What the main objective still lacks."""
    w, aim = insight.w, insight.aim
    lacking = STORED * sum(aim.store.values()) + KILL * aim.kills
    lacking += WALL * sum(max(0, n - w.barricades[door]) for door, n in aim.walls.items())
    lacking += CLEAR * sum(max(0, w.zombies[door] - n) for door, n in aim.clear.items())
    lacking += min((size(w.decks[place]) for place in OUTSIDE if w.decks[place]), default=0) if aim.empty >= 0 else 0
    return -lacking


def _secret(insight: Insight) -> float:
    """How much of the player's own objective is fulfilled, and how near the rest is."""
    done = sum(holds(insight.w, condition, Scene(insight.player)) for condition in insight.wish.others)
    near = sum(min(n, sum(SYMBOL[card] == symbol for card in insight.hand)) for symbol, n in insight.wish.hand.items())
    return OWN * done + 2.0 * near


def chapter(w: Colony) -> Hashable:
    """An action shows its worth at the end of the turn."""
    return w.played, w.stage, w.turn
