"""Whose thought comes next: payers take turns, then their tables; who is watched comes first, and nobody never."""

from collections.abc import Iterator

from ludotheque.server.thinking.queue import PASSED_OVER, Cause, FairQueue, Kind


class Item:
    """Something that waits."""

    def __init__(self, kind: Kind, payer: str, table: str) -> None:
        self.cause = Cause(kind, payer, table)

    def __repr__(self) -> str:
        return f"{self.cause.payer} {self.cause.table}"


def queue_of(*causes: tuple[Kind, str, str]) -> FairQueue[Item]:
    """A queue in which these wait, in this order."""
    queue: FairQueue[Item] = FairQueue()
    for kind, payer, table in causes:
        queue.put(Item(kind, payer, table))
    return queue


def taken(queue: FairQueue[Item], kinds: tuple[Kind, ...] = tuple(Kind)) -> Iterator[str]:
    """Everything, in the order in which it is thought."""
    while (item := queue.take(kinds)) is not None:
        yield repr(item)


def test_somebody_with_many_tables_has_one_share() -> None:
    many = [(Kind.WATCHED, "mallory", str(table)) for table in range(300)]
    queue = queue_of(*many, (Kind.WATCHED, "ann", "1"), (Kind.WATCHED, "bob", "1"), (Kind.WATCHED, "ann", "2"))
    order = [*taken(queue)]
    assert order[:5] == ["mallory 0", "ann 1", "bob 1", "mallory 1", "ann 2"]
    assert len(order) == 303


def test_the_tables_of_one_payer_take_turns() -> None:
    queue = queue_of(*[(Kind.WATCHED, "ann", table) for table in "aaabbc"])
    assert [*taken(queue)] == [f"ann {table}" for table in "abcaba"]


def test_who_is_watched_comes_first_and_lessons_last() -> None:
    causes = [(kind, "ann", kind.name) for kind in reversed(Kind)]
    assert [*taken(queue_of(*causes))] == [f"ann {kind.name}" for kind in Kind]


def test_whatever_waits_gets_its_turn() -> None:
    watched = [(Kind.WATCHED, f"mallory{number}", "") for number in range(100)]
    order = [
        *taken(queue_of((Kind.HINT, "ann", "h"), (Kind.UNWATCHED, "ann", "u"), (Kind.LESSON, "ann", "l"), *watched))
    ]
    for kind, table in (Kind.HINT, "h"), (Kind.UNWATCHED, "u"), (Kind.LESSON, "l"):
        assert PASSED_OVER[kind] <= order.index(f"ann {table}") <= PASSED_OVER[kind] + 2


def test_a_kind_for_which_there_is_no_process_waits() -> None:
    queue = queue_of((Kind.LESSON, "ann", "l"), (Kind.HINT, "bob", "h"))
    assert [*taken(queue, (Kind.WATCHED, Kind.LESSON))] == ["ann l"]
    assert queue.lengths() == {Kind.WATCHED: 0, Kind.HINT: 1, Kind.UNWATCHED: 0, Kind.LESSON: 0}


def test_a_bot_comes_sooner_when_somebody_comes_to_its_table() -> None:
    queue = queue_of((Kind.UNWATCHED, "", "1"), (Kind.WATCHED, "bob", "2"), (Kind.WATCHED, "bob", "3"))
    queue.move(Cause(Kind.UNWATCHED, "", "1"), Cause(Kind.WATCHED, "ann", "1"))
    assert [*taken(queue)] == ["bob 2", "ann 1", "bob 3"]


def test_what_need_not_be_thought_any_more_is_gone() -> None:
    queue, item = queue_of((Kind.WATCHED, "bob", "1")), Item(Kind.WATCHED, "ann", "1")
    queue.put(item)
    assert queue.remove(item)
    assert not queue.remove(item)
    assert [*taken(queue)] == ["bob 1"]


def test_rivals_are_those_who_are_as_urgent() -> None:
    queue = queue_of(
        (Kind.WATCHED, "ann", "1"), (Kind.HINT, "bob", "1"), (Kind.UNWATCHED, "cid", "1"), (Kind.HINT, "ann", "2")
    )
    assert queue.rivals(Cause(Kind.WATCHED, "dan", "1")) == (2, 1)
    assert queue.rivals(Cause(Kind.HINT, "ann", "3")) == (2, 2)
    assert queue.rivals(Cause(Kind.UNWATCHED, "dan", "3")) == (4, 1)
