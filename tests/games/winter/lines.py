"""Every line that Winter Colony's log can tell, and every answer it can offer, worded for each reader in each language.

`python -m tests.games.winter.lines` prints them for somebody to read, some of each kind; `--all` every one.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from ludotheque.core import Ask, Player
from ludotheque.core.language.words import LANGUAGES, Language, Sentence
from ludotheque.core.state.steps import Option, accepted
from ludotheque.core.wire import vocabulary
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.action import Action
from ludotheque.games.winter.actions.sharing import HandOff
from ludotheque.games.winter.cards.interpreter import Do
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.cards.zones import CardMoved, CardsMoved, MoveCard
from ludotheque.games.winter.chapters.colony_phase import OpenCrisis
from ludotheque.games.winter.pack import PACK, ItemCard, Place, Someone
from ludotheque.games.winter.table import CRISES, CROSSROADS, SURVIVORS, Due, Lasting, Promise
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.conditions import Condition
from ludotheque.games.winter.vocabulary.selectors import Cost
from ludotheque.games.winter.vocabulary.triggers import Table
from ludotheque.games.winter.vocabulary.words import words_in

from .prompts import PROMPTS

NAMES = ("Ann", "Éric", "Hugo")
NOBODY, ME, YOU = Player(-1), Player(0), Player(1)
READERS = (ME, YOU, Player(2))
EVERYBODY = tuple(Someone(s) for s in range(len(PACK.survivors)))
SOME = tuple(s for s in EVERYBODY if PACK.survivors[s].id in ("odile", "theodule", "honorine"))
"""A woman whose name begins with a vowel, a man whose name does not, a woman whose name begins with a mute h."""


class Line(NamedTuple):
    """A sentence, and what it tells."""

    kind: str
    language: Language
    text: str


@cache
def lines(everything: bool = True) -> list[Line]:
    """Every line, each text once; or those about some of the survivors, the places and the cards."""
    return [*dict.fromkeys(line for kind in kinds() for line in _lines_of(kind, everything))]


@cache
def kinds() -> tuple[type[Option[Any]], ...]:
    """Every record that is told, offered or asked."""
    return tuple(kind for kind in vocabulary(GAME).values() if kind is not Action and not _is_silent(kind))


def _is_silent(kind: type[Option[Any]]) -> bool:
    """True if nobody reads its sentence: not the question of a die."""
    if issubclass(kind, Ask):
        return kind.rolls
    return kind.quiet and kind not in answers()


@cache
def answers() -> frozenset[type]:
    """Every record that somebody chooses."""
    asks = [kind for kind in vocabulary(GAME).values() if issubclass(kind, Ask) and not kind.rolls]
    return frozenset(kind for ask in asks for kind in accepted(ask))


ALSO_FOLLOW = frozenset(
    [
        "Slay",
        "BarricadeAt",
        "TakeAway",
        "HealWound",
        "Arrive",
        "Exile",
        "Acquit",
        "LoseDie",
        "TakeTurned",
        "ShuffleBack",
        "MoveCard",
    ]
)
"""Answers that also happen without anybody's choice."""


def _lines_of(kind: type[Option[Any]], everything: bool) -> Iterator[Line]:
    if issubclass(kind, Ask) and kind.prompt is not Ask.prompt:
        for player, sentence in PROMPTS[kind]():
            yield from _worded(kind, sentence, player)
        return
    tellers = [ME] if kind in answers() else []
    if kind not in answers() or kind.__name__ in ALSO_FOLLOW:
        tellers.append(NOBODY)
    for record in samples(kind, everything):
        if isinstance(record, Ask) or kind in answers():
            yield from _worded(kind, record.sentence(ME), ME)
        if not isinstance(record, Ask) and not kind.quiet:
            for reader, who in product(READERS, tellers):
                yield from _worded(kind, record.seen_by(reader).told(None if who == NOBODY else who), reader)


def _worded(kind: type, sentence: Sentence, reader: Player) -> Iterator[Line]:
    """A sentence in each language."""
    for language in LANGUAGES:
        yield Line(kind.__name__, language, sentence.text(language, NAMES, reader))


def samples(kind: type[Option[Any]], everything: bool = True) -> Iterator[Option[Any]]:
    """Records of a kind, with whatever may stand in their fields."""
    if kind is CardMoved:
        yield from map(CardMoved, samples(MoveCard, everything))  # type: ignore[arg-type]
        return
    hints, seen, values = get_type_hints(kind), list[Any](), list[Sequence[Any]]()
    for name in kind.__struct_fields__:
        found = _values(kind, name, hints[name], again=hints[name] in seen)
        values.append(found if everything else _some(found, hints[name]))
        seen.append(hints[name])
    yield from filter(_is_sound, (kind(*each) for each in product(*values)))
    if kind is UseAbility:
        people = EVERYBODY if everything else SOME
        yield from (UseAbility(s, Source("ability", s), die) for s in people for die in (0, 3))


