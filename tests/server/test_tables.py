"""Tables: opening them, sitting down, starting a match, rematches."""

import pytest

from tests.server.serving import serving

pytestmark = pytest.mark.asyncio


async def test_two_people_meet_by_invitation(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"

        refused = await bob.post(f"{path}/seats/1", {"invite": "guess"}, status=403)
        assert refused["slug"] == "not_invited"
        assert (await bob.get(path))["invite"] is None  # only people who sit there see the invitation
        await bob.get(f"{path}/invite", status=403)

        invitation = await ada.get(f"{path}/invite")
        assert invitation["link"] == f"{server.url}/t/{table['id']}?invite={invitation['invite']}"
        joined = await bob.post(f"{path}/seats/1", {"invite": invitation["invite"]})
        assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bob"]
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]


async def test_a_renewed_invitation_makes_the_old_one_worthless(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        renewed = await ada.post(f"{path}/invite")
        assert renewed["invite"] != table["invite"]

        await bob.post(f"{path}/seats/1", {"invite": table["invite"]}, status=403)
        await bob.post(f"{path}/seats/1", {"invite": renewed["invite"]})
        assert (await bob.post(f"{path}/invite", status=403))["slug"] == "not_host"


async def test_listed_tables_are_found_and_private_ones_are_not(database_url: str) -> None:
    async with serving(database_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        private = await ada.open_table("pig", "me", "open")
        listed = await ada.post(
            "/api/tables",
            {"plan": {"game": "pig"}, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True},
            status=201,
        )

        found = await bob.get("/api/tables")
        assert [table["id"] for table in found["tables"]] == [listed["id"]]
        assert {table["id"] for table in (await ada.get("/api/tables?which=mine"))["tables"]} == {
            private["id"],
            listed["id"],
        }
        await bob.post(f"/api/tables/{listed['id']}/seats/1", {})  # no invitation needed
        assert (await bob.get("/api/tables?which=mine"))["tables"][0]["id"] == listed["id"]


async def test_lists_go_on_where_they_stopped(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        opened = [(await ada.open_table("pig", "me", "open"))["id"] for _ in range(5)]
        first = await ada.get("/api/tables?which=mine&count=2")
        second = await ada.get(f"/api/tables?which=mine&count=2&next={first['next']}")
        third = await ada.get(f"/api/tables?which=mine&count=2&next={second['next']}")
        seen = [table["id"] for part in (first, second, third) for table in part["tables"]]
        assert sorted(seen) == sorted(opened)
        assert third["next"] is None
        await ada.get("/api/tables?which=mine&next=nonsense", status=400)


async def test_a_match_begins_when_every_seat_is_taken(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open", "open")
        path = f"/api/tables/{table['id']}"
        assert (await ada.post(f"{path}/start", status=409))["slug"] == "seats_free"

        await ada.post(f"{path}/seats/2/bot", {"bot": "random", "name": "Robot"})
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        assert (await bob.post(f"{path}/seats/1/bot", {"bot": "random"}, status=403))["slug"] == "not_host"
        started = await bob.post(f"{path}/start")  # everybody at the table may start the match
        assert started["running"]
        assert (await ada.post(f"{path}/start", status=409))["slug"] == "table_busy"


async def test_a_table_outlives_its_match_and_its_game(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        first = await ada.post(f"{path}/start")
        assert (await ada.patch(path, {"plan": {"game": "pig"}}, status=409))["slug"] == "table_busy"
        await bob.post(f"/api/matches/{first['match']}/resign")

        rematch = await ada.post(f"{path}/start")
        assert rematch["match"] != first["match"]
        await ada.post(f"/api/matches/{rematch['match']}/resign")
        changed = await ada.patch(path, {"plan": {"game": "dungeon_pen"}})
        assert changed["plan"]["game"] == "dungeon_pen"
        other = await ada.post(f"{path}/start")
        assert (await bob.get(f"/api/matches/{other['match']}"))["game"] == "dungeon_pen"
        assert len((await bob.get("/api/matches"))["matches"]) == 3


async def test_the_same_seed_deals_the_same_dice_to_everybody(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        plan = {"game": "mini_rogue", "options": {"character": "random"}}
        wish = {"seats": [{"kind": "me"}], "start": True, "word": "swordfish"}
        dealt = []
        for person, seed in ((ada, 7), (bob, 7), (bob, 8)):
            table = await person.post("/api/tables", wish | {"plan": plan | {"seed": seed}}, status=201)
            assert table["plan"]["seed"] == seed
            stop = await person.get(f"/api/matches/{table['match']}")
            assert stop["fate"] == {"commitment": table["commitment"], "salt": ""}
            dealt.append((stop["view"], stop["fate"]))
        assert dealt[0] == dealt[1] and dealt[1][1] != dealt[2][1]

        refused = await ada.post("/api/tables", wish | {"plan": plan | {"seed": -1}}, status=400)
        assert refused["slug"] == "bad_request"


async def test_a_plan_that_cannot_be_played_changes_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        for plan, status in (
            ({"game": "chess"}, 404),
            ({"game": "pig", "options": {"target": 3}}, 400),
            ({"game": "pig", "options": {"colour": "red"}}, 400),
            ({"game": "pig", "stand_in": "genius"}, 400),
        ):
            await ada.patch(path, {"plan": plan}, status=status)
        await ada.patch(path, {"plan": {"game": "mini_rogue"}, "seats": 3}, status=400)  # the game is for one or two
        assert (await ada.get(path))["plan"] == table["plan"]
        assert (await ada.patch(path, {"seats": 0}, status=400))["slug"] == "bad_request"
        assert len((await ada.patch(path, {"seats": 4}))["seats"]) == 4
        assert len((await ada.patch(path, {"seats": 2}))["seats"]) == 2


async def test_seats_are_left_and_given_to_bots(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        await bob.post(f"{path}/seats/1", {"invite": table["invite"]})
        assert (await ada.post(f"{path}/seats/1", {}, status=409))["slug"] == "seat_taken"
        assert (await bob.delete(f"{path}/seats/0", status=403))["slug"] == "not_host"
        assert (await bob.post(f"{path}/seats/7", {"invite": table["invite"]}, status=400))["slug"] == "no_such_seat"

        started = await ada.post(f"{path}/start")
        assert (await ada.delete(f"{path}/seats/1", status=409))["slug"] == "nobody_sent_away"
        left = await bob.delete(f"{path}/seats/1")
        assert left["seats"][1]["kind"] == "open"
        assert (await bob.post(f"/api/matches/{started['match']}/answers", {"ply": 1, "index": 0}, status=403))[
            "slug"
        ] == "not_seated"
        played_on = await ada.post(f"{path}/seats/1/bot", {"bot": "greedy"})
        assert played_on["seats"][1]["kind"] == "bot"
        back = await bob.post(f"{path}/seats/1", {"invite": table["invite"]})  # people may take a bot's seat
        assert back["seats"][1]["name"] == "Bob"


async def test_nobody_can_do_anything_without_a_name(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server, server.visitor() as nobody, server.person("Ada") as ada:
        table = await ada.open_table("pig", "me", "open")
        path = f"/api/tables/{table['id']}"
        for method, where in (
            ("POST", "/api/tables"),
            ("POST", f"{path}/start"),
            ("POST", f"{path}/seats/1"),
            ("DELETE", f"{path}/seats/0"),
            ("GET", "/api/tables?which=mine"),
            ("GET", "/api/matches"),
        ):
            data = {"plan": {"game": "pig"}, "seats": [{}]} if where == "/api/tables" else {}
            answer = await nobody.request(method, where, json=data if method == "POST" else None)
            assert answer.status_code == 401, (method, where, answer.text)
            assert answer.json()["slug"] == "no_person"
        assert (await nobody.get(path)).status_code == 200  # everybody who has the link may look
        assert (await nobody.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")).status_code == 404


async def test_heroes_are_called_as_their_players_wish(sqlite_url: str) -> None:
    """[hero.name] A person names the hero of each of their seats, bots get a name of ours. Other games ignore it."""
    seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    async with serving(sqlite_url) as server, server.person("Ada") as ada:
        heroes = (await ada.get("/api/games/paper_dungeon"))["heroes"]
        table = await ada.post("/api/tables", {"plan": {"game": "paper_dungeon"}, "seats": seats}, status=201)
        assert [seat["name"] for seat in table["seats"][:2]] == ["Zoé", "Ada"]
        assert table["seats"][2]["name"] in heroes

        bad = {"plan": {"game": "paper_dungeon"}, "seats": [{"kind": "me", "name": "\u200b"}]}
        assert (await ada.post("/api/tables", bad, status=400))["slug"] == "bad_name"
        table = await ada.post("/api/tables", {"plan": {"game": "pig"}, "seats": seats[:2]}, status=201)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada"]
        assert (await ada.get("/api/games/pig"))["heroes"] == []


async def test_who_is_invited_names_a_hero_too(sqlite_url: str) -> None:
    """[hero.name] The same checks as for the host; the default is the person's name, and other games ignore it."""
    async with serving(sqlite_url) as server, server.person("Ada") as ada, server.person("Bob") as bob:
        for game, called in (("paper_dungeon", "Zoé"), ("pig", "Bob")):
            table = await ada.open_table(game, "me", "open")
            seat, invite = f"/api/tables/{table['id']}/seats/1", table["invite"]
            sat = await bob.post(seat, {"invite": invite, "name": " Zoé\u200b "})
            assert [held["name"] for held in sat["seats"]] == ["Ada", called]
            sat = await bob.post(seat, {"invite": invite})
            assert sat["seats"][1]["name"] == "Bob"
        table = await ada.open_table("paper_dungeon", "me", "open")
        wish = {"invite": table["invite"], "name": "\u200b"}
        assert (await bob.post(f"/api/tables/{table['id']}/seats/1", wish, status=400))["slug"] == "bad_name"
