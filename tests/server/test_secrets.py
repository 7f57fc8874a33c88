"""Nobody receives a secret: plays matches online and searches everything that was sent to each person."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Final

import pytest
import structlog
from sqlalchemy import select

from oubliette.kernel import SPECTATOR, Dealer, Match, Seeded
from oubliette.server.observe.logs import set_up_logs
from oubliette.server.store.schema import matches, people, tables
from tests.server.serving import Line, Running, Visitor, serving

pytestmark = pytest.mark.asyncio

GAMES: Final = {  # seats, and how many answers to give
    "dungeon_looters": (3, 60),
    "dungeon_pen": (2, 12),
    "new_dungeon": (2, 60),
    "paper_dungeon": (2, 60),
    "mini_rogue": (2, 12),
}
NAMES: Final = ("Ada", "Bob", "Cem")


class Watched:
    """A match with its players and a spectator, and everything that was sent to each of them."""

    def __init__(self, server: Running, visitors: list[Visitor], lines: list[Line], table: Any, match: str) -> None:
        self.server = server
        self.visitors = visitors  # the last one only watches
        self.lines = lines
        self.table = table
        self.match = match
        self.read: list[list[str]] = [[] for _ in visitors]  # by request

    @property
    def live(self) -> Any:
        live = self.server.running.tables.by_id[self.table["id"]].match
        assert live is not None
        return live

    def seat(self, who: int) -> int:
        return who if who < len(self.visitors) - 1 else SPECTATOR

    async def hear(self) -> list[Any]:
        """Everybody's next stop; checks that each contains what that seat may know."""
        stops = [await line.until("stop") for line in self.lines]
        for who, stop in enumerate(stops):
            seat, fork = self.seat(who), self.live.driver.match
            assert stop["seat"] == seat
            assert stop["view"] == plain(fork.view(seat))
            expected = [[event.ply, event.slug, dict(event.facts)] for event in fork.events_for(seat, stop["since"])]
            assert [[event["ply"], event["slug"], event["facts"]] for event in stop["events"]] == plain(expected)
            asked = fork.ask is not None and fork.ask.seat == seat
            assert (stop["question"] is not None) == (asked and stop["result"] is None)
        return stops

    async def ask_for_everything(self) -> None:
        """Let everybody request all that can be read about the match and its table."""
        table = self.table["id"]
        paths = [
            f"/api/matches/{self.match}{part}" for part in ("", "?since=3", "/record", "/story", "/steps", "/fate")
        ]
        paths += [f"/api/tables/{table}{part}" for part in ("", "/chat", "/invite")]
        paths += ["/api/tables", "/api/tables?which=mine", "/api/me", "/api/statistics", "/api/me/statistics"]
        paths += [f"/api/matches?which={which}" for which in ("mine", "running", "finished")]
        paths += [f"/api/matches/{self.match}?seat={seat}" for seat in range(len(self.visitors))]
        paths += [f"/api/matches/{self.match}/record?seat={seat}" for seat in range(len(self.visitors))]
        for visitor, read in zip(self.visitors, self.read, strict=True):
            for path in paths:
                answer = await visitor.client.get(path)
                assert answer.status_code < 500, (path, answer.text)
                read.append(answer.text)

    def traffic(self, who: int) -> str:
        return "\n".join([*self.lines[who].heard, *self.read[who]])


def plain(value: Any) -> Any:
    """The value as JSON brings it back: with lists for tuples."""
    return json.loads(json.dumps(value))


