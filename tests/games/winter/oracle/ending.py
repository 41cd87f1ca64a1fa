"""Who has won, by the naive reading (chapter 12)."""

from typing import Any

from ludotheque.core.matches.match import Match
from ludotheque.games.winter.pack import PACK

from .books import Books, must
from .reading import holds, is_betrayer, kind
from .referee import Referee


def compare_end(referee: Referee, match: Match[Any]) -> None:
    """The winners are the same for both."""
    b = referee.b
    theirs = {*match.game.result(match.position.world).winners}
    must(match.position.world.main_done == b.main_done, "8.10 whether the objective is completed", b.main_done)
    must(theirs == winners(b), "12.3 who has won", theirs, winners(b))


def winners(b: Books) -> set[int]:
    """Everybody whose own objective is fulfilled (rules 12.3, 14.3 and 14.4)."""
    if b.together:
        return {player for player in b.playing if b.main_done and _keeps_promises(b, player)}
    if b.dilemma:
        return _dilemma(b)
    return {player for player in b.playing if _has_won(b, player)}


def _dilemma(b: Books) -> set[int]:
    def done(player: int, betrayal: bool) -> bool:
        cards = [card for card in b.objectives[player] if (card >= len(PACK.loyal)) == betrayal]
        return all(holds(b, each, player) for card in cards for each in PACK.secrets[card].conditions)

    if b.main_done:
        return {player for player in b.playing if done(player, False)}
    found = {player for player in b.playing if done(player, True)}
    return found if len(found) == 1 else set()


def _has_won(b: Books, player: int) -> bool:
    return all(holds(b, each, player) for each in _wants(b, player)) and _keeps_promises(b, player)


def _keeps_promises(b: Books, player: int) -> bool:
    """True if all that a card has added to what a player wants holds too."""
    extra = [each for each in b.lasting if kind(each.gives) == "ExtraCondition" and each.player in (-1, player)]
    return all(holds(b, each.gives.condition, player) for each in extra)


def _wants(b: Books, player: int) -> list[Any]:
    card = b.objectives[player][0]
    conditions = list(PACK.secrets[card].conditions)
    if player in b.exiled and b.exile_cards[player] >= 0:
        exile = PACK.exiles[b.exile_cards[player]]
        return [exile.betrayer, *conditions[1:]] if is_betrayer(b, player) else list(exile.loyal)
    return conditions
