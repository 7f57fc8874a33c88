"""A server that gets a signal closes its sockets properly, and the next one continues its matches."""

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest
import websockets

from oubliette.server.admin import check
from tests.server.killable_servers import (
    SOURCES,
    KillableServer,
    Person,
    ServerForks,
    children_of,
    servers,
    unix,
    until_gone,
    until_healthy,
)
from tests.server.serving import PATIENCE, Running
from tests.server.stored import quiet

__all__ = ["servers"]  # the fixture

pytestmark = [unix, pytest.mark.asyncio]

HOUR = 3600
# The shell that runs the tests may ignore the signal, and child processes inherit that.
HEARING = """
import signal, sys
from oubliette.cli import main
signal.signal(signal.SIGTERM, signal.SIG_DFL)
sys.exit(main())
"""


@pytest.mark.slow
async def test_a_signal_ends_the_command_cleanly(tmp_path: Path) -> None:
    """With a person at a table and a thinking bot: sockets get a closing frame, and no process is left."""
    database = str(tmp_path / "server.db")
    env = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-c", HEARING, "serve", "--port", "0", "--database", database]
    command += ["--log-level", "warning", "--thinkers", "1"]
    process = await asyncio.create_subprocess_exec(*command, env=env, stdout=PIPE, stderr=PIPE)
    try:
        async with asyncio.timeout(PATIENCE):
            assert process.stdout is not None
            found = re.search(rb"http://127\.0\.0\.1:(\d+)", await process.stdout.readline())
            assert found is not None
            server = Running(None, int(found[1]))  # type: ignore[arg-type]  # it lives in that process
            await until_healthy(server.url)
            async with server.person("Ada") as ada:
                table = await ada.open_table("pig", "me", "expert", start=True)
                async with ada.line(table["id"]) as line:
                    stop = await line.until("stop")
                    while stop["question"] is not None:  # until the bot thinks
                        await line.say(type="answer", ply=stop["ply"], value="hold")
                        stop = await line.until("stop")
                    while not (thinking := children_of(process.pid)):  # noqa: ASYNC110 - in another process
                        await asyncio.sleep(0.01)
                    process.send_signal(signal.SIGTERM)
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await line.until("nothing more")
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
    assert err == b"" and b"Traceback" not in out
    await asyncio.to_thread(until_gone, thinking)
    checked = await check(database, quiet)
    assert checked.flaws == [] and checked.matches == 1
    assert process.returncode == 0


async def _seated(server: KillableServer, *names: str, **plan: Any) -> tuple[list[Person], Any]:
    """People at a table with a running match of Pig."""
    people = [await server.person(name) for name in names]
    wishes = [{"kind": "me"}, *[{"kind": "open"} for _ in names[1:]]]
    wish: dict[str, Any] = {"plan": {"game": "pig", **plan}, "seats": wishes}
    table = await people[0].post("/api/tables", wish, status=201)
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"]})
    return people, await people[0].post(f"/api/tables/{table['id']}/start")


async def _answer(people: list[Person], match: str, value: str) -> int:
    """The asked person answers; returns their seat."""
    stop = await people[0].get(f"/api/matches/{match}")
    seat: int = stop["waiting"][0]
    await people[seat].post(f"/api/matches/{match}/answers", {"ply": stop["ply"], "value": value})
    return seat


async def _seen(people: list[Person], table: Any) -> list[Any]:
    """Everything that each person sees, except times, which run."""
    seen: list[Any] = []
    for person in people:
        stop = await person.get(f"/api/matches/{table['match']}")
        assert (stop.pop("clocks") is None) == (table["plan"]["clock"] is None)
        told = await person.get(f"/api/tables/{table['id']}")
        assert len(told.pop("away")) == len(told["seats"])
        seen += [stop, told, await person.get(f"/api/tables/{table['id']}/chat")]
        seen.append(await person.get(f"/api/matches/{table['match']}/story"))
    return seen


@pytest.mark.slow
async def test_people_go_on_where_they_were(servers: ServerForks, sqlite_url: str) -> None:
    server = KillableServer(servers, sqlite_url)
    await server.start()
    people, table = await _seated(server, "Ada", "Bob", clock={"bank": HOUR, "bonus": 5})
    ada, bob = people
    match = f"/api/matches/{table['match']}"
    for _ in range(3):
        await _answer(people, table["match"], "hold")
    seat = await _answer(people, table["match"], "roll")
    await people[seat].post(f"{match}/undo")
    await people[1 - seat].post(f"{match}/undo/agree")
    assert await _answer(people, table["match"], "hold") == seat  # the same seat was asked again
    await ada.post(f"{match}/habits", {"prompt": "nothing.asked", "value": "yes"})
    await bob.post(f"{match}/habits", {"prompt": "nothing.asked", "value": ["no", 2]})
    await bob.post(f"{match}/habits", {"prompt": "neither.this", "value": "no"})
    await bob.post(f"{match}/habits", {"prompt": "neither.this"})
    await ada.post(f"/api/tables/{table['id']}/chat", {"text": "Are you there?"}, status=204)
    await bob.post(f"/api/tables/{table['id']}/chat", {"text": "Not for long."}, status=204)
    await people[seat].post(f"{match}/undo")
    before = await _seen(people, table)
    assert before[0]["undo"] == {"seat": seat, "agreed": []} and before[0]["rewinds"] == 1
    assert before[4]["autos"] == {"nothing.asked": ["no", 2]}

    server.stop()
    await server.start()
    assert await _seen(people, table) == before
    known = f"?match={table['match']}&since={before[0]['ply']}&rewinds=1"
    async with people[1 - seat].line(table["id"], known) as line:
        while True:
            stop = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if stop["type"] == "stop":
                break
        assert stop["since"] == before[0]["ply"] and stop["events"] == [] and stop["undo"]["seat"] == seat
    back = await people[1 - seat].post(f"{match}/undo/agree")
    assert back["rewinds"] == 2 and back["waiting"] == [seat]
    assert await _answer(people, table["match"], "hold") == seat


@pytest.mark.slow
async def test_giving_up_is_told_once_and_stays(servers: ServerForks, sqlite_url: str) -> None:
    server = KillableServer(servers, sqlite_url)
    await server.start()
    three, large = await _seated(server, "Ada", "Bob", "Cem", stand_in="random")
    two, small = await _seated(server, "Dan", "Eve")
    await three[2].post(f"/api/matches/{large['match']}/habits", {"prompt": "nothing.asked", "value": "yes"})
    await three[2].post(f"/api/matches/{large['match']}/resign")
    await two[1].post(f"/api/matches/{small['match']}/resign")
    async with three[0].line(large["id"]) as line:  # a bot plays there now: wait until a person is asked
        while (told := json.loads(await asyncio.wait_for(line.recv(), PATIENCE))).get("waiting", [2]) == [2]:
            assert told["type"] != "refused"
    before = [await _seen(three, large), await _seen(two, small)]
    assert [notice["slug"] for notice in before[0][0]["notices"]] == ["table.resigned"]
    assert before[1][0]["result"]["places"] == [1, 2] and len(before[1][0]["notices"]) == 1

    server.stop()
    await server.start()
    assert [await _seen(three, large), await _seen(two, small)] == before
    await two[0].post(f"/api/tables/{small['id']}/start")
    assert (await check(sqlite_url, quiet)).flaws == []
