"""What lists contain, and what a table says about itself."""

import pytest

from tests.server.serving import Visitor, serving
from tests.server.test_records import bring, some_record

pytestmark = pytest.mark.asyncio


async def listed_table(ada: Visitor) -> dict[str, str]:
    """A listed table with a running match against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"plan": {"game": "pig"}, "seats": seats, "listed": True, "start": True}
    table: dict[str, str] = await ada.post("/api/tables", wish, status=201)
    return table


async def test_records_that_i_brought_are_among_my_matches(database_url: str) -> None:
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await ada.open_table("pig", "me", "random", start=True)
        brought = await bring(ada, some_record(notes={"names": ["Anna", "Ben"]}), 201)

        mine = (await ada.get("/api/matches"))["matches"]
        assert {line["id"] for line in mine} == {table["match"], brought["match"]}
        (upload,) = (await ada.get("/api/matches?status=uploaded"))["matches"]
        assert (upload["id"], upload["status"], upload["names"]) == (brought["match"], "uploaded", ["Anna", "Ben"])
        assert upload["mine"] == [] and upload["my_turn"] is None and upload["table"] is None
        assert upload["result"]["places"]
        (running,) = (await ada.get("/api/matches?status=playing"))["matches"]
        assert running["id"] == table["match"] and running["table"] == table["id"]
        assert (await ada.get("/api/matches?status=over"))["matches"] == []
        assert (await eve.get("/api/matches"))["matches"] == []
        await ada.get("/api/matches?status=lost", status=400)


async def test_a_table_that_was_made_private_is_not_found_by_its_older_matches(database_url: str) -> None:
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        table = await listed_table(ada)
        (seen,) = (await eve.get("/api/matches?which=running"))["matches"]
        assert seen["table"] == table["id"]
        await ada.post(f"/api/matches/{table['match']}/resign")
        await ada.patch(f"/api/tables/{table['id']}", {"listed": False})

        (seen,) = (await eve.get("/api/matches?which=finished"))["matches"]
        assert (seen["id"], seen["table"]) == (table["match"], None)
        (mine,) = (await ada.get("/api/matches?which=finished"))["matches"]
        assert mine["table"] == table["id"]


async def test_tables_are_found_by_game(database_url: str) -> None:
    async with serving(database_url, rates=False) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        found = {}
        for game in ("pig", "mini_rogue"):
            wish = {"plan": {"game": game, "options": {}}, "seats": [{"kind": "me"}], "listed": True}
            if game == "pig":
                wish["seats"] = [{"kind": "me"}, {"kind": "open"}]
            found[game] = (await ada.post("/api/tables", wish, status=201))["id"]
        for game, table in found.items():
            assert [one["id"] for one in (await eve.get(f"/api/tables?game={game}"))["tables"]] == [table]
            assert [one["id"] for one in (await ada.get(f"/api/tables?which=mine&game={game}"))["tables"]] == [table]
        assert len((await eve.get("/api/tables"))["tables"]) == 2
        assert (await eve.get("/api/tables?game=mini-rogue"))["tables"] == []  # only exact names match
        assert (await eve.get("/api/tables?game=pi"))["tables"] == []


async def test_a_table_says_what_lies_on_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "open", options={"target": 30})
        path = f"/api/tables/{table['id']}"
        assert table["playing"] is None
        await ada.post(f"{path}/seats/1/bot", {"bot": "random"})
        playing = (await ada.post(f"{path}/start"))["playing"]
        (line,) = (await ada.get("/api/matches"))["matches"]
        assert playing["id"] == line["id"] and playing["started"] == line["started"]
        assert (playing["game"], playing["options"]["target"], playing["daily"]) == ("pig", 30, None)
        assert playing["version"] == (await ada.get("/api/games/pig"))["version"]

        await ada.post(f"/api/matches/{line['id']}/resign")
        changed = await ada.patch(path, {"plan": {"game": "mini_rogue"}, "seats": 2})
        assert changed["playing"] == playing  # the old match is still there; the plan is for the next one
        daily = await ada.post("/api/daily/mini_rogue", status=201)
        assert daily["playing"]["daily"].endswith(":mini_rogue")


async def test_host_is_whoever_may_do_what_the_host_may(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"

        async def tells(person: Visitor) -> bool:
            """Whether the table says that they are host; checks that it then lets them act as host."""
            said: bool = (await person.get(path))["host"]
            answer = await person.client.patch(path, json={"listed": False})
            assert (answer.status_code == 200) == said
            return said

        assert await tells(ada) and not await tells(bob)
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        assert await tells(ada) and not await tells(bob)
        await ada.delete(f"{path}/seats/0")
        assert await tells(bob)  # the host has left their seat
        assert await tells(ada)


async def test_a_seat_says_that_its_person_holds_another(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open", "open", "random", "random")
        path = f"/api/tables/{table['id']}"
        assert not any(seat["shared"] for seat in table["seats"])  # two bots are not one person
        await ada.post(f"{path}/seats/2")
        joined = await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        assert [seat["shared"] for seat in joined["seats"]] == [True, False, True, False, False]


async def test_a_hint_names_the_answer(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "random", start=True)
        async with ada.line(table["id"]) as line:
            stop = await line.until("stop", waiting=[0])  # the bot starts if the first roll is a one
        hint = await ada.post(f"/api/matches/{table['match']}/hint", {"seconds": 0.05})
        assert hint["answers"]
        for answer in hint["answers"]:
            assert answer["option"] == stop["question"]["options"][answer["index"]]
