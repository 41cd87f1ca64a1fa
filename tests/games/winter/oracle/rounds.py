"""Rules 1 and 2: before the game, and the round."""

from typing import Any

from msgspec.structs import replace

from ludotheque.games.winter.pack import PACK

from .books import DEALT, must
from .common import Common
from .reading import is_betrayer, kind, number, survivor_gifts


class Rounds(Common):
    """Rules 1 and 2: before the game, and the round."""

    def on_choose_main(self, who: int | None, e: Any) -> None:
        b = self.b
        b.main = e.card
        must(b.rules.objective in (0, e.card + 1), "1.2 the objective that was agreed", e.card)
        b.morale, b.round = min(number(b, b.side.morale, 0), b.rules.morale_cap), b.side.rounds
        self.texts.begin(b.side.setup, 0)

    def on_deal_secret(self, who: int | None, e: Any) -> None:
        mine = self.b.objectives[e.player]
        mine += e.cards
        everyone = [card for cards in self.b.objectives.values() for card in cards]
        must(not self.b.together and len({*everyone}) == len(everyone), "1.4 one card each", e)
        must(self.b.dilemma or len(mine) == 1, "1.4 one objective each", mine)
        traitors = sum(is_betrayer(self.b, player) for player in range(self.b.players))
        most = 2 if self.b.dilemma else 0 if self.b.rules.variant == "no_betrayal" else 1
        must(traitors <= most, "1.4 one betrayer at most", traitors)

    def on_hand_dealt(self, who: int | None, e: Any) -> None:
        must(len(e.cards) == e.n == DEALT[self.b.players][0], "1.5 starter items", e)
        must(all(PACK.items[card].home == 0 for card in e.cards), "1.5 from the starters", e)
        self.b.hands[e.player] = list(e.cards)
        dealt = [card for hand in self.b.hands.values() for card in hand]
        must(all(dealt.count(card) <= PACK.items[card].copies for card in dealt), "1.5 as many as there are", e)

    def on_candidates_met(self, who: int | None, e: Any) -> None:
        must(len({*e.survivors}) == e.n == 4, "1.6 four survivors are offered", e)
        barred = [s for s in e.survivors if PACK.survivors[s].non_coop and self.b.together]
        must(not barred, "14.3 some cards stay in the box", barred)

    def on_keep_group(self, who: int | None, e: Any) -> None:
        must(len({*e.survivors}) == len(e.survivors) == DEALT[self.b.players][1], "1.6 as many are kept", e)
        self.due += [("arrive", who, s) for s in e.survivors]
        self.b.leader[who] = e.survivors[0]  # type: ignore[index]

    def on_first_player(self, who: int | None, e: Any) -> None:
        b = self.b
        must(not self.due, "1.7 everybody stands in the colony", self.due)
        b.first = 0 if b.rules.variant == "first" else max(range(b.players), key=lambda seat: b.leader[seat])
        self.texts.end()

    def on_round(self, who: int | None, e: Any) -> None:
        b = self.b
        if self.night:
            self._night_is_over()
        elif b.played:
            must(False, "8 a night lies between two rounds", e)
        b.played += 1
        must(e.number == b.played, "2.1 the next round", e, b.played)
        self.quiet()
        self._new_round()

    def _new_round(self) -> None:
        b = self.b
        self.stage, self.batch, self.night = "start", "", {}
        b.snares = dict.fromkeys(b.snares, 0)
        self.forecast = ""
        self.used = set()
        b.lasting = [later(each) for each in b.lasting if each.until not in ("turn", "round")]
        self.turns = []
        self.old_dice = {*range(b.players)}
        for effects, player in self.later:
            self.texts.begin(effects, player)
        self.later = []
        self.react("round_start")

    def on_reveal_crisis(self, who: int | None, e: Any) -> None:
        must(self.stage == "start" and self.b.crisis < 0 and not self.skipping, "2.2 the next crisis is turned up", e)
        must(e.card not in self.crises, "8.3 a crisis that was opened has left the game", e)
        self.crises.append(e.card)
        self.b.crisis = e.card
        barred = PACK.crises[e.card].non_coop and self.b.together
        must(not barred, "14.3 some cards stay in the box", e)
        self.react("crisis_revealed")

    def on_roll_dice(self, who: int | None, e: Any) -> None:
        b, again = self.b, self.rerolled.pop(e.player, None)
        must(all(1 <= face <= 6 for face in e.faces), "2.3 dice have six faces", e)
        if again is not None:
            must(len(again) == len(e.faces), "11.6 as many dice as were picked", e, again)
            for die in again:
                b.dice[e.player].remove(die)
            b.dice[e.player] += e.faces
            return
        must(self.stage == "start", "2.3 dice are rolled at the start of a round", e)
        if e.player == self.bought:
            must(len(e.faces) == 1, "10.4 one die more is bought", e)
            self.bought, b.dice[e.player] = -1, list(e.faces)
            self.old_dice.discard(e.player)
            return
        more = [] if e.player in self.old_dice else b.dice[e.player]
        b.dice[e.player], b.spent[e.player] = [*e.faces, *b.saved[e.player], *more], []
        b.saved[e.player] = []
        must(len(e.faces) == self._dice_of(e.player), "2.3 one die, and one for each survivor", e)
        if e.player == self._rolling()[-1]:
            self.react("dice_roll")

    def _rolling(self) -> list[int]:
        return self.b.around()

    def _dice_of(self, player: int) -> int:
        b = self.b
        own = [gift for s in b.group(player) for gift in survivor_gifts(b, s)]
        more = sum(gift.n for gift in [*own, *self._seat_gifts(player)] if kind(gift) == "DicePerRound")
        return int(max(0, 1 + len(b.group(player)) + more))

    def on_turn(self, who: int | None, e: Any) -> None:
        b = self.b
        self.quiet()
        if self.stage == "start":
            must(b.crisis >= 0 or self.skipping, "2.2 a crisis is turned up", e)
            self.skipping = False
        self.stage, self.card = "turn", -1
        waiting = [player for player in b.around() if player not in self.turns]
        must(waiting and e.player == waiting[0], "2.4 from the first player to the left", e, waiting)
        must(e.player not in b.out, "14.6 who is out gets no turn", e)
        self.turns.append(e.player)
        b.turn = e.player
        b.lasting = [each for each in b.lasting if each.until != "turn"]
        b.moved, self.refused, self.called = [], set(), False
        self.due += [("gnaw", s) for s in b.group(e.player) if b.frost[s]]

    def on_gnaw(self, who: int | None, e: Any) -> None:
        must(self.take_due("gnaw", e.survivor), "2.5 frostbite hurts once at the start of the turn", e)
        self._hurt(e.survivor, False)

    def on_end_turn(self, who: int | None, e: Any) -> None:
        must(who == self.b.turn, "3.1 one ends one's own turn", who)

    def on_read_crossroads(self, who: int | None, e: Any) -> None:
        b = self.b
        must(e.player == b.neighbour(b.turn, -1), "9.1 the player on the right reads", e, b.turn)
        card = PACK.crossroads[e.card]
        must(not (card.non_coop and b.together), "14.3 some cards stay in the box", e)
        must(b.rules.mature_cards or not card.mature, "14.10 no darker cards", e)
        must(e.card not in self.roads, "9.3 a card that was read out has left the game", e)
        self.card = e.card


def later(each: Any) -> Any:
    """What lasts until the end of the next round, when that has come."""
    return replace(each, until="round") if each.until == "next_round" else each
