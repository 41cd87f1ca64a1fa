"""Rules 4 and 6: cold and bite, death and newcomers."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import HOME, must
from .common import Common
from .reading import gifts_called, kind


class Harm(Common):
    """Rules 4 and 6: cold and bite, death and newcomers."""

    def on_face(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        must(s in b.at, "4.1 only who is alive is exposed", e)
        if self.forecast:
            must(e.face == self.forecast, "11.12 the face that was seen ahead", e, self.forecast)
            self.forecast = ""
        self._why_exposed(e)
        if e.face == "wound":
            self._hurt(s, False)
        elif e.face == "frostbite" and gifts_called(b, s, "Hardy"):
            self.due.append(("wound", s))
        elif e.face == "frostbite":
            self._hurt(s, True)
        elif e.face == "bite":
            self._bitten(s)
        ability = PACK.survivors[s].ability
        if e.face == "blank" and e.cause == "attack" and kind(ability.on) == "Exposure":
            self.texts.begin(ability.do, b.owner[s], s, sure=False)

    def _why_exposed(self, e: Any) -> None:
        s, a = e.survivor, self.attack
        if self.take_due("face", s, e.cause):
            return
        if a and a["s"] == s and e.cause == "attack" and a["faces"] < a["kills"]:
            a["faces"] += 1
        elif e.cause == "kill":
            self.texts.need("KillZombies", "11.10 who kills is exposed", e)
        elif self.bites and gifts_called(self.b, s, "BittenFirst"):
            self.bites.pop()
        else:
            self.texts.need(("Exposure", "KillZombies"), "4.1 nothing exposes this survivor", e)

    def _bitten(self, s: int) -> None:
        b = self.b
        if gifts_called(b, s, "BiteWounds"):
            self.due.append(("wound", s))
            return
        self.due.append(("die", s))
        if not gifts_called(b, s, "CancelBite"):
            self._spread(s)

    def _spread(self, s: int) -> None:
        place = self.b.at[s]
        self.bites.append((place, [other for other in self.b.standing(place) if other != s]))

    def on_cure(self, who: int | None, e: Any) -> None:
        dying = [fact for fact in self.due if fact[0] == "die"]
        must(dying, "10.5 a bite is bought off when it comes", e)
        self.due.remove(dying[-1])
        s = dying[-1][1]
        costs = [gift.cost.symbol for gift in gifts_called(self.b, s, "CancelBite")]
        must(costs, "10.5 a bite that can be bought off", s)
        self.due.append(("pay", costs[0]))

    def on_let_die(self, who: int | None, e: Any) -> None:
        s = [fact for fact in self.due if fact[0] == "die"][-1][1]
        self._spread(s)

    def _next_bitten(self, s: int) -> None:
        reached = self._biting()
        must(reached and reached[0] == s, "4.5 the least influential one there", s, reached)

    def on_reach(self, who: int | None, e: Any) -> None:
        reached = self._biting()
        self._next_bitten(e.survivor)
        must((e.place, e.others) == (self.bites[-1][0], len(reached) - 1), "4.5 who may come next", e, reached)

    def on_give_up(self, who: int | None, e: Any) -> None:
        self._next_bitten(e.victim)
        must(who == self.b.owner[e.victim], "4.5 the one who has the survivor chooses", who)
        self.bites.pop()
        self.due.append(("die", e.victim))

    def on_risk(self, who: int | None, e: Any) -> None:
        self._next_bitten(e.victim)
        must(who == self.b.owner[e.victim], "4.5 the one who has the survivor chooses", who)
        self.due.append(("risk", e.victim))

    def on_risk_face(self, who: int | None, e: Any) -> None:
        must(self.take_due("risk", e.victim), "4.5 a roll that was chosen", e)
        if self.forecast:
            must(e.face == self.forecast, "11.12 the face that was seen ahead", e)
            self.forecast = ""
        if e.face == "blank":
            self.bites.pop()
        else:
            self.due.append(("die", e.victim))

    def on_take_wound(self, who: int | None, e: Any) -> None:
        if not (self.take_due("wound", e.survivor) or self.take_due("gnaw", e.survivor)):
            self.texts.need(("Wound", "Distribute"), "4.2 nothing wounds this survivor", e)
        self._hurt(e.survivor, e.frostbite)

    def on_heal_wound(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.texts.need("Heal", "4.6 nothing heals this survivor", e)
        must(b.wounds[s] > 0 and (b.frost[s] if e.frostbite else b.wounds[s] > b.frost[s]), "4.6 such a wound", e)
        b.wounds[s] -= 1
        b.frost[s] -= e.frostbite

    def on_move_wound(self, who: int | None, e: Any) -> None:
        b = self.b
        self.texts.need("ShiftWound", "11.15 a wound goes over", e)
        must(b.wounds[e.survivor] > 0 and e.survivor != e.to, "11.15 from one to another", e)
        b.wounds[e.survivor] -= 1
        b.frost[e.survivor] -= min(1, b.frost[e.survivor])
        self.due.append(("wound", e.to))

    def on_die(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        must(s in b.at, "6.1 who is alive dies", e)
        if not self.take_due("die", s):
            self.texts.need("Kill", "6.1 nothing kills this survivor", e, self.due)
        while self.take_due("die", s):
            pass
        self.due = [fact for fact in self.due if fact[:2] not in {("face", s), ("gnaw", s), ("wound", s)}]
        if e.mourned and b.owner[s] not in b.exiled:
            self.due.append(("morale", -1))
        self._cleared(s)

    def on_inherit(self, who: int | None, e: Any) -> None:
        must(self.take_due("inherit", e.player, e.place, tuple(sorted(e.cards))), "6.2 what was carried", e, self.due)

    def on_leave(self, who: int | None, e: Any) -> None:
        if not (self.take_due("leave", e.survivor)):
            self.texts.need("Remove", "6.2 nothing takes this survivor away", e)
        self.react("survivor_removed")
        self._cleared(e.survivor)

    def on_last_one_lost(self, who: int | None, e: Any) -> None:
        b = self.b
        must(self.take_due("last", e.player) and not b.group(e.player), "6.6 the last survivor is lost", e)
        if ("relinquish", e.player) in self.due:
            return
        b.removed += b.hands[e.player]
        b.hands[e.player] = []
        if b.rules.elimination or not b.strangers():
            b.out.append(e.player)
        else:
            self.due.append(("newcomer", e.player))

    def on_arrive(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        must(s not in b.at and s not in b.gone, "6.4 somebody who was not in play", e)
        if self.stage == "setup":
            must(self.take_due("arrive", e.player, s) and e.place == HOME, "1.7 in the colony", e)
        else:
            self._newcomer(e)
        b.at[s], b.owner[s], b.wounds[s], b.frost[s], b.carried[s] = e.place, e.player, e.wounds, 0, []
        if e.leads:
            b.leader[e.player] = s

    def _newcomer(self, e: Any) -> None:
        b = self.b
        replaced = self.take_due("newcomer", e.player)
        if not replaced:
            self.texts.need("Join", "6.4 nobody calls a newcomer", e)
        must(e.leads or not replaced, "6.6 the newcomer leads", e)
        must(b.free(e.place) > 0, "6.5 there is room", e)
        if e.player in b.exiled:
            must(e.place != HOME, "7.6 newcomers of an exile stand outside", e)
        elif e.place != HOME:
            must(replaced and b.free(HOME) <= 0 and not b.helpless, "6.4 a newcomer stands in the colony", e)
        must(not (PACK.survivors[e.survivor].non_coop and b.together), "14.3 some cards stay in the box", e)

    def on_name_leader(self, who: int | None, e: Any) -> None:
        self.take_due("leader", e.player)
        must(self.b.owner.get(e.survivor) == e.player, "6.3 a survivor of one's own", e)
        self.b.leader[e.player] = e.survivor

    def on_vanish(self, who: int | None, e: Any) -> None:
        self.texts.need("DropNamed", "11.1 nothing takes this survivor out of the deck", e)
        must(e.survivor not in self.b.at, "6.4 somebody who was not in play", e)
        self.b.gone.append(e.survivor)

    def on_put_at(self, who: int | None, e: Any) -> None:
        self.texts.need("Place", "11.4 nothing puts this survivor there", e)
        if e.place != self.b.at[e.survivor]:
            must(self.b.free(e.place) > 0, "6.5 there is room", e)
        must(e.place != HOME or self.b.owner[e.survivor] not in self.b.exiled, "7.6 no exile enters the colony", e)
        self.b.at[e.survivor] = e.place
        for gift in gifts_called(self.b, e.survivor, "OnEnter"):
            self.texts.begin(gift.do, self.b.owner[e.survivor], e.survivor, sure=False)

    def on_exchange(self, who: int | None, e: Any) -> None:
        b = self.b
        self.texts.need("Swap", "11.4 nothing lets them change places", e)
        b.at[e.survivor], b.at[e.other] = b.at[e.other], b.at[e.survivor]
        for s in (e.survivor, e.other):
            must(b.at[s] != HOME or b.owner[s] not in b.exiled, "7.6 no exile enters the colony", e)

    def on_go_over(self, who: int | None, e: Any) -> None:
        b = self.b
        self.texts.need("GiveSurvivor", "11.1 nothing gives this survivor away", e)
        old = b.owner[e.survivor]
        b.owner[e.survivor] = e.player
        self._after_loss(old, e.survivor)

    def on_undress(self, who: int | None, e: Any) -> None:
        self.texts.need("Unequip", "5.2 nothing takes the equipment off", e)
        self.b.hands[self.b.owner[e.survivor]] += self.b.carried[e.survivor]
        self.b.carried[e.survivor] = []
