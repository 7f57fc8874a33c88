"""When the server closes sockets, and what they receive before: logging out, limits, faults, replies in order."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets

from oubliette.kernel import SPECTATOR
from oubliette.server.live import play
from oubliette.server.live.actor import Actor
from oubliette.server.live.match import Known, LiveMatch
from oubliette.server.live.table import LiveTable
from oubliette.server.socket import connection
from oubliette.server.store.chat import last_lines
from oubliette.server.wire.matches import Stop
from oubliette.server.wire.tables import TableInfo
from tests.server.serving import Line, seated, serving, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


async def test_logging_out_everywhere_closes_my_sockets(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        mine = await stack.enter_async_context(ada.line(table["id"]))
        other = await stack.enter_async_context(bob.line(table["id"]))
        for line in (mine, other):
            await line.until("stop")
        await ada.post("/api/logout/everywhere", status=204)
        assert await mine.closing_code() == 4401
        assert (await other.until("here"))["seats"] == [1]
        async with Line(mine.url, mine.cookie) as again:  # the old cookie is not valid any more
            assert (await again.until("stop"))["seat"] == -2


async def test_a_fault_of_ours_ends_one_socket_and_silences_nobody_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = LiveMatch.stop_info

    def faulty(self: LiveMatch, seat: int, known: Known, **rest: Any) -> Stop:
        if seat == SPECTATOR:
            raise ZeroDivisionError("a fault of ours")
        return made(self, seat, known, **rest)

    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        mine = await stack.enter_async_context(ada.line(table["id"]))
        nobody = await stack.enter_async_context(Line(mine.url, ""))
        await mine.until("stop", seat=0)
        await nobody.until("stop", seat=SPECTATOR)
        monkeypatch.setattr(LiveMatch, "stop_info", faulty)
        await mine.say(type="resign", id=3)
        assert await nobody.closing_code() == 1011 and (await mine.until("stop"))["reply"] == 3
        assert "fault" not in "".join(nobody.heard)


async def test_a_fault_in_the_second_message_silences_nobody_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server sends messages of one moment one after the other: a fault at one socket must not skip the next."""
    made, failed = LiveTable.info, False

    def faulty(self: LiveTable, person: str | None) -> TableInfo:
        nonlocal failed
        if person is None and not failed:
            failed = True
            raise RuntimeError("a fault of ours")
        return made(self, person)

    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        mine = await stack.enter_async_context(ada.line(table["id"]))
        others = [await stack.enter_async_context(Line(mine.url, "")) for _ in range(4)]
        for line in (mine, *others):
            await line.until("stop")
        monkeypatch.setattr(LiveTable, "info", faulty)
        await mine.say(type="resign")  # a stop, then the table
        await mine.until("table", running=False)
        await until(lambda: len(server.running.tables.by_id[table["id"]].outboxes) == 4)
        codes = []
        for line in others:
            try:
                await line.until("table", running=False)
            except websockets.ConnectionClosed as closed:
                codes.append(0 if closed.rcvd is None else closed.rcvd.code)
        assert codes == [1011]


async def test_nobody_opens_sockets_without_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.server.socket.connection._SOCKETS", 3)
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        lines = [await stack.enter_async_context(ada.line(table["id"])) for _ in range(3)]
        for line in lines:
            await line.until("stop")
        async with ada.line(table["id"]) as one_more:
            assert await one_more.closing_code() == 4429
        await lines[0].__aexit__(None, None, None)
        await until(lambda: server.running.tables.sockets.total() < 3)
        async with ada.line(table["id"]) as in_its_place:
            await in_its_place.until("stop")


async def test_sockets_that_open_at_once_are_limited_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.server.socket.connection._SOCKETS", 3)
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)

        async def come() -> Line:
            return await stack.enter_async_context(ada.line(table["id"]))

        lines = await asyncio.gather(*[come() for _ in range(9)])
        first = await asyncio.gather(*[line.hear() for line in lines], return_exceptions=True)
        assert sum(1 for told in first if isinstance(told, websockets.ConnectionClosed)) == 6


