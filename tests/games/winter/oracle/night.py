"""Rules 8 and 12: the colony phase, and the end."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import DOORS, HOME, OUTSIDE, PLACE_AT, must, symbol
from .common import Common
from .reading import gifts_called, is_betrayer, kind


class Night(Common):
    """Rules 8 and 12: the colony phase, and the end."""

    def on_colony_phase(self, who: int | None, e: Any) -> None:
        self.quiet()
        waiting = [player for player in self.b.around() if player not in self.turns]
        must(self.stage == "turn" and not waiting, "2.4 everybody has had a turn", waiting)
        self.stage = "night"
        self.night = {"fed": False, "waste": False, "crisis": False, "home": False, "place": 0, "noise": False}
        self.react("colony_phase_start")

    def _feed(self) -> None:
        must(self.stage == "night" and not self.night["fed"], "8.1 food comes first", self.night)
        self._no_due()
        self.night["fed"] = True

    def on_eat(self, who: int | None, e: Any) -> None:
        self._feed()
        need = self._need_food()
        must(e.n == need <= self.b.food, "8.1 one token for every two people", e, need, self.b.food)
        self.b.food -= need

    def on_hunger(self, who: int | None, e: Any) -> None:
        self._feed()
        need = self._need_food()
        must(e.need == need > self.b.food, "8.2 only if there is not enough", e, need, self.b.food)
        self.b.starvation += 1
        loss = self.b.starvation if self.b.rules.edition == "published" else 1
        self.due.append(("morale", -loss))

    def _heap(self) -> int:
        steps = [int(each.gives.waste_step) for each in self.b.lasting if kind(each.gives) == "Upkeep"]
        return len(self.b.waste) // min([10, *steps])

    def on_stench(self, who: int | None, e: Any) -> None:
        self._no_due()
        self._fed("8.2 waste comes after food", e)
        must(e.cards == len(self.b.waste) and self._heap(), "8.2 for every ten cards", e)
        self.night["waste"] = True
        self.due.append(("morale", -self._heap()))

    def on_open_crisis(self, who: int | None, e: Any) -> None:
        b = self.b
        self._no_due()
        self._fed("8.3 the crisis comes after food and waste", e)
        must(not self.night["crisis"], "8.3 one crisis a round", e)
        must(self.night["waste"] or not self._heap(), "8.2 waste was looked at", self._heap())
        must(e.card == b.crisis, "8.3 the crisis of the round", e)
        self.night["waste"] = self.night["crisis"] = True
        cards = [card for given in b.given.values() for card in given]
        must(sorted(cards) == sorted(e.cards), "8.3 what was given is turned up", e, cards)
        crisis = PACK.crises[b.crisis]
        score = sum(1 if symbol(card) in crisis.symbols else -1 for card in cards)
        needed = self._threshold()
        how = "failed" if score < needed else "over" if score >= needed + 2 else "prevented"
        must((e.score, e.needed, e.how) == (score, needed, how), "8.3 how it ends", e, score, needed, how)
        b.removed += cards
        b.given = {player: [] for player in b.given}
        b.crisis = -1
        self.vote_at = HOME
        if how == "failed":
            self.texts.begin(crisis.fail, b.first)
        elif how == "over" and crisis.over is not None:
            self.texts.begin(crisis.over, b.first)
        elif how == "over" and b.morale < b.rules.morale_cap:
            self.due.append(("morale", 1))
        self.react("crisis_resolved", how=how)

    def _threshold(self) -> int:
        b = self.b
        way = b.rules.crisis_threshold
        if way == "edition":
            way = "non_exiled" if b.rules.edition == "published" else "players"
        return len(b.citizens) if way == "non_exiled" else len(b.playing)

    def on_zombies_come(self, who: int | None, e: Any) -> None:
        self._walk_on()
        if self.texts.zombies(e.place, e.n, e.only):
            self.batch = self.batch or "text"
        else:
            must(self._night_batch(e), "8.4 nothing brings these zombies", e)
        doors = DOORS[e.place] if e.only < 0 else [e.only]
        self.coming = [doors[step % len(doors)] for step in range(e.n)]

    def _night_batch(self, e: Any) -> bool:
        """True if this is what the night brings next (rules 8.4 and 8.9)."""
        if (
            self.stage != "night"
            or not (self.night["fed"] or not self._need_food())
            or (self.b.crisis >= 0 and not self.night["crisis"])
        ):
            return False
        if ("echo", e.place) in self.due:
            self.due.remove(("echo", e.place))
            must(e.n == 1, "8.9 one zombie for a noise", e)
            return True
        if self.night["noise"] or e.only >= 0:
            return False
        if e.place == HOME and not self.night["home"] and e.n == self._home_zombies():
            self._batch_of("home")
            self.night["home"] = True
            return True
        return self._outside_batch(e)

    def _outside_batch(self, e: Any) -> bool:
        if e.place == HOME or (not self.night["home"] and self._home_zombies()):
            return False
        self.night.setdefault("counts", {place: self._people_outside(place) for place in OUTSIDE})
        between = range(self.night["place"] + 1, e.place)
        if e.place <= self.night["place"] or any(self._outside_zombies(place) for place in between):
            return False
        if e.n != self._outside_zombies(e.place):
            return False
        self._batch_of("outside")
        self.night["home"], self.night["place"] = True, e.place
        return True

    def _batch_of(self, name: str) -> None:
        """A batch begins: morale is looked at between them (rule 8.8)."""
        if self.batch != name:
            self._no_due()
            must(self.b.morale > 0, "8.8 morale has run out in the batch before", name)
            self.texts.end()
            self.batch = name

    def _hit(self, door: int, rule: str) -> None:
        """The next zombie for which there is no free space comes to this entrance."""
        b = self.b
        while self.coming and b.door_free(self.coming[0]):
            b.zombies[self.coming.pop(0)] += 1
        must(self.coming and self.coming[0] == door, rule, door, self.coming)
        self.coming.pop(0)

    def on_barricade_falls(self, who: int | None, e: Any) -> None:
        self._hit(e.entrance, "8.6 a barricade falls where no space is free")
        must(self.b.barricades[e.entrance] > 0, "8.6 a barricade that stands there", e)
        self.b.barricades[e.entrance] -= 1

    def on_overrun(self, who: int | None, e: Any) -> None:
        b, place = self.b, PLACE_AT[e.entrance]
        self._hit(e.entrance, "8.7 it breaks through where no space is free")
        must(b.barricades[e.entrance] == 0, "8.7 where no barricade is left", e)
        there = b.standing(place)
        seen = [s for s in there if not gifts_called(b, s, "Overlooked")]
        if seen:
            self.due.append(("die", seen[0]))
        elif place == HOME and b.helpless:
            self.due.append(("helpless dies",))

    def on_snared(self, who: int | None, e: Any) -> None:
        must(0 < e.n <= min(self.b.snares[e.place], len(self.coming)), "11.14 what waits for zombies", e)
        self.b.snares[e.place] -= e.n
        del self.coming[: e.n]

    def on_echo(self, who: int | None, e: Any) -> None:
        b = self.b
        self._walk_on()
        if not self.night["noise"]:
            must(self.night["home"] or not self._home_zombies(), "8.4 zombies at home come before the noise", e)
            rest = [place for place in OUTSIDE if place > self.night["place"] and self._outside_zombies(place)]
            must(not rest, "8.4 zombies outside come before the noise", rest)
            self._batch_of("noise")
            self.night["noise"] = True
        loud = [place for place in OUTSIDE if b.noise[place]]
        must(loud and e.place == loud[0], "8.9 in the order of the numbers", e, loud)
        must(not [fact for fact in self.due if fact[0] == "echo"], "8.9 one zombie for a noise", self.due)
        b.noise[e.place] -= 1
        most = 3 if b.rules.noise == "die" else 1
        must(e.drawn == (e.die <= most), "8.9 three or less", e)
        if e.drawn:
            self.due.append(("echo", e.place))

    def on_end(self, who: int | None, e: Any) -> None:
        b = self.b
        if self.night and e.reason != "nobody":
            self._walk_on()
        self.over = e.reason
        if e.reason in ("rounds", "objective"):
            b.snares = dict.fromkeys(b.snares, 0)
        self.end_rule(e.reason)
        b.main_done = b.main_done or (e.reason not in ("morale",) and bool(self.night) and b.round > 0 and self.goal())

    def end_rule(self, reason: str) -> None:
        """The game ends for one of the reasons there are (rule 12.1)."""
        b = self.b
        self.reason = reason
        if reason == "exiles":
            loyal = [player for player in b.exiled if not is_betrayer(b, player)]
            must(len(b.exiled) >= 2 and len(loyal) == len(b.exiled), "7.5 two exiles, and neither a betrayer", b.exiled)
            b.morale = 0
        if b.morale == 0 or self.texts.find("EndGame") or not b.playing:
            return
        must(self.night, "12.1 morale is not 0", reason)
        self._zombies_are_over()
        if not self.goal():
            b.round -= 1
            must(b.round == 0, "12.1 nothing ends the game", reason, b.round)
