"""The grab: the first hand on a totem ends the passing, and then everybody wants one (rule 5)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ludotheque.core import Arg, Ask, Option, Player, PlayerName, Roll, Sentence, Step, Steps, Why, because

from .material import CIRCLES, TOTEMS, Totem
from .table import Grabbed, Table


class Grab(Option[Table], frozen=True):
    """Go for a totem (rules 5.1 to 5.3)."""

    quiet = True
    totem: Totem

    def args(self) -> dict[str, Arg]:
        return {"colour": colour_of(self.totem), "circle": self.totem + 1}

    def why_not(self, w: Table, player: Player) -> Why | None:
        if self.totem not in w.totems:
            return because("no-totem-there", "2.1", circle=self.totem + 1)
        for grab in w.grabs:
            if grab.totem == self.totem:
                return because("totem-taken", "5.3", colour=colour_of(self.totem), holder=PlayerName(grab.player))
        return None


class StayAway(Option[Table], frozen=True):
    """No totem in this round (rule 5.4)."""

    quiet = True


GRABS = {totem: Grab(totem) for totem in TOTEMS}
THINKABLE_GRABS = [Grab(Totem(circle)) for circle in range(-1, len(CIRCLES) + 1)]


class Take(Step[Table], frozen=True):
    """A player has grabbed a totem."""

    player: Player
    totem: Totem

    def args(self) -> dict[str, Arg]:
        return {"player": PlayerName(self.player), "colour": colour_of(self.totem)}

    def do(self, w: Table) -> Steps:
        w.grabs += (Grabbed(self.player, self.totem),)
        return ()


class Reaching(Roll[Table, Take], frozen=True):
    """Several hands at the same moment: whose is first is drawn, then whose is next (rule 9.3)."""

    claims: tuple[Take, ...]

    def options(self, w: Table, player: Player) -> Sequence[Take]:
        return self.claims

    def chosen(self, w: Table, option: Take) -> Steps:
        option.do(w)
        return taken_by(claim for claim in self.claims if option.player != claim.player and option.totem != claim.totem)


def taken_by(claims: Iterable[Take]) -> Steps:
    """What follows when these totems are claimed at the same moment, whatever order the claims are in."""
    claimed = tuple(sorted(claims, key=lambda claim: claim.player))
    return claimed if len(claimed) < 2 else (Reaching(claimed),)


class Scramble(Step[Table], frozen=True):
    """The scramble goes on as long as totems stand and a player wants one."""

    quiet = True

    def do(self, w: Table) -> Steps:
        return (Scrambling(),) if w.free_totems and w.reaching else ()


class Scrambling(Ask[Table, Grab | StayAway], frozen=True):
    """A player without a totem may take one that still stands; no winning hand is needed (rule 5.2)."""

    def who(self, w: Table) -> Sequence[Player]:
        return w.reaching

    def options(self, w: Table, player: Player) -> Sequence[Grab | StayAway]:
        return [*(GRABS[totem] for totem in w.free_totems), StayAway()]

    def thinkable(self, w: Table, player: Player) -> Iterator[Grab | StayAway]:
        yield StayAway()
        yield from THINKABLE_GRABS

    def refusal(self, w: Table, player: Player, option: Grab | StayAway) -> Why | None:
        return option.why_not(w, player)

    def prompt(self, w: Table, player: Player) -> Sentence:
        return Sentence("calm-scramble-question" if w.is_calm else "scrambling", {}, __package__)

    def default(self, w: Table, player: Player) -> Grab | StayAway:
        return StayAway()

    def settled(self, w: Table, answers: Mapping[Player, Grab | StayAway]) -> bool:
        """Live it is a race, and every hand counts as it comes; calm, all choose in secret (rule 9.4)."""
        return not w.is_calm or len(answers) == len(w.reaching)

    def then(self, w: Table, answers: Mapping[Player, Grab | StayAway]) -> Steps:
        w.away += tuple(sorted(player for player, answer in answers.items() if isinstance(answer, StayAway)))
        claims = [Take(player, answer.totem) for player, answer in answers.items() if isinstance(answer, Grab)]
        return (*taken_by(claims), Scramble())


def colour_of(totem: Totem) -> str:
    """The colour of a totem; "none" for a number that is no totem."""
    return CIRCLES[totem] if totem in TOTEMS else "none"
