"""What is worth a look of its own: everybody is shown the table as it is right after each of these."""

from ludotheque.core.facets.face import Kinds

from .actions.attack_people import Blow, Steal
from .cards.decisions import TakeWay, Vote
from .cards.dice import TableDie, Wagered
from .cards.open_cards import ShuffleBack, TakeTurned
from .cards.people import Foretell
from .chapters.colony_phase import ColonyPhase, Eat, Echo, OpenCrisis
from .chapters.crossroads import CrossroadsComes
from .chapters.death import Die, Leave
from .chapters.exile import Acquit, Ballot, Exile, GoOut, ShowNothing, ShowObjective, TakeExileCard
from .chapters.exposure import Cure, Face, GiveUp, LetDie, Reach, Risk, RiskFace, TakeWound
from .chapters.newcomers import Arrive
from .chapters.round import RevealCrisis, Round
from .chapters.tracks import ChangeMorale, End, HelplessCome, HelplessLeave
from .chapters.turn import CallVote
from .chapters.zombies import BarricadeFalls, Overrun, ZombiesCome

EXPOSURE: Kinds = (Face, Foretell, Cure, TakeWound)
BITES: Kinds = (Reach, Risk, RiskFace, GiveUp, LetDie)
LUCK: Kinds = (TableDie, Wagered, Blow, Steal)
PARTINGS: Kinds = (Die, Leave, Arrive)
CARDS: Kinds = (CrossroadsComes, TakeWay, Vote, RevealCrisis, TakeTurned, ShuffleBack)
TRIALS: Kinds = (CallVote, Ballot, Acquit, Exile, TakeExileCard, ShowObjective, ShowNothing, GoOut)
NIGHT: Kinds = (ColonyPhase, Eat, OpenCrisis, ZombiesCome, BarricadeFalls, Overrun, Echo)
TRACKS: Kinds = (ChangeMorale, HelplessCome, HelplessLeave, Round, End)

MOMENTS: Kinds = EXPOSURE + BITES + LUCK + PARTINGS + CARDS + TRIALS + NIGHT + TRACKS
