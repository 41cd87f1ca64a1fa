"""Zatre in short: `lay(6, "H8")`, `draw(0, 5)`; and tables laid out by hand, with every tile somewhere."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec

from ludotheque.core.language.words import LANGUAGES, Player
from ludotheque.core.matches.match import Match, tell_match
from ludotheque.core.state.steps import Option
from ludotheque.core.wire import load, save, wire
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.material import TILES, Spot, Tile, label
from ludotheque.games.zatre.placing import Place
from ludotheque.games.zatre.start import Show
from ludotheque.games.zatre.table import Table
from ludotheque.games.zatre.turn import Draw, DrawOne, EndTurn, PlayOn
from tests.story import asked, tell, why_not

Zatre = Match[Table]

end_turn = EndTurn()
draw_one = DrawOne()
play_on = PlayOn()

SQUARE = {"H8": 6, "I8": 5, "I7": 5, "H7": 5}
"""The booklet's square: 1 and 2 fit, 3 to 6 do not."""

CORNER = {"H8": 5, "G8": 4, "H7": 4}
"""A 4 fits only three light cells: G7, I7 and G9. A 3 also fits black ones."""

EXAMPLE = {"H8": 6, "I8": 5, "H9": 1}
"""The rules page's example: a 3 on the light cell I7 makes 8, and a 4 on I6 then makes 12."""


def spot(name: str) -> Spot:
    """The place that players call H8, B14, ..."""
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def lay(tile: int, cell: str) -> Place:
    """Lays a tile on the cell of this name."""
    return Place(Tile(tile), spot(cell))


def draw(player: int, tile: int) -> Draw:
    """The player draws this tile from the bag."""
    return Draw(Player(player), Tile(tile))


def show(player: int, tile: int) -> Show:
    """The player draws this tile for the start."""
    return Show(Player(player), Tile(tile))


def opened(first: int, second: int, third: int, players: int = 2, **options: Any) -> Zatre:
    """A game that player 0 is about to open with these three tiles, the first of which was drawn for the start."""
    match = tell_match(GAME, players, options)
    tell(match, show(0, first), *(show(player, 1) for player in range(1, players)))
    tell(match, draw(0, second), draw(0, third))
    return match


def refused(match: Zatre, option: Option[Table], rule: str) -> tuple[str, str]:
    """Why this may not be done, in English and in French. Checks that the rule stands on both rules pages."""
    why = why_not(match, option)
    assert why.rule == rule
    assert all(GAME.rulebook.rule(language, rule) for language in LANGUAGES)
    return why.text("en"), why.text("fr")


def table(
    board: Mapping[str, int],
    *hands: Sequence[int],
    bag: Sequence[int] | None = None,
    turn: int = 0,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Zatre:
    """A game at the beginning of this player's turn.

    Tiles that are not named are in the bag. If the bag is named, too, one more player has the rest.
    """
    named = Counter([*board.values(), *chain(*hands), *(bag or ())])
    rest = [*(Counter[int](TILES) - named).elements()]
    held = [list(hand) for hand in hands] + ([] if bag is None else [rest])
    match = tell_match(GAME, len(held), options)
    saved = msgspec.json.decode(save(match.position))
    saved["world"] |= {"hands": held, "bag": _counted(rest if bag is None else bag), "turns": 10, **more}
    for name, tile in board.items():
        row, column = spot(name)
        saved["world"]["board"][row][column] = tile
    saved["todo"] = [{"type": "Turn", "player": turn}]
    match.position = load(GAME, msgspec.json.encode(saved))
    match.position.go_on([])
    assert tiles_of(match) == TILES
    return match


def _counted(tiles: Sequence[int]) -> list[int]:
    return [tiles.count(tile) for tile in TILES]


def board_of(match: Zatre) -> dict[Spot, int]:
    """The tiles on the board."""
    rows = wire(match.position.world)["board"]
    return {(row, column): tile for row, line in enumerate(rows) for column, tile in enumerate(line) if tile}


def hand_of(match: Zatre, player: int) -> list[int]:
    """The player's tiles, lowest first."""
    return sorted(match.position.world.hands[player])


def tiles_of(match: Zatre) -> Counter[int]:
    """All tiles of the game, wherever they are: on the board, in hands, in the bag, shown for the start."""
    w = match.position.world
    shown = [] if any(w.hands) or w.turns or w.laid else w.shown
    in_bag = dict(zip(TILES, wire(w)["bag"], strict=True))
    return Counter([*board_of(match).values(), *chain(*w.hands), *chain(*shown)]) + Counter(in_bag)


def sheet_of(match: Zatre, player: int) -> list[str]:
    """The player's sheet, line by line: ×2, 10, 11, 12."""
    return [
        " ".join(["X" if crossed else "-", *("-" if box is None else str(box) for box in boxes)])
        for crossed, *boxes in wire(match.position.world)["sheets"][player]
    ]


def totals(match: Zatre) -> tuple[int, ...]:
    """The current worth of each sheet."""
    return GAME.result(match.position.world).scores


def cells_for(match: Zatre, tile: int) -> set[str]:
    """Where the player who is asked may lay this tile."""
    options = match.legal(asked(match))
    return {label(option.cell) for option in options if isinstance(option, Place) and option.tile == tile}
