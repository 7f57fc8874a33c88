"""A server that is killed at any moment loses nothing that it has acknowledged."""

import asyncio
import os
import random

import pytest

from oubliette.server.admin import check
from tests.server.killable_servers import KillableServer, ServerForks, TenaciousPlayer, servers, unix
from tests.server.serving import PATIENCE
from tests.server.stored import quiet

SEED = "OUBLIETTE_KILL_SEED"
__all__ = ["servers"]  # the fixture

pytestmark = [unix, pytest.mark.asyncio]


@pytest.mark.slow
async def test_kills_lose_nothing_on_sqlite(servers: ServerForks, sqlite_url: str) -> None:
    await _kill_often(KillableServer(servers, sqlite_url), kills=25)


async def test_kills_lose_nothing_on_postgresql(servers: ServerForks, postgresql_url: str) -> None:
    await _kill_often(KillableServer(servers, postgresql_url), kills=10)


async def _kill_often(server: KillableServer, kills: int) -> None:
    """Play, kill, restart, compare, play on. All random choices come from a seed, which a failure prints."""
    seed = os.environ.get(SEED) or str(random.SystemRandom().randrange(2**32))
    print(f"again: {SEED}={seed}")
    luck = random.Random(seed)
    await server.start()
    guests = [
        *await _table(server, luck, 2),
        *await _table(server, luck, 2),
        *await _table(server, luck, 2),
        *await _table(server, luck, 1),
    ]
    for number in range(kills):
        await _burst(server, guests, luck, with_bot=number % 10 == 5)
        await server.start()
        await asyncio.gather(*[guest.recall() for guest in guests])

    assert min(guest.acknowledged for guest in guests) > 0
    for guest in guests:
        for match, (events, result) in guest.finished.items():
            stop = await guest.person.get(f"/api/matches/{match}")
            assert (stop["events"], stop["result"]) == (events, result) or result is None
    found = await check(server.config.database, quiet)
    assert found.flaws == [] and found.matches >= 4


async def _table(server: KillableServer, luck: random.Random, people: int) -> list[TenaciousPlayer]:
    """A table with a running match of Pig, of two people or of a person and a bot."""
    seated = [await server.person(name) for name in ("Ada", "Bob")[:people]]
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"} if people == 1 else {"kind": "open"}]
    table = await seated[0].post("/api/tables", {"plan": {"game": "pig"}, "seats": wishes}, status=201)
    for person in seated[1:]:
        await person.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    await seated[0].post(f"/api/tables/{table['id']}/start")
    return [TenaciousPlayer(person, table["id"], random.Random(luck.random())) for person in seated]


async def _burst(server: KillableServer, guests: list[TenaciousPlayer], luck: random.Random, with_bot: bool) -> None:
    """Everybody plays; kill the server after a random number of requests, while the last ones are running."""
    left, enough, known = luck.randint(1, 150), asyncio.Event(), guests[-1].acknowledged

    def acted() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            enough.set()

    async def kill() -> None:
        await enough.wait()
        if with_bot:  # its process takes a second to start: wait until it exists, so that it could outlive the server
            while guests[-1].acknowledged < known + 5:  # noqa: ASYNC110 - a condition of this test alone
                await asyncio.sleep(0.01)
        for _ in range(luck.randint(0, 5)):
            await asyncio.sleep(0)
        server.kill()

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(guest.play(acted))
        group.create_task(kill())
