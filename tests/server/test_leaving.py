"""A person who deletes their data leaves their seats: nobody waits for them, and the others can be host."""

from contextlib import AsyncExitStack

import pytest

from tests.server.serving import seated, serving

pytestmark = pytest.mark.asyncio


async def test_who_is_forgotten_during_a_match_gives_it_up(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Cem")]
        table = await people[0].open_table("pig", "me", "open", "open", stand_in="random")
        path = f"/api/tables/{table['id']}"
        for seat in (1, 2):
            await people[seat].post(f"{path}/seats/{seat}", {"invite": table["invite"]})
        match = (await people[0].post(f"{path}/start"))["match"]
        await people[0].delete("/api/me", status=204)
        stop = await people[1].get(f"/api/matches/{match}")
        assert [player["kind"] for player in stop["players"]] == ["bot", "person", "person"]
        assert [notice["slug"] for notice in stop["notices"]] == ["table.resigned"]


async def test_a_host_who_is_forgotten_leaves_the_table_to_the_others(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/tables/{table['id']}"
        await ada.delete("/api/me", status=204)
        assert (await bob.get(f"/api/matches/{table['match']}"))["result"]["places"] == [2, 1]
        told = await bob.get(path)
        assert told["seats"][0]["kind"] == "open" and not told["running"]
        await bob.patch(path, {"plan": {"game": "dungeon_pen"}})
        await bob.post(f"{path}/seats/0/bot", {"bot": "random"})
        assert (await bob.post(f"{path}/start"))["running"]


async def test_bots_are_called_by_their_names_and_no_two_the_same(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Zoé", "fr") as zoe, server.person("Ada") as ada:
        table = await zoe.open_table("dungeon_looters", "me", "normal", "normal", "open", "random")
        assert [seat["name"] for seat in table["seats"]] == ["Zoé", "Lanterne", "Lanterne 2", "", "random"]
        table = await ada.open_table("dungeon_looters", "me", "hard", "open")
        path = f"/api/tables/{table['id']}/seats/2/bot"
        assert (await ada.post(path, {"bot": "hard"}))["seats"][2]["name"] == "Torch 2"


async def test_an_account_ends_what_was_opened_with_older_cookies(sqlite_url: str) -> None:
    """Somebody who planted a guest's cookie in my browser loses it when I make an account of that guest."""
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        planted = ada.cookie()
        await ada.post("/api/me/account", {"login": "ada", "password": "correct horse"})
        assert (await ada.get("/api/me"))["login"] == "ada"
        async with server.visitor() as thief:
            assert (await thief.get("/api/me", headers={"Cookie": planted})).json() is None
