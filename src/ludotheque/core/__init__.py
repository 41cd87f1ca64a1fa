"""The core: how a game is written, and what a match is. It knows no game, no bot and no screen.

Authors of games import everything they need from here.
"""

from .chance import Chance
from .facets.face import Face, Standing
from .facets.mind import Mind
from .facets.offer import FirstMatch, Offer, Variant
from .facets.realtime import Beat, RealTime
from .game import Game, Result
from .match import Match
from .options import Options
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
    "Face",
    "FirstMatch",
    "Found",
    "Game",
    "Hands",
    "Judged",
    "Language",
    "Match",
    "Mind",
    "Offer",
    "Option",
    "Options",
    "PerSeat",
    "Player",
    "Position",
    "Public",
    "RealTime",
    "Result",
    "Roll",
    "Seat",
    "Secrets",
    "Sentence",
    "Sight",
    "Spending",
    "Standing",
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