async def test_who_logs_out_while_coming_in_is_a_stranger(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        mine = ada.line(table["id"])

        async def meanwhile(*about: Any) -> Any:
            await ada.post("/api/logout/everywhere", status=204)
            return await last_lines(*about)

        monkeypatch.setattr(connection, "last_lines", meanwhile)
        async with mine as line:
            assert await line.closing_code() == 4401


async def test_a_refusal_says_what_it_answers_even_if_that_made_no_sense(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        async with ada.line(table["id"]) as line:
            for number, said in enumerate(({"type": "dance"}, {"type": "answer"}, {"type": "chat", "text": ""})):
                await line.say(id=number, **said)
                assert (await line.until("refused"))["reply"] == number
            await line.send('{"id": "seven"}')
            assert (await line.until("refused"))["reply"] is None


async def test_a_habit_is_told_to_nobody_else(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        for line in lines:
            await line.until("stop")
        await lines[0].say(type="habit", prompt="nothing.asked", value="x")
        assert (await lines[0].until("stop"))["autos"] == {"nothing.asked": "x"}
        heard = len(lines[1].heard)
        await lines[0].say(type="chat", text="hello")
        await lines[1].until("chat", text="hello")
        assert not [text for text in lines[1].heard[heard:] if '"type":"stop"' in text]


async def test_who_plays_two_seats_sees_with_the_eyes_of_the_one_that_is_asked(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "me", start=True)
        async with ada.line(table["id"]) as line:
            for _ in range(6):
                stop = await line.until("stop")
                assert [stop["seat"]] == stop["waiting"] and stop["question"] is not None
                assert (await ada.get(f"/api/matches/{table['match']}"))["seat"] == stop["seat"]
                await line.say(type="answer", ply=stop["ply"], index=stop["question"]["count"] - 1)
            await line.say(type="resign", seat=5)
            assert (await line.until("refused"))["slug"] == "not_your_seat"


async def test_a_reconnecting_client_gets_each_notice_once(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        stop = await bob.get(f"/api/matches/{table['match']}")
        await ada.post(f"/api/matches/{table['match']}/resign")
        where = f"?match={table['match']}&since={stop['ply']}&rewinds=0&notices="
        async with bob.line(table["id"], f"{where}{stop['noticed']}") as line:
            told = await line.until("stop")
            assert [notice["slug"] for notice in told["notices"]] == ["table.resigned"] and told["noticed"] == 1
        async with bob.line(table["id"], f"{where}{told['noticed']}") as line:
            assert (await line.until("stop"))["notices"] == []


async def test_every_request_in_a_row_has_its_reply(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        async with ada.line(table["id"]) as line:
            await line.until("stop")
            for number in range(10):  # sent without waiting for replies
                await line.say(type="habit", prompt=f"prompt.{number}", value="x", id=number)
            assert [(await line.until("stop"))["reply"] for _ in range(10)] == list(range(10))


async def test_a_cancelled_answer_is_written_completely(sqlite_url: str) -> None:
    """A cancelled request waits for its write: otherwise memory would fall behind the store, and a bot never move."""
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        live_table = server.running.tables.by_id[table["id"]]
        live = live_table.match
        assert live is not None
        for _ in range(10):
            stop = await ada.get(path)
            seat = stop["waiting"][0]
            holder = live.holders[seat].person
            assert holder is not None
            actor = Actor(server.running.tables, live_table, live, seat, holder)
            task = asyncio.create_task(play.answer(actor, stop["ply"], None, "hold", None))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
            await until(lambda: not live.stale)
            after = await bob.get(path)
            assert after["ply"] == len(live.answers) > stop["ply"]


async def test_nobody_takes_a_second_seat_during_a_match(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("dungeon_looters", "me", "random", "random", start=True)
        path = f"/api/tables/{table['id']}/seats/1"
        assert (await ada.post(path, {}, status=409))["slug"] == "seated_already"
        assert (await ada.post(f"{path}/bot", {"bot": "easy"}, status=409))["slug"] == "seat_taken"
