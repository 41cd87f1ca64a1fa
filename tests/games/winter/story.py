"""Winter Colony in short: a village laid out by hand, whatever the pack's people and cards are called."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ludotheque.core.language.words import LANGUAGES, Player
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import NATURE, Event, Option, Step
from ludotheque.games.winter import GAME
from ludotheque.games.winter.cards.interpreter import Do
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.chapters.colony_phase import ColonyPhase
from ludotheque.games.winter.chapters.exposure import FaceName
from ludotheque.games.winter.chapters.round import Round
from ludotheque.games.winter.chapters.setup import new_table
from ludotheque.games.winter.chapters.turn import Acting, EndOfTurn, Turn
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard, Place, Someone
from ludotheque.games.winter.table import PLACES, Colony, Lasting
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary.conditions import RoundsSurvived
from ludotheque.games.winter.vocabulary.modifiers import Modifier
from ludotheque.games.winter.vocabulary.triggers import Move as MoveTrigger
from ludotheque.games.winter.vocabulary.words import PlaceName, Text
from tests.story import tell, why_not

Winter = Match[Colony]

PLAIN = tuple(Someone(s) for s, each in enumerate(PACK.survivors) if not each.ability.gives and each.ability.on is None)
"""Survivors whose ability is an action, so that nothing interferes with the rules. They come by influence, lowest
first."""
QUIET = next(n for n, main in enumerate(PACK.mains) if isinstance(main.normal.goal, RoundsSurvived))
"""A main objective that needs nothing but time."""
ONE, TWO, THREE = PLAIN[0], PLAIN[3], PLAIN[1]
"""Two survivors of player 0, and one of player 1."""
ME, YOU = Player(0), Player(1)
LODGE, GROCERY, SCHOOL = Place(1), Place(2), Place(3)
HERE, AT_SCHOOL = PlaceName("here"), PlaceName(PACK.place_ids[SCHOOL])
WAY = Text("A way.", "Une voie.")
BLANK: FaceName = "blank"
WOUND: FaceName = "wound"
FROSTBITE: FaceName = "frostbite"
BITE: FaceName = "bite"


def village(
    players: int = 3,
    people: int = 2,
    options: dict[str, Any] | None = None,
    arrange: Callable[[Colony], None] | None = None,
    todo: Sequence[Step[Colony]] | None = None,
) -> Winter:
    """A match in the turn of player 0. Each player has this many plain survivors in the colony, and nothing else."""
    match = tell_match(GAME, players, options)
    w = new_table(players, match.options)  # type: ignore[arg-type]
    w.main, w.morale, w.round, w.played, w.stage = QUIET, 6, 5, 1, "turns"
    for number in range(people):
        for player in range(players):
            settle(w, player, PLAIN[number * players + player])
    for player in range(players):
        w.leader[player] = w.groups[player][0]
        if not w.coop:
            w.objectives[player] = (player,)
    if arrange is not None:
        arrange(w)
    last = [Acting(Player(0)), EndOfTurn(Player(0)), ColonyPhase(), Round(2)]
    match.position = Position(w, list(reversed(last if todo is None else [*todo])))
    match._log = []
    match.position.go_on(match._log)
    return match


def thrown(match: Winter, die: int) -> Winter:
    """Throws a die for a card: it shows this."""
    (shown,) = (option for option in match.legal(NATURE) if getattr(option, "die", None) == die)
    tell(match, shown)
    return match


def colony_phase(arrange: Callable[[Colony], None] | None = None, players: int = 3, **options: Any) -> Winter:
    """A match at the beginning of the colony phase, with the next round to follow."""
    return village(players, options=options, arrange=arrange, todo=[ColonyPhase(), Round(2)])


def turn_of(player: int, arrange: Callable[[Colony], None] | None = None, **options: Any) -> Winter:
    """A match at the beginning of a player's turn."""
    return village(options=options, arrange=arrange, todo=[Turn(Player(player)), ColonyPhase(), Round(2)])


def settle(w: Colony, player: int, s: Someone, place: int = COLONY) -> None:
    """Takes a survivor from the deck and gives it to a player."""
    for number, deck in enumerate(w.decks):
        if number == 7:
            w.decks[number] = tuple((who, tuple(card for card in cards if card != s)) for who, cards in deck)
    w.at[s], w.owner[s] = place, player
    w.groups[player] = tuple(sorted((*w.groups[player], s)))


def card_with(symbol: str, home: int | None = None, play: str | None = None) -> ItemCard:
    """An item card that shows this symbol, from that deck, played that way."""
    for number, each in enumerate(PACK.items):
        if each.kind.symbol == symbol and home in (None, each.home) and play in (None, each.kind.play):
            return ItemCard(number)
    raise LookupError(f"no {symbol} card in deck {home}")


