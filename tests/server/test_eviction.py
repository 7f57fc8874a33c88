"""Tables that are dropped from memory come back exactly as they were."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from oubliette.server.live import maintenance
from tests.server.serving import Running, Visitor, serving, until

pytestmark = pytest.mark.asyncio


async def _people(server: Running, stack: AsyncExitStack, *names: str) -> list[Visitor]:
    return [await stack.enter_async_context(server.person(name)) for name in names]


async def _match(people: list[Visitor], game: str = "pig", **plan: Any) -> Any:
    """A table with all of these people and a running match."""
    table = await people[0].open_table(game, "me", *["open" for _ in people[1:]], **plan)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"]})
    return await people[0].post(f"/api/tables/{table['id']}/start")


async def _all_told(server: Running, people: list[Visitor], table: Any) -> list[Any]:
    """What each player and a spectator see of the table and the match."""
    async with server.visitor() as stranger:
        watching = Visitor(server, stranger, "")
        seen = []
        for person in (*people, watching):
            stop = await person.get(f"/api/matches/{table['match']}")
            stop.pop("clocks")  # they change while we look
            told = await person.get(f"/api/tables/{table['id']}")
            told.pop("away")  # these too
            seen += [stop, told]
        return seen


async def _drop_and_compare(server: Running, people: list[Visitor], table: Any) -> list[Any]:
    before = await _all_told(server, people, table)
    tables = server.running.tables
    old = tables.by_id[table["id"]]
    tables.drop(old)
    assert table["id"] not in tables.by_id
    assert await _all_told(server, people, table) == before
    assert tables.by_id[table["id"]] is not old
    return before


async def _answer(people: list[Visitor], match: str, index: int = 0) -> int:
    stop = await people[0].get(f"/api/matches/{match}")
    seat: int = stop["waiting"][0]
    await people[seat].post(f"/api/matches/{match}/answers", {"ply": stop["ply"], "index": index})
    return seat


@pytest.mark.usefixtures("kind_dice")
async def test_it_comes_back_at_every_stage_of_a_match(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob", "Cem")
        table = await _match(people, clock={"bank": 3600, "bonus": 0}, stand_in="random")
        match = f"/api/matches/{table['match']}"
        await _drop_and_compare(server, people, table)
        for index in (0, 1, 1, 0):
            await _answer(people, table["match"], index)
        seat = await _answer(people, table["match"], 1)
        await _drop_and_compare(server, people, table)

        await people[seat].post(f"{match}/habits", {"prompt": "nothing.asked", "value": ["yes", 1]})
        await people[seat].post(f"{match}/undo")
        await people[seat - 1].post(f"{match}/undo/agree")
        told = await _drop_and_compare(server, people, table)
        assert told[0]["undo"] == {"seat": seat, "agreed": [(seat - 1) % 3]}
        assert told[2 * seat]["autos"] == {"nothing.asked": ["yes", 1]}

        await people[seat - 2].post(f"{match}/undo/agree")
        told = await _drop_and_compare(server, people, table)
        assert told[0]["undo"] is None and told[0]["rewinds"] == 1 and told[0]["waiting"] == [seat]

        await people[seat].post(f"{match}/undo")
        other = people[seat - 1]
        await other.post(f"{match}/habits", {"prompt": "nothing.asked", "value": "no"})
        told = await _drop_and_compare(server, people, table)  # a habit that answers nothing does not end the proposal
        assert told[0]["undo"] is not None
        await other.post(f"{match}/undo/refuse")
        assert (await _drop_and_compare(server, people, table))[0]["undo"] is None

        await other.post(f"{match}/resign")
        tables = server.running.tables
        await until(lambda: tables.by_id[table["id"]].thinking is None)  # the bot that plays on has answered
        told = await _drop_and_compare(server, people, table)
        assert [notice["slug"] for notice in told[0]["notices"]] == ["table.resigned"]


async def test_a_habit_that_answers_ends_a_proposal_to_take_back(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob")
        table = await _match(people)
        match = f"/api/matches/{table['match']}"
        seat = await _answer(people, table["match"], 1)
        while seat in (await people[0].get(match))["waiting"]:  # the other one rolled a 1
            seat = await _answer(people, table["match"], 1)
        await people[seat].post(f"{match}/undo")
        stop = await people[1 - seat].post(f"{match}/habits", {"prompt": "turn.choice", "value": "hold"})
        assert stop["undo"] is None
        await _drop_and_compare(server, people, table)


async def test_a_match_that_is_over_comes_back_over(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob")
        given_up = await _match(people)
        await people[1].post(f"/api/matches/{given_up['match']}/resign")
        told = await _drop_and_compare(server, people, given_up)
        assert told[0]["result"]["places"] == [1, 2] and told[0]["fate"]["secret"]
        assert [notice["slug"] for notice in told[0]["notices"]] == ["table.resigned"]

        played = await _match(people, options={"target": 20})
        stop = await people[0].get(f"/api/matches/{played['match']}")
        while stop["result"] is None:
            await _answer(people, played["match"], stop["ply"] % 2)
            stop = await people[0].get(f"/api/matches/{played['match']}")
        await _drop_and_compare(server, people, played)
        await people[0].post(f"/api/tables/{played['id']}/start")  # a rematch at a table that was dropped


async def test_secrets_and_views_come_back_too(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob")
        table = await _match(people, "dungeon_looters")
        for _ in range(15):
            await _answer(people, table["match"])
        told = await _drop_and_compare(server, people, table)
        assert told[0]["view"] != told[2]["view"]


async def test_with_too_many_tables_the_longest_idle_ones_are_dropped(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables stay in memory. A table with an open socket is never dropped."""
    monkeypatch.setattr(maintenance, "INTERVAL", 0.05)
    async with serving(sqlite_url, rates=False, keep_live=2) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob")
        first = await _match(people)
        async with people[0].line(first["id"]) as line:
            await line.until("stop")
            others = [await _match(people) for _ in range(4)]
            held = server.running.tables.by_id
            await until(lambda: len(held) <= 2)
            assert list(held) == [first["id"], others[-1]["id"]]
            for table in others:
                await _answer(people, table["match"])


async def test_an_idle_table_is_dropped_after_a_while(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL", 0.05)
    async with serving(sqlite_url, keep_idle=0.1) as server, AsyncExitStack() as stack:
        people = await _people(server, stack, "Ada", "Bob")
        table = await _match(people)
        await _answer(people, table["match"], 1)
        asked = (await people[0].get(f"/api/matches/{table['match']}"))["waiting"]
        await until(lambda: not server.running.tables.by_id)
        assert [await _answer(people, table["match"], 1)] == asked
