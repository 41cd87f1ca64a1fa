"""Games as OpenSpiel games: those that number every choice and are bounded. Importing this module registers them.

    import ludotheque.env.openspiel
    import pyspiel

    game = pyspiel.load_game("ludotheque_zerzura(players=3)")

Nature is OpenSpiel's chance player: every draw is a chance node with its odds.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .extras import lacking

try:
    import pyspiel
except ImportError as missing:
    raise lacking("pyspiel", "openspiel") from missing

from ludotheque.core import NATURE, Chance, Match, Option, Options, Player, Roll
from ludotheque.core.game import Game
from ludotheque.core.matches.match import tell_match
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import decode_option, encode, load, save, wire

from .actions import Catalogue
from .numbering import encoding_for
from .observing import Observer, Sheet
from .outcomes import rewards_of, shared_victory

PREFIX = "ludotheque_"


class GivenChance:
    """A match with nature's choices given from outside. OpenSpiel copies a state part by part, so this copies
    itself."""

    __slots__ = ("match",)

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> "GivenChance":
        return GivenChance(self.match.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        match = self.match
        answers = [(who, wire(what)) for who, what in match.answers]
        return _played_again, (match.game.key, match.players, wire(match.options), save(match.position), answers)


def _played_again(
    key: str, players: int, options: Any, saved: bytes, answers: Sequence[tuple[int, Any]]
) -> GivenChance:
    """A match restored from its saved parts: everything but its log, which begins anew."""
    game = shelf[key]
    match = tell_match(game, players, options)
    match.position = load(game, saved)
    match.answers = [(Player(who), decode_option(game, what)) for who, what in answers]
    return GivenChance(match)


class BoardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf. Its parameters are the number of players and the options of the table."""

    key: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters_of(self.key), **(params or {})}
        self.players: int = given.pop("players")
        self.box: Game[Any] = shelf[self.key]
        self.options = self.box.agreed(self.players, given)
        before = self.new_match().position.world
        research = self.box.research
        assert research.choices is not None
        assert research.outcomes is not None
        assert research.bounds is not None
        self.bounds = research.bounds
        self.choices = Catalogue(research.choices(before, self.players))
        self.outcomes = Catalogue(research.outcomes(before, self.players))
        self.observer = Observer(self.box, self.players, encoding_for(self.box, before, self.players))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.choices),
            max_chance_outcomes=len(self.outcomes),
            num_players=self.players,
            min_utility=shared_victory(False, 1, self.players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.decisions * self.players,
        )
        super().__init__(game_type(self.key), info, {"players": self.players, **given})

    def new_match(self) -> Match[Any]:
        """A new match at this table."""
        return tell_match(self.box, self.players, self.options)

    def new_initial_state(self) -> "BoardState":
        """The state before anything has happened."""
        return BoardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance nodes in any match."""
        return self.bounds.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BoardObserver":
        """An observer of what a player knows."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return BoardObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class BoardState(pyspiel.State):  # type: ignore[misc]
    """A match in progress."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self._given = GivenChance(game.new_match())

    @property
    def match(self) -> Match[Any]:
        """The match itself."""
        return self._given.match

    def current_player(self) -> int:
        """The seat that is asked, or chance, or the terminal player once the match is over."""
        waiting = self.match.waiting_for()
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == NATURE else int(waiting[0])

    def is_terminal(self) -> bool:
        """True if the match has ended."""
        return self.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().choices.numbered(self.match.legal(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, each with its probability."""
        position = self.match.position
        roll = position.question
        assert isinstance(roll, Roll)
        options = roll.options(position.world, NATURE)
        odds = roll.odds(position.world) or [1] * len(options)
        numbers = map(self.get_game().outcomes.number, options)
        return sorted((number, weight / sum(odds)) for number, weight in zip(numbers, odds, strict=True))

    def _apply_action(self, action: int) -> None:
        match = self.match
        player = match.waiting_for()[0]
        match.answer(player, self._option(player, action))

    def _option(self, player: int, action: int) -> Option[Any]:
        game = self.get_game()
        catalogue: Catalogue = game.outcomes if player == NATURE else game.choices
        return catalogue.numbered(self.match.legal(player))[action]

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        catalogue: Catalogue = game.outcomes if player == pyspiel.PlayerId.CHANCE else game.choices
        kind, *values = catalogue.meanings[action]
        return " ".join(map(str, (kind, *values)))

    def returns(self) -> list[float]:
        """The rewards by player; 0 before the end."""
        result = self.match.result
        if result is None:
            return [0.0] * self.match.players
        return rewards_of(self.match.game, result.winners, self.match.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BoardState":
        """A state that the player cannot tell from this one. What is hidden is imagined, as our bots do."""
        twin: BoardState = self.clone()
        match, chance = twin.match, Chance.of(str(sampler()))
        match.position = match.game.imagine(match.position.remembered_by(Player(player)), Player(player), chance)
        match.position.chance = None
        return twin

    def __str__(self) -> str:
        return save(self.match.position).decode()


class BoardObserver:
    """A player's view as a tensor with named parts, and as JSON; with perfect recall, everything the player ever
    saw."""

    def __init__(self, game: BoardGame, wanted: Any) -> None:
        self._observer, self._wanted = game.observer, wanted
        self._secrets = not game.box.research.open_information
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sheet = Sheet(game.observer.shapes) if whole and not wanted.perfect_recall else Sheet({})
        self._sheet, self.tensor, self.dict = sheet, sheet.vector, sheet.parts

    def set_from(self, state: BoardState, player: int) -> None:
        """Writes the tensor."""
        self.tensor.fill(0)
        if self.dict:
            self._observer.write(self._sheet, state.match.position, Player(player))

    def string_from(self, state: BoardState, player: int) -> str | None:
        """The observation as JSON; None for a kind that is not supported."""
        match self._wanted.public_info, self._wanted.private_info:
            case True, pyspiel.PrivateInfoType.SINGLE_PLAYER:
                return _remembered(state, player) if self._wanted.perfect_recall else _seen(state, player)
            case True, pyspiel.PrivateInfoType.NONE if not self._wanted.perfect_recall:
                return _seen(state, None)
            case False, pyspiel.PrivateInfoType.SINGLE_PLAYER if not self._wanted.perfect_recall:
                return encode(state.match.seen_by(player).hands[player]).decode() if self._secrets else ""
        return None


def _seen(state: BoardState, player: int | None) -> str:
    """The world as the player sees it, and the question."""
    position = state.match.position
    viewer = None if player is None else Player(player)
    question = position.question and position.question.seen_by(viewer)
    return encode({"player": player, "question": question, "table": state.match.seen_by(player)}).decode()


def _remembered(state: BoardState, player: int) -> str:
    """What the player sees, and all choices of players and nature, as far as the player saw them."""
    seen = [(who, what.seen_by(Player(player))) for who, what in state.match.answers]
    return encode({"player": player, "table": state.match.seen_by(player), "choices": seen}).decode()


def parameters_of(key: str) -> dict[str, Any]:
    """The parameters of a game and their defaults: the players, and the options that OpenSpiel can express."""
    box = shelf[key]
    agreed = _plain_options(box.options())
    return {"players": box.players[0], **agreed}


def _plain_options(options: Options) -> dict[str, Any]:
    values = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, bool | int | str)}


def game_type(key: str) -> Any:
    """The game's type, for OpenSpiel."""
    box = shelf[key]
    information, is_open = pyspiel.GameType.Information, box.research.open_information
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=f"{box.title().text('en')} (Ludothèque)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.players[-1],
        min_num_players=box.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(key),
    )


def is_complete(key: str) -> bool:
    """True if a game says all that OpenSpiel asks of one."""
    research = shelf[key].research
    return None not in (research.choices, research.outcomes, research.bounds)


GAMES: Sequence[type[BoardGame]] = [
    type(key.capitalize(), (BoardGame,), {"key": key}) for key in shelf if is_complete(key)
]

for each in GAMES:
    pyspiel.register_game(game_type(each.key), each)
