"""Replays: a record played again exactly, or a refusal that says where it diverges."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..language.refusals import BadRecord, Refused, refusal
from ..shelf import shelf
from ..wire import decode_option, where
from .match import Match
from .record import FORMAT, Record, RecordedAnswer


def replay(record: Mapping[str, Any] | str | bytes, upto: int | None = None) -> Match[Any]:
    """The recorded match, or its first `upto` answers; refuses a record that diverges, and says where."""
    read = _read(record)
    match = _started(read)
    answers = read.answers if upto is None else read.answers[: max(upto, 0)]
    for number, answer in enumerate(answers):
        _answer(match, answer, number)
    if len(answers) == len(read.answers):
        _check_the_end(match, read)
    return match


def _read(record: Mapping[str, Any] | str | bytes) -> Record:
    try:
        plain = msgspec.json.decode(record) if isinstance(record, str | bytes) else dict(record)
    except (msgspec.DecodeError, UnicodeError, TypeError, ValueError, RecursionError) as error:
        raise BadRecord(refusal("record-not-json")) from error
    if not isinstance(plain, dict) or not isinstance(plain.get("format"), int):
        raise BadRecord(refusal("record-not-a-record"))
    if plain["format"] != FORMAT:
        raise BadRecord(refusal("record-format", format=plain["format"], ours=FORMAT))
    try:
        return msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(refusal("record-fields", where=where(error))) from error


def _started(read: Record) -> Match[Any]:
    game = shelf.game(read.game)
    if read.rules != game.rules_version:
        raise BadRecord(refusal("record-rules", game=game.key, rules=read.rules, ours=game.rules_version))
    match = Match(game, read.players, read.seed, game.agreed(read.players, read.options))
    if match.marks() != [read.start]:
        raise BadRecord(refusal("record-start"))
    return match


def _answer(match: Match[Any], answer: RecordedAnswer, number: int) -> None:
    try:
        match.answer(answer.who, decode_option(match.game, answer.what))
    except Refused as refused:
        raise BadRecord(refusal("record-refused", number=number + 1, reason=refused.why), number) from refused
    if match.marks()[-1] != answer.mark:
        raise BadRecord(refusal("record-parts", number=number + 1), number)


def _check_the_end(match: Match[Any], read: Record) -> None:
    scores = list(match.result.scores) if match.result else None
    if match.marks()[-1] != read.end or scores != read.scores:
        raise BadRecord(refusal("record-end", number=len(read.answers)), len(read.answers))