FOOD, FUEL, MEDICINE, TOOL = (card_with(symbol, home=0) for symbol in ("food", "fuel", "medicine", "tool"))
WEAPON = card_with("weapon", play="equip")


def take(w: Colony, card: ItemCard) -> ItemCard:
    """Takes the card from its deck."""
    home = PACK.items[card].home
    ((who, cards),) = w.decks[home]
    assert card in cards
    place = cards.index(card)
    w.decks[home] = ((who, cards[:place] + cards[place + 1 :]),)
    return card


def deal(w: Colony, player: int, *cards: ItemCard) -> None:
    """Moves cards from their decks to a hand."""
    w.hands[player] = tuple(sorted((*w.hands[player], *(take(w, card) for card in cards))))


def dress(w: Colony, s: Someone, *cards: ItemCard) -> None:
    """Gives a survivor cards from their decks to carry."""
    w.equipped[s] = tuple(sorted((*w.equipped[s], *(take(w, card) for card in cards))))


def lasting(w: Colony, gives: Modifier, *, player: int = -1, survivor: int = -1, uses: int = 0) -> None:
    """Changes a rule for the rest of the game."""
    w.lasting += (Lasting(gives, "test", "game", player, survivor, uses),)


def mine(match: Winter, player: int = 0) -> list[Someone]:
    """A player's survivors, the least influential first."""
    return [Someone(s) for s in match.position.world.groups[player]]


def w_of(match: Winter) -> Colony:
    """The match's world."""
    return match.position.world


def do(match: Winter, *effects: Any, player: int = 0, **scene: Any) -> list[Event]:
    """Does what a card says, now; returns the events up to the next question."""
    events: list[Event] = []
    match.position.todo.append(Do(effects, Scene(Player(player), "test", **scene)))
    match.position.go_on(events)
    return events


def refused(match: Winter, option: Option[Any], rule: str) -> str:
    """Why this may not be done. Checks that the rule stands on both rules pages."""
    why = why_not(match, option)
    assert why.rule == rule, why.text()
    assert all(GAME.rulebook.rule(language, rule) for language in LANGUAGES)
    return why.text("en")


def lines(events: list[Event]) -> list[str]:
    """The kinds of the events."""
    return [type(event.what).__name__ for event in events]


def items_of(w: Colony) -> Counter[int]:
    """All item cards, wherever they are."""
    zones: list[Sequence[Any]] = [w.waste, w.playing, w.removed, w.stored, *w.hands, *w.given, *w.equipped]
    zones += [cards for place in PLACES for _, cards in w.decks[place]]
    if w.open_deck in PLACES:
        zones += [w.looked[1], w.turned]
    return Counter(card for zone in zones for card in zone)


ALL_ITEMS = Counter({number: each.copies for number, each in enumerate(PACK.items)})


def step(match: Winter, *steps: Any) -> None:
    """Does these steps next, as far as they go."""
    match.position.todo += reversed(steps)
    match.position.go_on([])


def unlikely(match: Winter) -> int:
    """A crossroads card that nothing triggers here: somebody must have moved."""
    return next(n for n, card in enumerate(PACK.crossroads) if isinstance(card.trigger, MoveTrigger))


def scene(**more: Any) -> Scene:
    """The scene in which player 0 plays a card of our own."""
    return Scene(ME, "test", **more)


def after(*effects: Any, arrange: Callable[[Colony], None] | None = None, **more: Any) -> Winter:
    """The village after a card has done this, up to the next question."""
    match = village(arrange=arrange)
    do(match, *effects, **more)
    return match


def infested(w: Colony) -> None:
    """Puts zombies at the entrances 1 and 3 of the colony."""
    w.zombies[0], w.zombies[2] = 2, 1


def gifted(gift: m.Modifier, **more: Any) -> Callable[[Colony], None]:
    """Arranges a lasting effect for the first survivor; `more` sets fields of the world: where, and what."""

    def arrange(w: Colony) -> None:
        lasting(w, gift, survivor=ONE)
        for name, value in more.items():
            getattr(w, name).__setitem__(*value)

    return arrange


def dealt(players: int, **options: Any) -> Winter:
    """A match in which everything has been dealt and everybody is asked whom to keep."""
    match = tell_match(GAME, players, options)
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])
    return match


def rolled(match: Winter) -> Sequence[tuple[Fraction, Winter]]:
    """Every choice nature has now, with its probability."""
    question: Any = match.position.question
    options, odds = question.options(w_of(match), NATURE), question.odds(w_of(match))
    weights = odds or [1] * len(options)
    outcomes = []
    for option, weight in zip(options, weights, strict=True):
        twin = match.clone()
        tell(twin, option)
        outcomes.append((Fraction(weight, sum(weights)), twin))
    return outcomes
