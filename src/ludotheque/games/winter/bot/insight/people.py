"""People: what a life is worth, and what the cold takes of it.

Everything is weighed in one unit: a point of morale is ten.
"""

from functools import cached_property

from ludotheque.core import Player, Position

from ...cards.conditions import holds
from ...cards.modifiers import has
from ...cards.selectors import SYMBOL, Scene
from ...chapters.exposure import wound_limit
from ...pack import PACK
from ...table import ENTRANCES_OF, Colony
from ...vocabulary.conditions import BetrayersExiled
from ...vocabulary.modifiers import BiteWounds, Hardy
from ..temper import PLAIN, Temper
from .aims import aim_of, wish_of
from .belief import beliefs
from .memory import Thinker, once

MORALE = 10.0
HURT = (0.0, 0.0, 6.5, 2.0, 0.0)
"""What is lost already, by how many wounds a survivor can still take."""
DIE = PACK.board.die
FACES = DIE.blank + DIE.wound + DIE.frostbite + DIE.bite
P_WOUND, P_FROST, P_BITE = DIE.wound / FACES, DIE.frostbite / FACES, DIE.bite / FACES
SURE = {"blank": (0.0, 0.0, 0.0), "wound": (1.0, 0.0, 0.0), "frostbite": (0.0, 1.0, 0.0), "bite": (0.0, 0.0, 1.0)}
"""How likely a wound, frostbite and a bite are when the next face is known."""
P_SPREAD = 1 - DIE.blank / FACES
"""How likely somebody to whom a bite has spread is to die of it."""


