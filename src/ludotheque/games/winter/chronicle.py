"""The story of a colony: morale and food, the turns that decided it, who gave what, and who betrayed whom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core import (
    Account,
    Arg,
    Chronicle,
    Course,
    Line,
    Option,
    Passage,
    Player,
    PlayerName,
    Sentence,
    Turning,
)

from .actions.attack_people import AttackSurvivor
from .cards.conditions import betrayers
from .cards.selectors import count_symbol
from .chapters.colony_phase import ColonyPhase, Hunger, OpenCrisis
from .chapters.crossroads import CrossroadsComes
from .chapters.death import Die
from .chapters.ending import has_won
from .chapters.exile import Acquit, Ballot, Exile, has_exile
from .chapters.round import Round
from .chapters.tracks import ChangeMorale, End, HelplessLeave
from .chapters.turn import CallVote, Turn
from .pack import PACK
from .pack.names import name_of
from .pack.text import said
from .standing import WHOLE, standing
from .table import Cards, Colony
from .vocabulary.words import joined, listed

MOST_TURNINGS = 6
WEIGHTS = {
    "end": 20.0,
    "exile": 4.0,
    "acquit": 2.0,
    "die": 2.0,
    "failed": 2.0,
    "over": 1.0,
    "prevented": 0.5,
    "hunger": 1.5,
    "half": 1.5,
}
"""How much it counts that something happened in a turn. A point of morale counts 1."""


def chronicle(passages: Iterable[Passage[Colony]]) -> Chronicle:
    """The story of a match that is over."""
    courses, turns, crises, grudges = Courses(), Turns(), Crises(), Grudges()
    for passage in passages:
        for teller in (courses, turns, crises, grudges):
            teller.hears(passage)
    w = passage.w
    accounts = (crises.account(), grudges.account(w))
    return Chronicle(courses.told(w), turns.told(), tuple(each for each in accounts if each.lines))


class Courses:
    """Morale at the start and after each round, and the food that was there when each night fell."""

    def __init__(self) -> None:
        self.morale: list[int] = []
        self.food: list[int] = []
        self.round = self.left = 0

    def hears(self, passage: Passage[Colony]) -> None:
        """Notes what there is when a night falls, and when a round begins."""
        w = passage.w
        if any(isinstance(event.what, ColonyPhase) for event in passage.events):
            self.food.append(self.left)
        if w.played != self.round:
            self.round = w.played
            self.morale.append(w.morale)
            self.food = self.food or [w.food]
        self.left = w.food

    def told(self, w: Colony) -> tuple[Course, ...]:
        """Both, from the start to the end; a last round without a night counts as far as it went."""
        morale = [*self.morale, w.morale]
        food = [*self.food, w.food][: len(morale)]
        return (_course("morale", morale), _course("food", food)) if self.round else ()


def _course(name: str, values: Sequence[int]) -> Course:
    return Course(name, said(f"chronicle-{name}"), tuple(map(float, values)))


class Part(Struct):
    """A turn of a player, or a night, while it is being told."""

    round: int
    who: Player | None
    morale: int
    after: int
    at: int = 0
    weight: float = 0.0
    told: list[Arg] = []
    dead: list[Arg] = []
    """Who has died since the last thing that was told."""

    def tell(self, clause: Sentence) -> None:
        """Adds what happened, after those who died before it."""
        self.bury()
        self.told.append(clause)

    def bury(self) -> None:
        """Tells of the dead, all in one clause."""
        if self.dead:
            self.told.append(said("chronicle-die", n=len(self.dead), who=listed(self.dead)))
        self.dead = []


class Turns:
    """What happened in each turn and each night, and which of them decided the match."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.round = self.morale = 0
        self.half: bool | None = None

    def hears(self, passage: Passage[Colony]) -> None:
        """Adds what happened to the turn in which it did."""
        w = passage.w
        self.round = w.played - sum(isinstance(event.what, Round) for event in passage.events)
        for event in passage.events:
            self._follow(event.what)
            if self.parts:
                self._tell(w, event.what, passage.at)
        if self.parts:
            self._halfway(w, passage.at)
            self._lead_to(w.morale, passage.at)
        self.morale = w.morale

    def _follow(self, what: Option[Any]) -> None:
        if isinstance(what, Round):
            self.round += 1
        if isinstance(what, Turn | ColonyPhase):
            who = what.player if isinstance(what, Turn) else None
            self.parts.append(Part(self.round, who, self.morale, self.morale))

    def _tell(self, w: Colony, what: Option[Any], at: int) -> None:
        match what:
            case ChangeMorale(n=n):
                self._lead_to(max(0, min(w.rules.morale_cap, self.morale + n)), at)
            case Die(survivor=survivor):
                self.parts[-1].dead.append(name_of(survivor))
                self._weigh("die", at)
            case HelplessLeave(n=n, killed=True):
                self._note("die", at, said("chronicle-helpless", n=n))
            case Hunger(need=need):
                self._note("hunger", at, said("chronicle-hunger", need=need))
            case OpenCrisis(card=card, score=score, needed=needed, how=how):
                signed = f"{score}".replace("-", "−")
                self._note(how, at, said("chronicle-crisis", card=_crisis(card), score=signed, needed=needed, how=how))
            case Exile(player=player):
                loyal = "no" if player in betrayers(w) else "yes"
                self._note("exile", at, said("chronicle-exile", who=PlayerName(player), loyal=loyal))
            case Acquit(player=player):
                self._note("acquit", at, said("chronicle-acquit", who=PlayerName(player)))
            case CrossroadsComes(card=card):
                self.parts[-1].tell(said("chronicle-crossroads", card=PACK.crossroads[card].name.said()))
            case End(reason=reason):
                self._note("end", at, said("chronicle-end", reason=reason))

    def _note(self, kind: str, at: int, clause: Sentence) -> None:
        self.parts[-1].tell(clause)
        self._weigh(kind, at)

    def _weigh(self, kind: str, at: int) -> None:
        part = self.parts[-1]
        part.weight += WEIGHTS[kind]
        part.at = part.at or at

    def _lead_to(self, morale: int, at: int) -> None:
        """Morale changes in the turn that is being told."""
        part = self.parts[-1]
        if morale != part.after:
            part.at = part.at or at
        self.morale = part.after = morale

    def _halfway(self, w: Colony, at: int) -> None:
        """Half of the main objective is worth telling once, unless the colony began with it."""
        half = standing(w)["objective"] >= WHOLE / 2
        if half and self.half is False:
            self._note("half", at, said("chronicle-half"))
        self.half = half or bool(self.half)

    def told(self) -> tuple[Turning, ...]:
        """The turns that counted most, in their order."""
        counted = [part for part in self.parts if part.weight or part.morale != part.after]
        counted.sort(key=lambda part: -part.weight - abs(part.after - part.morale))
        chosen = sorted(counted[:MOST_TURNINGS], key=self.parts.index)
        return tuple(Turning(part.at, _said(part)) for part in chosen)


