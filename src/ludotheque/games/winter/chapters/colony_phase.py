"""The colony phase: food, waste, crisis, zombies, the objective, the markers (rule 8)."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Player, Roll, Step, Steps

from ..actions.cards import crisis_score
from ..cards.conditions import holds
from ..cards.interpreter import Do
from ..cards.lasting import promises_broken, promises_kept
from ..cards.modifiers import has, table_gifts, tidy
from ..cards.selectors import Scene, non_exiled
from ..pack import COLONY, PACK, Place
from ..pack.names import card_names, place_name
from ..table import OUTSIDE, Cards, Colony, Happening, Tally
from ..vocabulary import effects as e
from ..vocabulary.modifiers import Figure, NotCounted, Upkeep
from .crossroads.answers import reactions
from .simultaneous import in_order
from .tracks import ChangeMorale, End
from .zombies import ZombiesCome, batch

OVER = 2
"""With this many more than the threshold, the crisis does the colony good."""


class ColonyPhase(Step[Colony], frozen=True):
    """The colony phase begins (rule 8)."""

    def do(self, w: Colony) -> Steps:
        w.stage, w.turn = "colony", w.chair
        w.happened = (Happening("colony_phase_start", w.turn),)
        first = in_order((*reactions(w), *promises_kept(w)))
        w.happened = ()
        return first + IN_ORDER


def mouths(w: Colony) -> int:
    """How many people count in the colony, helpless included (rules 8.1 and 8.4)."""
    return w.helpless + len([s for s in w.standing(COLONY) if not has(w, s, NotCounted)])


def food_needed(w: Colony) -> int:
    """A token for every two people, rounded up (rule 8.1)."""
    return -(-mouths(w) // 2) + sum(gift.food for gift in table_gifts(w, Upkeep))


class PayFood(Step[Colony], frozen=True):
    """The colony eats, or starves (rules 8.1 and 8.2)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        need = food_needed(w)
        if w.food >= need:
            return (Eat(need),) if need else ()
        tokens = w.starvation + 1 if w.rules.edition == "published" else 1
        return (Hunger(need), ChangeMorale(-tokens))


class Eat(Step[Colony], frozen=True):
    """Everybody in the colony eats (rule 8.1)."""

    n: int

    def do(self, w: Colony) -> Steps:
        w.food -= self.n
        return ()


class Hunger(Step[Colony], frozen=True):
    """There is not enough food, so none is eaten; a starvation token comes (rule 8.2)."""

    need: int

    def do(self, w: Colony) -> Steps:
        w.starvation += 1
        return ()


