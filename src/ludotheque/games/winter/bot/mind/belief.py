"""Belief: who betrays, as far as the crises that were opened can tell.

Everybody sees how many cards each player gives to a crisis and, once it is opened, how many were wrong (rules 8.3 and
13.1). A loyal player hardly ever gives a wrong card, so each wrong card narrows down who may be the betrayer.
"""

from ludotheque.core import Player

from ...chapters.ending import LOYAL
from ...table import Colony, Tally

MISTAKE = 0.03
"""How likely a loyal player is to give a card that is wrong."""
SABOTAGE, PLAYS_ALONG, HOLDS_BACK = 0.5, 0.6, 1.15
"""Of a betrayer: how likely a wrong card is; how much likelier than a loyal player they are to give only right ones,
and to give nothing."""


def beliefs(w: Colony, player: Player) -> list[float]:
    """By player: how likely they are to betray, as far as this player knows. Those known to be loyal are not
    suspected."""
    innocent = [0.0] * w.players
    if w.coop or w.rules.variant == "no_betrayal" or w.players == 2:
        return innocent
    known = dict(w.insights[player]) | {seat: card for seat, card in enumerate(w.shown) if card != -1}
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
    return PLAYS_ALONG if gave else HOLDS_BACK
