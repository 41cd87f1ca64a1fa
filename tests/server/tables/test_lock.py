"""Turns at a table: one after the other, in the order of asking, and nobody's turn is lost."""

import asyncio

import pytest

from ludotheque.server.tables.lock import Turns


async def _take_turns(turns: Turns, name: str, told: list[str]) -> None:
    async with turns:
        told.append(name)
        await asyncio.sleep(0)


def test_who_finds_nobody_there_has_it_at_once_and_whoever_comes_after_waits() -> None:
    async def story() -> None:
        turns, told = Turns(), list[str]()
        assert turns.take()
        assert not turns.take()
        waiting = [asyncio.create_task(_take_turns(turns, name, told)) for name in "abc"]
        await asyncio.sleep(0)
        assert told == []
        turns.hand_on()
        assert not turns.take(), "the next has it, though they have not come to it yet"
        await asyncio.gather(*waiting)
        assert told == ["a", "b", "c"]
        assert not turns.is_taken
        assert turns.take()

    asyncio.run(story())


def test_a_turn_that_fails_is_handed_on() -> None:
    async def fail(turns: Turns) -> None:
        async with turns:
            raise ZeroDivisionError

    async def story() -> None:
        turns = Turns()
        with pytest.raises(ZeroDivisionError):
            await fail(turns)
        assert not turns.is_taken

    asyncio.run(story())


@pytest.mark.parametrize("is_handed", [False, True])
def test_somebody_who_goes_while_waiting_is_passed_by_even_when_it_was_just_their_turn(is_handed: bool) -> None:
    async def story() -> None:
        turns, told = Turns(), list[str]()
        turns.take()
        goes, stays = (asyncio.create_task(_take_turns(turns, name, told)) for name in ("goes", "stays"))
        await asyncio.sleep(0)
        if is_handed:
            turns.hand_on()
            goes.cancel()
        else:
            goes.cancel()
            await asyncio.sleep(0)
            turns.hand_on()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await goes
        assert told == ["stays"]
        assert not turns.is_taken

    asyncio.run(story())
