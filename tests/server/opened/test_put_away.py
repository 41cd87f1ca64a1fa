"""A table that is put away leaves nothing behind for which Python would have to stop the house to find it."""

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

from ludotheque.server import house as houses
from ludotheque.server.house import House
from ludotheque.server.protocol import api
from ludotheque.server.settings import settings_from


def test_a_table_that_is_put_away_is_gone_without_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LINGERS", 0.0)
    assert asyncio.run(_put_away(tmp_path)) == 0


async def _put_away(folder: Path) -> int:
    """How many objects of a table are found only by a search, after it was opened, played by bots and put away."""
    house = House(settings_from({"data": str(folder), "port": "0", "pace": "0"}))
    await house.open()
    id = await house.new_table("guest", "Ann", api.NewTable("zatre", quick=True), "127.0.0.1")
    open_table = await house.find(id)
    while open_table.is_busy:
        await asyncio.sleep(0.05)
    gc.collect()
    gc.disable()
    try:
        known = ref(open_table)
        open_table.put_away()
        house.drop(open_table)
        del open_table
        await asyncio.sleep(0.5)
        assert known() is None
        return gc.collect()
    finally:
        gc.enable()
        await house.close()
