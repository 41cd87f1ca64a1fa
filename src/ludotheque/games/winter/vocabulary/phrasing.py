"""How a sentence is fitted into another: its case, its first letter, whom it speaks of."""

from collections.abc import Callable, Mapping
from typing import Literal

from ludotheque.core import Arg, Sentence

OWN = "own"
"""Stands for the active player, whom sentences address."""
LEADS = {
    "joined-then": "first",
    "joined-with": "first",
    "apart": "what",
    "what-cost": "parts",
    "who-it-would-be": "said",
    "does-draw": "who",
    "does-for-each": "who",
    "does-offer": "who",
}
"""By sentence: the part that it may begin with."""


def with_args(sentence: Sentence, args: Mapping[str, Arg]) -> Sentence:
    """The sentence with other or more arguments."""
    return Sentence(sentence.id, {**sentence.args, **args}, sentence.package)


def in_case(sentence: Sentence, case: str) -> Sentence:
    """The sentence in the case that the sentence around it needs."""
    return with_args(sentence, {"case": case})


def begun(said: Arg, start: Literal["high", "low", "they"]) -> Arg:
    """The sentence with a capital, with a small letter after a colon, or after its subject, in the third person."""
    if not isinstance(said, Sentence):
        return said
    args: dict[str, Arg] = {"start": start} if "start" in said.args else {}
    if said.id in LEADS:
        args[LEADS[said.id]] = begun(said.args[LEADS[said.id]], start)
    return with_args(said, args)


def high(said: Sentence) -> Sentence:
    """The sentence with a capital."""
    found = begun(said, "high")
    assert isinstance(found, Sentence)
    return found


def throughout(said: Arg, change: Callable[[Sentence], Sentence]) -> Arg:
    """The sentence with a change made to each sentence in it, and then to itself."""
    if not isinstance(said, Sentence):
        return said
    return change(with_args(said, {name: throughout(value, change) for name, value in said.args.items()}))


def renamed(said: Arg, ids: Mapping[str, str]) -> Arg:
    """The sentence with other sentences in the place of some that it contains."""
    return throughout(said, lambda each: Sentence(ids.get(each.id, each.id), each.args, each.package))


def picked(said: Sentence) -> Sentence:
    """The sentence, with the partner as the one who was picked, and whoever has the partner as their player."""
    if said.id == "whom-partner":
        return Sentence("whom-picked", said.args, said.package)
    of = said.args.get("of")
    theirs = isinstance(of, Sentence) and of.id == "whom-picked"
    if said.id == "who-controller-of" and theirs:
        return Sentence("who-picked", {name: arg for name, arg in said.args.items() if name != "of"}, said.package)
    return with_args(said, {"theirs": "yes"}) if said.id == "does-consent" and theirs else said


def speaks_of(said: Arg, id: str) -> bool:
    """True if this sentence stands anywhere in the other."""
    return isinstance(said, Sentence) and (said.id == id or any(speaks_of(each, id) for each in said.args.values()))


def of_them(said: Sentence) -> Sentence:
    """The sentence, about whoever its subject is instead of the reader."""

    def theirs(each: Sentence) -> Sentence:
        owned = {name: "their" for name in WHOSE if each.args.get(name) == OWN}
        return with_args(each, owned) if each.id in OF_THEM else each

    found = throughout(said, theirs)
    assert isinstance(found, Sentence)
    return found


WHOSE = ("owner", "by", "who", "to_who", "whose")
OF_THEM = ("what-filter", "whom-chosen", "does-move-cards", "who-left", "who-right")
"""Sentences that can speak of somebody else's group, choice, hand and neighbours."""