class People(Thinker):
    """Who stands where, what is to be done, and what everybody is worth."""

    def __init__(self, view: Position[Colony], player: Player, temper: Temper = PLAIN) -> None:
        super().__init__()
        w = view.world
        self.temper = temper
        self.w, self.player, self.question = w, player, view.question
        self.hand = w.hands[player]
        self.rounds = max(1, w.round)
        self.there: list[list[int]] = [[] for _ in ENTRANCES_OF]
        for group in w.groups:
            for s in group:
                self.there[w.at[s]].append(s)
        self.aim, self.wish = aim_of(w), wish_of(w, player)
        self.betrays = self.wish.betrays
        self.symbols: tuple[str, ...] = PACK.crises[w.crisis].symbols if w.crisis >= 0 else ()
        self.morale = temper.spirit * self._worth_of_morale()

    @cached_property
    def ready(self) -> bool:
        """True if the player's own objective lacks nothing but the fate of the colony."""
        known = [each for each in self.wish.others if not isinstance(each, BetrayersExiled)]
        return all(holds(self.w, condition, Scene(self.player)) for condition in known)

    @cached_property
    def waits(self) -> bool:
        """True if a loyal player would rather finish the main objective later: their own is not ready, and there is
        time and morale to spare."""
        return not self.betrays and not self.ready and self.rounds >= 3 and self.w.morale >= 5

    def _worth_of_morale(self) -> float:
        """A point of morale is worth more when few are left, and less when there are more than enough."""
        spare = self.w.morale - 1.2 * self.rounds
        if self.betrays:
            return -8.0 if self.ready else 6.0 if self.w.morale <= 3 and self.rounds > 1 else 0.0
        return 14.0 if self.w.morale <= 2 else MORALE if spare <= 0 else max(4.0, MORALE - 1.5 * spare)

    @once
    def life(self, s: int) -> float:
        """What a survivor's life is worth."""
        w = self.w
        owner = w.owner[s]
        worth = self.morale if owner >= 0 and not w.exiled[owner] else 0.0
        worth += min(12.0, 3.0 * (self.rounds - 1)) + 2.0 * len(w.equipped[s])
        if self.betrays and self.wish.dead:
            worth -= 4.0
        if owner >= 0 and len(w.groups[owner]) == 1:
            worth += 3.0 * len(w.hands[owner])
        return worth

    @once
    def left(self, s: int) -> int:
        """Wounds that a survivor can still take, the deadly one included."""
        return wound_limit(self.w, s) - self.w.wounds[s]

    @once
    def wound(self, s: int, frost: bool = False) -> float:
        """What a wound costs."""
        left, life = self.left(s), self.life(s)
        if left <= 1:
            return life
        cost = HURT[min(4, left - 1)] - HURT[min(4, left)]
        if self.wish.unhurt and self.w.owner[s] == self.player:
            cost += 1.5
        if frost and not self.w.frost[s] and not has(self.w, s, Hardy):
            cost += self.frostbite(s, left - 1)
        return cost

    @once
    def frostbite(self, s: int, left: int) -> float:
        """The cost of a wound at the start of every turn, to a survivor who can still take this many."""
        if left > self.rounds - 1:
            return 2.0 if self.rounds > 1 else 0.0
        return 0.35 * self.life(s) if "medicine" in self.symbols_held else 0.55 * self.life(s)

    @cached_property
    def symbols_held(self) -> set[str]:
        """The symbols of the cards in the hand."""
        return {SYMBOL[card] for card in self.hand}

    @once
    def exposure(self, s: int, place: int = -1) -> float:
        """The average cost of one exposure, at the place where it happens."""
        w = self.w
        here = w.at[s] if place < 0 else place
        bite = self.life(s)
        if has(w, s, BiteWounds):
            bite = self.wound(s)
        else:
            share = P_SPREAD
            for other in self.there[here]:
                if other != s:
                    bite += share * 0.9 * self.life(other)
                    share *= P_SPREAD
        chances = SURE.get(w.forecast, (P_WOUND, P_FROST, P_BITE))
        hurt = chances[0] * self.wound(s) + chances[1] * self.wound(s, frost=True)
        cost = self.temper.caution * (hurt + chances[2] * bite)
        return max(0.8, cost) if self.betrays else cost

    @cached_property
    def beliefs(self) -> list[float]:
        """By player: how likely they are to betray; a player who does not remember the crises suspects nobody."""
        return beliefs(self.w, self.player) if self.temper.remembers else [0.0] * self.w.players

    @cached_property
    def looks(self) -> list[float]:
        """By player, oneself included: how likely they are to betray, to anybody who looks on."""
        return beliefs(self.w, None)

    def survival(self, s: int) -> float:
        """How likely a survivor is to live through an exposure."""
        if self.w.forecast:
            wound, frost, bite = SURE[self.w.forecast]
            return 1.0 - bite - (wound + frost if self.left(s) <= 1 else 0.0)
        if self.left(s) <= 1:
            return 1.0 - P_WOUND - P_FROST - P_BITE
        return 1.0 - P_BITE

    @once
    def healing(self, s: int) -> float:
        """The worth of healing a survivor's wound, the worst first."""
        w = self.w
        if not w.wounds[s]:
            return 0.0
        left = self.left(s)
        worth = HURT[min(4, left)] - HURT[min(4, left + 1)]
        if self.wish.unhurt and w.owner[s] == self.player:
            worth += 4.0 if self.rounds <= 2 else 1.5
        if w.frost[s]:
            worth += 0.9 * self.life(s) if left <= self.rounds - 1 else 1.0
            if left == 1 and self.rounds > 1:
                worth += 4.0
        return worth

    @cached_property
    def newcomer(self) -> float:
        """The worth of one more survivor: a die in each round to come, a mouth, and somebody to lose."""
        if self.wish.group < 0:
            return -6.0
        return 3.0 * (self.rounds - 1) - 4.0 + (6.0 if self.wish.group > 0 else 0.0)

    @cached_property
    def mouth(self) -> float:
        """The cost of one more helpless person."""
        if self.w.helpless < self.aim.helpless:
            return -8.0
        return -1.0 if self.wish.helpless > 0 else 1.5 * self.rounds
