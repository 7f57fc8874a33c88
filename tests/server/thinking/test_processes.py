"""When a worker process dies, no question is lost and nobody waits for ever."""

import asyncio
from pathlib import Path

import pytest

from oubliette.server.problems import Refused
from oubliette.server.thinking import Thinkers
from tests.server.serving import until
from tests.server.thinking import slow_thinkers
from tests.server.thinking.positions import LONG, here, in_play, position_of


def kill(thinkers: Thinkers) -> int:
    """Kill all of its processes; returns how many there were."""
    alive = thinkers._pool.processes if thinkers._pool is not None else set()
    for process in alive:
        process.kill()
    return len(alive)


@pytest.mark.slow
@pytest.mark.asyncio
async def test_a_killed_process_costs_nobody_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(slow_thinkers.FOLDER, str(tmp_path))
    thinkers = Thinkers(2, prepare="tests.server.thinking.slow_thinkers:prepare")
    match = in_play("new_dungeon", 2, 30)
    assert match.ask is not None
    wanted = here(match, "search:20")
    positions = [position_of(match, f"match {number}") for number in range(5)]
    for moment in ("while they start", "while they think"):
        slow_thinkers.slow_down(tmp_path)
        jobs = [asyncio.create_task(thinkers.answer(one, "search:20", match.ask.seat)) for one in positions]
        await asyncio.sleep(0)
        if moment == "while they think":
            await until(lambda: slow_thinkers.thinking(tmp_path) == 2)
        assert kill(thinkers) == 2
        slow_thinkers.let_go(tmp_path)
        assert await asyncio.gather(*jobs) == [wanted] * 5, moment
    assert kill(thinkers)  # while they are idle
    for position in positions:
        assert await thinkers.answer(position, "search:20", match.ask.seat) == wanted
    pool = thinkers._pool
    await thinkers.close()
    assert pool is not None and not pool.processes


@pytest.mark.asyncio
async def test_a_question_whose_processes_die_again_and_again_is_refused() -> None:
    thinkers = Thinkers(1)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    job = asyncio.create_task(thinkers.hint(position_of(match), match.ask.seat, LONG))
    while not job.done():
        kill(thinkers)
        await asyncio.sleep(0.001)
    with pytest.raises(Refused) as caught:
        await job
    assert caught.value.slug == "busy"
    assert await thinkers.answer(position_of(match), "random", match.ask.seat) in (0, 1)  # the next one is served
    await thinkers.close()


@pytest.mark.asyncio
async def test_too_many_questions_are_refused_and_closing_ends_those_in_work() -> None:
    thinkers = Thinkers(1, most=2)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    seat, position = match.ask.seat, position_of(match)
    jobs = [asyncio.create_task(thinkers.hint(position, seat, LONG)) for _ in range(3)]
    await asyncio.sleep(0)
    assert thinkers.waiting == 2
    with pytest.raises(Refused) as caught:
        await thinkers.answer(position, "random", seat)
    assert caught.value.slug == "busy"
    await thinkers.close()
    ends = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(end, Refused) and end.slug for end in ends] == ["busy"] * 3
    assert thinkers.waiting == 0
    with pytest.raises(Refused):
        await thinkers.answer(position, "random", seat)


@pytest.mark.asyncio
async def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    """If the process that still works for a cancelled question is killed, the next question is answered."""
    thinkers = Thinkers(1)
    match = in_play("pig", 2, 3)
    assert match.ask is not None
    seat, position = match.ask.seat, position_of(match)
    jobs = [asyncio.create_task(thinkers.hint(position, seat, LONG)) for _ in range(8)]
    await asyncio.sleep(0)
    assert thinkers.waiting == 7
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    assert thinkers.waiting == 0
    assert kill(thinkers)
    assert await thinkers.answer(position, "random", seat) in (0, 1)
    await thinkers.close()


def test_closing_what_never_began_is_easy() -> None:
    asyncio.run(Thinkers(1).close())
