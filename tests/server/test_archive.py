"""Matches of older rules: nobody can play on, but everybody can read the story."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import update

from oubliette.kernel.events import Hidden
from oubliette.server.admin import check
from oubliette.server.journal import decode_story
from oubliette.server.running_server import RunningServer
from oubliette.server.store.engine import open_store
from oubliette.server.store.matches import archive, find_match, read_entries
from oubliette.server.store.schema import matches
from tests.server.routes import add_match
from tests.server.serving import Line, Running, Visitor, serving
from tests.server.stored import quiet

pytestmark = pytest.mark.asyncio


async def _looters(server: Running, stack: AsyncExitStack) -> tuple[list[Visitor], Any]:
    """Play a match of Dungeon Looters until each player knows a secret."""
    people = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob")]
    table = await people[0].open_table("dungeon_looters", "me", "open")
    await people[1].post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    table = await people[0].post(f"/api/tables/{table['id']}/start")
    path = f"/api/matches/{table['match']}"
    for _ in range(400):
        if {0, 1} <= set(await _knowing(server.running, table["match"])):
            return people, table
        stop = await people[0].get(path)
        await people[stop["waiting"][0]].post(f"{path}/answers", {"ply": stop["ply"], "index": 0})
    raise AssertionError("nobody has a secret")


async def _knowing(server: RunningServer, match: str) -> list[int]:
    """The seats that know something which no other seat knows."""
    seats: list[int] = []
    for entry in await read_entries(server.store, match):
        for event in decode_story(entry.story or "[]"):
            hidden = [fact.seats for fact in event.facts.values() if isinstance(fact, Hidden)]
            seats += [only[0] for only in [*hidden, event.only or ()] if len(only) == 1]
    return seats


async def _other_rules(database: str, match: str, **values: Any) -> None:
    async with serving(database) as server:
        await server.running.store.run(update(matches).where(matches.c.id == match).values(**values))


async def test_it_can_be_read_but_not_played_on(sqlite_url: str) -> None:
    async with AsyncExitStack() as stack:
        async with serving(sqlite_url, rates=False) as server:
            people, table = await _looters(server, stack)
            path = f"/api/matches/{table['match']}"
            before = [await person.get(f"{path}/story") for person in people]
            async with server.visitor() as stranger:
                seen = await Visitor(server, stranger, "").get(f"{path}/story")
        await _other_rules(sqlite_url, table["match"], version=0)

        async with serving(sqlite_url, rates=False) as server:
            for person in people:
                person.client.base_url = server.url
            for person, story in zip(people, before, strict=True):
                assert (await person.get(path, status=409))["slug"] == "archived"
                assert (await person.post(f"{path}/answers", {"ply": 0, "index": 0}, status=409))["slug"] == "archived"
                after = await person.get(f"{path}/story")
                assert after["status"] == "archived" and after["version"] == 0
                assert after["lines"] == story["lines"]  # word for word, with the same secrets left out
            async with server.visitor() as stranger:
                after = await Visitor(server, stranger, "").get(f"{path}/story")
            assert after["lines"] == seen["lines"]
            assert len({str(each["lines"]) for each in (*before, seen)}) == 3  # each reads a different story

            listed = (await people[0].get("/api/matches"))["matches"]
            assert [(line["id"], line["status"], line["my_turn"]) for line in listed] == [
                (table["match"], "archived", None)
            ]
            again = await people[0].post(f"/api/tables/{table['id']}/start")
            assert again["running"] and again["match"] != table["match"]
            assert (await people[0].get(f"/api/matches/{again['match']}"))["status"] == "playing"
            assert (await people[0].get(path, status=409))["slug"] == "archived"
        found = await check(sqlite_url, quiet)
        assert found.flaws == [] and (found.matches, found.archived) == (2, 1)


async def test_hidden_facts_of_another_stay_hidden(sqlite_url: str) -> None:
    """Where two seats saw an event differently, their stories differ."""
    async with AsyncExitStack() as stack:
        async with serving(sqlite_url, rates=False) as server:
            people, table = await _looters(server, stack)
        await _other_rules(sqlite_url, table["match"], version=99)
        async with serving(sqlite_url, rates=False) as server:
            lines = []
            for person in people:
                person.client.base_url = server.url
                told = await person.get(f"/api/matches/{table['match']}/story")
                lines.append([(line["ply"], line["slug"], line["text"]) for line in told["lines"]])
            secret = 0
            for entry in await read_entries(server.running.store, table["match"]):
                for event in decode_story(entry.story or "[]"):
                    for seat in (0, 1):
                        seen, other = event.seen_by(seat), event.seen_by(1 - seat)
                        if seen != other:
                            secret += 1
                            mine = [line for line in lines[seat] if line[:2] == (event.ply, event.slug)]
                            theirs = [line for line in lines[1 - seat] if line[:2] == (event.ply, event.slug)]
                            assert mine != theirs
            assert secret


async def test_bots_of_archived_matches_leave_the_others_alone(sqlite_url: str) -> None:
    """At its start the server resumes all bots whose turn it is, except where the rules or the game are gone."""
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        server.stop_bots()
        tables = [await ada.open_table("pig", "me", "greedy", start=True) for _ in range(3)]
        for table in tables:
            path = f"/api/matches/{table['match']}"
            stop = await ada.get(path)
            while stop["question"] is not None:  # until it is the bot's turn
                stop = await ada.post(f"{path}/answers", {"ply": stop["ply"], "value": "hold"})
        cookie = ada.cookie()
    await _other_rules(sqlite_url, tables[0]["match"], version=0)
    await _other_rules(sqlite_url, tables[1]["match"], game="forgotten")

    async with serving(sqlite_url, rates=False) as server, server.visitor() as client:
        client.headers["Cookie"] = cookie
        ada = Visitor(server, client, "Ada")
        for table in tables[:2]:
            assert (await ada.get(f"/api/matches/{table['match']}", status=409))["slug"] == "archived"
        async with Line(f"ws://127.0.0.1:{server.port}/ws/tables/{tables[2]['id']}", cookie) as line:
            while (await line.until("stop"))["question"] is None:
                pass
        statuses = {line["id"]: line["status"] for line in (await ada.get("/api/matches"))["matches"]}
        assert [statuses[table["match"]] for table in tables] == ["archived", "archived", "playing"]
    found = await check(sqlite_url, quiet)
    assert found.flaws == [] and found.archived == 2


async def test_only_what_is_being_played_is_archived(database_url: str) -> None:
    """Archiving changes no match that is over and no uploaded record."""
    store = await open_store(database_url)
    for status in ("playing", "over", "uploaded", "archived"):
        match = await add_match(store, "pig", ["bot:random", "bot:random"], status=status)
        await archive(store, match)
        found = await find_match(store, match)
        assert found is not None and found.status == ("archived" if status == "playing" else status)
    await store.close()
