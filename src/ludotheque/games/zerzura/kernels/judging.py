"""What a table of Zerzura is worth: at the end (`scoring`), and to a bot that looks ahead (`bot`)."""

import numpy as np

from ludotheque.fast.compiling import Reals, compiled

from .choosing import Rules, State, missing, number_of
from .layout import (
    ACTIONS_EACH,
    BIRD,
    CLAIMANT,
    CLAIMED,
    DROMEDARY,
    EDITION,
    OVER,
    PLAYERS,
    ROUND,
    ROUNDS,
    ROW,
    SEAT,
    SEATS,
    STORED,
    TALLY,
    TILES,
    TURNS,
)
from .tables import (
    CHARACTER,
    CHARACTER_HOPES,
    COMMAND_POINTS,
    GUARD,
    HOPES,
    LEADING,
    LOOKS_AT,
    LOST_TO_A_SWAP,
    MISSING,
    MOST,
    MOST_CHARACTERS,
    OBJECTS,
    POINTS,
    POINTS_OF_KIND,
    SHOWN,
)


@compiled
def score(rules: Rules, state: State, player: int) -> int:
    """A player's total: kinds, characters and commands (rules 6 to 8)."""
    seat, edition, points = SEATS + player * SEAT, rules[EDITION], claimed_points(rules, state, player)
    for kind in range(OBJECTS):
        guards = 0
        for number in range(state[seat + ROW] + state[seat + STORED]):
            who = CHARACTER[edition, owned(state, seat, number)]
            if who >= 0 and LOOKS_AT[edition, who] == kind:
                guards |= GUARD[edition, who]
        points += POINTS_OF_KIND[edition, kind, guards, state[seat + TALLY + kind]]
    for number in range(state[seat + ROW] + state[seat + STORED]):
        who = CHARACTER[edition, owned(state, seat, number)]
        if who >= 0:
            points += POINTS[edition, who, number_of(state, player, LOOKS_AT[edition, who])]
    return points


@compiled
def owned(state: State, seat: int, number: int) -> int:
    """A player's card by number: first the row, then the stored cards."""
    visible = state[seat + ROW]
    return int(state[seat + ROW + 1 + number] if number < visible else state[seat + STORED + 1 + number - visible])


@compiled
def claimed_points(rules: Rules, state: State, player: int) -> int:
    """The points of the claimed tiles."""
    claimed, points = SEATS + player * SEAT + CLAIMED, 0
    for number in range(1, state[claimed] + 1):
        points += COMMAND_POINTS[rules[EDITION], state[claimed + number]]
    return points


@compiled
def evaluation(rules: Rules, judged: Reals, state: State, player: int) -> float:
    """The player's prospects, less those of the best other player."""
    best = -np.inf
    for other in range(rules[PLAYERS]):
        if other != player:
            best = max(best, prospect(rules, judged, state, other))
    return prospect(rules, judged, state, player) - best


@compiled
def prospect(rules: Rules, judged: Reals, state: State, player: int) -> float:
    """The player's expected final points."""
    actions, threats = actions_to_come(rules, state, player), threats_to_come(rules, state, player)
    leading = judged[LEADING] if actions and state[CLAIMANT] == player else 0.0
    return leading + claimed_points(rules, state, player) + collection(rules, judged, state, player, actions, threats)


@compiled
def turns_to_come(rules: Rules, state: State) -> int:
    """How many turns of this round are still to be finished."""
    return int(rules[PLAYERS] * rules[ACTIONS_EACH] - max(0, state[TURNS] - 1))


@compiled
def turns_before(rules: Rules, state: State, player: int) -> int:
    """How many turns come before the player's next one, if there is one in this round."""
    return int((player - state[DROMEDARY] - max(0, state[TURNS] - 1)) % rules[PLAYERS])


@compiled
def actions_to_come(rules: Rules, state: State, player: int) -> int:
    """How many more actions the player has."""
    if state[OVER]:
        return 0
    later = (rules[ROUNDS] - state[ROUND]) * rules[ACTIONS_EACH]
    turns, before = turns_to_come(rules, state), turns_before(rules, state, player)
    return int(later + 1 + (turns - before - 1) // rules[PLAYERS] if turns > before else later)


@compiled
def threats_to_come(rules: Rules, state: State, player: int) -> int:
    """How many turns of others come before the player acts, or before the end."""
    if state[OVER]:
        return 0
    turns, before = turns_to_come(rules, state), turns_before(rules, state, player)
    if turns > before:
        return before
    return int(rules[PLAYERS] - 1 if state[ROUND] < rules[ROUNDS] else turns)


@compiled
def collection(rules: Rules, judged: Reals, state: State, player: int, actions: int, threats: int) -> float:
    """The prospects of a player's cards: objects, characters and commands, less what others may take."""
    seat = SEATS + player * SEAT
    hope = objects(judged, state, seat, actions)
    exposed, least = False, np.inf
    for number in range(1, state[seat + ROW] + 1):
        card = state[seat + ROW + number]
        if threats and card != state[seat + BIRD]:
            exposed = True
            least = min(least, objects_without(rules, judged, state, seat, actions, card))
    if exposed:
        hope -= min(1.0, judged[LOST_TO_A_SWAP] * threats) * max(0.0, hope - least)
    hope += characters(rules, judged, state, player, actions)
    return hope + (commands(rules, judged, state, player) if actions else 0.0)


@compiled
def objects(judged: Reals, state: State, seat: int, actions: int) -> float:
    """What the objects may be worth."""
    hope = 0.0
    for kind in range(OBJECTS):
        hope += judged[HOPES + (actions * OBJECTS + kind) * MOST + state[seat + TALLY + kind]]
    return hope


@compiled
def objects_without(rules: Rules, judged: Reals, state: State, seat: int, actions: int, card: int) -> float:
    """What the objects may be worth without those of a card."""
    hope = 0.0
    for kind in range(OBJECTS):
        count = state[seat + TALLY + kind] - SHOWN[rules[EDITION], card, kind]
        hope += judged[HOPES + (actions * OBJECTS + kind) * MOST + count]
    return hope


@compiled
def characters(rules: Rules, judged: Reals, state: State, player: int, actions: int) -> float:
    """What the characters may bring."""
    hope, seat = 0.0, SEATS + player * SEAT
    for number in range(state[seat + ROW] + state[seat + STORED]):
        who = CHARACTER[rules[EDITION], owned(state, seat, number)]
        if who >= 0:
            count = number_of(state, player, LOOKS_AT[rules[EDITION], who])
            hope += judged[CHARACTER_HOPES + (actions * MOST_CHARACTERS + who) * MOST + count]
    return hope


@compiled
def commands(rules: Rules, judged: Reals, state: State, player: int) -> float:
    """What the tiles on the table may bring, reduced by how much is missing for each."""
    hope = 0.0
    for number in range(1, state[TILES] + 1):
        tile = state[TILES + number]
        hope += COMMAND_POINTS[rules[EDITION], tile] * judged[MISSING + missing(rules, state, player, tile)]
    return hope
