"""Who has won, and why (rule 12)."""

from ludotheque.core import Player, PlayerName, Result, Sentence

from ..cards.conditions import holds
from ..cards.modifiers import player_gifts
from ..cards.selectors import Scene
from ..pack import PACK
from ..pack.text import said
from ..table import Colony
from ..vocabulary.conditions import Condition, MainDone
from ..vocabulary.modifiers import ExtraCondition

LOYAL = len(PACK.loyal)
MAIN_DONE = MainDone()


def result(w: Colony) -> Result:
    """Everybody whose own objective is fulfilled has won: nobody, some, or all (rule 12.3)."""
    won = [has_won(w, Player(seat)) for seat in range(w.players)]
    if w.players == 2 and not w.coop and not w.main_done and all(won):
        won = [False, False]
    winners = tuple(Player(seat) for seat, wins in enumerate(won) if wins)
    return Result(tuple(int(wins) for wins in won), winners, (_how(w), *_why(w, won)))


def objective_of(w: Colony, player: Player) -> tuple[Condition, ...]:
    """What must hold for a player to win, with what exile has changed (rules 7.4 and 12.3)."""
    extra = tuple(gift.condition for _, gift in player_gifts(w, player, ExtraCondition))
    cards = w.objectives[player]
    if w.coop or not cards:
        return (MAIN_DONE, *extra)
    card = cards[0]
    if len(cards) == 2:
        card = cards[0] if w.main_done else cards[1]
    conditions, exile = PACK.secrets[card].conditions, w.exile_cards[player]
    if w.exiled[player] and exile >= 0:
        drawn = PACK.exiles[exile]
        conditions = drawn.loyal if card < LOYAL else (drawn.betrayer, *conditions[1:])
    return (*conditions, *extra)


def has_won(w: Colony, player: Player) -> bool:
    """True if a player's own objective is fulfilled."""
    if w.out[player]:
        return False
    return all(holds(w, condition, Scene(player)) for condition in objective_of(w, player))


def _how(w: Colony) -> Sentence:
    return said(f"ended-{w.ending}", morale=w.morale)


def _why(w: Colony, won: list[bool]) -> list[Sentence]:
    """For each player: the objective, whether it is fulfilled, and each of its conditions."""
    lines = []
    for seat in range(w.players):
        player = Player(seat)
        names = [PACK.secrets[card].name.said() for card in w.objectives[player]]
        lines.append(
            said(
                "result-player",
                who=PlayerName(player),
                won="yes" if won[seat] else "no",
                out="yes" if w.out[player] else "no",
                exiled="yes" if w.exiled[player] else "no",
                objective=names[0 if w.main_done or len(names) == 1 else -1] if names else "none",
            )
        )
        for condition in objective_of(w, player):
            held = "yes" if holds(w, condition, Scene(player)) else "no"
            lines.append(said("result-condition", what=condition.alone(PACK.at_table(w.players)), held=held))
    return lines
