"""A person who is deleted or has left a seat can do nothing more there, by socket or by request."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from oubliette.server.live.match import LiveMatch
from tests.server.serving import seated, serving, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]

ALICE = {"login": "Alice", "password": "correct horse"}


async def test_forgetting_me_closes_my_sockets(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        mine = [await stack.enter_async_context(ada.line(table["id"])) for _ in range(2)]
        other = await stack.enter_async_context(bob.line(table["id"]))
        for line in (*mine, other):
            await line.until("stop")
        await ada.delete("/api/me", status=204)
        assert [await line.closing_code() for line in mine] == [4401, 4401]
        await other.until("here", seats=[1])


@pytest.mark.slow
async def test_a_new_password_closes_my_sockets(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        await ada.post("/api/me/account", ALICE)
        mine = await stack.enter_async_context(ada.line(table["id"]))
        other = await stack.enter_async_context(bob.line(table["id"]))
        for line in (mine, other):
            await line.until("stop")
        await ada.post("/api/me/password", {"old": ALICE["password"], "new": "battery staple"})
        assert await mine.closing_code() == 4401
        await other.until("here", seats=[1])
        async with ada.line(table["id"]) as again:  # with the new cookie of that answer
            assert (await again.until("stop"))["seat"] == 0


async def waiting_for_lock(live: LiveMatch, count: int) -> None:
    """Wait until `count` requests wait for the match's lock."""
    await until(lambda: len(live.lock._waiters or ()) >= count)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("answers", {"index": 0}),
        ("undo", {}),
        ("undo/agree", {}),
        ("undo/refuse", {}),
        ("habits", {"prompt": "turn.choice", "value": "hold"}),
        ("windows", {"which": "near"}),
        ("resign", {}),
    ],
)
async def test_nobody_acts_for_a_seat_that_they_have_just_left(
    sqlite_url: str, what: str, said: dict[str, object]
) -> None:
    """Both requests find the person in the seat; the second one waits for the lock and is refused."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        async with live.lock:
            left = asyncio.create_task(bob.delete(f"/api/tables/{table['id']}/seats/1"))
            await waiting_for_lock(live, 1)
            path = f"/api/matches/{table['match']}/{what}"
            named = {"ply": live.driver.ply} if what == "answers" else {}
            acted = asyncio.create_task(bob.post(path, {**named, **said}, status=403))
            await waiting_for_lock(live, 2)
            number = live.number
        assert (await left)["seats"][1]["kind"] == "open"
        assert (await acted)["slug"] == "not_your_seat"
        assert live.number == number + 1 and live.holders[0].name == ada.name
