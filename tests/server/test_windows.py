"""The setting for windows (questions outside of one's turn): people change it at any time; it is stored and private."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.serving import Running, Visitor, seated, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]

REACT = "decide.react"


async def looters(server: Running, stack: AsyncExitStack, **plan: Any) -> tuple[list[Visitor], Any]:
    """Two people in a match, at its first window."""
    ada, bob, table = await seated(server, stack, "dungeon_looters", **plan)
    await until_window([ada, bob], table["match"])
    return [ada, bob], table


async def until_window(people: list[Visitor], match: str) -> Any:
    """Answer without playing cards until somebody is asked in the other's turn; returns their stop."""
    while True:
        stop = await one_stop(people, match)
        if stop["question"]["prompt"] == REACT:
            return stop
        last = stop["question"]["prompt"] == "decide.main_choice"  # the end of the turn
        index = stop["question"]["count"] - 1 if last else 0
        await people[stop["seat"]].post(f"/api/matches/{match}/answers", {"ply": stop["ply"], "index": index})


async def one_stop(people: list[Visitor], match: str) -> Any:
    """The stop of the person who is asked."""
    stop = await people[0].get(f"/api/matches/{match}")
    return stop if stop["question"] else await people[1].get(f"/api/matches/{match}")


async def test_a_window_that_is_open_is_declined_at_once_and_so_are_those_to_come(sqlite_url: str) -> None:
    """[cards.asking_setting] Also while the question waits."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people, table = await looters(server, stack)
        path = f"/api/matches/{table['match']}"
        stop = await one_stop(people, table["match"])
        seat = stop["seat"]
        assert stop["windows"] == "all"
        stop = await people[seat].post(f"{path}/windows", {"which": "mine"})
        assert stop["windows"] == "mine" and stop["question"] is None and stop["waiting"] == [1 - seat]
        await people[1 - seat].post(f"{path}/windows", {"which": "mine"})
        for _ in range(30):  # turns pass, and nobody is asked in the other's turn
            stop = await one_stop(people, table["match"])
            assert stop["question"]["prompt"] != REACT
            last = stop["question"]["count"] - 1
            await people[stop["seat"]].post(f"{path}/answers", {"ply": stop["ply"], "index": last})


async def test_the_setting_is_kept_and_can_be_changed_back(sqlite_url: str) -> None:
    """[cards.asking_setting] A match that was dropped from memory, as after a restart, keeps it."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people, table = await looters(server, stack)
        path = f"/api/matches/{table['match']}"
        seat = (await one_stop(people, table["match"]))["seat"]
        await people[seat].post(f"{path}/windows", {"which": "mine"})
        await people[1 - seat].post(f"{path}/windows", {"which": "near"})
        before = [await person.get(path) for person in people]

        server.running.tables.drop(server.running.tables.by_id[table["id"]])
        assert [await person.get(path) for person in people] == before
        assert [before[seat]["windows"], before[1 - seat]["windows"]] == ["mine", "near"]

        for person in people:
            assert (await person.post(f"{path}/windows", {"which": "all"}))["windows"] == "all"
        assert (await until_window(people, table["match"]))["question"]["prompt"] == REACT


async def test_nobody_else_is_told_of_a_setting(sqlite_url: str) -> None:
    """[cards.asking_setting] An answer by the setting looks like any pass. A setting that answers nothing is silent."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people, table = await looters(server, stack)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in people]
        stops = [await line.until("stop") for line in lines]
        seat = stops[0]["waiting"][0]
        other = 1 - seat

        await lines[other].say(type="windows", which="near", id=1)  # not asked: nothing happens
        assert (await lines[other].until("stop"))["windows"] == "near"
        await lines[seat].say(type="chat", text="hello")
        heard = len(lines[seat].heard)
        await lines[seat].until("chat", text="hello")
        assert not [text for text in lines[seat].heard[heard:] if '"type":"stop"' in text]

        await lines[seat].say(type="windows", which="mine", id=2)
        assert (await lines[seat].until("stop", reply=2))["windows"] == "mine"
        told = await lines[other].until("stop")
        assert told["ply"] > stops[other]["ply"] and told["windows"] == "near"
        assert told["notices"] == [] and told["autos"] == {}

        watcher = await stack.enter_async_context(server.person("Cem"))
        assert (await watcher.get(f"/api/matches/{table['match']}"))["windows"] is None


async def test_what_makes_no_sense_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        refused = await ada.post(f"{path}/windows", {"which": "near"}, status=409)
        assert refused["slug"] == "no_windows"
        assert (await bob.get(path))["windows"] is None
        await ada.post(f"{path}/windows", {"which": "never"}, status=400)
        async with ada.line(table["id"]) as line:
            await line.say(type="windows", which="never", id=3)
            assert (await line.until("refused", reply=3))["slug"] == "bad_message"
