"""Applying an answer to a table of Zerzura, up to the next question (`setup`, `market`, `turn`, `commands`)."""

from ludotheque.fast.compiling import compiled

from .choosing import Rules, State, is_met
from .layout import (
    ACTING,
    ACTIONS_EACH,
    BEGINNING,
    BIRD,
    CLAIM,
    CLAIMANT,
    CLAIMED,
    CLAIMING,
    DISCARDED,
    DRAWING,
    DROMEDARY,
    EDITION,
    IN_MARKET,
    LEAVE,
    MANUAL,
    MARKET,
    MAY_CLAIM,
    NOTHING,
    OFFER,
    OFFERED,
    ON_BOARD,
    ON_DROMEDARY,
    OVER,
    PASS,
    PENDING,
    PILE,
    PLAYERS,
    POOL,
    POSTING,
    QUESTION,
    ROUND,
    ROW,
    SEAT,
    SEATS,
    STORE,
    STORED,
    STORING,
    STORING_MORE,
    SWAP,
    SWAPPING,
    TAKE,
    TALLY,
    TALLY_LENGTH,
    TILES,
    TURN,
    TURNS,
)
from .tables import MOST_STORED, SHOWN

NO_OWNER = -1


@compiled
def answered(rules: Rules, state: State, answer: int) -> None:
    """Applies an answer, up to the next question or the end of the match."""
    question = state[QUESTION]
    if question == ACTING:
        if answer == PASS:
            state[SEATS + state[TURN] * SEAT + BIRD] = ON_BOARD
            next_turn(rules, state)
        elif answer < OFFER:
            take(rules, state, answer - TAKE)
        elif answer < STORE:
            state[OFFERED], state[QUESTION] = answer - OFFER, SWAPPING
        else:
            store(rules, state, answer - STORE)
    elif question == SWAPPING:
        swap(rules, state, answer - SWAP)
    elif question == STORING_MORE:
        if answer < STORE:
            stored(rules, state)
        else:
            store(rules, state, answer - STORE)
    elif question == MAY_CLAIM:
        if answer == LEAVE:
            drop_last(state, CLAIMING)
        else:
            claim(state, state[CLAIMING + state[CLAIMING]], answer - CLAIM)
        ask_claimants(rules, state)
    else:
        rolled(rules, state, answer)


@compiled
def rolled(rules: Rules, state: State, answer: int) -> None:
    """Applies nature's answer: a command tile, who begins, or a card drawn (rules 2.3, 2.4 and 4.3)."""
    if state[QUESTION] == BEGINNING:
        begin_round(rules, state, answer)
        return
    state[PENDING] -= 1
    if state[QUESTION] == POSTING:
        append(state, TILES, answer)
        if not state[PENDING]:
            state[QUESTION] = BEGINNING
        return
    remove(state, POOL, answer)
    append(state, MARKET, answer)
    state[PILE] -= 1
    if not state[PENDING]:
        next_turn(rules, state)


@compiled
def append(state: State, at: int, number: int) -> None:
    """Adds a number to the end of a list."""
    state[at] += 1
    state[at + state[at]] = number


@compiled
def drop_last(state: State, at: int) -> None:
    """Removes the last number of a list."""
    state[at + state[at]] = 0
    state[at] -= 1


@compiled
def place_in(state: State, at: int, number: int) -> int:
    """The place of a number in its list."""
    place = at + 1
    while state[place] != number:
        place += 1
    return place


@compiled
def remove(state: State, at: int, number: int) -> None:
    """Removes a number from a list; those after it move up."""
    for place in range(place_in(state, at, number), at + state[at]):
        state[place] = state[place + 1]
    drop_last(state, at)


@compiled
def count_card(rules: Rules, state: State, seat: int, card: int, times: int) -> None:
    """Adds a card to a player's tally, or removes it."""
    for kind in range(TALLY_LENGTH):
        state[seat + TALLY + kind] += times * SHOWN[rules[EDITION], card, kind]


@compiled
def take(rules: Rules, state: State, card: int) -> None:
    """Takes a card from the market; the bird sits on it (rule 3.2)."""
    seat = SEATS + state[TURN] * SEAT
    remove(state, MARKET, card)
    append(state, seat + ROW, card)
    state[seat + BIRD] = card
    count_card(rules, state, seat, card, 1)
    claims_due(rules, state, NO_OWNER)


@compiled
def swap(rules: Rules, state: State, card: int) -> None:
    """Swaps a visible card for another player's; the bird sits on the new card (rule 3.3)."""
    seat, given, owner = SEATS + state[TURN] * SEAT, state[OFFERED], owner_of(rules, state, card)
    other = SEATS + owner * SEAT
    mine, theirs = place_in(state, seat + ROW, given), place_in(state, other + ROW, card)
    state[mine], state[theirs] = card, given
    count_card(rules, state, seat, given, -1)
    count_card(rules, state, seat, card, 1)
    count_card(rules, state, other, card, -1)
    count_card(rules, state, other, given, 1)
    state[seat + BIRD] = card
    state[OFFERED] = -1
    claims_due(rules, state, owner)


