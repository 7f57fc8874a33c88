"""Playing online: answers, taking back, giving up, bots, habits, clocks, people who are away."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.serving import Line, seated, serving, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


async def test_answers_carry_their_ply_and_late_ones_are_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        stop = await ada.get(path)
        asked, other = (ada, bob) if stop["question"] else (bob, ada)

        answered = await asked.post(f"{path}/answers", {"ply": stop["ply"], "value": "hold"})
        assert answered["ply"] > stop["ply"] and answered["since"] == stop["ply"]
        double_click = await asked.post(f"{path}/answers", {"ply": stop["ply"], "value": "hold"}, status=409)
        assert double_click["slug"] == "stale_answer"
        assert double_click["facts"] == {"given": stop["ply"], "ply": answered["ply"]}
        assert (await asked.post(f"{path}/answers", {"ply": answered["ply"], "index": 0}, status=409))[
            "slug"
        ] == "not_your_turn"
        assert (await other.post(f"{path}/answers", {"ply": answered["ply"], "index": 99}, status=400))[
            "slug"
        ] == "not_an_index"
        assert (await other.post(f"{path}/answers", {"ply": answered["ply"]}, status=400))["slug"] == "bad_message"
        assert (await other.get(path))["ply"] == answered["ply"]  # no refused answer changed the match


async def test_two_answers_for_one_ply_race_and_one_wins(database_url: str) -> None:
    async with serving(database_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        for _ in range(10):
            stop = await ada.get(path)
            asked = ada if 0 in stop["waiting"] else bob
            answers = [
                asked.client.post(f"{path}/answers", json={"ply": stop["ply"], "value": "hold"}) for _ in range(5)
            ]
            codes = sorted([response.status_code for response in await asyncio.gather(*answers)])
            assert codes == [200, 409, 409, 409, 409]
        assert (await ada.get(path))["ply"] == len(server.running.tables.by_id[table["id"]].match.answers)  # type: ignore[union-attr]


async def test_somebody_alone_takes_back_what_revealed_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("new_dungeon", "me", start=True)
        path = f"/api/matches/{table['match']}"
        first = await ada.get(path)
        second = await ada.post(f"{path}/answers", {"ply": first["ply"], "index": 0})
        back = await ada.post(f"{path}/undo")
        assert second["ply"] > first["ply"] == back["ply"]
        assert back["rewinds"] == 1 and back["question"] == first["question"]
        assert (await ada.post(f"{path}/undo", status=409))["slug"] == "nothing_to_undo"


async def test_with_others_taking_back_needs_their_consent(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        stop = await ada.get(path)
        asked, other, seat = (ada, bob, 0) if stop["question"] else (bob, ada, 1)
        question = (await asked.get(path))["question"]
        await asked.post(f"{path}/answers", {"ply": stop["ply"], "value": "hold"})
        assert (await other.post(f"{path}/undo/agree", status=409))["slug"] == "no_proposal"

        assert (await asked.post(f"{path}/undo"))["undo"] == {"seat": seat, "agreed": []}
        await other.post(f"{path}/undo/refuse")
        assert (await asked.get(path))["undo"] is None
        await asked.post(f"{path}/undo")
        agreed = await other.post(f"{path}/undo/agree")
        assert agreed["ply"] == stop["ply"] and agreed["rewinds"] == 1
        assert (await asked.get(path))["question"] == question is not None


async def test_giving_up_between_two_ends_the_match(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        over = await bob.post(f"{path}/resign")
        assert over["status"] == "over"
        assert over["result"] == {"reason": "table.resigned", "places": [1, 2], "scores": [0, 0]}
        assert over["question"] is None and over["waiting"] == []
        assert (await ada.post(f"{path}/answers", {"ply": over["ply"], "index": 0}, status=409))["slug"] == "match_over"
        lines = (await ada.get("/api/matches"))["matches"]
        assert [line["status"] for line in lines] == ["over"]
        assert (await ada.get(f"{path}/fate"))["secret"]


async def test_giving_up_among_three_leaves_the_seat_to_a_bot(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Cem")]
        table = await people[0].open_table("pig", "me", "open", "open", stand_in="random")
        for seat, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"]})
        match = (await people[0].post(f"/api/tables/{table['id']}/start"))["match"]
        gone = await people[1].post(f"/api/matches/{match}/resign")
        assert gone["status"] == "playing" and gone["seat"] == -2  # only a spectator now
        assert [player["kind"] for player in gone["players"]] == ["person", "bot", "person"]
        assert [notice["slug"] for notice in gone["notices"]] == ["table.resigned"]


async def test_bots_play_in_their_seats_until_the_end(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "greedy", start=True, options={"target": 20})
        async with ada.line(table["id"]) as line:
            stop = await line.until("stop")
            while stop["result"] is None:
                if stop["question"] is not None:
                    await line.say(type="answer", ply=stop["ply"], index=1)
                stop = await line.until("stop")
        assert sorted(stop["result"]["places"]) == [1, 2]


async def test_bots_go_on_after_a_restart(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        server.stop_bots()
        table = await ada.open_table("pig", "me", "greedy", start=True)
        cookie, match = ada.cookie(), table["match"]
        stop = await ada.get(f"/api/matches/{match}")
        while stop["question"] is not None:  # until it is the bot's turn
            stop = await ada.post(f"/api/matches/{match}/answers", {"ply": stop["ply"], "value": "hold"})
        assert stop["waiting"] == [1]

    async with serving(sqlite_url) as server:
        tables = server.running.tables.by_id
        # The bot plays although nobody watches.
        await until(
            lambda: any(one.match is not None and one.match.driver.ply > stop["ply"] for one in tables.values())
        )
        async with Line(f"ws://127.0.0.1:{server.port}/ws/matches/{match}", cookie) as line:
            assert (await line.until("stop"))["ply"] > stop["ply"]


async def test_a_habit_answers_from_now_on(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        habit = {"prompt": "turn.choice", "value": "hold"}
        assert (await ada.post(f"{path}/habits", habit))["autos"] == {"turn.choice": "hold"}
        stop = await bob.post(f"{path}/habits", habit)
        assert stop["status"] == "over" or stop["ply"] > 50  # both always hold: the match plays itself


async def test_when_time_is_up_a_bot_answers(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, clock={"bank": 3600, "bonus": 600}, stand_in="random")
        live_table = server.running.tables.by_id[table["id"]]
        live = live_table.match
        assert live is not None and live.driver.clock is not None
        async with ada.line(table["id"]) as line, bob.line(table["id"]):
            before = await line.until("stop")
            assert before["clocks"] is not None
            seat = before["waiting"][0]
            live.driver.clock.left[seat] += 0.2 - live.driver.clock.remaining(seat)  # 0.2 s from now
            server.running.tables.schedule_next(live_table)
            assert live_table.timer is not None  # no bot thinks before it fires
            stop = await line.until("stop")
        assert stop["ply"] > before["ply"]
        assert [notice["slug"] for notice in stop["notices"]] == ["table.expired"]


async def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack, away=3600, stand_in="random")
        stop = await ada.get(f"/api/matches/{table['match']}")
        here, away = (bob, ada) if stop["waiting"] == [0] else (ada, bob)
        seat = stop["waiting"][0]
        async with here.line(table["id"]) as line:
            later = await line.until("stop")
            live_table = server.running.tables.by_id[table["id"]]
            live_table.away_since[seat] -= 3600
            server.running.tables.schedule_next(live_table)
            while later["ply"] <= stop["ply"]:  # the asked person is not here
                later = await line.until("stop")
            assert later["players"][seat]["stand_in"]
            assert later["players"][seat]["kind"] == "person"
            async with away.line(table["id"]) as back:
                mine = await back.until("stop")
                assert mine["seat"] == seat
                assert not mine["players"][seat]["stand_in"]
                assert (await line.until("here", stand_ins=[]))["seats"] == [0, 1]


async def test_nobody_plays_on_for_an_empty_table(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, AsyncExitStack() as stack:
        _, _, table = await seated(server, stack, away=1, stand_in="random")
        live = server.running.tables.by_id[table["id"]]
        for seat in live.away_since:
            live.away_since[seat] -= 100
        server.running.tables.schedule_next(live)
        assert live.thinking is None and live.timer is None
        assert live.stand_ins == []
