"""What the players felt, as a table for a note."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from .felt import share
from .siege import Aftermath, Told

HEAD = (
    *("round", "s", "answers", "p50", "p99", "max", "health p99", "max", "newcomer p50", "max"),
    *("return max", "lines lost", "longest", "refused", "wrong", "MB", "files", "CPU", "own p99", "max", "errors"),
)
"""Times are in milliseconds. `own` is the lateness of the measuring process itself, `CPU` a share of one processor."""


def table_of(rounds: Iterable[Told]) -> str:
    """A table in Markdown, with a line for each round."""
    lines = [_line(HEAD), _line(["---"] * len(HEAD))]
    return "\n".join([*lines, *(_line(cells(told)) for told in rounds)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def cells(told: Told) -> list[str]:
    """The cells of a round."""
    felt, used = told.felt, told.used
    return [
        told.name,
        f"{told.seconds:.0f}",
        f"{len(felt.answers)}",
        *(f"{share(felt.answers, part):.0f}" for part in (0.5, 0.99, 1)),
        *(f"{share(felt.health, part):.0f}" for part in (0.99, 1)),
        *(f"{share(felt.newcomers, part):.0f}" for part in (0.5, 1)),
        f"{share(felt.returns, 1):.0f}",
        f"{len(felt.away)}",
        f"{share(felt.away, 1):.0f}",
        counted(felt.refusals),
        f"{len(felt.wrong)}",
        f"{used.memory:.0f}",
        f"{used.descriptors}",
        f"{used.processor:.2f}",
        *(f"{share(felt.lateness, part):.0f}" for part in (0.99, 1)),
        counted(told.errors),
    ]


def counted(what: Counter[str]) -> str:
    """What was counted, the most frequent first."""
    return ", ".join(f"{times} × {name.replace('|', '/')}" for name, times in what.most_common(6)) or "–"


def done_by(rounds: Iterable[Told]) -> str:
    """What the attackers did and what became of it, by attack, over all rounds."""
    done: dict[str, Counter[str]] = {}
    for told in rounds:
        for name, did in told.did.items():
            done.setdefault(name, Counter()).update(did)
    return "\n".join(f"- {name}: {counted(did)}" for name, did in done.items())


def end_of(aftermath: Aftermath) -> str:
    """How the house ended."""
    return (
        f"SIGTERM: status {aftermath.status}. {aftermath.acknowledged} answers were acknowledged; "
        f"lost: {'; '.join(aftermath.lost) or 'none'}. Errors at the end: {counted(aftermath.errors)}."
    )


def wrong_in(rounds: Iterable[Told]) -> str:
    """Everything that must never happen, but did."""
    return "\n".join(f"- {told.name}: {wrong}" for told in rounds for wrong in told.felt.wrong)


def as_json(rounds: Sequence[Told], aftermaths: Sequence[Aftermath]) -> bytes:
    """Everything, including every single measurement."""
    return msgspec.json.encode({"rounds": rounds, "aftermaths": aftermaths})
