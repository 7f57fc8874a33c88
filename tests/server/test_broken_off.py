"""A change that fails half-way leaves no trace: the table is again what the store says."""

from contextlib import AsyncExitStack

import pytest
from sqlalchemy import update

from oubliette.kernel import SPECTATOR
from oubliette.server.live import maintenance
from oubliette.server.problems import Refused
from oubliette.server.store.matches import read_entries
from oubliette.server.store.schema import entries
from oubliette.server.store.writer import Writer
from oubliette.table import table as tables
from tests.server.serving import seated, serving, until

pytestmark = pytest.mark.asyncio


async def test_an_answer_after_which_habits_never_end_is_undone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        told = await ada.open_table("pig", "me", "me", start=True)
        match = f"/api/matches/{told['match']}"
        live = server.running.tables.by_id[told["id"]].match
        assert live is not None
        stop = await ada.get(match)
        seat, question = stop["waiting"][0], stop["question"] or (await ada.get(f"{match}?seat=1"))["question"]
        wish = {"seat": 1 - seat, "prompt": question["prompt"], "value": question["options"][-1]}
        await ada.post(f"{match}/habits", wish)  # the other player always holds
        before = list(live.answers)
        written = len(await read_entries(server.running.store, live.id))

        monkeypatch.setattr(tables, "ENDLESS_FACTOR", 0)  # any answer by habit is now one too many
        refused = None
        while refused is None:  # roll until it is the other player's turn, whose habit answers
            stop = await ada.get(f"{match}?seat={seat}")
            said = {"seat": seat, "ply": stop["ply"], "index": len(question["options"]) - 1}
            answer = await ada.client.post(f"{match}/answers", json=said)
            refused = answer.json()["slug"] if answer.status_code != 200 else None
            if refused is None:
                before, written = list(live.answers), written + 1
        assert refused == "endless"
        again = await ada.get(match)  # waits until the match is rebuilt
        assert again["ply"] == len(before)
        assert list(live.answers) == before
        assert len(await read_entries(server.running.store, live.id)) == written


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["", "{}", '{"kind":"answered","seat":0,"ply":0,"answers":[99]}'])
async def test_a_damaged_match_does_not_stop_maintenance(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    """Maintenance still rebuilds the next table, in this run and in later ones."""
    monkeypatch.setattr(maintenance, "INTERVAL", 0.01)
    async with serving(sqlite_url, rates=False) as server, server.person("Ada") as ada:
        told = [await ada.open_table("pig", "me", "me", start=True) for _ in range(2)]
        damaged, whole = [server.running.tables.by_id[one["id"]].match for one in told]
        assert damaged is not None and whole is not None
        await server.running.store.run(update(entries).where(entries.c.match == damaged.id).values(data=damage))
        damaged.stale = True
        for _ in range(3):
            whole.stale = True
            await until(lambda: not whole.stale)
        assert damaged.stale
        assert (await ada.get(f"/api/matches/{whole.id}"))["ply"] == whole.driver.ply


async def test_giving_up_fails_when_it_cannot_be_written(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving up and seating the bot are one entry: no seat is ever without a player."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person(name)) for name in ("Ada", "Bob", "Cem")]
        told = await people[0].open_table("pig", "me", "open", "open")
        for seat in (1, 2):
            await people[seat].post(f"/api/tables/{told['id']}/seats/{seat}", {"invite": told["invite"]})
        match = (await people[0].post(f"/api/tables/{told['id']}/start"))["match"]
        async with people[0].line(told["id"]) as line:
            await line.until("stop", seat=0)

            async def fail(*_: object) -> None:
                raise Refused("store_down", "the store is gone in the middle of it")

            with monkeypatch.context() as away:
                away.setattr(Writer, "append", fail)
                await line.say(type="resign")
                await line.until("refused", slug="store_down")
            assert (await people[0].get(f"/api/matches/{match}"))["seat"] == 0
            before = len(await read_entries(server.running.store, match))
            await line.say(type="resign")
            await line.until("stop", seat=SPECTATOR)
            assert len(await read_entries(server.running.store, match)) == before + 1
            assert (await people[1].get(f"/api/tables/{told['id']}"))["seats"][0]["kind"] == "bot"
        server.running.tables.drop(server.running.tables.by_id[told["id"]])
        again = await people[1].get(f"/api/matches/{match}")
        assert again["players"][0]["kind"] == "bot" and again["notices"][0]["slug"] == "table.resigned"


@pytest.mark.parametrize("what", ["habit", "leave"])
async def test_a_rule_that_fails_half_way_leaves_nothing_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The change has no entry, so nobody may see it."""
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada, bob, table = await seated(server, stack)
        path = f"/api/matches/{table['match']}"
        with monkeypatch.context() as broken:
            broken.setattr(tables.Table, "advance", _fail)
            if what == "habit":
                await ada.post(f"{path}/habits", {"prompt": "turn.choice", "value": "hold"}, status=500)
            else:
                await bob.delete(f"/api/tables/{table['id']}/seats/1", status=500)
        stop = await bob.get(path)
        assert stop["autos"] == {} and stop["seat"] == 1
        assert [player["kind"] for player in stop["players"]] == ["person", "person"]
        assert (await ada.get(path))["autos"] == {}


def _fail(*_: object) -> None:
    raise ZeroDivisionError("a fault of the rules")
