"""Rule 3: actions that use a die."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import DOORS, HOME, NOISE_SPACES, OUTSIDE, PLACE_AT, ROOM_AT_DOOR, must
from .common import Common
from .ledger import fewer
from .reading import abilities, forbidden, gifts_called, holds, kind, places, value


class DiceActions(Common):
    """Rule 3: actions that use a die."""

    def on_attack(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "3.2 one's own survivor attacks")
        place = PLACE_AT[e.entrance]
        must(b.zombies[e.entrance] and b.at[s] == place, "3.2 a zombie at the same place", e)
        must(not forbidden(b, s, "attack", place), "10.8 attacking is forbidden", e)
        if e.die:
            self.use_die(e.die, "3.2 a die of the attack value", value(b, s, "attack"))
        else:
            self._spend_gift(s, "FreeAction", what="attack")
        self._begin_attack(s, place)

    def _begin_attack(self, s: int, place: int) -> None:
        have = self.b.at_doors(self.b.zombies, place)
        self.attack = {"s": s, "place": place, "kills": 1, "have": have, "done": 0, "exposure": "each", "faces": 0}
        self.attack["spared"] = any(
            g.on == "attack" and g.at in (None, PACK.place_ids[place]) for g in gifts_called(self.b, s, "NoExposure")
        )
        self.attack["limited"] = self.attack["spared"] and not any(
            kind(g) == "NoExposure" and g.on == "attack" for _, _, each in abilities(self.b, s) for g in each.gives
        )

    def on_attack_paid(self, who: int | None, e: Any) -> None:
        self.mine(e.survivor, "3.2 one's own survivor attacks")
        if e.die:
            self.use_die(e.die, "3.2 a die of the attack value", value(self.b, e.survivor, "attack"))
        self._begin_attack(e.survivor, PLACE_AT[e.entrance])
        self._replace_kills(e.source)
        must(e.card in self.b.hands[self.b.turn], "5.4 what costs something is paid in full", e)
        self.b.hands[self.b.turn].remove(e.card)
        self.discard(self.b.turn, e.card)

    def on_use_gift(self, who: int | None, e: Any) -> None:
        if self.attack:
            self._replace_kills(e.source)

    def _replace_kills(self, source: Any) -> None:
        for gift in self._gifts_of(self.attack["s"], source):
            if kind(gift) == "AttackKills":
                self.attack.update(kills=gift.n, exposure=gift.exposure)
            if kind(gift) == "NoExposure":
                self.attack["spared"] = True

    def _gifts_of(self, s: int, source: Any) -> Any:
        for sort, which, ability in abilities(self.b, s):
            if (sort, which) == (source.kind, source.number):
                return ability.gives
        return [self.b.lasting[source.number].gives] if source.kind == "lasting" else ()

    def on_slay(self, who: int | None, e: Any) -> None:
        b, place = self.b, PLACE_AT[e.entrance]
        must(b.zombies[e.entrance] > 0, "3.2 a zombie that stands there", e)
        b.zombies[e.entrance] -= 1
        if self.attack and self.attack["place"] == place and self.attack["done"] < self.attack["kills"]:
            self.attack["done"] += 1
        else:
            self._killed(e)
        self.react("zombie_killed")

    def _killed(self, e: Any) -> None:
        """Killed by what an ability or a card does: it falls under a barricade, or the text says so."""
        if not self.take_due("crushed", e.entrance):
            self.texts.need("KillZombies", "3.2 nobody kills this zombie", e)

    def on_topple(self, who: int | None, e: Any) -> None:
        b, door = self.b, e.entrance
        self.texts.need("Topple", "11.19 nothing brings a barricade down", e)
        must(b.barricades[door] > 0 and b.zombies[door] > 0, "11.19 a barricade, and a zombie before it", e)
        b.barricades[door] -= 1
        self.due += [("crushed", door)] * b.zombies[door]

    def on_attack_survivor(self, who: int | None, e: Any) -> None:
        b = self.b
        self.mine(e.survivor, "3.3 one's own survivor attacks")
        other = b.owner.get(e.target)
        must(other not in (None, b.turn) and b.at[e.target] == b.at[e.survivor], "3.3 another's survivor, there", e)
        must(not forbidden(b, e.survivor, "attack", b.at[e.survivor]), "10.8 attacking is forbidden", e)
        if e.die:
            self.use_die(e.die, "3.3 a die of the attack value", value(b, e.survivor, "attack"))
        else:
            self._spend_gift(e.survivor, "FreeAction", what="attack")
        self.due.append(("blow", e.survivor, e.target))

    def on_blow(self, who: int | None, e: Any) -> None:
        must(self.take_due("blow", e.survivor, e.target), "3.3 a blow follows an attack", e)
        if e.die <= PACK.survivors[e.target].attack:
            self.due.append(("wound", e.target))
            if self.b.hands[self.b.owner[e.target]]:
                self.due.append(("steal", self.b.owner[e.target]))

    def on_steal(self, who: int | None, e: Any) -> None:
        if not self.take_due("steal", e.other):
            self.texts.need("MoveCards", "3.3 a card is taken only after a hit", e)
        self._hand_on(e.other, e.player, e.card)

    def on_search(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "3.4 one's own survivor searches")
        place = b.at[s]
        must(place != HOME and b.decks[place] > 0, "3.4 outside, where there is a card", e)
        must(not forbidden(b, s, "search", place), "10.8 searching is forbidden", e)
        self.use_die(e.die, "3.4 a die of the search value", value(b, s, "search"))
        bonus = [g for g in gifts_called(b, s, "Search") if g.at is None or g.at == PACK.place_ids[place]]
        self.looks = 1 + sum(g.look for g in bonus)
        self.keeps = 1 + sum(g.keep for g in bonus)
        self.search_place, self.searcher = place, s
        b.searched.add(place)

    def on_look(self, who: int | None, e: Any) -> None:
        if e.deck not in OUTSIDE:
            self.texts.need(("Reorder", "Peek", "LookKeep"), "3.4 nobody looks there", e)
            return
        if self.search_place == e.deck and self.looks > 0:
            self.looks -= 1
        else:
            self.search_place, self.looks, self.keeps = e.deck, 0, 0
            self.texts.need(("Reorder", "Peek", "LookKeep", "Divine"), "3.4 so many cards are looked at", e)
        must(self.b.decks[e.deck] > len(self.looked), "3.4 an empty deck shows nothing", e)
        self.looked.append(e.card)

    def on_look_on(self, who: int | None, e: Any) -> None:
        b, place = self.b, self.search_place
        must(
            b.noise[place] < NOISE_SPACES[place] and b.decks[place] > len(self.looked),
            "3.4 a free noise space and a card",
            place,
        )
        b.noise[place] += 1
        more = max([1, *(g.n for g in gifts_called(b, self.searcher, "NoiseLook"))])
        self.looks += min(more, b.decks[place] - len(self.looked))

    def on_keep(self, who: int | None, e: Any) -> None:
        must(e.card in self.looked, "3.4 a card that was found", e, self.looked)
        if self.keeps > 0:
            self.keeps -= 1
        else:
            self.texts.need("LookKeep", "3.4 one card is kept", e)
        self.looked.remove(e.card)
        self.b.decks[self.search_place] -= 1
        self.b.hands[e.player].append(e.card)

    def on_keep_no_more(self, who: int | None, e: Any) -> None:
        self.keeps = 0

    def on_put_under(self, who: int | None, e: Any) -> None:
        must(self.b.rules.bottom_order == "chosen" and e.card in self.looked, "14.8 as whoever searches likes", e)
        self.looked.remove(e.card)

    def on_put_on_top(self, who: int | None, e: Any) -> None:
        self.texts.need("Reorder", "11.1 nothing is put in another order", e)
        if e.deck in OUTSIDE:
            self.looked.remove(e.card)

    def on_barricade(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "3.5 one's own survivor builds")
        if e.die:
            self.use_die(e.die, "3.5 any die")
        else:
            self._spend_gift(s, "FreeAction", what="barricade")
        amounts = [g.n for g in gifts_called(b, s, "Amount") if g.what == "barricade"]
        room = sum(ROOM - b.zombies[d] - b.barricades[d] for d in DOORS[b.at[s]] for ROOM in [room_at(d)])
        must(room > 0, "3.5 a free space", e)
        self.due += [("build", b.at[s])] * min(room, max([1, *amounts]))

    def on_barricade_at(self, who: int | None, e: Any) -> None:
        place = PLACE_AT[e.entrance]
        must(self.b.door_free(e.entrance), "3.5 on a free space", e)
        if not self.take_due("build", place):
            self.texts.need("Barricade", "3.5 nobody builds there", e)
        self.b.barricades[e.entrance] += 1

    def on_clean_waste(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "3.6 one's own survivor cleans up")
        must(b.at[s] == HOME and b.waste, "3.6 in the colony, where there is waste", e)
        self.use_die(e.die, "3.6 any die")
        n = max([3, *(g.n for g in gifts_called(b, s, "Amount") if g.what == "clean")])
        b.removed += b.waste[-n:]
        del b.waste[-n:]

    def on_attract(self, who: int | None, e: Any) -> None:
        self.mine(e.survivor, "3.7 one's own survivor attracts")
        here = self.b.at[e.survivor]
        must(e.source != here and self.b.at_doors(self.b.zombies, e.source), "3.7 from another place", e)
        self.use_die(e.die, "3.7 any die")
        self.luring = [e.source, here, 2]

    def on_lure(self, who: int | None, e: Any) -> None:
        b = self.b
        source, target, left = self.luring
        if left > 0 and (PLACE_AT[e.source], PLACE_AT[e.target]) == (source, target):
            self.luring[2] -= 1
        else:
            self.texts.need("Attract", "3.7 up to two, from one place", e, self.luring)
        must(PLACE_AT[e.source] != PLACE_AT[e.target], "3.7 from another place", e)
        must(b.zombies[e.source] and b.door_free(e.target), "3.7 onto a free space", e)
        b.zombies[e.source] -= 1
        b.zombies[e.target] += 1

    def on_leave_them(self, who: int | None, e: Any) -> None:
        self.luring = [-1, -1, 0]

    def on_use_ability(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "3.8 one's own survivor")
        found = [(k, n, a) for k, n, a in abilities(b, s) if (k, n) == (e.source.kind, e.source.number)]
        must(found, "10.1 an ability that the survivor has", e)
        ability = found[0][2]
        must(b.at[s] in places(b, ability.where), "10.2 at the right place", e)
        must(holds(b, ability.if_, b.turn, s), "10.1 its condition holds", e)
        must(not forbidden(b, s, "ability"), "10.8 using abilities is forbidden", e)
        if ability.die:
            self.use_die(e.die, "3.8 a die of that number", ability.die)
        if ability.limit == "round":
            many = b.carried[s].count(e.source.number) if e.source.kind == "item" else 1
            times = sum(1 for each in self.used if each[:2] == (e.source.kind, e.source.number) and each[2] < 100)
            must(times < max(many, self._copies(e.source)), "10.3 once a round", e)
            self.used.add((e.source.kind, e.source.number, times))
        if e.source.kind == "lasting" and b.lasting[e.source.number].uses:
            b.lasting[e.source.number] = fewer(b.lasting[e.source.number])
        if ability.pay is not None:
            self._price(ability.pay)
        self.texts.begin(ability.do, b.turn, s, sure=True)

    def _copies(self, source: Any) -> int:
        """How many cards of this sort are in the game: each is used once a round, whoever carries it."""
        return PACK.items[source.number].copies if source.kind == "item" else 1

    def on_use_reaction(self, who: int | None, e: Any) -> None:
        ability = PACK.survivors[e.survivor].ability
        must(ability.on is not None, "10.9 an ability that answers", e)
        if ability.limit == "round":
            must(("on", e.survivor, 0) not in self.used, "10.3 once a round", e)
            self.used.add(("on", e.survivor, 0))
        must(e.survivor not in self.b.at or self.b.at[e.survivor] in places(self.b, ability.where), "10.2 where", e)
        self.texts.begin(ability.do, int(who), e.survivor)  # type: ignore[arg-type]

    def on_let_pass(self, who: int | None, e: Any) -> None:
        pass


def room_at(door: int) -> int:
    """How many zombies and barricades find room at an entrance."""
    return ROOM_AT_DOOR[door]
