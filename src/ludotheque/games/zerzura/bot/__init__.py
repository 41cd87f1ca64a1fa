"""What only a player of Zerzura knows: what a collection may still become, and what others may do to it."""

from functools import cache, lru_cache

from ludotheque.core import Player

from ..commands import NEEDS
from ..edition import (
    CHARACTERS,
    COMMANDS,
    KINDS,
    SHOWS,
    VALUES,
    Character,
    EditionName,
    Guard,
    Mage,
    Sultan,
    Tally,
    Tile,
)
from ..scoring import best_counted, characters_among
from ..table import Bazaar, Cards, minus

MOVES = {1: 0.35, 2: 0.3, 3: 0.1, -1: 0.15, -2: 0.1}
"""By how much an action may change the number of objects of a kind, and how often."""
A_GOOD_ACTION = 0.8
"""How likely an action is to be spent on a given kind, if there is something to gain."""
LOST_TO_A_SWAP = 0.25
"""How likely each turn of another player is to take the card that would be missed most."""
ONE_MISSING = 0.6
"""What is left of a command's worth for each thing that is still missing."""
LEADING = 0.3
"""What it is worth to begin the next round."""
A_GUARD_AHEAD, A_CARD_AHEAD, A_CHARACTER_AHEAD = 1.0, 0.4, 0.3
"""What a guard may still be worth; how many goods an action, and characters the rest of the match, may bring."""

Hopes = tuple[tuple[float, ...], ...]
"""By kind and quantity: what the objects may be worth at the end."""


def evaluate(w: Bazaar, player: Player) -> float:
    """The player's prospects, less those of the best other."""
    prospects = [prospect(w, Player(seat)) for seat in range(len(w.rows))]
    own = prospects.pop(player)
    return own - max(prospects)


def prospect(w: Bazaar, player: Player) -> float:
    """What the player may hope to have at the end."""
    actions, threats = to_come(w, player)
    leading = LEADING if actions and w.claimant == player else 0.0
    claimed = sum([COMMANDS[tile].points for tile in w.claimed[player]])
    cards = w.rows[player], w.birds[player], w.stored[player], w.tally[player]
    return leading + claimed + _collection(w.rules.edition, *cards, w.tiles, actions, threats)


def to_come(w: Bazaar, player: Player) -> tuple[int, int]:
    """How often the player will still act, and how many turns of others come before that, or before the end."""
    if w.over:
        return 0, 0
    seating, players = w.seating, len(w.rows)
    rounds, played = seating.rounds - w.round, max(0, w.turns - 1)
    turns = players * seating.actions_each - played
    before = (player - w.dromedary - played) % players
    if turns > before:
        return rounds * seating.actions_each + 1 + (turns - before - 1) // players, before
    return rounds * seating.actions_each, players - 1 if rounds else turns


@lru_cache(maxsize=50_000)
def _collection(
    edition: EditionName,
    row: Cards,
    bird: str,
    stored: Cards,
    tally: Tally,
    tiles: tuple[Tile, ...],
    actions: int,
    threats: int,
) -> float:
    """The prospects of some cards: objects, characters and commands, less what others may do."""
    hopes = hopes_of(edition, actions)
    hope = objects_hope(hopes, tally)
    exposed = [card for card in row if card != bird]
    if threats and exposed:
        least = min([objects_hope(hopes, minus(tally, SHOWS[card])) for card in exposed])
        hope -= min(1.0, LOST_TO_A_SWAP * threats) * max(0.0, hope - least)
    if tally[CHARACTERS]:
        characters = characters_among(row + stored)
        goods = len(row) + len(stored) - len(characters)
        hope += sum([character_hope(each, hopes, tally, goods, actions) for each in characters])
    return hope + (commands_hope(tiles, tally, len(row) + len(stored), len(stored)) if actions else 0.0)


def objects_hope(hopes: Hopes, tally: Tally) -> float:
    turbans, kanouns, peppers, rings, lamps, _ = tally
    return hopes[0][turbans] + hopes[1][kanouns] + hopes[2][peppers] + hopes[3][rings] + hopes[4][lamps]


def character_hope(character: Character, hopes: Hopes, tally: Tally, goods: int, actions: int) -> float:
    """What a character may bring; with no actions left, what it does bring."""
    match character:
        case Guard(kind=kind, delta=delta):
            count, hope = tally[KINDS.index(kind)], hopes[KINDS.index(kind)]
            return hope[best_counted(hope, count, [delta])] - hope[count] + (A_GUARD_AHEAD if actions else 0.0)
        case Mage(kind=kind, batch=batch):
            count = tally[KINDS.index(kind)]
            return count / batch if actions else count // batch
        case Sultan(goods_per_point=per_point):
            return (goods + A_CARD_AHEAD * actions) / per_point if actions else goods // per_point
    return character.points_per_character * (tally[CHARACTERS] + (A_CHARACTER_AHEAD if actions else 0.0))


def commands_hope(tiles: tuple[Tile, ...], tally: Tally, cards: int, stored: int) -> float:
    """What the tiles on the table may bring: the more is missing, the less."""
    numbers = (*tally, cards, -cards, stored, -stored)
    hope = 0.0
    for tile in tiles:
        missing = 0
        for number, least in NEEDS[tile]:
            if least > numbers[number]:
                missing += least - numbers[number]
        hope += COMMANDS[tile].points * ONE_MISSING**missing
    return hope


@cache
def hopes_of(edition: EditionName, actions: int) -> Hopes:
    """What objects may be worth at the end with this many actions left; with none, what the board says."""
    if not actions:
        return VALUES[edition]
    return tuple(
        tuple([_hope(later, count) for count in range(len(later))]) for later in hopes_of(edition, actions - 1)
    )


def _hope(later: tuple[float, ...], count: int) -> float:
    """The worth with one more action, which is spent where there is something to gain."""
    now, most = later[count], len(later) - 1
    gains = [often * max(0.0, later[min(max(0, count + more), most)] - now) for more, often in MOVES.items()]
    return now + A_GOOD_ACTION * sum(gains)
