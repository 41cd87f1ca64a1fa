"""Limits: how much of the house anybody may use, so that enough is left for others.

docs/hosting.md lists them, and `ludotheque_over_budget_total` counts the refusals for each. How long a bot
may think is said in `thinking/pool.py`. Beyond a limit comes a refusal, never a longer queue.
"""

from collections import Counter
from time import monotonic
from typing import Literal, NamedTuple

from msgspec import Struct

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from .sentences import refusal

Whose = Literal["connection", "guest", "address", "table", "house"]
"""Who shares a limit. An IPv6 address counts by the half that belongs to one home."""


class Rate(Struct, frozen=True):
    """An allowance: this much at once, and this much per second after that."""

    name: str
    whose: Whose
    burst: float
    per_second: float


class Most(Struct, frozen=True):
    """The most at any one time."""

    name: str
    whose: Whose
    most: int


# Sockets, before anybody has said anything.
SOCKETS = Most("sockets", "address", 256)
ALL_SOCKETS = Most("all sockets", "house", 8000)
"""Fewer if the system allows fewer file descriptors."""
ARRIVALS = Rate("arrivals", "address", 300, 10)
LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and headers."""
LARGEST_BODY = 16 * 1024
"""Bytes of a request's body."""
MOST_PIPELINED = 16
"""Requests that may wait on one connection for those before them."""
HEAD_WITHIN = 10.0
"""Seconds in which a request's headers must arrive."""
BODY_WITHIN = 20.0
"""Seconds in which a request's body must arrive."""
READ_WITHIN = 120.0
"""Seconds in which a response must be made and read."""

# What is asked over HTTP.
ALL_REQUESTS = Rate("all requests", "address", 600, 30)
REQUESTS = Rate("requests", "guest", 60, 2)
NEW_GUESTS = Rate("new guests", "address", 60, 0.5)
ALL_NEW_GUESTS = Rate("all new guests", "house", 3000, 30)
NEW_TABLES = Rate("new tables", "address", 20, 1 / 30)
OPEN_TABLES = Most("tables open to anybody", "address", 10)
LISTED_OF_ADDRESS = Most("listed tables of an address", "address", 3)
LISTED_OF_HOST = Most("listed tables of a host", "guest", 3)
LISTED = Most("listed tables", "house", 50)
EXPORTS = Rate("exports", "address", 5, 1 / 60)
EXPORTS_AT_ONCE = Most("exports at once", "house", 2)
ERASURES = Rate("erasures", "address", 10, 1 / 60)

# What is said at tables. Burst and rate of messages are settings; the other rates scale with them.
MESSAGES = Rate("messages", "guest", 40, 15)
ALL_MESSAGES = Rate("all messages", "address", 600, 200)
WATCHERS_MESSAGES = Rate("watchers' messages", "address", 80, 30)
CHATTER = Rate("chatter", "guest", 10, 1)
FRAMES = Rate("frames", "connection", 120, 45)
"""Frames of any kind. A frame that arrives in parts counts once for each part."""
BYTES = Rate("bytes", "connection", 320 * 1024, 60 * 1024)
HANDSHAKES = Rate("handshakes", "address", 60, 2)
"""By guest, for those with a seat at the table."""
CONNECTIONS = Most("connections", "guest", 20)
ALL_CONNECTIONS = Most("all connections", "address", 200)
"""Connections of people with a seat do not count."""
WATCHERS = Most("watchers", "table", 200)
"""People with a seat or an invitation do not count."""
WATCHERS_OF_ADDRESS = Most("watchers of one address", "address", 40)
"""At one table."""
UNREAD, UNREAD_BY_WATCHER = 1_000_000, 256_000
"""Bytes that may wait for a reader. Beyond that the connection is cut, and the browser reconnects."""
UNREAD_BY_ALL = 32_000_000
"""The same for all readers together. Watchers are cut first."""
HELLO_WITHIN = 10.0
"""Seconds to say hello."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of a message that is read. A longer one is refused, and the connection goes on."""
LARGEST_FRAME = 64 * 1024
"""Bytes of a frame. A longer one ends the connection before it has arrived."""
MOST_WAITING = 200
"""Messages of one connection that may wait for those before them."""
MOST_MISTAKES = 20
"""Messages that are not requests; after one more the connection is closed."""
MOST_DIGESTS = 8
"""Addresses remembered for each person at a table, the latest ones."""

# What is thought, in processes of their own.
THINKING = Rate("seconds of thinking", "address", 60, 0.5)
THOUGHTS = Most("thoughts that wait", "address", 100)
ALL_THOUGHTS = Most("all thoughts that wait", "house", 2000)
HINTS = Most("hints of a person", "guest", 1)
HINTS_AT_ADDRESS = Most("hints", "address", 4)
LESSONS = Most("lessons", "address", 3)
ALL_LESSONS = Most("all lessons", "house", 20)