class CheckWaste(Step[Colony], frozen=True):
    """For every ten cards on the waste pile morale falls by one (rule 8.2)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        step = min([10, *(gift.waste_step for gift in table_gifts(w, Upkeep))])
        return (Stench(len(w.waste)), ChangeMorale(-(len(w.waste) // step))) if len(w.waste) >= step else ()


class Stench(Step[Colony], frozen=True):
    """The waste pile is high."""

    cards: int

    def do(self, w: Colony) -> Steps:
        return ()


def threshold(w: Colony) -> int:
    """How many right cards prevent the crisis (rule 8.3); whoever is out counts for none (rule 14.6)."""
    rule = w.rules.crisis_threshold
    if rule == "edition":
        rule = "players" if w.rules.edition == "sheet" else "non_exiled"
    return w.in_game if rule == "players" else non_exiled(w)


class ResolveCrisis(Step[Colony], frozen=True):
    """What was given is turned up, and counted (rule 8.3)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        if w.crisis < 0:
            return ()
        crisis, number = PACK.crises[w.crisis], w.crisis
        cards: Cards = tuple(sorted(card for given in w.given for card in given))
        score, needed = crisis_score(cards, crisis.symbols), threshold(w)
        given, kept = tuple(map(len, w.given)), tuple(map(len, w.hands))
        w.tallies += (Tally(given, (len(cards) - score) // 2, kept, score >= needed),)
        for player in range(w.players):
            w.given[player] = ()
        w.removed += cards
        w.crises_gone += (number,)
        w.crisis = -1
        how = "failed" if score < needed else "over" if score >= needed + OVER else "prevented"
        return (OpenCrisis(number, cards, score, needed, how), CrisisEnds(number, how))


class OpenCrisis(Step[Colony], frozen=True):
    """The cards that were given, and what they are worth (rule 8.3)."""

    reveals = True
    card: int
    cards: Cards
    score: int
    needed: int
    how: str

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {
            "card": PACK.crises[self.card].name.said(),
            "cards": card_names(self.cards),
            "score": f"{self.score}".replace("-", "−"),
            "needed": self.needed,
            "how": self.how,
        }


class CrisisEnds(Step[Colony], frozen=True):
    """A crisis is prevented, or not (rule 8.3)."""

    quiet = True
    card: int
    how: str

    def do(self, w: Colony) -> Steps:
        crisis, scene = PACK.crises[self.card], Scene(w.chair, PACK.crises[self.card].id)
        w.happened = (Happening("crisis_resolved", w.first, how=self.how),)
        steps = in_order(reactions(w))
        w.happened = ()
        if self.how == "failed":
            return (Do((e.IfAble(crisis.fail),), scene), *steps)
        if self.how == "over":
            return (Do((e.IfAble(crisis.over or (e.Morale(1),)),), scene), *steps)
        return steps


def figures(w: Colony, place: int) -> int:
    """How many things at a place zombies take for a survivor (rule 11.8)."""
    here = PACK.place_ids[place]
    return len([each for each in w.lasting if isinstance(each.gives, Figure) and each.gives.at == here])


class ZombiesAtHome(Step[Colony], frozen=True):
    """One zombie for every two people in the colony, rounded up (rule 8.4)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        n = -(-(mouths(w) + figures(w, COLONY)) // 2)
        return (ZombiesCome(COLONY, n),) if n else ()


class ZombiesOutside(Step[Colony], frozen=True):
    """Outside, one zombie for each place with survivors; in the published rules, for each survivor (rule 8.4)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        counts = [(place, len(w.standing(place)) + figures(w, place)) for place in OUTSIDE]
        each = w.rules.edition == "published"
        return tuple(ZombiesCome(place, n if each else 1) for place, n in counts if n)


class NoiseAt(Step[Colony], frozen=True):
    """The noise of a place, token by token (rule 8.9)."""

    quiet = True
    place: Place

    def do(self, w: Colony) -> Steps:
        return (NoiseRolling(self.place, w.rules.noise), self) if w.noise[self.place] else ()


class Echo(Step[Colony], frozen=True):
    """A noise token is taken away, and may draw a zombie (rule 8.9)."""

    place: Place
    die: int
    drawn: bool

    def do(self, w: Colony) -> Steps:
        w.noise[self.place] -= 1
        return (ZombiesCome(self.place, 1),) if self.drawn else ()

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place), "die": self.die, "drawn": "yes" if self.drawn else "no"}


class NoiseRolling(Roll[Colony, Echo], frozen=True):
    """Whether a noise draws a zombie: a die of three or less, or the side of a coin (rules 8.9 and 14.9)."""

    place: Place
    how: str

    def options(self, w: Colony, player: Player) -> Sequence[Echo]:
        if self.how == "coin":
            return [Echo(self.place, side, side == 1) for side in (1, 2)]
        return [Echo(self.place, die, die <= 3) for die in range(1, 7)]

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


class EndOfRound(Step[Colony], frozen=True):
    """What lasted for the round ends; equipment and abilities are ready again."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        tidy(w, "round")
        w.snares, w.forecast = [0] * len(w.snares), ""
        for s, used in enumerate(w.used):
            if used:
                w.used[s] = ()
        w.marked = [()] * w.players
        return in_order(promises_broken(w, "round"))


def goal_reached(w: Colony) -> bool:
    """True if the main objective is done, with all that was added to it."""
    scene = Scene(w.chair)
    return holds(w, w.side.goal, scene) and all(holds(w, condition, scene) for condition in w.extra)


class CheckObjective(Step[Colony], frozen=True):
    """Here, and only here, the main objective is checked (rule 8.10)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        if not goal_reached(w):
            return ()
        w.main_done = True
        return (End("objective"),)


class RoundMarker(Step[Colony], frozen=True):
    """The round marker moves down; at 0 the game ends (rule 8.11)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        w.round -= 1
        return (End("rounds"),) if w.round <= 0 else ()


class PassFirst(Step[Colony], frozen=True):
    """The first player token goes to the right, while turns go to the left (rule 8.12)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        way = -1 if w.rules.first_player_pass == "right" else 1
        for _ in range(w.players):
            w.first = Player((w.first + way) % w.players)
            if not w.out[w.first]:
                break
        return ()


class Aftermath(Step[Colony], frozen=True):
    """What has just happened in the night may be answered (rule 10.9)."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        if not w.happened:
            return ()
        steps = reactions(w)
        w.happened = ()
        return steps


IN_ORDER: Steps = (
    PayFood(),
    CheckWaste(),
    Aftermath(),
    ResolveCrisis(),
    Aftermath(),
    *batch((ZombiesAtHome(),)),
    *batch((ZombiesOutside(),)),
    *batch(tuple(NoiseAt(place) for place in OUTSIDE)),
    Aftermath(),
    EndOfRound(),
    CheckObjective(),
    RoundMarker(),
    PassFirst(),
)
"""What the colony phase does, one thing after the other (rule 8)."""
