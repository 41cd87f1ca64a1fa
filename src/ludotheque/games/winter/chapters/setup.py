"""Before the game: objective, secrets, items, survivors (rule 1)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import (
    HIDDEN,
    Ask,
    Chance,
    Option,
    Player,
    PlayerName,
    Position,
    Roll,
    Step,
    Steps,
    Viewer,
    Why,
    because,
    begin,
)

from ..cards.interpreter import Do
from ..cards.selectors import Scene, number
from ..dealing import AllDealt, DealingItem, MeetingCandidate
from ..pack import COLONY, PACK, Someone
from ..pack.names import name_of
from ..table import PLACES, STARTERS, SURVIVORS, Colony, Deck, WinterOptions
from ..vocabulary.words import listed
from .newcomers import Arrive
from .round import Round

LOYAL, BETRAYAL = range(len(PACK.loyal)), range(len(PACK.loyal), len(PACK.secrets))
DEALT = 4


def starters_each(players: int) -> int:
    """How many starter items everybody gets (rule 1.5)."""
    return 7 if players == 2 else 5


def kept_each(players: int) -> int:
    """How many survivors everybody keeps (rule 1.6)."""
    return 3 if players == 2 else 2


def new_table(players: int, options: WinterOptions) -> Colony:
    """The table before anything has happened."""
    dilemma = players == 2 and options.variant == "dilemma"
    coop = (players == 2 and not dilemma) or options.variant in ("coop", "first")
    people, places = len(PACK.survivors), len(PLACES)
    return Colony(
        rules=options,
        coop=coop,
        hard=options.hard or (coop and options.variant != "first"),
        at=[-1] * people,
        owner=[-1] * people,
        wounds=[0] * people,
        frost=[0] * people,
        equipped=[()] * people,
        used=[()] * people,
        groups=[()] * players,
        leader=[-1] * players,
        zombies=[0] * (places - 1 + PACK.board.colony.entrances),
        barricades=[0] * (places - 1 + PACK.board.colony.entrances),
        noise=[0] * places,
        snares=[0] * places,
        decks=[*_decks(coop, options.mature_cards)],
        strays=[()] * places,
        hands=[()] * players,
        marked=[()] * players,
        known=[()] * players,
        glimpses=[()] * players,
        objectives=[()] * players,
        exile_cards=[-1] * players,
        shown=[-1] * players,
        insights=[()] * players,
        exiled=[False] * players,
        out=[False] * players,
        dice=[()] * players,
        spent=[()] * players,
        saved=[()] * players,
        offered=[()] * players,
        given=[()] * players,
    )


@cache
def _decks(coop: bool, mature: bool) -> tuple[Deck, ...]:
    """Starters, places, survivors, crises, crossroads: each one layer that nobody knows."""
    others = [
        [number for number, card in enumerate(cards) if _is_used(card, coop, mature)]
        for cards in (PACK.survivors, PACK.crises, PACK.crossroads)
    ]
    return tuple(_layer(cards) for cards in (*map(PACK.deck_of, PLACES), *others))


def in_the_box(card: Any, coop: bool, options: WinterOptions) -> bool:
    """True if a card is played with at this table."""
    return _is_used(card, coop, options.mature_cards)


def _is_used(card: Any, coop: bool, mature: bool) -> bool:
    return not (coop and card.non_coop) and (mature or not card.mature)


def _layer(cards: Sequence[int]) -> Deck:
    return ((0, tuple(cards)),) if cards else ()


def opening(players: int, options: WinterOptions, chance: Chance | None) -> Position[Colony]:
    """The position in which the box is open and nothing has been drawn."""
    table = new_table(players, options)
    return begin(table, _opening(players, options.objective, table.coop), chance)


@cache
def _opening(players: int, objective: int, coop: bool) -> Steps:
    """What is dealt, and what is done before the first round."""
    seats = [Player(seat) for seat in range(players)]
    main = ChooseMain((objective - 1) % len(PACK.mains)) if objective else ChoosingMain()
    secrets = [] if coop else [DealingSecret(seat) for seat in seats]
    items = [DealingItem(STARTERS, seat) for _ in range(starters_each(players)) for seat in seats]
    people = [MeetingCandidate(SURVIVORS, seat) for _ in range(DEALT) for seat in seats]
    return main, *secrets, *items, *people, AllDealt(), Keeping(), Round(1)


class ChooseMain(Step[Colony], frozen=True):
    """The main objective, with its morale, its rounds and its setup (rules 1.2 and 1.3)."""

    card: int

    def do(self, w: Colony) -> Steps:
        w.main = self.card
        scene = Scene(Player(0))
        w.morale, w.round = min(w.rules.morale_cap, number(w, w.side.morale, scene)), w.side.rounds
        return (Do(w.side.setup, scene),)

    def args(self) -> dict[str, Any]:
        return {"card": PACK.mains[self.card].name.said()}


class ChoosingMain(Roll[Colony, ChooseMain], frozen=True):
    """Which main objective is drawn."""

    stream = "deck"

    def options(self, w: Colony, player: Player) -> Sequence[ChooseMain]:
        return [ChooseMain(card) for card in range(len(PACK.mains))]


class DealSecret(Step[Colony], frozen=True):
    """A secret objective is dealt (rule 1.4)."""

    player: Player
    cards: tuple[int, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, cards=HIDDEN)

    def do(self, w: Colony) -> Steps:
        w.objectives[self.player] = self.cards
        return ()

    def args(self) -> dict[str, Any]:
        names = [PACK.secrets[card].name.said() for card in self.cards] if self.cards is not HIDDEN else None
        return {"player": PlayerName(self.player), "cards": "hidden" if names is None else listed([*names])}


class DealingSecret(Roll[Colony, DealSecret], frozen=True):
    """Which objective is dealt: loyal ones, and one betrayal among them all (rule 1.4)."""

    stream = "deck"
    player: Player

    def options(self, w: Colony, player: Player) -> Sequence[DealSecret]:
        return [DealSecret(self.player, cards) for cards, _ in secret_odds(w.rules, w.players, w.objectives)]

    def odds(self, w: Colony) -> Sequence[int]:
        return [odds for _, odds in secret_odds(w.rules, w.players, w.objectives)]

    def rolled(self, w: Colony, chance: Chance) -> tuple[DealSecret, Chance]:
        cards, after = chance.weighted(secret_odds(w.rules, w.players, w.objectives), self.stream)
        return DealSecret(self.player, cards), after


def secret_odds(
    rules: WinterOptions, players: int, dealt: Sequence[tuple[int, ...]]
) -> list[tuple[tuple[int, ...], int]]:
    """What may be dealt next, and how likely: the pile has several loyal cards a player, and one betrayal (1.4)."""
    gone = [card for cards in dealt for card in cards]
    loyal = [card for card in LOYAL if card not in gone]
    betrayal = [card for card in BETRAYAL if card not in gone]
    if players == 2:
        return [((one, other), 1) for one in loyal for other in betrayal]
    if rules.variant == "no_betrayal" or len(betrayal) < len(BETRAYAL):
        return [((card,), 1) for card in loyal]
    each = 1 if rules.variant == "betrayer" else 2
    pile = each * players + 1 - len(gone)
    likely, unlikely = (pile - 1) * len(betrayal), len(loyal)
    return [*[((card,), likely) for card in loyal], *[((card,), unlikely) for card in betrayal]]


class KeepGroup(Option[Colony], frozen=True):
    """The survivors a player keeps, the leader first (rules 1.6 and 1.7)."""

    survivors: tuple[Someone, ...]

    def args(self) -> dict[str, Any]:
        leader, *others = map(name_of, self.survivors)
        return {"leader": leader, "others": listed([*others])}


class Keeping(Ask[Colony, KeepGroup], frozen=True):
    """Everybody chooses their survivors and a leader, at the same time (rules 1.6 and 1.7)."""

    def who(self, w: Colony) -> Sequence[Player]:
        return [Player(seat) for seat in range(w.players)]

    def options(self, w: Colony, player: Player) -> Sequence[KeepGroup]:
        return [*_choices(w.offered[player], kept_each(w.players))]

    def thinkable(self, w: Colony, player: Player) -> Iterator[KeepGroup]:
        yield from _choices((*w.offered[player], *range(3)), kept_each(w.players))
        yield from (KeepGroup((Someone(s),)) for s in w.offered[player])

    def refusal(self, w: Colony, player: Player, option: KeepGroup) -> Why | None:
        if option in _choices(w.offered[player], kept_each(w.players)):
            return None
        return because("keep-of-these", "1.6", kept=kept_each(w.players))

    def then(self, w: Colony, answers: Mapping[Player, KeepGroup]) -> Steps:
        steps: Steps = ()
        back = [s for offered in w.offered for s in offered]
        for player in sorted(answers):
            for s in answers[player].survivors:
                back.remove(s)
                steps += (Arrive(player, s, COLONY, leads=s == answers[player].survivors[0]),)
        w.offered = [()] * w.players
        left = [card for _, cards in w.decks[SURVIVORS] for card in cards]
        w.decks[SURVIVORS] = _layer(sorted([*left, *back]))
        leaders = [answers[Player(seat)].survivors[0] for seat in range(w.players)]
        opened = w.rules.variant == "first"
        return (*steps, FirstPlayer(Player(0 if opened else leaders.index(max(leaders))), opened))


@lru_cache
def _choices(offered: tuple[Someone, ...], n: int) -> tuple[KeepGroup, ...]:
    """Every group of this size, with each member as the leader."""
    people = [*dict.fromkeys(offered)]
    return tuple(
        KeepGroup((leader, *rest))
        for leader in people
        for rest in combinations([s for s in people if s != leader], n - 1)
    )


class FirstPlayer(Step[Colony], frozen=True):
    """The leader with the most influence has the first player token (rule 1.8); in a first game, whoever opened it
    (rule 14.3)."""

    player: Player
    opened: bool = False

    def do(self, w: Colony) -> Steps:
        w.first = w.turn = self.player
        w.happened = ()
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "how": "host" if self.opened else "influence"}