@compiled
def owner_of(rules: Rules, state: State, card: int) -> int:
    """The player in whose row a card lies."""
    for player in range(rules[PLAYERS]):
        row = SEATS + player * SEAT + ROW
        for number in range(1, state[row] + 1):
            if state[row + number] == card:
                return player
    return NO_OWNER


@compiled
def store(rules: Rules, state: State, card: int) -> None:
    """Stores a visible card; another may follow (rule 3.4)."""
    seat = SEATS + state[TURN] * SEAT
    remove(state, seat + ROW, card)
    append(state, seat + STORED, card)
    state[STORING] += 1
    left = state[seat + ROW]
    only_the_bird = left == 1 and state[seat + ROW + 1] == state[seat + BIRD]
    if state[STORING] < MOST_STORED and left and not only_the_bird:
        state[QUESTION] = STORING_MORE
    else:
        stored(rules, state)


@compiled
def stored(rules: Rules, state: State) -> None:
    """Ends the storing: the bird moves, and the stored cards may now meet a command (rules 3.4.4 and 5.1)."""
    player, state[STORING] = state[TURN], 0
    if state[CLAIMANT] < 0:
        state[CLAIMANT] = player
    state[SEATS + player * SEAT + BIRD] = ON_DROMEDARY if state[CLAIMANT] == player else ON_BOARD
    claims_due(rules, state, NO_OWNER)


@compiled
def claims_due(rules: Rules, state: State, owner: int) -> None:
    """Gives tiles to the player who acted and then to the swapped card's owner, or asks them to claim (rules 5.6 and
    9.3)."""
    if rules[MANUAL]:
        if owner != NO_OWNER and can_claim(rules, state, owner):
            append(state, CLAIMING, owner)
        if can_claim(rules, state, state[TURN]):
            append(state, CLAIMING, state[TURN])
        ask_claimants(rules, state)
        return
    claim_all(rules, state, state[TURN])
    if owner != NO_OWNER:
        claim_all(rules, state, owner)
    next_turn(rules, state)


@compiled
def claim_all(rules: Rules, state: State, player: int) -> None:
    """Gives the player every tile whose condition is met."""
    number = 1
    while number <= state[TILES]:
        tile = state[TILES + number]
        if is_met(rules, state, player, tile):
            claim(state, player, tile)
        else:
            number += 1


@compiled
def claim(state: State, player: int, tile: int) -> None:
    """Gives a command tile to a player for good (rules 5.1 and 5.2)."""
    remove(state, TILES, tile)
    append(state, SEATS + player * SEAT + CLAIMED, tile)


@compiled
def can_claim(rules: Rules, state: State, player: int) -> bool:
    """True if the player meets the condition of a tile."""
    for number in range(1, state[TILES] + 1):
        if is_met(rules, state, player, state[TILES + number]):
            return True
    return False


@compiled
def ask_claimants(rules: Rules, state: State) -> None:
    """Asks those who still meet a condition, as long as tiles remain; then the next turn begins (rule 9.3)."""
    while state[CLAIMING]:
        if can_claim(rules, state, state[CLAIMING + state[CLAIMING]]):
            state[QUESTION] = MAY_CLAIM
            return
        drop_last(state, CLAIMING)
    next_turn(rules, state)


@compiled
def next_turn(rules: Rules, state: State) -> None:
    """Goes on to the next turn of the round, or the end of the round or match (rules 3.1, 4.1, 4.2 and 8.1)."""
    if state[TURNS] < rules[PLAYERS] * rules[ACTIONS_EACH]:
        state[TURN] = (state[DROMEDARY] + state[TURNS]) % rules[PLAYERS]
        state[TURNS] += 1
        state[QUESTION] = ACTING
        return
    for number in range(1, state[MARKET] + 1):
        append(state, DISCARDED, state[MARKET + number])
        state[MARKET + number] = 0
    state[MARKET] = 0
    if not state[PILE]:
        state[OVER], state[QUESTION] = 1, NOTHING
    elif state[CLAIMANT] >= 0:
        begin_round(rules, state, state[CLAIMANT])
    else:
        begin_round(rules, state, (state[DROMEDARY] + 1) % rules[PLAYERS])


@compiled
def begin_round(rules: Rules, state: State, player: int) -> None:
    """Begins a round: the holder of the dromedary draws the market and plays first (rules 2.4 and 4.3)."""
    state[DROMEDARY] = state[TURN] = player
    state[CLAIMANT] = -1
    state[ROUND] += 1
    state[TURNS] = 0
    state[PENDING] = rules[IN_MARKET]
    state[QUESTION] = DRAWING
