"""Playing on from a moment of a match that is over, at a table of its own."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from oubliette.kernel import Match, Record, Seeded, verify_fate
from oubliette.server.admin import check
from oubliette.table import Person, Table
from tests.server.serving import Visitor, serving
from tests.server.stored import quiet
from tests.server.test_records import bring

pytestmark = pytest.mark.asyncio


async def play_out(person: Visitor, match: str, luck: Random) -> Any:
    """Play a match for one person to its end; bots answer by themselves."""
    stop = await person.get(f"/api/matches/{match}")
    while stop["result"] is None:
        if stop["question"] is None:
            await asyncio.sleep(0.01)
            stop = await person.get(f"/api/matches/{match}")
        else:
            choice = {"ply": stop["ply"], "index": luck.randrange(stop["question"]["count"])}
            stop = await person.post(f"/api/matches/{match}/answers", choice)
    return stop


async def finished(person: Visitor, game: str = "mini_rogue", *bots: str) -> str:
    """A match that this person has played to its end; its id."""
    table = await person.open_table(game, "me", *bots, start=True)
    await play_out(person, table["match"], Random(5))
    match: str = table["match"]
    return match


def free_undo(record: Record) -> int:
    """A ply at which the match itself would let its player take back the last answer."""
    match = Match.replay(record)
    for ply in range(1, len(match.answers)):
        branch = match.branch(ply, Seeded(1))
        if branch.answers == match.answers[:ply] and Table(branch, [Person("Ada")]).message(0).may_undo == "free":
            return ply
    raise AssertionError("every answer revealed something")


async def test_it_goes_on_from_there_with_new_dice_and_says_where_it_came_from(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        old = await finished(ada)
        table = await eve.post(f"/api/matches/{old}/branch", {"ply": 12, "word": "luck"}, status=201)
        origin = {"match": old, "ply": 12}
        assert table["playing"]["origin"] == origin
        assert (table["running"], table["listed"], table["playing"]["daily"]) == (True, False, None)
        assert [seat["mine"] for seat in table["seats"]] == [True]
        assert (await eve.get("/api/matches?which=mine"))["matches"][0]["origin"] == origin
        path = f"/api/matches/{table['match']}"
        told = await eve.get(path)
        assert told["fate"]["first"] == 12
        assert told["fate"]["commitment"] != (await ada.get(f"/api/matches/{old}"))["fate"]["commitment"]

        await play_out(eve, table["match"], Random(6))
        one = await eve.get(f"/api/matches/{old}/steps?count=13")
        other = await eve.get(f"{path}/steps?count=13")
        assert other["steps"][:12] == one["steps"][:12]
        assert (other["origin"], one["origin"]) == (origin, None)
        record = Record.parse((await eve.client.get(f"{path}/record")).text)
        assert record.notes["origin"] == origin
        assert (
            record.answers[:12] == Record.parse((await eve.client.get(f"/api/matches/{old}/record")).text).answers[:12]
        )
        assert Match.replay(record).over
        check = await ada.get(f"{path}/fate")
        assert (check["dice"], check["first"]) == (verify_fate(record), 12)
        back = await bring(ada, record.to_json(), 201)
        assert back["fair"] is True
        assert (await ada.get(f"/api/matches/{back['match']}/steps"))["origin"] == {"match": "", "ply": 12}
        assert (await ada.get(f"/api/matches/{back['match']}/fate"))["dice"] == check["dice"]
        assert (await eve.get("/api/me/statistics"))["games"] == [], "it counts nowhere"


async def test_a_restart_keeps_it_and_nobody_takes_back_what_others_answered(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        old = await finished(ada)
        mine = free_undo(Record.parse((await ada.client.get(f"/api/matches/{old}/record")).text))
        table = await ada.post(f"/api/matches/{old}/branch", {"ply": mine}, status=201)
        path = f"/api/matches/{table['match']}"
        before = await ada.get(path)
        assert before["may_undo"] == "no"
        assert (await ada.post(f"{path}/undo", status=409))["slug"] == "nothing_to_undo"
        cookie = ada.cookie()
    async with serving(sqlite_url, rates=False) as server, server.visitor() as client:
        client.headers["Cookie"] = cookie
        ada = Visitor(server, client, "Ada")
        again = await ada.get(path)
        assert (again["ply"], again["view"], again["may_undo"]) == (before["ply"], before["view"], "no")
        await play_out(ada, table["match"], Random(4))
        assert (await ada.get(f"{path}/fate"))["first"] == mine
    assert (await check(sqlite_url, quiet)).flaws == []


async def test_bots_take_the_other_seats_and_any_seat_may_be_mine(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        old = await finished(ada, "pig", "easy")
        table = await eve.post(f"/api/matches/{old}/branch", {"ply": 1, "seat": 1, "bot": "greedy"}, status=201)
        assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
            ("bot", "greedy", False),
            ("person", None, True),
        ]
        assert table["plan"]["seed"] is None
        over = await play_out(eve, table["match"], Random(4))
        assert over["result"] is not None


async def test_at_a_die_of_the_last_answer_the_match_may_end_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        old = await finished(ada)
        plies = (await ada.get(f"/api/matches/{old}/steps?count=1"))["plies"]
        for ply in range(max(0, plies - 4), plies):
            table = await ada.post(f"/api/matches/{old}/branch", {"ply": ply}, status=201)
            told = await ada.get(f"/api/matches/{table['match']}")
            assert told["status"] == ("playing" if told["result"] is None else "over")
    assert (await check(sqlite_url, quiet)).flaws == []


async def test_what_is_not_open_yet_or_does_not_exist_is_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        running = (await ada.open_table("pig", "me", "me", start=True))["match"]
        for person in (ada, eve):
            assert (await person.post(f"/api/matches/{running}/branch", {"ply": 0}, status=409))[
                "slug"
            ] == "still_running"
        old = await finished(ada)
        plies = (await ada.get(f"/api/matches/{old}/steps?count=1"))["plies"]
        for wish, slug, status in (
            ({"ply": plies}, "match_over", 409),
            ({"ply": plies + 1}, "no_such_ply", 400),
            ({"ply": 1, "seat": 1}, "no_such_seat", 400),
        ):
            assert (await ada.post(f"/api/matches/{old}/branch", wish, status=status))["slug"] == slug
        async with server.visitor() as nobody:
            assert (await nobody.post(f"/api/matches/{old}/branch", json={"ply": 1})).status_code == 401


@pytest.mark.usefixtures("noon")
async def test_a_daily_dungeon_that_is_open_cannot_be_played_on(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        match = (await ada.post("/api/daily/mini_rogue", status=201))["match"]
        path, wish = f"/api/matches/{match}/branch", {"ply": 3}
        assert (await ada.post(path, wish, status=409))["slug"] == "still_running"
        await play_out(ada, match, Random(8))
        assert (await ada.post(path, wish, status=409))["slug"] == "daily_open"
        assert (await eve.post(path, wish, status=404))["slug"] == "no_such_match"


async def test_a_record_can_be_played_on_too(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        old = await finished(ada)
        record = await ada.get(f"/api/matches/{old}/record")
        back = await bring(ada, json.dumps(record), 201)
        table = await ada.post(f"/api/matches/{back['match']}/branch", {"ply": 5}, status=201)
        assert table["playing"]["origin"] == {"match": back["match"], "ply": 5}
        again = await play_out(ada, table["match"], Random(2))
        assert again["result"] is not None
        second = await ada.post(f"/api/matches/{table['match']}/branch", {"ply": 7}, status=201)
        assert second["playing"]["origin"] == {"match": table["match"], "ply": 7}
