"""The command tiles: who meets a condition first takes the tile (rule 5)."""

from collections.abc import Iterator, Sequence

from ludotheque.core import Arg, Choice, Player, PlayerName, Sentence, Step, Steps, Why, because

from .edition import CHARACTERS, COMMANDS, KINDS, Command, Tile
from .names import said, tile_said
from .table import Bazaar

Need = tuple[int, int]
"""The index of a number in a tally, and what that number must reach."""


def _needs(command: Command) -> tuple[Need, ...]:
    """What a tile asks of a tally, cards, minus cards, stored, and minus stored: *exactly* is no fewer and no more."""
    needs = [(KINDS.index(kind), least) for kind, least in command.objects_min.items()]
    if command.characters_min is not None:
        needs.append((CHARACTERS, command.characters_min))
    if (cards := command.cards_total_eq) is not None:
        needs += [(CHARACTERS + 1, cards), (CHARACTERS + 2, -cards)]
    if (stored := command.stored_eq) is not None:
        needs += [(CHARACTERS + 3, stored), (CHARACTERS + 4, -stored)]
    return tuple(needs)


NEEDS = {tile: _needs(command) for tile, command in COMMANDS.items()}


class Claim(Step[Bazaar], frozen=True):
    """A player takes a command tile, for good (rules 5.1 and 5.2)."""

    player: Player
    tile: Tile

    def args(self) -> dict[str, Arg]:
        command = COMMANDS.get(self.tile)
        points = command.points if command else 0
        return {"who": PlayerName(self.player), "tile": tile_said(self.tile), "points": points}

    def why_not(self, w: Bazaar, player: Player) -> Why | None:
        if self.player != player:
            return because("claim-for-yourself", "5.1")
        if self.tile not in w.tiles:
            return because("tile-not-there", _rule_of_absence(w, self.tile), tile=tile_said(self.tile))
        if self.tile not in claimable(w, player):
            return because("tile-not-met", _rule_of_condition(self.tile), tile=tile_said(self.tile))
        return None

    def do(self, w: Bazaar) -> Steps:
        w.tiles = tuple(tile for tile in w.tiles if tile != self.tile)
        w.claimed[self.player] += (self.tile,)
        return ()


def _rule_of_absence(w: Bazaar, tile: Tile) -> str:
    """A tile that a player has stays there; any other that is not on the table was never turned up."""
    return "5.2" if any(tile in claimed for claimed in w.claimed) else "2.3"


def _rule_of_condition(tile: Tile) -> str:
    """Cards are asked for *exactly*, characters and objects *at least*."""
    command = COMMANDS[tile]
    return "5.4" if command.cards_total_eq is not None or command.stored_eq is not None else "5.3"


class Leave(Step[Bazaar], frozen=True):
    """Claim nothing now (rule 9.3)."""

    def do(self, w: Bazaar) -> Steps:
        return ()


def claimable(w: Bazaar, player: Player) -> list[Tile]:
    """The tiles on the table whose condition the player's cards, visible and stored, meet now (rules 5.3 to 5.5)."""
    stored = len(w.stored[player])
    cards = len(w.rows[player]) + stored
    numbers = (*w.tally[player], cards, -cards, stored, -stored)
    found = []
    for tile in w.tiles:
        for number, least in NEEDS[tile]:
            if numbers[number] < least:
                break
        else:
            found.append(tile)
    return found


def claims(w: Bazaar, *players: Player) -> Steps:
    """Lets players whose cards an action has moved claim tiles, starting with the one who acted (rules 5.6 and 9.3)."""
    if not w.tiles:
        return ()
    if w.rules.claiming == "manual":
        return tuple([MayClaim(player) for player in players if claimable(w, player)])
    due: dict[Tile, Claim] = {}
    for player in players:
        for tile in claimable(w, player):
            due.setdefault(tile, Claim(player, tile))
    return tuple(due.values())


class MayClaim(Step[Bazaar], frozen=True):
    """A player who meets a condition is asked, if the tile is still there (rule 9.3)."""

    quiet = True
    player: Player

    def do(self, w: Bazaar) -> Steps:
        return (Claiming(self.player),) if claimable(w, self.player) else ()


class Claiming(Choice[Bazaar, Claim | Leave], frozen=True):
    """Claim the tile, or leave it where it is (rule 9.3)."""

    player: Player

    def decider(self, w: Bazaar) -> Player:
        return self.player

    def options(self, w: Bazaar, player: Player) -> Sequence[Claim | Leave]:
        return [*(Claim(player, tile) for tile in claimable(w, player)), Leave()]

    def chosen(self, w: Bazaar, option: Claim | Leave) -> Steps:
        option.do(w)
        return (MayClaim(self.player),) if isinstance(option, Claim) else ()

    def prompt(self, w: Bazaar, player: Player) -> Sentence:
        return said("claim-question", tiles=len(claimable(w, player)))

    def thinkable(self, w: Bazaar, player: Player) -> Iterator[Claim | Leave]:
        for tile in (*COMMANDS, Tile("C0")):
            yield from (Claim(Player(seat), tile) for seat in range(len(w.rows)))
        yield Leave()

    def refusal(self, w: Bazaar, player: Player, option: Claim | Leave) -> Why | None:
        return option.why_not(w, player)
