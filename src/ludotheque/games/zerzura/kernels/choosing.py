"""The legal answers at a table of Zerzura, in the order of the public lists (`turn`, `commands`, `setup`)."""

from ludotheque.fast.compiling import Row, Rows, compiled
from ludotheque.fast.constants import NATURE, NOBODY
from ludotheque.fast.luck import Luck, below

from .layout import (
    ACTING,
    BEGINNING,
    BIRD,
    CLAIM,
    CLAIMING,
    DRAWING,
    EDITION,
    ENOUGH,
    LEAVE,
    MARKET,
    MAY_CLAIM,
    MAY_POST,
    NOTHING,
    OFFER,
    PASS,
    PLAYERS,
    POOL,
    POSTING,
    QUESTION,
    ROW,
    SEAT,
    SEATS,
    STORE,
    STORED,
    STORING_MORE,
    SWAP,
    SWAPPING,
    TAKE,
    TALLY,
    TILES,
    TURN,
)
from .tables import CARDS_OWNED, CHARACTER_COUNT, GOODS, MOST_NEEDS, NEEDS

State = Row
Rules = Row
Found = Row

SCRATCH = 1, 1
"""Nothing has to be tried out."""


@compiled
def asked(state: State) -> int:
    """The seat that is asked, or nature, or NOBODY once the match is over."""
    question = state[QUESTION]
    if question == NOTHING:
        return NOBODY
    if question == MAY_CLAIM:
        return int(state[CLAIMING + state[CLAIMING]])
    return NATURE if question <= DRAWING else int(state[TURN])


@compiled
def drawn(rules: Rules, state: State, scratch: Rows, found: Found, luck: Luck) -> int:
    """Nature's answer; each is equally likely."""
    return int(found[below(luck, options_of(rules, state, scratch, found))])


@compiled
def options_of(rules: Rules, state: State, scratch: Rows, found: Found) -> int:
    """Writes all answers, or nature's, into `found`; returns how many there are."""
    question = state[QUESTION]
    if question == ACTING:
        return actions(rules, state, found)
    if question == SWAPPING:
        return swaps(rules, state, found)
    if question == STORING_MORE:
        count = stores(state, found, 0)
        found[count] = ENOUGH
        return count + 1
    if question == MAY_CLAIM:
        return claims(rules, state, found)
    if question == DRAWING:
        return listed(state, POOL, 0, found, 0)
    if question == POSTING:
        return posts(rules, state, found)
    if question == BEGINNING:
        for player in range(rules[PLAYERS]):
            found[player] = player
        return int(rules[PLAYERS])
    return 0


@compiled
def listed(state: State, at: int, answer: int, found: Found, count: int) -> int:
    """Adds an answer for each card of a list; returns how many answers there are then."""
    for number in range(1, state[at] + 1):
        found[count] = answer + state[at + number]
        count += 1
    return count


@compiled
def actions(rules: Rules, state: State, found: Found) -> int:
    """Take, swap or store, or pass (rule 3.1)."""
    count = listed(state, MARKET, TAKE, found, 0)
    seat = SEATS + state[TURN] * SEAT
    if state[seat + ROW]:
        if is_anybody_exposed(rules, state):
            count = listed(state, seat + ROW, OFFER, found, count)
        count = stores(state, found, count)
    found[count] = PASS
    return count + 1


@compiled
def stores(state: State, found: Found, count: int) -> int:
    """Adds the visible cards without a bird, which may be stored; returns how many answers there are then."""
    seat = SEATS + state[TURN] * SEAT
    for number in range(1, state[seat + ROW] + 1):
        if state[seat + ROW + number] != state[seat + BIRD]:
            found[count] = STORE + state[seat + ROW + number]
            count += 1
    return count


@compiled
def is_anybody_exposed(rules: Rules, state: State) -> bool:
    """True if another player has a visible card without a bird."""
    for player in range(rules[PLAYERS]):
        seat = SEATS + player * SEAT
        length = state[seat + ROW]
        if player != state[TURN] and length and (length > 1 or state[seat + ROW + 1] != state[seat + BIRD]):
            return True
    return False


@compiled
def swaps(rules: Rules, state: State, found: Found) -> int:
    """The cards that the player can get in a swap."""
    count = 0
    for player in range(rules[PLAYERS]):
        if player != state[TURN]:
            seat = SEATS + player * SEAT
            for number in range(1, state[seat + ROW] + 1):
                if state[seat + ROW + number] != state[seat + BIRD]:
                    found[count] = SWAP + state[seat + ROW + number]
                    count += 1
    return count


@compiled
def claims(rules: Rules, state: State, found: Found) -> int:
    """The tiles that the asked player may claim, or leave (rule 9.3)."""
    count, player = 0, asked(state)
    for number in range(1, state[TILES] + 1):
        if is_met(rules, state, player, state[TILES + number]):
            found[count] = CLAIM + state[TILES + number]
            count += 1
    found[count] = LEAVE
    return count + 1


@compiled
def is_met(rules: Rules, state: State, player: int, tile: int) -> bool:
    """True if the player's cards, visible and stored, meet the condition of a tile now (rules 5.3 to 5.5)."""
    return missing(rules, state, player, tile) == 0


@compiled
def missing(rules: Rules, state: State, player: int, tile: int) -> int:
    """How much is missing for a tile."""
    less = 0
    for need in range(MOST_NEEDS):
        number, least = NEEDS[rules[EDITION], tile, need, 0], NEEDS[rules[EDITION], tile, need, 1]
        less += max(0, least - number_of(state, player, number))
    return less


@compiled
def number_of(state: State, player: int, which: int) -> int:
    """A number of a player that commands or characters count."""
    seat = SEATS + player * SEAT
    stored = state[seat + STORED]
    cards = state[seat + ROW] + stored
    if which < CARDS_OWNED:
        return int(state[seat + TALLY + which])
    if which == GOODS:
        return int(cards - state[seat + TALLY + CHARACTER_COUNT])
    if which < CARDS_OWNED + 2:
        return int(cards if which == CARDS_OWNED else -cards)
    return int(stored if which == CARDS_OWNED + 2 else -stored)


@compiled
def posts(rules: Rules, state: State, found: Found) -> int:
    """The tiles that may still be turned up (rule 2.3)."""
    count = 0
    for tile in range(len(rules) - MAY_POST):
        free = rules[MAY_POST + tile] == 1
        for number in range(1, state[TILES] + 1):
            free = free and state[TILES + number] != tile
        if free:
            found[count] = tile
            count += 1
    return count
