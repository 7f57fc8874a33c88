"""Matches of bots alone go on only while somebody watches."""

import pytest

from oubliette.server.live import maintenance
from oubliette.server.store.matches import waiting_for_bots
from oubliette.server.store.store import now
from tests.server.serving import serving, until

pytestmark = pytest.mark.asyncio


async def test_a_match_of_bots_that_nobody_watches_is_dropped_from_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL", 0.05)
    monkeypatch.setattr(maintenance, "_ORPHANED", 0)
    async with serving(sqlite_url, rates=False, keep_idle=0.1) as server, server.person("Ada") as ada:
        told = await ada.open_table("pig", "random", "random", start=True)
        await until(lambda: told["id"] not in server.running.tables.by_id)
        async with ada.line(told["id"]) as line:  # they go on as soon as somebody watches
            before = await line.until("stop")
            after = await line.until("stop")
            assert after["ply"] > before["ply"]


async def test_only_matches_with_people_are_resumed(database_url: str) -> None:
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada:
        running = server.running
        server.stop_bots()
        await ada.open_table("pig", "random", "random", start=True)
        told = await ada.open_table("pig", "me", "random", start=True)
        stop = await ada.get(f"/api/matches/{told['match']}")
        while stop["waiting"] == [0]:
            hold = len(stop["question"]["options"]) - 1
            said = {"ply": stop["ply"], "index": hold}
            stop = await ada.post(f"/api/matches/{told['match']}/answers", said)
        assert await waiting_for_bots(running.store, now() + 1000) == [told["id"]]
