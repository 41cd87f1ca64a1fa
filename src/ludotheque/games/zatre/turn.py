"""The turn: draw, lay tile by tile, confirm (rule 3)."""

from collections.abc import Iterator, Sequence
from typing import Literal, Self

from ludotheque.core import HIDDEN, Arg, Choice, Player, Roll, Sentence, Step, Steps, Viewer, Why, because

from .ending import End, is_last_turn, reason_to_end
from .light_cells import Hand, without
from .material import MOST_PLAYERS, SIZE, TILES, Board, Tile, label
from .placing import Place, opening_places, somewhere, still_waiting
from .quick.places import quickly_legal_places
from .scoring import score_turn
from .table import Table


class Turn(Step[Table], frozen=True):
    """A player's turn begins: draw, then lay (rule 3)."""

    quiet = True
    player: Player

    def do(self, w: Table) -> Steps:
        w.turn, w.laid, w.drew = self.player, (), 0
        need = tiles_needed(w.board, w.hands[self.player])
        if reason := reason_to_end(w, need):
            return (End(reason),)
        if need == 1 and len(w.hands[self.player]) > 1:
            w.kept_above[self.player] = w.board.highest_that_fits()
        if need == 1 and w.rules.single_draw == "may":
            return (MayDraw(self.player), Placing(self.player))
        w.drew = min(need, w.bag.size)
        return (Drawing(self.player),) * w.drew + (Placing(self.player),)


def tiles_needed(board: Board, hand: Hand) -> int:
    """How many tiles a player with this hand draws at the start of a turn (rules 3.1 to 3.4)."""
    if len(hand) < 2:
        return 2 - len(hand)
    return 0 if board.has_room_for(min(hand)) else 1


class Draw(Step[Table], frozen=True):
    """A tile drawn from the bag; only the player who draws it sees it."""

    player: Player
    tile: Tile

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else type(self)(self.player, HIDDEN)

    def do(self, w: Table) -> Steps:
        w.bag.take(self.tile)
        w.hands[self.player] += (self.tile,)
        return ()


DRAWS = [tuple(Draw(Player(player), tile) for tile in TILES) for player in range(MOST_PLAYERS)]


class Drawing(Roll[Table, Draw], frozen=True):
    """Which tile is drawn."""

    stream = "deck"
    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Draw]:
        return w.bag.only_there(DRAWS[self.player])

    def odds(self, w: Table) -> Sequence[int]:
        return w.bag.only_there(w.bag.counts)


class DrawOne(Step[Table], frozen=True):
    """Draw one more tile (rules 3.2 and 3.4)."""

    def do(self, w: Table) -> Steps:
        w.drew = 1
        return (Drawing(w.turn),)


class PlayOn(Step[Table], frozen=True):
    """Play with the tiles in hand."""

    def do(self, w: Table) -> Steps:
        return ()


class MayDraw(Choice[Table, DrawOne | PlayOn], frozen=True):
    """One tile held, or none that fits: draw one, or play on without (rules 3.2 and 3.4)."""

    player: Player

    def decider(self, w: Table) -> Player:
        return self.player

    def options(self, w: Table, player: Player) -> Sequence[DrawOne | PlayOn]:
        return DrawOne(), PlayOn()

    def prompt(self, w: Table, player: Player) -> Sentence:
        fits = any(map(w.board.has_room_for, w.hands[player]))
        last = is_last_turn(w, player, may_draw=1)
        return Sentence("may-draw", {"fits": _yes(fits), "last": _yes(last)}, __package__)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


Obstacle = Literal["opening", "light tile", "tile fits"]
"""What may keep a turn from ending."""


class EndTurn(Step[Table], frozen=True):
    """Confirms the turn: laid tiles stay (rule 3.5)."""

    def do(self, w: Table) -> Steps:
        player = w.turn
        w.passes = 0 if w.laid or w.drew else w.passes + 1
        w.turns += 1
        w.shown[player] = ()
        knows = w.hands[player] and w.rules.must_place_all_held
        w.kept_above[player] = w.board.highest_that_fits() if knows else 0
        following: Player = (player + 1) % len(w.hands)  # type: ignore[assignment]
        return (*score_turn(w), Turn(following))

    def is_open(self, w: Table, player: Player) -> bool:
        """True if nothing forbids it."""
        return _obstacle(w, player, _fits(w, player)) is None

    def why_not(self, w: Table, player: Player) -> Why | None:
        hand = w.hands[player]
        match _obstacle(w, player, _fits(w, player)):
            case "opening":
                return because("three-to-open", "4.2.1", left=len(hand))
            case "light tile":
                return still_waiting(w.waiting[0])
            case "tile fits":
                tile = min(hand)
                return because("tile-fits", "4.2.5", tile=tile, cell=label(somewhere(w, player, tile)))
            case None:
                return None


def _obstacle(w: Table, player: Player, fits: bool) -> Obstacle | None:
    """What must be done before the turn may end (rules 4.2.1, 4.2.7, 8.6 and 4.2.5); None if it may end now.

    `fits` says whether a tile of the player fits somewhere.
    """
    if not w.turns and w.hands[player]:
        return "opening"
    if w.waiting:
        return "light tile"
    if len(w.laid) >= 2 and not w.rules.must_place_all_held:
        return None
    return "tile fits" if fits else None


def _fits(w: Table, player: Player) -> bool:
    """True if a tile of the player fits somewhere; if one does, the lowest does."""
    hand = w.hands[player]
    return bool(hand) and w.board.has_room_for(min(hand))


END = EndTurn()


class Placing(Choice[Table, Place | EndTurn], frozen=True):
    """Lay a tile, or end the turn when none of yours fits any more (rules 3.5 and 4)."""

    player: Player

    def decider(self, w: Table) -> Player:
        return self.player

    def options(self, w: Table, player: Player) -> Sequence[Place | EndTurn]:
        hand = w.hands[player]
        places: list[Place] = []
        if w.turns:
            for tile in sorted({*hand}):
                places += quickly_legal_places(w, tile, without(hand, tile))
        elif hand:
            places = opening_places(w, hand)
        return [*places, END] if _obstacle(w, player, bool(places)) is None else places

    def chosen(self, w: Table, option: Place | EndTurn) -> Steps:
        return option.do(w) or (self,)

    def prompt(self, w: Table, player: Player) -> Sentence:
        hand = w.hands[player]
        fitting = sum(map(w.board.has_room_for, hand))
        args: dict[str, Arg] = {
            "laid": len(w.laid),
            "held": len(hand),
            "fitting": "all" if fitting == len(hand) else "one" if fitting == 1 else "some",
            "last": _yes(is_last_turn(w, player)),
        }
        return Sentence(self._question(w, player), args, __package__)

    def _question(self, w: Table, player: Player) -> str:
        if not END.is_open(w, player):
            return "place-question" if w.turns else "open-question"
        if any(map(w.board.has_room_for, w.hands[player])):
            return "place-or-end-question"
        return "end-question" if w.laid else "nothing-fits-question"

    def thinkable(self, w: Table, player: Player) -> Iterator[Place | EndTurn]:
        yield END
        for tile in TILES:
            yield from (Place(tile, (row, column)) for row in range(-1, SIZE + 1) for column in range(-1, SIZE + 1))

    def refusal(self, w: Table, player: Player, option: Place | EndTurn) -> Why | None:
        return option.why_not(w, player)
