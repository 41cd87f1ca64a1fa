"""Positions of Zerzura as rows of numbers, and back. The conversion loses nothing."""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from ludotheque.core.language.words import Player
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option, Step
from ludotheque.fast.compiling import Reals
from ludotheque.fast.unsupported import unsupported

from ..commands import Claim, Claiming, Leave, MayClaim
from ..edition import DECKS, EDITIONS, Card, EditionName, tiles_for
from ..market import DRAWS, Drawing, draws_of_a_round, turns_of_a_round
from ..setup import Begin, Beginning, Post, Posting
from ..table import BOARD, DROMEDARY, Bazaar, Cards, ZerzuraOptions
from ..turn import ENOUGH, OFFERS, PASS, STORES, TAKES, Acting, Storing, Swap, Swapping, swaps
from . import layout as at
from .choosing import Rules, State
from .tables import NAMES, NUMBER_OF_CARD, NUMBER_OF_TILE, TILES, judgement

QUESTIONS: dict[type, int] = {
    Posting: at.POSTING,
    Beginning: at.BEGINNING,
    Drawing: at.DRAWING,
    Acting: at.ACTING,
    Swapping: at.SWAPPING,
    Storing: at.STORING_MORE,
    Claiming: at.MAY_CLAIM,
}
PERCHES = {BOARD: at.ON_BOARD, DROMEDARY: at.ON_DROMEDARY}


@lru_cache
def agreed(options: ZerzuraOptions, players: int) -> Rules:
    """The options of the table, as a row of numbers."""
    edition = EDITIONS[options.edition]
    seating, posted = edition.players[players], tiles_for(edition, players)
    numbers = (players, NAMES.index(options.edition), options.claiming == "manual")
    of_a_round = (seating.market, seating.actions_each, seating.rounds)
    return np.array([*numbers, *of_a_round, *(tile in posted for tile in TILES[options.edition])], np.int64)


@lru_cache
def judged(options: ZerzuraOptions) -> Reals:
    """The bots' judgements, as a row of numbers."""
    return judgement(options.edition)


def encoded(position: Position[Bazaar]) -> State:
    """A position in which nothing is hidden, as a row of numbers."""
    w, todo = position.world, position.todo
    if not isinstance(w.pool, tuple):
        raise unsupported("something-hidden")
    number_of = NUMBER_OF_CARD[w.rules.edition]
    tile_of = NUMBER_OF_TILE[w.rules.edition].__getitem__
    question = QUESTIONS[type(todo[-1])] if todo else at.NOTHING
    offered = -1 if w.offered is None else number_of[w.offered]
    claimant = -1 if w.claimant is None else w.claimant
    pending = sum(type(step) in (Posting, Drawing) for step in todo)
    numbers = [w.over, question, w.round, w.turn, w.turns, w.dromedary, w.pile, w.storing, claimant, offered, pending]
    numbers += _list([step.player for step in todo if type(step) in (MayClaim, Claiming)], 2)  # type: ignore[attr-defined]
    numbers += _list(map(number_of.__getitem__, w.market), at.MOST_IN_MARKET)
    numbers += _list(map(tile_of, w.tiles), at.FACE_UP)
    numbers += _list(map(number_of.__getitem__, w.pool), at.MOST_CARDS)
    numbers += _list(map(number_of.__getitem__, w.discarded), at.MOST_CARDS)
    for seat, row in enumerate(w.rows):
        bird = w.birds[seat]
        numbers.append(PERCHES[bird] if bird in PERCHES else number_of[bird])  # type: ignore[index]
        numbers += w.tally[seat]
        numbers += _list(map(number_of.__getitem__, row), at.MOST_OWNED)
        numbers += _list(map(number_of.__getitem__, w.stored[seat]), at.MOST_OWNED)
        numbers += _list(map(tile_of, w.claimed[seat]), at.FACE_UP)
    return np.frombuffer(array("q", numbers), np.int64)


def _list(numbers: Iterable[int], most: int) -> list[int]:
    """The number of numbers, then the numbers, padded to the most."""
    found = [*numbers]
    return [len(found), *found, *[0] * (most - len(found))]


def players_at(state: State) -> int:
    """The number of players at a table."""
    return (len(state) - at.SEATS) // at.SEAT


