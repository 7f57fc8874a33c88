"""The socket of a table as docs/online.md describes it: its messages, who gets them, and its refusals."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
import websockets

from oubliette.table import NoProposal
from oubliette.texts import ShellTexts
from tests.server.serving import Line, Running, seated, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


def spectator(server: Running, table: str, query: str = "") -> Line:
    """The socket of a spectator without a name."""
    return Line(f"ws://127.0.0.1:{server.port}/ws/tables/{table}{query}")


async def test_each_stop_is_one_message_with_what_happened_since(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stops = [await line.until("stop") for line in lines]
        assert [stop["seat"] for stop in stops] == [0, 1]
        assert [stop["since"] for stop in stops] == [-1, -1]
        for number in range(8):
            (asked,) = stops[0]["waiting"]
            assert (stops[asked]["question"] is not None) and stops[1 - asked]["question"] is None
            await lines[asked].say(type="answer", ply=stops[0]["ply"], value="hold", id=number)
            after = [await line.until("stop") for line in lines]
            assert [stop["reply"] for stop in after] == [number if seat == asked else None for seat in (0, 1)]
            for before, now in zip(stops, after, strict=True):
                assert now["since"] == before["ply"] < now["ply"]
                assert all(event["ply"] > before["ply"] for event in now["events"])
            stops = after


async def test_a_double_click_is_refused_and_changes_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        line = await stack.enter_async_context(ada.line(table["id"]))
        stop = await line.until("stop")
        while stop["question"] is None:  # until it is Ada's turn
            await bob.post(f"/api/matches/{table['match']}/answers", {"ply": stop["ply"], "value": "hold"})
            stop = await line.until("stop")
        for number in (7, 8):
            await line.say(type="answer", ply=stop["ply"], value="hold", id=number)
        answered = await line.until("stop", reply=7)
        refused = await line.until("refused")
        assert refused["slug"] == "stale_answer" and refused["reply"] == 8
        assert refused["ply"] == answered["ply"] == refused["facts"]["ply"]
        assert (await ada.get(f"/api/matches/{table['match']}"))["ply"] == answered["ply"]
        await line.say(type="answer", ply=answered["ply"], index=0, id=9)
        assert (await line.until("refused"))["slug"] == "not_your_turn"


async def test_refusals_are_in_the_language_of_the_person(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        messages = []
        for person in (ada, bob):
            line = await stack.enter_async_context(person.line(table["id"]))
            await line.say(type="agree")
            messages.append(await line.until("refused", slug="no_proposal"))
        assert messages[0]["message"] == ShellTexts("en").problem(NoProposal())
        assert messages[1]["message"] == ShellTexts("fr").problem(NoProposal()) != messages[0]["message"]


async def test_who_comes_back_is_told_only_what_is_new(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("new_dungeon", "me", start=True)
        async with ada.line(table["id"]) as line:
            first = await line.until("stop")
            await line.say(type="answer", ply=first["ply"], index=0)
            second = await line.until("stop")
        known = f"?match={first['match']}&since={first['ply']}&rewinds={first['rewinds']}"
        async with ada.line(table["id"], known) as line:
            again = await line.until("stop")
            assert again["since"] == first["ply"] and again["events"] == second["events"]
            await line.say(type="undo")
            back = await line.until("stop")
            assert back["since"] == -1 and back["rewinds"] == 1 and back["events"] == first["events"]
        async with ada.line(table["id"], known) as line:  # after a takeback the server sends everything again
            assert (await line.until("stop"))["since"] == -1
        for nonsense in ("?match=other&since=3&rewinds=1", "?since=1", "?match=&since=x&rewinds=-1", "?&&=&a=%ff"):
            async with ada.line(table["id"], nonsense) as line:
                assert (await line.until("stop"))["since"] == -1
        async with ada.line(table["id"], "?" + "&".join(["since=1"] * 100)) as line:
            assert (await line.until("stop"))["since"] == -1


async def test_a_spectator_sees_what_is_public_and_can_do_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        _, _, table = await seated(server, stack, "dungeon_looters")
        line = await stack.enter_async_context(spectator(server, table["id"]))
        info, stop = await line.until("table"), await line.until("stop")
        assert info["invite"] is None and not any(seat["mine"] for seat in info["seats"])
        assert stop["seat"] == -2 and stop["question"] is None and stop["autos"] == {}
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        assert stop["view"] == json.loads(json.dumps(live.driver.match.view(-2)))
        for said in (
            {"type": "answer", "ply": stop["ply"], "index": 0},
            {"type": "undo"},
            {"type": "agree"},
            {"type": "refuse"},
            {"type": "resign"},
            {"type": "habit", "prompt": "x", "value": 1},
            {"type": "hint"},
        ):
            await line.say(**said, id=3)
            assert (await line.until("refused", reply=3))["slug"] == "not_seated"
        await line.say(type="chat", text="hello", id=4)
        assert (await line.until("refused", reply=4))["slug"] == "no_person"
        await line.say(type="ping", id=5)
        assert (await line.until("pong"))["reply"] == 5
        wanting = await stack.enter_async_context(spectator(server, table["id"], "?seat=0"))
        assert (await wanting.until("stop"))["seat"] == -2  # asking for a seat does not give it


async def test_a_spectator_who_sits_down_sees_what_that_seat_sees(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, "dungeon_looters")
        cem = await stack.enter_async_context(server.person("Cem"))
        line = await stack.enter_async_context(cem.line(table["id"]))
        assert (await line.until("stop"))["seat"] == -2
        leaving = await stack.enter_async_context(bob.line(table["id"]))
        assert (await leaving.until("stop"))["seat"] == 1

        await bob.delete(f"/api/tables/{table['id']}/seats/1")
        await cem.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
        mine = await line.until("stop", seat=1)
        assert mine["since"] == -1  # another seat sees other things: the server sends everything again
        gone = await leaving.until("stop", seat=-2)
        assert gone["since"] == -1 and gone["question"] is None
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        assert mine["view"] == json.loads(json.dumps(live.driver.match.view(1)))
        assert (await ada.get(f"/api/matches/{table['match']}"))["players"][1]["name"] == "Cem"


async def test_who_resigns_among_three_only_watches(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, cem = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Cem")]
        table = await ada.open_table("pig", "me", "open", "open", stand_in="random")
        for seat, person in ((1, bob), (2, cem)):
            await person.post(f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"]})
        await ada.post(f"/api/tables/{table['id']}/start")
        line = await stack.enter_async_context(bob.line(table["id"]))
        await line.until("stop", seat=1)
        await line.say(type="resign", id=6)
        gone = await line.until("stop", seat=-2)
        while gone["reply"] is None:  # first the seat is given up, then a bot takes it
            gone = await line.until("stop", seat=-2)
        assert gone["reply"] == 6 and gone["players"][1]["kind"] == "bot"
        await line.say(type="undo")
        assert (await line.until("refused"))["slug"] == "not_seated"


async def test_chat_is_kept_and_told_to_newcomers(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        hers = await stack.enter_async_context(ada.line(table["id"]))
        his = await stack.enter_async_context(bob.line(table["id"]))
        await hers.say(type="chat", text="  bon\u202ejour\u0000\u001b[31m\u200b\r\u2066 à\ntous \ufeff")
        told, heard = await hers.until("chat"), await his.until("chat")
        assert told["text"] == "bonjour[31m à\ntous"
        assert told["mine"] and not heard["mine"] and heard["name"] == "Ada"
        await his.say(type="chat", text="\u0000\u202e\u200b ", id=2)
        assert (await his.until("refused"))["reply"] == 2
        await his.say(type="chat", text="x" * 501)
        assert (await his.until("refused"))["slug"] == "bad_message"
        await his.say(type="chat", text="moi")
        await his.until("chat")

        newcomer = await stack.enter_async_context(spectator(server, table["id"]))
        lines = [await newcomer.until("chat") for _ in range(2)]
        assert [line["text"] for line in lines] == ["bonjour[31m à\ntous", "moi"]
        assert [line["number"] for line in lines] == [1, 2]
        assert [line["text"] for line in await bob.get(f"/api/tables/{table['id']}/chat")] == [
            line["text"] for line in lines
        ]


async def test_only_those_who_sit_may_talk_and_not_too_fast(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        eve = await stack.enter_async_context(server.person("Eve"))
        watching = await stack.enter_async_context(eve.line(table["id"]))
        await watching.say(type="chat", text="buy this", id=1)
        assert (await watching.until("refused"))["slug"] == "not_seated"
        line = await stack.enter_async_context(ada.line(table["id"]))
        for number in range(8):
            await line.say(type="chat", text=f"{number}", id=number)
        refused = await line.until("refused")
        assert refused["slug"] == "too_fast" and refused["facts"]["seconds"] >= 1
        await line.say(type="ping", id=99)
        await line.until("pong")
        assert len(await ada.get(f"/api/tables/{table['id']}/chat")) < 8


async def test_a_match_leads_to_its_table(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        line = await stack.enter_async_context(ada.line(table["match"], kind="matches"))
        assert (await line.until("table"))["id"] == table["id"]
        assert (await line.until("stop"))["match"] == table["match"]


@pytest.mark.parametrize("path", ["tables/AAAAAAAAAAAAAAAAAAAAAA", "matches/AAAAAAAAAAAAAAAAAAAAAA", "tables/x"])
async def test_what_is_not_there_is_closed_at_once(sqlite_url: str, path: str) -> None:
    async with serving(sqlite_url) as server, Line(f"ws://127.0.0.1:{server.port}/ws/{path}") as line:
        assert await line.closing_code() == 4404


@pytest.mark.parametrize(
    "path", ["/", "/ws/", "/ws/tables/", "/ws/tables/a/b", "/ws/tables/%00", "/ws/halls/abc", "/api/me"]
)
async def test_other_paths_open_no_socket(sqlite_url: str, path: str) -> None:
    async with serving(sqlite_url) as server:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://127.0.0.1:{server.port}{path}")


async def test_another_site_opens_no_socket(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(url, additional_headers={"Cookie": ada.cookie(), "Origin": origin})
            assert refused.value.response.status_code == 403
        ours = {"Cookie": ada.cookie(), "Origin": server.url}
        async with websockets.connect(url, additional_headers=ours) as open_socket:
            assert json.loads(await open_socket.recv())["type"] == "table"


async def test_other_cookies_of_the_same_host_do_not_hide_ours(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}"
        strange = 'theme={"dark": true}; a b=c; =; x'
        line = await stack.enter_async_context(
            Line(url, f"{strange}; {ada.cookie()}; y=é".encode("ascii", "ignore").decode())
        )
        assert (await line.until("stop"))["seat"] == 0
        forged = await stack.enter_async_context(Line(url, ada.cookie()[:-2]))
        assert (await forged.until("stop"))["seat"] == -2


async def test_who_comes_too_often_is_told_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        codes = []
        for _ in range(80):
            async with ada.line(table["id"]) as line:
                try:
                    await line.hear()
                except websockets.ConnectionClosed as closed:
                    codes.append(0 if closed.rcvd is None else closed.rcvd.code)
        assert codes and set(codes) == {4429}


async def test_a_rematch_comes_over_the_same_socket(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        line = await stack.enter_async_context(ada.line(table["id"]))
        await line.until("stop")
        await line.say(type="resign")
        over = await line.until("stop", status="over")
        promised = (await line.until("table", running=False))["commitment"]  # for the dice of the next match
        assert over["fate"]["secret"] and over["result"]["places"] == [2, 1]
        await line.say(type="answer", ply=over["ply"], index=0)
        assert (await line.until("refused"))["slug"] == "match_over"
        again = await ada.post(f"/api/tables/{table['id']}/start")
        fresh = await line.until("stop", match=again["match"])
        assert fresh["since"] == -1 and fresh["status"] == "playing" and "secret" not in fresh["fate"]
        assert fresh["fate"]["commitment"] == promised != over["fate"]["commitment"]


async def test_everybody_is_told_who_is_here(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        line = await stack.enter_async_context(ada.line(table["id"]))
        while (await line.hear())["type"] != "stop":
            pass
        async with bob.line(table["id"]):
            assert (await line.until("here", seats=[0, 1]))["watching"] == 0
            async with spectator(server, table["id"]):
                assert (await line.until("here", watching=1))["seats"] == [0, 1]
            await line.until("here", watching=0)
        assert (await line.until("here", seats=[0]))["stand_ins"] == []


async def test_a_hint_for_who_is_asked(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stop, _ = [await line.until("stop") for line in lines]
        (asked,) = stop["waiting"]
        await lines[asked].say(type="hint", seconds=0.05, id=11)
        hint = await lines[asked].until("hint")
        assert hint["reply"] == 11 and hint["seat"] == asked and hint["ply"] == stop["ply"] and hint["answers"]
        await lines[1 - asked].say(type="hint", seconds=0.05, id=12)
        assert (await lines[1 - asked].until("refused"))["reply"] == 12
        await lines[asked].say(type="hint", seconds=60)
        assert (await lines[asked].until("refused"))["slug"] == "bad_message"
        await lines[1 - asked].say(type="ping")
        await lines[1 - asked].until("pong")
        assert not any('"hint"' in text for text in lines[1 - asked].heard)  # only the asked person gets it


async def test_a_stop_replies_only_to_the_request_that_led_to_it(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        lines = [await stack.enter_async_context(person.line(table["id"])) for person in (ada, bob)]
        stop, _ = [await line.until("stop") for line in lines]
        for number in range(20):
            (asked,) = stop["waiting"]
            other = lines[1 - asked]
            await asyncio.gather(
                lines[asked].say(type="answer", ply=stop["ply"], value="hold", id=number),
                other.say(type="answer", ply=stop["ply"], value="hold", id=1000 + number),
            )
            refused = await other.until("refused")
            assert refused["reply"] == 1000 + number
            stop = await lines[asked].until("stop", reply=number)
        stops = [json.loads(text) for line in lines for text in line.heard if text.startswith('{"type":"stop"')]
        assert sorted([one["reply"] for one in stops if one["reply"] is not None]) == list(range(20))


async def test_habits_are_few_and_short(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, _, table = await seated(server, stack)
        line = await stack.enter_async_context(ada.line(table["id"]))
        for number in range(51):
            await line.say(type="habit", prompt=f"prompt.{number}", value="never", id=number)
        assert (await line.until("refused"))["slug"] == "too_many_habits"
        await line.say(type="habit", prompt="prompt.0", value="x" * 1000)
        assert (await line.until("refused"))["slug"] == "bad_message"
        await line.say(type="habit", prompt="prompt.0", id=77)
        assert len((await line.until("stop", reply=77))["autos"]) == 49


@pytest.mark.usefixtures("noon")
async def test_todays_dungeon_is_watched_by_nobody_else(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.post("/api/daily/mini_rogue", status=201)
        async with ada.line(table["id"]) as line:
            assert (await line.until("stop"))["seat"] == 0
            await line.say(type="hint", id=1)
            assert (await line.until("refused"))["slug"] == "hint_refused"
        for stranger in (eve.line(table["id"]), spectator(server, table["id"])):
            async with stranger:
                assert await stranger.closing_code() == 4404
        async with eve.line(table["match"], kind="matches") as line:
            assert await line.closing_code() == 4404
        assert (await eve.get(f"/api/matches/{table['match']}", status=404))["slug"] == "no_such_match"
