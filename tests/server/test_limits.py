"""What one person may not do: too much at once, or things that slow everybody down."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets
from sqlalchemy import update

from oubliette.server.live.finding import Finder
from oubliette.server.live.table import LiveTable
from oubliette.server.security.rates import RATE_LIMITS, Kind, RateLimit
from oubliette.server.store.schema import tables
from tests.server.serving import Line, seated, serving, until

pytestmark = pytest.mark.asyncio

MATCH = "/api/matches/{match}"
ALICE = {"login": "Alice", "password": "correct horse"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "method", "path", "data"),
    [
        ("answer", "POST", f"{MATCH}/answers", {"ply": 0, "index": 0}),
        ("hint", "POST", f"{MATCH}/hint", {"seconds": 0.1}),
        ("replay", "GET", f"{MATCH}/steps", None),
        ("create", "POST", "/api/daily/mini_rogue", {}),
        ("create", "POST", "/api/tables", {"plan": {"game": "pig"}, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("create", "POST", "/api/records", {}),
        ("login", "POST", "/api/me/account", ALICE),
        ("login", "POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
        ("login", "POST", "/api/login", ALICE),
        ("chat", "POST", "/api/tables/{id}/chat", {"text": "Hello."}),
        ("request", "GET", "/api/me", None),
    ],
)
async def test_who_is_too_fast_is_told_when_to_come_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, kind: Kind, method: str, path: str, data: Any
) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "me", start=True)
        monkeypatch.setitem(RATE_LIMITS, kind, RateLimit(77.0, 0))
        answer = await ada.client.request(method, path.format(**table), json=data)
        assert (answer.status_code, answer.json()["slug"]) == (429, "too_fast")
        assert int(answer.headers["retry-after"]) == answer.json()["facts"]["seconds"] >= 77


@pytest.mark.parametrize("said", [{"type": "hint", "id": 1}, {"type": "chat", "text": "Hello."}])
async def test_sockets_have_the_same_rate_limits(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, said: dict[str, Any]
) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "me", start=True)
        monkeypatch.setitem(RATE_LIMITS, said["type"], RateLimit(77.0, 0))
        async with ada.line(table["id"]) as line:
            await line.say(**said)
            assert (await line.until("refused"))["facts"] == {"seconds": 77}


async def test_one_address_opens_only_so_many_sockets_without_a_name(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oubliette.server.socket.connection._SOCKETS_THERE", 2)
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        url = ada.line(table["id"]).url
        for _ in range(2):
            line = await stack.enter_async_context(Line(url))
            await line.until("stop")
        async with Line(url) as one_more:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one_more.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too_many_sockets")
        async with ada.line(table["id"]) as mine:  # she has a name
            await mine.until("stop")


async def test_a_search_with_free_parameters_is_not_allowed_as_a_bot(sqlite_url: str) -> None:
    """It could think for any time, and everybody would wait."""
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "search"}]
        refused = await ada.post("/api/tables", {"plan": {"game": "pig"}, "seats": seats}, status=400)
        assert refused["slug"] == "unknown_bot"
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        assert (await ada.post(f"{path}/seats/1/bot", {"bot": "search"}, status=400))["slug"] == "unknown_bot"
        plan = {"game": "pig", "stand_in": "search"}
        assert (await ada.patch(path, {"plan": plan}, status=400))["slug"] == "unknown_bot"


async def test_no_bot_is_put_over_a_person(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        for _ in range(2):  # before a match, and during it
            assert (await ada.post(f"{path}/seats/1/bot", {"bot": "random"}, status=409))["slug"] == "seat_taken"
            assert (await bob.get(path))["seats"][1]["mine"]
            await ada.client.post(f"{path}/start")


async def test_a_change_to_a_table_that_another_process_changed_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "open")
        path, live = f"/api/tables/{table['id']}", server.running.tables.by_id[table["id"]]
        look = Finder.table

        async def overtaken(finder: Finder, table_id: str) -> LiveTable:
            """Another process changes the table between our read and our write."""
            found = await look(finder, table_id)
            await server.running.store.run(update(tables).values(revision=tables.c.revision + 1))
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Finder, "table", overtaken)
            refused = await ada.post(f"{path}/seats/1/bot", {"bot": "random"}, status=409)
        assert refused["slug"] == "table_changed"
        assert (await ada.get(path))["seats"][1]["kind"] == "open"
        await until(lambda: live.stored.revision >= 2)  # it reads the store by itself
        assert (await ada.post(f"{path}/seats/1/bot", {"bot": "random"}))["seats"][1]["kind"] == "bot"
