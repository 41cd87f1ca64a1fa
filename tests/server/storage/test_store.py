"""The store by itself: what is written together, what is refused, and who is told."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.storage.contract import NotWritten
from ludotheque.server.storage.integrity import Row, marked
from ludotheque.server.storage.store import Store

ENTRY = Row(1, 0, b"{}")
PATIENCE = 10.0


def test_of_what_is_written_together_only_the_guilty_one_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        store.start()
        await store.append("known", marked("known", [ENTRY]), None)
        known, new = (
            store.append("known", marked("known", [ENTRY]), None),
            store.append("new", marked("new", [ENTRY, Row(2, 0, b"{}")]), None),
        )
        with pytest.raises(NotWritten):
            await asyncio.wait_for(known, PATIENCE)
        await asyncio.wait_for(new, PATIENCE)
        assert [len(store.entries(table)) for table in ("known", "new")] == [1, 2]
        store.close()

    asyncio.run(story())


def test_somebody_who_fails_when_told_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    def fail(refused: NotWritten | None) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        store = Store(tmp_path)
        store.start()
        store.write("one", marked("one", [ENTRY]), None, fail)
        await asyncio.wait_for(store.append("other", marked("other", [ENTRY]), None), PATIENCE)
        assert [len(store.entries(table)) for table in ("one", "other")] == [1, 1]
        store.close()

    asyncio.run(story())
