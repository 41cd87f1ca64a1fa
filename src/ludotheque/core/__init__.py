"""The core: how a game is written, and what a match is. It knows no game, no bot and no screen.

Authors of games import everything they need from here.
"""

from .facets.chronicle import Account, Chronicle, Course, Line, Passage, Turning
from .facets.face import Aim, Face, Goal, Standing
from .facets.mind import Mind
from .facets.offer import FirstMatch, Offer, Variant
from .facets.realtime import RealTime, Tempo
from .facets.research import Bounds, Research, SeatView
from .game import Game, Result
from .judging import Found, Judged, Spending
from .language.words import Arg, Language, Player, PlayerName, Sentence, Why, because, say
from .matches.match import Match, tell_match
from .options import Options
from .shapes import Die
from .state.chance import Chance
from .state.position import Position, begin
from .state.steps import NATURE, Ask, Choice, Event, Option, Roll, Step, Steps
from .state.world import HIDDEN, Counted, Hands, PerSeat, Public, Secrets, Sight, TurnedDown, Viewer, World

__all__ = [
    "HIDDEN",
    "NATURE",
    "Account",
    "Aim",
    "Arg",
    "Ask",
    "Bounds",
    "Chance",
    "Choice",
    "Chronicle",
    "Counted",
    "Course",
    "Die",
    "Event",
    "Face",
    "FirstMatch",
    "Found",
    "Game",
    "Goal",
    "Hands",
    "Judged",
    "Language",
    "Line",
    "Match",
    "Mind",
    "Offer",
    "Option",
    "Options",
    "Passage",
    "PerSeat",
    "Player",
    "PlayerName",
    "Position",
    "Public",
    "RealTime",
    "Research",
    "Result",
    "Roll",
    "SeatView",
    "Secrets",
    "Sentence",
    "Sight",
    "Spending",
    "Standing",
    "Step",
    "Steps",
    "Tempo",
    "TurnedDown",
    "Turning",
    "Variant",
    "Viewer",
    "Why",
    "World",
    "because",
    "begin",
    "say",
    "tell_match",
]
