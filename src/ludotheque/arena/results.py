"""The results of a tournament: how strong each bot is, how pairs compare, what thinking cost."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from ludotheque.bots.series.tally import Estimate, Totals, victory

from .play import Played, PlayedMeeting, Times
from .ratings import Pair, in_units, rated
from .schedule import TournamentTable

Counting = Literal["places", "victories"]
"""What puts one seat ahead of another: victory and then score, or victory alone."""
COUNTINGS: tuple[Counting, ...] = get_args(Counting)
DIGITS = 4
"""Digits written after the point: few enough that every machine computes the same."""


class BotResult(Struct, frozen=True):
    """How a bot fared. Victories and points are those of a seat, and each deal counts once."""

    bot: str
    elo: Estimate
    victories: Estimate
    points: Estimate
    matches: int
    decisions: int
    forward_calls: float
    """Answers tried on imagined positions, for each decision."""


class PairResult(Struct, frozen=True):
    """How two bots compare: how often the first is ahead where they met, and by how much Elo it is stronger."""

    bots: tuple[str, str]
    deals: int
    ahead: Estimate | None
    elo: Estimate


class Results(Struct, frozen=True):
    """The strongest bot comes first. Two runs of the same tournament give the same results, to the last byte."""

    table: TournamentTable
    counting: Counting
    deals: int
    matches: int
    bots: list[BotResult]
    pairs: list[PairResult]


def summed_up(
    table: TournamentTable, bots: Collection[str], entries: Iterable[PlayedMeeting], counting: Counting
) -> Results:
    """What these meetings say about the bots."""
    names, by_deal = sorted(bots), defaultdict[int, list[Played]](list)
    for entry in sorted(entries, key=lambda entry: (entry.deal, entry.bots)):
        by_deal[entry.deal] += entry.matches
    deals = [*by_deal.values()]
    compared = [comparisons(matches, counting) for matches in deals]
    pairs: dict[Pair, tuple[str, str]] = {
        (one, other): (names[one], names[other]) for one, other in combinations(range(len(names)), 2)
    }
    said = {pair: [deal.get(who) for deal in compared] for pair, who in pairs.items()}
    found = rated(len(names), {pair: in_units(shares) for pair, shares in said.items()}, table.seed)
    elo = dict(zip(names, found.elo, strict=True))
    ranking = sorted(names, key=lambda bot: -elo[bot].value)
    met = {who: sum(share is not None for share in said[pair]) for pair, who in pairs.items()}
    of_pairs = [
        _pair_result(who, met[who], found.ahead.get(pair), found.differences[pair]) for pair, who in pairs.items()
    ]
    return Results(
        table,
        counting,
        len(deals),
        sum(map(len, deals)),
        [_bot_result(bot, elo[bot], deals) for bot in ranking],
        sorted(of_pairs, key=lambda pair: [*map(ranking.index, pair.bots)]),
    )


def comparisons(matches: Iterable[Played], counting: Counting) -> dict[tuple[str, str], float]:
    """What the matches of a deal say about each pair: the share of comparisons in which the first is ahead."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        ranks = [_rank(match, seat, counting) for seat in range(len(match.bots))]
        for one, first in enumerate(match.bots):
            for other, second in enumerate(match.bots):
                if first < second:
                    found[first, second].append((1 + (ranks[one] > ranks[other]) - (ranks[one] < ranks[other])) / 2)
    return {pair: sum(shares) / len(shares) for pair, shares in found.items()}


def seconds_per_decision(results: Results, times: Iterable[Times]) -> dict[str, float]:
    """Processor seconds of a decision by each bot, on the machines that played."""
    totals: dict[str, float] = defaultdict(float)
    for each in times:
        for bot, seconds in each.seconds.items():
            totals[bot] += seconds
    return {result.bot: totals[result.bot] / max(1, result.decisions) for result in results.bots}


def written(results: Results) -> bytes:
    """The results as JSON that people can read, too."""
    rounded = _rounded(msgspec.to_builtins(results, order="deterministic"))
    return msgspec.json.format(msgspec.json.encode(rounded), indent=2) + b"\n"


def _rank(match: Played, seat: int, counting: Counting) -> tuple[float, int]:
    return victory(seat, match), match.scores[seat] if counting == "places" else 0


def _bot_result(bot: str, elo: Estimate, deals: Sequence[Sequence[Played]]) -> BotResult:
    standing, matches, decisions, forward = Totals(), 0, 0, 0
    for deal in deals:
        seats = [(match, seat) for match in deal for seat, name in enumerate(match.bots) if name == bot]
        if not seats:
            continue
        points = sum(match.scores[seat] for match, seat in seats) / len(seats)
        standing.add(points, sum(victory(seat, match) for match, seat in seats) / len(seats))
        matches += sum(bot in match.bots for match in deal)
        decisions += sum(match.decisions[seat] for match, seat in seats)
        forward += sum(match.forward[seat] for match, seat in seats)
    if not standing.games:
        return BotResult(bot, elo, Estimate(0), Estimate(0), 0, 0, 0.0)
    return BotResult(
        bot, elo, standing.wins(), standing.score(), matches, decisions, forward / decisions if decisions else 0.0
    )


def _pair_result(who: tuple[str, str], deals: int, ahead: Estimate | None, elo: Estimate) -> PairResult:
    """The pair, with the stronger one first."""
    if elo.value >= 0:
        return PairResult(who, deals, ahead, elo)
    return PairResult((who[1], who[0]), deals, ahead and ahead.mirrored(1), elo.mirrored(0))


def _rounded(data: object) -> object:
    if isinstance(data, Mapping):
        return {name: _rounded(value) for name, value in data.items()}
    if isinstance(data, list):
        return [*map(_rounded, data)]
    return round(data, DIGITS) + 0.0 if isinstance(data, float) else data
