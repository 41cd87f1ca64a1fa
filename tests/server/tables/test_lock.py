"""Lock at a table: one after the other, in the order of asking, and nobody's turn is lost."""

import asyncio

import pytest

from ludotheque.server.tables.lock import Lock


async def _take_turns(lock: Lock, name: str, told: list[str]) -> None:
    async with lock:
        told.append(name)
        await asyncio.sleep(0)


def test_who_finds_nobody_there_has_it_at_once_and_whoever_comes_after_waits() -> None:
    async def story() -> None:
        lock, told = Lock(), list[str]()
        assert lock.acquire_nowait()
        assert not lock.acquire_nowait()
        waiting = [asyncio.create_task(_take_turns(lock, name, told)) for name in "abc"]
        await asyncio.sleep(0)
        assert told == []
        lock.release()
        assert not lock.acquire_nowait(), "the next has it, though they have not come to it yet"
        await asyncio.gather(*waiting)
        assert told == ["a", "b", "c"]
        assert not lock.is_locked
        assert lock.acquire_nowait()

    asyncio.run(story())


def test_a_turn_that_fails_is_handed_on() -> None:
    async def fail(lock: Lock) -> None:
        async with lock:
            raise ZeroDivisionError

    async def story() -> None:
        lock = Lock()
        with pytest.raises(ZeroDivisionError):
            await fail(lock)
        assert not lock.is_locked

    asyncio.run(story())


@pytest.mark.parametrize("is_handed", [False, True])
def test_somebody_who_goes_while_waiting_is_passed_by_even_when_it_was_just_their_turn(is_handed: bool) -> None:
    async def story() -> None:
        lock, told = Lock(), list[str]()
        lock.acquire_nowait()
        goes, stays = (asyncio.create_task(_take_turns(lock, name, told)) for name in ("goes", "stays"))
        await asyncio.sleep(0)
        if is_handed:
            lock.release()
            goes.cancel()
        else:
            goes.cancel()
            await asyncio.sleep(0)
            lock.release()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await goes
        assert told == ["stays"]
        assert not lock.is_locked

    asyncio.run(story())