# What takes long to make, or to read.
REPLAYS = Rate("replays", "address", 60, 3)
LISTS = Rate("lists", "address", 60, 5)
FROM_DISK = Rate("tables from disk", "address", 60, 3)
RENDERED = Most("replays in the making", "address", 3)
ALL_RENDERED = Most("all replays in the making", "house", 24)
KEPT_RENDERED = 32 * 1024 * 1024
"""Bytes of replays kept to be sent again."""

KEPT_LESSONS = 200
"""The most lessons kept in memory."""

REMEMBERED = 10_000
"""The most spenders remembered for each rate. The one that has spent nothing for longest is forgotten first."""


class Bucket:
    """What a spender has left of a rate."""

    __slots__ = ("_burst", "_left", "_per_second", "_then")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = self._left = burst
        self._per_second, self._then = per_second, monotonic()

    @property
    def left(self) -> float:
        """What is left now."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._per_second)
        self._then = now
        return self._left

    def take(self, amount: float = 1) -> bool:
        """Spends this much and returns True, or spends nothing and returns False if too little is left."""
        if self.left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Charges for what was already used, down to a debt of one burst."""
        self._left = max(-self._burst, self.left - amount)


class OverLimit(Refused):
    """A request for more of the house than one may have."""

    def __init__(self, limit: Rate | Most, why: Why | None = None) -> None:
        super().__init__(why or refusal("too-fast"))
        self.limit = limit


class Slot(NamedTuple):
    """One slot of a limit, its holder, and the refusal if it would be too many."""

    most: Most
    who: str
    why: Why


class Usage:
    """How much of each limit everybody has used."""

    def __init__(self, crowd: float = 1) -> None:
        self._crowd = crowd
        self._buckets: dict[str, dict[str, Bucket]] = {}
        """By rate, then by spender. The most recent spender comes last."""
        self._held: dict[str, Counter[str]] = {}
        self.refused: Counter[str] = Counter()
        """How often each limit was exceeded."""

    def spend(self, rate: Rate, who: str, amount: float = 1, why: Why | None = None) -> None:
        """Spends this much, or raises OverLimit with this reason if too little is left."""
        if not self.affords(rate, who, amount):
            raise OverLimit(rate, why)

    def affords(self, rate: Rate, who: str, amount: float = 1) -> bool:
        """Spends this much and returns True, or counts a refusal and returns False."""
        enough = self._bucket_of(rate, who).take(amount)
        if not enough:
            self.exceeded(rate)
        return enough

    def charge(self, rate: Rate, who: str, amount: float) -> None:
        """Charges for what was already used, down to a debt of one burst."""
        self._bucket_of(rate, who).charge(amount)

    def is_spent(self, rate: Rate, who: str) -> bool:
        """True if nothing is left of a rate that is charged afterwards."""
        return self._bucket_of(rate, who).left <= 0

    def _bucket_of(self, rate: Rate, who: str) -> Bucket:
        spenders = self._buckets.setdefault(rate.name, {})
        spenders[who] = bucket = spenders.pop(who, None) or self.bucket(rate)
        if len(spenders) > REMEMBERED:
            del spenders[next(iter(spenders))]
        return bucket

    def bucket(self, rate: Rate) -> Bucket:
        """A full bucket for a new spender."""
        return Bucket(self._share(rate.whose, rate.burst), self._share(rate.whose, rate.per_second))

    def exceeded(self, limit: Rate | Most) -> None:
        """Counts a refusal because of this limit."""
        self.refused[limit.name] += 1

    def hold(self, most: Most, who: str) -> bool:
        """Takes one more and returns True; returns False if that would be too many."""
        held = self._held.setdefault(most.name, Counter())
        if held[who] >= self.allowed(most):
            self.exceeded(most)
            return False
        held[who] += 1
        return True

    def need_room(self, most: Most, held: int, why: Why) -> None:
        """Raises OverLimit if there are already too many, by the caller's count."""
        if held >= self.allowed(most):
            self.refused[most.name] += 1
            raise OverLimit(most, why)

    def allowed(self, most: Most) -> int:
        """The limit in this house."""
        return int(self._share(most.whose, most.most))

    def release(self, most: Most, who: str) -> None:
        """Gives back one that was held."""
        held = self._held[most.name]
        held[who] -= 1
        if not held[who]:
            del held[who]

    def hold_all(self, *wanted: Slot) -> None:
        """Takes one more of each; or takes none, and raises OverLimit for the first that would be too many."""
        for number, (most, who, why) in enumerate(wanted):
            if not self.hold(most, who):
                self.release_all(*wanted[:number])
                raise OverLimit(most, why)

    def release_all(self, *held: Slot) -> None:
        """Gives back one of each."""
        for most, who, _ in held:
            self.release(most, who)

    def _share(self, whose: Whose, amount: float) -> float:
        """The amount, multiplied for an address that many people share, such as a school's."""
        return amount * self._crowd if whose == "address" else amount
