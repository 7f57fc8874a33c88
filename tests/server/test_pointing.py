"""Pointing at a place and flicking with a finger: what the server says about walks, and what a gesture does."""

from typing import Any

import pytest

from tests.server.serving import Visitor, serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("kind_dice")]


def flick(x: float, y: float, milliseconds: float = 8.0) -> list[list[float]]:
    """A quick flick to the south; more time between two points makes it slower."""
    return [[milliseconds * place, x, y + 0.15 * place] for place in range(10)]


async def asked(person: Visitor, path: str, prompt: str) -> Any:
    """Answer all other questions with the first option; returns the next stop with that one."""
    while True:
        stop = await person.get(path)
        question = stop["question"]
        if question is not None and question["prompt"] == prompt:
            return stop
        if question is not None:
            await person.post(f"{path}/answers", {"ply": stop["ply"], "index": 0})


async def test_a_question_tells_where_a_walk_leads(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("new_dungeon", "me", start=True, seed=4)
        path = f"/api/matches/{table['match']}"
        stop = await asked(ada, path, "decide.step")
        ways = stop["question"]["ways"]
        far = next(place for place, way in enumerate(ways) if way["after"] >= 0 and ways[way["after"]]["after"] < 0)
        steps = [ways[ways[far]["after"]], ways[far]]
        for step in steps:
            stop = await ada.post(f"{path}/answers", {"ply": stop["ply"], "value": step["answer"]})
            assert stop["view"]["players"][0]["space"] == step["place"]


async def test_a_gesture_is_read_by_the_game_and_kept_as_an_answer(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        options = {"hand1": "gesture"}
        table = await ada.open_table("dungeon_pen", "me", "greedy", start=True, seed=4, options=options)
        path = f"/api/matches/{table['match']}"
        stop = await asked(ada, path, "decide.aim")
        me = stop["view"]["players"][0]
        too_slow = {"ply": stop["ply"], "gesture": flick(me["x"], me["y"], 500.0)}
        refused = await ada.post(f"{path}/answers", too_slow, status=400)
        assert refused["slug"] == "no_gesture"
        assert refused["message"].startswith("Too slow")
        assert (await ada.get(path))["question"] == stop["question"]  # nothing is lost
        for named in ({"index": 0}, {"value": [180, 50]}):
            refused = await ada.post(f"{path}/answers", {"ply": stop["ply"], **named}, status=400)
            assert refused["slug"] == "only_by_gesture" and "drag" in refused["message"]

        async with ada.line(table["id"]) as line:
            await line.until("stop")
            await line.say(type="answer", id=1, ply=stop["ply"], gesture=flick(me["x"], me["y"]))
            await line.until("stop", reply=1)
        live = server.running.tables.by_id[table["id"]].match
        assert live is not None
        history = live.driver.match.history()
        step = next(step for step in history if (step.ask.prompt, step.ask.seat) == ("decide.aim", 0))
        assert step.value[0] == 2 * 90  # half degrees to the south


@pytest.mark.slow
@pytest.mark.parametrize(
    "gesture",
    [[], [[0, 1]], [["now", 1, 1]], [[0, 1e9, 1], [1, 1, 1]], [[0, 1, 1]] * 2001],
    ids=["empty", "flat", "words", "far away", "endless"],
)
async def test_what_is_no_gesture_is_refused(sqlite_url: str, gesture: list[Any]) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("dungeon_pen", "me", "greedy", start=True, seed=4)
        path = f"/api/matches/{table['match']}"
        stop = await asked(ada, path, "decide.aim")
        refused = await ada.post(f"{path}/answers", {"ply": stop["ply"], "gesture": gesture}, status=400)
        assert refused["slug"] == "bad_request"
        assert (await ada.get(path))["ply"] == stop["ply"]


async def test_a_seat_that_aims_takes_no_gesture(sqlite_url: str) -> None:
    """[flick.hand]"""
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("dungeon_pen", "me", "greedy", start=True, seed=4)
        path = f"/api/matches/{table['match']}"
        stop = await asked(ada, path, "decide.aim")
        me = stop["view"]["players"][0]
        answer = {"ply": stop["ply"], "gesture": flick(me["x"], me["y"])}
        refused = await ada.post(f"{path}/answers", answer, status=400)
        assert refused["slug"] == "not_by_gesture" and "aim" in refused["message"]
        assert (await ada.get(path))["ply"] == stop["ply"]


async def test_other_questions_are_answered_by_no_gesture(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "greedy", start=True)
        path = f"/api/matches/{table['match']}"
        stop = await asked(ada, path, "turn.choice")
        refused = await ada.post(f"{path}/answers", {"ply": stop["ply"], "gesture": flick(1.0, 1.0)}, status=400)
        assert refused["slug"] == "no_gesture"
