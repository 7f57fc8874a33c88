"""A rematch: one person proposes it, the other people at the table are asked, and nobody is waited for forever."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.serving import Running, Visitor, seated, serving, until
from tests.server.test_two_servers import two_servers

pytestmark = pytest.mark.asyncio


async def over(server: Running, stack: AsyncExitStack) -> tuple[Visitor, Visitor, Any, str]:
    """Ada and Bob, the table after their match, and its path."""
    ada, bob, table = await seated(server, stack)
    await bob.post(f"/api/matches/{table['match']}/resign")
    return ada, bob, table, f"/api/tables/{table['id']}"


async def test_one_person_proposes_and_the_other_agrees(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table, path = await over(server, stack)
        async with ada.line(table["id"]) as line:
            await line.until("table")
            proposed = await bob.post(f"{path}/rematch", {})
            assert not proposed["running"]
            assert proposed["rematch"] == {"seat": 1, "agreed": [1], "declined": None}
            assert (await line.until("table"))["rematch"] == proposed["rematch"]
            assert (await bob.post(f"{path}/rematch", {}))["rematch"] == proposed["rematch"]  # twice is once
            started = await ada.post(f"{path}/rematch", {})
            assert started["running"] and started["match"] != table["match"] and started["rematch"] is None
            assert (await line.until("stop", match=started["match"]))["status"] == "playing"


async def test_only_the_host_starts_a_rematch_without_asking(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table, path = await over(server, stack)
        assert (await bob.post(f"{path}/start", status=409))["slug"] == "ask_first"
        started = await ada.post(f"{path}/start")
        assert started["running"] and started["match"] != table["match"]


async def test_with_bots_alone_a_rematch_starts_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "random", start=True)
        await ada.post(f"/api/matches/{table['match']}/resign")
        started = await ada.post(f"/api/tables/{table['id']}/rematch", {})
        assert started["running"] and started["match"] != table["match"]


async def test_who_declines_ends_the_proposal_and_all_see_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, _, path = await over(server, stack)
        await ada.post(f"{path}/rematch", {})
        declined = await bob.delete(f"{path}/rematch")
        assert declined["rematch"] == {"seat": 0, "agreed": [0], "declined": 1}
        again = await bob.post(f"{path}/rematch", {})  # a proposal of his own: Ada is asked anew
        assert again["rematch"] == {"seat": 1, "agreed": [1], "declined": None} and not again["running"]


async def test_a_proposal_can_be_withdrawn(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, _, path = await over(server, stack)
        await ada.post(f"{path}/rematch", {})
        assert (await ada.delete(f"{path}/rematch"))["rematch"] is None
        assert (await bob.delete(f"{path}/rematch"))["rematch"] is None  # there is nothing left to decline
        assert not (await bob.post(f"{path}/rematch", {}))["running"]


async def test_without_who_is_away_the_others_begin_with_a_bot(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table, path = await over(server, stack)
        live = server.running.tables.by_id[table["id"]]
        async with ada.line(table["id"]) as line:
            await line.until("table")
            assert not (await ada.post(f"{path}/rematch", {}))["running"]  # Bob is asked, even while he is away
            started = await ada.post(f"{path}/rematch", {"without_away": True})
            assert started["running"]
            assert [seat["kind"] for seat in started["seats"]] == ["person", "bot"]
            assert live.here == [0]


async def test_nobody_begins_without_who_is_here(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table, path = await over(server, stack)
        live = server.running.tables.by_id[table["id"]]
        async with bob.line(table["id"]):
            await until(lambda: live.here == [1])
            refused = await ada.post(f"{path}/rematch", {"without_away": True}, status=409)
            assert refused["slug"] == "ask_first"


async def test_another_plan_or_other_people_end_a_proposal(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, _, path = await over(server, stack)
        await bob.post(f"{path}/rematch", {})
        changed = await ada.patch(path, {"plan": {"game": "dungeon_pen"}})
        assert changed["rematch"] is None
        await bob.post(f"{path}/rematch", {})
        assert (await ada.delete(f"{path}/seats/1"))["rematch"] is None
        assert (await ada.post(f"{path}/rematch", {}, status=409))["slug"] == "seats_free"
        assert (await bob.post(f"{path}/rematch", {}, status=403))["slug"] == "not_seated"


async def test_nobody_proposes_while_a_match_is_running(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        refused = await ada.post(f"/api/tables/{table['id']}/rematch", {}, status=409)
        assert refused["slug"] == "table_busy"


async def test_a_proposal_survives_a_restart(sqlite_url: str) -> None:
    async with AsyncExitStack() as stack:
        async with serving(sqlite_url) as server:
            ada, bob, _, path = await over(server, stack)
            await ada.post(f"{path}/rematch", {})
        async with serving(sqlite_url) as server:
            bob.client.base_url = server.url
            assert (await bob.get(path))["rematch"] == {"seat": 0, "agreed": [0], "declined": None}
            assert (await bob.post(f"{path}/rematch", {}))["running"]


async def test_two_who_agree_at_the_same_moment_through_two_processes_both_count(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two:
        (ada, _), (_, bob) = two.people
        await ada.post(f"{two.path}/resign")
        path = f"/api/tables/{two.id}/rematch"
        told = await asyncio.gather(ada.post(path, {}), bob.post(path, {}))
        assert any(table["running"] for table in told)
        tables = [await person.get(f"/api/tables/{two.id}") for person in (ada, bob)]
        assert [table["running"] for table in tables] == [True, True]
        assert tables[0]["match"] == tables[1]["match"] not in two.path


async def test_another_process_tells_of_a_proposal(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two, two.people[1][1].line(two.id) as line:
        await two.people[0][0].post(f"{two.path}/resign")
        await two.people[0][0].post(f"/api/tables/{two.id}/rematch", {})
        while (told := await line.until("table"))["rematch"] is None:
            pass
        assert told["rematch"]["agreed"] == [0]