def _some(values: Sequence[Any], hint: Any) -> Sequence[Any]:
    """Some of the survivors, the places and the cards; of anything else, all."""
    if hint is Someone:
        return [value for value in values if value in SOME or value < 0]
    if hint is Place:
        return values[0:3:2]
    return values[:4] if len(values) > 10 else values


def _is_sound(record: Option[Any]) -> bool:
    """True if a card that moves goes somewhere else, and says whose hand or whose equipment it means."""
    if isinstance(record, CardsMoved):
        return record.source != record.to and (record.to == "hand") == (record.receiver is not None)
    if not isinstance(record, MoveCard):
        return True
    is_carried, to_hand = record.source == "equipped", record.to == "hand"
    return (
        is_carried == (record.survivor >= 0)
        and to_hand == (record.receiver is not None)
        and (record.source != record.to or (to_hand and record.receiver != record.player))
    )


DUE = tuple(Do(crisis.fail, Scene(ME)) for crisis in PACK.crises[:2])
"""What happens at the same time."""
SPECIAL: dict[tuple[str, str], Sequence[Any]] = {
    ("ChangeMorale", "n"): (-2, -1, 1, 2),
    ("ChangeFood", "n"): (-2, -1, 0, 1, 3),
    ("Stake", "n"): (0, 1, 2),
    ("End", "reason"): ("morale", "rounds", "objective", "exiles", "nobody", "failed"),
    ("ChangeCrisis", "how"): ("skip_next", "discard", "remove_contributions"),
    ("OpenCrisis", "how"): ("failed", "over", "prevented"),
    ("OpenCrisis", "score"): (-1, 2),
    ("OpenCrisis", "card"): (0, 1),
    ("CountUp", "name"): tuple(PACK.info.counters),
    ("MoveCard", "source"): ("hand", "equipped", "waste", "crisis", "objective", "removed", "deck"),
    ("MoveCard", "to"): ("hand", "waste", "crisis", "objective", "removed", "deck"),
    ("MoveCard", "receiver"): (None, ME, YOU),
    ("CardsMoved", "source"): ("waste", "crisis", "objective", "removed"),
    ("CardsMoved", "to"): ("hand", "waste", "crisis", "objective", "removed", "deck"),
    ("CardsMoved", "receiver"): (None, ME, YOU),
    ("MoveCard", "survivor"): (Someone(-1), SOME[0]),
    ("RevealCrisis", "card"): range(len(PACK.crises)),
    ("ChooseMain", "card"): range(len(PACK.mains)),
    ("ObjectiveActs", "main"): range(len(PACK.mains)),
    ("ObjectiveActs", "what"): DUE[:1],
    ("ReadCrossroads", "card"): range(len(PACK.crossroads)),
    ("CrossroadsComes", "card"): range(len(PACK.crossroads)),
    ("TakeExileCard", "card"): range(len(PACK.exiles)),
    ("ShowObjective", "card"): range(len(PACK.secrets)),
    ("SawObjective", "card"): range(len(PACK.secrets)),
    ("DealSecret", "cards"): ((0,), (3,)),
    ("RollDice", "faces"): ((1, 2, 6), (4,)),
    ("EndLasting", "card"): ("", "eleven_years"),
    ("ZombiesCome", "only"): (-1, 2),
    ("Echo", "die"): (3,),
    ("Stench", "cards"): (10, 14),
    ("Strike", "exposure"): ("each", "once", "none"),
    ("Look", "deck"): (2, CRISES),
    ("TurnUp", "deck"): (2, CRISES),
    ("PutOnTop", "deck"): (2, CRISES),
    ("OpenDeck", "deck"): (*range(1, 7), SURVIVORS, CRISES, CROSSROADS),
    ("Drawn", "deck"): range(7),
    ("KeepGroup", "survivors"): tuple((s, SOME[0]) for s in EVERYBODY),
    ("SwapOut", "other"): SOME,
    ("HandDealt", "n"): (5,),
    ("CandidatesMet", "n"): (4,),
    ("CandidatesMet", "survivors"): (SOME,),
    ("TableDie", "card"): ("",),
    ("TableDie", "place"): (-1,),
    ("Reach", "others"): (1,),
    ("TableDie", "survivor"): (Someone(-1), *EVERYBODY),
    ("Luring", "source"): tuple(map(Place, range(7))),
    ("Luring", "target"): tuple(map(Place, range(7))),
    ("Voting", "ways"): ((),),
    ("AskingReader", "card"): tuple(n for n, each in enumerate(PACK.crossroads) if isinstance(each.trigger, Table)),
    ("Dicing", "picked"): ((),),
    ("InThisOrder", "what"): (DUE,),
    ("ComesFirst", "what"): DUE,
    ("AtOnce", "what"): (DUE,),
}
"""What may stand in a field that its type and name do not tell."""
BY_NAME: dict[str, Sequence[Any]] = {
    "n": (1, 3),
    "need": (1, 4),
    "needed": (3,),
    "number": (1,),
    "to": (5,),
    "own": (2,),
    "die": (3,),
    "die?": (0, 3),
    "entrance": (0, 6, 8),
    "source": (0, 6, 8),
    "target": (1, 7),
    "deck": (2,),
    "card": (1,),
    "cause": ("move",),
    "kills": (1, 3),
    "noise": (0,),
    "look": (1, 2),
    "keep": (1,),
    "wounds": (0,),
    "symbol": (None, "food"),
    "left": (2,),
    "most": (3,),
    "lucky": (4,),
    "kept": (0,),
    "exposure": ("each",),
    "face": (2, 5),
    "how": ("reroll", "reroll_any", "set", "raise", "lower", "spend", "keep", "wager"),
}
SOURCES = (Source("item", 5), Source("ability", SOME[0]), Source("ability", SOME[1]), Source("lasting", 0))
WITHOUT_DIE = ("Attack", "AttackPaid", "AttackSurvivor", "Barricade", "UseAbility")


