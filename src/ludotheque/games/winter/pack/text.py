"""What stands on a card, made from what it does: text and effect cannot differ (rule 11.1)."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Arg, Sentence

from ..vocabulary.cards import Crisis, Crossroads, Exile, Item, Main, Secret, Side, Survivor
from ..vocabulary.conditions import And, Condition, Hand, Stored
from ..vocabulary.effects import Ability, Effect, Way, effects_said, gifts_said
from ..vocabulary.phrasing import begun, with_args
from ..vocabulary.words import PACKAGE, Names, Word, counted, joined, listed, person_said
from . import PACK


def said(id: str, **args: Arg) -> Sentence:
    """A sentence from the catalogue of the game."""
    return Sentence(id, args, PACKAGE)


def effects_text(effects: Sequence[Effect], names: Names = PACK) -> Arg:
    """Effects in words, one after the other."""
    return effects_said(tuple(effects), names)


def within(effects: Sequence[Effect], names: Names = PACK) -> Arg:
    """Effects in words, after a colon."""
    return begun(effects_text(effects, names), "low")


def ability_text(ability: Ability, names: Names = PACK) -> Sentence:
    """An ability in words: where, with which die, how often, and what."""
    return ability.said(names)


def _or_none(word: Word | None, names: Names) -> Arg:
    return "none" if word is None else word.said(names)


def item_rules(item: Item, names: Names = PACK) -> Arg:
    """What an item does, and nothing else."""
    return ability_text(item.ability, names) if item.ability is not None else effects_text(item.do, names)


def item_text(item: Item, names: Names = PACK) -> Sentence:
    """What an item is, and what it does."""
    return said(
        "item-text", symbol=said(f"symbol-{item.symbol}"), play=item.play, what=begun(item_rules(item, names), "low")
    )


def survivor_text(survivor: Survivor, names: Names = PACK) -> Sentence:
    """What a survivor can do."""
    return ability_text(survivor.ability, names)


def crisis_text(crisis: Crisis, names: Names = PACK) -> Sentence:
    """What a crisis asks for, and what happens otherwise."""
    symbols = joined([said(f"symbol-{symbol}") for symbol in crisis.symbols], "or")
    over: Arg = "none" if crisis.over is None else within(crisis.over, names)
    return said("crisis-text", symbols=symbols, fail=within(crisis.fail, names), over=over)


def side_text(side: Side, names: Names = PACK) -> Sentence:
    """One side of a main objective, in words."""
    morale = counted("plain", side.morale, names)
    return said("side-text", morale=morale, rounds=side.rounds, what=side_rules(side, names))


def side_rules(side: Side, names: Names = PACK) -> Sentence:
    """What one side of a main objective asks for, and does, besides its tracks."""
    reactions: list[Arg] = [
        said("reaction-text", trigger=each.when.said(names), what=within(each.do, names)) for each in side.reactions
    ]
    return said(
        "side-rules",
        setup=within(side.setup, names) if side.setup else "none",
        goal=goal_text(side.goal, names),
        rules=gifts_said(side.rules, names) or "none",
        reactions=joined(reactions),
        stores=joined([said(f"symbol-{symbol}") for symbol in side.stores], "or"),
    )


def goal_text(goal: Condition, names: Names = PACK) -> Sentence:
    """What a main objective asks for."""
    return conditions_text(goal.of if isinstance(goal, And) else (goal,), names)


def conditions_text(conditions: Sequence[Condition], names: Names = PACK) -> Sentence:
    """Conditions that must all hold, in words."""
    alike = [[*found] for _, found in groupby(conditions, _kept_where)]
    text = joined([_together(found, names) for found in alike], "also")
    assert isinstance(text, Sentence), "there is always one"
    return text


def _kept_where(condition: Condition) -> Any:
    """What is equal for conditions that ask for several kinds of cards at one place: in the hand, on the objective."""
    if isinstance(condition, Stored) or (isinstance(condition, Hand) and not (condition.only or condition.most)):
        return replace(condition, symbol=None, n=0)
    return condition


def _together(alike: Sequence[Condition], names: Names) -> Sentence:
    """Conditions in one sentence, if they differ only in which cards they ask for, and how many."""
    first, *rest = [condition.alone(names) for condition in alike]
    amounts = [first.args["amount"], *(each.args["count"] for each in rest)] if rest else []
    return with_args(first, {"amount": listed(amounts)}) if rest else first


def exile_text(exile: Exile, names: Names = PACK) -> Sentence:
    """Both halves of an exile objective, in words."""
    same = "yes" if exile.loyal == (exile.betrayer,) else "no"
    halves = {"loyal": conditions_text(exile.loyal, names), "betrayer": exile.betrayer.alone(names)}
    return said("exile-text", **halves, same=same)


def way_text(way: Way, names: Names = PACK) -> Sentence:
    """A way out of a dilemma: what people do, and what comes of it."""
    return said(
        "way-text",
        label=way.label.said(),
        condition=_or_none(way.if_, names),
        pay=_or_none(way.pay, names),
        what=effects_text(way.do, names),
    )


def call_text(card: Crossroads, names: Names = PACK) -> Sentence:
    """When a crossroads card comes, what happens first, and who decides."""
    if card.decide in ("active", "vote", "nobody"):
        who = said(f"decide-{card.decide}", at=names.place(card.vote_at, "at"))
    else:
        who = said("decide-somebody", who=person_said("who", card.decide, names, "of"))
    before: Arg = effects_text(card.before, names) if card.before else "none"
    return said("call-text", trigger=card.trigger.said(names), before=before, decide=who)


def crossroads_text(card: Crossroads, names: Names = PACK) -> Sentence:
    """A crossroads card without its story: when it comes, who decides, and the ways out."""
    ways = joined([way_text(way, names) for way in card.options], "line")
    return said("crossroads-text", call=call_text(card, names), ways=ways)


def card_text(card: Any, names: Names = PACK) -> Sentence:
    """What stands on any card."""
    if isinstance(card, Survivor):
        return survivor_text(card, names)
    if isinstance(card, Item):
        return item_text(card, names)
    if isinstance(card, Crisis):
        return crisis_text(card, names)
    if isinstance(card, Main):
        return said("main-text", normal=side_text(card.normal, names), hard=side_text(card.hard, names))
    if isinstance(card, Secret):
        return conditions_text(card.conditions, names)
    if isinstance(card, Exile):
        return exile_text(card, names)
    assert isinstance(card, Crossroads)
    return crossroads_text(card, names)
