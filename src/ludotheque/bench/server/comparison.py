"""The server beside a peer: answers per processor second, delay to the other seat, memory for a table."""

from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median

from msgspec import Struct

from ..rounds import in_turns
from .contenders import Contender
from .load import Played
from .processes import Loading

ROUND_SECONDS = 1.0
WARM_UP_SECONDS = 1.0
CLOCK_TICK = 0.01
"""The resolution of a system's processor time."""
OPEN_FILES = 16_384


class Round(Struct, frozen=True):
    """The answers of a round, and what it cost the server."""

    played: Played
    cpu_seconds: float


class Measured(Struct, frozen=True):
    """The measurements of one server."""

    name: str
    version: str
    store: str
    ours: bool
    tables: int
    answers: int
    answers_per_cpu_second: float
    p50_milliseconds: float
    p99_milliseconds: float
    kilobytes_per_table: float
    server_busy: float
    """Seconds of processor time per second that the server used."""
    load_busy: float
    """The same for the load. Whichever is near 1 sets the pace."""
    by_round: list[float]
    """Answers per processor second of the server, for each round; the median is given above."""


class Ratio(Struct, frozen=True):
    """How many times as good as a peer our server is; below 1 it is worse.

    A machine that others use, too, may be twice as fast in one minute as in the next. So answers are compared round by
    round, each of ours with the peer's beside it; this is the median.
    """

    peer: str
    store: str
    answers_per_cpu_second: float
    p50: float
    p99: float
    memory: float


class Figures(Struct, frozen=True):
    """The measurements after this many rounds."""

    rounds: int
    servers: list[Measured]

    def ratios(self) -> list[Ratio]:
        """Our server beside each peer."""
        (ours,) = (server for server in self.servers if server.ours)
        return [_ratio(ours, server) for server in self.servers if not server.ours]


class Contest:
    """A server under load."""

    def __init__(self, contender: Contender, tables: int, warm_up: float, stack: ExitStack) -> None:
        """Opens the tables, and plays at a few of them so that the server is warm before memory is measured."""
        self.contender, self.tables = contender, tables
        self.server = stack.enter_context(contender.start())
        self.load = stack.enter_context(Loading(contender.kind, self.server.address))
        few = max(1, tables // 10)
        self.load.open(few)
        self.load.play(warm_up)
        self._before, self._few = self.server.memory(), few
        self.load.open(tables - few)
        self.opened = self.kilobytes_per_table()

    def kilobytes_per_table(self) -> float:
        """Memory of the server for each table. Less than one cannot be told from memory it gives back."""
        return max(1.0, (self.server.memory() - self._before) / 1000 / max(1, self.tables - self._few))

    def play(self, seconds: float, pause: float = 0) -> Round:
        """Plays one round."""
        before = self.server.cpu_seconds()
        played = self.load.play(seconds, pause)
        return Round(played, max(CLOCK_TICK, self.server.cpu_seconds() - before))

    def measured(self, rounds: list[Round], kilobytes_per_table: float) -> Measured:
        """The figures over all rounds."""
        milliseconds = sorted(each for round in rounds for each in round.played.milliseconds)
        seconds = sum(round.played.seconds for round in rounds)
        by_round = [len(round.played.milliseconds) / round.cpu_seconds for round in rounds]
        return Measured(
            name=self.contender.name,
            version=self.contender.version,
            store=self.contender.store,
            ours=self.contender.ours,
            tables=self.tables,
            answers=len(milliseconds),
            answers_per_cpu_second=median(by_round),
            p50_milliseconds=_share(milliseconds, 0.50),
            p99_milliseconds=_share(milliseconds, 0.99),
            kilobytes_per_table=kilobytes_per_table,
            server_busy=sum(round.cpu_seconds for round in rounds) / seconds,
            load_busy=sum(round.played.load_seconds for round in rounds) / seconds,
            by_round=by_round,
        )


def measure(contenders: list[Contender], matches: int, seconds: float) -> Iterator[Figures]:
    """The figures so far, after each round. At every table the next answer follows at once."""
    allow_many_files()
    warm_up = min(WARM_UP_SECONDS, seconds)
    with ExitStack() as stack:
        contests = [Contest(contender, matches, warm_up, stack) for contender in contenders]
        turns = in_turns({contest: contest.play for contest in contests}, seconds, ROUND_SECONDS, warm_up)
        for number, rounds in enumerate(turns, 1):
            yield Figures(number, [contest.measured(rounds[contest], contest.opened) for contest in contests])


def pace(contender: Contender, tables: int, seconds: float) -> Measured:
    """Plays one answer a second at each table. Memory for a table is measured in the middle of its match."""
    allow_many_files()
    with ExitStack() as stack:
        contest = Contest(contender, tables, min(WARM_UP_SECONDS, seconds), stack)
        round = contest.play(seconds, pause=1)
        return contest.measured([round], contest.kilobytes_per_table())


def allow_many_files() -> None:
    """Raises the limit on open files as far as the system permits."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _share(ordered: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _ratio(ours: Measured, peer: Measured) -> Ratio:
    return Ratio(
        peer.name,
        peer.store,
        answers_per_cpu_second=median(our / its for our, its in zip(ours.by_round, peer.by_round, strict=True)),
        p50=peer.p50_milliseconds / ours.p50_milliseconds,
        p99=peer.p99_milliseconds / ours.p99_milliseconds,
        memory=peer.kilobytes_per_table / ours.kilobytes_per_table,
    )
