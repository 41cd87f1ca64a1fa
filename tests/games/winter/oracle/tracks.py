"""Morale, food, the helpless, and what stands at the doors."""

from typing import Any

from .books import DOORS, HOME, NOISE_SPACES, must
from .common import Common


class Tracks(Common):
    """Morale, food, the helpless, and what stands at the doors."""

    def on_change_morale(self, who: int | None, e: Any) -> None:
        b = self.b
        if not self.take_due("morale", e.n):
            must(self.texts.find("Morale", n=e.n), "6.1 nothing changes morale", e, self.due)
        b.morale = max(0, min(b.rules.morale_cap, b.morale + e.n))

    def on_change_food(self, who: int | None, e: Any) -> None:
        b = self.b
        found = self.take_due("food", e.n) or self.texts.find("Food", n=e.n) or self.texts.find("Gamble")
        if not found and e.n == -b.food:
            found = self.texts.find("NoFood") or self.texts.find("Food")
        must(found, "8.1 nothing changes the food", e)
        b.food += e.n
        must(b.food >= 0, "8.1 no less than none", b.food)

    def on_starve(self, who: int | None, e: Any) -> None:
        self.texts.need("Starvation", "8.2 nothing brings a starvation token", e)
        self.b.starvation += e.n

    def on_helpless_come(self, who: int | None, e: Any) -> None:
        self.texts.need("Helpless", "6.5 nothing brings the helpless", e)
        self.b.helpless += e.n
        must(self.b.turn not in self.b.exiled or self.stage != "turn", "7.6 no exile brings the helpless", e)
        must(self.b.free(HOME) >= 0, "6.5 the colony is full", e)

    def on_helpless_leave(self, who: int | None, e: Any) -> None:
        b = self.b
        if not self.take_due("helpless dies"):
            room = any(fact[0] == "newcomer" for fact in self.due) and b.free(HOME) <= 0
            must(room or self.texts.find("LoseHelpless"), "6.6 nothing takes the helpless away", e)
        b.helpless -= e.n
        must(b.helpless >= 0, "6.1 no fewer than none", b.helpless)
        if e.killed:
            self.due += [("morale", -1)] * e.n

    def on_count_up(self, who: int | None, e: Any) -> None:
        self.texts.need("Count", "12.4 nothing counts", e)
        self.b.counters[e.name] = self.b.counters.get(e.name, 0) + e.n
        must(self.b.counters[e.name] == e.to, "12.4 the count", e)

    def on_make_noise(self, who: int | None, e: Any) -> None:
        self.texts.need(("Noise",), "3.4 nobody makes noise", e)
        self.b.noise[e.place] += e.n
        must(self.b.noise[e.place] <= NOISE_SPACES[e.place], "3.4 as far as there is room", e)

    def on_set_snare(self, who: int | None, e: Any) -> None:
        self.texts.need("Snare", "11.14 nothing waits for zombies", e)
        self.b.snares[e.place] += e.n

    def on_tear_down(self, who: int | None, e: Any) -> None:
        self.texts.need("RemoveBarricades", "11.1 nothing tears barricades down", e)
        for door in DOORS[e.place]:
            self.b.barricades[door] = 0

    def on_take_away(self, who: int | None, e: Any) -> None:
        self.texts.need(("RemoveZombies", "ZombiesToBarricades"), "10.7 nothing takes zombies away", e)
        must(self.b.zombies[e.entrance] > 0, "10.7 a zombie that stands there", e)
        self.b.zombies[e.entrance] -= 1
        self.b.barricades[e.entrance] += bool(e.barricade)
