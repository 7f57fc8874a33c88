"""The table of a daily try: nobody else may sit there."""

import pytest

from tests.server.serving import serving

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("noon")]


async def test_neither_a_bot_nor_a_friend_plays_my_try(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        told = await ada.post("/api/daily/mini_rogue", status=201)
        seat = f"/api/tables/{told['id']}/seats/0"
        await ada.delete(seat)
        assert (await ada.post(f"{seat}/bot", {"bot": "random"}, status=409))["slug"] == "daily_alone"
        assert (await bob.post(seat, {"invite": told["invite"]}, status=409))["slug"] == "daily_alone"
        await ada.post(seat)  # leaving and coming back is allowed
        stop = await ada.get(f"/api/matches/{told['match']}")
        assert stop["seat"] == 0 and stop["question"] is not None
