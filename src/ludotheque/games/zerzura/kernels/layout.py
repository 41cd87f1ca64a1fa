"""The layout of the row of numbers that stands for a table of Zerzura."""

from .. import edition
from ..edition import CHARACTERS, DECKS, EDITIONS

FACE_UP = edition.FACE_UP

MOST_CARDS = max(map(len, DECKS.values()))
MOST_OWNED = max(each.rounds * each.actions_each for printed in EDITIONS.values() for each in printed.players.values())
"""No player takes more cards than they have actions."""
MOST_IN_MARKET = max(each.market for printed in EDITIONS.values() for each in printed.players.values())
TALLY_LENGTH = CHARACTERS + 1

OVER, QUESTION, ROUND, TURN, TURNS, DROMEDARY, PILE, STORING = range(8)
CLAIMANT, OFFERED = range(8, 10)
"""Who stored first, and which card is given away; -1 for nobody and none."""
PENDING = 10
"""Cards, or command tiles, still to be drawn before the next question."""
CLAIMING = 11
"""The number of players to be asked for a claim, then the players; the one to be asked first comes last."""
MARKET = CLAIMING + 3
"""The number of cards, then the cards; the same for the lists below."""
TILES = MARKET + 1 + MOST_IN_MARKET
POOL = TILES + 1 + FACE_UP
DISCARDED = POOL + 1 + MOST_CARDS
SEATS = DISCARDED + 1 + MOST_CARDS
"""From here on come the seats, each with these offsets:"""
BIRD = 0
"""The card the bird sits on; or one of these two:"""
ON_BOARD, ON_DROMEDARY = -1, -2
TALLY = 1
ROW = TALLY + TALLY_LENGTH
STORED = ROW + 1 + MOST_OWNED
CLAIMED = STORED + 1 + MOST_OWNED
SEAT = CLAIMED + 1 + FACE_UP

NOTHING, POSTING, BEGINNING, DRAWING, ACTING, SWAPPING, STORING_MORE, MAY_CLAIM = range(8)
"""The questions. None is asked once the match is over."""

PASS, ENOUGH, LEAVE = range(3)
"""Answers. Nature's are answered with the card, tile or seat."""
TAKE, OFFER, STORE, SWAP, CLAIM = (8 + MOST_CARDS * number for number in range(5))
"""From here on: card by card, or tile by tile."""
MOST_OPTIONS = 3 * MOST_CARDS

PLAYERS, EDITION, MANUAL, IN_MARKET, ACTIONS_EACH, ROUNDS = range(6)
"""Offsets in the row of options."""
MAY_POST = 6
"""From here on, tile by tile: whether it may be turned up."""
