"""In which order questions get a worker process."""

import asyncio

import pytest

from oubliette.server.problems import Refused
from oubliette.server.thinking import Thinkers
from oubliette.server.thinking.fair_slots import FairSlots
from tests.server.thinking.positions import LONG, in_play, position_of

pytestmark = pytest.mark.asyncio


async def queue(slots: FairSlots, *names: str) -> tuple[list[str], list[asyncio.Task[None]]]:
    """Queue these names in order; `served` lists them as they are served."""
    served: list[str] = []

    async def come(name: str) -> None:
        await slots.acquire(name)
        served.append(name)

    tasks = [asyncio.create_task(come(name)) for name in names]
    await asyncio.sleep(0)
    return served, tasks


async def serve(slots: FairSlots, count: int) -> None:
    for _ in range(count):
        slots.release()
        await asyncio.sleep(0)


async def test_who_asks_much_waits_as_long_as_who_asks_little() -> None:
    slots = FairSlots(1)
    served, _ = await queue(slots, "ada", *["ada"] * 5, "bob", "cem", "bob")
    assert served == ["ada"] and (slots.waiting("ada"), slots.waiting("bob")) == (5, 2)
    await serve(slots, 8)
    assert served == ["ada", "ada", "bob", "cem", "ada", "bob", "ada", "ada", "ada"]
    await serve(slots, 2)
    later, _ = await queue(slots, "dot")
    assert later == ["dot"] and slots.waiting("ada") == 0


async def test_who_goes_away_leaves_the_line() -> None:
    slots = FairSlots(1)
    served, tasks = await queue(slots, "ada", "bob", "cem")
    tasks[1].cancel()
    await asyncio.sleep(0)
    await serve(slots, 1)
    assert served == ["ada", "cem"] and slots.waiting("bob") == 0


async def test_a_slot_given_at_the_moment_of_a_cancel_goes_to_the_next() -> None:
    slots = FairSlots(1)
    served, tasks = await queue(slots, "ada", "bob", "cem")
    slots.release()
    tasks[1].cancel()  # bob has the slot, but his task has not run since
    for _ in range(3):
        await asyncio.sleep(0)
    assert served == ["ada", "cem"]


async def test_one_person_cannot_fill_the_queue() -> None:
    thinkers = Thinkers(1, most_of_one=2)
    try:
        match = in_play("pig", 2, 3)
        assert match.ask is not None
        position, seat = position_of(match), match.ask.seat
        jobs = [asyncio.create_task(thinkers.hint(position, seat, LONG, "ada")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refusal:
            await thinkers.answer(position, "random", seat, "ada")
        assert refusal.value.slug == "busy"
        jobs.append(asyncio.create_task(thinkers.hint(position, seat, LONG, "bob")))
        await asyncio.sleep(0)
        assert not jobs[-1].done()
    finally:
        await thinkers.close()
        for result in await asyncio.gather(*jobs, return_exceptions=True):
            assert isinstance(result, Refused)
