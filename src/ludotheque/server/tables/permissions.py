"""Who may ask what of a table: each request becomes the entries it leads to, or is refused."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from ludotheque.core.facets.talk import Template
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Arg, Player, PlayerName, Sentence

from .. import entries
from ..entries import Entry
from ..people.texts import cleaned
from ..protocol import requests
from ..sentences import refusal
from .agreement import agreed, begun
from .seats import Seat, bot_name
from .table import Table


class Asker(NamedTuple):
    """Who asks: the guest, who they are at the table, and what the table's readers know at the moment."""

    guest: str
    name: str
    person: int | None
    seat: int | None
    invited: bool
    """True if they came by an invitation made since the last removal."""
    digest: str
    """The digest of their address at this table."""
    here: Callable[[], Collection[int]]
    """The seats whose people are here."""
    is_away: Callable[[int], bool]
    """True if the person of this seat has been gone for a while."""
    digests: Callable[[int], tuple[str, ...]]
    """The digests of a person's addresses."""


class NotAllowed(Refused):
    """The guest may not do this at this table, or not now."""


def entries_for(table: Table, asker: Asker, request: requests.Request) -> list[Entry]:
    """The entries that a request leads to, or a refusal. Never changes the table."""
    return HANDLERS[type(request)](table, asker, request)


def refuse(id: str, /, **args: Arg) -> NotAllowed:
    """A refusal, to be raised."""
    return NotAllowed(refusal(id, **args))


def need_audience(table: Table, guest: str | None) -> None:
    """Refuses replays, records and lessons of a table without watchers to guests who never had a seat, or were
    removed."""
    if table.settings.watchers:
        return
    person = table.person_of(guest) if guest else None
    if person is None or table.people[person].removed:
        raise refuse("no-watchers")


