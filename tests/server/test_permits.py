"""Who may sit down during a match: nobody sees two hands, and nobody replaces another's opponent."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.serving import Running, Visitor, serving

pytestmark = pytest.mark.asyncio


async def rivals(server: Running, stack: AsyncExitStack) -> tuple[Visitor, Visitor, Visitor, Any]:
    """Ada, Bob and a bot play; Eve has the invitation."""
    ada, bob, eve = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Eve")]
    table = await ada.open_table("dungeon_looters", "me", "open", "random")
    await bob.post(f"/api/tables/{table['id']}/seats/1", {"invite": table["invite"]})
    return ada, bob, eve, await ada.post(f"/api/tables/{table['id']}/start")


async def test_who_left_a_seat_sits_down_in_no_other(sqlite_url: str) -> None:
    """She would see a second hand, and could come back to her own."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, _, table = await rivals(server, stack)
        path = f"/api/tables/{table['id']}/seats"
        await bob.delete(f"{path}/1")
        await ada.delete(f"{path}/0")
        for seat in (1, 2):
            assert (await ada.post(f"{path}/{seat}", status=409))["slug"] == "seated_already"
        assert (await ada.post(f"{path}/0"))["seats"][0]["mine"]  # back into her own seat


async def test_who_left_a_seat_is_remembered_when_the_match_is_rebuilt(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, _, table = await rivals(server, stack)
        path = f"/api/tables/{table['id']}/seats"
        await bob.delete(f"{path}/1")
        await ada.delete(f"{path}/0")
        server.running.tables.drop(server.running.tables.by_id[table["id"]])
        assert (await ada.post(f"{path}/1", {"invite": table["invite"]}, status=409))["slug"] == "seated_already"
        await bob.post(f"{path}/1", {"invite": table["invite"]})


async def test_where_people_play_each_other_the_bots_keep_their_seats(sqlite_url: str) -> None:
    """Eve may be Ada by another name."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, eve, table = await rivals(server, stack)
        path = f"/api/tables/{table['id']}/seats"
        assert (await eve.post(f"{path}/2", {"invite": table["invite"]}, status=409))["slug"] == "bots_stay"
        assert (await ada.delete(f"{path}/2", status=409))["slug"] == "bots_stay"  # she could let a weaker bot in
        await bob.post(f"/api/matches/{table['match']}/resign")  # a bot plays his seat
        assert (await ada.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "bot"
        await bob.post(f"{path}/1", {"invite": table["invite"]})  # he knows that hand already


async def test_friends_take_the_seats_of_bots_where_one_plays_alone(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob")]
        table = await ada.open_table("dungeon_looters", "me", "random", "random", start=True)
        path = f"/api/tables/{table['id']}/seats"
        await ada.delete(f"{path}/2")
        await ada.post(f"{path}/2/bot", {"bot": "greedy"})
        await bob.post(f"{path}/1", {"invite": table["invite"]})
        assert (await ada.delete(f"{path}/2", status=409))["slug"] == "bots_stay"  # now they are two


async def test_a_word_for_the_dice_is_used_once(sqlite_url: str) -> None:
    """The word of a person who sits down during a match counts for the next match: this one has its dice already."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob")]
        table = await ada.open_table("pig", "me", "random")
        path = f"/api/tables/{table['id']}"
        await ada.post(f"{path}/seats/0", {"word": "swordfish"})
        first = await ada.post(f"{path}/start")
        assert (await ada.get(f"/api/matches/{first['match']}"))["fate"]["salt"] == "0:swordfish"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"], "word": "herring"})
        await ada.post(f"/api/matches/{first['match']}/resign")
        second = await ada.post(f"{path}/start")
        assert (await ada.get(f"/api/matches/{second['match']}"))["fate"]["salt"] == "1:herring"
