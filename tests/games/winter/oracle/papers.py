"""Rules 9 and 11: crossroads, and what cards do."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import DOORS, must
from .common import Common
from .reading import holds, kind


class Papers(Common):
    """Rules 9 and 11: crossroads, and what cards do."""

    def on_crossroads_comes(self, who: int | None, e: Any) -> None:
        b = self.b
        card = PACK.crossroads[e.card]
        scene = e.scene
        must(scene.player == b.turn and e.card == self.card, "9.1 the card of the turn, once", e.card)
        self.card = -1
        self.roads.append(e.card)
        self.vote_at = PACK.place_ids.index(card.vote_at)
        if card.trigger.if_ is not None and kind(card.trigger) == "State":
            must(holds(b, card.trigger.if_, b.turn, scene.actor), "9.2 its condition holds", card.id)
        self.texts.begin(card.before, b.turn, scene.actor)
        if card.decide == "nobody":
            self.texts.begin(card.options[0].do, b.turn, scene.actor)

    def on_meant(self, who: int | None, e: Any) -> None:
        pass

    def on_take_way(self, who: int | None, e: Any) -> None:
        self._tie(who, e.way)
        must(holds(self.b, e.way.if_, self.b.turn), "9.5 a way whose condition holds", e.way.label.en)
        player = self.b.turn if self.stage == "turn" else self.b.first
        self.texts.begin(e.way.do, player, sure=False)
        if e.way.pay is not None:
            self._price(e.way.pay)

    def _tie(self, who: int | None, way: Any) -> None:
        """Whoever breaks a tie takes one of the ways with the most votes (rule 9.6)."""
        votes, self.votes = self.votes, []
        if votes:
            ways, counts = self._count(votes)
            best = [each for each, n in zip(ways, counts, strict=True) if n == max(counts)]
            must(len(best) > 1 and way in best, "9.6 one of the ways with the most votes", way.label.en)
            must(who == self._arbiter(), "9.6 who breaks a tie", who)

    def on_tied(self, who: int | None, e: Any) -> None:
        counts = self._count(self.votes)[1] if self.votes else self._for_and_against()
        must(counts.count(max(counts)) > 1, "9.6 and 7.2 a tie is told where there is one", counts)
        must(e.player == self._arbiter(), "9.6 and 7.2 who breaks a tie", e.player)

    def on_vote(self, who: int | None, e: Any) -> None:
        self.votes.append((int(who), e.way))  # type: ignore[arg-type]

    def on_objective_acts(self, who: int | None, e: Any) -> None:
        said = [reaction.do for reaction in self.b.side.reactions]
        must(e.main == self.b.main and e.what.effects in said, "12.4 what the main objective says besides", e)

    def on_carried(self, who: int | None, e: Any) -> None:
        must(e.way == self.carried, "9.6 the way with the most votes", e.way.label.en)

    def on_offered(self, who: int | None, e: Any) -> None:
        self.texts.need("Offer", "9.7 nothing is offered", e)

    def on_no_way(self, who: int | None, e: Any) -> None:
        pass

    def on_begin_lasting(self, who: int | None, e: Any) -> None:
        what = e.what
        wanted = (
            ("Freeze",) if kind(what.gives) == "Forbid" and what.gives.what == "everything" else ("Attach", "Freeze")
        )
        self.texts.need((*wanted, "Attach"), "9.8 nothing changes this rule", what)
        self.b.lasting.append(what)

    def on_end_lasting(self, who: int | None, e: Any) -> None:
        self.texts.need("Detach", "9.8 nothing ends this", e)
        self.b.lasting = [each for each in self.b.lasting if each.card != e.card]

    def on_lay_up(self, who: int | None, e: Any) -> None:
        self.texts.need("Later", "11.13 nothing is laid up", e)
        self.later.append((e.what.effects, e.what.player))

    def on_vow(self, who: int | None, e: Any) -> None:
        self.texts.need("Quest", "11.1 nobody promises", e)
        self.b.searched = set()
        self.promises.append(e.what)

    def on_promise_ends(self, who: int | None, e: Any) -> None:
        must(e.what in self.promises, "11.1 a promise that was made", e)
        self.promises.remove(e.what)
        if e.kept:
            must(holds(self.b, e.what.condition, e.what.player), "11.1 it was kept", e.what)
        self.texts.begin(e.what.then if e.kept else e.what.otherwise, e.what.player)

    def on_ask_more(self, who: int | None, e: Any) -> None:
        self.texts.need("AddCondition", "12.4 nothing asks for more", e)
        self.b.extra.append(e.condition)

    def on_change_crisis(self, who: int | None, e: Any) -> None:
        b = self.b
        self.texts.need("Crisis", "8.3 nothing changes the crisis", e)
        if e.how in ("remove_contributions", "discard"):
            b.removed += [card for cards in b.given.values() for card in cards]
            b.given = {player: [] for player in b.given}
        if e.how == "discard":
            b.crisis = -1
        self.skipping = self.skipping or e.how == "skip_next"

    def on_drawn(self, who: int | None, e: Any) -> None:
        self.texts.need("Draw", "11.1 nobody draws", e)
        must(self.b.decks[e.deck] > 0, "1.9 decks are drawn from the top", e)
        self.b.decks[e.deck] -= 1
        self.b.hands[e.player].append(e.card)

    def on_open_deck(self, who: int | None, e: Any) -> None:
        self.texts.need("Choose", "11.5 nobody looks through a deck", e)
        self.open_deck = e.deck

    def on_take_out(self, who: int | None, e: Any) -> None:
        self.b.decks[self.open_deck] -= 1
        self.b.hands[e.player].append(e.card)

    def on_take_nothing(self, who: int | None, e: Any) -> None:
        pass

    def on_turn_up(self, who: int | None, e: Any) -> None:
        self.texts.need(("RevealTop", "RevealUntil", "Divine"), "11.5 nothing is turned up", e)
        self.open_deck = e.deck
        self.turned.append(e.card)

    def on_take_turned(self, who: int | None, e: Any) -> None:
        must(e.card in self.turned, "11.5 a card that lies open", e)
        self.turned.remove(e.card)
        self.b.decks[self.open_deck] -= 1
        self.b.hands[e.player].append(e.card)

    def on_shuffle_back(self, who: int | None, e: Any) -> None:
        self.turned.clear()

    def on_name_symbol(self, who: int | None, e: Any) -> None:
        self.texts.need("Divine", "11.18 nobody names a symbol", e)

    def on_move_card(self, who: int | None, e: Any) -> None:
        self.texts.need("MoveCards", "11.1 nothing moves this card", e)
        self._carry(e.card, e.source, e.to, e.player, e.receiver, e.survivor)

    def on_cards_moved(self, who: int | None, e: Any) -> None:
        permit = self.texts.need("MoveCards", "11.1 nothing moves these cards", e)
        for card in e.cards:
            self._carry(card, e.source, e.to, permit.player, e.receiver, -1)

    def on_card_moved(self, who: int | None, e: Any) -> None:
        self.on_move_card(who, e.what)

    def _carry(self, card: int, source: str, to: str, player: int, receiver: int, s: int) -> None:
        b = self.b
        zones = {"waste": b.waste, "removed": b.removed, "objective": b.stored}
        if source == "equipped":
            held = b.carried[s]
        elif source == "hand":
            held = b.hands[player]
        else:
            held = zones[source]
        must(card in held, "11.1 a card that lies there", card, source, held)
        held.reverse()
        held.remove(card)
        held.reverse()
        if to == "deck":
            b.decks[self.search_place] += 1
        elif to == "crisis":
            b.given[player].append(card)
        elif to == "hand":
            b.hands[receiver if receiver >= 0 else player].append(card)
        else:
            zones[to].append(card)

    def on_pick_place(self, who: int | None, e: Any) -> None:
        """Only what is possible may be chosen (rules 11.2 and 11.3)."""
        b, effect, place = self.b, self.picking, e.place
        good = {
            "KillZombies": b.at_doors(b.zombies, place) > 0,
            "ZombiesToBarricades": b.at_doors(b.zombies, place) > 0,
            "RemoveZombies": b.at_doors(b.zombies, place) > 0,
            "Barricade": any(b.door_free(door) for door in DOORS[place]),
        }
        must(good.get(kind(effect), True), "11.2 what is chosen is possible", effect, place)

    def on_change_die(self, who: int | None, e: Any) -> None:
        self.texts.need(("Dice", "LendDie"), "11.6 nothing changes this die", e)
        must(e.die in self.b.dice[e.player] and 1 <= e.to <= 6, "11.6 only unused dice", e)
        self.b.dice[e.player].remove(e.die)
        self.b.dice[e.player].append(e.to)

    def on_reroll_die(self, who: int | None, e: Any) -> None:
        self.texts.need("Dice", "11.6 nothing rolls this die again", e)
        must(e.die in self.b.dice[e.player], "11.6 only unused dice", e)
        self.rerolled.setdefault(e.player, []).append(e.die)

    def on_lose_die(self, who: int | None, e: Any) -> None:
        must(e.die in self.b.dice[e.player], "11.6 only unused dice", e)
        self.b.dice[e.player].remove(e.die)
        self.b.spent[e.player].append(e.die)

    def on_keep_die(self, who: int | None, e: Any) -> None:
        self.texts.need("Dice", "11.16 no die is laid aside", e)
        self.b.dice[e.player].remove(e.die)
        self.b.saved[e.player].append(e.to)

    def on_give_die(self, who: int | None, e: Any) -> None:
        permit = self.texts.need("LendDie", "11.11 no die is given away", e)
        must(e.to == min(6, e.die + permit.effect.n), "11.11 it may show more", e)
        self.b.dice[e.player].remove(e.die)
        self.b.dice[e.other].append(e.to)

    def on_wager_die(self, who: int | None, e: Any) -> None:
        self.texts.need("Dice", "11.17 no die is staked", e)
        must(e.die in self.b.dice[e.player], "11.6 only unused dice", e)
        self.b.dice[e.player].remove(e.die)
        self.staked = e.die

    def on_wagered(self, who: int | None, e: Any) -> None:
        if e.face >= 4:
            self.b.dice[e.player] += [e.face, e.face]
        else:
            self.b.spent[e.player].append(self.staked)

    def on_foretell(self, who: int | None, e: Any) -> None:
        self.texts.need("Forecast", "11.12 nobody looks ahead", e)
        self.forecast = e.face

    def nothing(self, who: int | None, e: Any) -> None:
        """What changes nothing by itself."""

    on_pay_not = on_agree = on_disagree = on_enough = on_pick_player = nothing
    on_pick_survivor = on_table_die = on_stake = on_it_happened = on_it_did_not = on_comes_first = nothing
    on_in_this_order = on_saw_hand = on_saw_given = on_saw_objective = on_show_cards = nothing
