"""Zerzura in short: cards by what they show (`TT`, `KPL`, `guard ring`), and tables laid out by hand.

A second card that shows the same has a mark: `TT'`.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from ludotheque.core.language.words import LANGUAGES, Player
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.position import begin
from ludotheque.core.state.steps import Option
from ludotheque.games.zerzura import GAME
from ludotheque.games.zerzura.edition import CARDS, DECKS, Card, Goods, Tile
from ludotheque.games.zerzura.guessing import tally_of_cards
from ludotheque.games.zerzura.market import Draw, turns_of_a_round
from ludotheque.games.zerzura.setup import Begin, Post
from ludotheque.games.zerzura.table import BOARD, DROMEDARY, Bazaar
from ludotheque.games.zerzura.turn import Enough, Offer, Pass, Store, Swap, Take
from tests.story import tell, why_not

Zerzura = Match[Bazaar]

LETTERS = {"turban": "T", "kanoun": "K", "pepper": "P", "ring": "R", "lamp": "L"}
TILES = ("C2", "C3", "C4", "C5")
pass_ = Pass()
enough = Enough()


def face_of(id: Card) -> str:
    """What a card shows: `TT`, `mage lamp`, `sultan`."""
    card = CARDS[id]
    if isinstance(card, Goods):
        return "".join(letter * card.objects.get(kind, 0) for kind, letter in LETTERS.items())  # type: ignore[call-overload]
    name = type(card).__name__.lower()
    return f"{name} {kind}" if (kind := getattr(card, "kind", None)) else name


def _faces() -> dict[str, Card]:
    faces: dict[str, Card] = {}
    for card in DECKS["oasis"]:
        face = face_of(card)
        faces[face + "'" if face in faces else face] = card
    return faces


FACES = _faces()


def card(face: str) -> Card:
    """The card with this face."""
    return FACES[face]


def cards(faces: str) -> tuple[Card, ...]:
    """Several cards, separated by commas."""
    return tuple(card(face.strip()) for face in faces.split(",") if face.strip())


def said(ids: Sequence[Card]) -> str:
    """The faces of these cards: the reverse of `cards`."""
    return ", ".join(face for id in ids for face, known in FACES.items() if known == id)


def take(face: str) -> Take:
    """Takes this card from the market."""
    return Take(card(face))


def offer(face: str) -> Offer:
    """Offers this card for a swap."""
    return Offer(card(face))


def for_(given: str, owner: int, face: str) -> Swap:
    """Swaps an offered card for this one of another player."""
    return Swap(card(given), Player(owner), card(face))


def swap(given: str, owner: int, face: str) -> tuple[Option[Any], ...]:
    """Both steps of a swap of a card for this one of another player."""
    return offer(given), for_(given, owner, face)


def store(*faces: str) -> tuple[Option[Any], ...]:
    """Stores these cards."""
    return tuple(Store(card(face)) for face in faces)


def draw(faces: str) -> list[Draw]:
    """Draws these cards for the market."""
    return [Draw(each) for each in cards(faces)]


def begun(players: int, market: str = "", first: int = 0, tiles: Sequence[str] = TILES, **options: Any) -> Zerzura:
    """A match after its setup, with this market."""
    match = tell_match(GAME, players, options)
    tell(match, *(Post(Tile(tile)) for tile in tiles), Begin(Player(first)), *draw(market))
    return match


class Place(NamedTuple):
    """What a player has: cards by their faces, separated by commas."""

    row: str = ""
    stored: str = ""
    bird: str = BOARD
    claimed: Sequence[str] = ()


def table(
    *places: Place,
    market: str | None = None,
    tiles: Sequence[str] = (),
    round: int = 3,
    dromedary: int = 0,
    turns: int = 0,
    claimant: int | None = None,
    options: dict[str, Any] | None = None,
) -> Zerzura:
    """A match in the middle of a round, after this many turns. Whoever has the dromedary began it."""
    match = tell_match(GAME, len(places), options)
    w = match.position.world
    rows, stored = [cards(place.row) for place in places], [cards(place.stored) for place in places]
    named = {*chain(*rows, *stored), *cards(market or "")}
    rest = tuple(each for each in w.pool if each not in named)
    size = w.seating.market
    w.market = rest[:size] if market is None else cards(market)
    w.rows, w.stored = rows, stored
    w.birds = [place.bird if place.bird in (BOARD, DROMEDARY) else card(place.bird) for place in places]
    w.tally = [tally_of_cards((*row, *down)) for row, down in zip(rows, stored, strict=True)]
    w.claimed = [tuple(map(Tile, place.claimed)) for place in places]
    w.tiles = tuple(map(Tile, tiles))
    w.round, w.turns, w.dromedary = round, turns, Player(dromedary)
    w.claimant = None if claimant is None else Player(claimant)
    w.pool = tuple(each for each in rest if each not in w.market)
    w.pile = size * (w.seating.rounds - round)
    steps = turns_of_a_round(w.dromedary, len(places), w.seating.actions_each)[turns:]
    match.position = begin(w, steps, None)
    match.position.go_on([])
    return match


def row_of(match: Zerzura, player: int) -> str:
    """The player's visible cards."""
    return said(match.position.world.rows[player])


def stored_of(match: Zerzura, player: int) -> str:
    """The player's stored cards."""
    return said(match.position.world.stored[player])


def market_of(match: Zerzura) -> str:
    """The cards in the market."""
    return said(match.position.world.market)


def bird_of(match: Zerzura, player: int) -> str:
    """Where the player's bird sits: on a card, on the board, on the dromedary."""
    bird = match.position.world.birds[player]
    return bird if bird in (BOARD, DROMEDARY) else said((Card(bird),))


def totals(match: Zerzura) -> tuple[int, ...]:
    """What everybody's cards and tiles are worth now."""
    return GAME.result(match.position.world).scores


def claimed_by(match: Zerzura, player: int) -> tuple[str, ...]:
    """The command tiles that the player has."""
    return match.position.world.claimed[player]


def all_cards(w: Bazaar) -> list[Card]:
    """Every card of the game, wherever it is."""
    return [*w.market, *w.discarded, *w.pool, *chain(*w.rows), *chain(*w.stored)]


def refused(match: Zerzura, option: Option[Bazaar], rule: str) -> tuple[str, str]:
    """Why this may not be done, in English and in French. Checks that the rule stands on both rules pages."""
    why = why_not(match, option)
    assert why.rule == rule
    assert all(GAME.rulebook.rule(language, rule) for language in LANGUAGES)
    return why.text("en"), why.text("fr")