async def watched(server: Running, stack: AsyncExitStack, game: str, seats: int) -> Watched:
    visitors = [await stack.enter_async_context(server.person(name)) for name in (*NAMES[:seats], "Eve")]
    table = await visitors[0].open_table(game, "me", *["open"] * (seats - 1))
    for seat in range(1, seats):
        await visitors[seat].post(f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"], "word": "x"})
    match = (await visitors[0].post(f"/api/tables/{table['id']}/start"))["match"]
    lines = [await stack.enter_async_context(visitor.line(table["id"])) for visitor in visitors]
    return Watched(server, visitors, lines, table, match)


async def play(room: Watched, answers: int, luck: Random) -> None:
    stops = await room.hear()
    for number in range(answers):
        if stops[0]["result"] is not None:
            return
        (asked,) = stops[0]["waiting"]
        question = stops[asked]["question"]
        choice: dict[str, Any] = {"index": luck.randrange(question["count"])}
        if question["options"] is not None and number % 2:
            choice = {"value": question["options"][choice["index"]]}
        await room.lines[asked].say(type="answer", ply=stops[asked]["ply"], **choice)
        stops = await room.hear()


@pytest.mark.slow
@pytest.mark.usefixtures("kind_dice")  # always the same dice, so that no match ends early
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_what_they_may_not_know(sqlite_url: str, game: str) -> None:
    seats, answers = GAMES[game]
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        room = await watched(server, stack, game, seats)
        await play(room, answers, Random(game))
        live = room.live
        assert not live.over, "play less: this test is about a running match"
        await room.lines[0].say(type="chat", text="hello")
        await room.lines[-1].until("chat")
        await room.ask_for_everything()

        rows = await server.running.store.rows(select(people.c.id))
        (stored,) = await server.running.store.rows(select(matches).where(matches.c.id == room.match))
        (table,) = await server.running.store.rows(select(tables))
        cookies = [visitor.cookie().partition("=")[2] for visitor in room.visitors]
        for who in range(len(room.visitors)):
            traffic = room.traffic(who)
            assert stored.secret not in traffic and table.secret not in traffic
            assert not [row.id for row in rows if row.id in traffic], "messages never contain the ids of people"
            assert not [cookie for cookie in cookies if cookie in traffic]
            assert (table.invite in traffic) == (who < seats)
        check_worlds(room, Random(game))


def check_worlds(room: Watched, luck: Random) -> None:
    """Deal the cards that a seat cannot see again: the views that it received must stay the same."""
    match: Match = room.live.driver.match
    for who in range(len(room.visitors)):
        seat = room.seat(who)
        last = [text for text in room.lines[who].heard if text.startswith('{"type":"stop"')][-1]
        shown = [
            json.loads(text)["view"] for text in (last, *room.read[who][:3])
        ]  # by socket, by two requests, by the log
        for _ in range(5):
            twin = match.table.clone()
            match.game.imagine(twin, seat, Dealer(Seeded(luck.getrandbits(32))))
            assert all(view == plain(match.game.view(twin, seat)) for view in shown), f"seat {seat} sees a secret"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_story_and_the_log_hold_what_a_seat_was_told(sqlite_url: str, game: str) -> None:
    seats, answers = GAMES[game]
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        room = await watched(server, stack, game, seats)
        await play(room, answers // 2, Random(f"story of {game}"))
        for who, visitor in enumerate(room.visitors):
            told = plain([[event.ply, event.slug] for event in room.live.driver.match.events_for(room.seat(who))])
            story = await visitor.get(f"/api/matches/{room.match}/story")
            assert [[line["ply"], line["slug"]] for line in story["lines"]] == told
            log = await visitor.get(f"/api/matches/{room.match}/record")
            assert [[event["ply"], event["slug"]] for event in log["events"]] == told
            other = (who + 1) % seats
            refused = await visitor.get(f"/api/matches/{room.match}/record?seat={other}", status=403)
            assert refused["slug"] == "not_your_seat"
            assert (await visitor.get(f"/api/matches/{room.match}?seat={other}", status=403))["slug"] == "not_your_seat"
            assert (await visitor.get(f"/api/matches/{room.match}/steps", status=409))["slug"] == "still_running"
            assert (await visitor.get(f"/api/matches/{room.match}/fate", status=409))["slug"] == "still_running"


async def test_who_has_left_a_seat_is_told_no_more_of_its_secrets(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        room = await watched(server, stack, "dungeon_looters", 3)
        await play(room, 30, Random(1))
        left, came = room.visitors[1], room.visitors[3]
        path = f"/api/tables/{room.table['id']}/seats/1"
        await left.delete(path)
        await came.post(path, {"invite": room.table["invite"]})
        match = room.live.driver.match
        for visitor, seat in ((left, SPECTATOR), (came, 1)):
            story = await visitor.get(f"/api/matches/{room.match}/story")
            told = [[event.ply, event.slug] for event in match.events_for(seat)]
            assert [[line["ply"], line["slug"]] for line in story["lines"]] == plain(told)
            assert (await visitor.get(f"/api/matches/{room.match}"))["view"] == plain(match.view(seat))
            assert (await visitor.get(f"/api/matches/{room.match}/record"))["seat"] == seat


@pytest.mark.usefixtures("noon")
async def test_private_matches_and_tables_are_in_no_list(sqlite_url: str) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.person("Ada"))
        eve = await stack.enter_async_context(server.person("Eve"))
        running = await ada.open_table("pig", "me", "random", start=True)
        over = await ada.open_table("new_dungeon", "me", start=True)
        await ada.post(f"/api/matches/{over['match']}/resign")
        waiting = await ada.open_table("pig", "me", "open")
        daily = await ada.post("/api/daily/mini_rogue", status=201)
        await ada.post(f"/api/matches/{daily['match']}/resign")
        private = [
            running["id"],
            running["match"],
            over["id"],
            over["match"],
            waiting["id"],
            daily["id"],
            daily["match"],
        ]
        nobody = await stack.enter_async_context(server.visitor())
        paths = ["/api/tables", "/api/tables?which=mine", "/api/tables?count=100", "/api/me", "/api/me/statistics"]
        paths += [
            f"/api/matches?which={which}{game}"
            for which in ("mine", "running", "finished")
            for game in ("", "&game=pig")
        ]
        paths += [
            "/api/daily",
            f"/api/daily/mini_rogue/{(await eve.get('/api/daily'))['day']}",
            "/api/statistics",
            "/health",
        ]
        paths += ["/metrics", "/api/games"]
        for path in paths:
            for client in (eve.client, nobody):
                text = (await client.get(path)).text
                assert not [one for one in private if one in text], path
        mine = await ada.get("/api/matches?count=100")
        assert {line["id"] for line in mine["matches"]} == {running["match"], over["match"], daily["match"]}


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """All that is logged."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("json", "info", stream)
    yield stream
    root.handlers[:] = kept
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.slow
async def test_the_log_holds_nothing_private(sqlite_url: str, logged: io.StringIO) -> None:
    async with serving(sqlite_url, rates=False) as server, AsyncExitStack() as stack:
        room = await watched(server, stack, "dungeon_looters", 2)
        await play(room, 10, Random(3))
        await room.ask_for_everything()
        ada = room.visitors[0]
        await ada.post("/api/me/account", {"login": "ada.lovelace", "password": "correct horse"})
        await ada.post("/api/login", {"login": "ada.lovelace", "password": "wrong horse"}, status=401)
        await ada.post(f"/api/tables/{room.table['id']}/seats/7", {"invite": room.table["invite"]}, status=400)
        async with Line(f"{room.lines[0].url}?invite={room.table['invite']}", ada.cookie()) as line:
            await line.send("nonsense")
            await line.until("refused")
        (person, *_) = await server.running.store.rows(select(people).where(people.c.login == "ada.lovelace"))
        (stored,) = await server.running.store.rows(select(matches))
        secrets = [
            *[visitor.cookie().partition("=")[2] for visitor in room.visitors],
            room.table["id"],
            room.table["invite"],
            room.match,
            stored.secret,
            person.id,
            person.password,
            "correct horse",
            "wrong horse",
            "ada.lovelace",
        ]
    lines = logged.getvalue().splitlines()
    ours = [line for line in lines if '"event": "HTTP Request' not in line]  # the tests' own client wrote those
    assert len([line for line in ours if '"event": "answered"' in line]) > 50
    assert not [(secret, line) for secret in secrets for line in ours if secret in line]
