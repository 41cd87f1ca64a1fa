"""Talk: the requests, offers, promises and accusations of the colony, in ready words.

Everybody is offered the same, whatever they hold. What somebody claims may be a lie.
"""

from ludotheque.core.facets.talk import Amount, Somebody, Talk, Template, Word

from .pack import PACK, Place
from .pack.names import place_name
from .pack.text import said
from .table import WinterOptions

CARDS = ("food", "fuel", "medicine", "tool", "weapon", "book")
DEEDS = ("kill", "barricade", "search", "stay")
SUSPICIONS = ("feeling", "gifts", "hand", "wrong")
EXCUSES = ("gave", "there", "ask", "mistaken")
MOST_LACKING = 7
BARGAINS = ("need", "who", "offer")
ACCUSATIONS = ("suspect", "absent")

PLACES = {id: place_name(Place(place)) for place, id in enumerate(PACK.place_ids)}

SYMBOLS = {symbol: said(f"talk-card-{symbol}") for symbol in CARDS}
CARD = Word("card", SYMBOLS)
PLACE = Word("place", PLACES)
OTHER = Somebody("other")


def _deed(form: str) -> Word:
    return Word("deed", {deed: said(f"talk-deed-{deed}", form=form) for deed in DEEDS})


def _reason(kind: str, reasons: tuple[str, ...]) -> Word:
    return Word("reason", {reason: said(f"talk-{kind}-{reason}") for reason in reasons})


TEMPLATES = (
    Template("need", (Word("wanted", SYMBOLS),)),
    Template("who", (_deed("can"), PLACE)),
    Template("offer", (CARD, _deed("you"), PLACE)),
    Template("give", (CARD,)),
    Template("tonight", (PLACE,)),
    Template("lacks", (Amount("n", 1, MOST_LACKING),)),
    Template("suspect", (_reason("suspicion", SUSPICIONS), OTHER)),
    Template("absent", (PLACE, OTHER)),
    Template("defend", (_reason("excuse", EXCUSES),)),
    Template("agree", replies_to=BARGAINS),
    Template("first", replies_to=("offer",)),
    Template("refuse", replies_to=BARGAINS),
    Template("deny", replies_to=ACCUSATIONS, said_by="named"),
    Template("second", replies_to=ACCUSATIONS, said_by="others"),
    Template("doubt", replies_to=ACCUSATIONS, said_by="others"),
)
ACCUSING = (*ACCUSATIONS, "defend", "deny", "second", "doubt")


def suits(template: str, players: int, options: WinterOptions) -> bool:
    """Nobody is accused where nobody can be exiled (rules 14.3 and 14.4)."""
    return template not in ACCUSING or (players > 2 and options.variant not in ("coop", "first"))


TALK = Talk(templates=TEMPLATES, suits=suits)
