"""Two processes on one PostgreSQL act as one server, whichever of them people use."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from oubliette.server.admin import check
from oubliette.server.journal import Answered, decode
from oubliette.server.live import autoplay, maintenance, table
from oubliette.server.store.engine import open_to_read
from oubliette.server.store.matches import read_entries
from tests.server.killable_servers import KillableServer, Person, ServerForks, TenaciousPlayer, servers, unix
from tests.server.serving import PATIENCE, Line, serving
from tests.server.stored import quiet

__all__ = ["servers"]  # the fixture

pytestmark = [unix, pytest.mark.asyncio]


class Pair:
    """Ada uses one process and Bob another; both sit at the same table."""

    def __init__(self, ada: Person, bob: Person, table: str, match: str) -> None:
        self.ada = ada
        self.bob = bob
        self.table = table
        self.match = match
        self.path = f"/api/matches/{match}"

    async def asked(self) -> tuple[int, Person, Person]:
        """The ply, the person who is asked, and the other person."""
        stop = await self.ada.get(self.path)
        people = (self.ada, self.bob) if stop["waiting"] == [0] else (self.bob, self.ada)
        return (stop["ply"], *people)

    def line(self, person: Person) -> Line:
        return Line(f"ws://127.0.0.1:{person.server.port}/ws/tables/{self.table}", person.cookie)


@pytest_asyncio.fixture
async def pair(servers: ServerForks, postgresql_url: str) -> AsyncIterator[Pair]:
    one, two = KillableServer(servers, postgresql_url), KillableServer(servers, postgresql_url)
    await one.start()
    await two.start()
    yield await _pair(one, two)
    for server in (one, two):
        if server.pid in servers.living:
            server.stop()


async def _pair(one: KillableServer, two: KillableServer, *bots: str, **plan: Any) -> Pair:
    ada, bob = await one.person("Ada"), await two.person("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
    wish: dict[str, Any] = {"plan": {"game": "pig", **plan}, "seats": seats}
    made = await ada.post("/api/tables", wish, status=201)
    await bob.post(f"/api/tables/{made['id']}/seats/1", {"invite": made["invite"]})
    started = await bob.post(f"/api/tables/{made['id']}/start")  # not in the process that opened the table
    return Pair(ada, bob, made["id"], started["match"])


@pytest.mark.slow
async def test_whole_matches_are_played_across(pair: Pair, postgresql_url: str) -> None:
    """With takebacks and rematches; both receive the same events."""
    luck = random.Random(1)
    guests = [TenaciousPlayer(person, pair.table, random.Random(luck.random()), 0.1) for person in (pair.ada, pair.bob)]
    enough = asyncio.Event()

    def acted() -> None:
        if min(len(guest.finished) for guest in guests) >= 3 and all(guest.taken_back for guest in guests):
            enough.set()

    players = [asyncio.create_task(guest.play(acted)) for guest in guests]
    waiting = asyncio.create_task(enough.wait())
    async with asyncio.timeout(2 * PATIENCE):
        done, _ = await asyncio.wait([*players, waiting], return_when=asyncio.FIRST_COMPLETED)
    for task in (*players, waiting):
        task.cancel()
    await asyncio.gather(*players, waiting, return_exceptions=True)
    assert done == {waiting}, [task.exception() for task in done]

    assert all(guest.taken_back and guest.acknowledged > 10 for guest in guests)
    for match in guests[0].finished.keys() & guests[1].finished.keys():
        stops = [await guest.person.get(f"/api/matches/{match}") for guest in guests]
        assert stops[0]["events"] == stops[1]["events"] and stops[0]["result"] == stops[1]["result"] is not None
        for guest in guests:
            told, result = guest.finished[match]
            assert result in (None, stops[0]["result"])
            assert result is None or told == stops[0]["events"]
    assert (await check(postgresql_url, quiet)).flaws == []


@pytest.mark.slow
async def test_both_are_told_every_answer(pair: Pair) -> None:
    pair = await _pair(pair.ada.server, pair.bob.server, options={"target": 1000})  # does not end during the test
    async with pair.line(pair.ada) as ada, pair.line(pair.bob) as bob:
        await ada.until("stop")
        await bob.until("stop")
        for _ in range(20):
            ply, asked, _ = await pair.asked()
            line = ada if asked is pair.ada else bob
            await line.say(type="answer", ply=ply, value="hold")
            stops = [await _beyond(ada, ply), await _beyond(bob, ply)]
            assert stops[0]["ply"] == stops[1]["ply"] and stops[0]["since"] == stops[1]["since"] == ply
            assert stops[0]["events"] == stops[1]["events"] != []


async def _beyond(line: Line, ply: int) -> Any:
    """The next stop that is later than that ply."""
    while (stop := await line.until("stop"))["ply"] <= ply:
        pass
    return stop


@pytest.mark.slow
async def test_of_two_answers_through_two_processes_one_counts(pair: Pair, postgresql_url: str) -> None:
    pair = await _pair(pair.ada.server, pair.bob.server, options={"target": 1000})  # does not end during the test
    for _ in range(40):
        ply, asked, other = await pair.asked()
        twin = Person(other.server, asked.name)  # the same person with a second browser window
        twin.cookie = asked.cookie
        answer = {"ply": ply, "value": "hold"}
        said = await asyncio.gather(*[who.call("POST", f"{pair.path}/answers", answer) for who in (asked, twin)])
        assert sorted([each.status_code for each in said]) == [200, 409], [each.text for each in said]
        refused = next(each.json() for each in said if each.status_code == 409)
        assert refused["slug"] == "stale_answer"
    store = await open_to_read(postgresql_url)
    journal = [decode(entry.data) for entry in await read_entries(store, pair.match)]
    await store.close()
    assert len(journal) == 41  # the first entry, and one for each round
    assert (await check(postgresql_url, quiet)).flaws == []


@pytest.mark.slow
async def test_words_and_presence_pass_across(pair: Pair) -> None:
    async with pair.line(pair.ada) as ada:
        await ada.until("stop")
        async with pair.line(pair.bob) as bob:
            assert (await ada.until("here", seats=[0, 1]))["watching"] == 0
            if [seat["here"] for seat in (await bob.until("table"))["seats"]] != [True, True]:
                await bob.until("here", seats=[0, 1])  # this process has asked the other one who is there
            await ada.say(type="chat", text="Hello over there.")
            heard = await bob.until("chat")
            assert (heard["name"], heard["mine"], heard["text"]) == ("Ada", False, "Hello over there.")
            await bob.say(type="chat", text="Hello.")
            assert (await ada.until("chat", mine=False))["number"] == heard["number"] + 1
        await ada.until("here", seats=[0])


@pytest.mark.slow
async def test_taking_back_by_consent_across(pair: Pair) -> None:
    ply, asked, other = await pair.asked()
    async with pair.line(other) as line:
        await line.until("stop")
        await asked.post(f"{pair.path}/answers", {"ply": ply, "value": "hold"})
        await asked.post(f"{pair.path}/undo")
        stop = await line.until("stop")
        while stop["undo"] is None:
            stop = await line.until("stop")
        await line.say(type="agree", id=7)
        back = await line.until("stop", reply=7)
        assert (back["ply"], back["rewinds"], back["since"]) == (ply, 1, -1)
    async with pair.line(asked) as line:
        stop = await line.until("stop")
        while stop["rewinds"] == 0:
            stop = await line.until("stop")
        assert stop["ply"] == ply and stop["question"] is not None


@pytest.mark.slow
async def test_seats_and_rematches_pass_across(pair: Pair) -> None:
    """Ada gives up. Bob proposes a rematch in his process, Ada agrees in hers; then Cem takes Ada's seat there."""
    async with pair.line(pair.bob) as line:
        await line.until("stop")
        await pair.ada.post(f"{pair.path}/resign")
        assert (await line.until("stop", status="over"))["result"]["places"] == [2, 1]
        assert not (await pair.bob.get(f"/api/tables/{pair.table}"))["running"]
        async with pair.line(pair.ada) as other:
            await other.until("stop", status="over")
            await pair.bob.post(f"/api/tables/{pair.table}/rematch")
            match = (await pair.ada.post(f"/api/tables/{pair.table}/rematch"))["match"]
            assert (await other.until("stop", match=match))["seat"] == 0
            freed = await pair.ada.call("DELETE", f"/api/tables/{pair.table}/seats/0")
            assert freed.status_code == 200
            told = await line.until("table")
            while told["seats"][0]["kind"] != "open":
                told = await line.until("table")
            cem = await pair.ada.server.person("Cem")
            invite = (await pair.bob.get(f"/api/tables/{pair.table}/invite"))["invite"]
            await cem.post(f"/api/tables/{pair.table}/seats/0", {"invite": invite})
            while told["seats"][0]["name"] != "Cem":
                told = await line.until("table")


