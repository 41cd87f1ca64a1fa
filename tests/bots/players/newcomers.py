"""People who play for the first time: they take what looks best at once, and think no further."""

from collections.abc import Callable
from random import Random
from typing import Any

from ludotheque.bots import LEVELS
from ludotheque.bots.bot import Bot
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option
from ludotheque.games.winter.bot import glance
from ludotheque.games.winter.bot.temper import PLAIN
from ludotheque.games.zatre.scoring import POINTS, rows_of_the_turn
from ludotheque.games.zerzura.scoring import pad_of
from ludotheque.games.zerzura.turn import Offer
from ludotheque.games.zuma import bot as zuma
from ludotheque.games.zuma.passing import Passing

Points = Callable[[Any, Player], float]


class Grabber:
    """Takes the answer after which the page shows most points; among equals, a random one."""

    def __init__(self, points: Points, unfinished: type | tuple[type, ...] = ()) -> None:
        self.points, self.unfinished = points, unfinished

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        imagined = game.imagine(view, player, chance)
        imagined.chance = None
        legal = imagined.legal(player)
        brings = [self._brings(imagined, player, option) for option in legal]
        best = [option for option, points in zip(legal, brings, strict=True) if points == max(brings)]
        return chance.pick(best)[0]  # type: ignore[no-any-return]

    def _brings(self, position: Position[Any], player: Player, option: Option[Any]) -> float:
        after = position.clone()
        after.accept(player, option)
        if isinstance(option, self.unfinished):
            return max(self._brings(after, player, further) for further in after.legal(player))
        return self.points(after.world, player)


class Dabbler:
    """Gives away what is in the way, one time in five any card, and overlooks one winning hand in ten."""

    HABITS = zuma.Habits(2000, 1000)

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        if not isinstance(view.question, Passing):
            return zuma.instinct(view, player, "easy", chance) or view.legal(player)[0]
        return zuma._call(view.world, player, self.HABITS, chance)


class Settler:
    """Does what seems urgent, and is often mistaken about it: halfway between an easy and a medium bot."""

    NOISE = 5.0

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        legal = view.legal(player)
        stray = Random(chance.below(1 << 32)[0]).random
        looks = [look + self.NOISE * (stray() - 0.5) for look in glance(view, player, legal, PLAIN)]
        return legal[looks.index(max(looks))]  # type: ignore[no-any-return]


def rows_made(w: Any, player: Player) -> float:
    """The points of the turn's rows."""
    return sum(POINTS[row.sum] for row in rows_of_the_turn(w))


def on_the_pad(w: Any, player: Player) -> float:
    """The total so far."""
    return pad_of(w, player).total


NEWCOMERS: dict[str, Bot] = {
    "zatre": Grabber(rows_made),
    "zerzura": Grabber(on_the_pad, Offer),
    "zuma": Dabbler(),
    "winter": Settler(),
}


def first_match(game: Game[Any], level: str, seed: str) -> Match[Any]:
    """A first match, played to its end by a newcomer in the first seat and bots of this level in the others."""
    match = begin_match(game, game.offer.first.players or game.players[0], seed, dict(game.offer.first.options))
    while waiting := match.waiting_for():
        player = waiting[0]
        who = LEVELS[level] if player else NEWCOMERS[game.key]
        chance = Chance.of(seed).fork(f"thought {len(match.answers)}")
        match.answer(player, who.choose(game, match.position.remembered_by(player), player, chance))
    return match
