"""Who is away: a person who plays by requests, without a socket, is not."""

import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.live.actor import Actor
from oubliette.server.live.play import answer_for
from oubliette.server.live.table import LiveTable
from tests.server.serving import Running, Visitor, serving

pytestmark = pytest.mark.asyncio

_AWAY = 3600  # seconds: half of them never pass during a test


async def _two(server: Running, stack: AsyncExitStack) -> tuple[Visitor, Visitor, Any]:
    ada, bob = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob")]
    table = await ada.open_table("pig", "me", "open", away=_AWAY, stand_in="random")
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    return ada, bob, await ada.post(f"/api/tables/{table['id']}/start")


async def _let_bob_be_asked(people: tuple[Visitor, Visitor], match: str) -> Any:
    """Everybody holds until it is Bob's turn."""
    while True:
        stop = await people[0].get(f"/api/matches/{match}")
        if stop["waiting"] == [1]:
            return stop
        hold = len(stop["question"]["options"]) - 1
        await people[0].post(f"/api/matches/{match}/answers", {"ply": stop["ply"], "index": hold})


def _bob_was_active_some_time_ago(table: LiveTable) -> None:
    """Bob did something half of the allowed time ago."""
    table.away_since[1] = time.monotonic() - _AWAY / 2


async def test_who_answers_without_a_socket_is_not_away(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, told = await _two(server, stack)
        table = server.running.tables.by_id[told["id"]]
        async with ada.line(told["id"]) as line:
            await line.until("stop")
            stop = await _let_bob_be_asked((ada, bob), told["match"])
            _bob_was_active_some_time_ago(table)
            await bob.post(f"/api/matches/{told['match']}/answers", {"ply": stop["ply"], "index": 0})
            assert time.monotonic() - table.away_since[1] < _AWAY / 2
            _bob_was_active_some_time_ago(table)
            await bob.get(f"/api/matches/{told['match']}")
            assert time.monotonic() - table.away_since[1] < _AWAY / 2


async def test_a_bot_does_not_answer_for_who_came_back_while_it_thought(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, told = await _two(server, stack)
        table = server.running.tables.by_id[told["id"]]
        live = table.match
        assert live is not None
        async with ada.line(told["id"]) as line:
            await line.until("stop")
            await _let_bob_be_asked((ada, bob), told["match"])
            before = live.number
            _bob_was_active_some_time_ago(table)
            await answer_for(Actor(server.running.tables, table, live, 1), live.number, 0, "stand_in")
            assert live.number == before
            table.away_since[1] = time.monotonic() - _AWAY
            await answer_for(Actor(server.running.tables, table, live, 1), live.number, 0, "stand_in")
            assert live.number == before + 1
