"""A guided match on the server: prepared dice, scripted bots, and notes for the learner alone."""

from __future__ import annotations

from typing import Any

import pytest

from oubliette.teaching import lesson_of
from tests.server.serving import Visitor, serving

pytestmark = pytest.mark.asyncio

WISH = {"plan": {"game": "pig", "guided": True}, "seats": [{"kind": "me"}], "start": True}


async def learn(person: Visitor, stop: dict[str, Any]) -> dict[str, Any]:
    """Answer as the notes suggest, or with the first option."""
    suggested = stop["guide"]["suggested"]
    told: dict[str, Any] = await person.post(
        f"/api/matches/{stop['match']}/answers", {"ply": stop["ply"], "index": suggested or 0}
    )
    return told


async def test_the_match_brings_seats_options_dice_and_notes(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.post("/api/tables", WISH, status=201)
        assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("person", "Ada"), ("bot", "Charlie")]
        assert table["plan"]["options"] == lesson_of("pig").plan.options
        stop = await ada.get(f"/api/matches/{table['match']}")
        assert stop["view"]["pot"] == lesson_of("pig").dice[0].give[0]
        assert [note["id"] for note in stop["guide"]["notes"]] == ["goal"]
        assert stop["guide"]["told"] == 1
        assert stop["fate"]["commitment"] == ""  # nobody promises prepared dice
        told = await ada.get("/api/games/pig/teach?lang=en")
        assert set(told["notes"]) == {note.id for note in lesson_of("pig").notes}
        seat = f"/api/tables/{table['id']}/seats/1"
        assert (await bob.post(seat, {"invite": table["invite"]}, status=409))["slug"] == "guided_alone"
        watched = await bob.get(f"/api/matches/{table['match']}")
        assert watched["guide"] is None
        other = await ada.open_table("pig", "me", "open")
        refused = await ada.patch(f"/api/tables/{other['id']}", {"plan": WISH["plan"]}, status=409)
        assert refused["slug"] == "guided_alone"


async def test_a_restart_goes_on_with_the_same_dice_and_notes(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.post("/api/tables", WISH, status=201)
        stop = await learn(ada, await ada.get(f"/api/matches/{table['match']}"))
        cookies = ada.client.cookies
    async with serving(sqlite_url, rates=False) as server, server.visitor() as client:
        client.cookies = cookies
        ada = Visitor(server, client, "Ada")
        again = await ada.get(f"/api/matches/{table['match']}")
        assert (again["guide"], again["view"]) == (stop["guide"], stop["view"])
        after = await learn(ada, again)
        assert after["view"]["pot"] == sum(lesson_of("pig").dice[0].give[:3])


async def test_its_table_stays_that_of_one_person(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.post("/api/tables", WISH, status=201)
        path = f"/api/tables/{table['id']}"
        assert (await bob.post(f"{path}/requests", status=409))["slug"] == "guided_alone"
        await ada.post(f"/api/matches/{table['match']}/resign")
        assert (await bob.post(f"{path}/seats/1", {"invite": table["invite"]}, status=409))["slug"] == "guided_alone"
        assert (await ada.patch(path, {"seats": 3}, status=409))["slug"] == "guided_alone"
        again = await ada.post(f"{path}/rematch")
        assert (await ada.get(f"/api/matches/{again['match']}"))["guide"]["told"] == 1
        await ada.post(f"/api/matches/{again['match']}/resign")
        await ada.patch(path, {"plan": {"game": "pig"}})  # now it is a table like any other
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})


async def test_it_counts_nowhere_and_says_so(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.post("/api/tables", WISH, status=201)
        assert table["playing"]["guided"]
        await ada.post(f"/api/matches/{table['match']}/resign")
        guide = (await ada.get(f"/api/matches/{table['match']}"))["guide"]
        assert (guide["outcome"], guide["notes"], guide["suggested"]) == ("lost", [], None)  # whoever gives up is done
        record = await ada.get(f"/api/matches/{table['match']}/record")
        assert record["notes"]["guided"] is True
        mine = await ada.get("/api/matches?which=mine")
        assert [line["guided"] for line in mine["matches"]] == [True]
        assert (await ada.get("/api/me/statistics"))["games"] == []


async def test_a_game_without_a_lesson_refuses(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliette.teaching.lesson.find_lesson", lambda _: None)
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        assert (await ada.post("/api/tables", WISH, status=404))["slug"] == "no_lesson"
