"""The first entries of a table, new or a rematch."""

from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import fresh_seed
from ludotheque.core.wire import wire

from .. import entries
from ..entries import Entry
from ..protocol import api
from .agreement import agreed, begun
from .permissions import need_fit
from .seats import COMPANY
from .table import Table


def of_new_table(guest: str, name: str, wanted: api.NewTable) -> list[Entry]:
    """A table with its host in the first seat. A quick table or a first match begins at once, against bots."""
    game = shelf.game(wanted.game)
    first = game.offer.first
    chosen = (first.players, first.options) if wanted.first else (wanted.seats, wanted.options)
    seats, options = chosen[0] or game.players[0], dict(chosen[1])
    need_fit(game, seats, options)
    new: list[Entry] = [entries.Opened(game.key, fresh_seed(), guest, name, seats)]
    new += [entries.Agreed({**wire(game.options()), **options})] if options else []
    if wanted.quick or wanted.first:
        bots, level = [bot for bot in COMPANY if bot != name], "gentle" if wanted.first else wanted.level
        new += [entries.Offered(seat, "bot", level, bots[seat - 1]) for seat in range(1, seats)]
        new.append(begun(game, seats, options))
    return new


def of_rematch(table: Table, asker: int) -> list[Entry]:
    """Another table for the same people and bots, in the same seats. The asker is its host.

    If all others are bots, the match begins at once. A bot that played for a person who left gets a name of its own.
    """
    names, settings, guests = table.names(), table.settings, guests_of(table)
    new: list[Entry] = [
        entries.Opened(table.game.key, fresh_seed(), guests[asker], names[asker], len(guests)),
        agreed(table.options, settings),
    ]
    if asker:
        new.append(entries.Seated(asker, guests[asker], names[asker]))
    spare = (name for name in COMPANY if name not in names)
    for number, seat in enumerate(table.seats):
        if seat.level is not None:
            bot = next(spare, f"Bot {number + 1}") if seat.is_relieved else seat.name
            new.append(entries.Offered(number, "bot", seat.level, bot))
        elif number != asker:
            new.append(entries.Seated(number, guests[number], names[number]))
    if all(seat.level for number, seat in enumerate(table.seats) if number != asker):
        new.append(begun(table.game, len(guests), table.options))
    return new


def guests_of(table: Table) -> list[str]:
    """The guest of each seat; empty for a free seat or a bot."""
    return [table.people[seat.person].guest if seat.person is not None else "" for seat in table.seats]