def _said(part: Part) -> Sentence:
    part.bury()
    args: dict[str, Arg] = {} if part.who is None else {"who": PlayerName(part.who)}
    return said(
        "chronicle-turn" if part.who is not None else "chronicle-night",
        round=part.round,
        what=joined(part.told, "also"),
        way="same" if part.morale == part.after else "changed",
        before=part.morale,
        after=part.after,
        **args,
    )


def _crisis(card: int) -> Sentence:
    return PACK.crises[card].name.said()


class Crises:
    """Who gave what to the crises, right and wrong."""

    def __init__(self) -> None:
        self.given: tuple[Cards, ...] = ()
        self.right: Counter[int] = Counter()
        self.wrong: Counter[int] = Counter()
        self.opened: Counter[str] = Counter()

    def hears(self, passage: Passage[Colony]) -> None:
        """Counts what lay in a crisis when it is opened."""
        for event in passage.events:
            if isinstance(event.what, OpenCrisis):
                self._count(event.what)
        self.given = tuple(passage.w.given)

    def _count(self, opened: OpenCrisis) -> None:
        self.opened["failed" if opened.how == "failed" else "prevented"] += 1
        symbols = PACK.crises[opened.card].symbols
        for seat, cards in enumerate(self.given):
            right = sum(count_symbol(cards, symbol) for symbol in symbols)
            self.right[seat] += right
            self.wrong[seat] += len(cards) - right

    def account(self) -> Account:
        """How many crises were prevented, then what each player gave, the most helpful first."""
        if not self.opened:
            return Account("crises", ())
        prevented, opened = self.opened["prevented"], self.opened.total()
        lines = [Line(said("chronicle-crises", prevented=prevented, opened=opened))]
        for seat in sorted(range(len(self.given)), key=lambda seat: (self.wrong[seat] - self.right[seat], seat)):
            args: dict[str, Arg] = {"right": self.right[seat], "wrong": self.wrong[seat]}
            lines.append(Line(said("chronicle-gave", who=PlayerName(Player(seat)), **args), seat))
        return Account("crises", tuple(lines))


