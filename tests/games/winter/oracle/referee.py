"""The referee: all chapters together."""

from .dice import DiceActions
from .exile import Banishment
from .free import FreeActions
from .harm import Harm
from .night import Night
from .papers import Papers
from .rounds import Rounds
from .tracks import Tracks


class Referee(Rounds, DiceActions, Harm, FreeActions, Banishment, Night, Tracks, Papers):
    """Follows a match event by event and answer by answer, and stops it where it breaks a rule."""
