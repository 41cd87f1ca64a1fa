"""Names of guests: the ones they choose and, until then, those of the house's animals."""

import unicodedata
from hashlib import blake2b

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Language, say

from ..protocol.parts import LONGEST_NAME
from ..sentences import PACKAGE, refusal
from .texts import cleaned, letters_in


class BadName(Refused):
    """A name that cannot be read, or is too long."""


def proper_name(name: str) -> str:
    """The name as everybody will see it; refused if it is unreadable or too long.

    The limit counts visible letters: a mark or a joiner counts as part of its letter.
    """
    tidy = cleaned(name)
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in tidy):
        raise BadName(refusal("name-empty"))
    if letters_in(tidy) > LONGEST_NAME:
        raise BadName(refusal("name-long", most=LONGEST_NAME))
    return tidy


def name_for(guest: str, language: Language) -> str:
    """The default name of a guest: one of the house's animals, always the same one."""
    animals = say(PACKAGE, language, "guest-names", {}).split(", ")
    lot = int.from_bytes(blake2b(guest.encode(), digest_size=4).digest(), "little")
    return animals[lot % len(animals)].strip()