@pytest.mark.slow
async def test_a_bot_answers_once_whoever_looks(pair: Pair, postgresql_url: str) -> None:
    """Both processes could think for the bot: the journal has each of its turns once."""
    three = await _pair(pair.ada.server, pair.bob.server, "greedy", options={"target": 60})
    guests = [
        TenaciousPlayer(person, three.table, random.Random(seat), 0.0)
        for seat, person in enumerate((three.ada, three.bob))
    ]
    over = asyncio.Event()

    def acted() -> None:
        if all(guest.finished for guest in guests):
            over.set()

    players = [asyncio.create_task(guest.play(acted)) for guest in guests]
    async with asyncio.timeout(2 * PATIENCE):
        await over.wait()
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    store = await open_to_read(postgresql_url)
    journal = [decode(entry.data) for entry in await read_entries(store, three.match)]
    await store.close()
    plies = [entry.ply for entry in journal if isinstance(entry, Answered) and entry.by == "bot"]
    assert plies == sorted(set(plies)) and plies
    assert (await check(postgresql_url, quiet)).flaws == []


@pytest.mark.slow
async def test_when_a_process_dies_the_other_goes_on(pair: Pair, postgresql_url: str) -> None:
    """Its people reconnect to the other process and play on."""
    ply, asked, _ = await pair.asked()
    await asked.post(f"{pair.path}/answers", {"ply": ply, "value": "hold"})
    before = await pair.ada.get(pair.path)
    pair.ada.server.kill()
    pair.ada.server = pair.bob.server
    known = f"?match={pair.match}&since={before['ply']}&rewinds=0"
    async with pair.ada.line(pair.table, known) as line:
        while (stop := json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))["type"] != "stop":
            pass
    assert (stop["ply"], stop["since"], stop["events"]) == (before["ply"], before["ply"], [])
    for _ in range(6):
        ply, asked, _ = await pair.asked()
        await asked.post(f"{pair.path}/answers", {"ply": ply, "value": "hold"})
    assert (await check(postgresql_url, quiet)).flaws == []


