"""Rule 5: actions without a die."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import HOME, must, symbol
from .common import Common
from .reading import forbidden, kind


class FreeActions(Common):
    """Rule 5: actions without a die."""

    def on_play_card(self, who: int | None, e: Any) -> None:
        b = self.b
        must(who == b.turn and self.stage == "turn", "5.1 only in one's own turn", who)
        must(e.card in b.hands[b.turn], "5.1 from one's hand", e)
        sort = PACK.items[e.card].kind
        barred = [g for g in self._seat_gifts(b.turn) if kind(g) == "Forbid" and g.what == "play"]
        must(not any(g.symbol in (None, sort.symbol) for g in barred), "10.8 playing is forbidden", e)
        must(sort.play != "equip", "5.2 equipment is not played", e)
        must(sort.play != "event" or b.free(HOME) > 0 or b.turn in b.exiled, "6.5 the colony is full", e)
        b.hands[b.turn].remove(e.card)
        self.playing.append((b.turn, e.card))
        self.texts.begin(sort.do, b.turn, sure=b.turn not in b.exiled)
        self.react("card_played", symbol=sort.symbol)

    def on_equip(self, who: int | None, e: Any) -> None:
        b = self.b
        must(who == b.turn == b.owner.get(e.survivor), "5.2 a survivor of one's own", e)
        must(PACK.items[e.card].kind.play == "equip" and e.card in b.hands[b.turn], "5.2 from one's hand", e)
        b.hands[b.turn].remove(e.card)
        b.carried[e.survivor].append(e.card)
        self.react("card_played", symbol=symbol(e.card))

    def _may_give(self) -> None:
        b = self.b
        must(b.turn not in b.exiled and b.crisis >= 0, "7.6 no exile gives to the crisis", b.turn)

    def on_give_to_crisis(self, who: int | None, e: Any) -> None:
        self._may_give()
        must(who == self.b.turn == e.player and e.card in self.b.hands[e.player], "5.3 a card of one's own", e)
        self.b.hands[e.player].remove(e.card)
        self.b.given[e.player].append(e.card)

    def on_give_equipment(self, who: int | None, e: Any) -> None:
        self._may_give()
        own = self.b.owner.get(e.survivor) == self.b.turn == e.player
        must(own and e.card in self.b.carried[e.survivor], "5.3 equipment of one's own", e)
        self.b.carried[e.survivor].remove(e.card)
        self.b.given[e.player].append(e.card)

    def on_move(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        self.mine(s, "5.5 one's own survivor moves")
        must(s not in b.moved, "5.5 once in a turn", e)
        origin = b.at[s]
        must(e.place != origin and b.free(e.place) > 0, "5.5 to another place with room", e)
        must(not (e.place == HOME and b.turn in b.exiled), "7.6 no exile enters the colony", e)
        must(not forbidden(b, s, "move"), "10.8 moving is forbidden", e)
        must(not forbidden(b, s, "enter", e.place), "10.8 going there is forbidden", e)
        must(not forbidden(b, s, "leave", origin), "10.8 leaving is forbidden", e)
        b.moved.append(s)
        spared = self._spared(s, e.place, e.gift)
        b.at[s] = e.place
        if not spared:
            self.due.append(("face", s, "move"))
        self._entering(s, e.place)

    def on_spend_food(self, who: int | None, e: Any) -> None:
        b = self.b
        must(who == b.turn and b.turn not in b.exiled, "7.6 no exile takes food tokens", who)
        must(b.food > 0 and e.die in b.dice[b.turn] and e.die < 6, "5.6 a token and an unused die", e)
        self.eating = (b.turn, e.die)

    def on_call_off(self, who: int | None, e: Any) -> None:
        self.texts.need("Cancel", "9.3 nothing cancels this", e)
        self.eating = None

    def on_eat_card(self, who: int | None, e: Any) -> None:
        b = self.b
        must(b.turn in b.exiled and symbol(e.card) == "food" and e.card in b.hands[b.turn], "7.6 a food card", e)
        must(e.die in b.dice[b.turn] and e.die < 6, "7.6 one unused die", e)
        b.hands[b.turn].remove(e.card)
        b.removed.append(e.card)
        b.dice[b.turn].remove(e.die)
        b.dice[b.turn].append(e.die + 1)
        self.react("card_played", symbol="food")

    def on_store(self, who: int | None, e: Any) -> None:
        b = self.b
        must(who == b.turn and symbol(e.card) in b.side.stores, "5.7 the kinds it asks for", e)
        must(e.card in b.hands[b.turn], "5.7 from one's hand", e)
        b.hands[b.turn].remove(e.card)
        b.stored.append(e.card)

    def on_request(self, who: int | None, e: Any) -> None:
        must(who == self.b.turn and e.other != who and e.other not in self.b.out, "5.8 anybody in the game", e)
        must((e.other, e.symbol) not in self.refused, "5.8 not the same again this turn", e)
        self.request = (self.b.turn, e.other, e.symbol)

    def on_refuse(self, who: int | None, e: Any) -> None:
        _, giver, what = self.request  # type: ignore[misc]
        must(who == giver, "5.8 who was asked answers", who)
        self.refused.add((giver, what))

    def on_give(self, who: int | None, e: Any) -> None:
        asker, giver, what = self.request  # type: ignore[misc]
        must(who == giver and symbol(e.card) == what, "5.8 a card of that kind", e)
        self._hand_on(giver, asker, e.card)

    def on_hand_off(self, who: int | None, e: Any) -> None:
        b = self.b
        self.mine(e.survivor, "5.9 from one's own survivor")
        must(e.card in b.carried[e.survivor], "5.9 what is carried", e)
        must(e.to in b.at and b.at[e.to] == b.at[e.survivor] and e.to != e.survivor, "5.9 at the same place", e)
        self.handing = e
        if b.owner[e.to] == b.turn:
            self._handed()

    def _handed(self) -> None:
        e, self.handing = self.handing, None
        self.b.carried[e.survivor].remove(e.card)
        self.b.carried[e.to].append(e.card)

    def on_accept(self, who: int | None, e: Any) -> None:
        must(self.handing and who == self.b.owner[self.handing.to], "5.9 whoever gets it agrees", who)
        self._handed()

    def on_decline(self, who: int | None, e: Any) -> None:
        self.handing = None

    def on_pay(self, who: int | None, e: Any) -> None:
        if self.bill is not None:
            must(self.stage == "start", "10.4 a die is bought when the dice are rolled", e)
            self.bought = int(who)  # type: ignore[arg-type]
            self._pay_dice(self.bought, self.bill, self.bill.dice)
            self.due += [("pay", self.bill.symbol)] * self.bill.cards
            self.due += [("food", -self.bill.food)] * bool(self.bill.food)
            return
        self.texts.need("Offer", "9.7 nothing is offered", e)
        cost, together = self.offer.pay, self.offer.payers == "together"
        if cost.dice:
            self._pay_dice(int(who), cost, 1 if together else cost.dice)  # type: ignore[arg-type]
        self.due += [("pay", cost.symbol)] * (min(1, cost.cards) if together else cost.cards)

    def on_pay_card(self, who: int | None, e: Any) -> None:
        b = self.b
        player = int(who)  # type: ignore[arg-type]
        wanted = [fact for fact in self.due if fact[0] == "pay" and fact[1] in (None, symbol(e.card))]
        if wanted:
            self.due.remove(wanted[0])
        must(e.card in b.hands[player], "5.4 from one's hand", e)
        b.hands[player].remove(e.card)
        self.discard(player, e.card)

    def on_pay_nothing(self, who: int | None, e: Any) -> None:
        pass
