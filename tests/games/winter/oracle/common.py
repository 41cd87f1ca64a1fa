"""What several chapters need: people who come and go, moves, the household."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import HOME, OUTSIDE, must
from .ledger import Ledger, fewer
from .reading import deadly, eaters, gifts_called, holds, kind, meant


class Common(Ledger):
    """What several chapters need: people who come and go, moves, the household."""

    def _hand_on(self, giver: int, taker: int, card: int) -> None:
        must(card in self.b.hands[giver], "13.1 a card that is in the hand", giver, card)
        self.b.hands[giver].remove(card)
        self.b.hands[taker].append(card)

    def _hurt(self, s: int, frostbite: bool) -> None:
        b = self.b
        b.wounds[s] += 1
        if frostbite and not gifts_called(b, s, "Hardy"):
            b.frost[s] += 1
        if b.wounds[s] >= deadly(b, s):
            self.due.append(("die", s))

    def _entering(self, s: int, place: int) -> None:
        ability = PACK.survivors[s].ability
        if kind(ability.on) == "Move":
            self.texts.begin(ability.do, self.b.owner[s], s, sure=False)
        for gift in gifts_called(self.b, s, "OnMoveRoll") + gifts_called(self.b, s, "OnEnter"):
            self.texts.begin(gift.do, self.b.owner[s], s, sure=False)

    def _spared(self, s: int, place: int, gift: Any = None) -> bool:
        """True if this move is not exposed: something that is always so, or something that was spent."""
        b = self.b
        limited = [
            n for n, each in enumerate(b.lasting) if self._saves(each.gives, place) and each.uses and meant(b, each, s)
        ]
        free = [g for g in gifts_called(b, s, "NoExposure") if self._saves(g, place)]
        always = len(free) > len(limited)
        if always:
            return True
        if limited:
            b.lasting[limited[0]] = fewer(b.lasting[limited[0]])
        return bool(limited)

    def _saves(self, gift: Any, place: int) -> bool:
        return kind(gift) == "NoExposure" and gift.on == "move" and gift.at in (None, PACK.place_ids[place])

    def _cleared(self, s: int) -> None:
        """Where the equipment goes, and who leads now (rules 6.2, 6.3 and 6.6)."""
        b = self.b
        owner, place, carried = b.lose(s)
        if place == HOME:
            b.hands[owner] += carried
        else:
            b.decks[place] += len(carried)
            self._unmark(carried)
        if carried:
            self.due.append(("inherit", owner, place, tuple(sorted(carried))))
        self._after_loss(owner, s)

    def _unmark(self, cards: list[int]) -> None:
        """In a deck nothing tells that a card has done its work this round."""
        for card in cards:
            marks = sorted(mark for mark in self.used if mark[:2] == ("item", card))
            self.used -= {*marks[-1:]}

    def _after_loss(self, owner: int, s: int) -> None:
        b = self.b
        group = b.group(owner)
        if not group:
            self.due.append(("last", owner))
        elif b.leader[owner] == s and ("relinquish", owner) not in self.due:
            b.leader[owner] = -1
            self.due.append(("leader", owner))
            if len(group) == 1:
                self.due.remove(("leader", owner))
                b.leader[owner] = group[0]

    def _need_food(self) -> int:
        more = sum(each.gives.food for each in self.b.lasting if kind(each.gives) == "Upkeep")
        return -(-eaters(self.b) // 2) + int(more)

    def _no_due(self) -> None:
        self._walk_on()
        must(not self.due, "something is still due", self.due)

    def _fed(self, rule: str, *facts: Any) -> None:
        """The colony has eaten, if anybody eats."""
        must(self.stage == "night" and (self.night["fed"] or not self._need_food()), rule, *facts)
        self.night["fed"] = True

    def _home_zombies(self) -> int:
        figures = sum(int(each.gives.at == "colony") for each in self.b.lasting if kind(each.gives) == "Figure")
        return -(-(eaters(self.b) + figures) // 2)

    def _outside_zombies(self, place: int) -> int:
        """How many come to a place: whoever stood there when the batch began counts."""
        counts = self.night.get("counts")
        return int(counts[place]) if counts else self._people_outside(place)

    def _people_outside(self, place: int) -> int:
        names = (PACK.place_ids[place],)
        count = len(self.b.standing(place)) + sum(
            each.gives.at in names for each in self.b.lasting if kind(each.gives) == "Figure"
        )
        return count if self.b.rules.edition == "published" else min(1, count)

    def _zombies_are_over(self) -> None:
        self._walk_on()
        rest = [place for place in OUTSIDE if place > self.night["place"] and self._outside_zombies(place)]
        loud = [place for place in OUTSIDE if self.b.noise[place]]
        must(self.night["home"] or not self._home_zombies(), "8.4 zombies come to the colony", self._home_zombies())
        must(not loud and (self.night["noise"] or not rest), "8.4 zombies come outside, and to noise", rest, loud)
        self._no_due()

    def _night_is_over(self) -> None:
        b = self.b
        self._fed("8.1 the colony eats", self.night)
        must(self.night["crisis"] or b.crisis < 0, "8.3 the crisis was opened", b.crisis)
        self._zombies_are_over()
        must(b.morale > 0, "8.8 morale has run out", b.morale)
        must(not self.goal(), "8.10 the main objective is completed", b.main)
        b.round -= 1
        must(b.round > 0, "8.11 the round marker is at 0", b.round)
        way = -1 if b.rules.first_player_pass == "right" else 1
        b.first = b.neighbour(b.first, way) if b.first not in b.out else self._pass_from(way)

    def _pass_from(self, way: int) -> int:
        other = (self.b.first + way) % self.b.players
        while other in self.b.out:
            other = (other + way) % self.b.players
        return other

    def goal(self) -> bool:
        """True if the main objective is completed, with all that was added to it (rule 8.10)."""
        return all(holds(self.b, each, self.b.first) for each in (self.b.side.goal, *self.b.extra))