@pytest.mark.slow
async def test_what_a_dead_process_thought_about_is_taken_over(
    servers: ServerForks, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its people are away."""
    monkeypatch.setattr(autoplay, "_GRACE", 3600.0)  # the survivor takes nothing over before the other one is killed
    monkeypatch.setattr(maintenance, "INTERVAL", 0.1)
    one = KillableServer(servers, postgresql_url)
    await one.start()
    async with serving(postgresql_url, rates=False) as survivor:
        ada, bob = await one.person("Ada"), Person(one, "Bob")
        await bob.come()
        # Five seats for two people: the bot starts only if the first five rolls are ones.
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "me"}] * 3, {"kind": "bot", "bot": "expert"}]
        made = await ada.post("/api/tables", {"plan": {"game": "pig"}, "seats": seats}, status=201)
        await bob.post(f"/api/tables/{made['id']}/seats/1", {"invite": made["invite"]})
        match = (await ada.post(f"/api/tables/{made['id']}/start"))["match"]
        async with (
            Line(f"ws://127.0.0.1:{survivor.port}/ws/tables/{made['id']}", bob.cookie) as line,
            ada.line(made["id"]),
        ):
            stop = await line.until("stop")
            await line.until("here", seats=[0, 1, 2, 3, 4])
            while stop["waiting"] != [5]:
                (seat,) = stop["waiting"]
                held = {"ply": stop["ply"], "value": "hold", "seat": seat}
                await (bob if seat == 1 else ada).post(f"/api/matches/{match}/answers", held)
                stop = await line.until("stop")
            live = survivor.running.tables.by_id[made["id"]].match
            assert live is not None and live.written_elsewhere  # the other process thinks for the bot
            one.kill()
            monkeypatch.setattr(table, "_SILENT", 0.3)
            monkeypatch.setattr(autoplay, "_GRACE", 0.1)
            survivor.running.tables.schedule_next(survivor.running.tables.by_id[made["id"]])
            await _beyond(line, stop["ply"])
            if not any(json.loads(text).get("seats") == [1] for text in line.heard):
                await line.until("here", seats=[1])
    assert (await check(postgresql_url, quiet)).flaws == []
