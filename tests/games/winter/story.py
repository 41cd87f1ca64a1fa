"""Winter Colony told shortly: a village laid out by hand, whatever the pack's people and cards are called."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ludotheque.core.match import Match, tell_match
from ludotheque.core.position import Position
from ludotheque.core.steps import NATURE, Event, Option, Step
from ludotheque.core.words import LANGUAGES, Player
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
"""Survivors whose ability is an action: nothing interferes with the rules. The first have the least influence."""
QUIET = next(n for n, main in enumerate(PACK.mains) if isinstance(main.normal.goal, RoundsSurvived))
"""A main objective that asks for nothing but time."""
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
    """A match in the turn of player 0: everybody has so many plain survivors in the colony, and nothing else."""
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


def colony_phase(arrange: Callable[[Colony], None] | None = None, players: int = 3, **options: Any) -> Winter:
    """A match in which the colony phase begins, and then the next round."""
    return village(players, options=options, arrange=arrange, todo=[ColonyPhase(), Round(2)])


def turn_of(player: int, arrange: Callable[[Colony], None] | None = None, **options: Any) -> Winter:
    """A match in which a player's turn begins."""
    return village(options=options, arrange=arrange, todo=[Turn(Player(player)), ColonyPhase(), Round(2)])


def settle(w: Colony, player: int, s: Someone, place: int = COLONY) -> None:
    """A survivor is taken from the deck and joins a player."""
    for number, deck in enumerate(w.decks):
        if number == 7:
            w.decks[number] = tuple((who, tuple(card for card in cards if card != s)) for who, cards in deck)
    w.at[s], w.owner[s] = place, player
    w.groups[player] = tuple(sorted((*w.groups[player], s)))


def card_with(symbol: str, home: int | None = None, play: str | None = None) -> ItemCard:
    """An item card that shows this symbol: of that deck, played that way."""
    for number, each in enumerate(PACK.items):
        if each.kind.symbol == symbol and home in (None, each.home) and play in (None, each.kind.play):
            return ItemCard(number)
    raise LookupError(f"no {symbol} card in deck {home}")


FOOD, FUEL, MEDICINE, TOOL = (card_with(symbol, home=0) for symbol in ("food", "fuel", "medicine", "tool"))
WEAPON = card_with("weapon", play="equip")


def take(w: Colony, card: ItemCard) -> ItemCard:
    """The card leaves its deck."""
    home = PACK.items[card].home
    ((who, cards),) = w.decks[home]
    assert card in cards
    place = cards.index(card)
    w.decks[home] = ((who, cards[:place] + cards[place + 1 :]),)
    return card


def deal(w: Colony, player: int, *cards: ItemCard) -> None:
    """Cards from their decks into a hand."""
    w.hands[player] = tuple(sorted((*w.hands[player], *(take(w, card) for card in cards))))


def dress(w: Colony, s: Someone, *cards: ItemCard) -> None:
    """A survivor carries cards from their decks."""
    w.equipped[s] = tuple(sorted((*w.equipped[s], *(take(w, card) for card in cards))))


def lasting(w: Colony, gives: Modifier, *, player: int = -1, survivor: int = -1, uses: int = 0) -> None:
    """A rule is changed for the rest of the game."""
    w.lasting += (Lasting(gives, "test", "game", player, survivor, uses),)


def mine(match: Winter, player: int = 0) -> list[Someone]:
    """A player's survivors, the least influential first."""
    return [Someone(s) for s in match.position.world.groups[player]]


def w_of(match: Winter) -> Colony:
    """The table itself."""
    return match.position.world


def do(match: Winter, *effects: Any, player: int = 0, **scene: Any) -> list[Event]:
    """A card's words are done, now; what happens until somebody is asked comes back."""
    events: list[Event] = []
    match.position.todo.append(Do(effects, Scene(Player(player), "test", **scene)))
    match.position.go_on(events)
    return events


def refused(match: Winter, option: Option[Any], rule: str) -> str:
    """Why this may not be done; the rule is checked, and stands on both rules pages."""
    why = why_not(match, option)
    assert why.rule == rule, why.text()
    assert all(GAME.rulebook.rule(language, rule) for language in LANGUAGES)
    return why.text("en")


def lines(events: list[Event]) -> list[str]:
    """The kinds of what happened."""
    return [type(event.what).__name__ for event in events]


def items_of(w: Colony) -> Counter[int]:
    """All the item cards, wherever they are."""
    zones: list[Sequence[Any]] = [w.waste, w.playing, w.removed, w.stored, *w.hands, *w.given, *w.equipped]
    zones += [cards for place in PLACES for _, cards in w.decks[place]]
    if w.open_deck in PLACES:
        zones += [w.looked[1], w.turned]
    return Counter(card for zone in zones for card in zone)


ALL_ITEMS = Counter({number: each.copies for number, each in enumerate(PACK.items)})


def step(match: Winter, *steps: Any) -> None:
    """These steps are done next, as far as they go."""
    match.position.todo += reversed(steps)
    match.position.go_on([])


def unlikely(match: Winter) -> int:
    """A crossroads card that nothing calls for here: somebody must have moved."""
    return next(n for n, card in enumerate(PACK.crossroads) if isinstance(card.trigger, MoveTrigger))


def scene(**more: Any) -> Scene:
    """Player 0 plays a card of our own."""
    return Scene(ME, "test", **more)


def after(*effects: Any, arrange: Callable[[Colony], None] | None = None, **more: Any) -> Winter:
    """The village when a card has done this, as far as nobody is asked."""
    match = village(arrange=arrange)
    do(match, *effects, **more)
    return match


def infested(w: Colony) -> None:
    """Zombies stand at the entrances 1 and 3 of the colony."""
    w.zombies[0], w.zombies[2] = 2, 1


def gifted(gift: m.Modifier, **more: Any) -> Callable[[Colony], None]:
    """Something lasts for the first survivor; the rest by field of the table: where, and what."""

    def arrange(w: Colony) -> None:
        lasting(w, gift, survivor=ONE)
        for name, value in more.items():
            getattr(w, name).__setitem__(*value)

    return arrange


def dealt(players: int, **options: Any) -> Winter:
    """A match in which everything has been dealt, and everybody is asked whom to keep."""
    match = tell_match(GAME, players, options)
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])
    return match


def rolled(match: Winter) -> Sequence[tuple[Fraction, Winter]]:
    """All that nature may choose now, and how likely each is."""
    question: Any = match.position.question
    options, odds = question.options(w_of(match), NATURE), question.odds(w_of(match))
    weights = odds or [1] * len(options)
    outcomes = []
    for option, weight in zip(options, weights, strict=True):
        twin = match.clone()
        tell(twin, option)
        outcomes.append((Fraction(weight, sum(weights)), twin))
    return outcomes