def need_fit(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Refuses a number of seats that does not suit these options, or the variant they choose."""
    game.agreed(seats, options)
    for variant in game.offer.variants:
        if not variant.suits(seats, options):
            value = Sentence(f"option-{variant.option}-{options[variant.option]}", {}, game.package)
            raise refuse("variant-players", value=value, players=seats)


def _need_host(table: Table, asker: Asker) -> None:
    if asker.person != table.host:
        raise refuse("host-only")


def _need_before(table: Table) -> None:
    if table.match is not None:
        raise refuse("begun-already")


def _need_seat(asker: Asker) -> int:
    if asker.seat is None:
        raise refuse("no-seat")
    return asker.seat


def _need_guest(asker: Asker) -> None:
    if not asker.guest:
        raise refuse("no-guest")


def _need_same_question(table: Table, seat: int, question: int) -> None:
    """Refuses an answer to a question that has passed, so that no answer counts twice."""
    if question != table.questions.get(seat, table.question):
        raise refuse("question-passed")


def _seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise refuse("no-such-seat", seat=number + 1)
    return table.seats[number]


def _sit(table: Table, asker: Asker, request: requests.Sit) -> list[Entry]:
    _need_guest(asker)
    _need_before(table)
    seat = _seat_at(table, request.seat)
    if asker.person is not None and table.people[asker.person].removed:
        raise refuse("removed")
    if not seat.is_free:
        raise refuse("seat-taken", seat=request.seat + 1)
    _need_welcome(table, asker)
    if not seat.open and not is_friend(table, asker):
        raise refuse("new-link") if table.removals else refuse("friends-only", seat=request.seat + 1)
    return [entries.Seated(request.seat, asker.guest, asker.name)]


def _need_welcome(table: Table, asker: Asker) -> None:
    """Refuses a seat to guests from a removed person's address, unless they were invited since.

    So a removed person does not return with a fresh cookie. A classmate behind the same address still gets in with the
    new link of those who sit here.
    """
    is_known = asker.invited or asker.seat is not None or asker.person == table.host
    if asker.digest in table.turned_away and not is_known:
        raise refuse("removed-address")


def is_friend(table: Table, asker: Asker) -> bool:
    """True for the host, the invited, and anybody in a seat for friends.

    The address of a table that was never in the public list is itself an invitation, until a person is removed.
    """
    is_private = not table.listed and not table.removals
    if is_private or asker.invited or asker.person == table.host:
        return True
    return asker.seat is not None and not table.seats[asker.seat].open


def _rise(table: Table, asker: Asker, request: requests.Rise) -> list[Entry]:
    seat = _need_seat(asker)
    if table.phase == "over":
        raise refuse("over-already")
    return [entries.Risen(seat)]


def _offer(table: Table, asker: Asker, request: requests.Offer) -> list[Entry]:
    _need_host(table, asker)
    _need_before(table)
    if _seat_at(table, request.seat).person is not None:
        raise refuse("seat-taken", seat=request.seat + 1)
    name = bot_name(table.names()) if request.to == "bot" else ""
    return [entries.Offered(request.seat, request.to, request.level, name)]


def _resize(table: Table, asker: Asker, request: requests.Resize) -> list[Entry]:
    _need_host(table, asker)
    _need_before(table)
    table.game.agreed(request.seats, {})
    for number in range(request.seats, len(table.seats)):
        if table.seats[number].person is not None:
            raise refuse("seat-taken", seat=number + 1)
    return [entries.Resized(request.seats)]


def _agree(table: Table, asker: Asker, request: requests.Agree) -> list[Entry]:
    _need_host(table, asker)
    _need_before(table)
    table.game.agreed(table.game.players[0], request.options)
    return [agreed({**table.options, **request.options}, request.settings)]


def _begin(table: Table, asker: Asker, request: requests.Begin) -> list[Entry]:
    _need_host(table, asker)
    _need_before(table)
    free = sum(seat.is_free for seat in table.seats)
    if free:
        raise refuse("seats-free", free=free)
    return [begun(table.game, len(table.seats), table.options)]


def _answer(table: Table, asker: Asker, request: requests.Answer) -> list[Entry]:
    seat = _need_seat(asker)
    _need_same_question(table, seat, request.question)
    return [entries.Answered(seat, request.option)]


def _undo(table: Table, asker: Asker, request: requests.Undo) -> list[Entry]:
    seat = _need_seat(asker)
    _need_same_question(table, seat, request.question)
    return [entries.Undone(seat)]


def _hint(table: Table, asker: Asker, request: requests.Hint) -> list[Entry]:
    """Only for a seat that is asked, where the table allows hints, and never in real time."""
    seat = _need_seat(asker)
    _need_same_question(table, seat, request.question)
    if not table.settings.hints:
        raise refuse("no-hints")
    if table.match is None or seat not in table.waiting:
        raise refuse("hint-not-asked")
    if table.game.realtime.tempo(table.match.position.world) is not None:
        raise refuse("no-hints-live")
    return [entries.Hinted(seat)]


def _say(table: Table, asker: Asker, request: requests.Say) -> list[Entry]:
    person = _speaker(table, asker)
    text = cleaned(request.text)
    if not text:
        raise refuse("says-nothing")
    return [entries.Spoken(person, text)]


def _wave(table: Table, asker: Asker, request: requests.Wave) -> list[Entry]:
    return [entries.Spoken(_speaker(table, asker), phrase=request.phrase)]


def _speak(table: Table, asker: Asker, request: requests.Speak) -> list[Entry]:
    """Only what the game lets everybody say at this table, whatever they hold."""
    person = _speaker(table, asker)
    template = table.game.talk.template(request.template) if request.template in table.templates else None
    if template is None:
        raise refuse("no-such-template")
    others = {*range(len(table.seats))} - {asker.seat}
    if template.filled(request.filling, others, table.game.package) is None:
        raise refuse("gaps-badly-filled")
    if template.replies_to or request.to:
        _need_something_to_reply_to(table, person, template, request.to)
    return [entries.Spoken(person, template=template.id, filling=request.filling, to=request.to)]


def _need_something_to_reply_to(table: Table, person: int, template: Template, number: int) -> None:
    """Refuses a reply unless this entry is a matching sentence by another person who is not muted."""
    said = next((line.what for line in reversed(table.lines) if line.number == number), None)
    if not isinstance(said, entries.Spoken) or said.person == person or table.people[said.person].muted:
        raise refuse("nothing-to-reply-to")
    if said.template not in template.replies_to:
        raise refuse("nothing-to-reply-to")


def _speaker(table: Table, asker: Asker) -> int:
    """The person who speaks. They need a seat, and must not be muted."""
    _need_seat(asker)
    assert asker.person is not None
    if table.people[asker.person].muted:
        raise refuse("muted")
    return asker.person


def _mute(table: Table, asker: Asker, request: requests.Mute) -> list[Entry]:
    _need_host(table, asker)
    _other_person(table, asker, request.person)
    return [entries.Muted(request.person, request.on)]


def _remove(table: Table, asker: Asker, request: requests.Remove) -> list[Entry]:
    _need_host(table, asker)
    _other_person(table, asker, request.person)
    if table.people[request.person].removed:
        raise refuse("no-such-person")
    return [entries.Removed(request.person, asker.digests(request.person))]


def _watching(table: Table, asker: Asker, request: requests.Watching) -> list[Entry]:
    _need_host(table, asker)
    return [entries.Watching(request.on)]


def _other_person(table: Table, asker: Asker, person: int) -> None:
    if person >= len(table.people) or person == asker.person:
        raise refuse("no-such-person")


def _hold(table: Table, asker: Asker, request: requests.Hold) -> list[Entry]:
    """A vote of those who play. A bot takes over once more than half of the other people want it."""
    _need_seat(asker)
    seat = _seat_at(table, request.seat)
    named = PlayerName(Player(request.seat))
    if table.phase != "playing" or seat.person is None or seat.held or request.seat in asker.here():
        raise refuse("not-away", who=named)
    if not asker.is_away(request.seat):
        raise refuse("gone-just-now", who=named)
    if asker.person in seat.votes:
        raise refuse("voted-already")
    assert asker.person is not None
    others = [other.person for other in table.seats if other.person not in (None, seat.person) and not other.held]
    agreed = len({*seat.votes, asker.person} & {*others})
    vote = entries.Voted(request.seat, asker.person)
    return [vote, entries.Held(request.seat)] if 2 * agreed > len(others) else [vote]


HANDLERS: dict[type[requests.Request], Callable[[Table, Asker, Any], list[Entry]]] = {
    requests.Sit: _sit,
    requests.Rise: _rise,
    requests.Offer: _offer,
    requests.Resize: _resize,
    requests.Agree: _agree,
    requests.Begin: _begin,
    requests.Answer: _answer,
    requests.Undo: _undo,
    requests.Hint: _hint,
    requests.Say: _say,
    requests.Wave: _wave,
    requests.Speak: _speak,
    requests.Mute: _mute,
    requests.Remove: _remove,
    requests.Watching: _watching,
    requests.Hold: _hold,
}
