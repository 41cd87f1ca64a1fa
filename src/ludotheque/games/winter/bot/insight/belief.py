"""Belief: who betrays, as far as the crises that were opened can tell.

Everybody sees how many cards each player gives to a crisis and keeps, and, once it is opened, how many were wrong
(rules 8.3 and 13.1). A loyal player hardly ever gives a wrong card, so each wrong card narrows down who may be the
betrayer. Who sits on a heap of cards and gives nothing looks like one.
"""

from ludotheque.core import Player

from ...chapters.ending import LOYAL
from ...table import Colony, Tally

MISTAKE = 0.03
"""How likely a loyal player is to give a card that is wrong."""
SABOTAGE = 0.5
"""How likely a betrayer is to give a wrong card."""
FEW, MANY = 2, 5
"""The most cards of a small hand, and the fewest of a large one."""
PLAYS_ALONG = {True: (0.13, 0.27, 0.6), False: (0.6, 0.7, 1.0)}
HOLDS_BACK = {True: (0.7, 1.9, 4.0), False: (0.35, 0.75, 2.4)}
"""How much likelier a betrayer is than a loyal player to have given right cards only, or nothing: by whether the crisis
was prevented, with a small hand, a middling one and a large one left. Counted in matches between bots."""
DOUBT = 0.53
"""How much of that each crisis tells anew: a hand that was large once is large again."""


def beliefs(w: Colony, player: Player | None) -> list[float]:
    """By player: how likely they are to betray, as far as this player knows, or anybody who looks on (None). Those
    known to be loyal are not suspected."""
    innocent = [0.0] * w.players
    if w.coop or w.rules.variant == "no_betrayal" or w.players == 2:
        return innocent
    seen = () if player is None else w.insights[player]
    known = dict(seen) | {seat: card for seat, card in enumerate(w.shown) if card != -1}
    found = [seat for seat, card in known.items() if card == -2 or card >= LOYAL]
    if found:
        return [float(seat in found) for seat in range(w.players)]
    suspects = [seat for seat in range(w.players) if seat != player and seat not in known]
    pile = (1 if w.rules.variant == "betrayer" else 2) * w.players
    nobody = float(max(1, pile - len(suspects) - len(known)))
    weights = dict.fromkeys(suspects, 1.0)
    for tally in w.tallies:
        nobody *= MISTAKE**tally.wrong
        for seat in suspects:
            weights[seat] *= _fits(tally, seat)
    total = nobody + sum(weights.values())
    return [weights.get(Player(seat), 0.0) / total for seat in range(w.players)]


def _fits(tally: Tally, seat: int) -> float:
    """How well a crisis fits a player who betrays, compared with one who is loyal."""
    gave = tally.given[seat]
    if tally.wrong:
        own = min(gave, tally.wrong)
        return (SABOTAGE if own else 1.0) * MISTAKE ** (tally.wrong - own)
    kept = tally.kept[seat] if tally.kept else FEW + 1
    hand = 0 if kept <= FEW else 1 if kept < MANY else 2
    ratio: float = (PLAYS_ALONG if gave else HOLDS_BACK)[tally.prevented][hand] ** DOUBT
    return ratio
