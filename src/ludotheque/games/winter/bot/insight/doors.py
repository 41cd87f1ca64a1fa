"""Doors: where the zombies come, where they would break through, and what holds them off."""

from functools import cached_property
from math import comb

from ...cards.selectors import SYMBOL, Scene, number
from ...chapters.colony_phase import mouths
from ...pack import COLONY
from ...table import PLACE_OF, ROOM_AT
from ...vocabulary.effects import Zombies
from ...vocabulary.triggers import CrisisRevealed
from .memory import once
from .people import People


class Doors(People):
    """What stands at the entrances, and what is coming."""

    @cached_property
    def mouths(self) -> int:
        """Who counts in the colony."""
        return mouths(self.w)

    @cached_property
    def at_dawn(self) -> int:
        """Zombies that the main objective brings to the colony with every new crisis."""
        if self.rounds <= 1:
            return 0
        reactions = [each for each in self.w.side.reactions if isinstance(each.when, CrisisRevealed)]
        brought = [effect for reaction in reactions for effect in reaction.do if isinstance(effect, Zombies)]
        return sum(number(self.w, each.n, Scene(self.player)) for each in brought if each.at == "colony")

    @cached_property
    def arrivals(self) -> list[tuple[int, int]]:
        """By entrance: zombies that will surely come in the next colony phase, and others that come half the time."""
        w, waves = self.w, -(-self.mouths // 2)
        found = []
        for door, place in enumerate(PLACE_OF):
            if place == COLONY:
                found.append((waves // 6 + (door < waves % 6) + (door < self.at_dawn), 0))
            else:
                people = len(self.there[place])
                found.append((people if w.rules.edition == "published" else min(1, people), w.noise[place]))
        return found

    @once
    def capacity(self, door: int) -> int:
        """How many more zombies an entrance takes: a barricade holds one off, and leaves a space."""
        return ROOM_AT[door] - self.w.zombies[door] + self.w.barricades[door]

    @once
    def loss_at(self, place: int) -> float:
        """The cost of somebody being overrun at a place."""
        people = self.there[place]
        if people:
            return self.life(min(people))
        return self.morale if place == COLONY and self.w.helpless else 0.0

    @cached_property
    def strain(self) -> float:
        """The share of all dice to come that zombies without room will take up, if nothing changes."""
        doors, w = range(len(PLACE_OF)), self.w
        lacking = sum(max(0, self.arrivals[door][0] * self.rounds - self.capacity(door)) for door in doors)
        dice = sum(1 + len(group) for group in w.groups) * self.rounds
        return min(1.0, lacking / max(1, dice))

    @once
    def relief(self, door: int, more: int = 0) -> float:
        """The worth of room for one more zombie at an entrance that already has room for `more`."""
        sure, maybe = self.arrivals[door]
        capacity, place = self.capacity(door) + more, PLACE_OF[door]
        if not sure and not maybe:
            return 0.0
        loss = self.loss_at(place)
        now = loss * tail(maybe, capacity - sure + 1)
        if not sure:
            return now
        lasts = capacity // sure
        if lasts >= self.rounds or not loss:
            return now
        return now + (6.0, 6.0, 4.0, 3.0, 2.5, 2.0)[min(5, max(0, lasts))] * (1.0 + 2.5 * self.strain)

    @cached_property
    def sweeping(self) -> float:
        """The worth of clearing a place: little while much else must be done first."""
        aim = self.aim
        if self.waits:
            return 3.0
        return 9.0 if self.rounds <= 2 or not (aim.store or aim.food or self.lack_of(aim.carry)) else 2.0

    def lack_of(self, symbol: str) -> bool:
        """True if somebody should carry such a card and does not."""
        if not symbol:
            return False
        worn = [{SYMBOL[card] for s in group for card in self.w.equipped[s]} for group in self.w.groups]
        return any(symbol not in each for each in worn)

    @once
    def clearing(self, door: int) -> float:
        """The worth, for the main objective, of one zombie fewer at an entrance."""
        aim, zombies = self.aim, self.w.zombies[door]
        worth = 0.0
        if door in aim.clear:
            worth = self.sweeping if zombies + self.arrivals[door][0] > aim.clear[door] else 0.0
        if aim.home < 99 and PLACE_OF[door] == COLONY:
            over = self.w.zombies_at(COLONY) + -(-self.mouths // 2) - aim.home
            worth += 8.0 if over > 0 else 0.0
        if PLACE_OF[door] == COLONY and (aim.wall or door in aim.walls):
            worth += self._in_the_way(door)
        return worth

    def _in_the_way(self, door: int) -> float:
        """Zombies where barricades should stand."""
        sure = self.arrivals[door][0]
        if self.w.zombies[door] + sure > ROOM_AT[door] - self.aim.walls.get(door, 1):
            return 9.0
        over = self.w.zombies_at(COLONY) + -(-self.mouths // 2) - (sum(ROOM_AT[:6]) - self.aim.wall)
        return 7.0 if over > 0 else 0.0

    @cached_property
    def hunting(self) -> float:
        """The worth, for the main objective, of a kill anywhere."""
        if self.aim.kills <= 0 or (self.aim.kills <= 2 and self.waits):
            return 0.0
        pace = self.aim.kills / (self.rounds * len(self.w.hands))
        return 6.0 + 4.0 * min(2.0, pace)

    @once
    def building(self, door: int) -> float:
        """The worth, for the main objective, of a barricade at an entrance."""
        aim, w = self.aim, self.w
        wanted, standing = aim.walls.get(door, 0), w.barricades[door]
        if not wanted and not (aim.wall and PLACE_OF[door] == COLONY):
            late = self.rounds <= 2 and PLACE_OF[door] == COLONY
            return 3.0 if late and w.barricades_at(COLONY) < self.wish.walls else 0.0
        if w.zombies[door] + standing + self.arrivals[door][0] >= ROOM_AT[door]:
            return 3.0
        if standing < wanted:
            return 11.0
        if aim.wall and PLACE_OF[door] == COLONY and w.barricades_at(COLONY) < aim.wall:
            return 8.0
        return 0.0


def tail(n: int, k: int) -> float:
    """How likely at least k of n coins are to show heads."""
    if k <= 0:
        return 1.0
    return sum(comb(n, i) for i in range(k, n + 1)) / 2**n if k <= n else 0.0
