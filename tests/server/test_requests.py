"""Requests for a seat: strangers with a table's address ask, and those who sit there answer."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.security.rates import RATE_LIMITS, RateLimit
from oubliette.server.store.writer import Writer
from tests.server.serving import seated, serving, until
from tests.server.test_two_servers import two_servers

pytestmark = pytest.mark.asyncio


async def test_who_asks_is_let_in_by_those_who_sit_there(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("pig", "me", "random", "open")
        path = f"/api/tables/{table['id']}"
        async with ada.line(table["id"]) as line:
            await line.until("table")
            asked = await eve.post(f"{path}/requests")
            assert asked["asked"] == "open"
            assert asked["requests"] == [] and asked["invite"] is None  # those are for people who sit there
            (request,) = (await line.until("table"))["requests"]
            assert request["name"] == "Eve"
        assert (await eve.post(f"{path}/requests/{request['id']}", status=403))["slug"] == "not_seated"
        let_in = await ada.post(f"{path}/requests/{request['id']}")
        assert [seat["name"] for seat in let_in["seats"]] == ["Ada", let_in["seats"][1]["name"], "Eve"]
        assert let_in["requests"] == []
        mine = await eve.get(path)
        assert mine["seats"][2]["mine"] and mine["asked"] is None and mine["invite"] == table["invite"]
        again = await ada.post(f"{path}/requests/{request['id']}", status=404)
        assert again["slug"] == "no_such_request"


async def test_without_a_free_seat_a_bot_makes_room(sqlite_url: str) -> None:
    """During a match too, where one person plays alone."""
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("pig", "me", "random", start=True)
        path = f"/api/tables/{table['id']}"
        await eve.post(f"{path}/requests")
        (request,) = (await ada.get(path))["requests"]
        let_in = await ada.post(f"{path}/requests/{request['id']}")
        assert let_in["running"] and let_in["seats"][1]["name"] == "Eve"
        assert (await eve.get(f"/api/matches/{table['match']}"))["seat"] == 1


async def test_where_several_people_play_the_request_waits_for_the_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Eve")]
        table = await ada.open_table("pig", "me", "open", "random")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        match = (await ada.post(f"{path}/start"))["match"]
        await eve.post(f"{path}/requests")
        (request,) = (await bob.get(path))["requests"]
        assert (await bob.post(f"{path}/requests/{request['id']}", status=409))["slug"] == "bots_stay"
        await ada.post(f"/api/matches/{match}/resign")
        await bob.post(f"/api/matches/{match}/resign")
        let_in = await bob.post(f"{path}/requests/{request['id']}")
        assert "Eve" in [seat["name"] for seat in let_in["seats"]]


async def test_nobody_floods_a_table_with_requests(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.person("Ada"))
        path = f"/api/tables/{(await ada.open_table('pig', 'me', 'open'))['id']}"
        strangers = [await stack.enter_async_context(server.person(f"Guest {number}")) for number in range(11)]
        for stranger in strangers[:10]:
            for _ in range(2):  # asking twice is asking once
                await stranger.post(f"{path}/requests")
        assert (await strangers[10].post(f"{path}/requests", status=409))["slug"] == "asked_enough"
        requests = (await ada.get(path))["requests"]
        assert [request["name"] for request in requests] == [stranger.name for stranger in strangers[:10]]


async def test_requests_and_proposals_have_a_rate_limit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        eve = await stack.enter_async_context(server.person("Eve"))
        free = await ada.open_table("pig", "me", "open")
        await ada.post(f"/api/matches/{table['match']}/resign")
        monkeypatch.setitem(RATE_LIMITS, "ask", RateLimit(77.0, 0))
        for person, path in ((eve, f"{free['id']}/requests"), (bob, f"{table['id']}/rematch")):
            refused = await person.post(f"/api/tables/{path}", {}, status=429)
            assert refused["slug"] == "too_fast" and refused["facts"]["seconds"] >= 77


async def test_who_was_declined_may_ask_again_after_the_next_start(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        path = f"/api/tables/{(await ada.open_table('pig', 'me', 'random'))['id']}"
        await eve.post(f"{path}/requests")
        (request,) = (await ada.get(path))["requests"]
        assert (await eve.delete(f"{path}/requests/{request['id']}", status=403))["slug"] == "not_seated"
        assert (await ada.delete(f"{path}/requests/{request['id']}"))["requests"] == []
        assert (await eve.get(path))["asked"] == "declined"
        assert (await eve.post(f"{path}/requests", status=409))["slug"] == "asked_no"
        await eve.delete(f"{path}/requests")  # to withdraw does not help
        assert (await eve.get(path))["asked"] == "declined"
        await ada.post(f"{path}/start")
        assert (await eve.post(f"{path}/requests"))["asked"] == "open"


async def test_a_request_is_withdrawn_or_forgotten_with_its_person(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, eve, fay = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Eve", "Fay")]
        path = f"/api/tables/{(await ada.open_table('pig', 'me', 'open'))['id']}"
        for stranger in (eve, fay):
            await stranger.post(f"{path}/requests")
        assert (await eve.delete(f"{path}/requests"))["asked"] is None
        assert [request["name"] for request in (await ada.get(path))["requests"]] == ["Fay"]
        await fay.delete("/api/me", status=204)
        assert (await ada.get(path))["requests"] == []


async def test_there_must_be_a_seat_to_ask_for(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        eve = await stack.enter_async_context(server.person("Eve"))
        path = f"/api/tables/{table['id']}/requests"
        assert (await eve.post(path, status=409))["slug"] == "no_seat"
        assert (await ada.post(path, status=409))["slug"] == "seated_already"


async def test_a_request_of_one_process_is_answered_through_another(postgresql_url: str) -> None:
    async with two_servers(postgresql_url) as two, two.far.person("Eve") as eve:
        ada, bob = two.people[0][0], two.people[1][0]
        path = f"/api/tables/{two.id}"
        await bob.post(f"{two.path}/resign")
        await bob.delete(f"{path}/seats/1")
        async with ada.line(two.id) as near, eve.line(two.id) as far:
            await eve.post(f"{path}/requests")
            while not (told := await near.until("table"))["requests"]:
                pass
            await ada.post(f"{path}/requests/{told['requests'][0]['id']}")
            while not (told := await far.until("table"))["seats"][1]["mine"]:
                pass
            assert told["asked"] is None


async def test_a_request_and_a_resignation_at_the_same_moment_both_count(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request changes the table while the match writes the bot that takes over."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, eve = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Eve")]
        table = await ada.open_table("pig", "me", "open", "random", "random")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        match = (await ada.post(f"{path}/start"))["match"]
        server.stop_bots()
        live = server.running.tables.by_id[table["id"]]
        append = Writer.append

        async def ask_first(writer: Writer, *entry: Any) -> None:
            monkeypatch.undo()
            await eve.post(f"{path}/requests")
            await append(writer, *entry)

        monkeypatch.setattr(Writer, "append", ask_first)
        await bob.post(f"/api/matches/{match}/resign")
        await until(lambda: live.stored.seating[1].bot is not None)
        assert [request["name"] for request in (await ada.get(path))["requests"]] == ["Eve"]
