"""Rule 7: exile."""

from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import HOME, OUTSIDE, must
from .common import Common
from .reading import is_betrayer, kind


class Banishment(Common):
    """Rule 7: exile."""

    def on_call_vote(self, who: int | None, e: Any) -> None:
        b = self.b
        must(who == b.turn and not self.called and e.other != who, "7.1 once in a turn, against another", e)
        must(not b.together and not b.dilemma, "14.3 nobody is exiled", e)
        must(e.other in b.citizens, "7.1 who is not in exile yet", e)
        self.called, self.accused, self.ballots = True, e.other, {}

    def on_ballot(self, who: int | None, e: Any) -> None:
        must(who in self.b.citizens and who not in self.ballots, "7.2 who may vote", who)
        self.ballots[int(who)] = e.exile  # type: ignore[arg-type]

    def _verdict(self, player: int, who: int | None, exiled: bool) -> None:
        b, votes = self.b, self.ballots
        must(sorted(votes) == b.citizens, "7.2 everybody votes who is not in exile", votes)
        pro, contra = self._for_and_against()
        if pro == contra:
            must(who == self._arbiter(), "7.2 who breaks a tie", who)
        else:
            must((pro > contra) == exiled and who is None, "7.2 the majority decides", votes)
        self.ballots = {}

    def on_acquit(self, who: int | None, e: Any) -> None:
        self._verdict(e.player, who, False)

    def on_exile(self, who: int | None, e: Any) -> None:
        b = self.b
        self._verdict(e.player, who, True)
        b.exiled.append(e.player)
        self.due.append(("exile card", e.player))
        if any(kind(rule) == "ExileOut" for rule in b.side.rules):
            self.due = [fact for fact in self.due if fact[0] != "exile card"]
            self.due += [("leave", s) for s in b.group(e.player)] + [("relinquish", e.player)]
        else:
            self.due += [("out", s) for s in b.group(e.player) if b.at[s] == HOME] + [("show", e.player)]

    def on_take_exile_card(self, who: int | None, e: Any) -> None:
        must(self.take_due("exile card", e.player), "7.4 one exile objective", e)
        self.b.exile_cards[e.player] = e.card

    def on_show_objective(self, who: int | None, e: Any) -> None:
        must(self.take_due("show", e.player) and not is_betrayer(self.b, e.player), "7.4 who was no betrayer shows", e)
        must(e.card in self.b.objectives[e.player], "7.4 the old objective", e)

    def on_show_nothing(self, who: int | None, e: Any) -> None:
        must(self.take_due("show", e.player) and is_betrayer(self.b, e.player), "7.4 a betrayer shows nothing", e)

    def on_go_out(self, who: int | None, e: Any) -> None:
        b, s = self.b, e.survivor
        must(self.take_due("out", s) and who == b.owner[s], "7.3 survivors in the colony go out", e)
        must(e.place != HOME and b.free(e.place) > 0, "7.3 a place outside with room", e)
        spared = self._spared(s, e.place)
        b.at[s] = e.place
        if not spared:
            self.due.append(("face", s, "exile"))
        self._entering(s, e.place)

    def on_swap_out(self, who: int | None, e: Any) -> None:
        b = self.b
        must(self.take_due("out", e.survivor), "7.3 survivors in the colony go out", e)
        must(not any(b.free(place) > 0 for place in OUTSIDE), "7.3 only if no place has room", e)
        must(b.at[e.other] != HOME and b.owner[e.other] not in b.exiled, "7.3 with somebody out there", e)
        b.at[e.survivor], b.at[e.other] = b.at[e.other], HOME

    def on_perish(self, who: int | None, e: Any) -> None:
        must(self.take_due("out", e.survivor), "7.3 where there is nobody to change with", e)
        self.react("survivor_removed")
        self._cleared(e.survivor)

    def on_relinquish(self, who: int | None, e: Any) -> None:
        b = self.b
        must(self.take_due("relinquish", e.player), "7.7 who is taken out of the game", e)
        for card in b.hands[e.player]:
            if PACK.items[card].home == 0:
                b.removed.append(card)
            else:
                b.decks[PACK.items[card].home] += 1
        b.hands[e.player] = []
        b.out.append(e.player)
        self.due = [fact for fact in self.due if fact != ("last", e.player)]
