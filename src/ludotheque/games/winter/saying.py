"""What stands on a card, made from what it does: text and effect cannot differ (rule 11.1)."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Arg, Sentence

from .pack import PACK
from .vocabulary.cards import Crisis, Crossroads, Exile, Item, Main, Secret, Side, Survivor
from .vocabulary.effects import Ability, Effect, Way
from .vocabulary.words import PACKAGE, Word, joined


def said(id: str, **args: Arg) -> Sentence:
    """A sentence of the game."""
    return Sentence(id, args, PACKAGE)


def effects_text(effects: Sequence[Effect]) -> Arg:
    """Effects in words, one after the other."""
    return joined([effect.said(PACK) for effect in effects]) if effects else said("does-nothing")


def ability_text(ability: Ability) -> Sentence:
    """An ability in words: where, with which die, how often, and what."""
    gives: list[Arg] = [gift.said(PACK) for gift in ability.gives]
    what = joined([*gives, *(effect.said(PACK) for effect in ability.do)])
    return said(
        "ability-text",
        where=PACK.place(ability.where, "at"),
        anywhere="yes" if ability.where == "anywhere" else "no",
        die=ability.die,
        limit=ability.limit,
        condition=_or_none(ability.if_),
        trigger=_or_none(ability.on),
        what=what,
    )


def _or_none(word: Word | None) -> Arg:
    return "none" if word is None else word.said(PACK)


def item_text(item: Item) -> Sentence:
    """What an item does."""
    what = ability_text(item.ability) if item.ability is not None else effects_text(item.do)
    return said("item-text", symbol=said(f"symbol-{item.symbol}"), play=item.play, what=what)


def survivor_text(survivor: Survivor) -> Sentence:
    """What a survivor can do."""
    return ability_text(survivor.ability)


def crisis_text(crisis: Crisis) -> Sentence:
    """What a crisis asks for, and what happens otherwise."""
    symbols = joined([said(f"symbol-{symbol}") for symbol in crisis.symbols], "or")
    over: Arg = "none" if crisis.over is None else effects_text(crisis.over)
    return said("crisis-text", symbols=symbols, fail=effects_text(crisis.fail), over=over)


def side_text(side: Side) -> Sentence:
    """One side of a main objective."""
    rules: list[Arg] = [rule.said(PACK) for rule in side.rules]
    rules += [
        said("reaction-text", trigger=each.when.said(PACK), what=effects_text(each.do)) for each in side.reactions
    ]
    return said(
        "side-text",
        morale=side.morale,
        rounds=side.rounds,
        setup=effects_text(side.setup),
        goal=side.goal.said(PACK),
        rules=joined(rules),
        stores=joined([said(f"symbol-{symbol}") for symbol in side.stores], "or"),
    )


def conditions_text(conditions: Sequence[Word]) -> Arg:
    """Conditions that must all hold."""
    return joined([condition.said(PACK) for condition in conditions], "and")


def exile_text(exile: Exile) -> Sentence:
    """Both halves of an exile objective."""
    return said("exile-text", loyal=conditions_text(exile.loyal), betrayer=exile.betrayer.said(PACK))


def way_text(way: Way) -> Sentence:
    """A way out of a dilemma: what people do, and what comes of it."""
    return said(
        "way-text",
        label=way.label.said(),
        condition=_or_none(way.if_),
        pay=_or_none(way.pay),
        what=effects_text(way.do),
    )


def crossroads_text(card: Crossroads) -> Sentence:
    """A crossroads card without its story: when it comes, who decides, and the ways out."""
    if isinstance(card.decide, str):
        who = said(f"decide-{card.decide.replace('_', '-')}")
    else:
        who = said("decide-somebody", who=card.decide.said(PACK))
    return said(
        "crossroads-text",
        trigger=card.trigger.said(PACK),
        before=effects_text(card.before) if card.before else "none",
        decide=who,
        ways=joined([way_text(way) for way in card.options], "line"),
    )


def card_text(card: Any) -> Arg:
    """What stands on any card."""
    if isinstance(card, Survivor):
        return survivor_text(card)
    if isinstance(card, Item):
        return item_text(card)
    if isinstance(card, Crisis):
        return crisis_text(card)
    if isinstance(card, Main):
        return said("main-text", normal=side_text(card.normal), hard=side_text(card.hard))
    if isinstance(card, Secret):
        return conditions_text(card.conditions)
    if isinstance(card, Exile):
        return exile_text(card)
    assert isinstance(card, Crossroads)
    return crossroads_text(card)