class Trial(Struct):
    """A vote on exile: who called for it, unless a card did, and who was for it."""

    round: int = 0
    by: Player | None = None
    against: list[Player] = []


class Grudges:
    """Accusations, exiles and blows among the players."""

    def __init__(self) -> None:
        self.owner: list[int] = []
        self.blows: Counter[tuple[int, int]] = Counter()
        self.trial = Trial()
        self.exiles: dict[Player, Trial] = {}
        self.acquitted: list[tuple[Player, Trial]] = []

    def hears(self, passage: Passage[Colony]) -> None:
        """Notes who did what to whom."""
        w, who = passage.w, passage.who
        if who is not None:
            self._answered(who, passage.what)
        for event in passage.events:
            if isinstance(event.what, Exile | Acquit):
                self._judged(event.what, w.played)
        self.owner = w.owner[:]

    def _answered(self, who: Player, what: Any) -> None:
        match what:
            case AttackSurvivor(target=target):
                self.blows[who, self.owner[target]] += 1
            case CallVote():
                self.trial = Trial(by=who)
            case Ballot(exile=True):
                self.trial.against.append(who)

    def _judged(self, verdict: Exile | Acquit, round: int) -> None:
        trial, self.trial = self.trial, Trial()
        trial.round = round
        if isinstance(verdict, Exile):
            self.exiles[verdict.player] = trial
        else:
            self.acquitted.append((verdict.player, trial))

    def account(self, w: Colony) -> Account:
        """Who betrayed, who was exiled, accused or attacked; nothing where all play together."""
        return Account("betrayal", tuple(self._lines(w)) if has_exile(w) else ())

    def _lines(self, w: Colony) -> Iterator[Line]:
        traitors = betrayers(w)
        for traitor in traitors:
            yield Line(self._betrayed(w, traitor), traitor)
        if not traitors and w.rules.variant != "no_betrayal":
            yield Line(said("chronicle-no-betrayer"))
        for exile, trial in self.exiles.items():
            if exile not in traitors:
                yield Line(_innocent(exile, trial), exile)
        for accused, trial in self.acquitted:
            if trial.by is not None:
                yield Line(_accused(accused, trial, accused in traitors), trial.by)
        for (by, on), n in self.blows.items():
            yield Line(said("chronicle-blows", who=PlayerName(Player(by)), other=PlayerName(Player(on)), n=n), by)

    def _betrayed(self, w: Colony, traitor: Player) -> Sentence:
        trial = self.exiles.get(traitor)
        won = "yes" if has_won(w, traitor) else "no"
        return said(
            "chronicle-betrayer",
            who=PlayerName(traitor),
            objective=PACK.secrets[w.objectives[traitor][0]].name.said(),
            found="no" if trial is None else "yes",
            round=0 if trial is None else trial.round,
            won=won,
        )


def _innocent(exile: Player, trial: Trial) -> Sentence:
    voters = listed([PlayerName(seat) for seat in trial.against if seat != exile])
    return said("chronicle-innocent", who=PlayerName(exile), round=trial.round, voters=voters)


def _accused(accused: Player, trial: Trial, rightly: bool) -> Sentence:
    assert trial.by is not None
    return said(
        "chronicle-accused",
        who=PlayerName(trial.by),
        other=PlayerName(accused),
        round=trial.round,
        rightly="yes" if rightly else "no",
    )