def _values(kind: type, name: str, hint: Any, again: bool) -> Sequence[Any]:
    """What may stand in a field; `again` if a field before it is of the same type."""
    if (kind.__name__, name) in SPECIAL:
        return SPECIAL[kind.__name__, name]
    if hint is Someone:
        return SOME[:2] if again else EVERYBODY
    if hint is Player:
        return (YOU,) if again or name == "other" else (ME,)
    if hint is ItemCard:
        return tuple(map(ItemCard, (1, 9)))
    if hint is Place:
        return tuple(map(Place, range(7)))
    if hint is bool:
        return False, True
    if hint is Source:
        return SOURCES
    if hint == Source | None:
        return None, *SOURCES
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) is tuple:
        two, one = (ItemCard(1), ItemCard(9)), (ItemCard(4), ItemCard(4))
        return (two, one, ()) if kind is OpenCrisis else (two, one, two[:1])
    if hint in WORDS:
        return WORDS[hint]
    if name == "die" and kind.__name__ in WITHOUT_DIE:
        return BY_NAME["die?"]
    assert name in BY_NAME, f"say here what {kind.__name__} may have as {name}"
    return BY_NAME[name]


def _in_pack(word: type) -> list[Any]:
    """Every word of this kind that stands on a card."""
    cards = (*PACK.crossroads, *PACK.kinds, *PACK.mains, *PACK.crises, *PACK.survivors)
    return [value for card in cards for _, _, value in words_in(card) if isinstance(value, word)]


def _lastings() -> Iterator[Lasting]:
    for attach in _in_pack(e.Attach):
        for gift in attach.gives:
            base = Lasting(gift, "", attach.during, uses=attach.uses, known=attach.known)
            if attach.on is not None:
                yield from (replace(base, survivor=int(s)) for s in SOME)
            elif attach.who is None or attach.who == "each":
                yield base
            else:
                yield from (replace(base, player=int(player)) for player in (ME, YOU))


WORDS: dict[Any, Sequence[Any]] = {
    Scene: (Scene(ME, actor=SOME[0], partner=SOME[1]),),
    Cost: (Cost(cards=1),),
    Due: (Due("", ME, (e.Food(2),)),),
    HandOff: tuple(HandOff(s, ItemCard(1), SOME[0]) for s in EVERYBODY),
    e.MoveCards: tuple(_in_pack(e.MoveCards)),
    e.Offer: tuple(_in_pack(e.Offer)),
    Lasting: tuple(_lastings()),
    Promise: tuple(Promise("", ME, each.if_, each.until, each.then, each.else_) for each in _in_pack(e.Quest)),
    e.Way: tuple(_in_pack(e.Way)),
    Condition: tuple(each.condition for each in _in_pack(e.AddCondition)),
}


def main() -> None:
    """Prints the lines, French below English."""
    found = lines("--all" in sys.argv[1:])
    for kind in kinds():
        print(f"\n{kind.__name__}")
        for language in LANGUAGES:
            texts = [line.text for line in found if line[:2] == (kind.__name__, language)]
            print("".join(f"  {text}\n" for text in texts), end="")
    print(f"\n{len(found)} lines")


if __name__ == "__main__":
    main()
