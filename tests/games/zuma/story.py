"""Zuma in short: `dealt("4 sun 3 moon", ...)`, `give(match, "rain", "rain", "rain")`, `(1, grab(RED))`."""

from collections import Counter
from itertools import chain
from typing import Any, cast

import msgspec

from ludotheque.core.language.words import LANGUAGES, Player
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.steps import NATURE, Option
from ludotheque.core.wire import load, save
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.dealing import AddTotem, CallFirst, Deal, DrawChip, DrawingChip, TurnBoard
from ludotheque.games.zuma.grabbing import Grab, Scrambling, StayAway
from ludotheque.games.zuma.material import CARDS, Card, Colour, Hand, Totem, deck_for, is_winning
from ludotheque.games.zuma.passing import Blowing, Give, Hold, Passing, Receive
from ludotheque.games.zuma.table import LastRound, Table
from tests.story import tell

Zuma = Match[Table]

RED, BLUE_TOO, VIOLET, BLUE, RED_TOO = map(Totem, range(5))
"""The totems by their circles."""

ANN, BOB, CLEO, DAN = map(Player, range(4))
NAMES = ("Ann", "Bob", "Cléo", "Dan", "Eve", "Flo")

hold = Hold()
stay_away = StayAway()

JUNK = "sun moon jaguar eagle serpent maize rain"
"""Seven cards that make nothing."""

PLAIN = ("2 sun 2 moon jaguar eagle serpent", "2 sun 2 moon jaguar eagle maize", "jaguar eagle 2 serpent maize 2 rain")
"""Three hands that make nothing, in a deal that could be won. All masks are left over."""

ALIEN, STRANGE = "2 jaguar 2 eagle serpent maize rain", "jaguar eagle 2 serpent maize 2 rain"
"""Two hands that make nothing and have neither suns nor moons."""


def cards(text: str) -> Hand:
    """The cards of `4 sun 3 moon`, or of `sun moon`."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    assert all(card in CARDS for card in found), text
    return cast(Hand, tuple(found))


def grab(totem: Totem) -> Grab:
    """Grabs this totem."""
    return Grab(totem)


def opened(players: int, caller: int = 0, fourth: Totem = RED_TOO, **options: Any) -> Zuma:
    """A game whose first caller is known, with the board not turned and no card dealt."""
    match = tell_match(GAME, players, options)
    if players == 5:
        tell(match, AddTotem(fourth))
    tell(match, CallFirst(Player(caller)))
    if match.position.world.rules.pace == "live":
        tell(match, TurnBoard(0))
    return match


def deal(match: Zuma, *hands: str) -> Zuma:
    """Deals these hands. The other players get what is left, and nothing that wins."""
    given = [*map(cards, hands)]
    left = Counter(deck_for(match.players))
    left.subtract(chain(*given))
    assert min(left.values()) >= 0, "a card is dealt that is not there"
    for _ in range(len(given), match.players):
        given.append(_something(left))
        left.subtract(given[-1])
    for player, hand in enumerate(given):
        assert len(hand) == 7, hand
        tell(match, *(Deal(Player(player), card) for card in hand))
    return match


def _something(left: Counter[Card]) -> Hand:
    """Seven of the cards left, as different as possible, with a mask only if there is nothing else."""
    found: list[Card] = []
    left = left.copy()
    while len(found) < 7:
        card = max(left, key=lambda card: (left[card] > 0, card != "mask", left[card]))
        found.append(card)
        left[card] -= 1
    assert not is_winning(tuple(found))
    return tuple(found)


def dealt(*hands: str, players: int = 0, **options: Any) -> Zuma:
    """A game with this first deal; Ann (0) calls."""
    return deal(opened(players or len(hands), **options), *hands)


def give(match: Zuma, *gifts: str) -> Zuma:
    """At the call, everybody gives a card, in order of seats."""
    tell(match, *((player, Give(cards(card)[0])) for player, card in enumerate(gifts)))
    return match


def everybody_gives_what_came_last(match: Zuma, passes: int = 1) -> Zuma:
    """Plays this many passes in which nobody chooses; the wind first brings what it brings."""
    before = match.position.world.passes
    while match.position.world.passes < before + passes:
        question = match.position.question
        if isinstance(question, Blowing):
            match.answer(NATURE, match.legal(NATURE)[0])
        else:
            assert isinstance(question, Passing)
            player = match.waiting_for()[0]
            match.answer(player, question.default(match.position.world, player))
    return match


def receive(player: int, card: str) -> Receive:
    """The wind brings this card."""
    return Receive(Player(player), cards(card)[0])


def chip(player: int, colour: Colour) -> DrawChip:
    """The player draws a chip of this colour."""
    return DrawChip(Player(player), colour)


def draw_chips(match: Zuma, *colours: Colour) -> Zuma:
    """Everybody draws a chip."""
    assert isinstance(match.position.question, DrawingChip)
    tell(match, *(chip(player, colour) for player, colour in enumerate(colours)))
    return match


def void_deal(match: Zuma) -> Zuma:
    """Forty passes in which nobody grabs."""
    everybody_gives_what_came_last(match, 40)
    tell(match, *((player, hold) for player in range(match.players)))
    return match


def played(match: Zuma, *grabs: tuple[int, Totem]) -> Zuma:
    """Plays these grabs one after another; whoever is still asked then stays away."""
    tell(match, *((player, grab(totem)) for player, totem in grabs))
    while isinstance(match.position.question, Scrambling):
        tell(match, (match.waiting_for()[0], stay_away))
    return match


def next_round(match: Zuma, *hands: str) -> Zuma:
    """Plays the next deal, with the board left as it is."""
    if match.position.world.rules.pace == "live":
        tell(match, TurnBoard(0))
    return deal(match, *hands)


def hand_of(match: Zuma, player: int) -> Hand:
    return match.position.world.hands[player]


def cells_of(match: Zuma, player: int, manche: int = 1) -> tuple[int, ...]:
    """The player's cells of a set: red, blue, violet."""
    return match.position.world.cells[player][manche - 1]


def last_round(match: Zuma) -> LastRound:
    """How the last deal ended."""
    last = match.position.world.last
    assert last is not None
    return last


def all_cards(w: Table) -> Counter[Card]:
    """All cards, wherever they are."""
    return Counter([*chain(*w.hands), *chain(*w.given), *w.pile])


def lines(match: Zuma, viewer: int | None = None) -> list[str]:
    """The log in English."""
    reader = None if viewer is None else Player(viewer)
    return [event.sentence().text("en", NAMES, reader) for event in match.log(viewer)]


def refused(match: Zuma, player: int, option: Option[Table], rule: str) -> tuple[str, str]:
    """Why this may not be answered, in English and in French. Checks that the rule stands on both rules pages."""
    why = match.refusal(player, option)
    assert why is not None, f"{option} is legal"
    assert option not in match.legal(player)
    assert why.rule == rule
    assert all(GAME.rulebook.rule(language, rule) for language in LANGUAGES)
    return why.text("en", NAMES), why.text("fr", NAMES).replace("\u00a0", " ")


def changed(match: Zuma, **fields: Any) -> Zuma:
    """The same match, with these fields of its world replaced."""
    plain = msgspec.json.decode(save(match.position))
    plain["world"] |= fields
    twin = match.clone()
    twin.position = load(GAME, msgspec.json.encode(plain))
    return twin