def decoded(state: State, options: ZerzuraOptions) -> Position[Bazaar]:
    """The position for a row of numbers, without a chance of its own."""
    players = players_at(state)
    places = [at.SEATS + at.SEAT * seat for seat in range(players)]
    deck, tiles = DECKS[options.edition], TILES[options.edition]
    numbers = [int(number) for number in state]

    def cards(place: int) -> Cards:
        return tuple(deck[number] for number in _counted(numbers, place))

    perches = {place: name for name, place in PERCHES.items()}
    offered, claimant = numbers[at.OFFERED], numbers[at.CLAIMANT]
    w = Bazaar(
        rules=options,
        over=bool(numbers[at.OVER]),
        round=numbers[at.ROUND],
        turn=Player(numbers[at.TURN]),
        turns=numbers[at.TURNS],
        market=cards(at.MARKET),
        rows=[cards(place + at.ROW) for place in places],
        birds=[perches.get(bird) or deck[bird] for bird in (numbers[place + at.BIRD] for place in places)],
        stored=[cards(place + at.STORED) for place in places],
        tally=[tuple(numbers[place + at.TALLY : place + at.ROW]) for place in places],
        tiles=tuple(tiles[tile] for tile in _counted(numbers, at.TILES)),
        claimed=[tuple(tiles[tile] for tile in _counted(numbers, place + at.CLAIMED)) for place in places],
        dromedary=Player(numbers[at.DROMEDARY]),
        claimant=None if claimant < 0 else Player(claimant),
        offered=None if offered < 0 else deck[offered],
        storing=numbers[at.STORING],
        pile=numbers[at.PILE],
        pool=cards(at.POOL),
        discarded=cards(at.DISCARDED),
    )
    return Position(w, _todo(numbers, w))


def _counted(numbers: list[int], place: int) -> list[int]:
    return numbers[place + 1 : place + 1 + numbers[place]]


def _todo(numbers: list[int], w: Bazaar) -> list[Step[Bazaar]]:
    question, pending = numbers[at.QUESTION], numbers[at.PENDING]
    if question == at.NOTHING:
        return []
    if question in (at.POSTING, at.BEGINNING):
        return [Beginning(), *[Posting()] * pending]
    if question == at.DRAWING:
        return [*draws_of_a_round(w.seating.market)[-pending:][::-1]]
    of_the_round = turns_of_a_round(w.dromedary, len(w.rows), w.seating.actions_each)
    todo = [*of_the_round[w.turns :]][::-1]
    if question != at.MAY_CLAIM:
        asks: dict[int, Step[Bazaar]] = {at.ACTING: Acting(), at.SWAPPING: Swapping(), at.STORING_MORE: Storing()}
        return [*todo, asks[question]]
    *later, player = map(Player, _counted(numbers, at.CLAIMING))
    return [*todo, *map(MayClaim, later), Claiming(player)]


@lru_cache
def _plain_answers(edition: EditionName) -> dict[int, Option[Any]]:
    """By number, the answers that do not depend on the table."""
    found: dict[int, Option[Any]] = {at.PASS: PASS, at.ENOUGH: ENOUGH, at.LEAVE: Leave()}
    for first, options in ((at.TAKE, TAKES), (at.OFFER, OFFERS), (at.STORE, STORES)):
        found |= {first + number: options[card] for number, card in enumerate(DECKS[edition])}
    return found


def options_at(position: Position[Bazaar], answers: Iterable[int]) -> list[Option[Any]]:
    """The options for these numbers, as answers to the current question."""
    w = position.world
    deck, tiles, plain = DECKS[w.rules.edition], TILES[w.rules.edition], _plain_answers(w.rules.edition)
    match position.question:
        case Posting():
            return [Post(tiles[answer]) for answer in answers]
        case Beginning():
            return [Begin(Player(answer)) for answer in answers]
        case Drawing():
            return [DRAWS[deck[answer]] for answer in answers]
        case Claiming(player=player):
            return [plain.get(answer) or Claim(player, tiles[answer - at.CLAIM]) for answer in answers]
        case Swapping():
            return [_swap(w, deck[answer - at.SWAP]) for answer in answers]
    return [plain[answer] for answer in answers]


def _swap(w: Bazaar, card: Card) -> Swap:
    """The swap of the offered card for this one; the table shows whose it is."""
    owner = next(seat for seat, row in enumerate(w.rows) if card in row)
    return swaps(w.offered or card, Player(owner))[card]
