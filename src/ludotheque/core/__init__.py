"""The core: how a game is written, and what a match is. It knows no game, no bot and no screen.

What an author of a game needs is imported from here.
"""

from .beat import Beat
from .chance import Chance
from .game import FirstMatch, Game, Options, Result, Variant
from .match import Match
from .position import Position, begin
from .steps import NATURE, Ask, Choice, Event, Option, Roll, Step, Steps
from .thought import Found, Judged, Spending
from .words import Arg, Language, Player, Seat, Sentence, Why, because, say
from .world import HIDDEN, Counted, Hands, PerSeat, Public, Secrets, Sight, TurnedDown, Viewer, World

__all__ = [
    "HIDDEN",
    "NATURE",
    "Arg",
    "Ask",
    "Beat",
    "Chance",
    "Choice",
    "Counted",
    "Event",
    "FirstMatch",
    "Found",
    "Game",
    "Hands",
    "Judged",
    "Language",
    "Match",
    "Option",
    "Options",
    "PerSeat",
    "Player",
    "Position",
    "Public",
    "Result",
    "Roll",
    "Seat",
    "Secrets",
    "Sentence",
    "Sight",
    "Spending",
    "Step",
    "Steps",
    "TurnedDown",
    "Variant",
    "Viewer",
    "Why",
    "World",
    "because",
    "begin",
    "say",
]
