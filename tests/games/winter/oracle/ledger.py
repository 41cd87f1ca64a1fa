"""What is due, what is allowed, and how events and answers are followed."""

import re
from typing import Any

from msgspec.structs import replace

from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import Colony, WinterOptions

from .books import Books, Disagreement, must
from .reading import frozen, gifts_called, holds, kind, meant
from .texts import Texts


class Ledger:
    """What is due, what is allowed, and how events and answers are followed."""

    def __init__(self, players: int, rules: WinterOptions) -> None:
        self.b = Books(players, rules)
        self.texts = Texts(self.b)
        self.stage = "setup"
        self.due: list[tuple[Any, ...]] = []
        """What must follow before anybody goes on: a face, a death, a fall of morale, a newcomer, ..."""
        self.playing: list[tuple[int, int]] = []
        self.looked: list[int] = []
        self.turned: list[int] = []
        self.open_deck = -1
        self.coming: list[int] = []
        """The entrances that the rest of a batch will come to."""
        self.batch = ""
        self.bites: list[tuple[int, list[int]]] = []
        """Places where a bite goes round, with those who were there."""
        self.doomed: set[int] = set()
        self.ballots: dict[int, bool] = {}
        self.accused = -1
        self.rerolled: dict[int, list[int]] = {}
        self.refused: set[tuple[int, str]] = set()
        self.called = False
        self.over = ""
        self.night: dict[str, Any] = {}
        self.turns: list[int] = []
        self.used: set[tuple[str, int, int]] = set()
        self.handing: Any = None
        self.eating: tuple[int, int] | None = None
        self.later: list[Any] = []
        self.promises: list[Any] = []
        self.votes: list[tuple[int, Any]] = []
        self.attack: dict[str, Any] = {}
        self.request: tuple[int, int, str] | None = None
        self.search_place = -1
        self.forecast = ""
        self.offer: Any = None
        self.picking: Any = None
        self.bill: Any = None
        self.carried: Any = None
        self.card = -1
        self.crises: list[int] = []
        self.roads: list[int] = []
        self.skipping = False
        self.bought = -1
        self.old_dice: set[int] = set()
        self.staked = 0
        self.luring = [-1, -1, 0]
        self.looks = self.keeps = self.vote_at = 0
        self.searcher = -1

    def follow(self, who: int | None, what: Any) -> None:
        """An event: the rules allow it, and the books change by them."""
        name = type(what).__name__
        must(not self.over, "12.1 nothing happens after the end", what)
        self._after_votes(name)
        if self.b.morale == 0 and self.stage != "setup" and not self.batch:
            must(name == "End", "12.1 morale is 0: the game ends at once", what)
        handler = getattr(self, f"on_{snake(name)}", None)
        if handler is None:
            raise Disagreement(f"an event that the books do not know: {what}")
        handler(who, what)

    def settle(self, w: Colony, question: str) -> None:
        """Before a comparison: cards that were played lie down, cards that were looked at go back, zombies walk on."""
        if not w.playing:
            self._put_away()
        if not w.looked[1]:
            self.looked.clear()
        if not w.turned:
            self.turned.clear()
        if self.eating and question != "Deciding":
            self._eat()
        while self.coming and list(self.b.zombies.values()) != w.zombies and self.b.door_free(self.coming[0]):
            self.b.zombies[self.coming.pop(0)] += 1

    def quiet(self) -> None:
        """An action is over: nothing is due any more."""
        self._walk_on()
        self._check_attack()
        must(not self.due, "something is still due", self.due)
        must(not self.bites or not self._biting(), "4.5 a bite has not come to its end", self.bites)
        self.bites.clear()
        self.texts.end()
        self.used_up()

    def used_up(self) -> None:
        """What was given for so many uses is gone when they are."""
        self.b.lasting = [each for each in self.b.lasting if each.until != "gone"]

    def in_force(self) -> list[Any]:
        """What lasts, and for survivors who are still there."""
        b = self.b
        return [each for each in b.lasting if each.until != "gone" and (each.survivor < 0 or each.survivor in b.at)]

    def _put_away(self) -> None:
        for player, card in self.playing:
            self.discard(player, card, PACK.items[card].kind.play == "event")
        self.playing.clear()

    def discard(self, player: int, card: int, event: bool = False) -> None:
        """A card was played, or paid: it lies on the waste, or has left the game (rules 5.1 and 7.6)."""
        gone = player in self.b.exiled or (event and self.b.rules.event_cards == "removed")
        (self.b.removed if gone else self.b.waste).append(card)

    def take_due(self, *fact: Any) -> bool:
        """True if this was due; then it no longer is."""
        if fact in self.due:
            self.due.remove(fact)
            return True
        return False

    def mine(self, s: int, rule: str) -> None:
        """Only one's own survivors act, in one's own turn, and only if they still may."""
        must(self.stage == "turn" and self.b.owner.get(s) == self.b.turn, rule, s)
        must(not frozen(self.b, s), "10.8 no more actions this round", s)

    def use_die(self, die: int, rule: str, least: int = 1) -> None:
        """An unused die that shows enough is used."""
        dice = self.b.dice[self.b.turn]
        must(die in dice and die >= least, rule, die, dice, least)
        dice.remove(die)
        self.b.spent[self.b.turn].append(die)

    def react(self, on: str, **facts: Any) -> None:
        """What the main objective says to this may happen now, and must."""
        for reaction in self.b.side.reactions:
            when = reaction.when
            fitting = all(getattr(when, name, None) in (None, fact) for name, fact in facts.items())
            if snake(kind(when)) == on and fitting and holds(self.b, when.if_, self.b.first):
                self.texts.begin(reaction.do, self.b.turn)

    def _seat_gifts(self, player: int) -> list[Any]:
        """What lasts for a player, or for everybody, and counts once, however many survivors there are."""
        return [each.gives for each in self.b.lasting if each.survivor < 0 and each.player in (-1, player)]

    def _spend_gift(self, s: int, name: str, **facts: Any) -> None:
        """Something that lasts for so many uses is used once more."""
        for place, each in enumerate(self.b.lasting):
            right = kind(each.gives) == name and all(getattr(each.gives, f) == v for f, v in facts.items())
            if right and meant(self.b, each, s):
                if each.uses:
                    self.b.lasting[place] = fewer(each)
                return
        must(
            any(all(getattr(g, f) == v for f, v in facts.items()) for g in gifts_called(self.b, s, name)),
            "10.5 a gift",
            name,
        )

    def _check_attack(self) -> None:
        """As many zombies fell as the attack kills, and as often was the attacker exposed (rules 3.2 and 10.6)."""
        a, self.attack = self.attack, {}
        if not a:
            return
        fell = min(a["kills"], a["have"])
        must(a["done"] == fell, "3.2 so many zombies are killed", a)
        rolls = {"each": fell, "once": min(1, fell), "none": 0}[a["exposure"]] if not a["spared"] else 0
        if a["limited"] and fell and a["exposure"] != "none":
            self._spend_gift(a["s"], "NoExposure", on="attack")
        alive = a["s"] in self.b.at
        must(a["faces"] <= rolls if not alive else a["faces"] == rolls, "3.2 exposed for each zombie killed", a)

    def _price(self, cost: Any) -> None:
        if cost.food:
            must(self.b.food >= cost.food and self.b.turn not in self.b.exiled, "5.4 paid in full", cost)
            self.due.append(("food", -cost.food))
        self.due += [("pay", cost.symbol)] * cost.cards
        self._pay_dice(self.b.turn, cost, cost.dice)

    def _biting(self) -> list[int]:
        """Whom the latest bite can still reach, the first of them first."""
        b = self.b
        while self.bites:
            place, there = self.bites[-1]
            left = [s for s in there if s in b.at and b.at[s] == place and not gifts_called(b, s, "SkipBite")]
            if left:
                return sorted(left, key=lambda s: (not gifts_called(b, s, "BittenFirst"), s))
            self.bites.pop()
        return []

    def _eat(self) -> None:
        player, die = self.eating  # type: ignore[misc]
        self.eating = None
        self.b.food -= 1
        self.b.dice[player].remove(die)
        self.b.dice[player].append(die + 1)

    def _pay_dice(self, player: int, cost: Any, n: int) -> None:
        """Dice that are high enough, the lowest of them."""
        for _ in range(n):
            good = [die for die in sorted(self.b.dice[player]) if die >= cost.showing]
            must(good, "5.4 dice high enough", cost, self.b.dice[player])
            self.b.dice[player].remove(good[0])
            self.b.spent[player].append(good[0])

    def _weight(self, player: int) -> int:
        return 2 if any(gifts_called(self.b, s, "TwoVotes") for s in self.b.group(player)) else 1

    def _walk_on(self) -> None:
        """The rest of the zombies take free spaces, for nothing else was told of them."""
        for door in self.coming:
            must(self.b.door_free(door), "8.6 a zombie takes a free space", door)
            self.b.zombies[door] += 1
        self.coming = []

    def _count(self, votes: list[tuple[int, Any]]) -> tuple[list[Any], list[int]]:
        ways: list[Any] = []
        counts: list[int] = []
        for player, way in votes:
            self._may_vote(player)
            if way not in ways:
                ways.append(way)
                counts.append(0)
            counts[ways.index(way)] += self._weight(player)
        return ways, counts

    def _after_votes(self, name: str) -> None:
        """When all have voted, the way with the most votes is taken; a tie is broken by a way taken (rule 9.6)."""
        if not self.votes or name in ("Vote", "Tied", "TakeWay"):
            return
        ways, counts = self._count(self.votes)
        self.votes = []
        best = [way for way, n in zip(ways, counts, strict=True) if n == max(counts)]
        must(len(best) == 1, "9.6 a tie is broken", len(best))
        self.carried = best[0]
        self.texts.begin(best[0].do, self.b.turn, sure=False)
        if best[0].pay is not None:
            self._price(best[0].pay)

    def _for_and_against(self) -> list[int]:
        """The ballots on an exile, counted."""
        return [sum(self._weight(seat) for seat, yes in self.ballots.items() if yes is side) for side in (True, False)]

    def _arbiter(self) -> int:
        """The first in order who may vote on exile breaks ties (rules 7.2 and 9.6)."""
        return next(seat for seat in self.b.around() if seat in self.b.citizens)

    def _may_vote(self, player: int) -> None:
        there = [s for s in self.b.group(player) if self.b.at[s] == self.vote_at]
        must(player in self.b.citizens and there, "9.6 who has somebody there votes, and no exile", player)


def snake(name: str) -> str:
    """`TakeWound` is `take_wound`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def fewer(each: Any) -> Any:
    """What lasts for so many uses, after one more."""
    return replace(each, uses=each.uses - 1) if each.uses > 1 else replace(each, until="gone", uses=0)
